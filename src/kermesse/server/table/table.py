"""A table as its pages and its house know it. Nothing in it waits: what somebody asks for is done before anybody else
is heard, without locks, and is told when the log has it.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from kermesse.core.clock import Millis
from kermesse.core.game import Refused, Seat
from kermesse.core.match import Step
from kermesse.server.connection import messages
from kermesse.server.connection.command_report import AGAIN, DONE, CommandReport, log_report
from kermesse.server.connection.messages import RULE
from kermesse.server.connection.page import Page, acceptance
from kermesse.server.table import first_decisions, forgetting, presence, seating
from kermesse.server.table.acts import REPEATED, act, agreed_pause
from kermesse.server.table.clock import Alarm
from kermesse.server.table.live_match import HeldCommand
from kermesse.server.table.log import PlayedCommand, Reached, RequestId
from kermesse.server.table.seating import Seating
from kermesse.server.table.state import Services, TableState

TROUBLE_SHOWN: Final = 10.0  # seconds


class Table(TableState):
    def __init__(self, id: str, now: Seating, registry: Services) -> None:
        super().__init__(id, now, registry)
        self._alarm = Alarm(self.clock, self._ring)
        self._reported = ("", 0.0)  # the id of the last command that was done, and when it came

    # ------------------------------------------------------------ one thing after the other

    def take(self, action: Callable[..., None], *given: Any) -> bool:
        """Do something and all that comes with it; return whether it went well."""
        try:
            action(*given)
            if self.votes.pause:
                agreed_pause(self)
                self.commit()
            first_decisions.settle(self)
            if self.clock.running:
                self._alarm.set(self.live.wakes())
        except Exception:  # a fault of ours: the table goes on, and the log says where it was
            self.fault("fault")
            return False
        return True

    def _take_and_commit(self, action: Callable[..., None], *given: Any) -> None:
        def act_and_commit() -> None:
            action(*given)
            self.commit()

        self.take(act_and_commit)

    def fault(self, what: str, /, **more: object) -> None:
        self.registry.metrics.faults.inc()
        self.log.exception(what, **more)

    def _ring(self) -> None:
        self.take(self.live.wake)

    # ------------------------------------------------------------ what pages say

    def says(self, page: Page, message: messages.Do | messages.Why | messages.Act) -> None:
        self.last_used = time.monotonic()
        refused = None if isinstance(message, messages.Why) else self._cannot_write(page, message)
        if refused is not None:
            page.send(page.refusal(message.id, refused, self.game_name))
            if isinstance(message, messages.Do):
                self._report_at_once(page, message.id, refused.code)
        elif isinstance(message, messages.Act):
            self.take(self._act, page, message)
        elif not self.take(self._why if isinstance(message, messages.Why) else self._do, page, message):
            self.take(self._answer_after_fault, page, message)

    def arrives(self, page: Page, hello: messages.Hello) -> None:
        self.last_used = time.monotonic()
        self._take_and_commit(presence.arrive, self, page, hello)

    def leaves(self, page: Page) -> None:
        self.last_used = time.monotonic()
        self._take_and_commit(presence.leave, self, page)

    def wants_a_look(self) -> bool:
        """Return whether something is to be done now. It must be cheap: every table is asked every second."""
        return presence.wants_a_look(self) or self.live.unwritten() >= presence.beats_after(self.rules)

    def look_round(self) -> None:
        self._take_and_commit(presence.look_round, self)

    def _cannot_write(self, page: Page, message: messages.Do | messages.Act) -> Refused | None:
        """Return a refusal if nothing new may be begun, else None: the disk takes no writes, or the log is full. Games
        may go on for longer than talk.
        """
        storage, limits = self.registry.storage, self.registry.limits
        beside = isinstance(message, messages.Act) and message.what in REPEATED
        full = storage.bytes_of(self.id) > (limits.table_bytes // 2 if beside else limits.table_bytes)
        if isinstance(message, messages.Do) and self.done.commands >= limits.table_commands:
            full = True
        enough = beside and self._did_enough(page)
        if not storage.trouble and not full and not enough:
            return None
        asked = RequestId(page.person.id, message.id)
        if asked in self.done or asked in self.live.held:
            return None  # done already, or on its way: it is answered when it is durable
        return Refused("disk_waits" if storage.trouble else "table_bytes" if full else "enough_beside", RULE)

    def _did_enough(self, page: Page) -> bool:
        """Return whether somebody has done too much beside the game: all of it would be read again whenever the table
        comes back.
        """
        return self.done.beside(page.person.id) >= self.registry.limits.beside

    def _do(self, page: Page, do: messages.Do) -> None:
        asked = RequestId(page.person.id, do.id)
        if self.live.holds(asked, page):
            self._report_at_once(page, do.id, AGAIN)
            return
        if asked in self.done:
            self._report_at_once(page, do.id, AGAIN)
            self._accept(page, do.id)
            return
        try:
            seat, command = self.live.read(page.viewer, do.command)
            if command.side_command and self._did_enough(page):
                raise Refused("enough_beside", RULE)
        except Refused as refused:
            self._counts.refused += 1
            self._report_at_once(page, do.id, refused.code)
            self._refuse(page, do.id, refused)
            return
        self.live.take(
            HeldCommand(seat, command, asked, [page], self.last_used, do.guard), asked, page.lag.one_way_delay
        )

    def _why(self, page: Page, why: messages.Why) -> None:
        try:
            self.live.try_out(*self.live.read(page.viewer, why.command))
        except Refused as refused:
            self._refuse(page, why.id, refused)
        else:
            self._accept(page, why.id)

    def _act(self, page: Page, wish: messages.Act) -> None:
        """Do an act and answer it; under an id that was used before, answer again and do nothing."""
        asked, metrics = RequestId(page.person.id, wish.id), self.registry.metrics.acts
        if asked not in self.done:
            try:
                act(self, page.person, wish)
            except Refused as refused:
                metrics.labels(wish.what, "refused").inc()
                self._refuse(page, wish.id, refused)
                return
            except Exception:
                self.fault("fault", what=wish.what)
                self._refuse(page, wish.id, Refused("fault", RULE))
                return
            self.done.add(asked)
            metrics.labels(wish.what, "done").inc()
        self._accept(page, wish.id)

    # ------------------------------------------------------------ answers

    def _accept(self, page: Page, id: str) -> None:
        """Answer that it is done, once everything that came with it is durable."""
        self._outbox.say(page, acceptance(id))
        self.commit(True)

    def _refuse(self, page: Page, id: str, refused: Refused) -> None:
        self._outbox.say(page, self._refusal(page, id, refused))
        self.commit()

    def _refusal(self, page: Page, id: str, refused: Refused) -> bytes:
        try:
            return page.refusal(id, refused, self.game_name)
        except Exception:  # it cannot be put into words: our fault, but still answered
            self.fault("no words for a refusal", code=refused.code)
            return page.refusal(id, Refused("fault", RULE), self.game_name)

    def _answer_after_fault(self, page: Page, message: messages.Do | messages.Why) -> None:
        """Answer the asker after a fault of ours, whatever went wrong."""
        asked = RequestId(page.person.id, message.id)
        if asked in self.live.held:
            return  # it is answered when its turn comes
        done = asked in self.done
        if isinstance(message, messages.Do) and self._reported != (message.id, self.last_used):
            self._report_at_once(page, message.id, DONE if done else "fault")
        if done:
            self._accept(page, message.id)
        else:
            self._refuse(page, message.id, Refused("fault", RULE))

    # ------------------------------------------------------------ one line and one trace for every command

    def _report_at_once(self, page: Page, id: str, result: str) -> None:
        """Report a command that just came and did not have to wait for anything."""
        if self._logs_commands or self._outbox.traced:
            stamp = self.clock.now()
            self._report(CommandReport(page.viewer, id, stamp, result, self.last_used, page.mark(id)))

    def _report(self, report: CommandReport) -> None:
        self._reported = (report.id, report.arrived)
        if self._logs_commands:
            log_report(self.log, report)
        if self._outbox.traced:
            self._outbox.trace(report)

    # ------------------------------------------------------------ what becomes of the match

    def answered(self, held: HeldCommand, stamp: Millis, refused: Refused | None) -> None:
        """Tell all who wait for a command its result; whoever put it to the rules commits."""
        if refused is None:
            self._counts.done += 1
        else:
            self._counts.refused += 1
        self._outbox.answered(held.arrived)
        if self._logs_commands or self._outbox.traced:
            id, result = held.asked.id if held.asked is not None else "", DONE if refused is None else refused.code
            self._report(CommandReport(held.seat, id, stamp, result, held.arrived, held.mark))
        if held.asked is None:
            self.bots.answered(held.seat, refused, self.clock.now(), self.log)
            return
        id = held.asked.id
        for page in held.pages:
            self._outbox.say(page, acceptance(id) if refused is None else self._refusal(page, id, refused))

    def played(self, did: PlayedCommand, step: Step) -> None:
        self.write(did)
        self.begun = self.begun or (did.asked is not None and not did.do.side_command)
        self._end_nudges(did.seat)
        if did.asked is not None:
            self.done.add_for_good(did.asked)
            if did.do.side_command:
                self.count_beside(did.asked)
        self.happened(step)

    def _end_nudges(self, acted: Seat) -> None:
        """End the nudges of whoever is awaited no more, or has acted; but nobody is told of an answer in secret."""
        match, nudges = self.match, self.votes.nudges
        if not nudges or match is None:
            return
        awaited = match.awaiting()
        open_still = {seat for seat in nudges if seat in awaited}
        if not self.rules.answered(match.state, acted):
            open_still.discard(acted)
        for seat in nudges.keys() - open_still:
            del nudges[seat]
            self.send_seating()

    def reached(self, line: Reached, steps: Iterable[Step]) -> None:
        self.write(line)
        for step in steps:
            self.happened(step)

    # ------------------------------------------------------------ what befalls the house

    def forget(self, person: str) -> None:
        """Remove a person's name and words from this table, and free their seat if nothing depends on it."""
        stood = self.seating.stage == "lobby" and self.seating.seat_of(person) >= 0
        if stood:
            seating.stand(self.seating, person)
            self.move_pages()
        self.addresses.pop(person, None)
        if self.votes.joining.pop(person, None) is not None:
            self.send_seating()
        if forgetting.forget(self, person) or stood:
            self.note_seating()
            self.commit()

    def storage_waits(self) -> None:
        """Stop the clock because the disk takes no writes, and tell everybody at once, since nothing can be logged."""
        self.clock.stop()
        self.audiences.trouble("disk_waits")

    def storage_goes_on(self) -> None:
        self.audiences.trouble("")
        self._take_and_commit(self.run_clock)

    def stood_still(self) -> None:
        """Tell those who play, here and in the replay, that the whole server stood still for a while that does not
        count.
        """
        if self.seating.stage != "playing" or not self.clock.running:
            return
        self.note("stood_still")
        self.commit()
        self.audiences.trouble("stood_still")
        asyncio.get_running_loop().call_later(TROUBLE_SHOWN, self._forget_trouble)

    def _forget_trouble(self) -> None:
        if not self.registry.storage.trouble:
            self.audiences.trouble("")

    def stop(self) -> None:
        """Log the clock: the server stops."""
        if self.match is not None and self.seating.stage == "playing":
            self.live.hand_over(everything=True)
            self.live.beat(0)
            self.clock.stop()
            self.commit()

    def close(self) -> None:
        self.audiences.closed = True
        self._alarm.cancel()
        self.bots.close()
