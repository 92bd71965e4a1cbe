"""Free words stand in `text` and nowhere else, in every game: removing them leaves a record that still holds."""

import msgspec
import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.core.record import read_record, verify, without_player, write_record
from kermesse.core.redact import REDACTED, redact
from kermesse.games import CATALOGUE

SPEAKING = [game for game in CATALOGUE.values() if game.speech is not None]
OPEN = {"kreo": {"chat": "open"}, "chronos": {"chat": "open"}}


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_words_are_said_by_what_the_chat_makes_of_them_alone(game):
    """Other texts in a command are names that the rules know: a character, a colour."""
    with_words = {kind for kind in game.command_types if "text" in kind.__struct_fields__}
    assert with_words == ({type(game.speech("", "Bonjour"))} if game.speech is not None else set())


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_a_record_without_somebodys_words_holds(game):
    options = msgspec.convert(OPEN[game.name], game.options_type)
    match = Match(game, 3, options, seed_from(7))
    match.play(0, game.speech("", "Rue des Lilas"), 2_000)
    match.play(1, game.speech("", "Rue des Roses"), 4_000)
    record = write_record(match, ["Ada", "Bob", "Eve"])
    assert "Lilas" in record
    without = without_player(record, 0)
    assert "Lilas" not in without
    assert "Ada" not in without
    assert "Roses" in without
    again = verify(game, read_record(game, without))
    assert redact(game.speech("", "Rue")) == game.speech("", REDACTED) == again.log[0].do
