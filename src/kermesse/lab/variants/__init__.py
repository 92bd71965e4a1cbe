"""Opponents that play another way than the levels: weights of their own, in heuristics and in searches."""
