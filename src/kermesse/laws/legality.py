"""Law 3: every listed command can be done, every other one is refused in words."""

from functools import cache
from typing import Any

from kermesse.core.game import AnyGame, Command, Malformed, Refused, Seat
from kermesse.core.wire import encode
from kermesse.laws.walk import LawBroken, Walk, bytes_of, demand
from kermesse.words import sentence


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
                if form.side_command:  # listed or not, it is done or refused, and a refusal has words
                    _is_refused(game, game.copy(state), seat, command, now)
                elif encode(form) not in canonical:
                    unlisted.append(command)
            _must_be_refused(game, state, seat, unlisted, now, bytes_before)
        demand(bytes_of(state) == bytes_before, "a refused command changed the state")


def _must_apply(game: AnyGame, state: Any, seat: Seat, command: Command, now: int) -> None:
    try:
        game.apply(game.copy(state), seat, command, now)
    except Refused as refused:
        raise LawBroken("a listed command was refused", command, seat, refused) from refused


def _must_be_refused(
    game: AnyGame, state: Any, seat: Seat, commands: list[Command], now: int, bytes_before: bytes
) -> None:
    """Try all of them on one copy, which must come out unchanged. If it does not, try them one by one to name the
    culprit.
    """
    tried = game.copy(state)
    for command in commands:
        if not _is_refused(game, tried, seat, command, now):
            raise LawBroken("a command that is not listed was done", command, seat)
    if bytes_of(tried) != bytes_before:
        demand(len(commands) > 1, "a refused command changed the state", seat, commands)
        for command in commands:
            _must_be_refused(game, state, seat, [command], now, bytes_before)
        raise LawBroken("refused commands changed the state together", commands, seat)


def _is_refused(game: AnyGame, tried: Any, seat: Seat, command: Command, now: int) -> bool:
    """True if the command is refused, by a rule and in words."""
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
