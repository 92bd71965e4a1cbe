"""Who may do what, and what follows.

From the bottom up: asking, scoring, supply, conquest, turn, fill, rolling, camp, table; then play, which answers them all.
"""
