"""Who may do what, and what follows. From the bottom up: asking, listing, turn, round, table, then play, which answers them
all."""
