"""Players of Witty Chronos and Temple."""
