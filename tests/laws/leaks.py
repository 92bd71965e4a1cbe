"""Law 2: nobody is told, by view, event, list or refusal, what is hidden from them."""

from typing import Any

from kermesse.core.game import AnyGame, Command, Refused, Seat
from kermesse.core.wire import encode
from tests.laws.walk import Walk, bytes_of, demand, seen_bytes


def no_leak(walk: Walk) -> None:
    """2. What a seat is shown does not depend on what is hidden from it."""
    game, match = walk.game, walk.match
    # A walk in real time has several times as many steps: fewer of them are looked at.
    share, heard = (0.006, 0.25) if game.real_time else (0.03, 1.0)
    changed = compared = 0
    for number, (before, step) in enumerate(walk.steps()):
        if number < 4 or (number < 64 and number % 8 == 0) or walk.random.random() < share:  # short games too
            universe = walk.well_formed(12 if game.real_time else 60)
            for eyes in walk.some(walk.eyes()):
                alike = walk.random.choice((walk.imagine, walk.redraw))
                other = alike(match.state, eyes)
                _same_to(walk, match.state, other, eyes, universe)
                demand(game.census(other) == game.census(match.state), "a state alike lost or made a thing", eyes)
                other.chance = match.state.chance
                changed += bytes_of(other) != bytes_of(match.state)
                compared += 1
        if heard >= 1 or walk.random.random() < heard:
            _events_tell_no_more_than_views(walk, before, step)
            _secret_choices_look_alike(walk, before, step)
    if not game.perfect_information:
        demand(changed > 0, "nothing was ever imagined otherwise: this law looked at nothing", compared)


def _same_to(walk: Walk, state: Any, other: Any, eyes: Seat, universe: list[Command]) -> None:
    game, now = walk.game, walk.match.now
    demand(encode(game.view(state, eyes, now)) == encode(game.view(other, eyes, now)), "the view leaks", eyes)
    demand(game.awaiting(state) == game.awaiting(other), "who is awaited leaks", eyes)
    demand(game.deadline(state) == game.deadline(other), "the deadline leaks", eyes)
    if eyes < 0:
        return
    demand(game.legal(state, eyes, now) == game.legal(other, eyes, now), "the legal commands leak", eyes)
    commands = walk.random.sample(universe, min(40, len(universe)))
    answers, others = _answers(game, state, eyes, commands, now), _answers(game, other, eyes, commands, now)
    for command, answer, other_answer in zip(commands, answers, others, strict=True):
        demand(answer == other_answer, "the refusal of a command leaks", eyes, command)


def _answers(game: AnyGame, state: Any, seat: Seat, commands: list[Command], now: int) -> list[tuple[Any, ...]]:
    """What each command would meet: done, or its refusal. A refused one leaves the copy as it was (law 3)."""
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
    """Of two states alike to these eyes, the same step: unless it then shows them different things, it sends the same bytes."""
    game = walk.game
    eyes = walk.random.choice(walk.eyes())
    twin = walk.random.choice((walk.imagine, walk.redraw))(before, eyes)
    try:
        if step.command is None:
            events = game.expire(twin, step.at)
            while game.deadline(twin) <= step.at:
                events = events + game.expire(twin, step.at)
        else:
            events = game.apply(twin, step.seat, step.command, step.at)
    except Refused as refused:
        demand(step.seat != eyes, "a command of these eyes is refused in a state alike to them", eyes, refused)
        return
    _same_bytes_for_same_views(walk, twin, events, eyes, step)


def _secret_choices_look_alike(walk: Walk, before: Any, step: Any) -> None:
    """Where several choose at once: had the seat chosen otherwise, and these eyes not seen the difference, they would be
    sent the same bytes. (One who acts alone acts in public: two acts may well leave the same table behind.)"""
    game = walk.game
    if step.command is None or len(game.awaiting(before)) < 2 or type(step.command) in game.asides:
        return
    eyes = walk.random.choice([eyes for eyes in walk.eyes() if eyes != step.seat])
    others = [command for command in game.legal(before, step.seat, step.at) if type(command) is type(step.command)]
    if len(others) > 1:
        twin = game.copy(before)
        events = game.apply(twin, step.seat, walk.random.choice(others), step.at)
        _same_bytes_for_same_views(walk, twin, events, eyes, step)


def _same_bytes_for_same_views(walk: Walk, twin: Any, events: list[Any], eyes: Seat, step: Any) -> None:
    game = walk.game
    if encode(game.view(twin, eyes, step.at)) != encode(game.view(walk.match.state, eyes, step.at)):
        return
    if _shown_bytes(events, eyes) != _shown_bytes(step.events, eyes):
        return
    demand(
        seen_bytes(events, eyes) == seen_bytes(step.events, eyes),
        "an event tells more than the view does",
        eyes,
        step.command,
        step.events,
        events,
    )


def _shown_bytes(events: list[Any], eyes: Seat) -> bytes:
    """What they are told that no view need show: the events' REVEALED fields."""
    told = [seen for event in events if event.reveals and (seen := event.seen(eyes)) is not None]
    return encode([(type(event).__name__, [getattr(event, name) for name in event.reveals]) for event in told])
