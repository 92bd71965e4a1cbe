"""What one does at a table that the game's rules know nothing of: sitting, starting, pausing, talking, giving up."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kermesse.core.conceding import CONCEDED
from kermesse.core.game import SPECTATOR, Refused, Seat
from kermesse.core.match import Match, Step
from kermesse.core.options import BadOptions, read_options
from kermesse.server.ground.names import clean_line, clean_name
from kermesse.server.line import messages
from kermesse.server.line.connection import Connection
from kermesse.server.line.messages import RULE
from kermesse.server.table import presence, seating
from kermesse.server.table.log import Asked, Said

if TYPE_CHECKING:
    from kermesse.server.table.table import Table

LONGEST_CHAT: Final = 300
SEAT_NAMED: Final = re.compile(r"seat:?(\d+)")
PHRASE: Final = re.compile(r"[a-z0-9_-]{1,40}")


class Asking:
    """One thing asked by one page."""

    def __init__(self, table: "Table", page: Connection, act: messages.Act) -> None:
        self.table = table
        self.page = page
        self.act = act
        self.person = page.person
        self.asked = Asked(page.person.id, act.id)
        self.seating = table.seating

    @property
    def seat(self) -> Seat:
        """The asker's own."""
        seat = self.seating.seat_of(self.person.id)
        if seat < 0:
            raise Refused("not_seated", RULE)
        return seat


def act(table: "Table", page: Connection, act: messages.Act) -> None:
    """Do it and answer; whoever asks twice under one id is answered twice, and it is done once."""
    asking = Asking(table, page, act)
    metrics = table.house.metrics.acts
    if asking.asked not in table.done:
        try:
            ACTS[act.what](asking)
        except Refused as refused:
            metrics.labels(act.what, "refused").inc()
            table.refuse(page, act.id, refused)
            return
        except Exception:
            table.house.metrics.faults.inc()
            table.log.exception("fault", what=act.what)
            table.refuse(page, act.id, Refused("fault", RULE))
            return
        table.remember(asking.asked)
        metrics.labels(act.what, "done").inc()
    table.answer(page, act.id)


# ---------------------------------------------------------------- before the start


def sit(a: Asking) -> None:
    a.table.house.people.keep(a.person)
    seating.sit(a.seating, a.person.id, a.person.name, a.act.seat)
    presence.move_pages(a.table)
    a.table.note_seating(a.asked)


def stand(a: Asking) -> None:
    seating.stand(a.seating, a.person.id)
    presence.move_pages(a.table)
    a.table.note_seating(a.asked)


def add_bot(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    seating.add_bot(a.seating, a.act.seat, a.act.text)
    a.table.note_seating(a.asked)


def remove(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    kicked = seating.remove(a.seating, a.act.seat)
    for page in [page for page in a.table.audiences.pages if kicked and page.person.id == kicked]:
        a.table.audiences.go(page)
        page.bye("kicked")
    a.table.note_seating(a.asked)


def options(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    seating.choose(a.seating, a.act.options, a.act.seats)
    presence.move_pages(a.table)
    a.table.note_seating(a.asked)


def start(a: Asking) -> None:
    seating.host_only(a.seating, a.person.id)
    start_game(a.table, a.asked)


def start_game(table: "Table", asked: Asked | None = None) -> None:
    """The first card."""
    seating.close_up(table.seating)
    presence.move_pages(table)
    game = table.seating.rules()
    match = Match(game, len(table.seating.chairs), table.seating.typed_options(), bytes.fromhex(table.seating.seed))
    table.seating.stage = "playing"
    table.note_seating(asked)
    table.begin(match)
    presence.run_clock(table)
    table.tell_now()
    table.happened(Step(0, None, None, list(match.opening)))


# ---------------------------------------------------------------- during play


def _playing(a: Asking) -> None:
    if a.seating.stage == "lobby":
        raise Refused("not_started", RULE)
    if a.seating.stage == "over":
        raise Refused("game_over", RULE)


def pause(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    if a.seating.paused:
        raise Refused("paused", RULE)
    _check_pauses(a.table)
    a.table.pause_asked.add(seat)
    begin_agreed_pause(a.table, a.asked)
    _playing(a)  # it may have ended with what was still under way
    if not a.seating.paused:
        a.table.changed = True  # who asks is told; that somebody agreed is told by the pause


def begin_agreed_pause(table: "Table", asked: Asked | None = None) -> None:
    """If enough have asked for one, and the game lets the clock stop now; else it waits for its moment."""
    if not _agreed(table, table.pause_asked):
        return
    table.hand_over(everything=True)
    if table.seating.stage != "playing" or not presence.may_stop(table):
        return
    stretch = _check_pauses(table)
    table.pause_asked.clear()
    presence.stop_clock(table)
    table.note("paused")
    table.seating.paused = True
    table.seating.pauses = table.seating.pauses + 1 if stretch == table.seating.pauses_in else 1
    table.seating.pauses_in = stretch
    table.note_seating(asked)


def _check_pauses(table: "Table") -> int:
    """The game says how many there may be, and in which stretch of it; that stretch's number now."""
    match = table.match
    assert match is not None
    pauses = match.game.pauses
    stretch: int = pauses.stretch(match.state)
    if stretch == table.seating.pauses_in and table.seating.pauses >= pauses.most:
        raise Refused("too_many_pauses", RULE, most=pauses.most)
    return stretch


def resume(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    if not a.seating.paused:
        raise Refused("not_paused", RULE)
    a.table.resume_asked.add(seat)
    a.table.changed = True
    if _agreed(a.table, a.table.resume_asked):
        a.seating.paused = False
        a.table.resume_asked.clear()
        a.table.note("resumed")
        a.table.note_seating(a.asked)
        presence.run_clock(a.table)


def refuse(a: Asking) -> None:
    _playing(a)
    _voter(a)
    if not a.table.pause_asked and not a.table.resume_asked:
        raise Refused("nothing_asked", RULE)
    a.table.pause_asked.clear()
    a.table.resume_asked.clear()
    a.table.changed = True


def _voter(a: Asking) -> Seat:
    seat = a.seat
    if a.seating.chairs[seat].conceded:
        raise Refused("conceded", RULE)
    return seat


def _agreed(table: "Table", asked: set[Seat]) -> bool:
    """More than half of the people who are here and still play."""
    playing = [seat for seat in table.seating.people() if not table.seating.chairs[seat].conceded]
    voters = [seat for seat in playing if table.audiences.is_here(seat)]
    return 2 * len(asked.intersection(voters)) > len(voters)


def concede(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    a.table.hand_over()
    _playing(a)
    ask = a.seating.rules().giving_up
    if ask is not None:  # all give up together, or nobody does
        a.table.ask_rules(seat, ask)
        return
    a.seating.chairs[seat].conceded = True
    a.table.pause_asked.discard(seat)
    a.table.resume_asked.discard(seat)
    a.table.note(CONCEDED, seat)
    a.table.note_seating(a.asked)
    if a.table.end_if_over():
        for eyes in (*range(len(a.seating.chairs)), SPECTATOR):
            a.table.show_again(eyes)
    else:
        a.table.seat_bot(seat)
        a.table.show_again(seat)


def take_back(a: Asking) -> None:
    _playing(a)
    seat = _voter(a)
    if not presence.give_back(a.table, seat):
        raise Refused("not_held", RULE)
    a.table.show_again(seat)


# ---------------------------------------------------------------- after the end


def rematch(a: Asking) -> None:
    seat = a.seat
    if a.seating.stage != "over":
        raise Refused("not_over", RULE)
    if a.seating.rematch:
        return
    a.table.rematch_asked.add(seat)
    a.table.changed = True
    here = {s for s in a.seating.people() if a.table.audiences.is_here(s)}
    if here <= a.table.rematch_asked:
        a.seating.rematch = a.table.house.rematch_of(a.table)
        a.table.note_seating(a.asked)


def rotated(table: "Table") -> dict[str, object]:
    """The same options, the next player first, where the game lets one say who is."""
    chosen = dict(table.seating.options)
    if "first_player" not in chosen:
        return chosen
    seats = len(table.seating.chairs)
    named = SEAT_NAMED.fullmatch(str(chosen["first_player"]))
    next_one = ((int(named[1]) if named else _first_of(table.past)) + 1) % seats
    game = table.seating.rules()
    for name in (f"seat:{next_one}", f"seat{next_one}"):  # as this game writes it
        turned = {**chosen, "first_player": name}
        try:
            game.check_options(read_options(game.options_type, turned), seats)
        except BadOptions:
            continue
        return turned
    return chosen


def _first_of(steps: list[Step]) -> Seat:
    """Who began, by the first event that says so."""
    for step in steps:
        for event in step.events:
            first = getattr(event, "first", None)
            if isinstance(first, int) and first >= 0:
                return first
    return 0


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
    """Before and after the game anybody may speak. During play spectators keep silent, and the rules of a game that
    restricts speech decide; at other games the table's option does."""
    seat = a.seating.seat_of(a.person.id)
    judge = a.seating.rules().speech
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
        a.table.ask_rules(seat, judge(phrase, text))
    who = a.seating.chairs[seat].name if seat >= 0 else a.person.name  # a new name would be a word more
    line = messages.ChatLine(a.table.clock.now(), who, seat, text, phrase)
    a.table.broadcast.speak(line)
    a.table.write(Said(line, a.asked))


def rename(a: Asking) -> None:
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
    a.table.house.people.keep(a.person, name)
    if seat >= 0:
        a.seating.chairs[seat].name = name
        a.table.note_seating(a.asked)


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
    "concede": concede,
    "take_back": take_back,
    "rematch": rematch,
    "chat": chat,
    "phrase": phrase,
    "rename": rename,
}
