"""Names of kinds of commands, events and reasons, on the wire and in the catalogues."""

from functools import cache


@cache
def snake_case(name: str) -> str:
    """`LookDone` -> `look_done`: the tag of a command or an event is the name of its class."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
