"""JSON in, JSON out; options from words."""

import pytest

from kermesse.core.game import SEATS_OF, Malformed
from kermesse.core.options import BadOptions, plain_options, read_options
from kermesse.core.tags import snake_case
from kermesse.core.wire import wire
from kermesse.games.kraaw import GAME
from kermesse.games.kraaw.commands import Exchange, LookDone
from kermesse.games.kraaw.options import KraawOptions


def test_a_command_is_json_with_its_name():
    assert wire(GAME).command('{"do":"exchange","seat":1,"slot":2}') == Exchange(1, 2)
    assert wire(GAME).command(b'{"do":"look_done"}') == LookDone()
    assert wire(GAME) is wire(GAME)


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"exchange","seat":1}',
        '{"do":"exchange","seat":1,"slot":"2"}',
        '{"do":"exchange","seat":1,"slot":2,"extra":1}',
        '{"do":"exchange","seat":1,"slot":2.5}',
        '{"do":"exchange","seat":null,"slot":2}',
    ],
)
def test_missing_wrong_or_extra_parameters_make_it_malformed(text):
    command = wire(GAME).command(text)
    assert isinstance(command, Malformed)
    assert command.name == "exchange"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"do":3}', '{"do":"fly"}', b"\xff", "[" * 100_000])
def test_what_is_no_command_at_all_is_said(text):
    with pytest.raises(ValueError, match="command"):
        wire(GAME).command(text)


def test_options_are_read_from_words_as_typed():
    options = read_options(
        KraawOptions, {"timers": "fast", "chien_exchange": "false", "stall_laps": "5", "limits_ms": '{"main": 60000}'}
    )
    assert options == KraawOptions(timers="fast", chien_exchange=False, stall_laps=5, limits_ms={"main": 60_000})
    assert plain_options(options)["stall_laps"] == 5


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"timer": "fast"}, "option 'timer': unknown_near, near timers"),
        ({"xyz": "1"}, "option 'xyz': unknown, known timers, "),
        ({"timers": "hasty"}, "option 'timers': choice, choices "),
        ({"stall_laps": "11"}, "option 'stall_laps': range, least 0, most 10"),
        ({"first_player": "me"}, "option 'first_player': bad_value"),
        ({"limits_ms": "{main"}, "option 'limits_ms': not_json"),
        ({"limits_ms": '{"main": "soon"}'}, "option 'limits_ms': bad_value"),
    ],
)
def test_wrong_options_are_refused_by_name_and_reason(given, complaint):
    with pytest.raises(BadOptions, match=complaint):
        read_options(KraawOptions, given)


def test_names_and_seats():
    assert snake_case("LookDone") == "look_done"
    assert SEATS_OF[0b1011] == (0, 1, 3)
