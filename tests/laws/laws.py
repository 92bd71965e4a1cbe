"""The laws of the house. Each takes a walk, plays it to its end and raises LawBroken where the law does not hold."""

import dataclasses
from collections.abc import Callable
from functools import cache
from typing import Any

from kermesse.core.game import ALL_SEEING, SPECTATOR, AnyGame, Command, Malformed, Refused, Seat
from kermesse.core.match import Match
from kermesse.core.match import replay as replay_log
from kermesse.core.returns import returns
from kermesse.core.wire import Wire, encode
from kermesse.words import sentence
from tests.laws.secrecy import whose_it_is
from tests.laws.walk import LawBroken, Walk, bytes_of, demand, seen_bytes

Law = Callable[[Walk], None]


def replay(walk: Walk) -> None:
    """1. The log alone rebuilds every state, byte for byte; also where nobody hears what happens."""
    match = walk.match
    states = [bytes_of(match.state)]
    for _ in walk.steps():
        states.append(bytes_of(match.state))
    again = Match(match.game, match.seats, match.options, match.seed)
    rebuilt = [bytes_of(again.state)]
    for entry in match.log:
        _play_again(again, entry)
        rebuilt.append(bytes_of(again.state))
    again.advance(match.now)
    rebuilt.append(bytes_of(again.state))
    known = set(states)
    for number, state in enumerate(rebuilt):
        demand(state in known, "the log rebuilds a state that never was", f"at entry {number}")
    demand(rebuilt[-1] == states[-1], "the log rebuilds another end")
    demand(again.outcome() == match.outcome(), "the log rebuilds another outcome")
    unheard = _unheard(match.game)
    again = Match(unheard, match.seats, match.options, match.seed)
    for entry in match.log:
        _play_again(again, entry)
    again.advance(match.now)
    demand(bytes_of(again.state) == states[-1], "played unheard it comes to another end")


def _unheard(game: AnyGame) -> AnyGame:
    def apply(state: Any, seat: Seat, command: Any, now: int) -> list[Any]:
        (game.apply_unheard or game.apply)(state, seat, command, now)
        return []

    def expire(state: Any, now: int) -> list[Any]:
        (game.expire_unheard or game.expire)(state, now)
        return []

    return dataclasses.replace(game, apply=apply, expire=expire)


def _play_again(match: Match[Any, Any, Any, Any, Any], entry: Any) -> None:
    match.advance(entry.at)
    try:
        match.play(entry.seat, entry.do, entry.at)
    except Refused as refused:
        raise LawBroken(f"the log rebuilds a game in which {entry.do} is refused: {refused}") from refused


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


def legal_means_legal(walk: Walk) -> None:
    """3. Every listed command applies; every other one is refused in words, and changes nothing."""
    game, match = walk.game, walk.match
    looked_at = 0
    share = 0.002 if game.real_time else 0.02
    for _ in walk.steps():
        if looked_at and walk.random.random() > share:
            continue
        looked_at += 1
        state, now = match.state, match.now
        bytes_before = bytes_of(state)
        universe = [(command, encode(command)) for command in walk.well_formed()]
        for seat in walk.some(list(range(match.seats))):
            listed = game.legal(state, seat, now)
            canonical = {encode(command) for command in listed}
            demand(len(canonical) == len(listed), "a legal command is listed twice", seat)
            for command in listed:
                _must_apply(game, state, seat, command, now)
            unlisted: list[Command] = [Malformed(name, "planted") for name in game.tags]
            for command, written in universe:
                if written in canonical:
                    continue
                form = game.canonical(state, seat, command)
                if form.aside:  # done or refused, listed or not; but if refused, then in words
                    _is_refused(game, game.copy(state), seat, command, now)
                elif encode(form) not in canonical:
                    unlisted.append(command)
            _must_be_refused(game, state, seat, unlisted, now, bytes_before)
        demand(bytes_of(state) == bytes_before, "a refused command changed the state")


def _must_apply(game: AnyGame, state: Any, seat: Seat, command: Command, now: int) -> None:
    try:
        game.apply(game.copy(state), seat, command, now)
    except Refused as refused:
        raise LawBroken(f"a listed command was refused: {command} by {seat}: {refused}") from refused


def _must_be_refused(
    game: AnyGame, state: Any, seat: Seat, commands: list[Command], now: int, bytes_before: bytes
) -> None:
    """All of them on one copy: it must come out as it went in. If it does not, they are tried one by one to name it."""
    tried = game.copy(state)
    for command in commands:
        if not _is_refused(game, tried, seat, command, now):
            raise LawBroken(f"a command that is not listed was done: {command} by {seat}")
    if bytes_of(tried) != bytes_before:
        demand(len(commands) > 1, "a refused command changed the state", seat, commands)
        for command in commands:
            _must_be_refused(game, state, seat, [command], now, bytes_before)
        raise LawBroken(f"refused commands changed the state together: {commands} by {seat}")


def _is_refused(game: AnyGame, tried: Any, seat: Seat, command: Command, now: int) -> bool:
    """Whether it is refused, and then in words and by a rule."""
    try:
        game.apply(tried, seat, command, now)
    except Refused as refused:
        demand(bool(refused.rule), "a refusal rests on no rule", command, refused)
        _must_have_sentences(game.name, refused.code, tuple(sorted(refused.args_given.items())))
        return True
    return False


@cache
def _must_have_sentences(game: str, code: str, args: tuple[tuple[str, str | int], ...]) -> None:
    refused = Refused(code, "", **dict(args))
    for language in ("fr", "en"):
        demand(_has_sentence(game, language, refused), "a refusal has no sentence", language, refused)


def _has_sentence(game: str, language: str, refused: Refused) -> bool:
    try:
        return bool(sentence(game, language, refused))
    except (KeyError, ValueError):
        return False


# Light laws look at every step, all of them on one walk: each begins a walk and says what it demands after every step.
Look = Callable[[Any], None]
LightLaw = Callable[[Walk], Look]


def at_every_step(*laws: LightLaw) -> Law:
    def law(walk: Walk) -> None:
        looks = [begin(walk) for begin in laws]
        for _, step in walk.steps():
            for look in looks:
                look(step)

    return law


def one_place(walk: Walk) -> Look:
    """4. Cards, dice, tokens, timers are conserved at every step."""
    game = walk.game
    all_things = game.census(walk.match.state)
    demand(bool(all_things), "there is nothing to count: this law looked at nothing")

    def look(step: Any) -> None:
        counted = game.census(walk.match.state)
        demand(counted == all_things, "a thing was lost or made", step.command, all_things, counted)

    return look


def awaited_can_act(walk: Walk) -> Look:
    """8. Whoever is awaited has something to ask, or has answered in secret. (In real time everybody is awaited all the
    time, also while nothing can be asked for a moment.)"""
    game, match = walk.game, walk.match

    def look(step: Any) -> None:
        if game.real_time:
            return
        for seat in match.awaiting():
            can = bool(game.legal(match.state, seat, match.now)) or game.answered(match.state, seat)
            demand(can, "a seat is awaited and can ask nothing", seat, step.command)

    return look


def numbered(walk: Walk) -> Look:
    """9. Commands are a finite set: every listed one has a number that leads back to it, and the list is short enough to be
    sent and to be read. Every guarded one says which question it answers."""
    game, match = walk.game, walk.match
    actions = game.actions(match.seats, match.options)
    for index in [0, actions.count - 1, *(walk.random.randrange(actions.count) for _ in range(30))]:
        command = actions.command_of(index)
        demand(actions.index_of(command) == index, "a number's command has another number", index, command)

    def look(step: Any) -> None:
        for seat in walk.some(list(match.awaiting())):
            listed = game.legal(match.state, seat, match.now)
            demand(len(listed) <= MOST_LISTED, "more is legal than can be read", seat, len(listed))
            if len(listed) > 20:
                demand(len(encode(listed)) <= MOST_BYTES, "what is legal is longer than can be sent", seat)
            for command in walk.random.sample(listed, min(5, len(listed))):
                _has_its_number(actions, command)
                if command.guarded:
                    demand(type(command) in game.guards(match.state), "a guarded command answers nothing", command)

    return look


def _has_its_number(actions: Any, command: Command) -> None:
    try:
        index = actions.index_of(command)
    except ValueError as error:
        raise LawBroken(f"a legal command has no number: {command}: {error}") from error
    demand(actions.command_of(index) == command, "a number leads to another command", command, index)


MOST_LISTED = 200
MOST_BYTES = 16_000


def it_ends(walk: Walk) -> None:
    """5. Random play ends, and an ended game asks nothing more of anybody. What it says of its end means the same in every
    game: those who win rank first and are the only ones; sides rank together; what is played together is won together."""
    at_every_step(one_place, awaited_can_act, numbered, whose_it_is)(walk)
    match = walk.match
    outcome = match.outcome()
    assert outcome is not None
    _outcome_means_what_it_says(walk, outcome)
    demand(match.awaiting() == (), "the game is over and somebody is awaited", match.awaiting())
    demand(match.advance(match.now + 10_000_000) == [], "the game is over and something falls due")


def _outcome_means_what_it_says(walk: Walk, outcome: Any) -> None:
    game, seats = walk.game, range(walk.seats)
    demand(len(outcome.ranks) == len(outcome.scores) == walk.seats, "an outcome ranks every seat", outcome)
    if game.cooperative:
        demand(outcome.winners in ((), tuple(seats)), "some win and some do not, and they played together", outcome)
        demand(set(outcome.ranks) == {1}, "those who play together are placed apart", outcome)
    else:
        first = tuple(seat for seat in seats if outcome.ranks[seat] == 1)
        demand(outcome.winners == first, "those who win are not those who rank first", outcome)
    for seat in seats:
        above = [other for other in seats if outcome.ranks[other] < outcome.ranks[seat]]
        demand(bool(above) == (outcome.ranks[seat] > 1), "a rank that nobody stands above", outcome)
    sides = game.sides(walk.match.state)
    worth = returns(outcome, game.cooperative, sides)
    demand(all(-1 <= number <= 1 for number in worth), "a return beyond -1 and 1", worth)
    if game.cooperative:
        demand(len(set(worth)) == 1, "those who play together are given different returns", worth)
    else:
        by_side = dict(zip(sides or seats, worth, strict=True))
        demand(abs(sum(by_side.values())) < 1e-9, "returns do not sum to nought", worth)
        ranks = dict(zip(sides or seats, outcome.ranks, strict=True))
        of_seats = tuple(ranks[side] for side in sides or seats)
        demand(of_seats == outcome.ranks, "a side is placed apart from itself", outcome)


def round_trip(walk: Walk) -> None:
    """6. Through JSON and back everything is equal; copies are independent."""
    game, match = walk.game, walk.match
    wire = Wire(game)
    share = 0.02 if game.real_time else 0.1
    for number, (_, step) in enumerate(walk.steps()):
        for event in step.events:
            demand(wire.event(encode(event)) == event, "an event does not survive JSON", event)
        if step.command is not None:
            demand(wire.command(encode(step.command)) == step.command, "a command does not survive JSON", step.command)
        if number and walk.random.random() > share:
            continue
        written = bytes_of(match.state)
        read = wire.state(written)
        demand(read == match.state and bytes_of(read) == written, "a state does not survive JSON")
        for eyes in [*walk.eyes(), ALL_SEEING]:
            view = game.view(match.state, eyes, match.now)
            demand(wire.view(encode(view)) == view, "a view does not survive JSON", eyes)
            demand(
                encode(game.view(read, eyes, match.now)) == encode(view), "a state read back shows another view", eyes
            )
        _copies_are_independent(walk, written)


def _copies_are_independent(walk: Walk, written: bytes) -> None:
    game, match = walk.game, walk.match
    copy = game.copy(match.state)
    demand(bytes_of(copy) == written, "a copy differs")
    now = match.now
    for _ in range(12):
        offers = [(seat, commands) for seat in game.awaiting(copy) if (commands := game.legal(copy, seat, now))]
        if offers:
            seat, commands = walk.random.choice(offers)
            game.apply(copy, seat, walk.random.choice(commands), now)
        elif game.outcome(copy) is None:
            now = max(now, game.deadline(copy))
            game.expire(copy, now)
    demand(bytes_of(match.state) == written, "playing on a copy changed the original")


def time(walk: Walk) -> None:
    """7. The same stamped commands give the same game however they are batched; a deadline falls at its millisecond."""
    match = walk.match
    for _ in walk.steps():
        demand(match.deadline() > match.now, "a deadline has passed and did not fall")
    final = bytes_of(match.state)
    late = replay_log(match.game, match.seats, match.options, match.seed, match.log, match.now)
    demand(bytes_of(late.state) == final, "time handed over in large steps gives another game")
    eager = Match(match.game, match.seats, match.options, match.seed)
    for entry in match.log:
        while (at := eager.now + walk.random.randrange(1, 3_000)) < entry.at:
            eager.advance(at)
        _play_again(eager, entry)
        due = eager.game.deadline(eager.state)  # asked once more than the match does: that must not matter
        demand(due == eager.deadline(), "the match goes by another deadline than the rules")
    eager.advance(match.now)
    demand(bytes_of(eager.state) == final, "time handed over in small steps gives another game")


def nothing_is_hidden(walk: Walk) -> None:
    """10. Where a game says that nothing is hidden, all eyes have the same view."""
    game, match = walk.game, walk.match
    if not game.perfect_information:
        return
    for _ in walk.steps():
        views = [game.view(match.state, eyes, match.now) for eyes in walk.eyes()]
        for view in views:
            view.eyes = SPECTATOR
        demand(len({encode(view) for view in views}) == 1, "eyes differ in a game in which nothing is hidden")


LAWS: dict[str, Law] = {
    "replay": replay,
    "no_leak": no_leak,
    "legal_means_legal": legal_means_legal,
    "it_ends": it_ends,
    "round_trip": round_trip,
    "time": time,
    "nothing_is_hidden": nothing_is_hidden,
}
