"""The listener itself: it notices a command that was not listed, and no other."""

import json
from collections.abc import Callable
from typing import Any

from kermesse.core.match import Match
from kermesse.core.wire import encode
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import Roll, Tip
from kermesse.games.kero.options import KeroOptions
from tests.e2e.listening import Ear


class Line:
    """As much of a page's socket as the listener needs."""

    def __init__(self) -> None:
        self.heard: dict[str, Callable[[str], None]] = {}

    def on(self, event: str, hear: Callable[[str], None]) -> None:
        self.heard[event] = hear


def listening() -> tuple[Ear, Line, Match]:
    """Open a table of Kero whose dice lie on the table."""
    match = Match(GAME, 2, KeroOptions(clock="calm", first_player="seat:0", auto_flat=False), bytes(range(32)))
    match.play(0, Tip(), 0)
    line = Line()
    ear = Ear(line)  # type: ignore[arg-type]
    legal = GAME.legal(match.state, 0, match.now)
    position = {"view": GAME.view(match.state, 0, match.now), "legal": legal}
    receive(line, type="welcome", table={"game": "kero"}, position=json.loads(encode(position)))
    return ear, line, match


def receive(line: Line, **message: Any) -> None:
    line.heard["framereceived"](json.dumps(message))


def send(line: Line, kind: str, command: Any) -> None:
    line.heard["framesent"](json.dumps({"type": kind, "id": "1", "command": command}))


def test_what_is_listed_may_be_sent():
    ear, line, _ = listening()
    send(line, "do", {"do": "lay_flat"})
    assert (len(ear.done), ear.unlisted) == (1, [])


def test_what_stands_for_a_listed_command_may_be_sent():
    ear, line, match = listening()
    again = [die.die for die in GAME.view(match.state, 0, match.now).dice if die.again]
    subset = next(
        [one, other]
        for one in again
        for other in again
        if one < other and Roll((one, other)) not in GAME.legal(match.state, 0, match.now)
    )
    send(line, "do", {"do": "roll", "dice": subset, "then_flat": False})
    assert ear.unlisted == []


def test_what_nobody_listed_is_heard():
    ear, line, _ = listening()
    for command in ({"do": "take_card", "slot": 1}, {"do": "roll", "dice": []}, {"do": "tip"}):
        send(line, "do", command)
        assert ear.unlisted[-1] == command


def test_what_was_asked_about_and_would_be_done_may_be_sent():
    ear, line, _ = listening()
    send(line, "why", {"do": "end_turn"})
    send(line, "do", {"do": "end_turn"})
    assert ear.unlisted == [{"do": "end_turn"}], "it is not answered yet"
    receive(line, type="answer", id="1", done=True)
    send(line, "do", {"do": "end_turn"})
    assert len(ear.unlisted) == 1
