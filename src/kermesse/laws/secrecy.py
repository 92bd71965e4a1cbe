"""The law of ownership: viewers get the fields of events and views that are declared to be theirs."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from kermesse.core.game import ALL_SEEING, Event, Seat
from kermesse.core.secrecy import fields_of, words_in
from kermesse.core.wire import encode
from kermesse.laws.walk import Walk, demand

PLANTED = "planted"  # of no field's type: it stands for "nothing received"


def whose_it_is(walk: Walk) -> Callable[[Any], None]:
    """11. Viewers that do not own a field of an event or view get nothing in it; in all other fields all viewers get
    the same.
    """
    game, match = walk.game, walk.match
    random = Random(walk.seed)  # a generator of its own, so that looking changes no walk
    everybody = [*walk.viewers(), ALL_SEEING]
    # A walk in real time has several times as many steps: fewer of them are looked at.
    share, often = (0.003, 0.1) if game.real_time else (0.03, 1.0)
    told_as_said(match.opening, everybody)

    def look(step: Any) -> None:
        told_as_said(step.events, everybody)
        drawn = random.random()
        if drawn < share:
            shown_as_said([game.view(match.state, viewer, match.now) for viewer in everybody])
        elif drawn < often:
            owned_by_its_viewer(game.view(match.state, random.choice(walk.viewers()), match.now))

    return look


def side_by_side(walk: Walk) -> Callable[[Any], None]:
    """12. The views that a game makes for several viewers at once, as for a table, equal the views made one by one."""
    game, match = walk.game, walk.match
    everybody = [*walk.viewers(), ALL_SEEING]
    random = Random(walk.seed)
    often = 0.05 if game.real_time else 1.0

    def look(step: Any) -> None:
        if game.views is not None and random.random() < often:
            one_by_one = [game.view(match.state, viewer, match.now) for viewer in everybody]
            for alone, among in zip(one_by_one, game.views(match.state, everybody, match.now), strict=True):
                demand(encode(among) == encode(alone), "viewers are shown something else among others", alone.viewer)

    return look


def told_as_said(events: list[Event], everybody: list[Seat]) -> None:
    for event in events:
        for viewer in everybody:
            _told_as_said(event, viewer)


def _told_as_said(event: Event, viewer: Seat) -> None:
    def find(name: str) -> Any:
        return getattr(event, name)

    seen = event.seen(viewer)
    if event.whose is not None and not event.whose.lets(viewer, find):
        demand(seen is None, "an event is noticed by others than those whose it is", viewer, event)
        return
    kind = type(event)
    secrets = {name: field for name, field in fields_of(kind).items() if field.onlys}
    hidden = {
        name: field for name, field in secrets.items() if not all(only.lets(viewer, find) for only in field.onlys)
    }
    if not hidden:
        demand(seen == event, "an event is not told as it says itself", viewer, event, seen)
        return
    blank = {name: field.blank for name, field in hidden.items()}
    demand(seen == msgspec.structs.replace(event, **blank), "a field is told to others than its owners", viewer, event)
    for name in hidden:
        twin = msgspec.structs.replace(event, **{name: PLANTED}).seen(viewer)
        demand(encode(twin) == encode(seen), "what is told depends on a field of others", viewer, name, event)


def shown_as_said(views: list[Any]) -> None:
    """Check the views of one state."""
    for view in views:
        owned_by_its_viewer(view)
    public = [_public_part(view) for view in views]
    for view, part in zip(views, public, strict=True):
        demand(
            part == public[0],
            "viewers differ in a field that says nothing of whose it is",
            view.viewer,
            _first(part, public[0]),
        )


def owned_by_its_viewer(view: Any) -> None:
    for word in words_in(view):
        if word.value != word.field.blank:
            demand(word.lets(view.viewer), "a view shows a field of others", view.viewer, word.path, word.value)


def _public_part(view: Any) -> dict[str, Any]:
    """Return a view without the parts declared to be somebody's: those may be left out for others, list items too."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    del plain["viewer"]
    for word in reversed(list(words_in(view))):  # the last items first: the places of the others stay
        if word.hides():
            *way, last = word.path
            around = plain
            for part in way:
                around = around[part]
            del around[last]
    return plain


def _first(part: dict[str, Any], other: dict[str, Any]) -> str:
    return next(
        (
            f"{name}: {part.get(name)} | {other.get(name)}"
            for name in {**part, **other}
            if part.get(name) != other.get(name)
        ),
        "",
    )
