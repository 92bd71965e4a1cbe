"""Complaints about messages that a game lacks or has wrong in one of the languages: each a line with what to do."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import inspect as shape

from kermesse.core.game import AnyGame
from kermesse.core.units import SEAT, unit_of
from kermesse.words import LANGUAGES, PARTS, catalogue, has_message

# Given to every sentence: which argument is its reader, and whether the table has a memory aid.
ALWAYS_GIVEN: Final = frozenset({"you", "remembers"})
# Fields of a view that the plain board does not show as such.
UNSHOWN: Final = frozenset({"viewer", "pending", "options", "mine"})


class Spoken(NamedTuple):
    """Structs that are told in sentences: where their words stand, and their kinds and own arguments in a game."""

    part: str
    kinds: Callable[[AnyGame], Iterable[type[msgspec.Struct]]]
    own: Callable[[AnyGame], Mapping[str, Collection[str]]]


SPOKEN: Final = {
    "event": Spoken("", lambda game: game.event_types, lambda game: game.wording.events),
    "command": Spoken("advice.", lambda game: game.command_types, lambda game: game.wording.commands),
    "reason": Spoken("reasons.", lambda game: game.reason_types, lambda game: game.wording.reasons),
}


class BadCatalogue(Exception):
    """A catalogue that cannot be read: the message says what stands there."""


def messages(text: str) -> dict[str, ast.Message]:
    """By name, what can be read of a catalogue. Raises BadCatalogue for junk in it and for what stands twice."""
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise BadCatalogue(f"this cannot be read: {' '.join(str(junk[0]).split())[:80]}")
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadCatalogue(f"'{entry.id.name}' stands twice")
            found[entry.id.name] = entry
    return found


def inside(node: Any, kind: type) -> Iterator[Any]:
    """The nodes of that kind in a message."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        if isinstance(value, ast.BaseNode | list):
            yield from inside(value, kind)


def variables(message: Any) -> set[str]:
    return {found.id.name for found in inside(message, ast.VariableReference)}


def dashed(*parts: object) -> str:
    return "-".join(str(part) for part in parts).replace("_", "-").replace(":", "-")


def unheard_of(
    game: AnyGame, given: Mapping[str, Collection[str]], language: str, kind: str = "event"
) -> Iterator[tuple[str, set[str]]]:
    """Sentences of a game that speak of what their event (or command, or reason) does not tell."""
    known = messages(catalogue(game.name, language)) | messages(catalogue(game.name, language, SPOKEN[kind].part))
    for struct in SPOKEN[kind].kinds(game):
        name = str(struct.__struct_config__.tag)
        said = known.get(dashed(kind, name))
        if said is not None:
            strange = variables(said) - {*struct.__struct_encode_fields__, *given.get(name, ()), *ALWAYS_GIVEN}
            if strange:
                yield name, strange


def wanted(game: AnyGame, sources: Iterable[str]) -> Iterator[str]:
    """The messages that a table of that game needs, but for those of its options: of what it declares, and of the
    refusals in the sources of its rules.
    """
    yield "game-name"
    asking = () if game.real_time else game.presets.values()  # where all play at once, the board asks
    for decision in sorted({name for options in asking for name in game.pace(options).asked}):
        yield dashed("ask", decision)
    for kind, spoken in SPOKEN.items():
        for struct in spoken.kinds(game):
            tag = str(struct.__struct_config__.tag)
            if struct not in game.side_commands and tag not in game.wording.silent:
                yield dashed(kind, tag)
    for text in sources:
        yield from (dashed("refused", code) for code in re.findall(r'Refused\(\s*"(\w+)"', text))
        yield from (dashed("bad-option", code) for code in re.findall(r'BadOptions\([^()]*?,\s*"(\w+)"', text))


def wanted_on_the_plain_board(game: AnyGame) -> Iterator[str]:
    """Messages that a game without drawings needs besides: its tent, the fields of its view and of the things in its
    lists.
    """
    yield from ("game-mood", "game-promise")
    yield from _fields(shape.type_info(game.view_type), "view")


def _fields(info: Any, path: str) -> Iterator[str]:
    for number, field in enumerate(info.fields):
        if (path == "view" and field.name in UNSHOWN) or (
            path != "view" and number == 0 and unit_of(field.type) == SEAT
        ):
            continue
        name = dashed(path, field.encode_name)
        kind = field.type.item_type if isinstance(field.type, shape.ListType) else field.type
        if isinstance(kind, shape.StructType):
            yield from _fields(kind, name)
        else:
            yield name


def complaints(game: AnyGame, names: Iterable[str]) -> Iterator[str]:
    """One line each: a message that is missing, stands in one language only, or speaks of what it is not told."""
    try:
        _ = [messages(catalogue(game.name, language, part)) for language in LANGUAGES for part in PARTS]
    except BadCatalogue as error:
        yield f"words: {error}"
        return
    names = list(dict.fromkeys(names))
    for language in LANGUAGES:
        for name in names:
            if not has_message(game.name, language, name):
                yield f"{language}.ftl: no message '{name}': write it"
        for kind, spoken in SPOKEN.items():
            for tag, strange in unheard_of(game, spoken.own(game), language, kind):
                yield (
                    f"{language}.ftl: '{dashed(kind, tag)}' speaks of {_listed(strange)}: "
                    f"the {kind} has no such field; name one that it has, or add it to WORDING"
                )
    for part in PARTS:
        yield from _differences(game, part)


def _differences(game: AnyGame, part: str) -> Iterator[str]:
    said = {language: messages(catalogue(game.name, language, part)) for language in LANGUAGES}
    for language, other in (LANGUAGES, LANGUAGES[::-1]):
        for name, message in said[language].items():
            if name not in said[other]:
                yield f"{part}{other}.ftl: no message '{name}', which {part}{language}.ftl has: write it"
            elif more := variables(message) - variables(said[other][name]):
                yield f"{part}{other}.ftl: '{name}' does not speak of {_listed(more)}, as it does in {language}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
