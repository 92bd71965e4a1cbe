"""What the environment chooses of a server's limits and patience, each in its own unit."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from kermesse.server.http.patience import Patience
from kermesse.server.storage.limits import NO_LIMITS, Limits
from kermesse.server.storage.storage import DAY, Retention

MIB: Final = 1 << 20
LIMITS: Final = {
    "tables": ("KERMESSE_TABLES", 1),
    "unbegun": ("KERMESSE_UNBEGUN_TABLES", 1),
    "unbegun_per_address": ("KERMESSE_UNBEGUN_PER_ADDRESS", 1),
    "table_bytes": ("KERMESSE_TABLE_MIB", MIB),
    "person_bytes": ("KERMESSE_PERSON_MIB", MIB),
    "address_bytes": ("KERMESSE_ADDRESS_MIB", MIB),
    "house_bytes": ("KERMESSE_HOUSE_MIB", MIB),
}
PATIENCE: Final = {
    "unbegun": ("KERMESSE_UNBEGUN_MINUTES", 60),
    "over": ("KERMESSE_OVER_MINUTES", 60),
    "playing": ("KERMESSE_PLAYING_DAYS", DAY),
    "rest": ("KERMESSE_REST_MINUTES", 60),
    "aside": ("KERMESSE_ASIDE_DAYS", DAY),
}
KEPT: Final = {"records": "KERMESSE_RECORDS_DAYS", "people": "KERMESSE_PEOPLE_DAYS"}


def limits_of(env: Mapping[str, str]) -> Limits:
    """`off` for benches behind a closed door; otherwise the house's, and what was chosen."""
    off = env.get("KERMESSE_LIMITS") == "off"
    return chosen(NO_LIMITS if off else Limits(), env, LIMITS)


def keep_of(env: Mapping[str, str]) -> Retention:
    """Records make room before the house's budget is reached and new tables are refused."""
    days = {name: number_of(env, variable, 0) for name, variable in KEPT.items()}
    chosen: dict[str, Any] = {name: number * DAY for name, number in days.items() if number is not None}
    return Retention(**chosen, bytes=limits_of(env).house_bytes * 9 // 10)


Chosen = TypeVar("Chosen", Limits, Patience)


def chosen(default: Chosen, env: Mapping[str, str], variables: Mapping[str, tuple[str, float]]) -> Chosen:
    """With the fields that variables choose, each in its own unit."""
    found = {name: (number_of(env, variable, 0), unit) for name, (variable, unit) in variables.items()}
    chosen: dict[str, Any] = {name: int(number * unit) for name, (number, unit) in found.items() if number is not None}
    return replace(default, **chosen)


def number_of(env: Mapping[str, str], variable: str, least: float) -> float | None:
    text = env.get(variable)
    if not text:
        return None
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number < 1e15:
        raise ValueError(f"{variable} is '{text[:40]}': give it a number, or leave it away")
    return number


def yes(text: str | None) -> bool | None:
    return None if text is None else text.lower() in ("1", "true", "yes", "on")


def first_of(*choices: Any) -> Any:
    return next(choice for choice in choices if choice is not None)
