"""Measures how often a team that sees all hands can make the planet of Kréo: `python train/kreo_ceiling.py 3 4 --deals
50`.

An upper bound for what any pact can tell, on the very deals that `kermesse arena kreo --seats SEATS --seed SEED` plays.
It is found by a beam over the cards that are laid: each table is judged by how the game ends if everybody goes on by
the pact, knowing all hands. What it wins can be won, so the share that it prints is a lower bound of the ceiling; what
it does not win, a wider beam (`--width`) may.

The table goes in numbers (`players/kreo/board.py`): where a card goes is decided there, as bots do. Tokens buy cards
back from the discard, as the pact does it; nothing is exchanged and nothing is burnt. `--without-energy` leaves the
tokens alone.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from random import Random

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.games import CATALOGUE
from kermesse.games.kreo.components import TOKENS
from kermesse.lab.farm import farm_of, in_order
from kermesse.lab.statistics import wilson
from kermesse.players.kreo.board import HARDLY, KINDS, NATURE, NUMBER, PLANETE, Board, new_board
from kermesse.players.kreo.rollout import FARTHEST, World, create
from kermesse.players.kreo.signalling_v2 import RAGE, Turn, order_of
from kermesse.players.kreo.weights import WEIGHTS

PRICE = 3  # tokens, for a card of the discard
CHANCE = 1.0  # cards, so that a beam does not hold one thought only


def dealt(seats: int, deal: int, seed: int, energy: bool) -> World:
    """As the arena deals; tokens by threes, which buy a card each."""
    game = CATALOGUE["kreo"]
    state = Match(game, seats, game.options_type(), seed_from("arena", seed, "kreo", deal)).state
    board = new_board(seats)
    hands = [[0] * KINDS for _ in range(seats)]
    for seat in range(seats):
        for card in state.hands[seat]:
            kind = NUMBER[card]
            hands[seat][kind] += 1
            board.supply[kind] += 1
            board.cards[seat] += 1
            if kind == NATURE + PLANETE:
                board.first = seat
    left = TOKENS[seats] if energy else 0
    for step in range(seats):
        share = left if step == seats - 1 else min(left, PRICE)
        board.energy[(board.first + step) % seats] = share
        left -= share
    return new_turn(board, hands)


def new_turn(board: Board, hands: list[list[int]]) -> World:
    """Everybody sees everything as a turn begins."""
    for seat, hand in enumerate(hands):
        board.belief[seat] = [float(count) if count else HARDLY for count in hand]
    turn = Turn(board, WEIGHTS[board.seats], order_of(board))
    turn.begin()
    turn.consider(0)
    return World(turn, hands, [])


def laid(world: World, kind: int) -> World:
    """That card laid by whoever is next, for all to see; the last of a turn ends it."""
    turn = world.turn
    turn.values.append(turn.value[:])
    if turn.deed[kind] == RAGE:
        turn.rage = True
    else:
        turn.expect(turn.deed[kind], 1.0)
    world.laid.append(kind)
    if len(world.laid) < len(turn.order):
        turn.consider(len(world.laid))
        return world
    create(turn, world.hands, world.laid)
    return world if turn.board.over else new_turn(turn.board, world.hands)


def by_the_pact(world: World) -> World:
    """Act for the next seat: it may take a card back from the discard, and lays one."""
    turn, rank = world.turn, len(world.laid)
    seat = turn.order[rank]
    hand = world.hands[seat]
    kind = turn.choose(seat, hand)
    give, take = turn.swap(seat, hand)
    if take >= 0:
        turn.board.take_back(seat, hand, give, take)
        turn.consider(rank)
        kind = take if take < NATURE else turn.choose(seat, hand)
    return laid(world, kind)


def after(world: World) -> Iterator[World]:
    yield by_the_pact(world.copy())
    hand = world.hands[world.turn.order[len(world.laid)]]
    for kind in range(KINDS):
        if hand[kind]:
            yield laid(world.copy(), kind)


def misses(world: World) -> float:
    """Cards that the planet lacks in the end, if all go on by the pact; 0: none."""
    world = world.copy()
    while not world.turn.board.over:
        world = by_the_pact(world)
    board = world.turn.board
    if board.won:
        return 0.0
    board.find_route()
    return FARTHEST if board.banned else max(0.1, min(board.distance + board.attacks(), FARTHEST))


def key_of(world: World) -> tuple[object, ...]:
    board = world.turn.board
    hands = tuple(map(tuple, world.hands))
    return (tuple(board.has), tuple(board.loose), board.dead, board.rage, tuple(board.energy), hands, tuple(world.laid))


def is_won(deal: int, seats: int, seed: int, width: int, energy: bool) -> bool:
    random = Random(f"ceiling {seed} {seats} {deal}")
    beam = [dealt(seats, deal, seed, energy)]
    while beam:
        found: dict[tuple[object, ...], tuple[float, int, World]] = {}
        for world in beam:
            for other in after(world):
                key = key_of(other)
                if key in found:
                    continue
                short = misses(other)
                if not short:
                    return True
                if not other.turn.board.over:
                    found[key] = (short + CHANCE * random.random(), len(found), other)
        beam = [world for _, _, world in sorted(found.values(), key=lambda one: one[:2])[:width]]
    return False


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--width", type=int, default=20, help="tables that are kept after every card")
    parser.add_argument("--without-energy", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    farm = farm_of("here", given.jobs)
    for seats in given.seats:
        energy = not given.without_energy
        try_deal = partial(is_won, seats=seats, seed=given.seed, width=given.width, energy=energy)
        won = sum(in_order(farm, try_deal, range(given.deals)))
        low, high = wilson(won / given.deals, given.deals)
        share = f"{100 * won / given.deals:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        print(f"{seats} seats: {won} of {given.deals} deals, {share}", flush=True)
