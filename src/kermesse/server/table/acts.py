"""Acts at a table that the game's rules know nothing of: sitting, starting, pausing, talking, giving up.

An act changes the table by its methods (`state.py`), or raises Refused. It may go on after a step according to what
came of it: what was under way may have ended the game.
"""

import re
from collections.abc import Callable
from typing import Final

from kermesse.core.conceding import CONCEDED
from kermesse.core.game import Refused, Seat
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.storage.people import Person, clean_line, clean_name
from kermesse.server.storage.stall_free_clock import STALL_FREE_CLOCK
from kermesse.server.table import seating
from kermesse.server.table.log import RequestId
from kermesse.server.table.presence import may_hand_back
from kermesse.server.table.state import TableState

LONGEST_CHAT: Final = 300
NUDGE_EVERY: Final = 60.0  # seconds
PHRASE: Final = re.compile(r"[a-z0-9_-]{1,40}")


class Asking:
    """One thing asked by one person."""

    def __init__(self, table: TableState, person: Person, act: messages.Act) -> None:
        self.table = table
        self.act = act
        self.person = person
        self.asked = RequestId(person.id, act.id)
        self.seating = table.seating

    @property
    def seat(self) -> Seat:
        """The asker's own seat."""
        seat = self.seating.seat_of(self.person.id)
        if seat < 0:
            raise Refused("not_seated", RULE)
        return seat


def act(table: TableState, person: Person, act: messages.Act) -> None:
    ACTS[act.what](Asking(table, person, act))


# ---------------------------------------------------------------- before the start


def sit(a: Asking) -> None:
    a.table.registry.people.settle(a.person)
    seating.sit(a.seating, a.person.id, a.person.name, a.act.seat)
    a.table.move_pages()
    a.table.note_seating(a.asked)


def stand(a: Asking) -> None:
    seating.stand(a.seating, a.person.id)
    a.table.move_pages()
    a.table.note_seating(a.asked)


def add_bot(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    seating.add_bot(a.seating, a.table.rules, a.act.seat, a.act.text)
    a.table.note_seating(a.asked)


def remove(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    if a.seating.stage == "playing":
        _put_out(a)
        return
    kicked = seating.remove(a.seating, a.act.seat)
    if kicked:
        a.table.send_away(kicked)
    a.table.note_seating(a.asked)


def options(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    seating.choose(a.seating, a.table.rules, a.act.options, a.act.seats)
    a.table.move_pages()
    a.table.note_seating(a.asked)


def start(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    a.table.start(a.asked)


# ---------------------------------------------------------------- during play


def _playing(a: Asking) -> None:
    if a.seating.stage == "lobby":
        raise Refused("not_started", RULE)
    if a.seating.stage == "over":
        raise Refused("game_over", RULE)


def _put_out(a: Asking) -> None:
    """Put out somebody whom the host does not want at the table any more. They have not given up: a bot plays on as for
    anybody who is lost, and nobody wins by it.
    """
    a.table.live.hand_over()
    _playing(a)
    seat = a.act.seat
    person = seating.put_out(a.seating, seat)
    for asked in (a.table.votes.pause, a.table.votes.resume):
        asked.discard(seat)
    a.table.send_away(person)
    a.table.note("put_out", seat)
    if seat not in a.table.bots:
        a.table.seat_bot(seat)
    a.table.note_seating(a.asked)
    _agreed_to_go_on(a.table, a.asked)


def pause(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    if a.seating.paused:
        raise Refused("paused", RULE)
    _check_pauses(a.table)
    a.table.votes.pause.add(seat)
    agreed_pause(a.table, a.asked)
    _playing(a)  # what was still under way may have ended it
    if not a.seating.paused:
        a.table.send_seating()  # the asker is answered; the pause itself tells the others that somebody agreed


def agreed_pause(table: TableState, asked: RequestId | None = None) -> None:
    """Begin a pause if enough have asked for one and the game lets the clock stop now; else it waits for its moment."""
    now = table.seating
    if not _agreed(table, table.votes.pause):
        return
    table.live.hand_over(everything=True)
    if now.stage != "playing" or not table.may_stop():
        return
    stretch = _check_pauses(table)
    table.votes.pause.clear()
    table.stop_clock()
    table.note("paused")
    now.paused = True
    now.pauses = now.pauses + 1 if stretch == now.pauses_in else 1
    now.pauses_in = stretch
    table.note_seating(asked)


def _check_pauses(table: TableState) -> int:
    """Return the number of the current stretch of the game; raise Refused if it has had all its pauses. Somebody who
    plays alone with bots keeps nobody waiting, and may pause as often as they like.
    """
    match = table.match
    assert match is not None
    pauses = match.game.pauses
    stretch: int = pauses.stretch(match.state)
    alone = len(table.seating.people()) == 1
    if not alone and stretch == table.seating.pauses_in and table.seating.pauses >= pauses.most:
        raise Refused("too_many_pauses", RULE, most=pauses.most)
    return stretch


def resume(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    if not a.seating.paused:
        raise Refused("not_paused", RULE)
    a.table.votes.resume.add(seat)
    a.table.send_seating()
    _agreed_to_go_on(a.table, a.asked)


def _agreed_to_go_on(table: TableState, asked: RequestId) -> None:
    """Go on if enough have asked for it."""
    if _agreed(table, table.votes.resume):
        table.seating.paused = False
        table.votes.resume.clear()
        table.note("resumed")
        table.note_seating(asked)
        table.run_clock()


def refuse(a: Asking) -> None:
    if a.seating.stage == "over":
        _refuse_rematch(a)
        return
    _playing(a)
    _voter(a)
    votes = a.table.votes
    if not votes.pause and not votes.resume:
        raise Refused("nothing_asked", RULE)
    votes.pause.clear()
    votes.resume.clear()
    a.table.send_seating()


def _voter(a: Asking) -> Seat:
    seat = a.seat
    if a.seating.chairs[seat].conceded:
        raise Refused("conceded", RULE)
    return seat


def _agreed(table: TableState, asked: set[Seat]) -> bool:
    """True if more than half of the people who are here and still play have asked for it."""
    playing = [seat for seat in table.seating.people() if not table.seating.chairs[seat].conceded]
    voters = [seat for seat in playing if table.audiences.is_here(seat)]
    return 2 * len(asked.intersection(voters)) > len(voters)


def skip_ahead(a: Asking) -> None:
    """Pass over what is only to be watched, where a game allows that to somebody alone with bots."""
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
    a.table.live.skip_ahead()


def advise(a: Asking) -> None:
    """Ask for a bot's move in one's own seat, with its reason: alone with bots, or where the host allows it. That it
    was asked for is told and kept, since the game is then not all one's own.
    """
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
        a.table.note("advised", seat)
        a.table.note_seating(a.asked)
    a.table.advise(seat, a.act.id)


def stand_in(a: Asking) -> None:
    """Let a bot play at once for somebody whose connection is lost. They have their seat back when they come."""
    _playing(a)
    _voter(a)
    seat = a.act.seat
    if seat not in a.seating.people() or a.table.audiences.is_here(seat) or seat in a.table.bots:
        raise Refused("not_away", RULE)
    a.table.stand_in(seat)


def nudge(a: Asking) -> None:
    """Let somebody know that they are waited for: their page shows it, now or when it is here again."""
    _playing(a)
    me, seat, nudges = _voter(a), a.act.seat, a.table.votes.nudges
    match = a.table.match
    assert match is not None
    others = [other for other in a.seating.people() if other != me and other not in a.table.bots]
    if seat not in others or seat not in match.awaiting() or a.seating.paused:
        raise Refused("not_awaited", RULE)
    before, now = nudges.get(seat), STALL_FREE_CLOCK.now()
    if before is not None and now < before.at + NUDGE_EVERY:
        raise Refused("nudged_already", RULE)
    nudges[seat] = seating.Nudge(me, before.times + 1 if before is not None else 1, now)
    a.table.send_seating()


def concede(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    a.table.live.hand_over()
    _playing(a)
    ask = a.table.rules.giving_up
    if ask is not None:  # all give up together, or nobody does
        a.table.live.put(seat, ask)
        return
    a.seating.chairs[seat].conceded = True
    a.table.votes.pause.discard(seat)
    a.table.votes.resume.discard(seat)
    a.table.note(CONCEDED, seat)
    a.table.note_seating(a.asked)
    a.table.end_if_over()
    if a.seating.stage == "playing":
        a.table.seat_bot(seat)
        a.table.show_again(seat)
    else:
        a.table.show_all_again()


def take_back(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    if not may_hand_back(a.table, seat):
        raise Refused("not_held", RULE)
    a.table.hand_back(seat)
    a.table.show_again(seat)


# ---------------------------------------------------------------- after the end


def rematch(a: Asking) -> None:
    seat = a.seat
    if a.seating.stage != "over":
        raise Refused("not_over", RULE)
    if a.seating.rematch:
        return
    votes = a.table.votes
    if _may_play_again(a.table) - {seat} <= votes.rematch:
        a.table.rematch(a.asked)  # where there is no room for a rematch nobody has asked, and everybody may ask again
    votes.rematch.add(seat)
    votes.rematch_refused.discard(seat)
    a.table.send_seating()


def _may_play_again(table: TableState) -> set[Seat]:
    """Return the people who are here and have not refused a rematch."""
    return {seat for seat in table.seating.people() if table.audiences.is_here(seat)} - table.votes.rematch_refused


def _refuse_rematch(a: Asking) -> None:
    """Refuse a rematch. The others play without the one who refuses; whoever is left alone may ask again."""
    seat = a.seat
    votes = a.table.votes
    if a.seating.rematch or not votes.rematch - {seat}:
        raise Refused("nothing_asked", RULE)
    votes.rematch.discard(seat)
    votes.rematch_refused.add(seat)
    others = _may_play_again(a.table)
    if len(others) < 2:
        votes.rematch.clear()
    elif others <= votes.rematch:
        a.table.rematch(a.asked)
    a.table.send_seating()


def join(a: Asking) -> None:
    """Wish, as a spectator, to sit down at the next table."""
    if a.seating.stage == "lobby":
        raise Refused("not_started", RULE)
    if a.seating.seat_of(a.person.id) >= 0:
        raise Refused("already_seated", RULE)
    seating.no_look_alike(a.seating, a.person.id, a.person.name)
    a.table.registry.people.settle(a.person)
    a.table.votes.joining[a.person.id] = a.person.name
    a.table.send_seating()


def regroup(a: Asking) -> None:
    """Open another table. It binds nobody, so nobody is asked: whoever does not want to play there does not come."""
    seat = a.seat
    if a.seating.stage != "over":
        raise Refused("not_over", RULE)
    if not a.seating.rematch:
        a.table.regroup(seat, a.asked)


# ---------------------------------------------------------------- talking


def chat(a: Asking) -> None:
    text = clean_line(a.act.text, LONGEST_CHAT)
    if not text:
        raise Refused("empty_chat", RULE)
    _say(a, "open", text=text)


def phrase(a: Asking) -> None:
    if not PHRASE.fullmatch(a.act.text):
        raise Refused("bad_param", RULE)
    _say(a, "phrases", phrase=a.act.text)


def _say(a: Asking, kind: str, text: str = "", phrase: str = "") -> None:
    """Say something. Before and after the game anybody may; during play spectators keep silent, and the rules of a game
    that restricts speech decide, at other games the table's option.
    """
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
        a.table.live.put(seat, judge(phrase, text))
    if seat < 0:
        a.table.registry.people.settle(
            a.person
        )  # their words are in the log: so they must be known, also after a restart
    who = a.seating.chairs[seat].name if seat >= 0 else a.person.name  # a new name would be one more word
    a.table.speak(messages.ChatLine(a.table.clock.now(), who, seat, text, phrase), a.asked)


def rename(a: Asking) -> None:
    """Rename the asker. Names stay as they are during a game: they would be words where silence is the rule."""
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
    a.table.registry.people.keep(a.person, name)
    if seat >= 0:
        a.seating.chairs[seat].name = name
        a.table.note_seating(a.asked)


def only_in_a_lesson(a: Asking) -> None:
    raise Refused("no_lesson", RULE)


# Acts that can be repeated without end, and are therefore counted. All others follow from these or from the game, and
# must stay possible.
REPEATED: Final = frozenset({"sit", "add_bot", "options", "pause", "chat", "phrase", "rename", "nudge"})

ACTS: Final[dict[str, Callable[[Asking], None]]] = {
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
    "stand_in": stand_in,
    "nudge": nudge,
    "concede": concede,
    "take_back": take_back,
    "rematch": rematch,
    "join": join,
    "regroup": regroup,
    "chat": chat,
    "phrase": phrase,
    "rename": rename,
    "onward": only_in_a_lesson,
    "again": only_in_a_lesson,
}
