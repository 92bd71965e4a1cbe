"""Players of Kero."""
