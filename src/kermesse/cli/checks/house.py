"""Lacks of a game that is to come into the house; looked at in a checkout."""

from collections.abc import Iterator
from pathlib import Path

from kermesse.core.game import AnyGame


def lacks(game: AnyGame) -> Iterator[str]:
    for what in (_bots, _census, _papers, _lessons, _coach, _encoder, _facts):
        yield from what(game)


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
    from kermesse.lab.facts import NO_FACTS, facts_of

    if facts_of(game.name) is NO_FACTS:
        yield f"facts: none: a module of src/kermesse/lab/facts says what a seat of {game.name} had and used"
