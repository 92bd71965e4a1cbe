"""The table as one seat sees it, with its memory: scores, conditions, places of timers."""

from kermesse.core.game import Seat
from kermesse.games.chronos.components import (
    CARD_OF,
    CODE,
    CYCLOPE,
    GOD,
    GOD_OF,
    HADES,
    HERMES,
    HYDRE,
    KIND,
    MINOTAURE,
    MONSTER,
    TERRITORY,
    VALUE,
)
from kermesse.games.chronos.rules.scoring import fulfilled, points
from kermesse.games.chronos.view_types import ChronosView, TimerView
from kermesse.players.chronos.memory import FORGOTTEN, Memory

SURE = 25  # points ahead: then a count probably wins the round
GUESS = 20  # value of a forgotten card


class Perception:
    def __init__(self, view: ChronosView, seat: Seat, memory: Memory) -> None:
        self.view = view
        self.seat = seat
        self.knocks = memory.knocks
        mine = view.seats[seat]
        self.hand = [CARD_OF[card] for card in mine.pile or []]
        self.winds = [CARD_OF[card] for card in mine.winds]
        self.front = [GOD_OF[god] for god in mine.front]
        self.score = points(self.hand, self.winds, self.front)
        self.estimates = [
            self.score if other == seat else self._estimate(other, memory) for other in range(len(view.seats))
        ]
        self.rivals = [other for other in range(len(view.seats)) if other % view.units != seat % view.units]
        self.side = [other for other in range(len(view.seats)) if other % view.units == seat % view.units]
        self.best_rival = max((self.estimates[other] for other in self.rivals), default=0)

    def _estimate(self, other: Seat, memory: Memory) -> int:
        seat = self.view.seats[other]
        if seat.score is not None:
            return seat.score
        pile = memory.pile(other, seat.count)
        known = [card for card in pile if card != FORGOTTEN]
        winds = [CARD_OF[card] for card in seat.winds]
        front = [GOD_OF[god] for god in seat.front]
        multiple = max(1, len({CODE[card] for card in winds}))
        return points(known, winds, front) + GUESS * multiple * (len(pile) - len(known))

    def leads(self, margin: int) -> bool:
        return self.score >= self.best_rival + margin

    def must_break_the_count(self) -> bool:
        """True if another seat counts a deadlock and would probably win the round: any move is better."""
        count = self.view.deadlock
        return count is not None and count.by not in self.side and not self.leads(SURE)

    def has_won(self) -> bool:
        return bool(fulfilled(self.hand, self.winds, self.front, self.view.target))

    def would_win(self, card: int) -> bool:
        hand, winds = (self.hand, [*self.winds, card]) if KIND[card] == GOD - 1 else ([*self.hand, card], self.winds)
        return bool(fulfilled(hand, winds, self.front, self.view.target))

    def leader(self) -> Seat:
        return max(self.rivals, key=lambda other: self.estimates[other])

    # Timers

    def pile_of(self, timer: TimerView) -> int:
        """The number of the timer's centre pile; -1 elsewhere."""
        return int(timer.where[5:]) if timer.where.startswith("pile:") else -1

    def waiting(self) -> list[TimerView]:
        """Own empty timers on centre piles."""
        return [
            timer
            for timer in self.view.timers
            if timer.seat == self.seat and timer.sand == 0 and self.pile_of(timer) >= 0
        ]

    def is_blocked(self, timer: TimerView) -> bool:
        return len(self.view.piles[self.pile_of(timer)].timers) > 1

    def is_decisive(self, pile: int) -> bool:
        """True if the pile's top card wins this seat the round."""
        top = self.view.piles[pile].top
        return top is not None and self.would_win(CARD_OF[top])

    def threatened_by(self, pile: int) -> Seat:
        """A rival on that pile whom its top card may win the round; -1 if there is none."""
        top = self.view.piles[pile].top
        if top is not None:
            for timer in self.on_pile(pile):
                if self.threat(timer.seat, top):
                    return timer.seat
        return -1

    def is_stuck(self, timer: TimerView) -> bool:
        """True if the timer has waited long enough for its card, and a rival who could leave is there too."""
        pile = self.pile_of(timer)
        if self.patience(timer) > 0 or self.is_decisive(pile) or self.threatened_by(pile) >= 0:
            return False
        return any(other.seat in self.rivals and other.sand == 0 for other in self.on_pile(pile))

    def would_leave(self, pile: int) -> bool:
        """True if the seat gives up that pile when its rival does: the card is not decisive, and the wait is too long
        or as good a card is free elsewhere.
        """
        if self.is_decisive(pile) or self.threatened_by(pile) >= 0:
            return False
        if any(self.pile_of(timer) == pile and self.patience(timer) < 0 for timer in self.waiting()):
            return True
        worths = [
            self.worth(seen.top, seen.left)
            for other, seen in enumerate(self.view.piles)
            if other != pile and seen.top is not None and not seen.timers
        ]
        here = self.view.piles[pile]
        return here.top is None or max(worths, default=0.0) >= 0.8 * self.worth(here.top, here.left)

    def patience(self, timer: TimerView) -> int:
        """The time worth waiting on a blocked pile: 5 s for a 10, up to 18 s for a 50, 60 s for a winning card."""
        if self.view.step is not None and all(other.sand == 0 for other in self.view.timers):
            return -1  # untimed, and no sand runs: waiting gains nothing
        pile = self.pile_of(timer)
        seen = self.view.piles[pile]
        worth = min(50.0, max(0.0, self.worth(seen.top, seen.left))) if seen.top is not None else 0.0
        patient = 60_000 if self.is_decisive(pile) else 2_000 + 320 * worth
        waited = self.view.sand_now - (timer.ends_at or 0)
        return round(patient * max(1.0, self.view.options.time_scale)) - waited

    def on_pile(self, pile: int) -> list[TimerView]:
        names = self.view.piles[pile].timers
        return [timer for timer in self.view.timers if timer.id in names]

    def should_ransom(self) -> bool:
        """True if the pile has little value, or no timer is left to play with."""
        outside = [timer for timer in self.view.timers if timer.seat == self.seat and timer.where != "bag"]
        return not outside or 5 * self.score < self.view.target

    # Cards

    def worth(self, name: str, left: int) -> float:
        """The value of taking that card now, with `left` cards on its pile: negative if it would lose the round."""
        card = CARD_OF[name]
        if left == 1 and not self._wins_a_count(card):
            return -60.0
        worth = self._face_worth(card)
        return worth + 60 if left == 1 else worth

    def _wins_a_count(self, card: int) -> bool:
        gain = points([*self.hand, card], self.winds, self.front) if KIND[card] <= MONSTER else self.score
        return gain >= self.best_rival + 5 or self.would_win(card)

    def _face_worth(self, card: int) -> float:
        kind = KIND[card]
        if kind == TERRITORY:
            gain = points([*self.hand, card], self.winds, self.front) - self.score
            return 3.0 * gain if self.would_win(card) else float(gain)
        if kind == MONSTER:
            return self._monster_worth(card)
        if kind != GOD:
            return self._wind_worth(card)
        code = CODE[card]
        if code == HADES:
            return 90.0 if self.leads(10) and self.score > 0 else -50.0
        if code == HERMES:
            return max(6.0, float(self.best_rival - self.score))
        return 14.0

    def _monster_worth(self, card: int) -> float:
        if self.would_win(card):
            return 250.0
        codes = [CODE[own] for own in self.hand]
        gain = points([*self.hand, card], self.winds, self.front) - self.score
        if CODE[card] not in codes and (HYDRE in codes or MINOTAURE in codes or CYCLOPE in self.front):
            return 250.0
        return max(gain, 4.0 if CODE[card] in codes else 28.0)

    def _wind_worth(self, card: int) -> float:
        if any(CODE[own] == CODE[card] for own in self.winds):
            return 4.0
        gain = points(self.hand, [*self.winds, card], self.front) - self.score
        return max(30.0, float(gain)) + (200.0 if self.would_win(card) else 0.0)

    def threat(self, seat: Seat, name: str) -> bool:
        """True if that card may well win the round for that rival."""
        if seat not in self.rivals:
            return False
        card = CARD_OF[name]
        if CODE[card] == HADES:
            return self.estimates[seat] > self.score
        multiple = max(1, len({wind[:2] for wind in self.view.seats[seat].winds}))
        return VALUE[card] > 0 and self.estimates[seat] + VALUE[card] * multiple >= self.view.target
