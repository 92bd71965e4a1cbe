"""Decisions of a Chronos bot, position by position."""

from functools import partial
from random import Random

import pytest

from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import (
    ANNOUNCE,
    CALL_DEADLOCK,
    RANSOM,
    CassandreTake,
    Choose,
    Demeter,
    GaiaBuy,
    MoveNeutral,
    MoveTimer,
    Offer,
    Say,
)
from kermesse.games.chronos.components import CARD_OF
from kermesse.games.chronos.events import (
    CardCancelled,
    CardGiven,
    CardTaken,
    GodBought,
    MarkersSwapped,
    OuranosUsed,
    PileDiscarded,
    PilesSwapped,
    RoundSetUp,
    Said,
    StoredRevealed,
    TimerEmptied,
    TimerKnocked,
)
from kermesse.players import players_of
from kermesse.players.chronos.bot import STEADY, ChronosBot
from kermesse.players.chronos.memory import FORGOTTEN, Memory
from tests.games.chronos.table import Table
from tests.players.thrift import thrifty_bot


class Steady(ChronosBot):
    """The heuristics on which look-ahead bots build, without randomness."""

    temper = STEADY


def bot_at(seat, seats=4):
    return Steady(seat, seats, Random(5))


def decision(table, seat):
    """Return a bot's decision in this position."""
    bot = bot_at(seat, table.state.n)
    return decided(bot, table, table.now)


def decided(bot, table, now):
    """Return its decision when it looks at that time."""
    return bot.decide(GAME.view(table.state, bot.seat, now), GAME.legal(table.state, bot.seat, now), now)


def test_a_bot_takes_a_free_card_and_goes_back_to_work():
    table = Table("seats 4\npile 0 = 50 ...\ntimer R1 on pile:0")
    table.now = 5000
    move = decision(table, 0)
    assert isinstance(move, MoveTimer)
    assert move.take


def test_a_bot_sits_on_hades_when_it_trails():
    table = Table("seats 4\npile 0 = HADES ...\nrealm 1 = 50\ntimer R1 on pile:0\ntimer R2 on pile:1 ends 30000")
    bot = bot_at(0)
    bot._memory.piles[1] = [table.state.hands[1][0]]
    move = decided(bot, table, 1000)
    assert not (isinstance(move, MoveTimer) and move.take)


def test_a_bot_announces_or_takes_hera_first():
    assert decision(Table("seats 4\noption level=1\nrealm 0 = 50 50"), 0) == ANNOUNCE
    offer = decision(Table("seats 4\noption level=3\nrow = HERA\nrealm 0 = 100 50 50 10 10 10"), 0)
    assert isinstance(offer, Offer)
    assert offer.card == "HERA"


def test_a_bot_ransoms_when_it_has_little_to_lose():
    assert decision(Table("seats 4\nrealm 0 = 10\ntimer R1 on bag\ntimer R2 on bag"), 0) == RANSOM


def test_a_bot_calls_a_deadlock_when_it_leads_or_when_nobody_has_moved_for_long():
    """Otherwise four who all keep each other from winning would stand still for ever."""
    stuck = "seats 3\nnow {now}\npile 0 = 30 ...\n" + "".join(
        f"timer {timer} on pile:0\n" for timer in ("R1", "R2", "B1", "B2", "G1", "G2")
    )

    def choice(now, realm):
        table = Table(stuck.format(now=now) + realm)
        return bot_at(0, 3).decide(GAME.view(table.state, 0, now), [CALL_DEADLOCK], now)

    assert choice(20_000, "realm 0 = 20") == CALL_DEADLOCK
    assert choice(20_000, "realm 1 = 50") != CALL_DEADLOCK
    assert choice(90_000, "realm 1 = 50") == CALL_DEADLOCK


def test_a_bot_that_trails_breaks_the_count():
    table = Table(
        "seats 3\nnow 90000\npile 0 = HADES ...\nrealm 1 = 50 30\n"
        + "".join(f"timer {timer} on pile:0\n" for timer in ("R1", "R2", "B1", "B2", "G1", "G2"))
    )
    table.do(1, CALL_DEADLOCK, at=90_000)
    table.now = 91_000
    assert isinstance(decision(table, 0), MoveTimer)


def test_a_bot_buys_what_wins_and_uses_its_gods():
    zeus = decision(Table("seats 4\noption level=3\nrow = ZEUS\nrealm 0 = 10 10 10 10 10 10 10 10"), 0)
    assert isinstance(zeus, Offer)
    assert isinstance(decision(Table("seats 4\noption level=3\nfront 0 = CASSANDRE\nrow = HERA"), 0), CassandreTake)
    assert isinstance(decision(Table("seats 4\noption level=3\nfront 0 = DEMETER\npile 0 = 10 ..."), 0), Demeter)
    gaia = "seats 4\noption level=3 announce=manual target=400\nfront 0 = GAIA\nfront 1 = APHRODITE\nrealm 0 = 50 50 10 10 10 10"
    buy = decision(Table(gaia), 0)
    assert isinstance(buy, GaiaBuy)


def test_a_bot_frees_a_pile_in_a_duel():
    table = Table(
        "seats 2\npile 6 = 50 ...\nrealm 0 = 10\ntimer P1 on pile:6\ntimer R1 on pile:6\n"
        + "".join(f"timer {timer} on pile:{pile} ends 30000\n" for timer, pile in (("R2", 0), ("B1", 1), ("B2", 2)))
    )
    table.now = 1000
    assert isinstance(decision(table, 0), MoveNeutral)


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("pile 0 = HERMES ...\nrealm 1 = 50 50", Choose(target=1)),
        ("pile 0 = HERMES ...\nrealm 0 = 50", Choose()),
        ("pile 0 = CERBERE ...\nrealm 1 = 10\nrealm 2 = 50", Choose(target=2)),
        ("pile 0 = HEPHAISTOS ...\nrealm 1 = 50 50\npile 1 = 50 ...\ntimer B2 on pile:1", Choose(timer="B2")),
        ("front 0 = HECATE\npile 0 = HERMES ...\nrealm 0 = 50", Choose(god="HADES")),
        ("front 0 = HECATE\npile 0 = HERMES ...\nrealm 1 = 50 50", Choose(god="HERMES")),
        ("front 0 = HECATE\npile 0 = HERMES ...", Choose(god="CERBERE")),
    ],
)
def test_bots_answer_base_gods_sensibly(position, answer):
    table = Table(f"seats 4\noption level=3 announce=manual open_scores=true\n{position}\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert decision(table, 0) == answer


@pytest.mark.parametrize(
    ("god", "position", "answer"),
    [
        ("APOLLON", "row = APOLLON ARES PAN", Choose(card="PAN")),
        ("SELENE", "row = SELENE", Choose()),
        ("CHARON", "row = CHARON\ndiscard = 20 50", Choose(card="T50#1")),
        ("EROS", "row = EROS", Choose()),
    ],
)
def test_bots_answer_temple_gods_sensibly(god, position, answer):
    table = Table(f"seats 4\noption level=3 announce=manual\n{position}\nrealm 0 = 10 10 10")
    table.offer(1000, 0, god, *["10"] * (2 if god in ("CHARON", "EROS") else 1))
    assert decision(table, 0) == answer


def test_eros_frees_the_card_on_which_a_bot_waits():
    table = Table(
        "seats 4\noption level=3\nrow = EROS\npile 0 = 50 ...\nrealm 0 = 10 10\ntimer R1 on pile:0\ntimer B1 on pile:0"
    )
    table.offer(1000, 0, "EROS", "10", "10")
    assert decision(table, 0).timer == "B1"


def test_a_keen_memory_keeps_all_and_a_gentle_one_the_last_three():
    events = [event for pile in range(5) for event in taken(pile)]
    keen, gentle = Memory(4, Random(1), 1.0, 99), Memory(4, Random(1), 1.0, 3)
    for memory in (keen, gentle):
        memory.remember(events)
    assert FORGOTTEN not in keen.piles[0]
    assert gentle.piles[0][:2] == [FORGOTTEN, FORGOTTEN]
    assert FORGOTTEN not in gentle.piles[0][2:]
    assert keen.pile(0, 2) == keen.piles[0]


def taken(pile):
    table = Table(f"seats 4\noption announce=manual\npile {pile} = 10 ...\ntimer R1 on pile:{pile}")
    return table.move(1000, 0, "R1", "home", True)


def test_a_bot_knows_which_timers_are_its_own_after_a_swap():
    bot = bot_at(0)
    bot.hear([RoundSetUp(1, [], [], 0, {"R1": 0, "R2": 0, "B1": 1, "B2": 1})], True, 0)
    bot.hear([MarkersSwapped(1, 0, "B", "R")], True, 0)
    bot.decide(GAME.view(Table("seats 4").state, 0, 0), [], 0)
    waking = bot.wakes()
    bot.hear([TimerEmptied("R1")], True, 0)
    assert bot.wakes() == waking
    bot.hear([TimerEmptied("B1")], True, 0)
    assert bot.wakes() <= waking


TENS = "".join(f"pile {pile} = 10 ...\n" for pile in range(2, 7))
BESIDE = f"seats 4\nnow 5000\ntimer R1 on pile:0\ntimer B1 on pile:0\n{TENS}"


def asked_to_leave(position, make=Steady, seed=5):
    """Return the words and the act of seat 0 after seat 1 has asked to leave pile 0 together."""
    table = Table(BESIDE + position)
    bot = make(0, 4, Random(seed))
    bot.hear([Said(1, "leave_together", 0, None, "")], True, 5_000)
    done = []
    while bot.wakes() < 20_000:
        now = bot.wakes()
        command = bot.act(GAME.view(table.state, 0, now), GAME.legal(table.state, 0, now), now)
        if command is not None:
            done.append(command)
            bot.hear(GAME.apply(table.state, 0, command, now), True, now)
    return done


def test_a_bot_that_agrees_to_leave_says_so_and_leaves():
    agreed = [asked_to_leave("pile 0 = 20 ...\npile 1 = 50 ...", seed=seed) for seed in range(30)]
    replies = [next(command.kind for command in done if isinstance(command, Say)) for done in agreed]
    assert set(replies) == {"deal"}
    left = [any(isinstance(command, MoveTimer) and command.timer == "R1" for command in done) for done in agreed]
    assert sum(left) >= 24  # nine promises of ten are kept


def test_a_bot_that_agreed_does_not_take_the_card_once_the_other_has_left():
    kept = 0
    for seed in range(30):
        table = Table(BESIDE + "pile 0 = 20 ...\npile 1 = 50 ...\ntimer R2 on pile:2 ends 30000")
        bot = Steady(0, 4, Random(seed))
        bot.hear([Said(1, "leave_together", 0, None, "")], True, 5_000)
        done = []
        while bot.wakes() < 12_000:
            now = bot.wakes()
            command = bot.act(GAME.view(table.state, 0, now), GAME.legal(table.state, 0, now), now)
            if command is not None:
                bot.hear(GAME.apply(table.state, 0, command, now), True, now)
                done.append(command)
                if command == Say("deal"):
                    bot.hear(table.move(now, 1, "B1", "home"), True, now)
        moves = [command for command in done if isinstance(command, MoveTimer) and command.timer == "R1"]
        kept += not moves[0].take
    assert kept >= 24


@pytest.mark.no_cover
@pytest.mark.parametrize("level", players_of(GAME).bots)
@pytest.mark.parametrize("position", ["pile 0 = 50 ...\nrealm 0 = 30 20", "pile 0 = 30 ...\nrealm 0 = 50 20"])
def test_no_bot_leaves_the_card_that_wins_because_it_is_asked_to(level, position):
    for seed in range(8):
        here = position + "\npile 1 = 10 ...\ntimer R2 on pile:2 ends 30000"
        done = asked_to_leave(here, partial(thrifty_bot, GAME, level), seed)
        said = [command.kind for command in done if isinstance(command, Say)]
        assert said[:1] == ["no_deal"]
        assert not any(isinstance(command, MoveTimer) for command in done)


def test_a_bot_that_is_stuck_proposes_to_leave_and_goes_when_it_is_refused():
    table = Table(BESIDE + "pile 0 = 30 ...\npile 1 = 10 ...\ntimer R2 on pile:1 ends 30000")
    bot = bot_at(0)
    now = 25_000
    said = decided(bot, table, now)
    assert said == Say("leave_together", pile=0)
    bot.acted(said, GAME.view(table.state, 0, now), now)
    bot.hear([Said(0, "leave_together", 0, None, ""), Said(1, "no_deal", None, None, "")], True, now)
    now = bot.wakes()
    move = decided(bot, table, now)
    assert isinstance(move, MoveTimer)
    assert move.timer == "R1"


def test_mates_keep_out_of_each_others_way():
    beside = "seats 8\nnow 60000\npile 0 = 50 ...\npile 1 = 30 ...\n"
    table = Table(beside + "timer R2 on pile:0 ends 80000")  # the mate of seat 0
    table.now = 61_000
    move = decision(table, 0)
    assert isinstance(move, MoveTimer)
    assert move.to != "pile:0"
    late = Table(beside + "timer R2 on pile:0\ntimer R1 on pile:0 ends 60500")
    late.advance(61_000)
    move = decision(late, 0)
    assert isinstance(move, MoveTimer)
    assert move.to != "pile:0"


@pytest.mark.no_cover
def test_a_god_of_little_use_is_not_bought_with_fifties():
    for level in players_of(GAME).bots:
        for seed in range(10):
            table = Table("seats 4\noption level=3\nrow = HERACLES\nrealm 0 = 50 50\ntimer R1 on pile:0 ends 20000")
            bot = thrifty_bot(GAME, level, 0, 4, Random(seed))
            assert not isinstance(decided(bot, table, 1000), Offer)


def test_bots_use_eos():
    table = Table("seats 4\noption level=3\nrow = EOS\nrealm 0 = 50\nwinds 0 = N N")
    assert decision(table, 0) == Offer("EOS", ("WN#2",))
    table = Table("seats 4\noption level=3\nrow = EOS\nrealm 0 = 50 10")
    bot = bot_at(0)
    before = decided(bot, table, 0)
    assert not isinstance(before, Offer)
    bot.hear([TimerKnocked(2, "B1")], True, 1000)  # hasty hands: now she pays
    now = bot.wakes()
    assert decided(bot, table, now) == Offer("EOS", ("T10#1",))


def test_a_bot_does_not_answer_with_a_god_that_is_not_offered():
    table = Table(
        "seats 4\noption level=3 announce=manual open_scores=true hermes_jealous=true\nfront 0 = HECATE\n"
        "pile 0 = HERMES ...\nrealm 1 = 50 50\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    assert decision(table, 0) == Choose(god="CERBERE")


def test_a_memory_follows_cards_from_pile_to_pile():
    memory = Memory(3, Random(1), 1.0, 99)
    ten, fifty, thirty = CARD_OF["T10#1"], CARD_OF["T50#1"], CARD_OF["T30#1"]
    memory.remember([StoredRevealed(0, ["T10#1", "WN#1"]), CardTaken(0, "T50#1", "pile:1", None, 3)])
    assert memory.piles == [[ten, fifty], [], []]
    memory.remember([PilesSwapped(0, 1, [None, None], [0, 0]), CardTaken(2, "T50#1", "realm:1", None, 1)])
    assert memory.piles == [[], [ten], [fifty]]
    memory.remember([CardCancelled(0, 2, "T50#1", "pile", None), CardGiven(1, 0, "T10#1", None)])
    assert memory.piles == [[fifty, ten], [], []]
    memory.remember([OuranosUsed(1, "T30#1", None, None), GodBought(0, 1, "ARES", 2, ["WN#1"], [None, None], [])])
    assert memory.piles == [[fifty, ten], [thirty, FORGOTTEN], []]
    memory.remember([PileDiscarded(1, 2, []), CardCancelled(2, 0, "T20#1", "discard", None)])
    assert memory.piles == [[fifty], [], []]
