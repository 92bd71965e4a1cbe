"""The games as the lobby offers them: enough to draw a card and a form of options."""

from typing import Any

import msgspec
from msgspec import inspect as shape
from msgspec.structs import replace

from kermesse import words
from kermesse.core.game import AnyGame
from kermesse.core.options import Options, plain_options
from kermesse.core.units import unit_within
from kermesse.lessons.lesson import lessons_of
from kermesse.players import offered
from kermesse.players.strength import ratings_of
from kermesse.server.connection.messages import GameInfo, GameWording, GameWords, LessonInfo, LevelStrength, OptionInfo
from kermesse.words.hidden import hidden_numbers


def game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        game.name,
        game.version,
        list(game.seats),
        game.minutes,
        game.bot_minutes,
        game.cooperative,
        game.real_time,
        option_infos(game),
        {preset: plain_options(options) for preset, options in game.presets.items()},
        offered(game),
        [LessonInfo(lesson.name, len(lesson.step)) for lesson in lessons_of(game)],
        strengths(game),
    )


def strengths(game: AnyGame) -> dict[str, LevelStrength]:
    """Return the strengths of the levels that are offered; a level that was not measured has none."""
    ratings = ratings_of(game)
    if ratings is None:
        return {}
    found = {}
    for level, one in ratings.levels.items():
        if level not in offered(game):
            continue
        if one.below is not None:
            found[level] = LevelStrength(one.rating, one.below.share, one.below.name, one.below.games, ratings.seats)
        elif one.share is not None:
            found[level] = LevelStrength(None, one.share, "", one.games, ratings.seats)
    return found


def game_words(game: AnyGame) -> GameWords:
    """Return a game's texts and wordings, for a page that has no drawings of it."""
    wording = game.wording
    return GameWords(
        {language: words.catalogue(game.name, language) for language in words.LANGUAGES},
        {language: _option_words(game.name, language) for language in words.LANGUAGES},
        GameWording(
            dict(wording.fields),
            {event: dict(args) for event, args in wording.events.items()},
            sorted(wording.silent),
        ),
        hidden_numbers(game),
    )


def _option_words(game: str, language: str) -> str:
    """Return the texts of the options: of a small guest, all its words stand in one file."""
    return words.catalogue(game, language, "options.") or words.catalogue(game, language)


def option_infos(game: AnyGame) -> list[OptionInfo]:
    info = shape.type_info(game.options_type)
    assert isinstance(info, shape.StructType)
    shared = set(Options.__struct_fields__)
    default = game.options_type()
    plain = msgspec.to_builtins(default)
    infos = [
        replace(_option(field, plain[field.name]), shared=field.name in shared, unit=unit_within(field.type))
        for field in info.fields
        if field.name != "limits_ms"
    ]
    decisions = list(game.pace(default).limits)
    if decisions:
        infos.append(OptionInfo("limits_ms", "limits", {}, decisions, shared=True, unit="Millis"))
    return infos


def _option(field: shape.Field, default: Any) -> OptionInfo:
    kind, examples = field.type, []
    if isinstance(kind, shape.Metadata):
        examples = (kind.extra_json_schema or {}).get("examples", [])
        kind = kind.type
    match kind:
        case shape.BoolType():
            return OptionInfo(field.name, "bool", default, [False, True])
        case shape.LiteralType(values=values):
            return OptionInfo(field.name, "choice", default, list(_in_order(field, values)))
        case shape.IntType(ge=least, le=most):
            return OptionInfo(field.name, "int", default, least=least, most=most)
        case shape.FloatType(ge=least, le=most):
            return OptionInfo(field.name, "float", default, least=least, most=most)
    return OptionInfo(field.name, "text", default, [default, *(e for e in examples if e != default)])


def _in_order(field: shape.Field, values: Any) -> Any:
    """Return the options in the order of the game's own file; msgspec sorts them by name."""
    return _ORDER.get(field.name, values)


# Paces from none to fastest, talk from free to none: a form is ordered by meaning.
_ORDER = {"timers": ["off", "relaxed", "normal", "fast"], "chat": ["open", "phrases", "none"]}
