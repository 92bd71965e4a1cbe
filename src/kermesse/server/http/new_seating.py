"""Seatings of new tables: as somebody wishes, or after a game by those who played it."""

import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from kermesse.core.chance import SEED_BYTES
from kermesse.core.game import AnyGame, Refused, Seat
from kermesse.core.match import Step
from kermesse.core.options import BadOptions, plain_options, read_options
from kermesse.players import levels
from kermesse.server.connection.messages import RULE, NewTable
from kermesse.server.table import seating
from kermesse.server.table.seating import Chair, Seating
from kermesse.server.table.state import TableState

SEAT_NAMED: Final = re.compile(r"seat:(\d+)")


def as_wished(game: AnyGame, host: Chair, wish: NewTable) -> Seating:
    preset = game.presets.get(wish.preset)
    if preset is None and wish.preset != "standard":
        raise Refused("no_preset", RULE, presets=", ".join(game.presets))
    seats = wish.seats or seating.sensible_seats(game)
    given = dict(wish.options)
    own = seating.table_options(given, seating.OwnOptions(wish.public))
    base: dict[str, Any] = plain_options(preset) if preset is not None else {}
    if wish.play_now:  # alone with bots nobody waits, so there is no clock unless it is asked for
        base["timers"] = "off"
    options = seating.check(game, seats, {**base, **given})
    chairs = [host, *(Chair() for _ in range(seats - 1))]
    seed = secrets.token_hex(SEED_BYTES)
    made = int(time.time())
    new = Seating(game.name, game.version, options, chairs, seed, made, host.person, own.public)
    new.stand_in_after_ms, new.advice, new.odds = own.stand_in_after_ms, own.advice, own.odds
    return new


def fill_with_bots(game: AnyGame, made: Seating, level: str) -> None:
    if level not in levels(game):
        level = seating.default_level(game)
    for seat, chair in enumerate(made.chairs):
        if chair.free:
            seating.add_bot(made, game, seat, level)


def for_rematch(table: TableState) -> Seating:
    """Return the same people and options, with the next player first. Who has gone, or would rather not, leaves a free
    seat. Spectators who wished to join get the free seats, then those of bots, then new ones.
    """
    old = table.seating
    chairs = [
        Chair(bot=chair.bot) if chair.bot else Chair(person=chair.person, name=chair.name) for chair in old.chairs
    ]
    for seat, chair in enumerate(chairs):
        if chair.person and (not table.audiences.is_here(seat) or seat in table.votes.rematch_refused):
            chairs[seat] = Chair()
    made = Seating(
        old.game,
        old.version,
        _rotated(table),
        chairs,
        secrets.token_hex(SEED_BYTES),
        int(time.time()),
        next((chair.person for chair in chairs if chair.person == old.host), ""),
        old.public,
        kicked=list(old.kicked),
        stand_in_after_ms=old.stand_in_after_ms,
        advice=old.advice,
        odds=old.odds,
    )
    made.host = made.host or next(chair.person for chair in chairs if chair.person)
    watching = {page.person.id for page in table.audiences.pages}
    for person, name in table.votes.joining.items():
        if person in watching:
            _seat(table.rules, made, person, name)
    return made


def _seat(game: AnyGame, made: Seating, person: str, name: str) -> None:
    """Seat one more person, if there is room: in the place of a bot, or on one more chair."""
    chairs = list(made.chairs)
    bot = next((seat for seat, chair in enumerate(chairs) if chair.bot), -1)
    if not any(chair.free for chair in chairs) and bot >= 0:
        made.chairs[bot] = Chair()
    elif not any(chair.free for chair in chairs):
        with suppress(Refused):
            seating.choose(made, game, {}, len(chairs) + 1)
    try:
        seating.sit(made, person, name, -1)
    except Refused:  # no room, or a name like another's
        made.chairs = chairs


def _rotated(table: TableState) -> dict[str, object]:
    """Return the same options with the next player first, where the game has an option for that."""
    chosen = dict(table.seating.options)
    if "first_player" not in chosen:
        return chosen
    seats = len(table.seating.chairs)
    named = SEAT_NAMED.fullmatch(str(chosen["first_player"]))
    next_one = ((int(named[1]) if named else _first_of(table.past)) + 1) % seats
    turned = {**chosen, "first_player": f"seat:{next_one}"}
    game = table.rules
    try:
        game.check_options(read_options(game.options_type, turned), seats)
    except BadOptions:
        return chosen
    return turned


def _first_of(steps: Sequence[Step]) -> Seat:
    """Return who began, by the first event that says so."""
    for step in steps:
        for event in step.events:
            if (first := event.first_player()) is not None:
                return first
    return 0
