"""Values derived from the faces follow every change of them."""

from random import Random

from kermesse.core.chance import Chance, seed_from
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.options import KraawOptions
from kermesse.games.kraaw.rules.listing import PATTERNS
from kermesse.games.kraaw.state import HAND


def test_the_patterns_are_those_of_the_faces_all_game_long():
    random = Random(7)
    options = KraawOptions(bonus_reading="locked_counts", hand_swap="sealed", stall_laps=0)
    state, _ = GAME.setup(3, options, Chance(seed_from("patterns")), 0)
    while seats := GAME.awaiting(state):
        seat = random.choice(seats)
        GAME.apply(state, seat, random.choice(GAME.legal(state, seat, 0)), 0)
        for one in (state, GAME.copy(state), GAME.redraw(state, seat, 0, Chance(seed_from("redraw")))):
            rows = [tuple(one.faces[a : a + HAND]) for a in range(0, len(one.faces), HAND)]
            assert [PATTERNS[number] for number in one.patterns] == rows
