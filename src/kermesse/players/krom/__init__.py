"""Players of Krom."""
