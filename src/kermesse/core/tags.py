"""What a kind of command, event or reason is called on the wire and in the catalogues."""

from functools import cache


@cache
def snake_case(name: str) -> str:
    """`LookDone` -> `look_done`: the tag of a command or an event is its class's name."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
