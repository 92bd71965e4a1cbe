"""Kraaw's nests, card by card."""

from kermesse.core.clock import Millis
from kermesse.games.kraaw.state import MOST_LOCKS
from kermesse.games.kraaw.view_types import KraawView
from kermesse.words.log import Reader, Value
from kermesse.words.positions.parts import Part, awaited, dotted, labelled, part, words, yes

STATES = ("down", "up", "locked")


def parts(reader: Reader, view: KraawView, now: Millis) -> list[Part]:
    return [
        part(reader.say("game-name"), *_table(reader, view)),
        *(_nest(reader, view, seat) for seat in range(view.seats)),
    ]


def _table(reader: Reader, view: KraawView) -> list[str]:
    say = reader.say
    way = "way-clockwise" if view.direction > 0 else "way-counterclockwise"
    lines = [
        dotted(say("progress-final") if view.final else say("progress-round", round=view.round), say(way)),
        *awaited(reader, view),
        say("guard-on") if view.guard.on else "",
        labelled(
            reader, say("deck-title"), (f"{count} × {_card(reader, at + 1)}" for at, count in enumerate(view.deck))
        ),
    ]
    if view.kitty:
        lines.append(labelled(reader, say("kitty-name"), map(str, view.kitty)))
    elif any(row.faces for row in view.rows):
        lines.append(say("kitty-label"))
    if view.looked >= 0:
        you = "seat" if view.active == reader.me else "none"
        lines.append(say("event-looked", you=you, remembers="no", seat=reader.name(view.active), slot=view.looked + 1))
    if view.victim >= 0:
        you = {view.active: "thief", view.victim: "victim"}.get(reader.me, "none")
        args: dict[str, Value] = {"thief": reader.name(view.active), "victim": reader.name(view.victim)}
        lines.append(say("theft-reach", you=you, slot=view.stolen + 1, **args))
    for seat in view.winners if len(view.winners) == 1 else ():
        lines.append(say("result-winner", me=yes(seat == reader.me), who=reader.name(seat)))
    if len(view.winners) > 1:
        lines.append(say("result-winners", count=len(view.winners)))
    return lines


def _card(reader: Reader, value: int) -> str:
    return f"{value} ({reader.say(f'treasure-{value}')})"


def _nest(reader: Reader, view: KraawView, seat: int) -> Part:
    say = reader.say
    row = view.rows[seat] if seat < len(view.rows) else None
    own = seat == reader.me
    most = max((one.total for one in view.rows), default=0)
    facts = [
        *words(reader, "crow", [view.crows[seat]] if seat < len(view.crows) else []),
        say("nest-wins", wins=view.wins[seat], goal=view.options.wins_to_game),
    ]
    lines = []
    if row is not None and row.faces:
        facts += [
            say("nest-locks", left=MOST_LOCKS - row.locks),
            say("nest-total", total=row.total, leads=yes(row.total == most > 0)),
            say("nest-first") if view.first == seat else "",
            say("nest-countdown") if row.countdown else "",
        ]
        lines = [_slot(reader, view, seat, slot) for slot in range(len(row.faces))]
    elif view.contenders and seat not in view.contenders:
        facts.append(say("nest-watching"))
    if own and view.mine is not None:
        lines += _mine(reader, view)
    return part(say("nest-cards", name=reader.name(seat)), dotted(*facts), *lines)


def _slot(reader: Reader, view: KraawView, seat: int, slot: int) -> str:
    row = view.rows[seat]
    own = seat == reader.me
    value = row.values[slot]
    if own and not value and view.mine is not None and view.mine.deduced:
        value = view.mine.deduced[slot]
    said = reader.say(
        "card-label",
        mine="no",
        owner=reader.name(seat),
        slot=slot + 1,
        state=STATES[row.faces[slot]],
        value=value,
        treasure=reader.say(f"treasure-{value}") if value else "",
        known=yes(value),
    )
    return dotted(said, reader.say("nest-from-kitty") if row.chien_slot == slot else "")


def _mine(reader: Reader, view: KraawView) -> list[str]:
    mine, say = view.mine, reader.say
    assert mine is not None
    lines = []
    if mine.seen_hand:
        average = 5 * sum((at + 1) * count for at, count in enumerate(view.deck)) / sum(view.deck)
        lines.append(say("look-hand", total=sum(mine.seen_hand), average=average))
        lines.append(", ".join(_card(reader, value) for value in mine.seen_hand))
    swapped = view.rows[reader.me].chien_slot >= 0 if view.rows else False
    lines.append(labelled(reader, say("mine-unplaced-kitty" if swapped else "mine-unplaced"), map(str, mine.unplaced)))
    lines.append(labelled(reader, say("mine-in-kitty"), map(str, mine.seen_chien)))
    if mine.jewels >= 0:
        lines.append(labelled(reader, say("jewels-count"), [str(mine.jewels)]))
    return lines
