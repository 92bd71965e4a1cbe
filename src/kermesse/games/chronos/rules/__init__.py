"""The rules, a subject a file; play.py answers the contract."""
