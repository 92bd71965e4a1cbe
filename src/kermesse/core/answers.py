"""Marks on the legal commands of a seat, for its page: the final ones, the only answer, and those given at the same
moment whatever the seat holds.
"""

from collections.abc import Sequence

import msgspec

from kermesse.core.game import Command


class OnlyAnswer(msgspec.Struct, frozen=True, gc=False):
    """The only answer to what is asked of a seat: a page may give it by itself."""

    at: int  # its place among the legal commands
    alike: bool  # its moment must not tell what the seat holds


def final_places(legal: Sequence[Command]) -> list[int]:
    """Return the places in the list of those that cannot be taken back."""
    return [at for at, command in enumerate(legal) if command.is_final()]


def alike_places(legal: Sequence[Command]) -> list[int]:
    """Return the places in the list of the answers whose moment must not tell what the seat holds."""
    return [at for at, command in enumerate(legal) if command.alone == "alike"]


def only_answer(legal: Sequence[Command]) -> OnlyAnswer | None:
    """Return the one command that answers, if there is no other and its kind lets a page give it."""
    answers = [at for at, command in enumerate(legal) if not command.side_command]
    if len(answers) > 1:
        answers = [at for at in answers if not legal[at].is_spare()]
    if len(answers) != 1 or legal[answers[0]].alone == "never":
        return None
    return OnlyAnswer(answers[0], legal[answers[0]].alone == "alike")
