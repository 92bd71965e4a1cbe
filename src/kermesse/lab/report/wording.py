"""Names and numbers of a report in its reader's language."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from kermesse import words
from kermesse.core.options import plain_options
from kermesse.lab.facts import facts_of
from kermesse.lab.significance import Difference
from kermesse.lab.study import Cell, Study
from kermesse.words.grammar import cap

COMMA: Final = {"fr": ",", "en": "."}
PERCENT: Final = {"fr": "\u00a0%", "en": "\u00a0%"}
MINUS: Final = "−"


@dataclass(frozen=True)
class Wording:
    study: Study
    language: str

    def say(self, message: str, **args: str | int | float) -> str:
        return words.say(self.study.game, self.language, message, **args)

    def _or(self, message: str, otherwise: str) -> str:
        return words.say_or(self.study.game, self.language, message, otherwise)

    # ---------------------------------------------------------------- numbers

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}".replace(".", COMMA[self.language])
        return f"{MINUS}{text}" if value < 0 and float(f"{value:.{digits}f}") else text

    def signed(self, value: float, digits: int = 1) -> str:
        return f"+{self.number(value, digits)}" if value > 0 else self.number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(100 * share, digits) + PERCENT[self.language]

    def share(self, value: float, interval: tuple[float, float]) -> str:
        low, high = interval
        return self.say(
            "report-interval",
            value=self.percent(value),
            low=self.number(100 * low),
            high=self.number(100 * high),
        )

    def difference(self, found: Difference, scale: float = 100.0) -> str:
        low, high = found.interval
        digits = 1 if scale == 100 else 2
        return self.say(
            "report-interval",
            value=self.signed(scale * found.value, digits),
            low=self.signed(scale * low, digits),
            high=self.signed(scale * high, digits),
        )

    def corrected(self, q: float) -> str:
        return "< " + self.number(0.001, 3) if q < 0.001 else self.number(q, 3)

    # ---------------------------------------------------------------- names

    @cached_property
    def game(self) -> str:
        return self._or("game-name", self.study.game)

    def seat(self, seat: int) -> str:
        return self.say("report-seat", letter=chr(ord("A") + seat))

    def role(self, role: str) -> str:
        return cap(self._or(f"{facts_of(self.study.game).role}-{_dashed(role)}", role))

    def group(self, group: str) -> str:
        return self._or(f"things-{_dashed(group)}", group)

    def item(self, group: str, item: str) -> str:
        prefix = next((t.name or t.group for t in facts_of(self.study.game).things if t.group == group), group)
        return cap(self._or(f"{prefix}-{item}", self._or(f"{prefix}-{_dashed(item)}", item)))

    def decision(self, decision: str) -> str:
        return self._or(f"option-limits-ms-{_dashed(decision)}", decision)

    def code(self, code: str) -> str:
        """Return how a game ended, in the game's word if it has one that names nobody."""
        message = f"outcome-{_dashed(code)}"
        known = words.has_message(self.study.game, self.language, message)
        return words.say(self.study.game, self.language, message, who="", me="no", count=1) if known else code

    def option(self, name: str, value: Any) -> str:
        label = self._or(f"option-{_dashed(name)}", name)
        if isinstance(value, bool):
            said = self.say("report-yes" if value else "report-no")
        elif isinstance(value, dict):
            said = ", ".join(f"{part} {count}" for part, count in value.items())
        else:
            said = self._or(f"option-{_dashed(name)}-{_dashed(str(value))}", str(value))
        return self.say("report-option", option=label, value=said)

    def table(self, cell: Cell) -> str:
        """Return a kind of table in words: its players, its options and, where they differ, its bots."""
        return " · ".join(self._parts(cell))

    def apart(self, cell: Cell) -> str:
        """Return the parts of a table's name that not all tables of the study share."""
        others = [self._parts(one) for one in self.study.cells]
        own = [part for part in self._parts(cell) if not all(part in other for other in others)]
        return " · ".join(own) or self.table(cell)

    def _parts(self, cell: Cell) -> list[str]:
        said = [self.say("report-players", count=cell.seats)]
        said += [self.option(name, cell.options.get(name, self._default[name])) for name in self._named]
        if len({one.bots for one in self.study.cells if one.seats == cell.seats}) > 1:
            said.append(self.bots(cell.bots))
        return said

    @cached_property
    def _named(self) -> list[str]:
        """Options that some table has otherwise than by default."""
        return list(dict.fromkeys(name for cell in self.study.cells for name in cell.options))

    @cached_property
    def _default(self) -> dict[str, Any]:
        return plain_options(self.study.rules().options_type())

    def bots(self, names: tuple[str, ...]) -> str:
        return self.say("report-bots", names=", ".join(dict.fromkeys(names)))

    def measure(self, measure: str) -> str:
        kind, _, name = measure.partition("-")
        if kind == "seat":
            return self.say("measure-seat", letter=chr(ord("A") + int(name)))
        if kind == "role":
            return self.say("measure-role", name=self.role(name))
        return self.say(f"measure-{kind}")


def is_share(measure: str) -> bool:
    """Return whether it is told in points of a hundred."""
    return measure in ("team", "shared", "decided") or measure.startswith(("seat-", "role-"))


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace(":", "-")
