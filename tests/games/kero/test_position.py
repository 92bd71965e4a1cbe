"""Written-down positions: what they may contain, and the errors for impossible ones."""

import pytest

from kermesse.core.game import BadPosition
from kermesse.core.wire import encode, wire
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import Tip
from tests.games.kero.table import Table


def test_the_base_position_is_that_of_the_rules():
    table = Table("# nothing said")
    assert table.row == "M05 S09 S12 S07 N1 S01"
    assert table.lands == "L09 L05 L01 L10"
    assert (len(table.state.deck), table.state.supply, table.phase) == (17, 23, "prep")
    assert table.hand(0) == table.hand(1) == []


def test_cards_in_a_camp_leave_the_row_and_the_deck():
    table = Table("cards 0 M05 M17 S01\nwon 1 L09 L06")
    assert table.row == "- S09 S12 S07 N1 -"
    assert len(table.state.deck) == 16
    assert table.powers(0) == ["S01"]
    assert table.lands == "- L05 L01 L10"
    assert len(table.state.land_pile) == 7


def test_a_hand_takes_the_tiles_beside_the_pile_first():
    table = Table("hand 0 ambush ambush")
    assert len(table.state.tuarek_pile) == 7


@pytest.mark.parametrize(
    ("dice", "said"),
    [("M3", "w0 has no face 'M3'; it has B1 W1 M1 R1 J1 F"), ("B1 B1 B1 B1 F R2", "green has no face 'R2'")],
)
def test_a_face_that_a_die_does_not_have_is_an_error_at_its_landing(dice, said):
    table = Table(f"dice {dice}")
    table.do(0, Tip(("green",)))
    before = GAME.copy(table.state)
    with pytest.raises(BadPosition, match=said):
        table.advance(800)
    assert (table.state.throws, table.state.loaded_dice) == (before.throws, before.loaded_dice)


def test_dice_that_a_position_says_nothing_of_are_left_to_chance():
    table = Table("dice F F")
    table.do(0, Tip())
    table.advance(800)
    assert table.state.loaded_dice == []
    assert [view.face for view in GAME.view(table.state, 0, 800).dice[:2]] == ["F", "F"]
    assert all(view.face for view in GAME.view(table.state, 0, 800).dice)


def test_a_position_is_a_state_like_any_other():
    state = Table("hand 0 loot\ndice F F").state
    assert wire(GAME).state(encode(state)) == state


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bananas 3", "not understood"),
        ("hand loot", "seat comes first"),
        ("active 2", "no seat '2'"),
        ("row M05 S09", "6"),
        ("row M05 S09 S12 S07 N1 X9", "no card 'X9'"),
        ("row M05 M05 S12 S07 N1 S01", "M05 is in two places"),
        ("row conquest S09 S12 S07 N1 S01", "never taken"),
        ("conquests 1", "Conquests before"),
        ("lands L09 L05 L01", "land slots"),
        ("lands L09 L05 L01 L99", "no New Land 'L99'"),
        ("won 0 L09\nwon 1 L09", "two places"),
        ("explorers 8-0 0-0 0-0 0-0", "more than its 7"),
        ("explorers a-0 0-0 0-0 0-0", "missing or wrong"),
        ("hand 0 dragon", "no Tuarek 'dragon'"),
        ("hand 0 ambush ambush ambush", "more ambush tiles"),
        ("fuel 0 60000", "1 to 60000"),
        ("fuel 1000", "missing or wrong"),
        ("jerricans 20 20", "27 Jerricans"),
        ("standing 0 maybe", "no standing order"),
        ("dice Z9", "no die has a face"),
        ("option clock=sundial", "clock"),
        ("option stall_guard=2", "stall_guard"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(text, said):
    with pytest.raises(BadPosition, match=said):
        GAME.position(text)
