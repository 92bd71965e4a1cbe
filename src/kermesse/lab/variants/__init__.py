"""Opponents that play another way than the levels: weights of their own, in rules of thumb and in searches."""
