"""Bots at the table: their input, and their acts."""

from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.match import Match
from kermesse.games.chronos import GAME as CHRONOS
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import CLAIM, DONE, DONE_AND_CLAIM, Bonus, EndTurn, Exchange, Look, Reveal
from kermesse.games.kraaw.events import Exchanged, HandSeen, LookResult, Place, Revealed, RoundStarted
from kermesse.games.kraaw.options import KraawOptions
from kermesse.players import UnknownBot, levels, make_bot
from kermesse.players.bot import Reaction, Thinker
from kermesse.players.kraaw.card_tracking import Guess, Memory
from kermesse.players.kraaw.heuristics import NormalBot
from kermesse.players.table import BotError, play_out
from tests.games.kraaw.table import Table, dealt


def bot_at(table: Table, letter: str = "A") -> NormalBot:
    """Return the bot in a seat, told what that seat knows."""
    seat = "ABCDEF".index(letter)
    bot = NormalBot(seat, table.state.n, Random(1))
    bot.hear([HandSeen(seat, table.state.seen_hand[seat])], True, 0)
    return bot


def choice(table: Table, letter: str = "A"):
    return bot_at(table, letter).choose(table.view(letter), table.legal(letter), table.now)


def test_levels_and_unknown_bots():
    assert levels(GAME) == ["random", "easy", "normal", "hard", "master"]
    with pytest.raises(UnknownBot, match="no bot 'genius'; it has: random, easy, normal, hard, master"):
        make_bot(GAME, "genius", 0, 2, Random(1))


def test_a_level_is_known_by_the_name_it_had_once():
    for former, level in (("gentle", "easy"), ("keen", "hard")):
        assert type(make_bot(CHRONOS, former, 0, 4, Random(1))) is type(make_bot(CHRONOS, level, 0, 4, Random(1)))
        assert former not in levels(CHRONOS)


def test_a_bot_takes_a_persons_time():
    bot = make_bot(GAME, "random", 0, 2, Random(1))
    assert bot.wakes() == NEVER
    bot.hear([], True, 1_000)
    assert 1_500 <= bot.wakes() <= 5_000
    bot.hear([], False, 1_100)
    assert bot.wakes() == NEVER
    drawn = [Reaction(800, 450, 1800).draw(Random(i)) for i in range(200)]
    assert min(drawn) >= 450
    assert max(drawn) <= 1800


def test_a_bot_that_is_refused_or_idle_is_a_fault_of_ours():
    class Wrong(Thinker):
        def choose(self, view, legal, now):
            return Reveal(9)

    class Idle(Thinker):
        def hear(self, events, awaited, now):
            pass

        def choose(self, view, legal, now):
            return None

    class Restless(Thinker):
        def wakes(self):
            return 0

        def choose(self, view, legal, now):
            return None

    class Ditherer(Thinker):
        def choose(self, view, legal, now):
            return None

    faults = (
        (Wrong, "refused"),
        (Idle, "no bot wants to act"),
        (Restless, "does not wait"),
        (Ditherer, "look up and do nothing"),
    )
    for kind, complaint in faults:
        match = Match(GAME, 2, KraawOptions(timers="off"), seed_from("faulty"))
        with pytest.raises(BotError, match=complaint):
            list(play_out(match, [kind(seat, 2, Random(1)) for seat in range(2)]))


def test_normal_exchanges_a_poor_hand_with_the_kitty():
    for number in range(20):
        table = dealt(2, seed=f"hand {number}", hand_swap="sealed")
        poor = sum(table.state.seen_hand[0]) <= 11
        assert choice(table) == (DONE_AND_CLAIM if poor else DONE)


def test_normal_waits_for_the_race_to_open_and_claims():
    number = next(n for n in range(99) if sum(dealt(2, seed=f"race {n}").state.seen_hand[0]) <= 11)
    table = dealt(2, seed=f"race {number}", hand_swap="race")
    assert choice(table) is None
    table.advance(9_000)  # as long after it opened as a person would take
    assert choice(table) == CLAIM
    table.do("A claim_chien")
    assert choice(table) == DONE


def test_normal_locks_a_five_and_turns_a_one_over():
    table = Table("A[5u 1u 2d 3d 1d] B[2d 2d 4d 2d 3d]")
    table.do("A look 2", "A reveal 2")
    assert choice(table) == Bonus(0, 1)


def test_normal_does_not_lock_a_two():
    table = Table("A[2u 1u 2d 3d 1d] B[2d 2d 4d 1d 3d]")
    table.do("A look 4", "A reveal 4")
    assert choice(table) == EndTurn()


def test_normal_steals_when_the_retaliation_finds_only_low_cards():
    table = Table("A[4L 3L 1u 1d{A} 1d{A}] B[5u 2d 2d 4d 3d]\nseen A 1 1 1 3 4")
    bot = bot_at(table)
    assert bot.choose(table.view("A"), table.legal("A"), 0) == Exchange(1, 0)


def test_normal_retaliates_on_the_highest_upright_card():
    table = Table("A[4u 1u 2d 3d 1d] B[2d 2d 4d 1d 3d]")
    table.do("A exchange B 0")
    assert choice(table, "B").slot == 0


def test_normal_keeps_a_five_hidden_until_it_can_be_locked():
    table = Table("A[5d 2d{A} 1d 3d 1d] B[2d 2d 4d 1d 3d]\nseen A 1 1 2 3 5")
    table.do("A look 0")
    assert choice(table) == Reveal(1)


def test_normal_does_not_end_a_round_that_it_would_lose_while_something_can_be_had():
    table = Table("A[1L 1u 2u 1u 2d] B[5u 4L 2u 3d 4d]\nseen A 1 1 1 2 2")
    assert not isinstance(choice(table), Look)


def test_memory_follows_cards_and_is_new_every_round():
    memory = Memory()
    memory.note(HandSeen(0, [1, 2, 3, 4, 5]))
    memory.note(LookResult(0, 2, 4))
    memory.note(Revealed(1, 0, 5, "look"))
    memory.note(Exchanged(Place(0, 2), Place(1, 0)))
    assert memory.values == {(0, 2): 5, (1, 0): 4}
    memory.note(Exchanged(Place(0, 2), Place(1, 1)))
    assert memory.values == {(1, 1): 5, (1, 0): 4}
    memory.note(RoundStarted(2, 0, [0, 1], [4, 5, 3, 2, 1], False))
    assert (memory.hand, memory.values) == ([], {})


def test_what_the_bot_guesses_comes_from_what_it_has_seen():
    table = Table("A[5d{A} 2u 1d 3d 1d] B[2d 2d 4d 1d 3d]\nseen A 1 1 2 3 5")
    memory = Memory([1, 1, 2, 3, 5], {(0, 0): 5})
    guess = Guess(table.view("A"), memory, 0)
    assert guess.value(0, 0) == 5
    assert guess.value(0, 2) == pytest.approx(5 / 3)
    assert guess.value(1, 0) == pytest.approx((36 - 12) / 10)


def test_normal_plays_as_well_without_the_memory_aid():
    wins = 0
    for number in range(20):
        match = Match(GAME, 2, KraawOptions(memory_aid=False, wins_to_game=1), seed_from("no aid", number))
        bots = [make_bot(GAME, name, seat, 2, Random(number)) for seat, name in enumerate(("normal", "random"))]
        for _ in play_out(match, bots):
            pass
        wins += match.outcome().winners == (0,)
    assert wins >= 16
