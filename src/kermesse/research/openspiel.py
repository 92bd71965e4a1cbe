"""Every game for OpenSpiel: `kermesse_kraaw`, `kermesse_kreo`, … are there once this module is imported.

    import pyspiel
    import kermesse.research.openspiel
    game = pyspiel.load_game("kermesse_krom(players=3,options=board:glacial)")

A game begins with one chance node, the deal: a number that all later draws follow from. So a history of actions is a
whole game, and can be played again. Kero and Chronos are played in steps unless the options say `clock:live`.
"""

from random import Random
from typing import Any, Final

import numpy as np

from kermesse.core.chance import quick_chance_of
from kermesse.core.game import AnyGame
from kermesse.games import Catalogue
from kermesse.games.guests import brought, with_guests
from kermesse.research.choosing import setting_of
from kermesse.research.stepping import Setting, Stepper

try:
    import pyspiel
except ImportError as missing:  # pragma: no cover
    raise ImportError("OpenSpiel is needed: pip install 'kermesse[openspiel]'") from missing

# Options where a game is not in steps by default.
IN_STEPS: Final = {"kero": {"clock": "calm"}, "chronos": {"clock": "steps"}}
DEALS: Final = 10_000
MOST_DECISIONS: Final = 1_000_000  # no game of the house is as long


def _type_of(game: AnyGame) -> Any:
    kind = pyspiel.GameType
    perfect = game.perfect_information
    return kind(
        short_name=f"kermesse_{game.name}",
        long_name=f"Kermesse: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if perfect else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if game.cooperative else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, "deals": DEALS, "preset": "", "options": ""},
    )


class KermesseGame(pyspiel.Game):
    """A game of the house at a table of so many players. `options` are written `name:value`, with `;` between them."""

    kermesse: AnyGame
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = self.kermesse
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"deals has to be at least 1, not {self.deals}")
        self.setting: Setting = setting_of(
            game,
            int(given.get("players", game.seats.start)),
            {**IN_STEPS.get(game.name, {}), **read_words(str(given.get("options", "")))},
            str(given.get("preset", "")),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.count,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> "KermesseState":
        return KermesseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        if params:
            raise ValueError(f"there are no parameters of observations, and {params} were given")
        return SeatObserver(self.setting)


class KermesseState(pyspiel.State):
    """A table before the deal (a chance node), or after it."""

    def __init__(self, game: KermesseGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deals = game.deals
        self.table: Stepper | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal()) if self.table is not None and player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = Stepper(self.setting, action)
        else:
            self.table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None:
            return f"deal {action}"
        return self.setting.actions.said(action, self.table.commands)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.setting.seats if self.table is None else list(self.table.rewards())

    def resample_from_infostate(self, player: int, sampler: Any) -> "KermesseState":
        """A state that the player cannot tell from this one. It has no deal of its own: its history cannot be played
        again.
        """
        assert self.table is not None
        other: KermesseState = self.clone()
        seed = int(sampler() * 2**53)
        other.table = self.table.imagined(player, quick_chance_of(Random(seed).randbytes(32)))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.table is None else f"{self.table.now} ms: {self.table.told(-1)}"


class SeatObserver:
    """Observation of a seat, as numbers and as text. Views keep what a seat has learnt (`memory_aid`), so both kinds of
    state, observations and information states, are this.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.observer.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: KermesseState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: KermesseState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        deciding = state.table.legal() if state.table.seat == player else []
        return f"{state.table.told(player)} {sorted(deciding)}"


def read_words(written: str) -> dict[str, str]:
    """`board:glacial;long_game:true` as options. Raises ValueError for what has no `:`."""
    words = [word for word in written.split(";") if word]
    for word in words:
        if ":" not in word:
            raise ValueError(f"options are written name:value;name:value, and '{word}' is not")
    return dict(word.split(":", 1) for word in words)


def register(catalogue: Catalogue | None = None) -> list[str]:
    """Make the games known to OpenSpiel, those that are not yet; their names there. Without a catalogue those of the
    house, of installed packages and of the environment."""
    names = []
    catalogue = with_guests(brought()) if catalogue is None else catalogue
    known = pyspiel.registered_names()
    for game in catalogue.values():
        kind = _type_of(game)
        names.append(kind.short_name)
        if kind.short_name not in known:
            pyspiel.register_game(
                kind, type(f"Kermesse_{game.name}", (KermesseGame,), {"kermesse": game, "kind": kind})
            )
    return names


NAMES: Final = register()
