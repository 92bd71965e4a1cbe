"""Who may do what, and what follows.

From the bottom up: asking, tokens, hands, victory; then bonus, fight, reaction, places, action; then flow, which runs on
from decision to decision, table, which sets a game up, and play, which answers the contract.
"""
