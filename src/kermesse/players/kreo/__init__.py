"""Players of Kréo."""
