"""Sentences for players, in French and English, from the Fluent catalogues: the house's, and each game's own beside it."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from kermesse.core.game import Refused

LANGUAGES: Final = ("fr", "en")


def sentence(game: str, language: str, refused: Refused) -> str:
    """A refusal as a player reads it."""
    return say(game, language, f"refused-{refused.code.replace('_', '-')}", **refused.args_given)


def say(game: str, language: str, message: str, **args: str | int) -> str:
    """A message of a game's catalogue, or of the house's."""
    bundle = _bundle(game, language)
    if not bundle.has_message(message):
        raise KeyError(f"no message '{message}' in {language} for {game}")
    text, errors = bundle.format_pattern(bundle.get_message(message).value, args)
    if errors:
        raise ValueError(f"message '{message}' in {language} for {game}: {errors}")
    assert isinstance(text, str)
    return text


def has_message(game: str, language: str, message: str) -> bool:
    return bool(_bundle(game, language).has_message(message))


@cache
def _bundle(game: str, language: str) -> Any:
    if language not in LANGUAGES:
        raise KeyError(f"the house speaks {' and '.join(LANGUAGES)}, not {language}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue("", language)))
    text = catalogue(game, language)
    if text:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def catalogue(game: str, language: str) -> str:
    """The Fluent source of a game, or of the house if the name is empty; '' for a game without one."""
    folder = files("kermesse") / "games" / game if game else files("kermesse")
    file = folder / "locale" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""
