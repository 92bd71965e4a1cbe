"""Record games that the rules must replay for ever: `python -m scripts.freeze_games [GAME ...]`.

For each game, random play over all numbers of seats and many option sets, into tests/records. It refuses to touch what
is there already: games of a version are frozen once.
"""

import sys
from random import Random

from tests.records import Frozen, path_of, played_again, possible_seats, write_frozen

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import AnyGame
from kermesse.core.match import Match
from kermesse.core.record import read_record, write_record
from kermesse.games import CATALOGUE
from kermesse.laws.option_sets import option_sets

GAMES = 24
LONGEST = 300  # commands: a longer game is recorded up to here


def freeze(game: AnyGame, number: int) -> Frozen:
    random = Random(f"{game.name} {game.version} {number}")
    seats = possible_seats(game)[number % len(possible_seats(game))]
    sets = option_sets(game, seats)
    match = Match(game, seats, sets[number % len(sets)], seed_from("frozen", game.name, game.version, number))
    while match.outcome() is None and len(match.log) < LONGEST:
        step(match, random)
    text = write_record(match, [f"player {seat}" for seat in range(seats)])
    _, told = played_again(game, read_record(game, text))
    return Frozen(text, told)


def step(match: Match, random: Random) -> None:
    """Let somebody do something, or time pass."""
    due = match.deadline()
    now = match.now + random.choice((0, 40, 350, 900, 2_500))
    seats = list(match.awaiting())
    random.shuffle(seats)
    for seat in seats if now < due else ():
        kinds = {}
        for command in match.game.legal(match.state, seat, now):
            kinds.setdefault(type(command), []).append(command)
        if kinds:
            match.play(seat, random.choice(kinds[random.choice(sorted(kinds, key=lambda kind: kind.__name__))]), now)
            return
    if due < NEVER:
        match.advance(due)


def main() -> None:
    for name in sys.argv[1:] or CATALOGUE:
        game = CATALOGUE[name]
        path = path_of(name, game.version)
        if path.exists():
            sys.exit(f"{path.name} is frozen: a change of the rules needs a new version")
        frozen = [freeze(game, number) for number in range(GAMES)]
        write_frozen(path, frozen)
        print(f"{path.name}: {len(frozen)} games, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
