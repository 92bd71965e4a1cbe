"""Reasons of Kraaw's bots hold in the view of their seat: checked by the rules, not by how the reason was found."""

import pytest

from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import ChienExchange, ClaimChien, Exchange, Lock, Look, Reveal, RevealLock
from kermesse.games.kraaw.reason_kinds import REASONS, KeepsSafe
from kermesse.players.kraaw.reasons import reason
from kermesse.words import LANGUAGES
from kermesse.words.log import Reader, say_command, say_reason
from tests.games.kraaw.table import Table
from tests.players.reasoned import Tally, choices, lies
from tests.test_wording import NAMES, faults

DOWN, UP, LOCKED = 0, 1, 2
TABLES = [
    {},
    {"memory_aid": False, "hand_swap": "sealed"},
    {"hand_swap": "race", "direction": "counterclockwise"},
    {"bonus_reading": "locked_counts", "hand_swap": "sealed", "wins_to_game": 2},
]


class Eyes:
    """The table as a reader of the rulebook sees it from one seat."""

    def __init__(self, view):
        self.view = view
        self.me = view.viewer
        self.others = [seat for seat in view.contenders if seat != view.viewer]

    @property
    def row(self):
        return self.view.rows[self.me]

    def known(self, slot):
        """Values that the seat can know of its own card."""
        if self.row.values[slot]:
            return self.row.values[slot]
        return self.view.mine.deduced[slot] if self.view.mine.deduced else 0

    def hidden(self):
        return [slot for slot, face in enumerate(self.row.faces) if face == DOWN]

    def upright(self):
        return [self.row.values[slot] for slot, face in enumerate(self.row.faces) if face == UP]

    def highest_hidden(self):
        return max(self.known(slot) for slot in self.hidden())

    def sees_all_it_saw(self, seat):
        row = self.view.rows[seat]
        return not any(
            row.values[slot] == 0 and (row.public[slot] or self.me in row.known_to[slot]) for slot in range(5)
        )

    def saw(self, seat, slot):
        """True if the seat saw the card once and is shown it no more."""
        row = self.view.rows[seat]
        return (
            not self.view.options.memory_aid
            and row.faces[slot] == DOWN
            and row.values[slot] == 0
            and (row.public[slot] or self.me in row.known_to[slot])
        )

    def ends_first(self):
        """5.1: the first seat in play direction that has no face-down card."""
        seat = self.me
        for _ in range(self.view.seats - 1):
            seat = (seat + self.view.direction) % self.view.seats
            if seat in self.others and self.view.rows[seat].faces.count(DOWN) == 0:
                return seat
        return None

    def best_to_take(self, seat):
        row = self.view.rows[seat]
        return max(row.values[slot] for slot in range(5) if row.faces[slot] != LOCKED)

    def worst_loss(self):
        worst = 0
        for slot in range(5):
            if self.row.faces[slot] == LOCKED:
                continue
            could_be = [self.known(slot)] if self.known(slot) else []
            if not could_be and self.row.dealt_to[slot] == self.me:
                could_be = self.view.mine.unplaced
            if not could_be:
                could_be = [value for value in (1, 2, 3, 4, 5) if self.view.deck[value - 1]]
            worst = max(worst, *could_be)
        return worst

    def total(self, seat):
        row = self.view.rows[seat]
        return sum(row.values[slot] for slot in range(5) if row.faces[slot] != DOWN)

    def leads(self, seat):
        return all(self.total(seat) >= self.total(other) for other in self.view.contenders)

    def never_saw(self, slot):
        return (
            self.row.faces[slot] == DOWN
            and self.known(slot) == 0
            and not self.row.public[slot]
            and self.me not in self.row.known_to[slot]
        )

    def taken_from(self, command):
        return command.seat if isinstance(command, Exchange) else self.view.active

    def average_unseen(self):
        unseen = [value for value in (1, 2, 3, 4, 5) for _ in range(self.view.deck[value - 1])]
        for row in self.view.rows:
            for value in row.values:
                if value:
                    unseen.remove(value)
        return round(sum(unseen) / len(unseen), 1)

    def kitty_makes(self):
        seen = self.view.mine.seen_hand
        unseen = [value for value in (1, 2, 3, 4, 5) for _ in range(self.view.deck[value - 1])]
        for value in seen:
            unseen.remove(value)
        return round(5 * sum(unseen) / len(unseen), 1)

    def kept(self, seat, slot):
        row = self.view.rows[seat]
        return row.faces[slot] == DOWN and seat in row.known_to[slot] and row.values[slot] == 0


def last_and_ahead(viewer, command, why):
    rivals = {seat: viewer.total(seat) for seat in viewer.others}
    return (
        viewer.hidden() == [command.slot]
        and why.value == viewer.known(command.slot) > 0
        and why.total == viewer.total(viewer.me) + why.value
        and rivals.get(why.rival) == why.theirs == max(rivals.values()) < why.total
        and why.rival == min(seat for seat in rivals if rivals[seat] == why.theirs)
    )


def one_of(viewer, slot, values):
    return (
        viewer.row.faces[slot] == DOWN
        and viewer.row.dealt_to[slot] == viewer.me not in viewer.row.known_to[slot]
        and sorted(viewer.view.mine.unplaced) == values
    )


def highest_shown(viewer, command, why):
    return why.value == viewer.known(command.slot) == viewer.highest_hidden() > 0 and viewer.sees_all_it_saw(viewer.me)


def trade(viewer, command, why):
    there = viewer.view.rows[command.seat]
    return (
        why.target == command.seat
        and why.value == there.values[command.slot]
        and there.faces[command.slot] != LOCKED
        and why.most == viewer.worst_loss() < why.value
    )


CHECKS = {
    "OnlyLooks": lambda viewer, command, why: viewer.view.phase == "crow_choice",
    "KittyIsBetter": lambda viewer, command, why: (
        why.total == sum(viewer.view.mine.seen_hand) < why.average == viewer.kitty_makes()
    ),
    "HandIsBetter": lambda viewer, command, why: (
        why.total == sum(viewer.view.mine.seen_hand) >= why.average == viewer.kitty_makes()
    ),
    "HandFromMemory": lambda viewer, command, why: (
        isinstance(command, ChienExchange | ClaimChien)
        and not viewer.view.mine.seen_hand
        and why.average
        == round(5 * sum(value * viewer.view.deck[value - 1] for value in range(1, 6)) / sum(viewer.view.deck), 1)
    ),
    "SeenOnce": lambda viewer, command, why: command.slot == why.slot and viewer.saw(viewer.me, why.slot),
    "SeenThere": lambda viewer, command, why: (
        why.target == (command.seat if isinstance(command, Exchange) else viewer.view.active)
        and why.slot == command.slot
        and viewer.saw(why.target, why.slot)
    ),
    "StillUnknown": lambda viewer, command, why: (
        command == Look(why.slot) and viewer.known(why.slot) == 0 and one_of(viewer, why.slot, why.values)
    ),
    "NeverSeen": lambda viewer, command, why: (
        command == Look(why.slot)
        and not viewer.row.public[why.slot]
        and viewer.me not in viewer.row.known_to[why.slot]
        and viewer.row.dealt_to[why.slot] != viewer.me
    ),
    "KeepsLocks": lambda viewer, command, why: (
        why.left == 2 - viewer.row.locks > 0 and all(map(viewer.known, viewer.hidden()))
    ),
    "LastAndAhead": last_and_ahead,
    "LastTurn": lambda viewer, command, why: why.ender == viewer.ends_first(),
    "HighestInTime": lambda viewer, command, why: (
        highest_shown(viewer, command, why) and why.ender == viewer.ends_first() is not None
    ),
    "LockNext": lambda viewer, command, why: (
        highest_shown(viewer, command, why)
        and why.value >= 4
        and viewer.row.locks < 2
        and why.low == min(viewer.upright()) < why.value
    ),
    "KeepsHidden": lambda viewer, command, why: (
        why.value == viewer.known(command.slot) < why.kept == viewer.highest_hidden() >= 4 and viewer.row.locks < 2
    ),
    "NoLockLeft": lambda viewer, command, why: highest_shown(viewer, command, why) and viewer.row.locks == 2,
    "BestKnown": highest_shown,
    "KeepsSafe": lambda viewer, command, why: (
        isinstance(command, Lock | RevealLock) and viewer.row.locks < 2 and why.value == viewer.known(command.slot) > 1
    ),
    "LockForEach": lambda viewer, command, why: (
        isinstance(command, RevealLock) and why.locks == 2 - viewer.row.locks >= why.hidden == len(viewer.hidden())
    ),
    "BlindLock": lambda viewer, command, why: (
        command == RevealLock(why.slot)
        and viewer.row.locks < 2
        and one_of(viewer, why.slot, why.values)
        and min(why.values) > 2
    ),
    "LocksOneOf": lambda viewer, command, why: (
        command == RevealLock(why.slot)
        and viewer.row.locks < 2
        and viewer.known(why.slot) == 0
        and one_of(viewer, why.slot, why.values)
        and why.average == round(sum(why.values) / len(why.values), 1)
    ),
    "LocksUnseen": lambda viewer, command, why: (
        command == RevealLock(why.slot) and viewer.row.locks < 2 and viewer.never_saw(why.slot)
    ),
    "CountsNow": lambda viewer, command, why: (
        isinstance(command, Reveal | RevealLock) and why.value == viewer.known(command.slot) > 0
    ),
    "UpUnseen": lambda viewer, command, why: command.slot == why.slot and viewer.never_saw(why.slot),
    "LooksThenChooses": lambda viewer, command, why: (
        isinstance(command, Look) and why.hidden == len(viewer.hidden()) > 1
    ),
    "LastHidden": lambda viewer, command, why: (
        isinstance(command, Look | RevealLock) and viewer.hidden() == [command.slot] and viewer.ends_first() is None
    ),
    "BestShown": lambda viewer, command, why: (
        why.target == viewer.taken_from(command)
        and why.value
        == viewer.view.rows[why.target].values[command.slot]
        == max(
            value
            for value, face in zip(viewer.view.rows[why.target].values, viewer.view.rows[why.target].faces, strict=True)
            if face == UP
        )
    ),
    "UnseenAverage": lambda viewer, command, why: (
        why.target == viewer.taken_from(command)
        and viewer.view.rows[why.target].values[command.slot] == 0
        and why.best == viewer.best_to_take(why.target) <= why.average == viewer.average_unseen()
    ),
    "StopsCountdown": lambda viewer, command, why: (
        why.ender == command.seat and viewer.view.rows[why.ender].faces.count(DOWN) == 0 and not viewer.upright()
    ),
    "FromTheLeader": lambda viewer, command, why: trade(viewer, command, why) and viewer.leads(why.target),
    "GoodTrade": trade,
    "LeadersBest": lambda viewer, command, why: (
        why.target == command.seat
        and viewer.leads(why.target)
        and why.total == viewer.total(why.target)
        and why.value == viewer.view.rows[why.target].values[command.slot] == viewer.best_to_take(why.target)
        and viewer.sees_all_it_saw(why.target)
    ),
    "WeakensLeader": lambda viewer, command, why: (
        why.target == command.seat
        and viewer.leads(why.target)
        and why.total == viewer.total(why.target)
        and why.value == viewer.view.rows[why.target].values[command.slot]
        and viewer.view.rows[why.target].faces[command.slot] == UP
    ),
    "LookedAndKept": lambda viewer, command, why: (
        why.target == (command.seat if isinstance(command, Exchange) else viewer.view.active)
        and why.slot == command.slot
        and viewer.kept(why.target, why.slot)
    ),
    "LittleToLose": lambda viewer, command, why: (
        why.target == command.seat
        and viewer.view.rows[why.target].values[command.slot] == 0
        and why.most == viewer.worst_loss() <= 2
    ),
    "TakesBest": lambda viewer, command, why: (
        why.thief == viewer.view.active
        and why.value == viewer.view.rows[why.thief].values[command.slot] == viewer.best_to_take(why.thief)
        and viewer.sees_all_it_saw(why.thief)
    ),
    "KeepsRoundOpen": lambda viewer, command, why: (
        why.thief == viewer.view.active
        and viewer.view.rows[why.thief].faces[command.slot] == DOWN
        and set(viewer.hidden()) <= {viewer.view.stolen}
    ),
    "MayBeBetter": lambda viewer, command, why: (
        why.thief == viewer.view.active
        and viewer.view.rows[why.thief].values[command.slot] == 0
        and 0 < why.value == viewer.best_to_take(why.thief) <= 2
        and viewer.sees_all_it_saw(why.thief)
    ),
    "LocksAndTurns": lambda viewer, command, why: (
        why.high == viewer.row.values[command.lock] > why.low == viewer.row.values[command.flip]
        and viewer.row.locks < 2
        and DOWN not in (viewer.row.faces[command.lock], viewer.row.faces[command.flip])
    ),
    "OutOfCountdown": lambda viewer, command, why: not viewer.hidden() and why.low == viewer.row.values[command.flip],
    "ScoresNothing": lambda viewer, command, why: why.ender == viewer.ends_first() is not None,
    "NotWorthALock": lambda viewer, command, why: why.high == max(viewer.upright()) < 4 and viewer.row.locks < 2,
    "TooDear": lambda viewer, command, why: (
        why.low
        == min(
            viewer.row.values[slot]
            for slot in range(5)
            if viewer.row.faces[slot] == UP
            or (viewer.row.faces[slot] == LOCKED and viewer.view.options.bonus_reading == "locked_counts")
        )
        > 2
    ),
}


def is_true(view, command, why):
    return CHECKS[type(why).__name__](Eyes(view), command, why)


def hold_against_the_rules(seats, seed, options, tally):
    """Check every choice of one game; return one example of every kind of reason."""
    examples = {}
    for choice in choices(GAME, seats, seed, **options):
        view, _, command, why = choice
        assert why is None or is_true(view, command, why), (why, command, view)
        tally.count(choice)
        if why is not None:
            examples.setdefault(type(why).__name__, (view, command, why))
    return examples


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_reason_is_true(seats, options):
    hold_against_the_rules(seats, "a few", options, Tally())


@pytest.mark.no_cover
def test_every_kind_is_checked_and_no_other_fact_is_believed():
    examples, tally = {}, Tally()
    for number in range(12):
        seats = GAME.seats[number % len(GAME.seats)]
        examples |= hold_against_the_rules(seats, f"lies {number}", TABLES[number % len(TABLES)], tally)
    assert {kind.__name__ for kind in REASONS} == set(CHECKS) == set(examples)
    told = 0
    for view, command, why in examples.values():
        for lie in lies(why):
            assert not is_true(view, command, lie), lie
            told += 1
    assert told > 60


@pytest.mark.soak
@pytest.mark.parametrize("memory_aid", [True, False])
def test_over_a_hundred_games_most_choices_have_a_reason_and_none_is_false(memory_aid):
    tally = Tally()
    for number in range(100):
        seats = GAME.seats[number % len(GAME.seats)]
        hold_against_the_rules(seats, f"soak {number}", {"memory_aid": memory_aid}, tally)
    print(f"kraaw: {tally.share:.1%} of {tally.free} choices; {tally.reasons}; none for {tally.silent}")
    assert tally.share >= 0.95


@pytest.mark.no_cover
@pytest.mark.parametrize("memory_aid", [True, False])
def test_a_few_games_are_above_the_bar(memory_aid):
    tally = Tally()
    for seats in GAME.seats:
        hold_against_the_rules(seats, "a bar", {"memory_aid": memory_aid}, tally)
    assert tally.share >= 0.95


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_moves_read_like_sentences(language):
    wrong = []
    for seats in (2, 5):
        for view, _, command, why in choices(GAME, seats, "words", hand_swap="sealed"):
            reader = Reader(GAME, language, NAMES[:seats], view.viewer)
            for said in {say_command(reader, command), say_reason(reader, why)}:
                wrong += [f"{what}: {said}" for what in faults(said, language)]
    assert not wrong, "\n".join(sorted(set(wrong))[:20])


def test_a_lock_keeps_the_five_safe():
    table = Table("A[5u 1u 2d 3d 1d] B[2d 2d 4d 2d 3d]")
    why = reason(table.view("A"), Lock(0))
    assert why == KeepsSafe(5)
    reader = Reader(GAME, "en", ["Ada", "Bo"], 0)
    assert say_reason(reader, why) == "The lock keeps your 5 safe: nobody can take it any more."
    assert say_command(reader, Lock(0)) == "Lock your card 1."
    assert say_reason(reader, None) == "It looks like the best move."


def test_nothing_is_said_that_a_seat_does_not_know():
    """The same table with other hidden cards gives the same reason."""
    one = Table("A[5u 1u 2d 3d 1d] B[2d 2d 4d 2d 3u]\nseen A 1 1 2 3 5")
    other = Table("A[5u 1u 1d 2d 3d] B[4d 2d 2d 2d 3u]\nseen A 1 1 2 3 5")
    for command in (Look(2), RevealLock(2), Exchange(1, 0), Exchange(1, 4)):
        assert reason(one.view("A"), command) == reason(other.view("A"), command)
    one.do("A look 2")
    assert reason(one.view("A"), Reveal(2)) is not None
