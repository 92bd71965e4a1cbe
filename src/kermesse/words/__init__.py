"""Sentences for players in French and English, from the Fluent catalogues: the common ones, and each game's own."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kermesse import LANGUAGES as LANGUAGES
from kermesse.core.game import Refused
from kermesse.core.options import BadOptions
from kermesse.core.record import BadRecord
from kermesse.core.units import MILLIS
from kermesse.games.guests import home_of
from kermesse.words.grammar import FUNCTIONS

# The part '' is what a table needs. The other parts are loaded only for what they name: the form before the start, the
# verifying page, the log, a lesson, a problem, the coach of a first game, a link, advice, the analysis of one or of
# many finished games, a position in words.
PARTS: Final = (
    "",
    "options.",
    "records.",
    "notes.",
    "lessons.",
    "problems.",
    "coach.",
    "links.",
    "reasons.",
    "advice.",
    "analysis.",
    "reports.",
    "positions.",
)


def sentence(game: str, language: str, refused: Refused) -> str:
    """The sentence of a refusal."""
    args = dict(refused.args_given)
    if refused.code == "bad_options":
        where, option, part, unit, why = (str(args.pop(name)) for name in ("game", "option", "part", "unit", "why"))
        return bad_options(where, language, BadOptions(option, why, part, unit, **args))
    return say(game, language, f"refused-{_dashed(refused.code)}", **args)


def bad_options(game: str, language: str, error: BadOptions) -> str:
    """The reason why a table cannot have these options, with the name that the form gives to the wrong one."""
    label = say_or(game, language, f"option-{_dashed(error.option)}", error.option)
    if error.part:
        label = (
            f"{label}, {say_or(game, language, f'option-{_dashed(error.option)}-{_dashed(error.part)}', error.part)}"
        )
    args = dict(error.args_given)
    if "other" in args:  # another option, by its name in the form
        args["other"] = say_or(game, language, f"option-{_dashed(str(args['other']))}", str(args["other"]))
    if error.unit == MILLIS:  # the form shows seconds
        args = {name: value if isinstance(value, str) else _seconds(value) for name, value in args.items()}
        args["unit"] = "seconds"
    else:
        args["unit"] = "none"
    why = say(game, language, f"bad-option-{_dashed(error.code)}", **args)
    return say(game, language, "refused-bad-options", option=label, why=why) if label else why


def bad_record(language: str, error: BadRecord) -> str:
    """The reason why a recorded game cannot be accepted."""
    why = say("", language, f"bad-record-{_dashed(error.code)}", **error.args_given)
    if isinstance(error.cause, BadOptions):
        why = f"{why} {bad_options(error.game, language, error.cause)}"
    elif error.cause is not None:
        why = f"{why} {sentence(error.game, language, error.cause)}"
    return say("", language, "bad-record", line=error.line, why=why)


def say_or(game: str, language: str, message: str, otherwise: str) -> str:
    return say(game, language, message) if has_message(game, language, message) else otherwise


def say(game: str, language: str, message: str, **args: str | int | float) -> str:
    """A message of a game's catalogue, or of the common one."""
    bundle = _bundle(game, language)
    if not bundle.has_message(message):
        raise KeyError(f"no message '{message}' in {language} for {game}")
    text, errors = bundle.format_pattern(bundle.get_message(message).value, args)
    if errors:
        raise ValueError(f"message '{message}' in {language} for {game}: {errors}")
    assert isinstance(text, str)
    return text


def have_read(games: Iterable[str]) -> None:
    """Read the catalogues of those games and the common one now.

    Otherwise the first sentence of each takes a quarter of a second.
    """
    for game in ("", *games):
        for language in LANGUAGES:
            _bundle(game, language)


def has_message(game: str, language: str, message: str) -> bool:
    return bool(_bundle(game, language).has_message(message))


@cache
def _bundle(game: str, language: str) -> Any:
    if language not in LANGUAGES:
        raise KeyError(f"the house speaks {' and '.join(LANGUAGES)}, not {language}")
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for whose in ("", game):
        for part in PARTS:
            bundle.add_resource(_read(whose, language, part), allow_overrides=True)
    return bundle


@cache
def _read(whose: str, language: str, part: str) -> Any:
    """Read a catalogue; the common one (no game's name) is part of every game's bundle."""
    return FluentResource(catalogue(whose, language, part))


def catalogue(game: str, language: str, part: str = "") -> str:
    """The Fluent source of a game, or the common one if the name is empty; '' if that part does not exist.

    It is in the folder `locale`, or beside the rules of a small guest.
    """
    home = home_of(game) if game else files("kermesse")
    for folder in (home / "locale", home):
        file = folder / f"{part}{language}.ftl"
        if file.is_file():
            return file.read_text("utf-8")
    return ""


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(":", "-")


def _seconds(ms: float) -> int | float:
    return ms // 1000 if ms % 1000 == 0 else ms / 1000
