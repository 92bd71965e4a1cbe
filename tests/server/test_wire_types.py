"""The browser's types are made from ours: nothing that goes over the wire is left out."""

import importlib.util
import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from kermesse.core.game import Event
from kermesse.core.secrecy import fields_of
from kermesse.games import CATALOGUE
from kermesse.server.connection import messages

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts" / "wire_types.py"
pytestmark = pytest.mark.xdist_group("wire types")  # written once


@cache
def script():
    spec = importlib.util.spec_from_file_location("wire_types", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def written():
    return script().write_types(dict(CATALOGUE))


def test_every_message_has_its_type_with_its_tag():
    text = written()
    for kind in (*get_args(messages.FromClient), *get_args(messages.ToClient)):
        assert f'export interface {kind.__name__} {{\n  type: "{kind.__struct_config__.tag}";' in text


def test_every_command_and_event_of_every_game_is_in_its_union():
    text = written()
    for game in CATALOGUE.values():
        for field, kinds in (("do", game.command_types), ("event", game.event_types)):
            for kind in kinds:
                assert f'  {field}: "{kind.__struct_config__.tag}";' in text


def test_what_the_server_leaves_out_may_be_missing_and_what_it_sends_may_not():
    text = written()
    answer = text.split("export interface Answer {")[1].split("}")[0]
    assert "code?: string;" in answer
    assert "done: boolean;" in answer
    place = text.split("export interface Place {")[1].split("}")[0]
    assert "?" not in place


def test_a_seat_and_a_time_keep_their_names_wherever_they_stand():
    text = written()
    assert "export type Seat = number;" in text
    assert "export type Millis = number;" in text
    for line in (
        "fighters: Seat[];",
        "owners: Record<string, Seat>;",
        "said_at: (Millis | null)[];",
        "air_ms?: Millis;",
    ):
        assert line in text


def test_a_field_says_whose_it_is_in_the_browser_too():
    text = written()
    for game in CATALOGUE.values():
        for kind in (*game.event_types, game.view_type):
            title = game.name.capitalize()
            name = kind.__name__ if kind is game.view_type else title + kind.__name__
            before, _, after = text.partition(f"export interface {name} {{")
            declared = after.split("\n}")[0]
            if issubclass(kind, Event) and kind.whose is not None:
                assert f"Only for {kind.whose}" in before[-200:], name
            for field in fields_of(kind).values():
                for only in field.words():
                    assert f"nly for {only}" in declared, (name, field)
    card_shown = text.split("export interface KreoCardShown {")[1].split("}")[0]
    assert "/** Only for `seat` and `to`; [] to others. */\n  cards: string[];" in card_shown


def without_provenance(value):
    if isinstance(value, dict):
        return {key: without_provenance(inner) for key, inner in value.items() if key != "provenance"}
    return [without_provenance(inner) for inner in value] if isinstance(value, list) else value


def tables_of(text):
    """The values of the exported tables, as the browser reads them."""
    return {name.lower(): json.loads(value) for name, value in re.findall(r"export const (\w+): .* = (.*);\n", text)}


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_browser_gets_every_row_of_the_components_as_it_stands(name):
    toml = ROOT / "src" / "kermesse" / "games" / name / "components.toml"
    rows = without_provenance(tomllib.loads(toml.read_text("utf-8")))
    tables = tables_of(script().write_components(CATALOGUE[name]))
    assert set(rows) <= set(tables)
    for table, value in rows.items():
        if isinstance(value, dict):
            assert tables[table] == value
            continue
        for written, row in zip(tables[table], value, strict=True):
            assert {key: written[key] for key in row} == row
            assert not any(written[key] for key in written if key not in row), "what is left out is there, empty"


def test_what_a_game_works_out_from_its_rows_comes_with_them():
    tables = tables_of(script().write_components(CATALOGUE["krom"]))
    assert tables["odds"][0] == {"id": "HUN-01", "percent": [83, 100, 100]}
