"""A game as a row of decisions: whose it is, what can be decided, and how time goes on between them.

Time stands still while somebody decides. Where nobody can, it goes on to the next thing that falls due. On a live clock
(Kero, Chronos) a seat may also wait: when all who could act have waited, the clock goes on by `wait_ms`, or to what
falls due before that. Seats that decide at once are asked one after the other, and see what those before them did.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, final

from kermesse.core.chance import Chance, chance_of, seed_from
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, Command, Seat
from kermesse.core.options import Options
from kermesse.core.returns import returns
from kermesse.games import CATALOGUE
from kermesse.games.guests import game_named, module_of
from kermesse.research.actions import Actions
from kermesse.research.observation import Observation, Observer

NOBODY: Final[Seat] = -1
WAIT_MS: Final[Millis] = 250
Decisions: TypeAlias = Callable[[Any, Seat, Millis], list[Command]]


@final
class Setting:
    """All that is the same for every game at such a table: rules, options, numbers."""

    def __init__(self, game: AnyGame, seats: int, options: Options, wait_ms: Millis = WAIT_MS) -> None:
        if seats not in game.seats:
            raise ValueError(f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players, not {seats}")
        game.check_options(options, seats)
        if wait_ms < 1:
            raise ValueError(f"wait_ms has to be at least 1, not {wait_ms}")
        self.game = game
        self.seats = seats
        self.options = options
        self.wait_ms = wait_ms
        self.live = game.real_time and game.clock_runs(options)
        self.actions = Actions(game, seats, options)
        self.observer = Observer(game, seats, options)
        self.decisions = game.decisions or _without_side_commands(game)
        self.idle = _idle(game) if self.live else None
        self.awaiting, self.outcome, self.deadline = game.awaiting, game.outcome, game.deadline
        self.apply = game.apply_unheard or game.apply
        self.expire = game.expire_unheard or game.expire

    @property
    def digest(self) -> str:
        """Of the layout of observations and of the actions: weights fit where it is the same."""
        return f"{self.observer.digest}-{self.actions.digest()}"

    def __deepcopy__(self, memo: object) -> "Setting":
        """Itself: it never changes, and to make it takes as long as many moves."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: another process has the same rules, or none."""
        module = "" if self.game.name in CATALOGUE else module_of(self.game)
        return _setting_again, (self.game.name, module, self.seats, self.options, self.wait_ms)


@final
class Stepper:
    """One game. `seat` is who decides now, NOBODY once it is over; `commands` what that seat can do."""

    def __init__(self, setting: Setting, seed: int | bytes, of: "Stepper | None" = None) -> None:
        """Dealt by the seed; or as another game stands, which `copy` asks for."""
        self.setting = setting
        game = setting.game
        self.state: Any = None
        self.now: Millis = 0
        self.seat: Seat = NOBODY
        self.commands: list[Command] = []
        self._numbers: list[int] | None = None
        self._last: Seat = NOBODY
        self._waited: set[Seat] = set()
        if of is not None:
            self.state = game.copy(of.state)
            self.now, self.seat, self.commands, self._numbers = of.now, of.seat, of.commands, of._numbers
            self._last, self._waited = of._last, set(of._waited)
            return
        secret = seed if isinstance(seed, bytes) else seed_from("research", game.name, setting.seats, seed)
        self.state, _ = game.setup(setting.seats, setting.options, chance_of(secret), 0)
        self._fall_due(0)
        self._go_on()

    def imagined(self, seat: Seat, chance: Chance) -> "Stepper":
        """Another game that this seat cannot tell from this one: all that is hidden from it is drawn anew."""
        other = self.copy()
        other.state = self.setting.game.imagine(self.view(seat), chance)
        if self.seat == seat:
            return other  # it has the same decisions
        other._go_on()
        return other

    def copy(self) -> "Stepper":
        return Stepper(self.setting, b"", self)

    def __deepcopy__(self, memo: object) -> "Stepper":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled, it has no dictionary that could be pickled."""
        return _table_again, (self.setting, self.state, self.now, self.seat, self.commands, self._last, self._waited)

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def rewards(self) -> tuple[float, ...]:
        """Value of the end for each seat; 0 for all before it."""
        game = self.setting.game
        outcome = game.outcome(self.state)
        if outcome is None:
            return (0.0,) * self.setting.seats
        return returns(outcome, game.cooperative, game.sides(self.state))

    def legal(self) -> list[int]:
        """The actions of the seat that decides, waiting last."""
        numbers = self.numbers()
        return [*numbers, self.setting.actions.wait] if self.setting.live else numbers

    def numbers(self) -> list[int]:
        """The actions that stand for `commands`, one for each."""
        if self._numbers is None:
            self._numbers = self.setting.actions.numbers(self.commands)
        return self._numbers

    def step(self, action: int) -> None:
        """The seat whose decision it is takes an action. Raises ValueError if it is not legal."""
        if self.over:
            raise ValueError("the game is over")
        try:
            command: Command | None = self.commands[self.numbers().index(action)]
        except ValueError:
            command = self.setting.actions.command(action, self.commands)  # waits, or says what is wrong
        if command is None and not self.setting.live:
            raise ValueError("there is no waiting while time stands still")
        if command is None:
            self._waited.add(self.seat)
        else:
            self._play(self.seat, command)
        self._last = self.seat
        self._go_on()

    def observe(self, seat: Seat) -> Observation:
        return self.setting.observer.look(self.state, seat, self.now)

    def told(self, seat: Seat) -> str:
        return self.setting.observer.told(self.state, seat, self.now)

    def view(self, seat: Seat) -> Any:
        return self.setting.game.view(self.state, seat, self.now)

    def open_decisions(self) -> dict[Seat, list[Command]]:
        """Everybody who can decide now, and what: for those who act at once."""
        game, state, now = self.setting.game, self.state, self.now
        if self.over:
            return {}
        found = {seat: self.setting.decisions(state, seat, now) for seat in game.awaiting(state)}
        return {seat: commands for seat, commands in found.items() if commands}

    def step_together(self, chosen: Mapping[Seat, Command | None]) -> list[Seat]:
        """Commands of several seats at one moment, in the mapping's order; None waits. Who came too late is told: what
        they chose is no longer possible after what the others did. If nothing was done, time goes on."""
        late: list[Seat] = []
        done = False
        for seat, command in chosen.items():
            if command is None:
                continue
            if command in self.setting.decisions(self.state, seat, self.now):
                self._play(seat, command)
                done = True
            else:
                late.append(seat)
        self._waited.clear()
        if not done:
            self._pass_time()
        self._go_on()
        return late

    def _play(self, seat: Seat, command: Command) -> None:
        self.setting.apply(self.state, seat, command, self.now)
        self._fall_due(self.now)

    def _go_on(self) -> None:
        """To the next decision, or to the end."""
        setting, state = self.setting, self.state
        awaiting, outcome, decisions = setting.awaiting, setting.outcome, setting.decisions
        last, waited = self._last, self._waited
        self._numbers = None
        while outcome(state) is None:
            seats = awaiting(state)
            for seat in seats:  # after the last one comes the one to its left
                if seat > last and seat not in waited and (commands := decisions(state, seat, self.now)):
                    self.seat, self.commands = seat, commands
                    return
            for seat in seats:
                if seat <= last and seat not in waited and (commands := decisions(state, seat, self.now)):
                    self.seat, self.commands = seat, commands
                    return
            self._pass_time()
        self.seat, self.commands = NOBODY, []

    def _pass_time(self) -> None:
        setting = self.setting
        due: Millis = setting.deadline(self.state)
        if setting.live:
            waits = setting.wait_ms
            if setting.idle is not None:
                waits *= max(1, -((self.now - setting.idle(self.state, self.now)) // waits))  # as many as are in vain
            due = min(due, self.now + waits)
        if due >= NEVER:
            raise AssertionError(f"{setting.game.name}: nobody can act, and nothing falls due")
        self._waited.clear()
        self._fall_due(max(due, self.now))

    def _fall_due(self, until: Millis) -> None:
        """Every deadline up to then, at its own millisecond."""
        deadline, expire, state = self.setting.deadline, self.setting.expire, self.state
        while (due := deadline(state)) <= until:
            expire(state, due)
        self.now = until


def _idle(game: AnyGame) -> Any:
    from kermesse.research.idle import IDLE  # not before: it imports a game

    return IDLE.get(game.decisions)


def _setting_again(name: str, module: str, seats: int, options: Options, wait_ms: Millis) -> Setting:
    game = game_named(module or name)
    if game.name != name:  # made by hand, of the game in that module
        raise ValueError(f"another process cannot find '{name}': give it a module with a GAME")
    return Setting(game, seats, options, wait_ms)


def _table_again(
    setting: Setting, state: Any, now: Millis, seat: Seat, commands: list[Command], last: Seat, waited: set[Seat]
) -> Stepper:
    table = Stepper(setting, 0)
    table.state, table.now, table.seat, table.commands = state, now, seat, commands
    table._last, table._waited, table._numbers = last, waited, None
    return table


def _without_side_commands(game: AnyGame) -> Decisions:
    legal, side_commands = game.legal, game.side_commands

    def decisions(state: Any, seat: Seat, now: Millis) -> list[Command]:
        return [command for command in legal(state, seat, now) if type(command) not in side_commands]

    return decisions
