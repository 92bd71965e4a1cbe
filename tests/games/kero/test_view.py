"""The view: its content, and who sees which part."""

import pytest

from kermesse.core.game import ALL_SEEING, SPECTATOR
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import (
    PlayTuarek,
    React,
    Refuel,
    Roll,
    Tap,
    Tip,
)
from kermesse.games.kero.components import CARDS, SPECIALS
from tests.games.kero.table import Table, fresh


class TestView:
    def test_a_hand_and_a_standing_order_are_their_owners_alone(self):
        state = Table("hand 0 loot\nhand 1 ambush march\nstanding 1 always").state
        mine, other, spectator, all_seeing = (GAME.view(state, viewer, 0) for viewer in (0, 1, SPECTATOR, ALL_SEEING))
        assert (mine.hands, mine.standing) == ([["loot"], []], ["ask", None])
        assert (other.hands, other.standing) == ([[], ["ambush", "march"]], [None, "always"])
        assert (spectator.hands, spectator.standing) == ([[], []], [None, None])
        assert all_seeing.hands == [["loot"], ["ambush", "march"]]
        assert [camp.tuareks for camp in spectator.camps] == [1, 2]

    def test_what_the_dice_pay_for_lights_up_while_one_rolls(self):
        table = Table()
        table.do(0, Tip(), dice="R1 R1 F F M1")
        table.advance(800)
        view = GAME.view(table.state, SPECTATOR, 800)
        assert (view.payable, view.burns, view.explorers_payable) == ([4], 6, 1)
        assert [die.again for die in view.dice] == [True, True, False, False, True]
        assert (view.dry_at, view.next_throw_at) == (60_000, 1_800)

    def test_dice_that_fly_again_pay_for_nothing_and_burn_nothing(self):
        table = Table()
        table.do(0, Tip(), dice="R1 R1 F F M1")
        table.do(0, Roll(("w1",)), at=1_800)
        view = GAME.view(table.state, SPECTATOR, 1_800)
        assert [die.face for die in view.dice if die.in_air] == ["R1"], "what it showed is not forgotten"
        assert (view.payable, view.burns, view.explorers_payable) == ([], 6, 1)

    def test_a_land_shows_what_it_would_score_for_each_clan(self):
        state = Table("cards 0 S01 S09 M06\nwon 1 L08").state
        assert [land.points for land in GAME.view(state, 0, 0).lands] == [[3, 3], [1, 0], [3, 0], [2, 2]]

    def test_dice_in_the_air_show_nothing_new(self):
        table = Table()
        table.do(0, Tip())
        view = GAME.view(table.state, 0, 0)
        assert view.land_at == 800
        assert all(die.in_air and die.face == "" for die in view.dice)

    def test_a_fill_is_watched_throw_by_throw(self):
        table = Table("option refuel_mode=tap\nfuel 10000 60000\nhand 1 loot")
        table.do(0, Refuel(1), dice="F F F F F F F M2")
        assert GAME.view(table.state, 0, 0).fill.dice == []
        table.do(1, React(False))
        table.do(1, Tap(), at=1000)
        fill = GAME.view(table.state, 0, 1000).fill
        assert (fill.dice, fill.throws, fill.tap_from, fill.next_at) == (["blue"], 1, 2000, 3500)

    def test_without_memory_aid_discards_lie_face_down(self):
        position = "option memory_aid={}\nhand 0 fireproof\nconquests 1\ndeck conquest conquest"
        shown, hidden = Table(position.format("true")), Table(position.format("false"))
        for table in (shown, hidden):
            table.do(0, PlayTuarek("fireproof"))
        assert GAME.view(shown.state, 1, 0).tuarek_discard == ["fireproof"]
        assert GAME.view(shown.state, 1, 0).card_discard == ["conquest"]
        assert GAME.view(hidden.state, 1, 0).tuarek_discard == [""]
        assert GAME.view(hidden.state, ALL_SEEING, 0).tuarek_discard == ["fireproof"]

    def test_cards_are_called_by_their_names(self):
        assert GAME.view(fresh().state, 0, 0).row[0] in CARDS


def test_the_view_tells_what_special_dice_cost():
    free = Table("cards 0 S01\njerricans 3 3")  # a power that makes a die free
    view = GAME.view(free.state, 0, 0)
    for number, chosen in enumerate(_sets(SPECIALS)):
        assert view.tip_prices[number] == len(set(chosen) - set(view.free_dice))
    assert view.free_dice
    played = Table("hand 0 two_dice\njerricans 3 3")
    played.do(0, PlayTuarek("two_dice"))
    assert GAME.view(played.state, 0, 0).tip_prices == (0, 0, 0, 0, 0, 0, 0, 1)
    played.do(0, Tip())
    assert GAME.view(played.state, 0, 0).tip_prices == ()


def _sets(names: list[str]) -> list[tuple[str, ...]]:
    """All subsets, in the order of counting bits."""
    return [tuple(name for bit, name in enumerate(names) if mask >> bit & 1) for mask in range(1 << len(names))]


def test_the_view_tells_what_would_burn_next_and_who_is_ahead():
    view = GAME.view(Table("row M05 - S12 - N1 -\nexplorers 1-0 0-2 1-1 0-0").state, -1, 0)
    assert view.next_to_burn == 5
    assert view.burns == 0
    assert [land.ahead for land in view.lands] == [0, 1, -1, -1]
    assert GAME.view(Table("last-turn").state, -1, 0).next_to_burn == 0


@pytest.mark.parametrize(("fuel", "may_dry"), [(60_000, False), (1_000, True)])
def test_the_view_warns_of_a_calm_throw_that_may_dry_the_tank(fuel, may_dry):
    table = Table(f"fuel {fuel} 60000\noption clock=calm\noption auto_flat=false")
    assert GAME.view(table.state, 1, 0).may_dry is may_dry
    assert not GAME.view(Table(f"fuel {fuel} 60000").state, 1, 0).may_dry, "the sand itself warns"
