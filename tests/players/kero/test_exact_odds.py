"""The odds of the dice, against every throw counted one by one; and what a harvest pays for, against every bundle."""

from functools import cache
from itertools import product
from random import Random

import pytest

from kermesse.games.kero import GAME
from kermesse.games.kero.commands import Roll, Tip
from kermesse.games.kero.components import DIE, FACE_NUMBER, FACE_SYMBOL, FIRE
from kermesse.players import players_of
from kermesse.players.kero.dice_odds import FIRST_WHOLE, OPEN, SPECIALS_OF, WHITE_STATES, Odds
from kermesse.players.kero.evaluation import Bundle, Valuation, best_payable
from kermesse.players.kero.harvest_table import HarvestWorth, worth_of_dice
from tests.games.kero.table import Table

BLUE = 1 << DIE["blue"]
PRICE = 0.1


def worth_of(dice):
    """Value dice that are wanted together: metal and recruits, bricks, Jerricans, and no fire."""
    shown = [0] * 8
    for die, face in dice:
        shown[FACE_SYMBOL[die][face]] += FACE_NUMBER[die][face]
    return 2.0 * min(shown[2], shown[3]) + (3.0 if shown[0] >= 3 else 0.0) + 0.4 * shown[4] - 0.7 * (shown[FIRE] >= 2)


def table_of(mask):
    specials = SPECIALS_OF[mask]
    table = []
    for shown in WHITE_STATES[FIRST_WHOLE:]:
        whites = [(0, face) for face, count in enumerate(shown) for _ in range(count)]
        row = [0.0] * specials.states
        for state in specials.whole:
            row[state] = worth_of(whites + list(zip(specials.dice, specials.digits(state), strict=True)))
        table.append(row)
    return table


def is_burnt(die, face):
    return FACE_SYMBOL[die][face] == FIRE


@cache
def by_hand(dice, throws, fireproof):
    """Compute the same by trying every set of dice and every throw of it. `dice`: sorted pairs of die and face."""
    best = worth_of(dice)
    if not throws:
        return best
    for thrown in product((False, True), repeat=len(dice)):
        again = [die for (die, _), up in zip(dice, thrown, strict=True) if up]
        if not again or any(up and is_burnt(*each) and not fireproof for each, up in zip(dice, thrown, strict=True)):
            continue
        kept = [each for each, up in zip(dice, thrown, strict=True) if not up]
        best = max(best, after_throw(tuple(kept), tuple(again), throws, fireproof) - PRICE)
    return best


@cache
def after_throw(kept, thrown, throws, fireproof):
    values = [
        by_hand(tuple(sorted((*kept, *zip(thrown, faces, strict=True)))), throws - 1, fireproof)
        for faces in product(range(6), repeat=len(thrown))
    ]
    return sum(values) / len(values)


# Three dice of five burn already and cannot be thrown, so the rest can be counted by hand.
@pytest.mark.parametrize("throws", [1, 2, 3])
@pytest.mark.parametrize("faces", [(0, 0), (2, 4), (3, 3), (0, 5)])
def test_the_odds_of_white_dice_are_those_of_every_throw(faces, throws):
    odds = Odds(0, table_of(0), PRICE, 4, False)
    dice = tuple((0, face) for face in (*faces, 5, 5, 5))
    counts = [sum(face == each for _, face in dice) for each in range(6)]
    assert odds.keep(counts, [], throws)[0] == pytest.approx(by_hand(tuple(sorted(dice)), throws, False))


@pytest.mark.parametrize("throws", [1, 2])
@pytest.mark.parametrize(("white", "blue"), [(2, 0), (0, 4), (3, 2), (5, 1), (4, 5)])
def test_the_odds_with_a_special_die_are_those_of_every_throw(white, blue, throws):
    odds = Odds(BLUE, table_of(BLUE), PRICE, 3, False)
    dice = (*((0, face) for face in (white, 5, 5, 5, 5)), (DIE["blue"], blue))
    counts = [sum(die == 0 and face == each for die, face in dice) for each in range(6)]
    assert odds.keep(counts, [blue], throws)[0] == pytest.approx(by_hand(tuple(sorted(dice)), throws, False))


def test_fireproof_dice_are_thrown_again():
    odds = Odds(0, table_of(0), PRICE, 3, True)
    value, kept, _ = odds.keep([0, 0, 2, 1, 0, 2], [], 1)
    assert value == pytest.approx(by_hand(((0, 2), (0, 2), (0, 3), (0, 5), (0, 5)), 1, True))
    assert kept == [0, 0, 2, 1, 0, 0]


def test_a_turn_is_worth_the_mean_of_its_first_throw():
    odds = Odds(0, table_of(0), PRICE, 3, False)
    total = 0.0
    for faces in product(range(6), repeat=5):
        counts = [faces.count(face) for face in range(6)]
        total += odds.keep(counts, [], 1)[0]
    assert odds.of_turn(2) == pytest.approx(total / 6**5 - PRICE)


def test_more_throws_and_more_dice_are_worth_no_less():
    alone, with_blue = Odds(0, table_of(0), PRICE, 6, False), Odds(BLUE, table_of(BLUE), PRICE, 6, False)
    turns = [alone.of_turn(throws) for throws in range(1, 7)]
    assert turns == sorted(turns)
    assert with_blue.of_turn(3) > alone.of_turn(3)


def test_what_it_keeps_and_throws_are_the_dice_that_lie_there():
    odds = Odds(BLUE, table_of(BLUE), PRICE, 4, False)
    random = Random(3)
    for _ in range(200):
        counts = [0] * 6
        for _ in range(5):
            counts[random.randrange(6)] += 1
        blue = random.randrange(6)
        _, kept, shown = odds.keep(counts, [blue], random.randint(0, 3))
        assert all(0 <= keep <= count for keep, count in zip(kept, counts, strict=True))
        assert kept[5] == counts[5]
        assert shown in ([blue], [OPEN])
        assert not (blue == 5 and shown == [OPEN])


def random_bundles(random):
    bundles = [
        Bundle(
            random.uniform(-1, 9),
            (*(random.choice((0, 0, 1, 2, 3)) for _ in range(4)), random.choice((0, 0, 1))),
            (),
            0,
        )
        for _ in range(12)
    ]
    return sorted(bundles, key=lambda bundle: -bundle.worth)


@pytest.mark.parametrize("loots", [0, 1, 2])
def test_a_harvest_is_worth_the_best_bundle_that_it_pays_for(loots):
    random = Random(loots)
    for _ in range(20):
        bundles = random_bundles(random)
        worth = HarvestWorth(bundles, loots, 0.9)
        for _ in range(40):
            has = [random.randint(0, 6) for _ in range(4)] + [random.randint(0, 2)]
            assert worth.of(*has) == pytest.approx(best_payable(bundles, has, loots, 0.9).worth)


def test_what_dice_are_worth_counts_what_is_given_and_what_no_bundle_takes():
    bundles = [Bundle(4.0, (2, 0, 0, 0, 0), (1,), 0)]
    calm, burning = HarvestWorth(bundles, 0, 0.0), HarvestWorth([], 0, 0.0)
    table = worth_of_dice(0, [1, 0, 0, 0, 0], [0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 0.0], calm, burning)
    worth = dict(zip(WHITE_STATES[FIRST_WHOLE:], (row[0] for row in table), strict=True))
    assert worth[1, 0, 0, 0, 4, 0] == 4.0 + 4 * 0.5
    assert worth[0, 0, 0, 0, 5, 0] == 5 * 0.5
    assert worth[3, 0, 0, 0, 0, 2] == 0.0


def test_a_reckoning_bot_keeps_what_pays_for_its_cards():
    table = Table("row - - - - - M12\nexplorers 7-0 0-0 0-0 0-0\njerricans 0 2\nlast-turn\ndeck")
    table.do(1, Tip(), dice="M1 M1 R1 B1 F")
    table.advance(6000)
    bot = players_of(GAME).bots["hard"](1, 2, Random(1))
    roll = bot.act(GAME.view(table.state, 1, table.now), GAME.legal(table.state, 1, table.now), table.now)
    assert isinstance(roll, Roll)
    assert roll.dice == ("w3",)


def test_the_bundles_of_a_real_row_are_looked_up_alike():
    table = Table("jerricans 1 2")
    worth = Valuation(GAME.view(table.state, 0, 0), 0)
    bundles = worth.bundles()
    looked_up = HarvestWorth(bundles, 1, 0.9)
    random = Random(5)
    for _ in range(300):
        has = [random.randint(0, 5) for _ in range(4)] + [random.randint(0, 2)]
        assert looked_up.of(*has) == pytest.approx(best_payable(bundles, has, 1, 0.9).worth)


@pytest.mark.no_cover
def test_before_the_roll_it_reckons_with_all_the_throws_that_its_sand_allows():
    """Also late in a live game, when its last throw was long ago. With one throw only, three special dice would not
    pay.
    """
    table = Table("jerricans 3 2\nexplorers 7-0 0-0 0-0 0-0")
    bots = [players_of(GAME).bots["hard"](0, 2, Random(1)) for _ in range(2)]
    bots[1]._roll_at = 500_000
    tips = [bot.act(GAME.view(table.state, 0, 0), GAME.legal(table.state, 0, 0), 0) for bot in bots]
    assert tips[0] == tips[1]
    assert tips[0].specials == ("green", "yellow", "blue")
