"""Seat the bots of the Kermesse that stands first on the module path, and speak the protocol of docs/lab.md.

Run as a script with another version's folder on PYTHONPATH. It imports nothing of the version that it belongs to, so it
must keep working with layouts of other times: the package of all bots is `players`, and was `bots`.
"""

import json
import os
import signal
import sys
from importlib import import_module
from random import Random
from typing import Any, Union

import msgspec

PROTOCOL = 1
# Fields of a view that once had another name, with that name: until 2026-11-19
FORMERLY = {"viewer": "eyes"}


def _players() -> Any:
    """Return the module that has `make_bot` and `levels`, by the name that this version gives it."""
    try:
        return import_module("kermesse.players")
    except ModuleNotFoundError:
        return import_module("kermesse.bots")


class Table:
    """One game's bots, by the numbers that the other side gave them."""

    def __init__(self, name: str, guests: list[str]) -> None:
        from kermesse.core.clock import NEVER
        from kermesse.games.guests import with_guests

        game: Any = with_guests(guests)[name]
        self.game = game
        self.never = NEVER
        self.players = _players()
        self.bots: dict[int, Any] = {}
        self.events = msgspec.json.Decoder(list[Union[tuple(game.event_types)]])  # type: ignore[misc]  # noqa: UP007
        self.commands = msgspec.json.Decoder(list[Union[tuple(game.command_types)]])  # type: ignore[misc]  # noqa: UP007
        self.view: msgspec.json.Decoder[Any] = msgspec.json.Decoder(game.view_type)

    def hello(self) -> dict[str, Any]:
        import kermesse

        folder = os.path.dirname(os.path.dirname(kermesse.__file__ or ""))
        levels = self.players.levels(self.game)
        found = {"game": self.game.name, "version": self.game.version, "levels": levels}
        return {"protocol": PROTOCOL, **found, "folder": folder}

    def answer(self, line: bytes) -> dict[str, Any]:
        """Answer a question. Raises whatever the bot or a decoder raises."""
        asked = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        plain = {name: json.loads(bytes(asked[name])) for name in asked if name not in ("events", "view", "legal")}
        number = plain["bot"]
        match plain["ask"]:
            case "sit":
                bot = self.bots[number] = self.players.make_bot(
                    self.game, plain["level"], plain["seat"], plain["seats"], Random(plain["seed"])
                )
                late = getattr(bot, "may_be_late", True)  # bots of before 2026-11-18 do not say
                return {"wakes": self._wakes(bot), "may_be_late": late}
            case "hear":
                bot = self.bots[number]
                bot.hear(self.events.decode(asked["events"]), plain["awaited"], plain["now"])
                return {"wakes": self._wakes(bot)}
            case "act":
                bot = self.bots[number]
                view, legal = self._view(asked["view"]), self.commands.decode(asked["legal"])
                command = bot.act(view, legal, plain["now"])
                return {"command": command, "wakes": self._wakes(bot)}
            case "leave":
                self.bots.pop(number, None)
                return {}
        raise ValueError(f"nobody knows how to {plain['ask']}")

    def _view(self, sent: msgspec.Raw) -> Any:
        """Return the view, its fields by the names that this version gives them."""
        fields = msgspec.json.decode(sent, type=dict[str, msgspec.Raw])
        known = {field.encode_name for field in msgspec.structs.fields(self.game.view_type)}
        named = {FORMERLY[name] if FORMERLY.get(name) in known else name: value for name, value in fields.items()}
        return self.view.decode(msgspec.json.encode(named))

    def _wakes(self, bot: Any) -> int | None:
        wakes: int = bot.wakes()
        return wakes if wakes < self.never else None


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other side hears it, and closes stdin
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints goes to stderr, not among the answers
    table: Table | None = None
    for line in sys.stdin.buffer:
        try:
            if table is None:
                asked = json.loads(line)
                if asked.get("protocol") != PROTOCOL:
                    raise ValueError(f"this side speaks protocol {PROTOCOL}, not {asked.get('protocol')}")
                table = Table(asked["game"], asked["guests"])
                answer = table.hello()
            else:
                answer = table.answer(line)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"}
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
