"""Options, refusals and timers of Kraaw that the golden scenarios do not show."""

import pytest

from kermesse.core.clock import NEVER
from kermesse.core.game import ALL_SEEING, SPECTATOR, Command, Malformed, Refused
from kermesse.core.match import Step
from kermesse.core.pace import GRACE
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import CLAIM, DONE, DONE_AND_CLAIM, ChooseCrow
from kermesse.games.kraaw.components import COMPONENTS, CROWS
from kermesse.games.kraaw.events import (
    ClaimNoted,
    CrowChosen,
    FinalCalled,
    FlippedDown,
    GameEnded,
    GameStarted,
    HandSeen,
    HandSwapped,
    JewelsDeclared,
    Revealed,
    RoundEnded,
    RoundRevealed,
    RoundStarted,
    StallGuardOn,
    TimedOut,
)
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.rules.play import DOING
from kermesse.server.table.views import past
from tests.games.kraaw.table import Table, dealt, lay, to_turns

# ---------------------------------------------------------------- components


def test_the_box_holds_41_cards():
    values = {card["value"]: card["copies"] for card in COMPONENTS["value"]}
    assert values == {1: 10, 2: 10, 3: 8, 4: 5, 5: 2}
    assert sum(values.values()) + len(CROWS) == 41


def test_every_component_says_where_it_comes_from():
    for part in (*COMPONENTS["value"], *COMPONENTS["crow"], COMPONENTS["decks"]):
        assert set(part["provenance"].values()) <= {"rulebook", "derived", "reconstructed"}


# ---------------------------------------------------------------- the set-up of a game


def test_crows_are_chosen_first_come_first_served():
    table = dealt(2, crow_choice="choose")
    assert table.pending == "AB"
    table.do("B choose_crow plume")
    assert table.refused("A choose_crow plume") == "taken"
    assert table.refused("A choose_crow pie") == "bad_param"
    assert table.refused("B choose_crow rubis") == "already_done"
    assert ChooseCrow("plume") not in table.legal("A")
    table.do("A choose_crow rubis")
    assert table.happened(CrowChosen) == [CrowChosen(0, "rubis")]
    assert table.view().crows == ["rubis", "plume"]
    assert table.state.phase == "look"


def test_crows_are_dealt_with_auto():
    crows = dealt(6).view().crows
    assert sorted(crows) == sorted(CROWS)


def test_late_choosers_get_the_first_free_crow():
    table = dealt(3, crow_choice="choose")
    table.do("B choose_crow charbon")
    table.wait()
    assert table.happened(TimedOut) == [TimedOut(0, "choose_crow"), TimedOut(2, "choose_crow")]
    assert table.view().crows == ["reglisse", "charbon", "plume"]


def test_most_jewels_begin():
    table = dealt(3, first_player="jewels")
    table.do("A declare_jewels 3", "C declare_jewels 9")
    assert table.view("A").jewels == []
    assert (table.view("A").mine.jewels, table.view("B").mine.jewels) == (3, -1)
    assert table.refused("B declare_jewels 100") == "bad_param"
    table.do("B declare_jewels 1")
    assert table.happened(JewelsDeclared) == [JewelsDeclared([3, 1, 9], 2)]
    assert table.state.first == 2
    assert table.view().jewels == [3, 1, 9]


def test_equal_jewels_are_drawn_and_missing_ones_are_none():
    firsts = set()
    for number in range(12):
        table = dealt(3, seed=f"jewels {number}", first_player="jewels")
        table.do("A declare_jewels 2", "B declare_jewels 2")
        table.wait()
        assert table.happened(JewelsDeclared)[0].counts == [2, 2, 0]
        firsts.add(table.state.first)
    assert firsts == {0, 1}


def test_direction_and_first_player_at_random():
    seen = set()
    for number in range(40):
        table = dealt(2, seed=f"random {number}", direction="random", first_player="random")
        seen.add((table.happened(GameStarted)[0].direction, table.state.first))
    assert len(seen) == 4


# ---------------------------------------------------------------- the look, and the whole-hand swap


def test_the_look_shows_the_hand_to_its_own_seat_without_an_order():
    table = dealt(2)
    hands = {event.seat: event for event in table.happened(HandSeen)}
    assert hands[0].values == sorted(hands[0].values) == table.view("A").mine.seen_hand
    assert (hands[0].seen(1), hands[0].seen(ALL_SEEING)) == (None, hands[0])
    assert table.sees("A", "A") == "- - - - -"


def test_no_swap_without_the_variant():
    table = dealt(2)
    assert table.legal("A") == [DONE]
    assert table.refused("A look_done claim") == "option_off"
    assert table.refused("A claim_chien") == "option_off"


def test_of_several_sealed_claims_one_is_drawn_and_the_others_are_never_told():
    drawn = set()
    for number in range(20):
        table = dealt(3, seed=f"sealed {number}", hand_swap="sealed")
        assert table.legal("A") == [DONE, DONE_AND_CLAIM]
        events = table.do("A look_done claim")
        assert [event.seen(1) for event in events] == [event.seen(2) for event in events]
        table.do("B look_done claim", "C look_done")
        (swapped,) = table.happened(HandSwapped)
        drawn.add(swapped.seat)
    assert drawn == {0, 1}


def test_nobody_claims_nobody_swaps():
    table = dealt(2, hand_swap="sealed")
    table.do("A look_done", "B look_done")
    assert table.state.phase == "chien"


def test_race_opens_after_a_while_and_its_window_makes_claims_equal():
    table = dealt(3, hand_swap="race")
    assert table.refused("A claim_chien") == "too_early"
    assert table.legal("A") == [DONE]
    assert table.wait() == []
    assert table.now == 3_000
    assert table.legal("A") == [DONE, CLAIM]
    events = table.do("A claim_chien")
    assert events == [ClaimNoted(0)]
    assert events[0].seen(1) is None
    assert table.refused("A claim_chien") == "already_done"
    assert GAME.deadline(table.state) == 3_401
    table.now = 3_400
    table.do("B claim_chien", "A look_done", "B look_done", "C look_done")
    assert table.state.phase == "look", "the look cannot end while the window is open"
    assert table.pending == ""
    table.wait()
    assert table.now == 3_401
    (swapped,) = table.happened(HandSwapped)
    assert swapped.seat in (0, 1)
    letter = "AB"[swapped.seat]
    assert table.pending == letter
    assert table.refused(f"{letter} claim_chien") == "too_late"
    table.do(f"{letter} look_done")
    assert table.state.phase == "chien"


def test_the_swapper_has_ten_seconds_for_its_new_hand():
    table = dealt(2, hand_swap="sealed")
    table.now = 1_000
    table.do("A look_done claim", "B look_done")
    assert GAME.deadline(table.state) == 1_000 + 10_000 + GRACE
    untimed = dealt(2, hand_swap="sealed", timers="off")
    untimed.do("A look_done claim", "B look_done")
    assert GAME.deadline(untimed.state) == NEVER


def test_without_the_kitty_exchange_the_turns_begin_at_once():
    table = dealt(2, chien_exchange=False)
    table.do("A look_done", "B look_done")
    assert (table.state.phase, table.pending) == ("main", "A")


# ---------------------------------------------------------------- refusals, in their order


def test_refusals_come_in_the_order_of_the_rules():
    table = Table("A[3u 5L 1d 2d 1d] B[4L 2u 1d 3d 2d]")
    for line, code in [
        ("B look 9", "not_your_turn"),
        ("A bonus 9 9", "wrong_phase"),
        ("A exchange F 9", "bad_seat"),
        ("A exchange A 9", "own_seat"),
        ("A exchange B 9", "bad_slot"),
        ("A lock 9", "bad_slot"),
        ("A reveal_lock 0", "not_face_down"),
    ]:
        assert table.refused(line) == code


def test_a_malformed_command_is_judged_like_the_others_first():
    table = Table("A[3u 5L 1d 2d 1d] B[4L 2u 1d 3d 2d]")
    for seat, name, code in [(1, "look", "not_your_turn"), (0, "bonus", "wrong_phase"), (0, "look", "bad_param")]:
        with pytest.raises(Refused) as refused:
            GAME.apply(table.state, seat, Malformed(name, "planted"), 0)
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        GAME.apply(dealt(2).state, 0, Malformed("claim_chien", "planted"), 0)
    assert refused.value.code == "option_off"


def test_a_command_that_no_branch_handles_is_an_error_and_changes_nothing():
    class Caw(Command, frozen=True):
        pass

    assert list(DOING) == GAME.command_types
    for table in (dealt(2), to_turns(dealt(2))):
        before = table.state.copy()
        with pytest.raises(KeyError):
            GAME.apply(table.state, 0, Caw(), 0)
        assert table.state == before


def test_bonus_refuses_slots_that_are_none():
    table = Table("A[4u 2u 1d 3d 1d] B[2d 2d 4d 1d 3d]")
    table.do("A look 2", "A reveal 2")
    assert table.refused("A bonus 5 0") == "bad_slot"
    assert table.refused("A bonus 0 -1") == "bad_slot"


# ---------------------------------------------------------------- the guard


def test_the_guard_is_told_once_when_it_comes_on():
    table = Table("A[2u 1d 3d 1d 2d] B[4u 2d 1d 3d 2d]\nstall 5")
    table.do("A exchange B 0", "B retaliate 0")
    assert table.happened(StallGuardOn) == [StallGuardOn(6, 2)]


def test_no_guard_when_it_is_off():
    table = Table("A[2u 1d 3d 1d 2d] B[4u 2d 1d 3d 2d]\nstall 60\nturn 900\noption stall_laps=0\noption lap_cap=0")
    assert not table.view().guard.on
    table.do("A exchange B 0")


def test_the_lap_cap_puts_the_guard_on():
    table = Table("A[2u 1d 3d 1d 2d] B[4u 2d 1d 3d 2d]\nturn 21\noption lap_cap=10")
    assert table.refused("A exchange B 0") == "stall_guard"


# ---------------------------------------------------------------- end of round, finals


def test_all_cards_are_shown_at_the_end_of_a_round_or_not():
    for shown in (True, False):
        table = Table(f"A[5L 3u 2u 4L 1d] B[2u 3u 1d 2d 1d]\noption reveal_at_round_end={str(shown).lower()}")
        table.do("A reveal_lock 4", "B look 2", "B reveal 3", "B end_turn")
        assert len(table.happened(RoundRevealed)) == shown
        assert (table.sees(None, "B") == "2 3 1 2 1") == shown
        assert len(table.view().kitty) == 5 * shown


def final_of_two(**options) -> Table:
    """Bring both to three wins by a perfect tie, and to the first turn of the final."""
    words = "\n".join(f"option {name}={value}" for name, value in options.items())
    table = Table(f"A[3L 2u 2u 1u 1L] B[3L 2u 2u 1d 1L]\nto move B\nwins 2 2\n{words}")
    table.do("B look 3", "B reveal 3")
    assert table.happened(RoundEnded)[0].wins == [3, 3]
    table.do("A continue", "B continue")
    assert table.happened(FinalCalled) == [FinalCalled([0, 1])]
    return to_turns(table)


def tie_again(table: Table) -> None:
    lay(
        table,
        "A[3L 2u 2u 1d 1L] B[3L 2u 2u 1u 1L]"
        if table.pending == "A"
        else "A[3L 2u 2u 1u 1L] B[3L 2u 2u 1d 1L]\nto move B",
    )
    table.do(f"{table.pending} look 3")
    table.do(f"{table.pending} reveal 3")
    table.do("A continue", "B continue")


def test_a_perfect_tie_in_the_final_is_shared_if_so_chosen():
    table = final_of_two(final_tie="shared")
    tie_again(table)
    assert table.happened(GameEnded) == [GameEnded([0, 1])]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.ranks, outcome.scores) == ("shared", (0, 1), (1, 1), (3, 3))


def test_a_perfect_tie_in_the_final_is_played_again_three_times_at_most():
    table = final_of_two()
    for _ in range(3):
        tie_again(table)
        assert table.happened(RoundStarted)[0].final
        to_turns(table)
    tie_again(table)
    assert table.happened(GameEnded) == [GameEnded([0, 1])]
    assert table.refused("A look 0") == "game_over"
    assert table.legal("A") == []


def test_the_final_has_its_champion_and_leaves_the_wins_alone():
    table = final_of_two()
    lay(table, "A[3L 2u 2u 1u 1d] B[5L 2u 2u 1u 1d]")
    first = table.pending
    table.do(f"{first} look 4", f"{first} reveal 4")
    if table.state.phase == "bonus":
        table.do(f"{first} end_turn")
    second = table.pending
    table.do(f"{second} look 4", f"{second} reveal 4")
    if table.state.phase == "bonus":
        table.do(f"{second} end_turn")
    table.do("A continue", "B continue")
    assert table.happened(GameEnded) == [GameEnded([1])]
    assert table.state.wins == [3, 3]


# ---------------------------------------------------------------- memory aid


def test_without_the_memory_aid_a_view_shows_what_lies_on_the_table():
    table = Table("A[5d 2u 1d 3d 1d] B[2d* 2d 4d 1d 3d]\noption memory_aid=false")
    assert table.sees("A", "B") == "- - - - -"
    table.do("A look 0")
    assert table.sees("A", "A") == "5 2 - - -", "while one holds it in the hand"
    assert table.sees("B", "A") == "- 2 - - -"
    table.do("A reveal 2")
    assert table.sees("A", "A") == "- 2 1 - -"
    mine = table.view("A").mine
    assert (mine.seen_hand, mine.unplaced, mine.seen_chien) == ([], [], [])


def test_without_the_memory_aid_the_hand_is_seen_while_one_looks():
    table = dealt(2, memory_aid=False)
    assert len(table.view("A").mine.seen_hand) == 5
    to_turns(table)
    assert table.view("A").mine.seen_hand == []


def test_all_seeing_eyes_see_all():
    table = dealt(2)
    view = GAME.view(table.state, ALL_SEEING, 0)
    assert [value for row in view.rows for value in row.values] == table.state.values[:10]
    assert view.kitty == table.state.values[10:]
    with pytest.raises(ValueError, match="nothing left to imagine"):
        GAME.imagine(view, table.state.chance)


# ---------------------------------------------------------------- a page that starts again (7.4)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_without_the_memory_aid_a_reload_does_not_give_back_the_value_of_a_card_that_was_turned_down(viewer):
    table = Table("A[4u 2d 1d 3d 1d] B[2d 2d 4d 1d 3d]\noption memory_aid=false")
    steps = [Step(0, 0, None, table.do(line)) for line in ("A look 1", "A reveal 1", "A bonus 0 1")]
    told = [event for step in past(steps, viewer, table.state.options) for event in step["events"]]
    assert FlippedDown(0, 1) in told
    assert not [event for event in told if hasattr(event, "value")]
    remembered = past(steps, viewer, KraawOptions())
    assert [event for step in remembered for event in step["events"] if isinstance(event, Revealed)]
