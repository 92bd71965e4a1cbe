"""A table owns one match. Nothing in it waits: what somebody asks for is done before anybody else is heard, without locks.

Whatever changes is first written to the durable log, and told when it is there: the ledger gathers what is to be written,
the outbox what is to be said, and `commit` hands both on. The table itself goes on meanwhile; the log keeps the order.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final, assert_never
from weakref import proxy

import structlog

from kermesse.core.clock import Millis
from kermesse.core.game import Refused, Seat
from kermesse.core.match import Step
from kermesse.server.connection import messages
from kermesse.server.connection.messages import RULE
from kermesse.server.connection.outbox import Outbox
from kermesse.server.connection.page import Page
from kermesse.server.storage.limits import Buckets
from kermesse.server.storage.people import Person
from kermesse.server.table import effects, forgetting, seating
from kermesse.server.table.acts import REPEATED, act, agreed_pause
from kermesse.server.table.advice import Adviser
from kermesse.server.table.answers import Answers
from kermesse.server.table.bots import TableBots
from kermesse.server.table.clock import Alarm, TableClock
from kermesse.server.table.done_ids import DoneIds
from kermesse.server.table.effects import Effect
from kermesse.server.table.facts import Services, Votes
from kermesse.server.table.ledger import Ledger
from kermesse.server.table.live_match import Held, LiveMatch
from kermesse.server.table.log import Asked, Did, Reached, Said
from kermesse.server.table.presence import Presence, may_run
from kermesse.server.table.records import info_of, kept_of
from kermesse.server.table.seating import Seating, default_level
from kermesse.server.table.views import AnyMatch, first_card

PING_EVERY: Final = 20.0  # half of what a page waits for a word before it takes its line for dead
PING_EVERY_LIVE: Final = 1.0  # where time is all
STOOD_STILL_TOLD: Final = 10.0  # seconds


class Table:
    def __init__(self, id: str, seating: Seating, house: Services) -> None:
        rules = house.games[seating.game]
        mine = proxy(self)  # for its parts: a table that is let go is gone at once, and waits for no collector
        self.id = id
        self.rules = rules
        self.seating = seating
        self.house = house
        self.watch = house.watch
        self.game_name = seating.game
        self.ping_every = PING_EVERY_LIVE if rules.real_time else PING_EVERY
        self.pings = rules.latency.pings
        self.log = structlog.get_logger().bind(table=id)
        self.clock = TableClock(house.clock_rate)
        self.bots = TableBots(house.watch, house.workers, house.bot_pace, id)
        self.live = LiveMatch(rules, seating, self.clock, self.bots, mine)
        self.votes = Votes()
        self.talking = Buckets(house.limits.chat, 500)
        self.last_used = self.woken = time.monotonic()
        self.begun = False  # a person has played
        self.address = ""  # from where it was made, in this life of the server
        self.done = DoneIds()
        self._alarm = Alarm(self.clock, self._ring)
        self._counts = house.metrics.of_game(seating.game)
        self._outbox = Outbox(id, house.storage, self._counts)
        self.answers = Answers(seating.game, self._outbox, mine)
        self.presence = Presence(len(seating.chairs))
        self.audiences = self.presence.audiences
        self.addresses = self.presence.addresses
        self.adviser = Adviser(house.watch, house.workers, house.limits.advice, seating, self.audiences)
        self.ledger = Ledger(mine, self._outbox, self.live.shown_at)
        self.past, self.broadcast = self.ledger.past, self.ledger.broadcast

    @property
    def match(self) -> AnyMatch | None:
        return self.live.match

    # ------------------------------------------------------------ one thing after the other

    def take(self, action: Callable[..., None], *given: Any) -> bool:
        """Do it, and whatever comes with it; whether it went well."""
        try:
            action(*given)
            if self.votes.pause:
                self._carry_out(agreed_pause(self))
                self.commit()
            if self.clock.running:
                self._alarm.set(self.live.wakes())
        except Exception:  # a fault of ours: the table goes on, the log says where it was
            self.fault("fault")
            return False
        return True

    def fault(self, what: str, /, **more: object) -> None:
        self.house.metrics.faults.inc()
        self.log.exception(what, **more)

    def _ring(self) -> None:
        self.take(self.live.wake)

    # ------------------------------------------------------------ what pages say

    def says(self, page: Page, message: messages.Do | messages.Why | messages.Act) -> None:
        self.last_used = time.monotonic()
        refused = None if isinstance(message, messages.Why) else self._cannot_write(page, message)
        if refused is not None:
            page.send(page.refusal(message.id, refused, self.game_name))
        elif isinstance(message, messages.Act):
            self.take(self._act, page, message)
        elif not self.take(self._why if isinstance(message, messages.Why) else self._do, page, message):
            self.take(self._answer_after_fault, page, message.id)

    def arrives(self, page: Page, hello: messages.Hello) -> None:
        self.last_used = time.monotonic()
        self.take(self._follow, self.presence.arrive(self, page, hello))

    def leaves(self, page: Page) -> None:
        self.last_used = time.monotonic()
        self.take(self._follow, self.presence.leave(self, page))

    def look_round(self) -> None:
        self.take(self._follow, self.presence.look_round(self))

    def _follow(self, done: Iterable[Effect]) -> None:
        self._carry_out(done)
        self.commit()

    def _cannot_write(self, page: Page, message: messages.Do | messages.Act) -> Refused | None:
        """While the disk takes nothing, and once the log is as long as it may be, nothing new is begun. Games may go on for
        longer than talk."""
        storage, limits = self.house.storage, self.house.limits
        beside = isinstance(message, messages.Act) and message.what in REPEATED
        full = storage.bytes_of(self.id) > (limits.table_bytes // 2 if beside else limits.table_bytes)
        if isinstance(message, messages.Do) and self.done.commands >= limits.table_commands:
            full = True
        enough = beside and self._did_enough(page)
        if not storage.trouble and not full and not enough:
            return None
        asked = Asked(page.person.id, message.id)
        if asked in self.done or asked in self.live.held:
            return None  # done already, or on its way: answered when it is durable
        return Refused("disk_waits" if storage.trouble else "table_bytes" if full else "enough_beside", RULE)

    def _did_enough(self, page: Page) -> bool:
        """Beside the game: it could go on for ever, and all of it would be read again whenever the table comes back."""
        return self.done.beside(page.person.id) >= self.house.limits.beside

    # ------------------------------------------------------------ commands

    def _do(self, page: Page, do: messages.Do) -> None:
        asked = Asked(page.person.id, do.id)
        if self.live.holds(asked, page):
            return
        if asked in self.done:
            self.answers.accept(page, do.id)
            return
        try:
            seat, command = self.live.read(page.viewer, do.command)
            if command.aside and self._did_enough(page):
                raise Refused("enough_beside", RULE)
        except Refused as refused:
            self._counts.refused += 1
            self.answers.refuse(page, do.id, refused)
            return
        self.live.take(Held(seat, command, asked, [page], self.last_used, do.guard), asked, page.lag.way)

    def _why(self, page: Page, why: messages.Why) -> None:
        try:
            self.live.try_out(*self.live.read(page.viewer, why.command))
        except Refused as refused:
            self.answers.refuse(page, why.id, refused)
        else:
            self.answers.accept(page, why.id)

    # ------------------------------------------------------------ acts, and what comes of them

    def _act(self, page: Page, wish: messages.Act) -> None:
        """Do it and answer; whoever asks twice under one id is answered twice, and it is done once."""
        asked, metrics = Asked(page.person.id, wish.id), self.house.metrics.acts
        if asked not in self.done:
            try:
                self._carry_out(act(self, page.person, wish), asked)
            except Refused as refused:
                metrics.labels(wish.what, "refused").inc()
                self.answers.refuse(page, wish.id, refused)
                return
            except Exception:
                self.fault("fault", what=wish.what)
                self.answers.refuse(page, wish.id, Refused("fault", RULE))
                return
            self.done.add(asked)
            metrics.labels(wish.what, "done").inc()
        self.answers.accept(page, wish.id)

    def _carry_out(self, done: Iterable[Effect], asked: Asked | None = None) -> None:
        """Each before the next is heard of. Raises Refused where the rules refuse a part of it."""
        for effect in done:
            match effect:
                case effects.Reseated(pages_move):
                    if pages_move:
                        self.presence.move_pages(self.seating)
                    self.note_seating(asked)
                case effects.Changed():
                    self.ledger.changed = True
                case effects.Started():
                    self.start(asked)
                case effects.Kept(person, name):
                    self._know(person, name)
                case effects.SentAway(person_id):
                    self.presence.send_away(person_id)
                case effects.HandedOver(everything):
                    self.live.hand_over(everything)
                case effects.PutToRules(seat, command):
                    self.live.put(seat, command)
                case effects.PutForAbsent(seat, command):
                    with suppress(Refused):  # somebody was quicker
                        self.live.put(seat, command)
                case effects.Noted(what, about):
                    self.ledger.note(what, about)
                case effects.EndedIfOver():
                    self._end_if_over()
                case effects.BotSat(seat):
                    self._seat_bot(seat)
                case effects.BotStood(seat):
                    self.bots.stand(seat)
                case effects.Advised(seat, id):
                    assert self.match is not None
                    self.adviser.think(self.match, self.past, self.live.shown_at(), seat, id)
                case effects.ClockRuns():
                    self._run_clock()
                case effects.ClockStops():
                    self._stop_clock()
                case effects.ClockSkips():
                    self.live.skip_ahead()
                case effects.ClockBeats(after):
                    self.live.beat(after)
                case effects.ShownAgain(viewer):
                    self.ledger.show_again(viewer)
                case effects.Spoken(line):
                    self.broadcast.speak(line, asked.who if asked is not None else "")
                    self.ledger.write(Said(line, asked))
                    self.did_beside(asked)
                case effects.Rematched():
                    self.seating.rematch = self.house.rematch_of(self, self._address_of(asked))
                    self.note_seating(asked)
                case effects.Regrouped(host):
                    self.seating.rematch = self.house.regroup_of(self, host, self._address_of(asked))
                    self.note_seating(asked)
                case _:
                    assert_never(effect)

    def _know(self, person: Person, name: str | None) -> None:
        if name is None:
            self.house.people.settle(person)
        else:
            self.house.people.keep(person, name)

    def _address_of(self, asked: Asked | None) -> str:
        return self.addresses.get(asked.who, "") if asked is not None else ""

    def start(self, asked: Asked | None = None) -> None:
        """The first card."""
        seating.close_up(self.seating, self.rules)
        self.presence.move_pages(self.seating)
        match = first_card(self.rules, self.seating)
        self.seating.stage = "playing"
        self.note_seating(asked)
        self.begin(match)
        self._run_clock()
        self.ledger.tell_now()
        self._happened(Step(0, None, None, list(match.opening)))

    def begin(self, match: AnyMatch, written: Millis = 0) -> None:
        """The match that is played here from now on; the log knows the clock up to `written`."""
        self.live.begin(match, written)
        self.presence.begin(self.seating.people())
        for seat, chair in enumerate(self.seating.chairs):
            if chair.bot or chair.conceded or chair.put_out:
                self._seat_bot(seat)

    def _seat_bot(self, seat: Seat) -> None:
        assert self.match is not None
        level = self.seating.chairs[seat].bot or default_level(self.match.game)
        self.bots.sit(self.match, seat, level, self.past)

    # ------------------------------------------------------------ what becomes of the match

    def played(self, did: Did, step: Step) -> None:
        self.ledger.write(did)
        self.begun = self.begun or (did.asked is not None and not did.do.aside)
        if did.asked is not None:
            self.done.add_for_good(did.asked)
            if did.do.aside:
                self.did_beside(did.asked)
        self._happened(step)

    def reached(self, line: Reached, steps: list[Step]) -> None:
        self.ledger.write(line)
        for step in steps:
            self._happened(step)

    def _happened(self, step: Step) -> None:
        self.ledger.happened(step)
        self._end_if_over()

    def _end_if_over(self) -> None:
        """If the game has just ended, the table says so."""
        match = self.match
        if match is None or match.outcome() is None or self.seating.stage != "playing":
            return
        self.ledger.ended()
        self.seating.stage = "over"
        self.clock.stop()
        self.votes.pause.clear()
        self.votes.resume.clear()
        self.bots.all_stand()
        self.note_seating()
        self._counts.finished += 1

    # ------------------------------------------------------------ answering

    def answered(self, held: Held, refused: Refused | None) -> None:
        """A command has had its turn."""
        if refused is None:
            self._counts.done += 1
        else:
            self._counts.refused += 1
        self._outbox.answered(held.arrived, refused is not None, held.mark if self._outbox.traced else "")
        if held.asked is None:
            self.bots.answered(held.seat, refused, self.clock.now(), self.log)
            return
        self.answers.tell(held.pages, held.asked.id, refused)

    def _answer_after_fault(self, page: Page, id: str) -> None:
        """Whatever went wrong on our side, whoever asked is told what became of it."""
        asked = Asked(page.person.id, id)
        if asked in self.done:
            self.answers.accept(page, id)
        elif asked not in self.live.held:
            self.answers.refuse(page, id, Refused("fault", RULE))

    # ------------------------------------------------------------ writing and telling

    def note_seating(self, asked: Asked | None = None) -> None:
        """How the table stands now goes to the log, and to everybody."""
        self.ledger.reseated(asked)
        if asked is not None:
            self.done.add(asked)
            self.did_beside(asked)

    def did_beside(self, asked: Asked | None) -> None:
        """A line of the log that somebody asked for, and that is not of the game."""
        if asked is not None:
            self.done.add_beside(asked.who)

    def commit(self, wait: bool = False) -> None:
        self.ledger.commit(wait)

    def forget(self, person: str) -> None:
        """Neither their name nor their words are anywhere here any more, and a seat that nothing depends on is free."""
        stood = self.seating.stage == "lobby" and self.seating.seat_of(person) >= 0
        if stood:
            seating.stand(self.seating, person)
            self.presence.move_pages(self.seating)
        self.addresses.pop(person, None)
        if forgetting.forget(self, self.broadcast, self.past, person) or stood:
            self.note_seating()
            self.commit()

    def info(self) -> messages.TableInfo:
        return info_of(self)

    def keep_record(self) -> None:
        self.house.storage.keep_record(self.id, *kept_of(self))

    # ------------------------------------------------------------ the clock

    def _run_clock(self) -> None:
        if may_run(self) and not self.clock.running:
            self.clock.start()
            self.ledger.changed = True

    def _stop_clock(self) -> None:
        if self.clock.running:
            self.live.hand_over(everything=True)
            self.live.beat(1)
            self.clock.stop()
            self.ledger.changed = True

    def storage_waits(self) -> None:
        """The disk takes nothing: the clock stands still, and everybody is told, at once since nothing can be written."""
        self.clock.stop()
        self.audiences.trouble("disk_waits")

    def storage_goes_on(self) -> None:
        self.audiences.trouble("")
        self.take(self._follow, [effects.ClockRuns()])

    def stood_still(self) -> None:
        """The whole server did, for a while that counts for nobody. Those who play are told, here and in the replay."""
        if self.seating.stage != "playing" or not self.clock.running:
            return
        self.ledger.note("stood_still")
        self.commit()
        self.audiences.trouble("stood_still")
        asyncio.get_running_loop().call_later(STOOD_STILL_TOLD, self._forget_trouble)

    def _forget_trouble(self) -> None:
        if not self.house.storage.trouble:
            self.audiences.trouble("")

    def stop(self) -> None:
        """The server stops: what the clock has reached is written down."""
        if self.match is not None and self.seating.stage == "playing":
            self.live.hand_over(everything=True)
            self.live.beat(0)
            self.clock.stop()
            self.commit()

    def close(self) -> None:
        self.audiences.closed = True
        self._alarm.cancel()
        self.bots.close()
