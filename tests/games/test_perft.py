"""Counts of legal command sequences from written-down positions, as chess programs count moves: one number shows most
faults of the rules. `python -m tests.games.test_perft` prints the counts of the present rules for `perft.toml`.
"""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, BadPosition
from kermesse.games import CATALOGUE

FIXTURES = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))
POSITIONS = [
    pytest.param(game, row["position"], row["counts"], id=f"{game}-{number}")
    for game, rows in FIXTURES.items()
    for number, row in enumerate(rows, 1)
]


def perft(game: AnyGame, state: Any, now: Millis, depth: int) -> int:
    """Number of sequences of `depth` commands that settle something; where nobody can act, the next deadline falls."""
    moves = [(seat, command) for seat in game.awaiting(state) for command in game.legal(state, seat, now)]
    moves = [(seat, command) for seat, command in moves if not command.side_command]
    if not moves:
        due = game.deadline(state)
        if due >= NEVER:
            return 0
        later = game.copy(state)
        game.expire(later, due)
        return perft(game, later, max(now, due), depth)
    if depth == 1:
        return len(moves)
    total = 0
    for seat, command in moves:
        after = game.copy(state)
        game.apply(after, seat, command, now)
        total += perft(game, after, now, depth - 1)
    return total


def counts(game: AnyGame, position: str, depth: int) -> list[int]:
    return [perft(game, game.position(position.strip()), 0, plies) for plies in range(1, depth + 1)]


@pytest.mark.parametrize(("game", "position", "expected"), POSITIONS)
def test_a_position_has_as_many_sequences_of_commands_as_it_had(game, position, expected):
    assert counts(CATALOGUE[game], position, len(expected)) == expected


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_has_five_positions_to_depth_three(game):
    assert len(FIXTURES[game]) >= 5
    assert all(len(row["counts"]) >= 3 for row in FIXTURES[game])


def test_a_command_that_is_forgotten_changes_the_count():
    krom = CATALOGUE["krom"]

    def forgetful(state, seat, now):
        found = krom.legal(state, seat, now)
        forgotten = next((command for command in found if not command.side_command), None)
        return [command for command in found if command is not forgotten]

    for row in FIXTURES["krom"]:
        assert counts(replace(krom, legal=forgetful), row["position"], 3) != row["counts"][:3]


def main() -> None:
    for game, rows in FIXTURES.items():
        for row in rows:
            try:
                found = counts(CATALOGUE[game], row["position"], len(row["counts"]))
            except BadPosition as error:
                raise SystemExit(f"{game}: {error}\n{row['position']}") from None
            print(f'[[{game}]]\ncounts = {found}\nposition = """\n{row["position"].strip()}\n"""\n')


if __name__ == "__main__":
    main()
