"""Reasons for a move: the facts that a strong player would name, all from the seat's view."""

from kermesse.core.game import Command, Seat
from kermesse.core.reason import Reason
from kermesse.games.chronos import reason_kinds as because
from kermesse.games.chronos.commands import (
    Announce,
    CallDeadlock,
    Choose,
    Demeter,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Pass,
    Ransom,
    Ready,
    VoteColours,
)
from kermesse.games.chronos.components import (
    ATHENA,
    CARD_OF,
    CODE,
    EOLE,
    GOD,
    GOD_OF,
    HADES,
    HEPHAISTOS,
    HERMES,
    KIND,
    MONSTER,
    TERRITORY,
    VALUE,
    WIND,
    ZEUS,
)
from kermesse.games.chronos.rules.scoring import fulfilled, points
from kermesse.games.chronos.view_types import ChronosView, TimerView


def reason(view: ChronosView, command: Command) -> Reason | None:
    table = _Table(view)
    match command:
        case MoveTimer():
            return table.taken(command) if command.take else table.put(command)
        case Choose():
            return table.answered(command)
        case Demeter():
            return table.card(table.top(command.source), table.left(command.source))
        case Announce():
            return table.announced()
        case Offer() | GaiaBuy():
            return table.offered(command.card, command.pay)
        case Ransom():
            bagged = sum(timer.where == "bag" for timer in table.own())
            return because.RansomBack(bagged, table.score)
        case MoveNeutral():
            return table.sent_away(command)
        case CallDeadlock():
            return table.stuck()
        case VoteColours():
            return table.slow() if command.yes else None
        case Pass():
            return table.waited()
        case Ready():
            return because.AllReady(sum(seat.ready for seat in view.seats), len(view.seats))
    return None


class _Table:
    """A view, with the goods of its seat."""

    def __init__(self, view: ChronosView) -> None:
        self.view = view
        self.me = me = view.seats[view.viewer]
        self.hand = [CARD_OF[card] for card in me.pile or []]
        self.winds = [CARD_OF[card] for card in me.winds]
        self.front = [GOD_OF[god] for god in me.front]
        self.score = points(self.hand, self.winds, self.front)

    def own(self) -> list[TimerView]:
        return [timer for timer in self.view.timers if timer.seat == self.view.viewer]

    def rivals(self) -> list[Seat]:
        units = self.view.units
        return [seat for seat in range(len(self.view.seats)) if seat % units != self.view.viewer % units]

    def top(self, place: str) -> str | None:
        kind, _, number = place.partition(":")
        if not number:  # in the bag: the timer was taken from under the hand
            return None
        return self.view.piles[int(number)].top if kind == "pile" else self.view.seats[int(number)].top

    def left(self, place: str) -> int:
        kind, _, number = place.partition(":")
        return self.view.piles[int(number)].left if kind == "pile" else 0

    def with_card(self, card: int) -> tuple[list[int], list[int]]:
        """The pile and Winds after taking a card."""
        if KIND[card] == WIND:
            return self.hand, [*self.winds, card]
        return ([*self.hand, card] if KIND[card] != GOD else self.hand), self.winds

    # Taking a card

    def taken(self, command: MoveTimer) -> Reason | None:
        where = next(timer.where for timer in self.view.timers if timer.id == command.timer)
        kind, _, number = where.partition(":")
        if kind == "pile" and self.view.piles[int(number)].timers != [command.timer]:
            return None
        return self.card(self.top(where), self.left(where))

    def card(self, name: str | None, left: int) -> Reason | None:
        """The card's use for the seat, with that many cards on its pile."""
        if name is None:
            return None
        card = CARD_OF[name]
        hand, winds = self.with_card(card)
        total, goal = points(hand, winds, self.front), self.view.target
        wins = KIND[card] != GOD and fulfilled(hand, winds, self.front, goal)
        # A last card wins by the condition that it completes (R13); otherwise scores are counted.
        if wins and not (left == 1 and fulfilled(self.hand, self.winds, self.front, goal)):
            return because.TakeWins(name, total, goal) if total >= goal else because.TakeCompletes(name)
        if left == 1 and KIND[card] != GOD:
            return because.LastCard(name, total)
        if KIND[card] == TERRITORY:
            return because.TakeScores(name, total - self.score, total, goal)
        if KIND[card] == MONSTER:
            return self._monster(name, total)
        return self._wind(name, total) if KIND[card] == WIND else self._god(card)

    def _monster(self, name: str, total: int) -> Reason | None:
        if not any(KIND[card] == MONSTER for card in self.hand):
            return because.FirstMonster(name)
        return because.TakeScores(name, total - self.score, total, self.view.target) if total > self.score else None

    def _wind(self, name: str, total: int) -> Reason | None:
        held = {CODE[card] for card in self.winds}
        if not held and EOLE not in self.front:
            return because.FirstWind(name)
        if CODE[CARD_OF[name]] in held or total == self.score:
            return None
        return because.MoreWinds(name, total // self._base(), total)

    def _base(self) -> int:
        """The value of the pile before it is multiplied."""
        return self.score // self.me.multiple

    def _god(self, card: int) -> Reason | None:
        code = CODE[card]
        if code == HADES:
            return because.HadesCounts(self.score)
        open_to = [seat for seat in self.rivals() if ATHENA not in [GOD_OF[god] for god in self.view.seats[seat].front]]
        if code == HERMES and self.view.options.hermes_jealous and self.front:
            return None
        if code == HERMES:
            rival = max(open_to, key=lambda seat: self.view.seats[seat].count, default=None)
            return None if rival is None else self._swap(rival)
        if code == HEPHAISTOS:
            bagged = [timer for timer in self.view.timers if timer.seat in open_to and timer.where != "bag"]
            return because.HephaistosBags() if bagged else None
        tops = [(VALUE[CARD_OF[top]], seat, top) for seat in open_to if (top := self.view.seats[seat].top) is not None]
        return because.CerbereBites(*max(tops)[1:]) if tops else None

    def _swap(self, rival: Seat) -> Reason | None:
        theirs = self.view.seats[rival].count
        return because.HermesSwaps(rival, theirs, self.me.count) if theirs > self.me.count else None

    # Putting a timer somewhere

    def put(self, command: MoveTimer) -> Reason | None:
        where = next(timer.where for timer in self.view.timers if timer.id == command.timer)
        if command.to == "home" or command.to == where:
            return self._beside(command, where)
        if not command.to.startswith("pile:"):
            return None
        pile = int(command.to[5:])
        seen = self.view.piles[pile]
        if seen.top is None:
            return None
        there = [timer for timer in self.view.timers if timer.id in seen.timers]
        if not there:
            return self._free(command, pile, seen.top)
        rival = there[0].seat
        if len(there) == 1 and rival in self.rivals():
            return because.Blocks(pile, rival, seen.top, there[0].sand)
        return because.Crowded(pile, len(there), seen.top) if len(there) > 1 else None

    def _beside(self, command: MoveTimer, where: str) -> Reason | None:
        """The reason to leave a pile for home, or to stay on it, because of a rival's timer there."""
        top = self.top(where) if where.startswith("pile:") else None
        there = [timer.seat for timer in self.view.timers if timer.where == where and timer.seat in self.rivals()]
        if top is None or not there:
            return None
        kind = because.GoesHome if command.to == "home" else because.StaysBlocking
        return kind(int(where[5:]), there[0], top)

    def _free(self, command: MoveTimer, pile: int, top: str) -> Reason:
        card = CARD_OF[top]
        hand, winds = self.with_card(card)
        if KIND[card] != GOD and fulfilled(hand, winds, self.front, self.view.target):
            return because.FreeWins(pile, top)
        where = next(timer.where for timer in self.view.timers if timer.id == command.timer)
        if where.startswith("pile:"):
            beside = [timer.seat for timer in self.view.timers if timer.where == where and timer.seat in self.rivals()]
            if beside:
                return because.LeaveBlocked(int(where[5:]), beside[0], pile, top)
        if KIND[card] == TERRITORY:
            return because.FreePoints(pile, top, points(hand, winds, self.front), self.view.target)
        return because.FreeCard(pile, top)

    def sent_away(self, command: MoveNeutral) -> Reason | None:
        """The reason, if only that neutral timer is in the way of an own one."""
        where = next(timer.where for timer in self.view.timers if timer.id == command.timer)
        top = self.top(where)
        waiting = {timer.id for timer in self.own() if timer.where == where and timer.sand == 0}
        beside = set(self.view.piles[int(where[5:])].timers) - {command.timer}
        return because.SendsAway(int(where[5:]), top) if top is not None and waiting and beside == waiting else None

    # Gods, and the rest

    def answered(self, command: Choose) -> Reason | None:
        choosing = self.me.choosing
        kind = choosing.kind if choosing else ""
        if kind == "cerbere" and command.target is not None:
            top = self.view.seats[command.target].top
            return None if top is None else because.CerbereBites(command.target, top)
        if kind == "hermes":
            if command.target is not None:
                return self._swap(command.target)
            return because.KeepPile(self.score) if self.score else None
        if kind == "hephaistos" and command.timer is not None:
            timer = next(timer for timer in self.view.timers if timer.id == command.timer)
            top = self.top(timer.where) if timer.where.startswith("pile:") else None
            return None if top is None else because.BagTimer(timer.seat, int(timer.where[5:]), top)
        return None

    def waited(self) -> Reason | None:
        playing = [timer for timer in self.own() if timer.where != "bag"]
        if playing and all(timer.sand for timer in playing):
            return because.SandRuns(min(timer.sand for timer in playing))
        for timer in playing:
            if timer.sand or not timer.where.startswith("pile:"):
                continue
            beside = [other.seat for other in self.view.timers if other.where == timer.where]
            rival = next((seat for seat in beside if seat in self.rivals()), None)
            top = self.top(timer.where)
            if rival is not None and top is not None:
                return because.HoldsPile(int(timer.where[5:]), rival, top)
        return None

    def announced(self) -> Reason | None:
        if not fulfilled(self.hand, self.winds, self.front, self.view.target):
            return None
        return (
            because.AnnouncePoints(self.score, self.view.target)
            if self.score >= self.view.target
            else because.AnnounceCards()
        )

    def offered(self, god: str, pay: tuple[str, ...]) -> Reason | None:
        if not all(name in CARD_OF for name in pay):
            return None
        paid = [CARD_OF[name] for name in pay]
        hand = [card for card in self.hand if card not in paid]
        winds = [card for card in self.winds if card not in paid]
        front = [*self.front, GOD_OF[god]]
        if GOD_OF[god] == ZEUS or fulfilled(hand, winds, front, self.view.target):
            return because.OfferWins(god)
        total = points(hand, winds, front)
        return because.OfferScores(god, self.score, total) if total > self.score else None

    def stuck(self) -> Reason | None:
        running = any(timer.sand and timer.where != "bag" for timer in self.view.timers)
        return None if running else because.CountNow(self.score)

    def slow(self) -> Reason | None:
        viewer = self.view.viewer
        mine = [timer.dur for timer in self.view.timers if timer.dur is not None and timer.seat == viewer]
        rest = [timer.dur for timer in self.view.timers if timer.dur is not None and timer.seat not in (viewer, -2)]
        if not mine or not rest or sum(mine) * len(rest) <= sum(rest) * len(mine):
            return None
        return because.SlowTimers(round(sum(mine) / len(mine)), round(sum(rest) / len(rest)))
