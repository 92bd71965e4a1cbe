"""The seating: who sits where, who is host, what will be played: a table but for its match. Every change here is one of
the lobby's rules.

Functions change a `Seating` in place, or raise `Refused` and have changed nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from kermesse.core.clock import Millis
from kermesse.core.game import AnyGame, Refused, Seat
from kermesse.core.options import BadOptions, plain_options, read_options
from kermesse.core.units import MILLIS
from kermesse.players import levels
from kermesse.server.connection.messages import RULE, Place
from kermesse.server.storage.people import skeleton

STAND_IN_AFTER_MS = 60_000
LONGEST_STAND_IN_MS = 3_600_000
MOST_SENT_AWAY = 100  # from a table and its rematches: each is known as long as the table is
FORGOTTEN = "forgotten-"  # the beginning of what replaces the id of a forgotten person; no id begins so


class Chair(msgspec.Struct):
    """A seat: a person's, a bot's, or free."""

    person: str = ""  # that person's id: never sent to anybody
    name: str = ""
    bot: str = ""  # the bot's level
    conceded: bool = False
    put_out: bool = False  # put out by the host during play: a bot plays for them to the end
    advised: bool = False  # they asked a bot what to do

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


class Seating(msgspec.Struct):
    """Everything about a table that outlives the server, but for its match's log."""

    game: str
    version: str
    options: dict[str, Any]
    chairs: list[Chair]
    seed: str  # secret until the game is over
    made: int  # wall clock, seconds
    host: str = ""
    public: bool = False
    stage: Literal["lobby", "playing", "over"] = "lobby"
    paused: bool = False
    pauses: int = 0  # in the stretch of the game with this number
    pauses_in: int = 0
    kicked: list[str] = []
    rematch: str = ""
    stand_in_after_ms: int = STAND_IN_AFTER_MS
    advice: bool = False  # everybody may ask a bot for advice; somebody alone with bots always may
    odds: bool = False  # spectators are shown what chances bots give each seat, by what a spectator sees

    def seat_of(self, person: str) -> Seat:
        for seat, chair in enumerate(self.chairs):
            if chair.person == person and not chair.put_out:
                return seat
        return -1

    def people(self) -> list[Seat]:
        """The seats of people, without those who were put out."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.put_out]


class Nudge(NamedTuple):
    by: Seat
    times: int
    at: float  # of the last one, in seconds


class Votes:
    """The seats that have asked for a pause, for its end, or for a rematch; and who wishes what of the next table."""

    __slots__ = ("joining", "nudges", "pause", "rematch", "rematch_refused", "resume")

    def __init__(self) -> None:
        self.pause: set[Seat] = set()
        self.resume: set[Seat] = set()
        self.rematch: set[Seat] = set()
        self.rematch_refused: set[Seat] = set()
        self.nudges: dict[Seat, Nudge] = {}  # of whoever has done nothing since
        self.joining: dict[str, str] = {}  # spectators who will sit down, by person: their names


def sensible_seats(game: AnyGame) -> int:
    return max(game.seats.start, min(4, game.seats.stop - 1))


def default_level(game: AnyGame) -> str:
    known = levels(game)
    return "normal" if "normal" in known else known[-1]


def check(game: AnyGame, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options in full. Raises Refused if the game cannot be played with them by so many."""
    if seats not in game.seats:
        raise Refused("bad_seats", RULE, least=game.seats.start, most=game.seats.stop - 1)
    try:
        typed = read_options(game.options_type, options)
        game.check_options(typed, seats)
    except BadOptions as error:
        raise bad_options(game.name, error) from None
    return plain_options(typed)


def bad_options(game: str, error: BadOptions) -> Refused:
    """Make a refusal of bad options: its words are found by game, option and reason."""
    return Refused(
        "bad_options",
        RULE,
        **error.args_given,
        game=game,
        option=error.option,
        part=error.part,
        unit=error.unit,
        why=error.code,
    )


def sit(seating: Seating, person: str, name: str, seat: Seat) -> None:
    """Take a free seat; leave another one if need be."""
    in_lobby(seating)
    no_look_alike(seating, person, name)
    free = [place for place, chair in enumerate(seating.chairs) if chair.free]
    old = seating.seat_of(person)
    if seat == -1 and old >= 0:
        return
    if not free:
        raise Refused("table_full", RULE)
    if seat == -1:
        seat = free[0]
    if seat not in free:
        raise Refused("seat_taken", RULE)
    if old >= 0:
        seating.chairs[old] = Chair()
    seating.chairs[seat] = Chair(person=person, name=name)
    if not seating.host:
        seating.host = person


def stand(seating: Seating, person: str) -> None:
    in_lobby(seating)
    seat = seating.seat_of(person)
    if seat < 0:
        raise Refused("not_seated", RULE)
    seating.chairs[seat] = Chair()
    if seating.host == person:
        pass_host_on(seating)


def forget(seating: Seating, seat: Seat) -> None:
    """Make the person who sits there nobody in particular: a person without a name, whom no key leads to, and who plays
    on.
    """
    chair = seating.chairs[seat]
    nobody = f"{FORGOTTEN}{seat}"
    if seating.host == chair.person:
        seating.host = nobody
    chair.person, chair.name = nobody, ""


def pass_host_on(seating: Seating, here: set[str] | None = None) -> bool:
    """Make the next person who sits here host; nobody if there is none: then the first to sit down becomes host."""
    old = seating.host
    others = [chair.person for chair in seating.chairs if chair.person and chair.person != old]
    if here is not None:
        others = [person for person in others if person in here]
        if not others:
            return False
    seating.host = others[0] if others else ""
    return seating.host != old


def add_bot(seating: Seating, game: AnyGame, seat: Seat, level: str) -> None:
    in_lobby(seating)
    level = level or default_level(game)
    if level not in levels(game):
        raise Refused("bad_level", RULE, levels=", ".join(levels(game)))
    if seat == -1:
        free = [place for place, chair in enumerate(seating.chairs) if chair.free]
        if not free:
            raise Refused("table_full", RULE)
        seat = free[0]
    if not 0 <= seat < len(seating.chairs) or seating.chairs[seat].person:  # a bot may be replaced by another
        raise Refused("seat_taken", RULE)
    seating.chairs[seat] = Chair(bot=level)


def remove(seating: Seating, seat: Seat) -> str:
    """Remove a bot or a person; return the person's id."""
    in_lobby(seating)
    if not 0 <= seat < len(seating.chairs) or seating.chairs[seat].free:
        raise Refused("bad_seat", RULE)
    person = seating.chairs[seat].person
    if person:
        _kick(seating, person)
    seating.chairs[seat] = Chair()
    return person


def put_out(seating: Seating, seat: Seat) -> str:
    """Put out a person during play: the seat keeps their name and is a bot's to the end. Return their id."""
    if seat not in seating.people():
        raise Refused("bad_seat", RULE)
    person = seating.chairs[seat].person
    _kick(seating, person)
    seating.chairs[seat].put_out = True
    return person


def _kick(seating: Seating, person: str) -> None:
    if person == seating.host:
        raise Refused("own_seat", RULE)
    if len(seating.kicked) >= MOST_SENT_AWAY:
        raise Refused("too_many_sent_away", RULE, most=MOST_SENT_AWAY)
    seating.kicked.append(person)


def choose(seating: Seating, game: AnyGame, options: dict[str, Any], seats: int) -> None:
    """Set other options, or another number of seats. The table's own are among them."""
    in_lobby(seating)
    given = dict(options)
    own = table_options(given, OwnOptions(seating.public, seating.stand_in_after_ms, seating.advice, seating.odds))
    seats = seats or len(seating.chairs)
    taken = [chair for chair in seating.chairs if not chair.free]
    if seats < len(taken):
        raise Refused("seats_taken", RULE, taken=len(taken))
    seating.options = check(game, seats, {**seating.options, **given})
    seating.public, seating.stand_in_after_ms, seating.advice, seating.odds = own
    if seats != len(seating.chairs):
        kept = taken if seats < len(seating.chairs) else seating.chairs
        seating.chairs = kept + [Chair() for _ in range(seats - len(kept))]


class OwnOptions(NamedTuple):
    """The table's own options, whatever is played."""

    public: bool = False
    stand_in_after_ms: int = STAND_IN_AFTER_MS
    advice: bool = False
    odds: bool = False


def table_options(given: dict[str, Any], own: OwnOptions) -> OwnOptions:
    """Take the table's own options out of those that were given for the game."""
    own = OwnOptions(*(given.pop(name, value) for name, value in own._asdict().items()))
    for name in ("public", "advice", "odds"):
        if not isinstance(getattr(own, name), bool):
            raise bad_options("", BadOptions(name, "bad_value"))
    after = own.stand_in_after_ms
    if not isinstance(after, int) or isinstance(after, bool) or not 0 <= after <= LONGEST_STAND_IN_MS:
        raise bad_options("", BadOptions("stand_in_after_ms", "range", unit=MILLIS, least=0, most=LONGEST_STAND_IN_MS))
    return own


def close_up(seating: Seating, game: AnyGame) -> None:
    """Take away free seats before the first card, if the game can be played by those who are here."""
    in_lobby(seating)
    taken = [chair for chair in seating.chairs if not chair.free]
    if len(taken) not in game.seats:
        raise Refused("too_few", RULE, least=game.seats.start)
    seating.options = check(game, len(taken), seating.options)
    seating.chairs = taken


def in_lobby(seating: Seating) -> None:
    if seating.stage != "lobby":
        raise Refused("already_started", RULE)


def host_only(seating: Seating, person: str) -> None:
    if seating.host != person:
        raise Refused("host_only", RULE)


def neighbours(seating: Seating, addresses: Mapping[str, str]) -> Iterator[tuple[Seat, list[Seat], bool]]:
    """Return for each person who sits here who else comes from the same address, and whether somebody sent away did.
    Nothing is said of the host, who may share a home with others.
    """
    sent_away = {addresses[person] for person in seating.kicked if person in addresses}
    at = {seat: addresses.get(seating.chairs[seat].person) for seat in seating.people()}
    for seat, address in at.items():
        if address is not None:
            same = [other for other in at if other != seat and at[other] == address]
            yield seat, same, address in sent_away and seating.chairs[seat].person != seating.host


def no_look_alike(seating: Seating, person: str, name: str) -> None:
    """Raise Refused if the name could be taken for that of somebody who sits here."""
    looks = skeleton(name)
    if looks and any(chair.person != person and skeleton(chair.name) == looks for chair in seating.chairs):
        raise Refused("name_taken", RULE)


def place_of(
    seating: Seating, seat: Seat, here: bool, stand_in: str, away_ms: Millis = 0, nudge: Nudge | None = None
) -> Place:
    """Return a chair as everybody sees it."""
    chair = seating.chairs[seat]
    if chair.free:
        return Place(seat, "free")
    if chair.bot:
        return Place(seat, "bot", level=chair.bot)
    return Place(
        seat,
        "person",
        chair.name,
        stand_in,
        here,
        chair.person == seating.host,
        bool(stand_in),
        chair.conceded,
        chair.advised,
        put_out=chair.put_out,
        away_ms=away_ms,
        nudges=nudge.times if nudge is not None else 0,
        nudged_by=nudge.by if nudge is not None else -1,
    )
