"""Reasons for a move, in one sentence: facts that are true in the view of the seat to move, and nothing else.

A game's `players/<game>/reasons.py` gives the best reason for a command: `reason(view, command)`, or None if there is
none to give. The sentence is the message `reason-<name>` of the game's catalogue; its arguments are made by the game's
wording, as for an event.
"""

import msgspec

from kermesse.core.tags import snake_case


class Reason(msgspec.Struct, frozen=True, gc=False, tag_field="because", tag=snake_case, forbid_unknown_fields=True):
    """A reason for a move.

    Each kind is a subclass; its fields are the facts in the sentence, and each must be true in the view.
    """
