"""Reasons with a fault planted in them: whoever checks them must see every one."""

from collections.abc import Iterator

import msgspec

from kermesse.core.reason import Reason


def planted(reason: Reason) -> Iterator[Reason]:
    """The same with one number wrong, for each number that it names; in a list of them, one that is not zero."""
    for field in reason.__struct_fields__:
        value = getattr(reason, field)
        if isinstance(value, tuple):
            at = next((at for at, one in enumerate(value) if isinstance(one, int) and one), None)
            wrong = None if at is None else (*value[:at], value[at] + 1, *value[at + 1 :])
        else:
            wrong = value + 1 if isinstance(value, int) and not isinstance(value, bool) else None
        if wrong is not None:
            yield msgspec.structs.replace(reason, **{field: wrong})
