"""Which of the finished games that are kept were somebody's."""

from collections.abc import Iterable

import msgspec

from kermesse.server.storage.storage import Finished


class KeptPlace(msgspec.Struct):
    advised: bool = False  # whoever sat there asked a bot for advice: the result is not all their own


class KeptInfo(msgspec.Struct):
    """Of what is kept of a finished table, what says whose game it was: never sent to anybody."""

    game: str
    people: list[str] = []  # by seat; '' for bots and whoever wants to be forgotten
    places: list[KeptPlace] = []


def games_of(person: str, rows: Iterable[tuple[str, str, int]]) -> list[Finished]:
    """Of rows of a table, what is said of it, and when it ended. Raises msgspec.MsgspecError if one cannot be read."""
    found = [(table, msgspec.json.decode(info, type=KeptInfo), at) for table, info, at in rows]
    return [
        Finished(table, info.game, seat, at, info.places[seat].advised if seat < len(info.places) else False)
        for table, info, at in found
        if person in info.people and (seat := info.people.index(person)) >= 0
    ]
