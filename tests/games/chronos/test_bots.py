"""Bots with human hands: never refused, never early, quick enough, and better the keener they are."""

import os
import subprocess
import sys
from random import Random

import pytest

from kermesse.bots.table import play_out
from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import Event
from kermesse.core.match import Match
from kermesse.games.chronos import GAME
from kermesse.games.chronos.bot import GENTLE, KEEN, NORMAL, ChronosBot
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
    RoundEnded,
    RoundSetUp,
    Said,
    StoredRevealed,
    TimerEmptied,
    TimerKnocked,
)
from kermesse.games.chronos.knowhow.memory import FORGOTTEN, Memory
from kermesse.games.chronos.knowhow.news import about, depends
from kermesse.games.chronos.options import ChronosOptions
from tests.games.chronos.table import Table


class Fidget(ChronosBot):
    """Picks anything: what bots must beat."""

    def _decide(self, view, legal, now):
        return self.random.choice(list(legal)) if legal else None


def play(makers, options, seed, most=200_000):
    """A whole game in virtual time. Every command is legal; hands are never quicker than a person's."""
    seats = len(makers)
    match = Match(GAME, seats, options, seed_from("bots", seed))
    bots = [make(seat, seats, Random(f"{seed} {seat}")) for seat, make in enumerate(makers)]
    tell(match, bots, match.opening)
    ends = []
    last = [-1_000] * seats
    for _ in range(most):
        if match.outcome() is not None:
            return match, ends
        wakes, seat = min((bot.wakes(), seat) for seat, bot in enumerate(bots))
        if match.deadline() <= wakes:
            steps = match.advance(match.deadline())
        else:
            assert wakes < NEVER
            match.advance(max(wakes, match.now))
            command = bots[seat].act(match.view(seat), match.legal(seat), match.now)
            if command is None:
                continue
            assert match.now - last[seat] >= 400
            last[seat] = match.now
            steps = [match.play(seat, command, match.now)]
        for step in steps:
            tell(match, bots, step.events)
            ends += [event for event in step.events if isinstance(event, RoundEnded)]
    raise AssertionError("the bots play for ever")


def tell(match, bots, events):
    for seat, bot in enumerate(bots):
        seen = [shown for event in events if (shown := event.seen(seat)) is not None]
        bot.hear(seen, seat in match.awaiting(), match.now)


NAMES = GAME.bots


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"level": 3}),
        (2, {}),
        (3, {"clock": "steps", "level": 3}),
        (6, {"level": 2, "chat": "none", "victory_hint": False, "memory_aid": False}),
        (3, {"mode": "solo4", "level": 3, "flipper": "player", "clumsy": True}),
        (8, {"level": 3, "stamp_window_ms": 400, "hand_ms": 1000}),
        (10, {"plans": True}),
    ],
)
def test_whole_games_of_bots_end_without_a_refusal(seats, options):
    makers = [NAMES[("gentle", "normal", "keen")[seat % 3]] for seat in range(seats)]
    match, _ = play(makers, ChronosOptions(rounds_to_win=1, **options), f"{seats} {sorted(options)}")
    assert match.outcome().winners


@pytest.mark.parametrize("level", [0, 3])
def test_normal_beats_three_who_do_anything(level):
    wins = 0
    for seat in range(4):
        makers = [Fidget] * 4
        makers[seat] = NAMES["normal"]
        match, _ = play(makers, ChronosOptions(level=level), f"strength {seat}")
        wins += match.outcome().winners == (seat,)
    assert wins >= 3


def test_normal_bots_seldom_get_stuck():
    reasons = [end.reason for seed in range(4) for end in play([NAMES["normal"]] * 4, ChronosOptions(), seed)[1]]
    assert reasons.count("deadlock") <= len(reasons) / 10


@pytest.mark.parametrize("temper", [GENTLE, NORMAL, KEEN])
def test_nobody_reacts_faster_than_a_third_of_a_second(temper):
    random = Random(1)
    assert all(temper.reaction.draw(random) >= 300 for _ in range(500))
    assert temper.reaction.least >= 300


def bot_at(seat, seats=4, level="keen"):
    return NAMES[level](seat, seats, Random(5))


def decision(table, seat, level="keen"):
    """What a bot would do here."""
    bot = bot_at(seat, table.state.n, level)
    return bot.act(GAME.view(table.state, seat, table.now), GAME.legal(table.state, seat, table.now), table.now)


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
    view, legal = GAME.view(table.state, 0, 1000), GAME.legal(table.state, 0, 1000)
    move = bot.act(view, legal, 1000)
    assert not (isinstance(move, MoveTimer) and move.take)


def test_a_bot_announces_or_takes_hera_first():
    assert decision(Table("seats 4\noption level=1\nrealm 0 = 50 50"), 0) == ANNOUNCE
    offer = decision(Table("seats 4\noption level=3\nrow = HERA\nrealm 0 = 100 50 50 10 10 10"), 0)
    assert isinstance(offer, Offer)
    assert offer.card == "HERA"


def test_a_bot_ransoms_when_it_has_little_to_lose():
    assert decision(Table("seats 4\nrealm 0 = 10\ntimer R1 on bag\ntimer R2 on bag"), 0) == RANSOM


def test_a_bot_calls_a_deadlock_only_when_it_leads():
    stuck = "seats 3\nnow 90000\npile 0 = 30 ...\n" + "".join(
        f"timer {timer} on pile:0\n" for timer in ("R1", "R2", "B1", "B2", "G1", "G2")
    )
    legal = [CALL_DEADLOCK]
    leads = Table(stuck + "realm 0 = 20")
    assert bot_at(0, 3).act(GAME.view(leads.state, 0, 90_000), legal, 90_000) == CALL_DEADLOCK
    trails = Table(stuck + "realm 1 = 50")
    assert bot_at(0, 3).act(GAME.view(trails.state, 0, 90_000), legal, 90_000) != CALL_DEADLOCK


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
    bot.act(GAME.view(Table("seats 4").state, 0, 0), [], 0)
    waking = bot.wakes()
    bot.hear([TimerEmptied("R1")], True, 0)
    assert bot.wakes() == waking
    bot.hear([TimerEmptied("B1")], True, 0)
    assert bot.wakes() <= waking


TENS = "".join(f"pile {pile} = 10 ...\n" for pile in range(2, 7))
BESIDE = f"seats 4\nnow 5000\ntimer R1 on pile:0\ntimer B1 on pile:0\n{TENS}"


def asked_to_leave(position, level="keen", seed=5):
    """What seat 0 says and does after seat 1 has asked to leave pile 0 together."""
    table = Table(BESIDE + position)
    bot = NAMES[level](0, 4, Random(seed))
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
        bot = NAMES["keen"](0, 4, Random(seed))
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


@pytest.mark.parametrize("level", ["gentle", "normal", "keen"])
@pytest.mark.parametrize("position", ["pile 0 = 50 ...\nrealm 0 = 30 20", "pile 0 = 30 ...\nrealm 0 = 50 20"])
def test_no_bot_leaves_the_card_that_wins_because_it_is_asked_to(level, position):
    for seed in range(30):
        done = asked_to_leave(position + "\npile 1 = 10 ...\ntimer R2 on pile:2 ends 30000", level, seed)
        said = [command.kind for command in done if isinstance(command, Say)]
        assert said[:1] == ["no_deal"]
        assert not any(isinstance(command, MoveTimer) for command in done)


def test_a_bot_that_is_stuck_proposes_to_leave_and_goes_when_it_is_refused():
    table = Table(BESIDE + "pile 0 = 30 ...\npile 1 = 10 ...\ntimer R2 on pile:1 ends 30000")
    bot = bot_at(0)
    now = 25_000
    said = bot.act(GAME.view(table.state, 0, now), GAME.legal(table.state, 0, now), now)
    assert said == Say("leave_together", pile=0)
    bot.hear([Said(0, "leave_together", 0, None, ""), Said(1, "no_deal", None, None, "")], True, now)
    now = bot.wakes()
    move = bot.act(GAME.view(table.state, 0, now), GAME.legal(table.state, 0, now), now)
    assert isinstance(move, MoveTimer)
    assert move.timer == "R1"


def test_no_bot_shouts_a_false_victory():
    """Not even the most careless: they know what they have."""
    for seed in range(3):
        match, _ = play([NAMES["gentle"]] * 4, ChronosOptions(level=3, rounds_to_win=1), f"shouts {seed}")
        shouts = [entry for entry in match.log if entry.do == ANNOUNCE]
        assert len(shouts) <= 1


def test_no_bot_grasps_what_it_may_not_lift():
    for seed in range(2):
        options = ChronosOptions(level=3, clumsy=True, rounds_to_win=1)
        match = Match(GAME, 4, options, seed_from("hands", seed))
        knocks = [event for event in events_of(match, "gentle", seed) if isinstance(event, TimerKnocked)]
        assert knocks == []


def events_of(match, level, seed):
    bots = [NAMES[level](seat, match.seats, Random(f"{seed} {seat}")) for seat in range(match.seats)]
    return [event for step in play_out(match, bots) for event in step.events]


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


def test_a_god_of_little_use_is_not_bought_with_fifties():
    for level in NAMES:
        for seed in range(40):
            table = Table("seats 4\noption level=3\nrow = HERACLES\nrealm 0 = 50 50\ntimer R1 on pile:0 ends 20000")
            bot = NAMES[level](0, 4, Random(seed))
            assert not isinstance(
                bot.act(GAME.view(table.state, 0, 1000), GAME.legal(table.state, 0, 1000), 1000), Offer
            )


def test_bots_use_eos():
    table = Table("seats 4\noption level=3\nrow = EOS\nrealm 0 = 50\nwinds 0 = N N")
    assert decision(table, 0) == Offer("EOS", ("WN#2",))
    table = Table("seats 4\noption level=3\nrow = EOS\nrealm 0 = 50 10")
    bot = bot_at(0)
    before = bot.act(GAME.view(table.state, 0, 0), GAME.legal(table.state, 0, 0), 0)
    assert not isinstance(before, Offer)
    bot.hear([TimerKnocked(2, "B1")], True, 1000)  # hasty hands: now she pays
    now = bot.wakes()
    assert bot.act(GAME.view(table.state, 0, now), GAME.legal(table.state, 0, now), now) == Offer("EOS", ("T10#1",))


def test_a_bot_does_not_answer_with_a_god_that_is_not_offered():
    table = Table(
        "seats 4\noption level=3 announce=manual open_scores=true hermes_jealous=true\nfront 0 = HECATE\n"
        "pile 0 = HERMES ...\nrealm 1 = 50 50\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    assert decision(table, 0) == Choose(god="CERBERE")


# Reaction times


@pytest.mark.parametrize("level", ["gentle", "normal", "keen"])
@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (4, {"level": 3}), (2, {}), (8, {"stamp_window_ms": 400}), (3, {"clock": "steps"})]
)
def test_no_bot_answers_to_what_it_cannot_yet_have_seen(level, seats, options):
    """Read off the log: nothing that a command depends on has changed in the last third of a second."""
    match = Match(GAME, seats, ChronosOptions(rounds_to_win=1, **options), seed_from("news", level, seats))
    bots = [NAMES[level](seat, seats, Random(f"{level} {seat}")) for seat in range(seats)]
    heard: list[list[tuple[int, Event]]] = [[(0, event) for event in match.opening] for _ in range(seats)]
    judged = 0
    where = {}
    for step in play_out(match, bots):
        if step.command is not None:
            judged += 1
            names = depends(step.command, step.seat)
            if isinstance(step.command, MoveTimer):
                names += (where.get(step.command.timer, "home"),)
            for at, event in heard[step.seat]:
                if step.at - at < 300:
                    assert not set(about(event)) & set(names) - {"home"}, (step.at - at, event, step.command)
        where |= {timer.id: timer.where for timer in GAME.view(match.state, -1, match.now).timers}
        for seat in range(seats):
            seen = [event.seen(seat) for event in step.events if event.seen(seat) is not None]
            heard[seat] = [one for one in heard[seat] if step.at - one[0] < 400]
            heard[seat] += [(step.at, event) for event in seen]
    assert judged > 20


def test_the_same_seed_plays_the_same_game_whatever_the_hash_seed():
    script = (
        "from random import Random\n"
        "from kermesse.bots.table import play_out\n"
        "from kermesse.core.chance import seed_from\n"
        "from kermesse.core.match import Match\n"
        "from kermesse.core.wire import encode\n"
        "from kermesse.games.chronos import GAME\n"
        "from kermesse.games.chronos.options import ChronosOptions\n"
        "import hashlib\n"
        "told = hashlib.sha256()\n"
        "for seats in (4, 6):\n"
        "    match = Match(GAME, seats, ChronosOptions(level=3, mode='teams' if seats == 6 else 'auto', rounds_to_win=1), seed_from('hash'))\n"
        "    bots = [GAME.bots[('gentle', 'normal', 'keen')[s % 3]](s, seats, Random(s)) for s in range(seats)]\n"
        "    for step in play_out(match, bots):\n"
        "        told.update(encode(step.events))\n"
        "print(told.hexdigest())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1


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
