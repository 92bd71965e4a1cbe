"""Moments of every game at which something is asked of me: written positions, and those that random play comes to."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any, Final

from playwright.sync_api import Page

from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER
from kermesse.core.game import AnyGame
from kermesse.core.match import Match
from kermesse.core.options import read_options
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from tests.e2e.hands import new_table
from tests.e2e.staging import Stage
from tests.e2e.test_chronos_pieces import RIPE, TEMPLE, TEN
from tests.e2e.test_kero_pieces import RICH
from tests.e2e.test_kraaw_sizes import SIX as SIX_NESTS
from tests.e2e.test_kreo_board import SIX as SIX_TITANS
from tests.e2e.test_kreo_board import TWELVE
from tests.e2e.test_krom_table import MOMENTS as KROM

ME: Final = 0
MOST_STEPS: Final = 600


@dataclass(frozen=True)
class Scene:
    name: str
    game: str
    seats: int
    position: str
    touched: tuple[str, ...] = ()  # before it is looked at
    options: dict[str, Any] = field(default_factory=dict)
    begun: bool = False  # a choice is begun by that: what is not of it can be played again when it is given up

    def open(self, page: Page, stage: Stage, coached: bool = False) -> None:
        """Sit down at a table that begins there, and touch what leads to the moment."""
        stage.set(self.game, self.position)
        wish = {"game": self.game, "seats": self.seats, "play_now": True, "level": "plain", "options": self.options}
        table = new_table(page, **wish)
        page.add_init_script(
            f"localStorage.setItem('kermesse.coached', '{table if coached else ''}');"
            """localStorage.setItem('kermesse.settings', '{"answers":false}')"""  # else the page gives an only answer
        )
        page.goto(f"/table/{table}")
        page.get_by_test_id("banner").wait_for()
        page.wait_for_function(ASKED)
        for piece in self.touched:
            page.locator(piece).first.click()
        page.wait_for_function(ASKED)


BEGUN = partial(Scene, begun=True)

# Something is asked of me, and no show is running.
ASKED: Final = """() => document.querySelector("[data-decision]")?.dataset.decision
  && !document.querySelector("[data-testid=skip]")"""

KERO: Final = f"{RICH}option clock=calm"
OFF: Final = {"timers": "off"}


def written() -> Iterator[Scene]:
    """Yield the fullest tables: most seats, most pieces, and what is begun by a touch."""
    nests = f"{SIX_NESTS}\nwins 1 0 2 0 1 0\noption timers=relaxed"
    yield Scene("six", "kraaw", 6, nests)
    yield BEGUN("card", "kraaw", 6, nests, ("[data-spot='mine 1']",))
    yield Scene("six", "kreo", 6, SIX_TITANS, options=OFF)
    yield Scene("twelve", "kreo", 3, TWELVE, options=OFF)
    yield BEGUN("card", "kreo", 6, SIX_TITANS, ("[data-card='hand:EAU-2']",), OFF)
    yield BEGUN("show", "kreo", 6, SIX_TITANS, ("[data-card='hand:EAU-2']", "[data-deed=show]"), OFF)
    for name, position in KROM.items():
        yield Scene(name, "krom", 6, position, options=OFF)
    yield BEGUN("prey", "krom", 6, KROM["hunt"], ("[data-prey][data-legal]",), OFF)
    yield Scene("dice", "krom", 6, KROM["climb"], ("[data-choice].main",), OFF)
    yield BEGUN("card", "krom", 6, KROM["forest"], (".mat-krom .hand button.legal",), OFF)
    yield Scene("prep", "kero", 2, KERO)
    yield BEGUN("special", "kero", 2, KERO, ("[data-special][data-legal]",))
    for tuarek in ("march", "banish"):
        yield BEGUN(tuarek, "kero", 2, KERO, (f"[data-tuarek={tuarek}]",))
    yield Scene("developing", "kero", 2, KERO, ("[data-testid=tip-truck]", "[data-testid=lay-flat][data-legal]"))
    yield Scene("temple", "chronos", 6, TEMPLE)
    yield Scene("ripe", "chronos", 6, RIPE)
    yield BEGUN("lifted", "chronos", 6, RIPE, (".mat-chronos .glass.legal",))
    yield Scene("ten", "chronos", 10, TEN)


# Tables at which random play comes to every kind of decision: game, seats, options.
TABLES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("kraaw", 4, {}),
    ("kraaw", 6, {"first_player": "jewels", "hand_swap": "sealed"}),
    ("kreo", 4, OFF),
    ("kreo", 6, {**OFF, "incarnations": True, "altered": True}),
    ("krom", 4, OFF),
    ("krom", 6, {**OFF, "board": "glacial", "kromosaure": True}),
    ("kero", 2, {**OFF, "clock": "calm"}),
    ("chronos", 4, {"level": 3, "clock": "steps"}),
)
GAMES_PLAYED: Final = 24


@cache
def come_to(game: str, seats: int, options: str) -> tuple[Scene, ...]:
    """Return for each kind of decision the first moment at which I am asked it, and the one with most answers."""
    first: dict[str, Scene] = {}
    fullest: dict[str, tuple[int, Scene]] = {}
    chosen = json.loads(options)
    for number in range(GAMES_PLAYED):
        for kind, count, state in _asked(CATALOGUE[game], seats, chosen, number):
            scene = Scene(f"{kind} of {seats}", game, seats, state, options=chosen)
            first.setdefault(kind, scene)
            if count > fullest.get(kind, (0, scene))[0]:
                fullest[kind] = (count, scene)
    return (*first.values(), *(scene for kind, (_, scene) in fullest.items() if scene is not first[kind]))


def _asked(game: AnyGame, seats: int, options: Any, number: int) -> Iterator[tuple[str, int, str]]:
    """Play at random; yield each kind of decision asked of me, its number of answers, and the state."""
    lot = Random(f"{game.name} {seats} {number}")
    match = Match(game, seats, read_options(game.options_type, options), seed_from("scenes", game.name, seats, number))
    most: dict[str, int] = {}
    for _ in range(MOST_STEPS):
        if match.outcome() is not None:
            return
        awaited = match.awaiting()
        if ME in awaited and (mine := game.decisions(match.state, ME, match.now)):
            for kind in {one.decision for one in match.view(ME).pending if one.seat == ME}:
                if len(mine) > most.get(kind, 0):
                    most[kind] = len(mine)
                    yield kind, len(mine), encode(match.state).decode()
        _go_on(match, awaited, lot)


def _go_on(match: Any, awaited: Sequence[int], lot: Random) -> None:
    for seat in lot.sample(list(awaited), len(awaited)):
        if commands := match.game.decisions(match.state, seat, match.now):
            match.play(seat, lot.choice(commands), match.now)
            return
    if match.deadline() < NEVER:
        match.advance(match.deadline())


def scenes(game: str) -> tuple[Scene, ...]:
    """Return all moments of that game."""
    played = [come_to(name, seats, json.dumps(options)) for name, seats, options in TABLES if name == game]
    return (*(one for one in written() if one.game == game), *(scene for some in played for scene in some))
