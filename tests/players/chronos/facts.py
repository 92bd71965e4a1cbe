"""Checks of Chronos' reasons against the view, by the rules (docs/rules/chronos.md) and not by the bot's code."""

from collections import Counter

MONSTERS = ("HYD", "MIN")
WINDS = ("WN", "WS", "WO", "WE")
BASE_GODS = ("HADES", "HERMES", "HEPHAISTOS", "CERBERE")


def code(card):
    return card.partition("#")[0]


def value(card):
    return int(code(card)[1:]) if code(card)[1:].isdigit() else 0


def points(pile, winds, front):
    """Points (5.3)."""
    base = 50 * len(front) if "PAN" in front else 0
    for card in pile:
        if code(card) in MONSTERS:
            base += 100 if "ARTEMIS" in front else 0
        else:
            base += 30 if "HELIOS" in front and value(card) in (10, 20) else value(card)
    return base * times(winds, front)


def times(winds, front):
    directions = min(4, len({code(card) for card in winds}) + ("EOLE" in front))
    return max(1, directions) * (2 if "APHRODITE" in front else 1)


def wins(pile, winds, front, target):
    """True for a winning pile (5.2)."""
    held = {code(card) for card in pile}
    threes = Counter(code(card) for card in [*pile, *winds])
    return (
        points(pile, winds, front) >= target
        or set(MONSTERS) <= held
        or ("CYCLOPE" in front and bool(held & set(MONSTERS)))
        or ("HESTIA" in front and max(threes.values(), default=0) >= 3)
    )


class Case:
    """One reason in its view, with a method for each kind of reason that checks it."""

    def __init__(self, view, legal, command, reason):
        self.view, self.legal, self.command, self.r = view, legal, command, reason
        me = view.seats[view.viewer]
        self.me, self.pile, self.winds, self.front = me, me.pile, me.winds, me.front
        self.done = type(command).__name__
        # A team is the seats that are as far apart as there are teams.
        self.rivals = [seat for seat in range(len(view.seats)) if (seat - view.viewer) % view.units]
        self.open = [seat for seat in self.rivals if "ATHENA" not in view.seats[seat].front]

    def holds(self):
        return bool(getattr(self, self.r.__struct_config__.tag)())

    # What the tests reckon with

    def score(self):
        return points(self.pile, self.winds, self.front)

    def after(self, card):
        """Return pile and Winds with that card added."""
        if code(card) in WINDS:
            return self.pile, [*self.winds, card]
        return [*self.pile, card], self.winds

    def total(self, card):
        return points(*self.after(card), self.front)

    def would_win(self, card):
        return code(card) not in BASE_GODS and wins(*self.after(card), self.front, self.view.target)

    def timer(self, name):
        [found] = [timer for timer in self.view.timers if timer.id == name]
        return found

    def on(self, pile):
        """Timers on a centre pile."""
        return [timer for timer in self.view.timers if timer.where == f"pile:{pile}"]

    def source(self):
        """Place from which the card is taken."""
        return self.command.source if self.done == "Demeter" else self.timer(self.command.timer).where

    def takes(self, card, left=None):
        """True if the command takes that card and nothing prevents it: no other timer stands there (3.5.1, 8c)."""
        if self.done == "MoveTimer" and not self.command.take:
            return False
        kind, _, number = self.source().partition(":")
        if kind == "realm":
            return left is None and self.view.seats[int(number)].top == card
        pile = self.view.piles[int(number)]
        hands = {self.command.timer} if self.done == "MoveTimer" else set()
        alone = {timer.id for timer in self.on(int(number))} == hands
        return alone and pile.top == card and (left is None or pile.left == left)

    def puts_on(self, pile):
        return self.done == "MoveTimer" and not self.command.take and self.command.to == f"pile:{pile}"

    def is_free(self, pile, card):
        return (
            self.puts_on(pile) and not self.on(pile) and self.view.piles[pile].up and self.view.piles[pile].top == card
        )

    # Taking a card

    def take_wins(self):
        said = (self.total(self.r.card), self.view.target) == (self.r.total, self.r.goal)
        return said and self.r.total >= self.r.goal and self.takes_what_wins()

    def take_completes(self):
        return self.takes_what_wins()

    def takes_what_wins(self):
        """A last card wins only for what it completes (R13)."""
        silent = wins(self.pile, self.winds, self.front, self.view.target)
        counted = silent and self.takes(self.r.card, left=1)
        return self.takes(self.r.card) and self.would_win(self.r.card) and not counted

    def take_scores(self):
        total = self.total(self.r.card)
        said = (total - self.score(), total, self.view.target) == (self.r.gain, self.r.total, self.r.goal)
        return said and self.r.gain > 0 and self.takes(self.r.card)

    def last_card(self):
        return self.takes(self.r.card, left=1) and self.r.total == self.total(self.r.card)

    def first_monster(self):
        none = not any(code(card) in MONSTERS for card in self.pile)
        return self.takes(self.r.card) and code(self.r.card) in MONSTERS and none

    def first_wind(self):
        winds = code(self.r.card) in WINDS and not self.winds and self.takes(self.r.card)
        other = next(f"{wind}#1" for wind in WINDS if wind != code(self.r.card))
        doubled = times([self.r.card, other], self.front) == 2 * times([], self.front)
        return winds and doubled

    def more_winds(self):
        counts = times([*self.winds, self.r.card], self.front)
        said = (counts, self.total(self.r.card)) == (self.r.times, self.r.total)
        return said and code(self.r.card) in WINDS and self.takes(self.r.card) and self.r.total > self.score()

    def god_taken(self, god):
        kind, _, number = self.source().partition(":")
        top = self.view.piles[int(number)].top if kind == "pile" else self.view.seats[int(number)].top
        return code(top or "") == god and self.takes(top)

    def hades_counts(self):
        return self.god_taken("HADES") and self.r.points == self.score()

    def hermes_swaps(self):
        met = self.command.target == self.r.rival if self.done == "Choose" else self.god_taken("HERMES")
        said = (self.view.seats[self.r.rival].count, len(self.pile)) == (self.r.theirs, self.r.mine)
        jealous = self.view.options.hermes_jealous and self.front
        may = "ATHENA" not in self.view.seats[self.r.rival].front and self.r.rival != self.view.viewer
        return met and said and may and not jealous and self.r.theirs > self.r.mine

    def hephaistos_bags(self):
        there = any(timer.seat in self.open and timer.where != "bag" for timer in self.view.timers)
        return self.god_taken("HEPHAISTOS") and there

    def cerbere_bites(self):
        top = self.view.seats[self.r.rival].top
        if self.done == "Choose":
            return self.me.choosing.kind == "cerbere" and (self.command.target, top) == (self.r.rival, self.r.card)
        tops = [self.view.seats[seat].top for seat in self.open if self.view.seats[seat].top]
        best = value(self.r.card) == max(map(value, tops))
        return self.god_taken("CERBERE") and self.r.rival in self.open and top == self.r.card and best

    # Putting a timer somewhere

    def free_wins(self):
        return self.is_free(self.r.pile, self.r.card) and self.would_win(self.r.card)

    def free_points(self):
        said = (self.total(self.r.card), self.view.target) == (self.r.total, self.r.goal)
        return said and self.is_free(self.r.pile, self.r.card) and value(self.r.card) > 0

    def free_card(self):
        return self.is_free(self.r.pile, self.r.card)

    def leave_blocked(self):
        stands = self.timer(self.command.timer).where == f"pile:{self.r.start}"
        beside = [timer.seat for timer in self.on(self.r.start) if timer.id != self.command.timer]
        return (
            stands and self.r.rival in beside and self.r.rival in self.rivals and self.is_free(self.r.pile, self.r.card)
        )

    def beside(self):
        """True if the timer leaves that pile, or stays there, and a rival's stands on it too."""
        stands = self.done == "MoveTimer" and self.timer(self.command.timer).where == f"pile:{self.r.pile}"
        theirs = self.r.rival in self.rivals and any(timer.seat == self.r.rival for timer in self.on(self.r.pile))
        return stands and theirs and self.view.piles[self.r.pile].top == self.r.card and not self.command.take

    def stays_blocking(self):
        return self.beside() and self.puts_on(self.r.pile)

    def goes_home(self):
        return self.beside() and self.command.to == "home"

    def crowded(self):
        there = len(self.on(self.r.pile)) == self.r.count > 1 and self.puts_on(self.r.pile)
        return there and self.view.piles[self.r.pile].top == self.r.card

    def blocks(self):
        there = [(timer.seat, timer.sand) for timer in self.on(self.r.pile)]
        alone = there == [(self.r.rival, self.r.left)] and self.r.rival in self.rivals
        return alone and self.puts_on(self.r.pile) and self.view.piles[self.r.pile].top == self.r.card

    def sends_away(self):
        there = self.on(self.r.pile)
        mine = [timer for timer in there if timer.seat == self.view.viewer]
        sent = self.timer(self.command.timer)
        only = len(there) == len(mine) + 1 == 2 and sent in there and sent.seat == -2
        return only and mine[0].sand == 0 and self.view.piles[self.r.pile].top == self.r.card

    def sand_runs(self):
        left = [timer.sand for timer in self.view.timers if timer.seat == self.view.viewer and timer.where != "bag"]
        return self.done == "Pass" and 0 not in left and self.r.left == min(left)

    def holds_pile(self):
        there = self.on(self.r.pile)
        mine = any(timer.seat == self.view.viewer and timer.sand == 0 for timer in there)
        theirs = self.r.rival in self.rivals and any(timer.seat == self.r.rival for timer in there)
        return self.done == "Pass" and mine and theirs and self.view.piles[self.r.pile].top == self.r.card

    # Gods, and the rest

    def bag_timer(self):
        timer = self.timer(self.command.timer)
        stands = (timer.seat, timer.where) == (self.r.rival, f"pile:{self.r.pile}")
        return stands and self.me.choosing.kind == "hephaistos" and self.view.piles[self.r.pile].top == self.r.card

    def keep_pile(self):
        declines = self.me.choosing.kind == "hermes" and self.command.target is None
        return declines and self.r.points == self.score() > 0

    def announce_points(self):
        said = (self.score(), self.view.target) == (self.r.points, self.r.goal)
        return self.done == "Announce" and said and self.r.points >= self.r.goal

    def announce_cards(self):
        won = wins(self.pile, self.winds, self.front, self.view.target)
        return self.done == "Announce" and won and self.score() < self.view.target

    def bought(self):
        """Return the realm once the price is paid and the god lies in front."""
        pile, winds = ([card for card in cards if card not in self.command.pay] for cards in (self.pile, self.winds))
        assert len(pile) + len(winds) + len(self.command.pay) == len(self.pile) + len(self.winds)
        return pile, winds, [*self.front, self.r.god]

    def offer_wins(self):
        same = self.command.card == self.r.god
        return same and (self.r.god == "ZEUS" or wins(*self.bought(), self.view.target))

    def offer_scores(self):
        said = (self.score(), points(*self.bought())) == (self.r.points, self.r.total)
        return self.command.card == self.r.god and said and self.r.total > self.r.points

    def ransom_back(self):
        bagged = [timer for timer in self.view.timers if timer.seat == self.view.viewer and timer.where == "bag"]
        return self.done == "Ransom" and (len(bagged), self.score()) == (self.r.count, self.r.points) and bagged

    def count_now(self):
        out = all(timer.sand == 0 or timer.where == "bag" for timer in self.view.timers)
        return self.done == "CallDeadlock" and out and self.r.points == self.score()

    def slow_timers(self):
        known = [timer for timer in self.view.timers if timer.dur is not None and timer.seat >= 0]
        mine = [timer.dur for timer in known if timer.seat == self.view.viewer]
        theirs = [timer.dur for timer in known if timer.seat != self.view.viewer]
        said = (round(sum(mine) / len(mine)), round(sum(theirs) / len(theirs))) == (self.r.mine, self.r.theirs)
        return self.done == "VoteColours" and self.command.yes and said and self.r.mine > self.r.theirs

    def all_ready(self):
        ready = [seat for seat in self.view.seats if seat.ready]
        return self.done == "Ready" and (len(ready), len(self.view.seats)) == (self.r.count, self.r.seats)
