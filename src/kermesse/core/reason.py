"""Why a move is a good one, in one sentence: facts that hold in the view of whoever moves, and nothing else.

A game's own (`players/<game>/reasons.py`) gives the best one for a command: `reason(view, command)`, None where nothing better
can be said than that it looked best. The sentence is the message `reason-<name>` of the game's catalogue, its
arguments are made as the game's wording says of an event.
"""

import msgspec

from kermesse.core.tags import snake_case


class Reason(msgspec.Struct, frozen=True, gc=False, tag_field="because", tag=snake_case, forbid_unknown_fields=True):
    """One subclass a kind; its fields are the facts that the sentence names, and each must be true in the view."""
