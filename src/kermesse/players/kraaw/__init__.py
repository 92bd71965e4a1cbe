"""Players of Kraaw."""
