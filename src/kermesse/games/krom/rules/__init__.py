"""Who may do what, and what follows.

From the bottom up: asking, tokens, hands, victory; then bonus, fight, reaction, places, action; then flow, which runs on
from decision to decision, and table, which sets a game up; on top legal, what can be asked, and play (with acts, the commands
of the action phase), what then happens.
"""
