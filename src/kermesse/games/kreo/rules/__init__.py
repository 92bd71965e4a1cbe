"""Who may do what, and what follows.

From the bottom up: asking, knowledge, ending, turn, aggressions, creation, divination, powers, table, speech; then legal
and play, which answer the contract's questions.
"""
