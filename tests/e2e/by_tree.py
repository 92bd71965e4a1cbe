"""A player that has only the accessibility tree and the keyboard, as somebody who does not see the page has them."""

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Error, Page

# Never pressed: they ask somebody else, or change what the page does by itself.
BESIDE: Final = re.compile(
    "What would you do|Give up|All Evolutions and prey|Leave tokens|Leave the tokens|Pause|Stop the clock|All seconds|^ask me$|^never$|^always$"
    "|^Raise|^Lower|Close|Cancel|^No, not"
)
BUTTONS: Final = ("button", "radio", "menuitem", "option")


@dataclass(frozen=True)
class Thing:
    """A node of the tree, with all that is said of it."""

    role: str
    name: str
    description: str
    disabled: bool
    pressed: bool
    node: int  # by which the browser knows it
    within: tuple[str, ...]  # names of the groups and regions around it

    @property
    def said(self) -> str:
        return f"{self.name} | {self.description}"


def read(page: Page, session: Any) -> list[Thing]:
    """Return all that the main part of the page has for somebody who does not see it, in its order."""
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    main = next((node for node in nodes.values() if _value(node, "role") == "main"), None)
    things: list[Thing] = []

    def walk(node: Any, within: tuple[str, ...]) -> None:
        role, name = _value(node, "role"), _value(node, "name")
        if not node["ignored"] and role not in ("none", "generic", "InlineTextBox"):
            has = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            things.append(
                Thing(
                    role,
                    name,
                    _value(node, "description"),
                    bool(has.get("disabled")),
                    has.get("pressed") in (True, "true"),
                    node.get("backendDOMNodeId", 0),
                    within,
                )
            )
            if role in ("group", "region", "list", "dialog", "alertdialog"):
                within = (*within, name)
        for child in node.get("childIds", []):
            if child in nodes:
                walk(nodes[child], within)

    if main is not None:
        walk(main, ())
    return things


def _value(node: Any, key: str) -> str:
    return str(node.get(key, {}).get("value", "") or "")


Choose = Callable[[Sequence[Thing], Sequence[Thing]], Sequence[Thing]]


@dataclass
class Listener:
    """Plays by what it reads: the first thing that its policy prefers and that has not been in vain here."""

    page: Page
    prefer: Choose
    vain: set[tuple[str, str]] = field(default_factory=set)
    before: tuple[str, ...] = ()
    presses: int = 0

    def __post_init__(self) -> None:
        self.session = self.page.context.new_cdp_session(self.page)
        self.session.send("Accessibility.enable")

    def act(self) -> str:
        """Press one thing; return its name, '' if there is nothing to do."""
        things = read(self.page, self.session)
        here = tuple(thing.said + str(thing.pressed) for thing in things)
        if here != self.before:
            self.vain.clear()
            self.before = here
        may = [
            thing
            for thing in things
            if thing.role in BUTTONS
            and not thing.disabled
            and not BESIDE.search(thing.name)
            and (thing.name, thing.role) not in self.vain
        ]
        wanted = self.prefer(things, may)
        if not wanted:
            return ""
        thing = wanted[0]
        self.vain.add((thing.name, thing.role))
        self.presses += 1
        try:
            self.session.send("DOM.focus", {"backendNodeId": thing.node})
        except Error:
            return ""  # it has gone meanwhile
        self.page.keyboard.press("Enter")
        return thing.name

    def play(self, over: Callable[[], bool], seconds: float) -> None:
        end = time.monotonic() + seconds
        while not over():
            assert time.monotonic() < end, "\n".join(self.before)
            if not self.act():
                self.page.wait_for_timeout(20)


def asked(things: Sequence[Thing]) -> str:
    """Return the page's question, or what it says meanwhile."""
    return " ".join(
        thing.name for thing in things if thing.within[-1:] == ("What is asked",) and thing.role == "StaticText"
    )


def ranked(may: Sequence[Thing], *patterns: str) -> list[Thing]:
    """Those that fit a pattern, by the first pattern that they fit."""
    return [thing for pattern in patterns for thing in may if re.search(pattern, thing.name)]
