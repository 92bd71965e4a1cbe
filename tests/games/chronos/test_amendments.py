"""Decisions of the rules' second reading: the taker's privilege, colours, jealousy, GAIA's limits, knocks."""

from contextlib import suppress
from random import Random

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import Command, Refused
from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import LEAVE, Announce, Choose, Demeter, GaiaBuy, MoveTimer, PlanMove, Ready
from kermesse.games.chronos.components import TIMER_OF, TIMERS
from kermesse.games.chronos.events import CardGiven, VictoryAnnounced
from kermesse.games.chronos.options import ChronosOptions
from kermesse.games.chronos.rules.scoring import condition
from tests.games.chronos.table import Table, kinds, laid_out

TEMPLE = "seats 4\noption level=3\n"


# The taker's privilege (R13)


def test_a_last_card_that_completes_a_condition_wins_alone():
    table = Table("seats 4\noption level=1\npile 0 = 20\nrealm 0 = 50 30\nrealm 1 = 50 50 50\ntimer R1 on pile:0")
    events = table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("points", [0])
    assert VictoryAnnounced(0, "points") in events


def test_a_last_card_completes_nothing_for_a_seat_that_had_kept_silent():
    table = Table("seats 4\noption level=1\npile 0 = 20\nrealm 0 = 50 50\nrealm 1 = 50 50 50\ntimer R1 on pile:0")
    events = table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("last_card", [1])
    assert "VictoryAnnounced" not in kinds(events)


def test_a_last_monster_wins_though_the_points_had_been_kept_silent():
    table = Table("seats 4\noption level=1\npile 0 = MIN\nrealm 0 = 50 50 HYD\nrealm 1 = 50 50 50\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("monsters", [0])


def test_a_last_card_taken_by_demeter_has_the_privilege_too():
    table = Table(f"{TEMPLE}pile 0 = 10\nrealm 0 = 100 50 20 20\nrealm 1 = 50 50 50\nwinds 1 = N S\nfront 0 = DEMETER")
    table.do(0, Demeter("pile:0"), at=1000)
    assert table.ended() == ("points", [0])


def test_a_last_god_completes_nothing_even_if_its_effect_does():
    table = Table(
        "seats 4\noption level=1\npile 0 = HERMES\nrealm 0 = 10\nrealm 1 = HYD MIN\nrealm 2 = 50 30\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    table.do(0, Choose(target=1), at=2000)
    assert table.pile(0) == ["HYD", "MIN"]
    assert table.ended() == ("last_card", [2])


@pytest.mark.parametrize("rest", ["...", ""])
def test_at_hades_points_are_counted_silent_or_not(rest):
    table = Table(
        f"seats 4\noption level=1\npile 0 = HADES {rest}\nrealm 0 = HYD MIN 50 50\nrealm 1 = 50 50 50\ntimer R1 on pile:0"
    )
    events = table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("hades", [1])
    assert "VictoryAnnounced" not in kinds(events)


def test_hades_through_hecate_is_counted_too():
    table = Table(
        f"{TEMPLE}pile 0 = CERBERE ...\nfront 0 = HECATE CYCLOPE\nrealm 0 = HYD\nrealm 1 = 50\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    table.do(0, Choose(god="HADES"), at=2000)
    assert table.ended() == ("hades", [1])


# HECATE under jealous Hermes


def hecate(card, jealous):
    table = Table(
        f"seats 4\noption level=3 hermes_jealous={jealous}\npile 0 = {card} ...\nfront 0 = HECATE\nrealm 0 = 10\n"
        "realm 1 = 50\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    return table


def test_hecate_offers_no_hermes_where_hermes_is_jealous():
    table = hecate("CERBERE", "true")
    assert [answer.god for answer in GAME.legal(table.state, 0, 1000)] == ["HADES", "HEPHAISTOS", "CERBERE"]
    assert table.refused(0, Choose(god="HERMES"), at=1000) == "jealous"
    free = hecate("CERBERE", "false")
    assert Choose(god="HERMES") in GAME.legal(free.state, 0, 1000)


def test_a_jealous_hermes_left_to_time_does_nothing():
    table = hecate("HERMES", "true")
    table.advance(11_000)
    assert table.choosing(0) is None
    assert table.piles() == [["10"], ["50"], [], []]
    assert table.discard() == ["HERMES"]


# GAIA and open choices


@pytest.mark.parametrize(
    ("god", "position", "opening"),
    [
        ("APOLLON", "row = APOLLON PAN", lambda table: table.offer(1000, 1, "APOLLON", "10")),
        ("SELENE", "row = SELENE", lambda table: table.offer(1000, 1, "SELENE", "10")),
        (
            "HECATE",
            "front 1 = HECATE\npile 0 = CERBERE ...\ntimer B1 on pile:0",
            lambda table: table.move(1000, 1, "B1", "home", True),
        ),
    ],
)
def test_gaia_waits_until_the_owner_has_chosen(god, position, opening):
    table = Table(f"{TEMPLE}front 0 = GAIA\n{position}\nrealm 0 = 10 20\nrealm 1 = 10 30")
    opening(table)
    price = 2 if god == "HECATE" else 1
    buy = GaiaBuy(1, god, table.own(0, "10", "20")[:price])
    assert table.refused(0, buy, at=2000) == "still_choosing"
    assert not any(isinstance(command, GaiaBuy) for command in GAME.legal(table.state, 0, 2000))
    table.advance(11_000)  # the default
    assert table.choosing(1) is None or table.choosing(1)[0] != god.lower()
    table.do(0, buy, at=11_000)
    assert god in table.front(0)


def test_gaia_may_buy_another_god_of_a_chooser():
    table = Table(f"{TEMPLE}front 0 = GAIA\nfront 1 = ARES\nrow = APOLLON PAN\nrealm 0 = 10\nrealm 1 = 10")
    table.offer(1000, 1, "APOLLON", "10")
    table.do(0, GaiaBuy(1, "ARES", table.own(0, "10")), at=2000)
    assert table.front(0) == ["GAIA", "ARES"]


# Automatic announcement


def next_round(table, now):
    for seat in range(table.state.n):
        table.do(seat, Ready(), at=now)
    for seat in range(table.state.n):
        table.do(seat, Ready(), at=now)


def test_what_selene_returns_may_win_as_the_round_starts():
    table = Table(
        "seats 4\noption level=3 announce=auto\nfront 2 = SELENE\nstored 2 = HYD MIN\nrealm 0 = 50\npile 0 = HADES ...\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    next_round(table, 2000)
    assert table.state.phase == "countdown"
    assert table.pile(2) == ["HYD", "MIN"]
    events = table.advance(5000)
    assert VictoryAnnounced(2, "monsters") in events
    assert table.ended() == ("monsters", [2])


def test_where_victory_is_shouted_nobody_shouts_for_a_seat():
    table = Table(
        "seats 4\noption level=3\nfront 2 = SELENE\nstored 2 = HYD MIN\nrealm 0 = 50\npile 0 = HADES ...\ntimer R1 on pile:0"
    )
    table.move(1000, 0, "R1", "home", True)
    next_round(table, 2000)
    table.advance(5000)
    assert table.state.phase == "play"
    table.do(2, Announce(), at=5001)
    assert table.ended() == ("monsters", [2])


def test_somebody_elses_act_may_win_for_a_seat():
    table = Table(
        "seats 4\noption level=3 announce=auto\nfront 0 = GAIA\nfront 1 = HERA\nrealm 0 = 10 20 MIN\nrealm 1 = HYD"
    )
    events = table.do(0, GaiaBuy(1, "HERA", table.own(0, "10", "20", "MIN")), at=1000)
    assert VictoryAnnounced(1, "monsters") in events
    assert table.ended() == ("monsters", [1])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{"level": 3}, {"level": 3, "clumsy": True}, {"level": 3, "clock": "steps"}])
def test_no_victory_stands_unannounced_at_any_moment_of_a_game(seed, options):
    options = ChronosOptions(announce="auto", target=120, rounds_to_win=2, timer_mean_ms=10_000, **options)
    state, _ = GAME.setup(4, options, Chance(seed_from("auto", seed)), 0)
    random, now, looked = Random(seed), 0, 0
    for _ in range(3_000):
        awaited = GAME.awaiting(state)
        seat = random.choice(awaited) if awaited else 0
        listed = [command for command in GAME.legal(state, seat, now) if not command.side_command] if awaited else []
        if listed and (random.random() < 0.7 or GAME.deadline(state) > 1 << 60):
            GAME.apply(state, seat, random.choice(listed), now)
        elif GAME.deadline(state) < 1 << 60:
            now = max(now, GAME.deadline(state))
            GAME.expire(state, GAME.deadline(state))
        else:
            now += 300
        if state.phase == "play":
            looked += 1
            free = [seat for seat in range(4) if state.choices[seat] is None]
            assert [seat for seat in free if condition(state, seat)] == []
        if state.phase == "over":
            break
    assert looked > 50


# Knocking timers over (3.7)


def listed_knocks(table, seat, now):
    mine = {TIMERS[timer] for timer in range(12) if table.state.owner[timer] == seat}
    running = {TIMERS[timer] for timer in range(12) if table.state.sand[timer].sand(now) > 0}
    return {
        command.timer
        for command in GAME.legal(table.state, seat, now)
        if isinstance(command, MoveTimer) and (command.timer not in mine or command.timer in running)
    }


def test_a_knock_is_listed_where_it_costs_something():
    position = "now 40000\ntimer R1 on pile:0 ends 59000\ntimer B1 on pile:1 ends 59000\nrealm 0 = 10"
    assert listed_knocks(Table(f"seats 3\noption clumsy=true\n{position}"), 0, 50_000) == {"B1", "B2", "G1", "G2"}
    eos = Table(f"{TEMPLE}front 1 = EOS\n{position}")
    assert listed_knocks(eos, 0, 50_000) == {"R1", "B1", "B2", "G1", "G2", "Y1", "Y2"}
    assert listed_knocks(eos, 1, 50_000) == set()  # EOS asks nothing of her own holder
    assert listed_knocks(Table(f"seats 3\n{position}"), 0, 50_000) == set()


RUNNING = "now 9000\ntimer R1 on pile:0 ends 30000\n"
DUEL = "seats 2\noption clumsy=true\n"
MATES = "seats 6\noption level={level} mode=teams clumsy=true\n"  # 0 and 3, 1 and 4, 2 and 5


def test_s45_whoever_has_no_adversary_under_the_hand_is_refused_and_pays_nothing():
    one_timer = Table(MATES.format(level=0) + RUNNING)  # R2 is the mate's
    assert one_timer.move_refused(20_000, 0, "R1", "pile:1") == "timer_running"
    assert one_timer.move_refused(20_000, 0, "R2", "pile:1") == "not_yours"
    assert kinds(one_timer.move(20_000, 0, "B2", "pile:1")) == ["TimerKnocked", "TimersSentHome"]
    pairs = Table(MATES.format(level=2) + RUNNING)  # Y1 and Y2 are the mate's
    assert pairs.move_refused(20_000, 0, "Y1", "pile:1") == "not_yours"
    assert kinds(pairs.move(20_000, 0, "P1", "pile:1")) == ["TimerKnocked", "TimersSentHome"]
    duel = Table(DUEL + RUNNING)
    assert duel.move_refused(20_000, 0, "P1", "pile:1") == "not_yours"
    assert kinds(duel.move(20_000, 0, "G1", "pile:1")) == ["TimerKnocked", "TimersSentHome"]


@pytest.mark.parametrize("timer", ["R1", "P1", "G1"])
def test_s45_under_eos_any_timer_costs_a_card(timer):
    table = Table(f"{DUEL}front 1 = EOS\nrealm 0 = 10\n{RUNNING}")
    told = ["TimerKnocked", *(["TimersSentHome"] if timer == "G1" else []), "ChoiceOpened"]
    assert kinds(table.move(20_000, 0, timer, "pile:1")) == told
    assert table.where("R1") == ("home" if timer == "G1" else "pile:0")


HASTY = [
    (seats, options, eos)
    for seats, tables in {
        2: ["", "clumsy=true"],
        3: ["level=0 clumsy=true", "level=3 clumsy=true", "mode=solo4 level=3 clumsy=true", "level=3"],
        6: ["mode=teams level=0 clumsy=true", "mode=teams level=3 clumsy=true team_timers=1", "mode=teams level=3"],
        8: ["level=2 clumsy=true", "level=3 clumsy=true"],
    }.items()
    for options in tables
    for eos in sorted({-1, 0, 1, seats // 2})
    if eos < 0 or seats == 2 or "level=3" in options
]


@pytest.mark.parametrize(("seats", "options", "eos"), HASTY)
def test_whose_timer_was_knocked_over_says_what_it_costs_and_where_the_board_warns(seats, options, eos):
    def laid():
        lines = [f"seats {seats}", f"option {options}" if options else "", "now 9000", "timer R1 on pile:0 ends 30000"]
        lines += [f"realm {seat} = 10" for seat in range(seats)]
        return Table("\n".join([*lines, "timer B1 on pile:1 ends 30000", f"front {eos} = EOS" if eos >= 0 else ""]))

    first = laid()
    teams = seats // 2 if seats >= 6 else seats
    for seat in range(seats):
        warned = set()
        for timer, owner in enumerate(first.state.owner):
            name = TIMERS[timer]
            if owner == -1 or (owner == seat and name not in ("R1", "B1")):
                continue  # in the box, or to be lifted
            table = laid()
            sent_home = "clumsy" in options and owner >= 0 and owner % teams != seat % teams
            gives = eos not in (-1, seat)
            costs = [*(["TimersSentHome"] if sent_home else []), *(["ChoiceOpened"] if gives else [])]
            if costs:
                warned.add(name)
                assert kinds(table.move(20_000, seat, name, "pile:2")) == ["TimerKnocked", *costs]
            else:
                code = "timer_running" if owner == seat else "not_yours"
                assert table.move_refused(20_000, seat, name, "pile:2") == code
        assert listed_knocks(first, seat, 20_000) == warned
        assert set(GAME.view(first.state, seat, 20_000).me.knocks) == warned


def test_s46_what_eos_takes_goes_to_whoever_has_her_by_then():
    table = Table(f"{TEMPLE}front 1 = EOS\nfront 2 = GAIA\nrealm 0 = 10 50\nrealm 2 = 20\n{RUNNING}")
    table.move(20_000, 0, "R1", "pile:1")
    assert GAME.view(table.state, 3, 20_000).seats[0].choosing.to == 1
    table.do(2, GaiaBuy(1, "EOS", table.own(2, "20")), at=21_000)
    assert GAME.view(table.state, 3, 21_000).seats[0].choosing.to == 2
    table.do(0, Choose(card=table.own(0, "10")[0]), at=22_000)
    assert table.piles() == [["50"], ["20"], ["10"], []]
    assert table.happened(CardGiven) == [CardGiven(0, 2, "T10#1", "T50#1")]


def test_s46_so_does_what_she_takes_from_whoever_does_not_answer():
    table = Table(f"{TEMPLE}front 1 = EOS\nfront 2 = GAIA\nrealm 0 = 10 50\nrealm 2 = 20\n{RUNNING}")
    table.move(20_000, 0, "R1", "pile:1")
    table.do(2, GaiaBuy(1, "EOS", table.own(2, "20")), at=21_000)
    table.advance(30_000)
    assert table.piles() == [["10"], ["20"], ["50"], []]


def test_s47_a_plan_is_not_for_a_timer_that_is_empty_already():
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 1000\ntimer R2 on pile:1")
    assert table.refused(0, PlanMove("R2", "pile:2"), at=500) == "timer_empty"
    table.do(0, PlanMove("R1", "pile:2"), at=1299)
    table.advance(1300)
    assert table.where("R1") == "pile:2"
    table = Table("seats 3\noption plans=true\ntimer R1 on pile:0 ends 1000\ntimer R2 on pile:1")
    assert table.refused(0, PlanMove("R1", "pile:2"), at=1300) == "timer_empty"
    assert [one for one in table.legal(0) if isinstance(one, PlanMove)] == []


def test_a_listed_knock_knocks_whatever_place_is_named():
    table = Table(f"{TEMPLE}now 40000\nfront 1 = EOS\nrealm 0 = 10\ntimer B1 on pile:1 ends 59000")
    reach = MoveTimer("B1", "pile:3", True)
    assert GAME.canonical(table.state, 0, reach) == LEAVE[TIMER_OF["B1"]][-1]
    assert kinds(table.do(0, reach, at=50_000)) == ["TimerKnocked", "ChoiceOpened"]
    assert listed_knocks(table, 0, 50_500) == set()  # first the gift
    table.do(0, Choose(card=table.own(0, "10")[0]), at=50_600)
    assert table.pile(1) == ["10"]
    assert listed_knocks(table, 0, 51_900) == set()  # one knock in two seconds
    assert "B1" in listed_knocks(table, 0, 52_000)


# A view is a function of the state


def test_a_state_changed_by_any_hand_shows_at_once():
    table = Table(f"{TEMPLE}row = HELIOS ZEUS\nrealm 0 = 10")
    state = table.state
    before = GAME.view(state, 1, 1000)
    state.place[0] = 3
    state.hands[0].append(state.piles[0].pop())
    state.row.pop()
    after = GAME.view(state, 1, 1000)
    assert (before.piles[3].timers, after.piles[3].timers) == ([], ["R1"])
    assert (before.seats[0].count, after.seats[0].count) == (1, 2)
    assert after.temple == ["HELIOS"]


def test_looking_at_one_table_does_not_change_what_is_seen_at_another():
    state, _ = laid_out(4)
    first = GAME.view(state, 0, 0)
    first.seats[1].winds.append("WN#1")
    first.piles[0].timers.append("R1")
    assert GAME.view(state, 0, 0).seats[1].winds == []
    assert GAME.view(state, 0, 0).piles[0].timers == []


# Nothing is done for a command that no rule knows


class Juggle(Command, frozen=True):
    pass


@pytest.mark.parametrize("clock", ["live", "steps"])
def test_a_command_without_a_rule_is_an_error(clock):
    table = Table(f"seats 4\noption clock={clock}")
    with pytest.raises(TypeError, match="Juggle"):
        GAME.apply(table.state, 0, Juggle(), 1000)


@pytest.mark.parametrize("kind", GAME.command_types)
@pytest.mark.parametrize("clock", ["live", "steps"])
def test_every_command_has_its_rule(kind, clock):
    """Each command is accepted or refused, whatever its parameters; it never raises an error."""
    fillers = {"timer": "R1", "to": "pile:0", "card": "HERA", "pay": (), "from_seat": 1, "source": "pile:0"}
    fillers |= {"give": "T10#1", "get": "T10#2", "pile": 0, "colour": "R", "yes": True, "kind": "deal"}
    given = {name: fillers[name] for name in _required(kind)}
    table = Table(f"seats 4\noption clock={clock}")
    with suppress(Refused):
        GAME.apply(table.state, 0, kind(**given), 1000)


def _required(kind):
    return kind.__struct_fields__[: len(kind.__struct_fields__) - len(kind.__struct_defaults__)]
