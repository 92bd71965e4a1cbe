"""The rules documents name every command with its parameters and every option with its values, and no others."""

import re
from pathlib import Path
from types import UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import msgspec
import pytest

from kermesse.core.options import BadOptions, read_options
from kermesse.games import CATALOGUE

DOCS = Path(__file__).parents[2] / "docs" / "rules"
SPAN = re.compile(r"`([^`\n]+)`")
ASKED = re.compile(r"([a-z_]+) ?\{([^}]*)\}")
OF_THE_VALUE = ("range", "zero_or_range", "quarters", "choice", "bad_value")  # refusals, whatever else is chosen
RANGE = re.compile(r"(\S+) … (\S+)(?: by (\S+))?")


def document(name):
    """Return the document without its scenarios, where braces hold the given position."""
    return re.split(r"\n## .*[Ss]cenarios", (DOCS / f"{name}.md").read_text("utf-8"))[0]


def tables(text):
    """Tables of the document, each as rows of (heading → cell)."""
    rows = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            yield [dict(zip(rows[0], row, strict=True)) for row in rows[2:]]
            rows = []


def misnamed_commands(game, text):
    """Mistakes that the document makes about commands."""
    known = {tag: [field.encode_name for field in msgspec.structs.fields(kind)] for tag, kind in game.tags.items()}
    asked = {
        span: (found[1], [word.strip() for word in found[2].split(",")])
        for span in SPAN.findall(text)
        if (found := ASKED.fullmatch(span))
    }
    wrong = {span for span, (tag, given) in asked.items() if tag in known and given != known[tag]}
    named = {
        span
        for table in tables(text)
        for row in table
        for heading in ("command", "commands")
        for span in SPAN.findall(row.get(heading, ""))
    }
    wrong |= {span for span in named if span.partition(" ")[0] not in known}
    told = [*asked.values(), *((span, []) for span in named)]
    return wrong | {f"{tag} is not named with {known[tag]}" for tag in known if (tag, known[tag]) not in told}


def test_what_is_wrong_with_commands_is_found():
    kraaw = CATALOGUE["kraaw"]
    for right, wrong in (
        ("`exchange {seat, slot}`", "`exchange {seat}`"),
        ("`end_turn`", "`finish_turn`"),
        ("`claim_chien`", "–"),
    ):
        assert right in document("kraaw")
        assert misnamed_commands(kraaw, document("kraaw").replace(right, wrong))


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_command_is_named_with_its_parameters(name):
    assert misnamed_commands(CATALOGUE[name], document(name)) == set()


def options_told(text):
    """Rows of the tables of options, by option."""
    return {
        option: row
        for table in tables(text)
        for row in table
        if "option" in row
        for option in SPAN.findall(row["option"])
    }


def is_taken(game, name, value):
    """True if it is one of the option's values, even if it conflicts with other options."""
    try:
        options = read_options(game.options_type, {name: value})
        game.check_options(options, game.seats[-1])
    except BadOptions as error:
        return error.option != name or error.code not in OF_THE_VALUE
    return True


def plain(value):
    """Return the value as the documents write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(int(value)) if isinstance(value, float) and value == int(value) else str(value)


def words_of(type_):
    """Words that stand for such a value, and examples of it."""
    if type_ is bool:
        return {"true", "false"}
    if get_origin(type_) is Literal:
        return {plain(value) for value in get_args(type_)}
    if get_origin(type_) in (Union, UnionType):
        return {word for part in get_args(type_) for word in words_of(part)}
    if get_origin(type_) is Annotated:
        inner, *metas = get_args(type_)
        examples = [example for meta in metas for example in (getattr(meta, "examples", None) or [])]
        return words_of(inner) | {plain(example) for example in examples if not isinstance(example, list | tuple)}
    return set()


def is_told(word, told):
    if word in told:
        return True
    for span in filter(None, map(RANGE.fullmatch, told)):
        least, most, step = float(span[1]), float(span[2]), float(span[3] or 0)
        if re.fullmatch(r"[\d.]+", word) and least <= float(word) <= most:
            return not step or (float(word) - least) % step == 0
    return False


def wrong_values(game, field, row):
    """Mistakes that the row makes about the option's values."""
    told = [value.strip() for value in row["values"].split(",")]
    wrong = []
    for value in told:
        span = RANGE.fullmatch(value)
        if span is None:
            wrong += [] if is_taken(game, field.name, value) else [f"{value} is refused"]
            continue
        least, most, step = float(span[1]), float(span[2]), float(span[3] or 1)
        probes = [least, least + step, most, least - step, most + step, *([least + step / 2] if span[3] else [])]
        for probe in map(plain, probes):
            if is_taken(game, field.name, probe) != is_told(probe, told):
                wrong.append(f"{probe} is {'refused' if is_told(probe, told) else 'taken'}")
    return wrong + [f"{word} is not told" for word in sorted(words_of(field.type)) if not is_told(word, told)]


def wrong_limits(game, row):
    """Mistakes that the row makes about the table's own limits."""
    *given, zero = row["values"].split(";")
    told = {}
    for part in given:
        least, most, _ = RANGE.fullmatch(part.partition(":")[2].strip()).groups()
        told |= dict.fromkeys(SPAN.findall(part), (int(least), int(most)))
    limits = game.pace(game.options_type()).limits
    wrong = [] if zero.strip() == "0" else ["0 is not told"]
    return wrong + [
        f"{name}: {told.get(name)}"
        for name in told.keys() | limits.keys()
        if name not in limits or told.get(name) != (limits[name].least, limits[name].most)
    ]


def misnamed_options(game, text):
    """Mistakes that the document makes about options."""
    fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
    told = options_told(text)
    wrong = {f"{name} is not named" for name in fields.keys() - told.keys()}
    wrong |= {f"there is no {name}" for name in told.keys() - fields.keys()}
    for name, row in told.items():
        if name not in fields:
            continue
        default = getattr(game.options_type(), name)
        if row["default"] != ("none" if default == {} else plain(default)):
            wrong.add(f"{name}: the default is {default}")
        found = wrong_limits(game, row) if name == "limits_ms" else wrong_values(game, fields[name], row)
        wrong |= {f"{name}: {one}" for one in found}
    return wrong


def test_what_is_wrong_with_options_is_found():
    kero = document("kero")
    for right, wrong in (
        ("| live, calm | live |", "| live | live |"),
        ("| live, calm | live |", "| live, calm, steps | live |"),
        ("| live, calm | live |", "| live, calm | calm |"),
        ("| 400 … 1500 | 800 |", "| 400 … 1600 | 800 |"),
        ("| 400 … 1500 | 800 |", "| 500 … 1500 | 800 |"),
        ("| 0 … 1500 by 100 | 0 |", "| 0 … 1500 | 0 |"),
        ("`reaction`: 3000 … 30000", "`reaction`: 2000 … 30000"),
        ("| `gauge` |", "| `meter` |"),
    ):
        assert right in kero
        assert misnamed_options(CATALOGUE["kero"], kero.replace(right, wrong, 1)), wrong


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_option_is_named_with_its_values_and_its_default(name):
    assert misnamed_options(CATALOGUE[name], document(name)) == set()
