"""A recorded game is replayed for ever under its version, byte for byte. A change of the rules that alters one needs a new
version: then `python -m scripts.freeze_games` records games of the new one, and the old ones stay, to be read."""

import pytest

from kermesse.core.record import read_header, read_plain, read_record, verify, write_record
from kermesse.games import CATALOGUE
from tests.records import HERE, path_of, played_again, read_frozen

LEAST = 20  # games of each version
KEPT = sorted(HERE.glob("*.jsonl.gz"))


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_has_frozen_games_of_its_version_over_all_seats_and_many_options(game):
    headers = [read_header(frozen.record) for frozen in read_frozen(path_of(game, CATALOGUE[game].version))]
    assert len(headers) >= LEAST
    assert {header.seats for header in headers} == set(CATALOGUE[game].seats)
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
