"""A listener on every page's socket: a board may send only commands and questions that the table has offered."""

import json
import time
from collections import deque
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, WebSocket

from kermesse.core.chance import Chance
from kermesse.core.game import BadPosition, Command
from kermesse.core.wire import Wire
from kermesse.games import CATALOGUE

# A touch is judged by the position that the page shows: another one may have arrived in the same moment.
STALE_SECONDS: Final = 2.0
WIRES: Final = {name: Wire(game) for name, game in CATALOGUE.items()}


class Ear:
    """The listener on one socket. `asked` and `answers` hold the page's questions, by their id."""

    def __init__(self, socket: WebSocket) -> None:
        self.done: list[Any] = []
        self.unlisted: list[Any] = []
        self.asked: dict[str, Any] = {}
        self.answers: dict[str, Any] = {}
        self.heard: deque[str] = deque(maxlen=200)  # every message, shortened
        self._begun = time.monotonic()
        self._game = ""
        self._positions: deque[tuple[float, Any]] = deque(maxlen=40)
        socket.on("framereceived", lambda frame: self._hear(self._noted("<", frame)))
        socket.on("framesent", lambda frame: self._say(self._noted(">", frame)))

    def position(self) -> Any:
        """Return the last position that the page was told."""
        return self._positions[-1][1]

    def _noted(self, way: str, frame: str | bytes) -> Any:
        self.heard.append(f"{time.monotonic() - self._begun:8.3f} {way} {str(frame)[:400]}")
        return json.loads(frame)

    def _hear(self, message: dict[str, Any]) -> None:
        if "table" in message:
            self._game = message["table"]["game"]
        if message.get("position"):
            self._positions.append((time.monotonic(), message["position"]))
        if message["type"] == "answer":
            self.answers[message["id"]] = message

    def _say(self, message: dict[str, Any]) -> None:
        if message["type"] == "why":
            self.asked[message["id"]] = message["command"]
        elif message["type"] == "do":
            self.done.append(message["command"])
            if self._game in CATALOGUE and not self._may(message["command"]):
                self.unlisted.append(message["command"])

    def _may(self, command: Any) -> bool:
        if any(self.answers.get(id, {}).get("done") and command == asked for id, asked in self.asked.items()):
            return True
        now = time.monotonic()
        recent = [position for at, position in self._positions if now - at < STALE_SECONDS]
        last = [position for _, position in self._positions][-2:]
        return any(self._lists(position, command) for position in reversed([*recent, *last]))

    def _lists(self, position: Any, command: Any) -> bool:
        """True if the command, or the one that stands for it, is in the list."""
        wire, game = WIRES[self._game], CATALOGUE[self._game]
        soon = (position["view"].get("me") or {}).get("soon", [])  # Chronos: sent before the hand has rested
        listed = [*position["legal"], *soon]
        if command in listed or isinstance(_read(wire, command), type(game.giving_up)):
            return True
        view: Any = wire.view(json.dumps(position["view"]))
        try:
            state = game.imagine(view, Chance(bytes(32)))
        except BadPosition:  # a table that no game has: there only literal matches count
            return False
        wanted = game.canonical(state, view.viewer, _read(wire, command))
        return wanted in [game.canonical(state, view.viewer, _read(wire, one)) for one in listed]


def _read(wire: Wire, command: Any) -> Command:
    return wire.command(json.dumps(command))


EARS: Final[dict[BrowserContext, list[Ear]]] = {}  # of every browser that is listened to


def listen(context: BrowserContext) -> list[Ear]:
    """Listen to every socket of every page from now on."""
    ears = EARS[context] = []

    def on_page(page: Page) -> None:
        page.on("websocket", lambda socket: ears.append(Ear(socket)))

    context.on("page", on_page)
    context.on("close", lambda closed: EARS.pop(closed, None))
    return ears


def unlisted(ears: list[Ear]) -> list[Any]:
    return [command for ear in ears for command in ear.unlisted]


def ear_of(page: Page) -> Ear:
    """Return the listener on the page's present socket."""
    return EARS[page.context][-1]
