"""The laws for every game. Each takes a walk, plays it to its end and raises LawBroken where the law does not hold.

Two have rooms of their own: no_leak (`leaks.py`) and legal_means_legal (`legality.py`).
"""

import dataclasses
from collections.abc import Callable
from typing import Any

from kermesse.core.game import ALL_SEEING, SPECTATOR, AnyGame, Command, Refused, Seat
from kermesse.core.match import Match
from kermesse.core.match import replay as replay_log
from kermesse.core.returns import returns
from kermesse.core.wire import Wire, encode
from kermesse.laws.leaks import no_leak
from kermesse.laws.legality import legal_means_legal
from kermesse.laws.secrecy import side_by_side, whose_it_is
from kermesse.laws.walk import LawBroken, Walk, bytes_of, demand

Law = Callable[[Walk], None]


def replay(walk: Walk) -> None:
    """1. The log alone rebuilds every state, byte for byte, also for a match without listeners."""
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
        raise LawBroken("the log rebuilds a game in which a command is refused", entry.do, refused) from refused


# Light laws look at every step, all of them on one walk: each takes the walk and returns its check of one step.
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
    """4. Cards, dice, tokens and timers are conserved at every step."""
    game = walk.game
    all_things = game.census(walk.match.state)
    demand(bool(all_things), "there is nothing to count: this law looked at nothing")

    def look(step: Any) -> None:
        counted = game.census(walk.match.state)
        demand(counted == all_things, "a thing was lost or made", step.command, all_things, counted)

    return look


def awaited_can_act(walk: Walk) -> Look:
    """8. Every awaited seat has something to ask, or has answered in secret. (In real time everybody is always awaited,
    even while nothing can be asked for a moment.)
    """
    game, match = walk.game, walk.match

    def look(step: Any) -> None:
        if game.real_time:
            return
        for seat in match.awaiting():
            can = bool(game.legal(match.state, seat, match.now)) or game.answered(match.state, seat)
            demand(can, "a seat is awaited and can ask nothing", seat, step.command)

    return look


def numbered(walk: Walk) -> Look:
    """9. Commands are a finite set: each listed one has a number that leads back to it, and the list is short enough to
    be sent and read. Each guarded one names the question that it answers. Playouts choose from that list.
    """
    game, match = walk.game, walk.match
    actions = game.actions(match.seats, match.options)
    for index in [0, actions.count - 1, *(walk.random.randrange(actions.count) for _ in range(30))]:
        command = actions.command_of(index)
        demand(actions.index_of(command) == index, "a number's command has another number", index, command)

    def look(step: Any) -> None:
        for seat in walk.some(list(match.awaiting())):
            listed = game.legal(match.state, seat, match.now)
            demand(len(listed) <= MOST_LISTED, "more is legal than can be read", seat, len(listed))
            if game.decisions is not None:
                decisions = [command for command in listed if not command.side_command]
                same = game.decisions(match.state, seat, match.now) == decisions
                demand(same, "playouts choose among other commands than are legal", seat)
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
        raise LawBroken("a legal command has no number", command, error) from error
    demand(actions.command_of(index) == command, "a number leads to another command", command, index)


MOST_LISTED = 200
MOST_BYTES = 16_000


def it_ends(walk: Walk) -> None:
    """5. Random play ends, and an ended game awaits nobody. Its outcome means the same in every game: the winners, and
    only they, have the first rank; members of a side rank together; a cooperative game is won or lost together.
    """
    at_every_step(one_place, awaited_can_act, numbered, whose_it_is, side_by_side)(walk)
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
        for viewer in [*walk.viewers(), ALL_SEEING]:
            view = game.view(match.state, viewer, match.now)
            demand(wire.view(encode(view)) == view, "a view does not survive JSON", viewer)
            demand(
                encode(game.view(read, viewer, match.now)) == encode(view),
                "a state read back shows another view",
                viewer,
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
    """7. The same stamped commands give the same game however they are batched; a deadline falls at its own
    millisecond.
    """
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
        due = eager.game.deadline(eager.state)  # asked once more than the match does: that must change nothing
        demand(due == eager.deadline(), "the match goes by another deadline than the rules")
    eager.advance(match.now)
    demand(bytes_of(eager.state) == final, "time handed over in small steps gives another game")


def nothing_is_hidden(walk: Walk) -> None:
    """10. Where a game declares that nothing is hidden, all viewers have the same view."""
    game, match = walk.game, walk.match
    if not game.perfect_information:
        return
    for _ in walk.steps():
        views = [game.view(match.state, viewer, match.now) for viewer in walk.viewers()]
        for view in views:
            view.viewer = SPECTATOR
        demand(len({encode(view) for view in views}) == 1, "viewers differ in a game in which nothing is hidden")


LAWS: dict[str, Law] = {
    "replay": replay,
    "no_leak": no_leak,
    "legal_means_legal": legal_means_legal,
    "it_ends": it_ends,
    "round_trip": round_trip,
    "time": time,
    "nothing_is_hidden": nothing_is_hidden,
}
