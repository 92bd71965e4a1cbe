"""What one does at a table that the game's rules know nothing of: sitting, starting, pausing, talking, giving up.

An act changes who sits where and who has asked for what, and says what else is done (`effects.py`); or it raises Refused.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from kermesse.core.conceding import CONCEDED
from kermesse.core.game import SPECTATOR, Refused, Seat
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.storage.names import clean_line, clean_name
from kermesse.server.storage.people import Person
from kermesse.server.table import seating
from kermesse.server.table.effects import (
    Advised,
    BotSat,
    Changed,
    ClockRuns,
    ClockSkips,
    ClockStops,
    Effect,
    EndedIfOver,
    HandedOver,
    Kept,
    Noted,
    PutToRules,
    Regrouped,
    Rematched,
    Reseated,
    SentAway,
    ShownAgain,
    Spoken,
    Started,
)
from kermesse.server.table.facts import Facts
from kermesse.server.table.presence import hand_back, may_hand_back, may_stop

LONGEST_CHAT: Final = 300
PHRASE: Final = re.compile(r"[a-z0-9_-]{1,40}")

Effects: TypeAlias = Iterator[Effect]


class Asking:
    """One thing asked by one person."""

    def __init__(self, table: Facts, person: Person, act: messages.Act) -> None:
        self.table = table
        self.act = act
        self.person = person
        self.seating = table.seating

    @property
    def seat(self) -> Seat:
        """The asker's own."""
        seat = self.seating.seat_of(self.person.id)
        if seat < 0:
            raise Refused("not_seated", RULE)
        return seat


def act(table: Facts, person: Person, act: messages.Act) -> Effects:
    return ACTS[act.what](Asking(table, person, act))


# ---------------------------------------------------------------- before the start


def sit(a: Asking) -> Effects:
    yield Kept(a.person)
    seating.sit(a.seating, a.person.id, a.person.name, a.act.seat)
    yield Reseated(pages_move=True)


def stand(a: Asking) -> Effects:
    seating.stand(a.seating, a.person.id)
    yield Reseated(pages_move=True)


def add_bot(a: Asking) -> Effects:
    seating.host_only(a.seating, a.person.id)
    seating.add_bot(a.seating, a.table.rules, a.act.seat, a.act.text)
    yield Reseated()


def remove(a: Asking) -> Effects:
    seating.host_only(a.seating, a.person.id)
    if a.seating.stage == "playing":
        yield from _put_out(a)
        return
    kicked = seating.remove(a.seating, a.act.seat)
    if kicked:
        yield SentAway(kicked)
    yield Reseated()


def options(a: Asking) -> Effects:
    seating.host_only(a.seating, a.person.id)
    seating.choose(a.seating, a.table.rules, a.act.options, a.act.seats)
    yield Reseated(pages_move=True)


def start(a: Asking) -> Effects:
    seating.host_only(a.seating, a.person.id)
    yield Started()


# ---------------------------------------------------------------- during play


def _playing(a: Asking) -> None:
    if a.seating.stage == "lobby":
        raise Refused("not_started", RULE)
    if a.seating.stage == "over":
        raise Refused("game_over", RULE)


def _put_out(a: Asking) -> Effects:
    """Somebody whom the host does not want at the table any more. They have not given up: a bot plays on as for anybody who is
    lost, and nobody wins by it."""
    yield HandedOver()
    _playing(a)
    seat = a.act.seat
    person = seating.put_out(a.seating, seat)
    for asked in (a.table.votes.pause, a.table.votes.resume):
        asked.discard(seat)
    yield SentAway(person)
    yield Noted("put_out", seat)
    if seat not in a.table.bots:
        yield BotSat(seat)
    yield Reseated()
    yield from _agreed_to_go_on(a.table)


def pause(a: Asking) -> Effects:
    _playing(a)
    seat = _voter(a)
    if a.seating.paused:
        raise Refused("paused", RULE)
    _check_pauses(a.table)
    a.table.votes.pause.add(seat)
    yield from agreed_pause(a.table)
    _playing(a)  # it may have ended with what was still under way
    if not a.seating.paused:
        yield Changed()  # who asks is told; that somebody agreed is told by the pause


def agreed_pause(table: Facts) -> Effects:
    """If enough have asked for one, and the game lets the clock stop now; else it waits for its moment."""
    now = table.seating
    if not _agreed(table, table.votes.pause):
        return
    yield HandedOver(everything=True)
    if now.stage != "playing" or not may_stop(table):
        return
    stretch = _check_pauses(table)
    table.votes.pause.clear()
    yield ClockStops()
    yield Noted("paused")
    now.paused = True
    now.pauses = now.pauses + 1 if stretch == now.pauses_in else 1
    now.pauses_in = stretch
    yield Reseated()


def _check_pauses(table: Facts) -> int:
    """The game says how many there may be, and in which stretch of it; that stretch's number now. Who plays alone with
    bots keeps nobody waiting, and may read up as often as they like."""
    match = table.match
    assert match is not None
    pauses = match.game.pauses
    stretch: int = pauses.stretch(match.state)
    alone = len(table.seating.people()) == 1
    if not alone and stretch == table.seating.pauses_in and table.seating.pauses >= pauses.most:
        raise Refused("too_many_pauses", RULE, most=pauses.most)
    return stretch


def resume(a: Asking) -> Effects:
    _playing(a)
    seat = _voter(a)
    if not a.seating.paused:
        raise Refused("not_paused", RULE)
    a.table.votes.resume.add(seat)
    yield Changed()
    yield from _agreed_to_go_on(a.table)


def _agreed_to_go_on(table: Facts) -> Effects:
    """If enough have asked for it."""
    if _agreed(table, table.votes.resume):
        table.seating.paused = False
        table.votes.resume.clear()
        yield Noted("resumed")
        yield Reseated()
        yield ClockRuns()


def refuse(a: Asking) -> Effects:
    _playing(a)
    _voter(a)
    votes = a.table.votes
    if not votes.pause and not votes.resume:
        raise Refused("nothing_asked", RULE)
    votes.pause.clear()
    votes.resume.clear()
    yield Changed()


def _voter(a: Asking) -> Seat:
    seat = a.seat
    if a.seating.chairs[seat].conceded:
        raise Refused("conceded", RULE)
    return seat


def _agreed(table: Facts, asked: set[Seat]) -> bool:
    """More than half of the people who are here and still play."""
    playing = [seat for seat in table.seating.people() if not table.seating.chairs[seat].conceded]
    voters = [seat for seat in playing if table.audiences.is_here(seat)]
    return 2 * len(asked.intersection(voters)) > len(voters)


def skip_ahead(a: Asking) -> Effects:
    """Where a game lets whoever plays alone with bots pass over what is only to be watched."""
    _playing(a)
    seat = _voter(a)
    if a.seating.paused:
        raise Refused("paused", RULE)
    if a.seating.people() != [seat]:
        raise Refused("not_alone", RULE)
    match = a.table.match
    assert match is not None
    if not match.game.pauses.may_skip(match.state, seat):
        raise Refused("nothing_to_skip", RULE)
    yield ClockSkips()


def advise(a: Asking) -> Effects:
    """A bot's move for one's own seat, with its reason: where nobody else is played against, or where the host allows it.
    That it was asked for is told and kept: the game is not all one's own."""
    _playing(a)
    seat = _voter(a)
    if a.seating.paused:
        raise Refused("paused", RULE)
    if not a.seating.advice and a.seating.people() != [seat]:
        raise Refused("advice_off", RULE)
    match = a.table.match
    assert match is not None
    if seat not in match.awaiting() or seat in a.table.bots:
        raise Refused("nothing_to_advise", RULE)
    if not a.table.adviser.may_ask(a.person.id, seat):
        raise Refused("too_fast", RULE)
    if not a.seating.chairs[seat].advised:
        a.seating.chairs[seat].advised = True
        yield Noted("advised", seat)
        yield Reseated()
    yield Advised(seat, a.act.id)


def concede(a: Asking) -> Effects:
    _playing(a)
    seat = _voter(a)
    yield HandedOver()
    _playing(a)
    ask = a.table.rules.giving_up
    if ask is not None:  # all give up together, or nobody does
        yield PutToRules(seat, ask)
        return
    a.seating.chairs[seat].conceded = True
    a.table.votes.pause.discard(seat)
    a.table.votes.resume.discard(seat)
    yield Noted(CONCEDED, seat)
    yield Reseated()
    yield EndedIfOver()
    if a.seating.stage == "playing":
        yield BotSat(seat)
        yield ShownAgain(seat)
    else:
        for viewer in (*range(len(a.seating.chairs)), SPECTATOR):
            yield ShownAgain(viewer)


def take_back(a: Asking) -> Effects:
    _playing(a)
    seat = _voter(a)
    if not may_hand_back(a.table, seat):
        raise Refused("not_held", RULE)
    yield from hand_back(seat)
    yield ShownAgain(seat)


# ---------------------------------------------------------------- after the end


def rematch(a: Asking) -> Effects:
    seat = a.seat
    if a.seating.stage != "over":
        raise Refused("not_over", RULE)
    if a.seating.rematch:
        return
    votes = a.table.votes.rematch
    here = {s for s in a.seating.people() if a.table.audiences.is_here(s)}
    if here <= votes | {seat}:
        yield Rematched()  # where there is no room for it nobody has asked, and may ask again
    votes.add(seat)
    yield Changed()


def regroup(a: Asking) -> Effects:
    """Binds nobody, so nobody is asked: who does not want to play there simply does not come."""
    seat = a.seat
    if a.seating.stage != "over":
        raise Refused("not_over", RULE)
    if not a.seating.rematch:
        yield Regrouped(seat)


# ---------------------------------------------------------------- talking


def chat(a: Asking) -> Effects:
    text = clean_line(a.act.text, LONGEST_CHAT)
    if not text:
        raise Refused("empty_chat", RULE)
    yield from _say(a, "open", text=text)


def phrase(a: Asking) -> Effects:
    if not PHRASE.fullmatch(a.act.text):
        raise Refused("bad_param", RULE)
    yield from _say(a, "phrases", phrase=a.act.text)


def _say(a: Asking, kind: str, text: str = "", phrase: str = "") -> Effects:
    """Before and after the game anybody may speak. During play spectators keep silent, and the rules of a game that
    restricts speech decide; at other games the table's option does."""
    seat = a.seating.seat_of(a.person.id)
    judge = a.table.rules.speech
    playing = a.seating.stage == "playing"
    if playing and seat < 0:
        raise Refused("spectators_silent", RULE)
    if seat < 0:
        seating.no_look_alike(a.seating, a.person.id, a.person.name)
    if playing and judge is None and a.seating.options.get("chat", "open") not in ("open", kind):
        raise Refused("chat_off", RULE)
    if not a.table.talking.take(a.person.id):
        raise Refused("too_fast", RULE)
    if playing and judge is not None:
        yield PutToRules(seat, judge(phrase, text))
    if seat < 0:
        yield Kept(a.person)  # what they said is: so they must be known for it, in whatever life of the server
    who = a.seating.chairs[seat].name if seat >= 0 else a.person.name  # a new name would be a word more
    yield Spoken(messages.ChatLine(a.table.clock.now(), who, seat, text, phrase))


def rename(a: Asking) -> Effects:
    """Names stand still while a game is played: they would be words where silence is the rule."""
    if a.seating.stage == "playing":
        raise Refused("name_stands", RULE)
    name = clean_name(a.act.text)
    if not name:
        raise Refused("bad_name", RULE)
    if not a.table.talking.take(a.person.id):
        raise Refused("too_fast", RULE)
    seat = a.seating.seat_of(a.person.id)
    if seat >= 0:
        seating.no_look_alike(a.seating, a.person.id, name)
    yield Kept(a.person, name)
    if seat >= 0:
        a.seating.chairs[seat].name = name
        yield Reseated()


def only_in_a_lesson(a: Asking) -> Effects:
    raise Refused("no_lesson", RULE)


# What may be done again and again without end, and is counted: all else follows from it, or from the game, and must stay possible.
REPEATED: Final = frozenset({"sit", "add_bot", "options", "pause", "chat", "phrase", "rename"})

ACTS: Final[dict[str, Callable[[Asking], Effects]]] = {
    "sit": sit,
    "stand": stand,
    "add_bot": add_bot,
    "remove": remove,
    "options": options,
    "start": start,
    "pause": pause,
    "resume": resume,
    "refuse": refuse,
    "skip_ahead": skip_ahead,
    "advise": advise,
    "concede": concede,
    "take_back": take_back,
    "rematch": rematch,
    "regroup": regroup,
    "chat": chat,
    "phrase": phrase,
    "rename": rename,
    "onward": only_in_a_lesson,
    "again": only_in_a_lesson,
}
