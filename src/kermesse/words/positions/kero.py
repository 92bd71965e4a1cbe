"""Kero's desert: the row, the lands, the dice, and both clans."""

from kermesse.core.clock import Millis
from kermesse.games.kero.components import (
    CARD,
    CARD_COST,
    CARD_POINTS,
    COLOURS,
    CONQUESTS,
    LAND,
    LAND_COLOUR,
    LAND_JERRICANS,
    LAND_POINTS,
    LAND_SCORES,
    LAND_TUAREKS,
)
from kermesse.games.kero.view_types import Camp, DieOnTable, Fill, KeroView, Truck
from kermesse.words.log import Reader
from kermesse.words.positions.parts import Part, awaited, dotted, labelled, part, words, yes

GOODS = "BWMRJ"


def parts(reader: Reader, view: KeroView, now: Millis) -> list[Part]:
    say = reader.say
    dice = [_die(reader, die) for die in view.dice]
    found = [
        part(say("game-name"), *_table(reader, view)),
        part(
            say("row-label"), *(_slot(reader, view, at, card) for at, card in enumerate(view.row)), _deck(reader, view)
        ),
        part(say("lands-label"), *_lands(reader, view)),
        part(say("dice-label"), *dice),
        *(_clan(reader, view, seat, camp, now) for seat, camp in enumerate(view.camps)),
    ]
    return [one for one in found if one.lines]


def _table(reader: Reader, view: KeroView) -> list[str]:
    say = reader.say
    over = view.phase == "over"
    return [
        dotted(
            say("progress-round", round=view.round, turn=view.turn_no),
            say("progress-last") if view.last_turn else "",
            say("phase-over") if over else "",
        ),
        *awaited(reader, view),
        *([_fill(reader, view, view.fill)] if view.fill is not None else []),
        labelled(reader, say("harvest-label", who=reader.name(view.active)), _goods(reader, view.harvest)),
        labelled(reader, say("position-fires"), [str(view.fires)]) if view.fires else "",
        labelled(reader, say("supply-jerricans", count=view.supply), [str(view.supply)]),
        labelled(
            reader, say("supply-tuareks", count=view.tuarek_pile), [str(view.tuarek_pile), say("position-hidden")]
        ),
        _discarded(reader, "card", view.card_discard),
        _discarded(reader, "land", view.land_discard),
        _discarded(reader, "tuarek", view.tuarek_discard),
    ]


def _discarded(reader: Reader, kind: str, things: list[str]) -> str:
    """The discarded things; without a memory aid only their number."""
    said = [_name(reader, kind, thing) for thing in things if thing]
    hidden = len(things) - len(said)
    if hidden:
        said.append(reader.say("position-face-down", count=hidden))
    return labelled(reader, reader.say(f"position-discarded-{kind}"), said)


def _name(reader: Reader, kind: str, id: str) -> str:
    return reader.say(f"{kind}-{id}")


def _goods(reader: Reader, counts: list[int] | tuple[int, ...]) -> list[str]:
    return [reader.say(f"some-{kind}", count=count) for kind, count in zip(GOODS, counts, strict=False) if count]


def _slot(reader: Reader, view: KeroView, at: int, card: str) -> str:
    say = reader.say
    said = say(
        "row-card",
        slot=at + 1,
        card=_name(reader, "card", card) if card else say("slot-empty"),
        lit=yes(at + 1 in view.payable),
        burns=yes(at + 1 == view.burns),
    )
    number = CARD.get(card)
    if number is None:
        return said
    return dotted(said, ", ".join(_goods(reader, CARD_COST[number])), say("score-points", points=CARD_POINTS[number]))


def _deck(reader: Reader, view: KeroView) -> str:
    return reader.say("deck-label", count=view.deck, conquests=CONQUESTS - view.conquests)


def _lands(reader: Reader, view: KeroView) -> list[str]:
    say = reader.say
    if view.last_turn:
        return [say("outpost-words", count=view.outpost)]
    lines = []
    for at, one in enumerate(view.lands):
        if one.land:
            (a, b), (own, other) = (reader.name(0), reader.name(1)), one.explorers
            words_ = say("land-words", slot=at + 1, land=say(f"land-{one.land}"), a=a, b=b, **{"as": own, "bs": other})
            lines.append(f"{words_} {_worth(reader, one.land)}")
    return lines


def _worth(reader: Reader, land: str) -> str:
    """The value of a land to its winner."""
    number = LAND[land]
    colour = LAND_COLOUR[number]
    say = reader.say
    return dotted(
        say(
            f"land-scores-{LAND_SCORES[number]}",
            points=LAND_POINTS[number],
            colour=say(f"colour-{COLOURS[colour]}") if colour >= 0 else "",
        ),
        say("land-brings-tuareks", n=LAND_TUAREKS[number]) if LAND_TUAREKS[number] else "",
        say("land-brings-jerricans", n=LAND_JERRICANS[number]) if LAND_JERRICANS[number] else "",
    )


def _die(reader: Reader, die: DieOnTable) -> str:
    return reader.say(
        "die-label",
        die=reader.say(f"die-{die.die}"),
        face=reader.say("face-air") if die.in_air or not die.face else _face(reader, die.face),
        burnt=yes(die.face == "F" and not die.in_air),
        kept="no",
    )


def _face(reader: Reader, face: str) -> str:
    kind, count = face[0], int(face[1:] or 1)
    return reader.say(f"some-{kind}", count=count) if kind in GOODS else reader.say(f"face-{kind}")


def _fill(reader: Reader, view: KeroView, fill: Fill) -> str:
    title = reader.say("fill-title", of=fill.of, number=fill.number, who=reader.name(view.active))
    return labelled(reader, title, [reader.say("fill-throws", throws=fill.throws), *words(reader, "die", fill.dice)])


def _clan(reader: Reader, view: KeroView, seat: int, camp: Camp, now: Millis) -> Part:
    say = reader.say
    score = camp.score
    standing = view.standing[seat]
    lines = [
        dotted(
            say("score-points", points=score.total),
            say("first-player") if view.first == seat else "",
            labelled(reader, say("facts-jerricans"), [str(camp.jerricans)]),
            labelled(reader, say("facts-explorers"), [str(camp.explorers)]),
        ),
        say("score-words", cards=score.cards, nsp=score.nsp, lands=score.lands, outpost=score.outpost),
        _truck(reader, view, seat, camp.truck, now),
        labelled(reader, say("ending-cards"), (_name(reader, "card", card) for card in camp.cards)),
        labelled(reader, say("ending-lands"), (_name(reader, "land", land) for land in camp.lands)),
        _tuareks(reader, camp, view.hands[seat]),
        labelled(reader, say("standing-label"), [say(f"standing-{standing}")]) if standing else "",
    ]
    return part(reader.name(seat), *lines)


def _tuareks(reader: Reader, camp: Camp, hand: list[str]) -> str:
    """The clan's Tuareks; of another clan's, only their number."""
    said = [_name(reader, "tuarek", kind) for kind in hand]
    if camp.tuareks > len(said):
        said.append(reader.say("position-face-down", count=camp.tuareks - len(said)))
    return labelled(reader, reader.say("facts-tuareks"), said) or reader.say("hand-empty")


def _truck(reader: Reader, view: KeroView, seat: int, truck: Truck, now: Millis) -> str:
    """A truck; its sand has been running since `since`."""
    ran = max(0, now - truck.since)
    fuel = {"flat": truck.fuel_ms, "out": truck.fuel_ms - ran, "in": truck.fuel_ms + ran}[truck.flow]
    fuel = min(max(fuel, 0), truck.capacity_ms)
    who = reader.name(seat)
    if view.options.clock == "calm":
        return reader.say("tank-label", who=who, litres=round(fuel / 1000), of=round(truck.capacity_ms / 1000))
    seconds, of = -(-fuel // 1000), truck.capacity_ms // 1000
    return reader.say("truck-label", who=who, seconds=seconds, of=of, flow=truck.flow)
