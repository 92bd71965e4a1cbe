"""Values that nobody in good faith would send, made from the types of what may be sent."""

import json
import os
from random import Random
from typing import Any

import msgspec
from msgspec import inspect as shape

INTS = [-1, 0, 1, 2, 3, 7, 99, -(1 << 31), 1 << 31, (1 << 53) + 1, 1 << 63, 1 << 64, 10**27, -(10**27), 10**300]
TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\u202e\u200b",
    "é" * 300,
    "x" * 5000,
    "\U0001f980",
    "'; DROP TABLE people; --",
    "../../etc/passwd",
    "{[",
    "[[1,2",
    '{"a":' * 40,
    "NaN",
    "1e999",
    "seat:0",
    "0",
    "%s%n",
    "\u3164",
]
OTHERS = [None, True, False, 0.5, -1e300, [], {}, [[]], {"": ""}, {"do": "end_turn"}]


class Odd:
    """A source of odd values: the same seed gives the same ones."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def of(self, kind: type[msgspec.Struct]) -> Any:
        """Return plain JSON that is nearly, or quite, of that type."""
        return self._value(shape.type_info(kind))

    def anything(self) -> Any:
        pick = self.random.random()
        if pick < 0.35:
            return self.random.choice(INTS)
        if pick < 0.7:
            return self.random.choice(TEXTS)
        if pick < 0.95:
            return self.random.choice(OTHERS)
        return self._deep(self.random.choice([3, 30, 300]))

    def changed(self, value: Any) -> Any:
        """Return a sensible value with one thing in it changed."""
        if isinstance(value, dict) and value:
            key = self.random.choice(list(value))
            pick = self.random.random()
            if pick < 0.1:
                return {name: part for name, part in value.items() if name != key}
            if pick < 0.2:
                return {**value, self.random.choice(["extra", "", "seat", "\0"]): self.anything()}
            return {**value, key: self.changed(value[key])}
        if isinstance(value, list) and value and self.random.random() < 0.7:
            at = self.random.randrange(len(value))
            pick = self.random.random()
            if pick < 0.3:
                return value + [value[at]] * self.random.choice([1, 3, 200])
            return [*value[:at], self.changed(value[at]), *value[at + 1 :]]
        if isinstance(value, int) and self.random.random() < 0.5:
            return value + self.random.choice([-1, 1, 1 << 40])
        return self.anything()

    def _deep(self, levels: int) -> Any:
        value: Any = 1
        for level in range(levels):
            value = [value] if level % 2 else {"a": value}
        return value

    def _value(self, info: Any) -> Any:
        if self.random.random() < 0.15:
            return self.anything()
        match info:
            case shape.Metadata(type=inner):
                return self._value(inner)
            case shape.UnionType(types=types):
                return self._value(self.random.choice(types))
            case shape.StructType():
                made = {
                    field.encode_name: self._value(field.type)
                    for field in info.fields
                    if field.required or self.random.random() < 0.6
                }
                return {info.tag_field: info.tag, **made} if info.tag_field else made
            case shape.LiteralType(values=values):
                return self.random.choice(values)
            case shape.IntType():
                return self.random.choice([0, 1, 2, 3, 4, *INTS])
            case shape.FloatType():
                return self.random.choice([0.0, 0.5, 1e300])
            case shape.BoolType():
                return self.random.random() < 0.5
            case shape.StrType():
                return self.random.choice(TEXTS)
            case shape.NoneType():
                return None
            case shape.VarTupleType(item_type=item) | shape.ListType(item_type=item):
                return [self._value(item) for _ in range(self.random.choice([0, 1, 2, 3, 12]))]
            case shape.DictType(key_type=key, value_type=value):
                return {str(self._value(key)): self._value(value) for _ in range(self.random.choice([0, 1, 3]))}
        return self.anything()


def as_text(random: Random, value: Any) -> str:
    """Return it as JSON; now and then not quite."""
    text = json.dumps(value, ensure_ascii=random.random() < 0.5, allow_nan=True)
    if random.random() < 0.01:
        at = random.randrange(len(text) + 1)
        text = text[:at] + random.choice(["\\ud800", '"', "\\", "}", "9" * 400]) + text[at:]
    return text


# How much a short run of the fuzzers sends, and from which source.
SEED = int(os.environ.get("KERMESSE_FUZZ_SEED", "1"))
SHORT = 600
