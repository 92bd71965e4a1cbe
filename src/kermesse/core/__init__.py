"""The contract and what every game shares. Imports nothing of ours and does no I/O."""
