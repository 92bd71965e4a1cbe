"""Chronos' piles and realms, and each sand timer's place and sand."""

from kermesse.core.clock import Millis
from kermesse.games.chronos.components import COST, GOD_OF
from kermesse.games.chronos.view_types import ChronosView, Mine, PileView, SeatView, TimerView
from kermesse.words.grammar import cap
from kermesse.words.log import Reader, say_command
from kermesse.words.positions.parts import Part, dotted, labelled, names, part


def parts(reader: Reader, view: ChronosView, now: Millis) -> list[Part]:
    say = reader.say
    elsewhere = [timer for timer in view.timers if not timer.where.startswith("pile:") and timer.where != "box"]
    temple = [_god(reader, god) for god in view.temple]
    found = [
        part(say("game-name"), *_table(reader, view)),
        part(say("ring-label"), *(_pile(reader, view, at, pile) for at, pile in enumerate(view.piles))),
        part(say("position-timers"), *(_timer(reader, view, timer) for timer in elsewhere)),
        part(say("temple-title"), *(temple or [say("temple-empty")] if view.level == 3 else [])),
        *(_seat(reader, view, seat, one) for seat, one in enumerate(view.seats)),
    ]
    return [one for one in found if one.lines]


def _table(reader: Reader, view: ChronosView) -> list[str]:
    say = reader.say
    last = view.last_round if view.phase in ("interval", "over") else None
    return [
        dotted(say("progress-round", round=view.round, tokens=view.rounds_to_win), say(f"position-phase-{view.phase}")),
        dotted(say(f"mode-{view.mode}"), say(f"level-{view.level}"), say("temple-goal", target=view.target)),
        labelled(reader, names(reader, last.winners), [say(f"reason-{last.reason}")]) if last is not None else "",
        say("deadlock-runs", name=reader.name(view.deadlock.by)) if view.deadlock is not None else "",
        *(
            say("take-reach", name=reader.name(take.seat)) + f" ({_place(reader, f'pile:{take.pile}')})"
            for take in view.takes
        ),
        say("discard-count", count=view.discard_count),
        ", ".join(_card(reader, card) for card in view.discard or ()),
    ]


def _card(reader: Reader, card: str) -> str:
    """A red-back card (`T10#3`) or a god of the temple."""
    code = card.partition("#")[0]
    return reader.say(f"card-{code}" if reader.has(f"card-{code}") else f"god-{code}")


def _god(reader: Reader, god: str) -> str:
    price = str(COST[GOD_OF[god]])
    name = f"{_card(reader, god)} ({labelled(reader, reader.say('position-price'), [price])})"
    return labelled(reader, name, [reader.say(f"power-{god}")])


def _pile(reader: Reader, view: ChronosView, at: int, pile: PileView) -> str:
    if not pile.left:
        return labelled(reader, _place(reader, f"pile:{at}"), [reader.say("pile-empty")])
    there = [_timer(reader, view, timer) for timer in view.timers if timer.where == f"pile:{at}"]
    return reader.say(
        "pile-label",
        pile=at + 1,
        up="yes" if pile.up else "no",
        card=_card(reader, pile.top) if pile.top else "",
        left=pile.left,
        timers=len(there),
        names="; ".join(map(cap, there)),
    )


def _timer(reader: Reader, view: ChronosView, timer: TimerView) -> str:
    say = reader.say
    state = _condition(view, timer)
    return say(
        "timer-label",
        owner="mine" if timer.seat == reader.me >= 0 else "neutral" if timer.seat < 0 else "other",
        timer=say("timer-name", colour=say(f"colour-{timer.id[0]}"), number=timer.id[1:]),
        name=reader.name(timer.seat),
        place=_place(reader, timer.where),
        runs="yes" if state == "runs" else "no",
        seconds=-(-timer.sand // 1000),
        state=say(f"state-{state}"),
    )


def _condition(view: ChronosView, timer: TimerView) -> str:
    if timer.where == "bag":
        return "bag"
    if timer.sand:
        return "runs"
    if timer.where == "home":
        return "home"
    return "blocked" if any(one is not timer and one.where == timer.where for one in view.timers) else "alone"


def _place(reader: Reader, where: str) -> str:
    kind, _, number = where.partition(":")
    if kind == "pile":
        return reader.say("place-pile", pile=int(number) + 1)
    if kind == "realm":
        return reader.say("place-realm", name=reader.name(int(number)))
    return reader.say(f"place-{kind}")


def _seat(reader: Reader, view: ChronosView, seat: int, one: SeatView) -> Part:
    say = reader.say
    name = reader.name(seat)
    pile = ""
    if one.pile is not None:
        cards = [_card(reader, card) for card in one.pile]
        pile = labelled(reader, say("position-pile"), cards)
    elif one.top is not None:
        pile = say("their-pile", name=name, count=one.count, card=_card(reader, one.top))
    lines = [
        dotted(
            say("tokens-count", count=one.tokens),
            say("points-short", points=one.score) if one.score is not None else "",
            say("protected-label") if "ATHENA" in one.front else "",
            say("seat-ready") if one.ready and view.phase in ("ready", "interval") else "",
            say("seat-choosing") if one.choosing is not None else "",
        ),
        pile or say("their-pile-empty", name=name),
        labelled(
            reader,
            say("winds-label", count=len(one.winds), factor=one.multiple),
            (_card(reader, card) for card in one.winds),
        ),
        *(labelled(reader, _card(reader, god), [say(f"power-{god}")]) for god in one.front),
        say("reserved-label", god=_card(reader, one.reserved)) if one.reserved is not None else "",
        say("stored-label", count=one.stored) if one.stored else "",
    ]
    if seat == reader.me and view.me is not None:
        lines += _mine(reader, view, view.me)
    return part(name, *lines)


def _mine(reader: Reader, view: ChronosView, mine: Mine) -> list[str]:
    say = reader.say
    stored = ", ".join(_card(reader, card) for card in mine.stored)
    return [
        say("stored-cards", cards=stored) if stored else "",
        *(say_command(reader, plan) for plan in mine.plans),
        say_command(reader, mine.act) if mine.act is not None else "",
    ]
