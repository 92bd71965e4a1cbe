"""A recorded game is replayed for ever under its version, byte for byte. A change of the rules that alters one needs a
new version: then `python -m scripts.freeze_games` records games of the new one, and the old ones stay, to be read.
"""

from dataclasses import replace

import pytest

from kermesse.core.record import BadRecord, read_header, read_plain, read_record, verify, write_record
from kermesse.games import CATALOGUE
from tests.records import HERE, path_of, played_again, possible_seats, read_frozen

LEAST = 20  # games of each version
KEPT = sorted(HERE.glob("*.jsonl.gz"))


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_has_frozen_games_of_its_version_over_all_seats_and_many_options(game):
    headers = [read_header(frozen.record) for frozen in read_frozen(path_of(game, CATALOGUE[game].version))]
    assert len(headers) >= LEAST
    assert {header.seats for header in headers} == set(possible_seats(CATALOGUE[game]))
    assert len({str(sorted(header.options.items(), key=str)) for header in headers}) >= 8


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_a_frozen_game_is_replayed_byte_for_byte_or_read_as_what_it_was(path):
    for frozen in read_frozen(path):
        header = read_header(frozen.record)
        game = CATALOGUE.get(header.game)
        if game is None or header.version != game.version:
            _, log, _ = read_plain(frozen.record)
            assert log
            continue
        record = read_record(game, frozen.record)
        verify(game, record)
        match, told = played_again(game, record)
        assert write_record(match, header.players) == frozen.record
        assert told == frozen.told, "other things were told than then"


def test_a_rule_that_tells_or_does_something_else_is_found():
    kraaw = CATALOGUE["kraaw"]

    def silent(state, seat, command, now):
        return kraaw.apply(state, seat, command, now)[:1]

    def later(seats, options, chance, now):
        state, events = kraaw.setup(seats, options, chance, now)
        state.turns += 1
        return state, events

    frozen = next(read_frozen(path_of("kraaw", kraaw.version)))
    record = read_record(kraaw, frozen.record)
    assert played_again(replace(kraaw, apply=silent), record)[1] != frozen.told
    with pytest.raises(BadRecord, match="outcome"):
        verify(replace(kraaw, setup=later), record)
