"""Gods beyond the scenarios: last cards, defaults, the rulings on GAIA, SELENE, CASSANDRE, EOS and others."""

import pytest

from kermesse.games.chronos import GAME
from kermesse.games.chronos.commands import Announce, CassandreTake, Choose, Demeter, GaiaBuy, Ouranos
from tests.games.chronos.table import Table, kinds

TEMPLE = "seats 4\noption level=3\n"


def test_r12_a_god_as_last_card_still_acts_and_everything_else_stops():
    table = Table(
        "seats 3\npile 0 = CERBERE\npile 1 = HERMES ...\nrealm 1 = 10 50\ntimer R1 on pile:0\ntimer G1 on pile:1"
    )
    table.move(1000, 2, "G1", "home", True)
    events = table.move(2000, 0, "R1", "home", True)
    assert "ChoiceLost" in kinds(events)
    assert table.state.phase == "closing"
    assert table.move_refused(2500, 1, "B1", "pile:2") == "not_now"
    assert GAME.awaiting(table.state) == (0,)
    table.do(0, Choose(target=1), at=3000)
    assert table.ended() == ("last_card", [1])
    assert table.discard() == ["HERMES", "50", "CERBERE"]


def test_a_closing_that_is_not_answered_ends_by_its_default():
    table = Table("seats 3\npile 0 = HERMES\nrealm 1 = 10\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    table.advance(11000)
    assert table.ended() == ("last_card", [1])


def test_hephaistos_amputates_nobody_in_a_round_that_is_closing():
    table = Table("seats 3\npile 0 = HEPHAISTOS\nrealm 1 = 10\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("last_card", [1])


def test_hecate_chooses_in_a_closing_and_hades_then_gives_the_reason():
    table = Table(f"{TEMPLE}front 0 = HECATE\npile 0 = CERBERE\nrealm 1 = 10\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.state.phase == "closing"
    table.do(0, Choose(god="HADES"), at=2000)
    assert table.ended() == ("hades", [1])


def test_r13_the_act_that_ends_a_round_counts_as_an_announcement():
    table = Table("seats 4\noption level=1\npile 0 = MIN\nrealm 0 = HYD\nrealm 1 = 50 30\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    assert table.ended() == ("monsters", [0])


def test_heracles_keeps_what_cerbere_strikes():
    table = Table(f"{TEMPLE}front 0 = HERACLES\npile 0 = CERBERE ...\nrealm 1 = 10 50\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    table.do(0, Choose(target=1), at=2000)
    assert (table.pile(0), table.pile(1), table.discard()) == (["50"], ["10"], ["CERBERE"])


def test_r36_gaia_takes_selene_with_what_lies_under_it():
    table = Table(f"{TEMPLE}front 0 = GAIA\nfront 1 = SELENE\nstored 1 = 50 50\nrealm 0 = 10 20")
    assert table.refused(0, GaiaBuy(1, "SELENE", table.own(0, "10")), at=1000) == "wrong_price"
    table.do(0, GaiaBuy(1, "SELENE", table.own(0, "10", "20")), at=1000)
    assert GAME.view(table.state, 0, 1000).me.stored == ["T50#1", "T50#2"]
    assert table.pile(1) == ["10", "20"]


def test_r34_gaia_takes_apollon_with_the_card_under_it():
    table = Table(f"{TEMPLE}front 0 = GAIA\nfront 1 = APOLLON\nreserved 1 = ARES\nrealm 0 = 10 20")
    table.do(0, GaiaBuy(1, "APOLLON", table.own(0, "10")), at=1000)
    table.offer(2000, 0, "ARES", "20")
    assert table.front(0) == ["GAIA", "APOLLON", "ARES"]


def test_cassandre_takes_the_last_card_and_hides_as_much_as_she_likes_under_selene():
    table = Table(f"{TEMPLE}front 0 = CASSANDRE\nrow = SELENE\nrealm 0 = 10 20 30\nwinds 0 = N")
    table.do(0, CassandreTake(), at=1000)
    table.do(0, Choose(cards=table.own(0, "30", "WN", "10")), at=2000)
    assert (table.pile(0), table.winds(0)) == (["20"], [])
    assert GAME.view(table.state, 0, 2000).me.stored == ["T30#1", "WN#1", "T10#1"]
    assert table.front(0) == ["CASSANDRE", "SELENE"]


def test_eos_is_paid_by_whoever_reaches_too_early():
    position = f"{TEMPLE}now 10000\nfront 1 = EOS\nrealm 0 = 10 50\nwinds 0 = N\ntimer R1 on pile:0 ends 30000"
    table = Table(position)
    assert kinds(table.move(11000, 0, "R1", "home")) == ["TimerKnocked", "ChoiceOpened"]
    assert table.where("R1") == "pile:0"
    table.do(0, Choose(card="T10#1"), at=12000)
    assert (table.pile(0), table.pile(1)) == (["50"], ["10"])
    assert table.move_refused(12900, 0, "R1", "home") == "timer_running"
    assert kinds(table.move(13000, 0, "B1", "home")) == ["TimerKnocked", "ChoiceOpened"]
    table.advance(23000)
    assert (table.pile(0), table.pile(1)) == ([], ["10", "50"])
    table.move(24000, 0, "R1", "home")
    table.advance(34000)
    assert (table.winds(0), table.winds(1)) == ([], ["WN"])


def test_a_knock_with_nothing_to_give_costs_nothing_and_eos_herself_may_reach():
    table = Table(f"{TEMPLE}now 10000\nfront 1 = EOS\ntimer R1 on pile:0 ends 30000\ntimer B1 on pile:1 ends 30000")
    assert kinds(table.move(11000, 0, "R1", "home")) == ["TimerKnocked"]
    assert table.move_refused(11000, 1, "B1", "home") == "timer_running"


def test_a_grip_right_after_the_flip_is_no_knock():
    table = Table("seats 3\noption clumsy=true")
    table.move(1000, 1, "B1", "pile:0")
    assert table.move_refused(1900, 0, "B1", "pile:1") == "not_yours"
    assert kinds(table.move(2100, 0, "B1", "pile:1")) == ["TimerKnocked", "TimersSentHome"]
    table = Table(f"{TEMPLE}front 1 = EOS\nrealm 0 = 10")
    table.move(1000, 0, "R1", "pile:0")
    assert table.move_refused(1900, 0, "R1", "pile:1") == "timer_running"
    assert kinds(table.move(2100, 0, "R1", "pile:1")) == ["TimerKnocked", "ChoiceOpened"]


def test_a_grip_a_quarter_second_early_is_no_knock_under_eos_either():
    position = f"{TEMPLE}front 1 = EOS\nrealm 0 = 10\nnow 9000\ntimer R1 on pile:0 ends 20000"
    assert Table(position).move_refused(19750, 0, "R1", "pile:1") == "timer_running"
    assert kinds(Table(position).move(19749, 0, "R1", "pile:1")) == ["TimerKnocked", "ChoiceOpened"]


def test_ares_needs_to_be_there_when_the_card_is_taken():
    table = Table(f"{TEMPLE}realm 1 = 50\ntimer R1 on realm:1")
    assert table.move_refused(1000, 0, "R1", "home", True) == "needs_ares"


def test_dionysos_swaps_single_timers_between_teams():
    table = Table("seats 8\noption level=3\nrow = DIONYSOS\nrealm 0 = 10")
    table.offer(1000, 0, "DIONYSOS", "10")
    table.do(0, Choose(target=5, mine="R1", theirs="B2"), at=2000)
    assert (table.state.owner[0], table.state.owner[3]) == (5, 0)


def test_an_offering_can_win_at_once_where_victory_is_automatic():
    table = Table("seats 4\noption level=3 announce=auto\nrow = ARTEMIS\nrealm 0 = HYD HYD 10 10")
    table.offer(1000, 0, "ARTEMIS", "10", "10")
    assert table.ended() == ("points", [0])


def test_the_acting_seat_is_checked_first_then_the_others_clockwise():
    table = Table(
        "seats 4\noption level=3 announce=auto\nfront 0 = GAIA\nfront 1 = PAN\nrealm 0 = 10 10 10 MIN\nrealm 1 = HYD"
    )
    table.do(0, GaiaBuy(1, "PAN", table.own(0, "10", "10", "10", "MIN")), at=1000)
    assert table.ended() == ("monsters", [1])


def timed_out(position, now, act):
    table = Table(position)
    act(table)
    table.advance(now)
    return table


def test_hephaistos_and_cerbere_strike_somebody_when_nobody_is_chosen():
    for god in ("HEPHAISTOS", "CERBERE"):
        position = f"seats 3\npile 0 = {god} ...\nrealm 1 = 10\ntimer R1 on pile:0"
        table = timed_out(position, 11000, lambda table: table.move(1000, 0, "R1", "home", True))
        assert table.choosing(0) is None
        assert (god == "CERBERE") == (table.pile(1) == [])
        assert (god == "HEPHAISTOS") == any("bag" in table.where(timer) for timer in ("B1", "B2", "G1", "G2"))


@pytest.mark.parametrize("god", ["PERSEPHONE", "DIONYSOS"])
def test_stars_take_their_course_without_an_answer(god):
    table = timed_out(
        f"{TEMPLE}row = {god}\nrealm 0 = 10 10 10 10",
        11000,
        lambda table: table.offer(1000, 0, god, *["10"] * (4 if god == "PERSEPHONE" else 1)),
    )
    assert table.choosing(0) is None
    if god == "PERSEPHONE":
        assert sum(table.where(timer) == "bag" for timer in ("B1", "B2", "G1", "G2", "Y1", "Y2")) == 3
    else:
        assert table.state.owner[0] != 0


def test_apollon_reserves_the_dearest_card_by_default():
    table = timed_out(
        f"{TEMPLE}row = APOLLON ARES PAN APHRODITE SELENE\nrealm 0 = 10",
        11000,
        lambda table: table.offer(1000, 0, "APOLLON", "10"),
    )
    assert GAME.view(table.state, 1, 11000).seats[0].reserved == "PAN"


def test_selene_hides_nothing_by_default():
    table = timed_out(
        f"{TEMPLE}row = SELENE\nrealm 0 = 10 20", 11000, lambda table: table.offer(1000, 0, "SELENE", "10")
    )
    assert (table.pile(0), table.state.stored[0]) == (["20"], [])


@pytest.mark.parametrize(
    ("discard", "brought"), [("50 MIN 50 10", ["50"]), ("N MIN", ["WN"]), ("MIN HERMES", ["MIN"]), ("HERMES", [])]
)
def test_charon_brings_back_the_best_by_default(discard, brought):
    table = Table(f"{TEMPLE}front 0 = CASSANDRE\nrow = CHARON\ndiscard = {discard}")
    table.do(0, CassandreTake(), at=1000)
    table.advance(11000)
    assert table.pile(0) + table.winds(0) == brought


def test_hecate_leaves_a_god_his_own_effect_by_default():
    table = timed_out(
        f"{TEMPLE}front 0 = HECATE\npile 0 = HADES ...\nrealm 1 = 10\ntimer R1 on pile:0",
        11000,
        lambda table: table.move(1000, 0, "R1", "home", True),
    )
    assert table.ended() == ("hades", [1])


def test_choices_that_have_lost_their_objects_accept_nothing():
    table = Table(f"{TEMPLE}front 1 = EOS\nnow 9000\nrealm 0 = 10\ntimer R1 on pile:0 ends 30000")
    table.move(10000, 0, "R1", "home")
    table.state.discard.append(table.state.hands[0].pop())
    table.do(0, Choose(), at=11000)
    table = Table(f"{TEMPLE}row = APOLLON PAN\nrealm 0 = 10")
    table.offer(1000, 0, "APOLLON", "10")
    table.state.used.append(table.state.row.pop())
    table.do(0, Choose(), at=2000)
    table = Table("seats 3\npile 0 = CERBERE ...\nrealm 1 = 10\ntimer R1 on pile:0")
    table.move(1000, 0, "R1", "home", True)
    table.state.discard.append(table.state.hands[1].pop())
    table.do(0, Choose(), at=2000)
    table = Table(
        "seats 3\npile 0 = HEPHAISTOS ...\ntimer R1 on pile:0\ntimer B1 on bag\ntimer B2 on bag\ntimer G1 on bag"
    )
    table.move(1000, 0, "R1", "home", True)
    table.state.place[5] = -2
    table.do(0, Choose(), at=2000)
    assert table.choosing(0) is None


def test_stars_without_an_object_do_nothing():
    bagged = "".join(f"timer {timer} on bag\n" for timer in ("B1", "B2", "G1", "G2", "Y1", "Y2"))
    table = Table(f"{TEMPLE}{bagged}front 0 = CASSANDRE\nrow = EROS PERSEPHONE\nrealm 0 = 10 10 10 10")
    table.offer(1000, 0, "PERSEPHONE", "10", "10", "10", "10")
    assert table.choosing(0) is None
    table.do(0, CassandreTake(), at=2000)
    assert table.choosing(0) is None
    table = Table(f"{TEMPLE}front 0 = CASSANDRE\nrow = CHARON")
    table.do(0, CassandreTake(), at=1000)
    assert table.choosing(0) is None


def test_demeter_takes_from_a_realm_under_nobodys_timer_only():
    table = Table(f"{TEMPLE}front 0 = DEMETER\nfront 2 = ARES\nrealm 1 = 10\ntimer G1 on realm:1 ends 20000")
    assert table.refused(0, Demeter("realm:1"), at=1000) == "timer_there"


def test_ouranos_may_give_the_top_card_or_a_wind_for_all_to_see():
    table = Table(f"{TEMPLE}front 0 = OURANOS\nrealm 0 = 10 20\nwinds 0 = N\ndiscard = 50 S")
    (used,) = table.do(0, Ouranos("T20#1", "WS#1"), at=1000)
    assert used.seen(1).shown == "T20#1"
    (used,) = table.do(0, Ouranos("T10#1", "T50#1"), at=2000)
    assert used.shown == "T10#1"
    table.state.hands[0].insert(0, table.state.discard.pop())
    (used,) = table.do(0, Ouranos("T10#1", "T20#1"), at=3000)
    assert used.seen(1).shown is None
    assert used.seen(1).gave is None
    assert used.seen(0).gave == "T10#1"


def test_events_keep_the_faces_of_paid_cards_to_those_who_may_know_them():
    table = Table(f"{TEMPLE}front 0 = GAIA\nfront 1 = ARES\nrow = HELIOS SELENE\nrealm 0 = 10 20 30 50")
    made = table.offer(1000, 0, "HELIOS", "10", "20")[0]
    assert made.seen(0).paid == ["T10#1", "T20#1"]
    assert made.seen(1).paid == []
    bought = table.do(0, GaiaBuy(1, "ARES", ("T30#1",)), at=2000)[0]
    assert bought.seen(1).paid == ["T30#1"]
    assert bought.seen(2).paid == []
    table.do(0, Announce(), at=3000)
    table.state.hands[0].append(table.state.discard.pop())
    table.offer(4000, 0, "SELENE", "50")
    made, stored = table.do(0, Choose(cards=("T20#1",)), at=5000)
    assert made.seen(1).answer == Choose()
    assert (made.seen(1).count, stored.seen(1).cards, stored.seen(0).cards) == (1, [], ["T20#1"])
