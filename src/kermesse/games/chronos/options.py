"""The options of Chronos (docs/rules/chronos.md, Options), and the terms that follow from them."""

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kermesse.core.clock import NEVER, Millis
from kermesse.core.options import BadOptions, Chat, Options
from kermesse.core.pace import Decisions, Limit

Mode: TypeAlias = Literal["solo", "solo4", "duel", "teams"]
Level: TypeAlias = Literal["auto", 0, 1, 2, 3]


class ChronosOptions(Options, frozen=True, kw_only=True):
    """The options of a table. `auto` is the rules' value for that number of seats and that level."""

    mode: Literal["auto", "solo", "solo4", "duel", "teams"] = "auto"
    level: Level = "auto"  # 0; a duel is always 3
    gods: Literal["on", "off", "later"] = "on"  # later: from the second round on
    rounds_to_win: Annotated[Literal["auto", 1, 2, 3, 4, 5], Meta(examples=[1])] = "auto"
    target: Annotated[
        Literal["auto"] | Annotated[int, Meta(ge=50, le=400)], Meta(examples=[50, 100, 150, 200, 300, 400])
    ] = "auto"
    announce: Literal["by_level", "auto", "manual"] = "by_level"
    start_mode: Literal["one_by_one", "all"] = "one_by_one"
    flipper: Literal["auto", "player"] = "auto"
    flip_gap_ms: Annotated[Millis, Meta(ge=300, le=3_000)] = 1_000
    look_ms: Annotated[Millis, Meta(ge=0, le=15_000)] = 3_000
    countdown_ms: Annotated[Millis, Meta(ge=0, le=5_000)] = 3_000
    colours: Literal["chosen", "lot"] = "chosen"  # teams always draw lots
    team_timers: Literal["auto", 1, 2] = "auto"
    piles: Annotated[Literal["auto", 4, 5, 6, 7, 8, 9, 10, 11, 12], Meta(examples=[4, 12])] = "auto"
    pile_cut: Literal["even", "ragged"] = "even"
    twins: Literal["auto", "on", "off"] = "auto"
    hermes_jealous: bool = False
    clumsy: bool = False
    colour_vote: bool = True
    timer_mean_ms: Annotated[Millis, Meta(ge=10_000, le=60_000, examples=[10_000])] = 30_000
    timer_spread: Annotated[Literal[0, 5, 10, 15, 20, 25], Meta(examples=[0, 25])] = 15
    timer_balance: Literal["none", "mirror"] = "none"
    time_scale: Annotated[float, Meta(ge=0.5, le=4, examples=[0.5, 1.5])] = 1.0  # multiples of 0.25
    clock: Literal["live", "steps"] = "live"
    hand_ms: Annotated[Millis, Meta(ge=0, le=1_000)] = 200
    fair_window_ms: Annotated[Millis, Meta(ge=0, le=300)] = 120  # the table holds each command this long; 0: not at all
    stamp_window_ms: Annotated[Millis, Meta(ge=0, le=1_000)] = 0
    plans: bool = False
    plan_delay_ms: Annotated[Millis, Meta(ge=0, le=2_000)] = 300
    early_grace_ms: Annotated[Millis, Meta(ge=0, le=1_000)] = 250
    deadlock_ms: Annotated[Millis, Meta(ge=5_000, le=30_000)] = 10_000
    duel_zone_ms: Annotated[Millis, Meta(ge=4_000, le=20_000)] = 8_000
    duel_tie_ms: Annotated[Millis, Meta(ge=0, le=200)] = 50
    final_tie: Literal["shared", "extra_round"] = "shared"
    round_limit_ms: Annotated[Millis, Meta(ge=0, le=3_600_000, examples=[60_000])] = 0  # 0: none
    open_scores: bool = False
    victory_hint: bool = True


PRESETS: Final = {
    "first_game": ChronosOptions(time_scale=0.5, plans=True, limits_ms={"choice": 40_000}),
    "calm": ChronosOptions(time_scale=2.0, plans=True, limits_ms={"choice": 40_000}),
    "table": ChronosOptions(),
    "blitz": ChronosOptions(time_scale=0.75, stamp_window_ms=400),
}

# `choice` is for the live clock; in steps a choice has the time of a step. Other play is timed by sand.
PACE: Final = Decisions(
    {  # relaxed, normal, fast; the range of a table's own limit
        "ready": Limit(60_000, 30_000, 15_000, 5_000, 300_000),
        "interval": Limit(40_000, 20_000, 10_000, 5_000, 300_000),
        "choice": Limit(20_000, 10_000, 5_000, 3_000, 60_000),
        "step": Limit(0, 0, 0, 1_000, 120_000),
    }
)


class Terms(msgspec.Struct, frozen=True, gc=False):
    """The options of a table with every `auto` resolved and every time scaled, as the rules use them."""

    mode: Mode
    duel: bool
    level: int
    gods: Literal["on", "off", "later"]
    units: int  # the collectors of tokens: seats or teams
    colours: int  # number in the box in use
    lot: bool  # colours are drawn, not chosen
    one_timer: bool  # a set is one timer, not a pair
    piles: int
    target: int
    rounds_to_win: int
    manual: bool  # victory must be announced
    all_at_once: bool
    player_flips: bool
    ragged: bool
    twins: bool
    jealous: bool
    clumsy: bool
    colour_vote: bool
    mirror: bool
    steps: bool
    shared_end: bool
    open_scores: bool
    victory_hint: bool
    memory_aid: bool
    chat: Chat
    plans: bool
    mean_ms: Millis
    spread: int
    scale: float
    ready_ms: Millis  # NEVER: no limit; so for the other limits
    interval_ms: Millis
    countdown_ms: Millis
    look_ms: Millis
    flip_gap_ms: Millis
    zone_ms: Millis
    choice_ms: Millis
    step_ms: Millis
    hand_ms: Millis
    stamp_ms: Millis
    plan_delay_ms: Millis
    early_grace_ms: Millis
    deadlock_ms: Millis
    tie_ms: Millis
    round_ms: Millis
    hands_only: bool  # a seat without an empty timer can do nothing


def mode_of(options: ChronosOptions, seats: int) -> Mode:
    if options.mode != "auto":
        return options.mode
    if seats == 2:
        return "duel"
    if seats < 6 or (seats == 6 and options.level not in ("auto", 0)):
        return "solo"
    return "teams"


def level_of(options: ChronosOptions, seats: int) -> int:
    if options.level != "auto":
        return options.level
    return 3 if mode_of(options, seats) == "duel" else 0


@lru_cache(maxsize=64)
def _stretched(scale: float) -> Decisions:
    return PACE.stretched("choice", scale)


def pace(options: ChronosOptions) -> Decisions:
    """Time limits. Slower sand gives more time to choose, too."""
    return _stretched(options.time_scale) if options.time_scale > 1 else PACE


def settle(options: ChronosOptions, seats: int) -> Terms:
    """The terms of a table with that number of seats."""
    key = (msgspec.msgpack.encode(options), seats)
    terms = _settled.get(key)
    if terms is None:
        if len(_settled) >= MOST_SETTLED:
            _settled.clear()
        terms = _settled[key] = _settle(options, seats)
    return terms


MOST_SETTLED: Final = 256
_settled: Final[dict[tuple[bytes, int], Terms]] = {}


def _settle(options: ChronosOptions, seats: int) -> Terms:
    mode, level = mode_of(options, seats), level_of(options, seats)
    units = seats // 2 if mode == "teams" else seats
    one_timer = mode == "teams" and (seats > 6 or options.team_timers == 1 or level == 0)
    steps = options.clock == "steps"
    scale = options.time_scale
    manual = options.announce == "manual" or (options.announce == "by_level" and level >= 1)
    decisions = pace(options)
    return Terms(
        mode=mode,
        duel=mode == "duel",
        level=level,
        gods=options.gods,
        units=units,
        colours=5 if level == 0 else 6,
        lot=options.colours == "lot" or mode == "teams",
        one_timer=one_timer,
        piles=options.piles if options.piles != "auto" else 8 if mode == "duel" else units + 3,
        target=options.target if options.target != "auto" else 100 if level <= 1 else 200,
        rounds_to_win=options.rounds_to_win
        if options.rounds_to_win != "auto"
        else 2
        if mode == "solo" and seats >= 5 and level >= 1
        else 3,
        manual=manual,
        all_at_once=options.start_mode == "all" or steps,
        player_flips=options.flipper == "player",
        ragged=options.pile_cut == "ragged",
        twins=options.twins == "on" or (options.twins == "auto" and units != 3),
        jealous=options.hermes_jealous,
        clumsy=options.clumsy,
        colour_vote=options.colour_vote,
        mirror=options.timer_balance == "mirror",
        steps=steps,
        shared_end=options.final_tie == "shared",
        open_scores=options.open_scores,
        victory_hint=options.victory_hint,
        memory_aid=options.memory_aid,
        chat=options.chat,
        plans=options.plans,
        mean_ms=options.timer_mean_ms,
        spread=options.timer_spread,
        scale=scale,
        ready_ms=decisions.time(options, "ready"),
        interval_ms=decisions.time(options, "interval"),
        countdown_ms=options.countdown_ms,
        look_ms=0 if steps else round(options.look_ms * scale),
        flip_gap_ms=round(options.flip_gap_ms * scale),
        zone_ms=round(options.duel_zone_ms * scale),
        choice_ms=decisions.time(options, "step" if steps else "choice"),
        step_ms=decisions.time(options, "step"),
        hand_ms=0 if steps else options.hand_ms,
        stamp_ms=options.stamp_window_ms,
        plan_delay_ms=options.plan_delay_ms,
        early_grace_ms=options.early_grace_ms,
        deadlock_ms=round(options.deadlock_ms * scale),
        tie_ms=-1 if steps else options.duel_tie_ms,  # in steps the order of two moves is always known
        round_ms=options.round_limit_ms or NEVER,
        hands_only=not (
            manual or steps or options.plans or options.clumsy or level == 3 or options.flipper == "player"
        ),
    )


SEATS_OF_MODE: Final[dict[Mode, tuple[int, ...]]] = {
    "solo": (3, 4, 5, 6),
    "solo4": (3,),
    "duel": (2,),
    "teams": (6, 8, 10),
}


def clock_runs(options: ChronosOptions) -> bool:
    return options.clock == "live"


def check_options(options: ChronosOptions, seats: int) -> None:
    """Refuse combinations that the rules exclude (docs/rules/chronos.md, Options). Raises BadOptions."""
    PACE.check(options)
    mode, level = mode_of(options, seats), level_of(options, seats)
    if seats not in SEATS_OF_MODE[mode]:
        allowed = ", ".join(str(count) for count in SEATS_OF_MODE[mode])
        raise BadOptions("mode", "mode_by_seats", mode=mode, counts=allowed, seats=seats)
    if mode == "duel" and level != 3:
        raise BadOptions("level", "duel_level")
    if mode == "solo4" and level == 0:
        raise BadOptions("mode", "solo4_level")
    if mode == "solo" and seats == 6 and level == 0:
        raise BadOptions("level", "six_need_a_colour")
    if options.gods != "on" and level == 3:
        raise BadOptions("gods", "temple_has_gods")
    if options.flipper == "player" and (options.start_mode == "all" or mode == "duel" or options.clock == "steps"):
        raise BadOptions("flipper", "nothing_to_turn")
    if options.piles != "auto" and mode == "duel":
        raise BadOptions("piles", "duel_piles")
    if options.team_timers != "auto" and mode != "teams":
        raise BadOptions("team_timers", "only_in_teams")
    if options.team_timers == 2 and (seats != 6 or level == 0):
        raise BadOptions("team_timers", "two_timers_by_six")
    if options.hermes_jealous and level < 3:
        raise BadOptions("hermes_jealous", "needs_temple")
    if options.twins == "on" and level < 3:
        raise BadOptions("twins", "needs_temple")
    if options.time_scale * 4 != int(options.time_scale * 4):
        raise BadOptions("time_scale", "quarters", least=0.5, most=4)
    if options.clock == "steps":
        for name, on in (
            ("clumsy", options.clumsy),
            ("stamp_window_ms", options.stamp_window_ms > 0),
            ("plans", options.plans),
        ):
            if on:
                raise BadOptions("clock", "not_in_steps", other=name)
