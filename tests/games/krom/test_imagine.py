"""Tables imagined from a view: everything possible, as likely as the rules make it, and nothing else."""

from collections import Counter
from itertools import permutations, product
from random import Random

import msgspec
import pytest

from kermesse.core.chance import Chance, seed_from
from kermesse.core.game import ALL_SEEING, SPECTATOR, BadPosition
from kermesse.core.match import Match
from kermesse.core.playout import play_at_random
from kermesse.games.krom import GAME
from kermesse.games.krom.commands import Loot, PlayBonus, SetAutoDecline, SetAutoPass
from kermesse.games.krom.components import BONUS_KEYS, EVOLUTION_IDS, GATHER_KEYS, PLACES, PREY_IDS
from kermesse.games.krom.imagine import imagine
from kermesse.games.krom.options import KromOptions
from tests.distribution import demand_likely, drawn
from tests.games.krom.table import Table


def dreams(table, viewer, imagine=imagine):
    """Imagine tables for that viewer, by number."""
    view = table.view(viewer)
    return lambda number: imagine(view, Chance(seed_from("imagine", number)))


def counted(table, viewer, read, times, imagine=imagine):
    dream = dreams(table, viewer, imagine)
    return drawn(lambda number: read(dream(number)), times)


def names(cards, known):
    return tuple(known[card] for card in cards)


def hidden_hands():
    """Of the Bonus cards that S0 does not see, S1 holds one, S2 one, and two lie in the pile: club, club, broth,
    stash.
    """
    return Table("""
        S0 Alma cave: hand rest
        S1 Oona forest: hand club
        S2 Kolos forest: hand broth
        pile bonus club stash
        act S0
    """)


def hands_and_pile(state):
    return *names(state.hands[1] + state.hands[2], BONUS_KEYS), *names(state.bonus_pile, BONUS_KEYS)


# Two clubs, a broth and a stash in four places: every order of the four cards is equally likely, equal ones alike.
DEALS = dict(Counter(permutations(("club", "club", "broth", "stash"))))


def test_hands_and_pile_are_dealt_in_every_way_equally_often():
    found = counted(hidden_hands(), 0, hands_and_pile, 1_500)
    assert len(DEALS) == 12
    demand_likely(found, DEALS)


def test_the_first_hidden_card_left_in_its_place_is_caught():
    def lazy(view, chance):
        """Always deal the first copy of an unseen card to S1."""
        state = imagine(view, chance)
        club = BONUS_KEYS.index("club")
        if state.hands[1] != [club]:
            for cards in (state.hands[2], state.bonus_pile):
                if club in cards:
                    cards[cards.index(club)], state.hands[1][0] = state.hands[1][0], club
                    break
        return state

    with pytest.raises(AssertionError, match="never came up"):
        demand_likely(counted(hidden_hands(), 0, hands_and_pile, 1_500, lazy), DEALS)


def test_the_true_card_moved_away_every_time_is_caught():
    def shy(view, chance):
        """Never give S2 the card that it truly holds."""
        number = 0
        while True:
            state = imagine(view, Chance(seed_from(chance.seed.hex(), number)))
            if BONUS_KEYS[state.hands[2][0]] != "broth":
                return state
            number += 1

    with pytest.raises(AssertionError, match="never came up"):
        demand_likely(counted(hidden_hands(), 0, hands_and_pile, 1_500, shy), DEALS)


def robbed(memory_aid="true"):
    """Begin where Kolos has taken Alma's broth and had a club: two cards, of which Alma knows one. The pile is a
    stash.
    """
    table = Table(f"""
        S0 Kolos cave: hand club
        S1 Alma cave: 1 heart, hand broth
        S2 Oona forest: hand rest
        pile bonus stash
        fight cave
        DICE 6 1
        option memory_aid={memory_aid}
    """)
    table.pass_fight(0)
    table.pass_fight(1)
    table.do(0, Loot("bonus"))
    return table


def test_a_card_that_is_known_stays_and_lies_anywhere_in_the_hand():
    found = counted(robbed(), 1, lambda state: names(state.hands[0], BONUS_KEYS)[:2], 20)
    assert all("broth" in hand for hand in found)
    # Oona has all other cards; what hand she has does not matter here: where the broth lies does, and who knows it.
    where = counted(robbed(), 1, lambda state: tuple(state.known[0]), 400)
    demand_likely(where, {(0b010, 0): 1, (0, 0b010): 1})


def test_without_the_memory_aid_no_card_is_known():
    found = counted(robbed("false"), 1, lambda state: "broth" in names(state.hands[0], BONUS_KEYS), 200)
    assert set(found) == {True, False}


def test_the_thief_imagines_that_the_victim_knows_its_card():
    state = dreams(robbed(), 0)(1)
    assert state.known == [[0, 0b010], [], [0] * len(state.hands[2])]
    assert state.hands[0] == robbed().state.hands[0]


def piles():
    """Lay all but three cards of the Gather pile, and all but three of the Hunt pile, open."""
    return Table("""
        S0 Alma forest
        S1 Oona forest
        pile gather nettles nettles herbs
        pile hunt HUN-15 HUN-16 HUN-17
        row hunt HUN-01 HUN-02 HUN-03 HUN-04
        row evolution E01 E02 E03 E04
        act S0
    """)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_piles_lie_in_every_order_equally_often(viewer):
    gather = counted(piles(), viewer, lambda state: names(state.gather_pile, GATHER_KEYS), 300)
    demand_likely(gather, Counter(permutations(("nettles", "nettles", "herbs"))))
    hunt = counted(piles(), viewer, lambda state: names(state.hunt_pile, PREY_IDS), 600)
    demand_likely(hunt, dict.fromkeys(permutations(("HUN-15", "HUN-16", "HUN-17")), 1))
    # 21 Evolutions lie in the pile: each is as likely to come next as any other.
    evolution = counted(piles(), viewer, lambda state: EVOLUTION_IDS[state.evolution_pile[-1]], 1_000)
    demand_likely(evolution, dict.fromkeys([f"E{number:02}" for number in range(5, 26)], 1))


def moves():
    return Table("""
        S0 Alma cave > mountain
        S1 Oona cave > forest
        S2 Kolos savannah > forest
        S3 Karok cave
    """)


def test_destinations_are_any_but_the_place_where_one_stands():
    found = counted(moves(), 0, lambda state: tuple(PLACES[place] for place in state.destinations[:3]), 600)
    from_the_cave, from_the_savannah = ("forest", "savannah", "mountain"), ("cave", "forest", "mountain")
    demand_likely(found, {("mountain", *away): 1 for away in product(from_the_cave, from_the_savannah)})
    assert all(dreams(moves(), viewer)(1).destinations[3] == -1 for viewer in range(4))


def asked():
    """Begin where Alma has played a Bonus; three are asked, of whom Oona has declined."""
    table = Table("""
        S0 Alma cave: hand lucky_find
        S1 Oona forest: hand broth
        S2 Kolos forest: hand nope
        S3 Karok mountain: hand club
        act S0
    """)
    table.do(0, PlayBonus("lucky_find"))
    table.decline(1)
    return table


@pytest.mark.parametrize(
    ("viewer", "declined"),
    [
        (0, [0b0000, 0b0010, 0b0100, 0b1000, 0b0110, 0b1010, 0b1100]),  # not all three: the window is open
        (SPECTATOR, [0b0000, 0b0010, 0b0100, 0b1000, 0b0110, 0b1010, 0b1100]),
        (1, [0b0010, 0b0110, 0b1010]),  # I have; the two others have not both
        (2, [0b0000, 0b0010, 0b1000, 0b1010]),  # I have not: all the others may have
    ],
)
def test_the_others_may_have_declined_but_somebody_is_left_to_answer(viewer, declined):
    found = counted(asked(), viewer, lambda state: state.declined, 100 * len(declined))
    demand_likely(found, dict.fromkeys(declined, 1))
    assert dreams(asked(), viewer)(1).asked == 0b1110


def test_standing_wishes_of_others_are_off_and_one_s_own_is_kept():
    table = moves()
    table.do(1, SetAutoDecline(True))
    table.do(2, SetAutoPass(True))
    for viewer, decline, passes in ((0, 0, 0), (1, 0b0010, 0), (2, 0, 0b0100), (SPECTATOR, 0, 0)):
        state = dreams(table, viewer)(1)
        assert (state.auto_decline, state.auto_pass) == (decline, passes)


def test_dice_that_a_position_foretells_are_not_imagined():
    table = Table("""
        S0 Alma mountain
        S1 Oona cave
        DICE 6 6 6 6 6
        act S0
    """)
    assert dreams(table, 0)(1).foretold == []
    assert dreams(table, 0)(1).chance != table.state.chance


def test_a_card_on_the_stack_does_what_was_declared_for_it():
    table = Table("""
        S0 Alma cave: 2 wood, hand swap
        S1 Oona forest: 1 stone, hand nope
        S2 Kolos forest
        act S0
    """)
    table.do(0, PlayBonus("swap", target=1, give="wood", take="stone"))
    for viewer in (0, 1, 2, SPECTATOR):
        assert dreams(table, viewer)(1).stack == table.state.stack


def test_a_fight_goes_on_where_it_was_interrupted():
    table = Table("""
        S0 Alma cave: hand club
        S1 Oona cave: hand broth
        fight cave
        DICE 3 3
    """)
    table.play(0, "club")
    assert table.state.phase == "reaction"
    assert dreams(table, 0)(1).interrupted == "fight"


# What cannot be


def test_eyes_that_see_everything_imagine_nothing():
    with pytest.raises(ValueError, match="nothing to imagine"):
        imagine(moves().view(ALL_SEEING), Chance(seed_from("all")))


def player(**change):
    return lambda view: [msgspec.structs.replace(view.players[0], **change), *view.players[1:]]


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("seats", lambda view: 7, "7 seats"),
        ("players", lambda view: view.players[1:], "3 players"),
        ("viewer", lambda view: 4, "viewer 4"),
        ("viewer", lambda view: 1, "mine|players|pending"),
        ("stock", lambda view: [1, 2, 3, 4], "kroms in stock and purses"),
        ("players", player(hearts=9), "9 hearts"),
        ("players", player(points=3), "3 points"),
        ("players", player(character="nobody"), "no 'nobody'"),
        ("players", player(bonus=2), "its players"),
        ("players", player(bonus=40), "hidden hands"),
        ("players", player(hand=["nope"] * 5, bonus=5), "one 'nope' too many"),
        ("players", player(trophy=True, points=1), "the Kromosaure"),
        ("bonus_pile", lambda view: 3, "its bonus_pile"),
        ("evolution_row", lambda view: ["E01", "E01", "E02", "E03"], "one 'E01' too many"),
        ("hunt_discard", lambda view: ["HUN-99"], "no 'HUN-99'"),
        ("target", lambda view: 1, "its target"),
        ("active", lambda view: 99, "no seat 99"),
        ("phase", lambda view: "between", "nobody is asked|out of range|no 'between'"),
        ("phase", lambda view: "reaction", "out of range|nobody is left"),
    ],
)
def test_a_view_that_no_table_fits_is_refused_in_a_line(field, value, why):
    view = moves().view(0)
    setattr(view, field, value(view))
    with pytest.raises(BadPosition, match=why) as refused:
        imagine(view, Chance(seed_from("forged")))
    assert "\n" not in str(refused.value)


def test_a_move_for_which_nobody_is_left_to_choose_is_refused():
    view = moves().view(0)
    view.players[3].chosen = True
    view.pending = []
    with pytest.raises(BadPosition, match="nobody is asked"):
        imagine(view, Chance(seed_from("forged")))


def test_what_is_imagined_can_be_played_to_its_end():
    match = Match(GAME, 4, KromOptions(kromosaure=True, board="glacial"), seed_from("whole"))
    state = imagine(match.view(2), Chance(seed_from("dream")))
    play_at_random(GAME, state, 0, Random(1))
    assert GAME.outcome(state) is not None
