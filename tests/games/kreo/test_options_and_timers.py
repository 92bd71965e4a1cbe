"""Each option, and the effect of every time limit."""

import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.clock import NEVER
from kermesse.core.options import BadOptions
from kermesse.games.kreo import GAME
from kermesse.games.kreo.commands import (
    Drop,
    Energy,
    Japet,
    JapetPlay,
    OfferExchange,
    Place,
    Play,
    Ready,
    SetEnergyPolicy,
    Show,
    Strike,
    TakeEnergy,
)
from kermesse.games.kreo.events import CardLost, CardRevealed, ExchangeCancelled, TimedOut, TokenGained
from kermesse.games.kreo.options import PACE, KreoOptions, check_options
from tests.games.kreo.table import AS_NATURE, Table, under

TWO_PLACES = """
    n=3 turn=5 first=0 energy=1/1/0;1 {options}
    table: DONE, VENT[], MONTAGNE[]
    hands: 0 AIR-2* EAU-A | 1 TERRE-2* FEU-2 | 2 EAU-2* EAU-V
"""


def test_without_auto_play_a_single_answer_is_asked_for():
    table = Table(TWO_PLACES.format(options="auto_play=false").replace("AIR-2*", "FEU-P*"))
    table.all_ready()
    assert table.pending == (0, "play")
    assert table.options == ["FEU under VENT"]


def test_the_standing_answer_leaves_the_token():
    position = "n=3 turn=5 first=0 energy=1/1/0;1\ntable: DONE\nhands: 0 VENT* EAU-A | 1 EAU-P* EAU-2 | 2 EAU-V* FEU-2"
    table = Table(position)
    table.do(0, SetEnergyPolicy("leave"))
    assert table.refused(0, SetEnergyPolicy("leave")) == "already_done"
    table.all_ready()
    assert table.energy == "1/1/0;1"


@pytest.mark.parametrize(("take", "energy"), [(True, "2/1/0;0"), (False, "1/1/0;1"), (None, "2/1/0;0")])
def test_a_play_may_say_otherwise_than_the_standing_answer(take, energy):
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/0;1
        table: DONE, VENT[]
        hands: 0 MONTAGNE* EAU-A | 1 EAU-P* EAU-2 | 2 EAU-V* FEU-2
    """)
    table.all_ready()
    table.do(0, Play("nature", take=take))
    assert table.energy == energy


@pytest.mark.parametrize("take", [True, False])
def test_with_ask_energy_each_token_is_asked_for(take):
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/0;1 ask_energy=true
        table: DONE
        hands: 0 MONTAGNE* EAU-A | 1 EAU-P* EAU-2 | 2 EAU-V* FEU-2
    """)
    assert table.refused(0, SetEnergyPolicy("leave")) == "bad_option"
    table.all_ready()
    assert table.pending == (0, "energy")
    assert GAME.legal(table.state, 0, 0) == [Energy(False), Energy(True)]
    table.do(0, Energy(take))
    assert bool(table.saw(TokenGained)) == take


def test_a_face_down_card_changes_so_often_and_no_more():
    table = Table(TWO_PLACES.format(options="max_changes=1"))
    table.do(0, Place("EAU-A"))
    assert table.refused(0, Place("AIR-2")) == "too_many_changes"
    assert not any(isinstance(command, Place) for command in GAME.legal(table.state, 0, 0))


def test_without_the_memory_aid_a_sighting_lasts_for_its_turn():
    for aid, kept in (("true", 1), ("false", 0)):
        table = Table(TWO_PLACES.format(options=f"memory_aid={aid}"))
        table.do(0, Show(1, "EAU-A"))
        assert len(GAME.view(table.state, 1, 0).seen) == 1
        assert len(GAME.view(table.state, 0, 0).mine.shown) == 1
        table.all_ready()
        table.do(0, under("VENT", "AIR"))
        assert len(GAME.view(table.state, 1, 0).seen) == kept
        assert len(GAME.view(table.state, 0, 0).mine.shown) == kept


def test_limits_have_their_ranges():
    assert PACE.time(KreoOptions(), "play") == 45_000
    assert PACE.time(KreoOptions(limits_ms={"window": 4_000}), "japet") == 4_000
    check_options(KreoOptions(limits_ms={"window": 0, "divination": 30_000}), 4)
    with pytest.raises(BadOptions, match=r"limits_ms\.window': zero_or_range"):
        check_options(KreoOptions(limits_ms={"window": 1_000}), 4)


def set_up(**options):
    state, _ = GAME.setup(4, KreoOptions(**options), Chance(seed_from("time")), 0)
    return Table(state)


def test_who_takes_no_tokens_in_time_gets_a_share():
    table = set_up()
    first = table.state.first
    table.wait()
    assert table.now == 60_000
    assert table.state.energy[first] == 1  # 7 among 4
    table.wait()
    table.wait()
    assert sorted(table.state.energy) == [1, 2, 2, 2]
    assert table.state.phase == "divination"
    assert GAME.deadline(table.state) == NEVER


def test_who_chooses_no_face_in_time_gets_the_rarer_kind():
    table = set_up(incarnations=True)
    first = table.state.first
    assert table.refused(first, TakeEnergy(1)) == "bad_option"
    assert table.refused(first, TakeEnergy(None, "titan")) == "bad_amount"
    table.do(first, TakeEnergy(7, "titan"))
    table.wait()
    table.wait()
    last = table.state.asked
    assert table.refused(last, TakeEnergy(1, "titan")) == "bad_amount"
    table.do(last, TakeEnergy(None, "titan"))
    sides = [titan.face for titan in GAME.view(table.state, 0, 0).titans]
    assert [sides[(first + step) % 4] for step in range(4)] == ["titan", "titanide", "titan", "titan"]


def test_an_unanswered_exchange_is_cancelled():
    table = Table(TWO_PLACES.format(options="timers=normal").replace("energy=1/1/0;1", "energy=2/1/0;0"))
    table.do(0, OfferExchange(1, "AIR-2"))
    events = table.wait()
    assert table.now == 60_000
    assert ExchangeCancelled(1, 0, 1) in events
    assert table.holds(0, "AIR-2", "EAU-A")
    assert (table.energy, table.state.rev) == ("2/1/0;0", 2)


OUT_OF_TIME = """
    n=3 turn=5 first=0 energy=2/1/0;0 timers=fast
    table: DONE, VENT[]
    hands: 0 ECLAIR-1 ECLAIR-2 AIR-2 | 1 TERRE-2* FEU-2 | 2 {last}
"""


def test_when_the_divination_runs_out_no_aggression_is_laid_by_who_has_another_card():
    table = Table(OUT_OF_TIME.format(last="ECLAIR-3 TORNADE EAU-2"))
    table.do(1, Ready())
    table.do(0, OfferExchange(2, "AIR-2"))
    table.wait()  # the answer, after 30 seconds
    table.do(0, OfferExchange(2, "AIR-2"), at=170_000)
    events = table.wait()
    assert table.now == 180_000
    assert [event.seat for event in events if isinstance(event, TimedOut)] == [0, 1, 2]
    assert [event.card for event in events if isinstance(event, CardRevealed)] == ["AIR-2", "TERRE-2", "EAU-2"]
    assert table.shows("VENT[AIR-2]")
    assert table.state.energy[0] == 2


def test_when_the_divination_runs_out_who_has_only_aggressions_lays_one():
    table = Table(OUT_OF_TIME.format(last="ECLAIR-3 TORNADE"))
    table.wait()
    assert table.shows("VENT[]")  # either of them takes AIR-2 away
    assert len({"ECLAIR-3", "TORNADE"} & table.discarded) == 1


@pytest.mark.parametrize(
    ("position", "seen"),
    [
        ("table: DONE, VENT[], MONTAGNE[TERRE-P]\nhands: 0 AIR-2* EAU-A | 1 EAU-2* FEU-2 | 2 EAU-P* EAU-V", "MONTAGNE"),
        ("table: DONE, VENT[], MONTAGNE[]\nhands: 0 AIR-2* EAU-A | 1 EAU-2* FEU-2 | 2 EAU-P* EAU-V", "VENT"),
    ],
)
def test_a_late_play_takes_the_first_place_of_the_canonical_order(position, seen):
    table = Table("n=3 turn=5 first=0 energy=1/1/0;1 timers=normal\n" + position)
    table.all_ready()
    table.wait()
    assert table.now == 45_000
    assert any(owned.card == "AIR-2" for owned in table.state.table[seen])


def test_a_late_eclair_strikes_the_first_target_in_tree_order():
    table = Table(
        """
        n=3 turn=5 first=0 energy=1/1/1;0 timers=normal
        table: DONE, MONTAGNE[AIR-2], VENT[FEU-2]
        hands: 0 ECLAIR-1* EAU-A | 1 EAU-2* EAU-P | 2 EAU-V* FEU-A
    """
    )
    table.all_ready()
    assert table.pending == (0, "strike")
    assert table.refused(1, Strike("VENT", "FEU-2")) == "not_your_decision"
    table.wait()
    assert table.shows("VENT[]", "MONTAGNE[AIR-2]")
    assert table.discarded == {"FEU-2", "ECLAIR-1", "EAU-2", "EAU-V"}


def test_a_late_drop_is_the_first_element_in_hand():
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/1;0 timers=normal
        table: DONE
        hands: 0 TORNADE* VENT EAU-A FEU-A | 1 EAU-2* EAU-P | 2 AIR-A* EAU-V
    """)
    table.all_ready()
    table.wait()
    assert table.holds(0, "VENT", "FEU-A", "TORNADE")


def test_late_titans_say_no_and_a_late_token_is_taken():
    table = Table(
        """
        n=3 turn=5 first=0 energy=1/1/0;1 timers=normal ask_energy=true incarnations 0:JAPET 1:TETHYS 2:PHEBE
        table: DONE
        hands: 0 COMETE EAU-A | 1 MONTAGNE* EAU-P | 2 AIR-A* EAU-V
    """.replace("table: DONE", "table: COMETE[FEU-1, TERRE-1]").replace("COMETE EAU-A", "FLEUR* EAU-A")
    )
    table.all_ready()
    table.wait()
    assert table.now == 8_000
    assert table.state.uses[0] == 1
    assert table.pending == (1, "energy")
    table.wait()
    assert table.energy == "1/2/0;0"
    assert table.nature("MONTAGNE") == "MONTAGNE[AIR-A]"


def test_a_late_tethys_protects_nothing():
    table = Table("""
        n=3 turn=5 first=0 energy=1/1/0;1 timers=normal incarnations 0:JAPET/0 1:TETHYS 2:PHEBE
        table: DONE, VENT[]
        hands: 0 FEU-2* EAU-A | 1 EAU-2* EAU-P | 2 EAU-V* FEU-A
    """)
    table.all_ready()
    assert table.pending == (1, "tethys")
    table.wait()
    assert table.state.uses[1] == 2
    assert table.state.turn == 6


def test_a_late_japet_replays_the_first_card_discarded():
    table = Table(
        """
        n=3 turn=5 first=1 energy=1/1/1;0 timers=normal incarnations 0:JAPET 1:THEIA 2:PHEBE
        table: DONE
        hands: 0 VENT EAU-A ARC* | 1 FEU-2* EAU-P | 2 FEU-P* EAU-V
    """.replace("ARC*", "ATMOSPHERE")
        .replace("VENT EAU-A", "EAU-2* EAU-A")
        .replace(" ATMOSPHERE", "")
    )
    table.all_ready()
    table.do(0, Japet(True))
    assert table.pending == (0, "japet_play")
    assert table.refused(0, JapetPlay("EAU-V")) == "illegal_option"
    assert table.refused(0, JapetPlay("FEU-2", "VENT", "FEU")) == "illegal_option"
    assert {command.card for command in GAME.legal(table.state, 0, 0) if isinstance(command, JapetPlay)} == {
        "FEU-2",
        "FEU-P",
        "EAU-2",
    }
    table.wait()
    assert [event.card for event in table.saw(CardLost)][-1] == "FEU-2"
    table.do(0, JapetPlay("EAU-2"))
    assert table.state.turn == 6


def test_a_swept_replay_is_swept_again():
    table = Table("""
        n=3 turn=5 first=1 energy=1/1/1;0 hecatonchires=on incarnations 0:JAPET 1:THEIA 2:PHEBE
        table: DONE, VENT[]
        hands: 0 FEU-2* EAU-A | 1 EAU-2* EAU-P | 2 AIR-2* EAU-V
    """)
    table.all_ready()
    table.do(0, Japet(True))
    while table.pending == (0, "japet_play"):
        table.do(0, GAME.legal(table.state, 0, 0)[0])
    assert table.nature("VENT") == "VENT[]"
    assert [event.reason for event in table.saw(CardLost)] == ["swept"] * 6


def test_what_is_asked_of_one_player_is_refused_to_the_others():
    table = Table(TWO_PLACES.format(options=""))
    table.all_ready()
    for command in (Drop("EAU-A"), Strike("VENT", "FEU-2"), Energy(True), AS_NATURE):
        assert table.refused(1, command) == "not_your_decision"


def test_what_belongs_to_another_phase_is_refused_in_the_creation():
    table = Table(TWO_PLACES.format(options=""))
    table.all_ready()
    assert table.refused(0, Place("EAU-A")) == "wrong_phase"
    assert table.refused(0, TakeEnergy(1)) == "wrong_phase"
