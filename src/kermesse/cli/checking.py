"""`kermesse check`: all that a game lacks, for whoever makes one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kermesse.cli.reading import Wrong

if TYPE_CHECKING:
    from kermesse.core.game import AnyGame
    from kermesse.core.match import Match
    from kermesse.core.options import Options


@click.command()
@click.argument("module")
@click.option("--house", is_flag=True, help="And what a game of the house has besides; to be run in a checkout.")
def check(module: str, house: bool) -> None:
    """List all that a game lacks, a line each with what to do (docs/adding-a-game.md). Exit code 1 if there is
    anything.

    \b
    Examples:
      kermesse check tents.allumettes
      kermesse check tents.allumettes --house
    """
    from kermesse.core.package import Incomplete
    from kermesse.games.guests import NoGuest

    try:
        game = _game_of(module)
    except NoGuest as error:
        if not isinstance(error.__cause__, Incomplete):
            raise Wrong(str(error)) from None
        found = [f"{module}: {lack}" for lack in error.__cause__.lacks]
    else:
        found = list(dict.fromkeys(_lacks(game, house)))
    for line in found:
        click.echo(line)
    if found:
        sys.exit(1)
    click.echo(f"{module}: nothing is missing")


def _game_of(module: str) -> AnyGame:
    from kermesse.games.guests import guest_in, with_guests

    game = guest_in(module)
    return game if game.package == f"kermesse.games.{game.name}" else with_guests([module])[game.name]


def _lacks(game: AnyGame, house: bool) -> Iterator[str]:
    from kermesse.games import CATALOGUE
    from kermesse.words import missing

    names = [*missing.wanted(game, _sources(game)), *_words_of_options(game)]
    if game.name not in CATALOGUE:
        names += missing.wanted_on_the_plain_board(game)
    yield from missing.complaints(game, names)
    yield from _badly_worded(game)
    if house:
        for what in (_bots, _census, _papers, _lessons, _coach, _encoder, _facts):
            yield from what(game)


def _sources(game: AnyGame) -> Iterator[str]:
    """Yield the text of each file of the game's rules."""
    root = sys.modules.get(game.package)  # a record that was written by hand has none
    folders = getattr(root, "__path__", ())
    files = [file for folder in folders for file in Path(folder).rglob("*.py")]
    files += [Path(root.__file__)] if root is not None and root.__file__ and not folders else []
    return (file.read_text("utf-8") for file in files)


def _words_of_options(game: AnyGame) -> Iterator[str]:
    """Messages of the form before the start; numbers need none."""
    from kermesse.server.http.catalogue import option_infos
    from kermesse.words.missing import dashed

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
            yield from _worded_in_a_game(game, options, seats)


def _can_be(game: AnyGame, options: Options, seats: int) -> bool:
    from kermesse.core.options import BadOptions

    try:
        game.check_options(options, seats)
    except BadOptions:
        return False
    return True


def _worded_in_a_game(game: AnyGame, options: Options, seats: int) -> Iterator[str]:
    from random import Random

    from kermesse.core.chance import seed_from
    from kermesse.core.match import Match
    from kermesse.players.random import RandomBot
    from kermesse.players.table import play_out
    from kermesse.words import LANGUAGES
    from kermesse.words.log import FAIR_FOLK, Reader, say_ending, say_event
    from kermesse.words.missing import dashed

    match = Match(game, seats, options, seed_from("check", game.name))
    bots = [RandomBot(seat, seats, Random(f"check {seat}")) for seat in range(seats)]
    events, awaited = list(match.opening), _awaited(match)
    for step in play_out(match, bots):
        events += step.events
        awaited |= _awaited(match)
    for language in LANGUAGES:
        reader = Reader(game, language, FAIR_FOLK[:seats])
        for message in sorted(dashed("wait", decision) for decision in awaited):
            if not reader.has(message):
                yield f"{language}.ftl: no message '{message}': write it"
        sayings: list[tuple[Callable[[Reader, Any], str], Any]] = [(say_event, event) for event in events]
        for say, said in [*sayings, (say_ending, match.outcome())]:
            try:
                say(reader, said)
            except KeyError as error:
                yield f"{language}.ftl: {str(error.args[0]).partition(' in ')[0]}: write it"
            except ValueError as error:
                yield f"{language}.ftl: {error}: mend it"


def _awaited(match: Match[Any, Any, Any, Any, Any]) -> set[str]:
    """Return the decisions that others see open."""
    from kermesse.core.game import SPECTATOR

    view: Any = match.view(SPECTATOR)
    return {pending.decision for pending in view.pending}


# ---------------------------------------------------------------- what a game of the house has besides


def _bots(game: AnyGame) -> Iterator[str]:
    from kermesse.players import home_of_players, players_of

    if "normal" not in players_of(game).bots:
        yield f"bots: no level 'normal': {home_of_players(game)} exports BOTS, by level, weakest first"


def _census(game: AnyGame) -> Iterator[str]:
    from kermesse.core.chance import Chance, seed_from

    state, _ = game.setup(game.seats[0], game.options_type(), Chance(seed_from("census")), 0)
    if not game.census(state):
        yield "census: nothing is counted: export census, everything that must have one place (a law asks for it)"


def _papers(game: AnyGame) -> Iterator[str]:
    """Files of the checkout."""
    wanted = {
        f"docs/rules/{game.name}.md": "write the rules, numbered",
        f"tests/records/{game.name}-{game.version}.jsonl.gz": f"python -m scripts.freeze_games {game.name}",
    }
    for path, todo in wanted.items():
        if not Path(path).is_file():
            yield f"{path}: there is no such file: {todo}"


def _lessons(game: AnyGame) -> Iterator[str]:
    from kermesse.core.derived import NoPosition
    from kermesse.lessons.check import complaints, complaints_of_problems
    from kermesse.lessons.lesson import lesson_files, lessons_of
    from kermesse.lessons.problem import problem_files, problems_of

    if isinstance(game.position, NoPosition):
        yield "position: no read_position: lessons and scenarios begin with a position in the notation of the rules"
    if not list(lesson_files(game.name)):
        yield "lessons: there is none: write lessons/first.toml (docs/writing-lessons.md)"
    for lesson in lessons_of(game):
        yield from complaints(game, lesson, f"lessons/{lesson.name}.toml")
    if not list(problem_files(game.name)):
        yield f"problems: there is none: kermesse problem mine {game.name}, or write them by hand (docs/writing-lessons.md)"
    else:
        yield from complaints_of_problems(game, problems_of(game), "problems.toml")


def _coach(game: AnyGame) -> Iterator[str]:
    from kermesse.words import LANGUAGES, catalogue

    for language in LANGUAGES:
        if not any("coach-" in catalogue(game.name, language, part) for part in ("coach.", "")):
            yield f"coach: no message 'coach-<decision>' in {language}: it is said when a kind of decision first comes"


def _encoder(game: AnyGame) -> Iterator[str]:
    try:
        from kermesse.research.observation import Observer
    except ImportError as error:
        yield f"encoder: cannot be looked at: {error}: pip install 'kermesse[research]'"
        return
    try:
        Observer(game, game.seats[0], game.options_type())
    except TypeError as error:
        yield f"encoder: {error} (src/kermesse/research/encoders)"


def _facts(game: AnyGame) -> Iterator[str]:
    from kermesse.lab.facts import FACTS

    if game.name not in FACTS:
        yield f"facts: none: a module of src/kermesse/lab/facts says what a seat of {game.name} had and used"
