"""What a player of Chronos knows: heuristics over the view of one seat (docs/rules/chronos.md, 9.4)."""
