"""Write the browser's types from the server's: `python scripts/wire_types.py [OUT]` -> web/src/wire/generated.ts.

What goes over the wire is declared once, in `kermesse/server/connection/messages.py` and in each game's commands,
events, view and options. This turns those declarations into TypeScript, docstrings and comments included, so that the
two cannot drift. Names of a game's types begin with the game's name: `KraawView`, `KraawReveal`, and the unions
`KraawCommand`, `KraawEvent`. Beside it, two files for each game, loaded with its board alone: `<game>.wording.ts`, and
`<game>.components.ts`, the rows of `games/<game>/components.toml` as typed tables.
"""

import ast
import inspect
import json
import sys
import textwrap
import tokenize
import tomllib
from importlib import import_module
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shape

from kermesse.core.game import AnyGame, Event, View
from kermesse.core.options import Options
from kermesse.core.secrecy import VIEWER, Field, fields_of
from kermesse.core.units import MILLIS, SEAT, unit_of
from kermesse.core.wording import HOWS
from kermesse.games import CATALOGUE
from kermesse.server.connection import messages
from kermesse.words.log import FAIR_FOLK, GUEST_NAMES

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "wire" / "generated.ts"

API = [
    messages.Me,
    messages.Played,
    messages.MyData,
    messages.WaysIn,
    messages.PasskeyOptions,
    messages.DeviceCode,
    messages.WhoAsks,
    messages.Entering,
    messages.Sheet,
    messages.Understood,
    messages.OptionInfo,
    messages.GameInfo,
    messages.Problems,
    messages.GameWords,
    messages.NewTable,
    messages.Listed,
    messages.Frame,
    messages.Replay,
    messages.SeatAnalysis,
    messages.PutAside,
    messages.Verdict,
]

HEAD = f"""\
// Made by scripts/wire_types.py from the Python declarations. Do not edit.

/** The version of the protocol that these types are of. */
export const PROTOCOL = {messages.PROTOCOL};

/** A place at the table, 0 first. -1: a spectator; -2: all-seeing. */
export type {SEAT} = number;

/** Milliseconds on the table's clock. */
export type {MILLIS} = number;
"""


class Types:
    """The declarations written so far, by the Python class they are of."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.taken: set[str] = {SEAT, MILLIS, "PROTOCOL"}
        self.written: list[str] = []
        self.prefix = ""

    def name(self, kind: type, suffix: str = "") -> str:
        """The TypeScript name of a class, declared now if it is new."""
        if kind not in self.names:
            own = kind.__name__
            prefixed = own.lower().startswith(self.prefix.lower()) or kind.__module__.startswith("kermesse.core.")
            name = own if prefixed else self.prefix + own
            if name in self.taken:
                name += suffix or "Value"
            assert name not in self.taken, f"two types called {name}"
            self.names[kind] = name
            self.taken.add(name)
            self.written.append(self.declare(kind, name))
        return self.names[kind]

    def union(self, name: str, kinds: Any, why: str, suffix: str = "") -> None:
        """One discriminated union."""
        members = [self.name(kind, suffix) for kind in kinds]
        assert name not in self.taken, f"two types called {name}"
        self.taken.add(name)
        self.written.append(f"/** {why} */\nexport type {name} =\n" + "\n".join(f"  | {m}" for m in members) + ";\n")

    def declare(self, kind: type, name: str) -> str:
        info = shape.type_info(kind)
        assert isinstance(info, shape.StructType | shape.DataclassType), kind
        remarks = _remarks(kind)
        lines = []
        if isinstance(info, shape.StructType) and info.tag_field:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        for field in info.fields:
            optional = "?" if not field.required and _may_be_left_out(kind) else ""
            written = self.spell(field.type)
            if (
                issubclass(kind, View)
                and isinstance(field.type, shape.StructType)
                and issubclass(field.type.cls, Options)
            ):
                written = f"Required<{written}>"  # a view has all of them, whatever was left to its default
            lines += _comment([*remarks.get(field.name, []), *_whose(kind, field.name)], "  ")
            lines.append(f"  {field.encode_name}{optional}: {written};")
        doc = _doc(kind)
        return f"{doc}export interface {name} {{\n" + "".join(line + "\n" for line in lines) + "}\n"

    def spell(self, kind: shape.Type) -> str:
        """A type as TypeScript writes it. A seat and a time keep their names."""
        match kind:
            case shape.Metadata(type=inner):
                return unit_of(kind) or self.spell(inner)
            case shape.AnyType() | shape.RawType():
                return "unknown"
            case shape.NoneType():
                return "null"
            case shape.BoolType():
                return "boolean"
            case shape.IntType() | shape.FloatType():
                return "number"
            case shape.StrType() | shape.BytesType():
                return "string"
            case shape.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case shape.EnumType(cls=cls):
                return " | ".join(json.dumps(member.value) for member in cls)
            case shape.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.spell(one) for one in types))
            case shape.TupleType(item_types=types):
                return "[" + ", ".join(self.spell(one) for one in types) + "]"
            case shape.DictType(key_type=key, value_type=value):
                keys = self.spell(key)
                spelt = f"Record<{keys}, {self.spell(value)}>"
                return f"Partial<{spelt}>" if '"' in keys else spelt
            case shape.StructType(cls=cls) | shape.DataclassType(cls=cls):
                return self.name(cls)
            case shape.CollectionType(item_type=item):
                spelt = self.spell(item)
                return f"({spelt})[]" if " " in spelt and not spelt.startswith("[") else f"{spelt}[]"
        raise TypeError(f"no TypeScript for {kind}")


def _may_be_left_out(kind: type) -> bool:
    """True for types written without their defaults by the server, or that the client may send without them."""
    config = getattr(kind, "__struct_config__", None)
    if config is None or issubclass(kind, Event):
        return False
    return bool(config.omit_defaults or config.forbid_unknown_fields)


def _whose(kind: type, name: str) -> list[str]:
    """Owners of the field, and the value that others get instead."""
    if not issubclass(kind, msgspec.Struct):
        return []
    return _words(fields_of(kind)[name], "Only for")


def _words(field: Field, begin: str) -> list[str]:
    blank = field.blank
    others = "left out for others" if blank is msgspec.UNSET else f"{msgspec.json.encode(blank).decode()} to others"
    said = [f"{begin} {only}" + ("." if VIEWER in only.owners else f"; {others}.") for only in field.onlys]
    return said + (_words(field.items, "Each only for") if field.items is not None else [])


def _doc(kind: type) -> str:
    own = kind.__dict__.get("__doc__")
    if not own or own.startswith(f"{kind.__name__}("):  # what a dataclass writes by itself
        own = ""
    lines = inspect.cleandoc(own).replace("*/", "* /").splitlines()
    if issubclass(kind, Event) and kind.whose is not None:
        lines.append(f"Only for {kind.whose}: others do not notice it.")
    return "".join(line + "\n" for line in _comment(lines, ""))


def _comment(lines: list[str], margin: str) -> list[str]:
    if len(lines) < 2:
        return [f"{margin}/** {line} */" for line in lines]
    return [f"{margin}/**", *(f"{margin} * {line}".rstrip() for line in lines), f"{margin} */"]


def _remarks(kind: type) -> dict[str, list[str]]:
    """The comments behind the fields, base classes first."""
    remarks: dict[str, list[str]] = {}
    for base in reversed(kind.__mro__):
        try:
            source = textwrap.dedent(inspect.getsource(base))
        except (OSError, TypeError):
            continue
        if base.__module__.split(".")[0] != "kermesse":
            continue
        comments = {
            token.start[0]: token.string.lstrip("# ").replace("*/", "* /")
            for token in tokenize.generate_tokens(StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }
        for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                assert node.end_lineno is not None
                if node.end_lineno == node.lineno and node.lineno in comments:
                    remarks[node.target.id] = [comments[node.lineno]]
    return remarks


def _title(game: AnyGame) -> str:
    return game.name[:1].upper() + game.name[1:]


def write_types(games: dict[str, AnyGame]) -> str:
    types = Types()
    parts = [HEAD, "// ---------------------------------------------------------------- the socket\n"]
    types.union("FromClient", get_args(messages.FromClient), "What a page may send over the socket of a table.")
    types.union("ToClient", get_args(messages.ToClient), "What the server sends over the socket of a table.")
    parts += types.written
    parts.append("// ---------------------------------------------------------------- the API\n")
    types.written = []
    for kind in API:
        types.name(kind)
    types.union("How", HOWS, "How a field of an event becomes a word of its sentence.")
    parts += types.written
    parts.append(
        f"/** Bots have names too: the folk of the fair. */\nexport const FAIR_FOLK = {_json(FAIR_FOLK)} as const;\n"
        f"/** Guests who have not said their names. */\nexport const GUEST_NAMES = {_json(GUEST_NAMES)} as const;\n"
    )
    for game in games.values():
        title = _title(game)
        parts.append(f"// ---------------------------------------------------------------- {game.name}\n")
        types.written, types.prefix = [], title
        types.union(f"{title}Command", game.command_types, f"What a seat of {title} may ask.", "Command")
        types.union(f"{title}Event", game.event_types, f"What happens at a table of {title}.", "Event")
        types.name(game.view_type)
        types.name(game.options_type)
        parts += types.written
        types.prefix = ""
    parts.append("// ---------------------------------------------------------------- all games\n")
    parts.append(_all_games(games, types.names))
    return "\n".join(parts)


def _wording(game: AnyGame) -> str:
    """The game's wording as the page reads it; fields that only a view has are drawn by its board."""
    told = {field for kind in game.event_types for field in kind.__struct_encode_fields__}
    table = {
        "fields": {field: how for field, how in game.wording.fields.items() if field in told},
        "events": game.wording.events,
        "silent": sorted(game.wording.silent),
    }
    return (
        f"// Made by scripts/wire_types.py from games/{game.name}/wording.py. Do not edit.\n"
        'import type { Wording } from "../common/wording";\n\n'
        f"export const {game.name.upper()}_WORDING: Wording = {_json(table)};\n"
    )


def write_components(game: AnyGame) -> str:
    """The rows of `games/<game>/components.toml`, without their provenance, and what `components.SHOWN` works out from
    them.

    A table keeps its name: `[[card]]` is `CARD`, a list of `CardRow`; `[hearts]` is `HEARTS`. A field that a row leaves
    out is there, empty. A text is typed as one of those that occur in its place.
    """
    package = game.setup.__module__.split(".rules")[0]
    text = files(package).joinpath("components.toml").read_text("utf-8")
    tables = _without_provenance(tomllib.loads(text)) | getattr(import_module(f"{package}.components"), "SHOWN", {})
    parts = [f"// Made by scripts/wire_types.py from games/{game.name}/components.toml. Do not edit.\n"]
    for name, table in tables.items():
        if isinstance(table, list) and isinstance(table[0], dict):
            keys = list(dict.fromkeys(key for row in table for key in row))
            fields = {key: [row[key] for row in table if key in row] for key in keys}
            rows = [{key: row.get(key, type(fields[key][0])()) for key in keys} for row in table]
            row_type = "".join(f"  readonly {key}: {_kind_of([row[key] for row in rows])};\n" for key in keys)
            row_name = "".join(part.capitalize() for part in name.split("_")) + "Row"
            parts.append(f"export interface {row_name} {{\n{row_type}}}")
            parts.append(f"export const {name.upper()}: readonly {row_name}[] = {_json(rows)};\n")
        else:
            parts.append(f"export const {name.upper()}: {_kind_of([table])} = {_json(table)};\n")
    return "\n".join(parts)


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_provenance(inner) for key, inner in value.items() if key != "provenance"}
    return [_without_provenance(inner) for inner in value] if isinstance(value, list) else value


def _kind_of(values: list[Any]) -> str:
    """A type that fits all of these values."""
    one = values[0] if values else ""
    if isinstance(one, bool):
        return "boolean"
    if isinstance(one, int | float):
        return "number"
    if isinstance(one, str):
        return " | ".join(json.dumps(text) for text in dict.fromkeys(values)) or "never"
    if isinstance(one, list | tuple):
        inner = _kind_of([inner for value in values for inner in value])
        return f"readonly ({inner})[]" if "|" in inner else f"readonly {inner}[]"
    words = [key for key in one if not key.isdigit()]
    numbers = [inner for value in values for key, inner in value.items() if key.isdigit()]
    fields = "; ".join(f"readonly {key}: {_kind_of([value[key] for value in values])}" for key in words)
    named = f"{{ {fields} }}" if words else ""
    counted = f"Readonly<Record<number, {_kind_of(numbers)}>>" if numbers else ""
    return " & ".join(part for part in (counted, named) if part)


def _json(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True), ensure_ascii=False, separators=(",", ":"))


def _all_games(games: dict[str, AnyGame], names: dict[type, str]) -> str:
    rows = "".join(
        f"  {name}: {{ command: {_title(game)}Command; event: {_title(game)}Event; "
        f"view: {names[game.view_type]}; options: {names[game.options_type]} }};\n"
        for name, game in games.items()
    )
    return (
        "/** The types of every game by its name. */\nexport interface Games {\n" + rows + "}\n\n"
        "export type GameName = keyof Games;\n"
    )


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    for game in CATALOGUE.values():
        assert issubclass(game.view_type, msgspec.Struct)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(write_types(dict(CATALOGUE)), "utf-8")
    for game in CATALOGUE.values():  # a file each: a table's page loads its own game's alone
        (out.parent / f"{game.name}.wording.ts").write_text(_wording(game), "utf-8")
        (out.parent / f"{game.name}.components.ts").write_text(write_components(game), "utf-8")
    print(f"wrote {out}")


if __name__ == "__main__":
    main()
