"""The words of a game: none is missing, and a game of each preset can be told in both languages."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from kermesse.core.chance import seed_from
from kermesse.core.game import SPECTATOR, AnyGame, Command
from kermesse.core.match import Match
from kermesse.core.options import BadOptions, Options
from kermesse.games import CATALOGUE
from kermesse.laws.breaches import raised
from kermesse.players.random import RandomBot
from kermesse.players.table import play_out
from kermesse.server.http.catalogue import option_infos
from kermesse.words import LANGUAGES, missing
from kermesse.words.log import FAIR_FOLK, Reader, say_command, say_ending, say_event
from kermesse.words.missing import dashed

MOST_BUTTONS: Final = 500


def lacks(game: AnyGame) -> Iterator[str]:
    names = [*missing.wanted(game, _sources(game)), *_words_of_options(game)]
    if game.name not in CATALOGUE:
        names += missing.wanted_on_the_plain_board(game)
    yield from missing.complaints(game, names)
    yield from _badly_worded(game)


def _sources(game: AnyGame) -> Iterator[str]:
    """Yield the text of each file of the game's rules."""
    root = sys.modules.get(game.package)  # a record that was written by hand has none
    folders = getattr(root, "__path__", ())
    files = [file for folder in folders for file in Path(folder).rglob("*.py")]
    files += [Path(root.__file__)] if root is not None and root.__file__ and not folders else []
    return (file.read_text("utf-8") for file in files)


def _words_of_options(game: AnyGame) -> Iterator[str]:
    """Messages of the form before the start; numbers need none."""

    for option in option_infos(game):
        yield dashed("option", option.name)
        yield dashed("option", option.name, "why")
        if option.kind in ("choice", "text", "limits"):
            yield from (dashed("option", option.name, value) for value in option.choices if isinstance(value, str))
    for preset in game.presets:
        yield dashed("preset", preset)
        yield dashed("preset", preset, "why")


def _badly_worded(game: AnyGame) -> Iterator[str]:
    """Yield the faults of a game of random play for each preset, told in both languages."""
    for preset, options in game.presets.items():
        seats = next((seats for seats in game.seats if _can_be(game, options, seats)), None)
        if seats is None:
            yield f"preset '{preset}': check_options refuses it for every number of seats: change one of the two"
        else:
            try:
                yield from _worded_in_a_game(game, options, seats)
            except Exception as error:
                yield f"preset '{preset}': {raised(error)}"


def _can_be(game: AnyGame, options: Options, seats: int) -> bool:

    try:
        game.check_options(options, seats)
    except BadOptions:
        return False
    return True


def _worded_in_a_game(game: AnyGame, options: Options, seats: int) -> Iterator[str]:

    match = Match(game, seats, options, seed_from("check", game.name))
    bots = [RandomBot(seat, seats, Random(f"check {seat}")) for seat in range(seats)]
    events, awaited, buttons = list(match.opening), _awaited(match), _buttons(match)
    for step in play_out(match, bots):
        events += step.events
        awaited |= _awaited(match)
        if len(buttons) < MOST_BUTTONS:
            buttons |= _buttons(match)
    for language in LANGUAGES:
        reader = Reader(game, language, FAIR_FOLK[:seats])
        for message in sorted(dashed("wait", decision) for decision in awaited):
            if not reader.has(message):
                yield f"{language}.ftl: no message '{message}': write it"
        sayings: list[tuple[Callable[[Reader, Any], str], Any]] = [(say_event, event) for event in events]
        sayings += [(say_command, command) for command in buttons.values()]
        for say, said in [*sayings, (say_ending, match.outcome())]:
            try:
                say(reader, said)
            except KeyError as error:
                yield f"{language}.ftl: {str(error.args[0]).partition(' in ')[0]}: write it"
            except ValueError as error:
                yield f"{language}.ftl: {error}: mend it"


def _buttons(match: Match[Any, Any, Any, Any, Any]) -> dict[str, Command]:
    """Return what seats can do now, by how it is written."""
    return {repr(command): command for seat in match.awaiting() for command in match.legal(seat)}


def _awaited(match: Match[Any, Any, Any, Any, Any]) -> set[str]:
    """Return the decisions that others see open."""

    view: Any = match.view(SPECTATOR)
    return {pending.decision for pending in view.pending}
