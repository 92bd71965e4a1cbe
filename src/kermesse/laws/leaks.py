"""Law 2: no view, event, list or refusal tells a viewer anything that is hidden from them."""

from typing import Any

from kermesse.core.game import AnyGame, Command, Refused, Seat
from kermesse.core.wire import encode
from kermesse.laws.walk import Walk, bytes_of, demand, seen_bytes


def no_leak(walk: Walk) -> None:
    """2. Nothing that a seat is shown depends on what is hidden from it."""
    game, match = walk.game, walk.match
    # A walk in real time has several times as many steps: fewer of them are looked at.
    share, heard = (0.006, 0.25) if game.real_time else (0.03, 1.0)
    changed = compared = 0
    for number, (before, step) in enumerate(walk.steps()):
        if number < 4 or (number < 64 and number % 8 == 0) or walk.random.random() < share:  # short games too
            universe = walk.well_formed(12 if game.real_time else 60)
            for viewer in walk.some(walk.viewers()):
                alike = walk.random.choice((walk.imagine, walk.redraw))
                other = alike(match.state, viewer)
                _same_to(walk, match.state, other, viewer, universe)
                demand(game.census(other) == game.census(match.state), "a state alike lost or made a thing", viewer)
                other.chance = match.state.chance
                changed += bytes_of(other) != bytes_of(match.state)
                compared += 1
        if heard >= 1 or walk.random.random() < heard:
            _events_tell_no_more_than_views(walk, before, step)
            _secret_choices_look_alike(walk, before, step)
    if not game.perfect_information:
        demand(changed > 0, "nothing was ever imagined otherwise: this law looked at nothing", compared)


def _same_to(walk: Walk, state: Any, other: Any, viewer: Seat, universe: list[Command]) -> None:
    game, now = walk.game, walk.match.now
    demand(encode(game.view(state, viewer, now)) == encode(game.view(other, viewer, now)), "the view leaks", viewer)
    demand(game.awaiting(state) == game.awaiting(other), "who is awaited leaks", viewer)
    demand(game.deadline(state) == game.deadline(other), "the deadline leaks", viewer)
    if viewer < 0:
        return
    demand(game.legal(state, viewer, now) == game.legal(other, viewer, now), "the legal commands leak", viewer)
    commands = walk.random.sample(universe, min(40, len(universe)))
    answers, others = _answers(game, state, viewer, commands, now), _answers(game, other, viewer, commands, now)
    for command, answer, other_answer in zip(commands, answers, others, strict=True):
        demand(answer == other_answer, "the refusal of a command leaks", viewer, command)


def _answers(game: AnyGame, state: Any, seat: Seat, commands: list[Command], now: int) -> list[tuple[Any, ...]]:
    """Return each command's result: done, or its refusal. A refused one leaves the copy unchanged (law 3)."""
    answers: list[tuple[Any, ...]] = []
    tried = game.copy(state)
    for command in commands:
        try:
            game.apply(tried, seat, command, now)
        except Refused as refused:
            answers.append((refused.code, refused.rule, sorted(refused.args_given.items())))
        else:
            answers.append(("done",))
            tried = game.copy(state)
    return answers


def _events_tell_no_more_than_views(walk: Walk, before: Any, step: Any) -> None:
    """The same step in two states alike to this viewer sends them the same bytes, unless it then shows them different
    things.
    """
    game = walk.game
    viewer = walk.random.choice(walk.viewers())
    twin = walk.random.choice((walk.imagine, walk.redraw))(before, viewer)
    try:
        if step.command is None:
            events = game.expire(twin, step.at)
            while game.deadline(twin) <= step.at:
                events = events + game.expire(twin, step.at)
        else:
            events = game.apply(twin, step.seat, step.command, step.at)
    except Refused as refused:
        demand(step.seat != viewer, "a command of this viewer is refused in a state alike to them", viewer, refused)
        return
    _same_bytes_for_same_views(walk, twin, events, viewer, step)


def _secret_choices_look_alike(walk: Walk, before: Any, step: Any) -> None:
    """If several choose at once, another choice by one seat sends this viewer the same bytes, unless they can see
    the difference. (A seat that acts alone acts in public: two acts may well leave the same table.)
    """
    game = walk.game
    if step.command is None or len(game.awaiting(before)) < 2 or type(step.command) in game.side_commands:
        return
    viewer = walk.random.choice([viewer for viewer in walk.viewers() if viewer != step.seat])
    others = [command for command in game.legal(before, step.seat, step.at) if type(command) is type(step.command)]
    if len(others) > 1:
        twin = game.copy(before)
        events = game.apply(twin, step.seat, walk.random.choice(others), step.at)
        _same_bytes_for_same_views(walk, twin, events, viewer, step)


def _same_bytes_for_same_views(walk: Walk, twin: Any, events: list[Any], viewer: Seat, step: Any) -> None:
    game = walk.game
    if encode(game.view(twin, viewer, step.at)) != encode(game.view(walk.match.state, viewer, step.at)):
        return
    if _shown_bytes(events, viewer) != _shown_bytes(step.events, viewer):
        return
    demand(
        seen_bytes(events, viewer) == seen_bytes(step.events, viewer),
        "an event tells more than the view does",
        viewer,
        step.command,
        step.events,
        events,
    )


def _shown_bytes(events: list[Any], viewer: Seat) -> bytes:
    """Return the event data that no view need show: the REVEALED fields."""
    told = [seen for event in events if event.reveals and (seen := event.seen(viewer)) is not None]
    return encode([(type(event).__name__, [getattr(event, name) for name in event.reveals]) for event in told])
