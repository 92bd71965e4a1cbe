"""Kréo's planet as it grows, and what each player holds before them."""

from collections import Counter
from collections.abc import Iterable

from kermesse.core.clock import Millis
from kermesse.games.kreo.components import ALTERATION, IDENTITY
from kermesse.games.kreo.view_types import KreoView, Mine, NatureView, TitanView
from kermesse.words.grammar import listed
from kermesse.words.log import NOTHING, Reader
from kermesse.words.positions.parts import Part, awaited, dotted, labelled, names, part, yes


def parts(reader: Reader, view: KreoView, now: Millis) -> list[Part]:
    return [
        part(reader.say("game-name"), *_table(reader, view)),
        part(reader.say("tree-title"), *_tree(reader, view)),
        *(_person(reader, view, seat) for seat in range(view.seats)),
    ]


def card_of(reader: Reader, view: KreoView, card: str) -> str:
    """A card, with its alteration if the table plays with alterations."""
    name = reader.say(f"card-{_identity(card)}")
    mark = ALTERATION.get(card, "") if view.options.altered else ""
    return reader.say("card-altered", card=name, mark=reader.say(f"alteration-{mark}")) if mark else name


def _identity(card: str) -> str:
    return str(IDENTITY.get(card, card)).lower()


def _cards(reader: Reader, view: KreoView, cards: Iterable[str]) -> list[str]:
    return [card_of(reader, view, card) for card in cards if card]


def _table(reader: Reader, view: KreoView) -> list[str]:
    say = reader.say
    turn = say("progress-turn", turn=view.turn, left=view.turns_left) if view.turn and view.phase != "over" else ""
    warned = "warn-first-turn" if view.turn == 1 else "warn-last-turn" if view.last_turn or view.surely_last else ""
    open_ = view.exchange
    outlook = view.outlook
    missing = _cards(reader, view, outlook.missing)
    return [
        dotted(turn, say(f"phase-{view.phase.replace('_', '-')}")),
        *awaited(reader, view),
        say(f"ending-{view.result.code.replace('_', '-')}") if view.result is not None else "",
        say(warned) if warned and view.phase != "over" else "",
        say("warn-maybe-last") if view.maybe_last else "",
        say("warn-hecatonchires") if view.hecatonchires else "",
        say(
            f"outlook-{outlook.state}",
            why=outlook.why or NOTHING,
            what=listed(reader.language, missing),
            many=len(missing),
            needs=outlook.needs,
            held=outlook.held,
        ),
        say("reserve-label", count=view.reserve),
        say("aggressions-left", count=view.aggressions_left),
        labelled(reader, say("order-title"), (reader.name(seat) for seat in view.order)),
        say("exchange-open", **{"from": reader.name(open_.seat), "to": reader.name(open_.to)}) if open_ else "",
        *(say("announced-hyperion", who=reader.name(seat)) for seat in view.announced.hyperion),
        *(say("announced-crios", who=reader.name(seat)) for seat in view.announced.crios),
        say("last-played", kind=say(f"kind-{view.last_played}")) if view.last_played else "",
        *(
            [say("event-card-revealed", **_who(reader, view.player), card=_noun(reader, view.current))]
            if view.current
            else []
        ),
        labelled(reader, say("discard-title"), _discarded(reader, view)),
        dotted(say("vote-word", count=len(view.votes)), names(reader, view.votes)) if view.votes else "",
    ]


def _who(reader: Reader, seat: int) -> dict[str, str]:
    return {"you": "seat" if seat == reader.me else NOTHING, "seat": reader.name(seat)}


def _noun(reader: Reader, card: str) -> str:
    return reader.say(f"noun-{_identity(card)}")


def _discarded(reader: Reader, view: KreoView) -> list[str]:
    counts = Counter(_cards(reader, view, view.discard))
    said = [reader.say("discard-card", card=card, count=count) for card, count in counts.items()]
    return said or [reader.say("discard-empty")]


def _tree(reader: Reader, view: KreoView) -> list[str]:
    say = reader.say
    lines = [_nature(reader, view, one) for one in view.table]
    lines.append(labelled(reader, say("hint-nature-now").rstrip("."), _cards(reader, view, view.open)))
    if view.closed:
        lines.append(say("discard-closes", what=listed(reader.language, _cards(reader, view, view.closed))))
    return lines


def _nature(reader: Reader, view: KreoView, here: NatureView) -> str:
    """A Nature card and the cards under it, with the Element that one may replace."""
    name = card_of(reader, view, here.nature)
    missing = listed(reader.language, [reader.say(f"card-{element.lower()}") for element in here.missing])
    said = (
        reader.say("star-building", name=name, missing=missing, has=len(here.owned)).partition("\n")[0]
        if here.missing
        else reader.say("star-complete", name=name)
    )
    under = []
    for one in here.owned:
        as_element = reader.say(f"card-{one.element.lower()}")
        card = card_of(reader, view, one.card)
        under.append(card if _identity(one.card) == one.element.lower() else f"{card} ({as_element})")
        if one.token:
            under[-1] += f" ({reader.say('energy-word')})"
    return dotted(said.rstrip("."), ", ".join(under))


def _person(reader: Reader, view: KreoView, seat: int) -> Part:
    say = reader.say
    rank = view.order.index(seat) + 1 if seat in view.order else 0
    label = say(
        "person-label",
        name=reader.name(seat),
        rank=rank,
        energy=view.energy[seat],
        cards=view.cards[seat],
        first=yes(view.first_player == seat),
        state=_state(reader, view, seat),
    )
    down = sum(view.down[seat]) if seat < len(view.down) else 0
    mine = view.mine if seat == reader.me else None
    lines = [label, _titan(reader, view.titans[seat]) if seat < len(view.titans) else ""]
    if mine is not None:
        lines += _mine(reader, view, mine)
    elif seat < len(view.laid) and any(view.laid[seat]):
        lines.append(labelled(reader, say("position-laid"), _cards(reader, view, view.laid[seat])))
    else:
        lines += [say("card-face-down")] * down
    if seat < len(view.hands) and view.hands[seat]:
        lines.append(labelled(reader, say("position-hand"), _cards(reader, view, view.hands[seat])))
    for bet in view.bets:
        if bet.target == seat:
            guess = _noun(reader, bet.guess) if bet.guess else "?"
            lines.append(say("bet-on", who=reader.name(bet.by), guess=guess))
    lines += [say("looked-at") for look in view.looks if look.seat == seat]
    seen = [one.card for one in view.seen if one.seat == seat and seat != reader.me]
    lines.append(labelled(reader, say("known-title"), _cards(reader, view, seen)))
    return part(reader.name(seat), *lines)


def _state(reader: Reader, view: KreoView, seat: int) -> str:
    for open_ in view.pending:
        if open_.seat == seat:
            replies = open_.decision == "reply_exchange"
            thinks = open_.decision == "divination" and seat not in view.ready
            return reader.say("person-replies" if replies else "person-thinks" if thinks else "person-decides")
    if seat in view.ready:
        return reader.say("person-ready")
    if view.turn and not view.cards[seat] and not any(view.down[seat]):
        return reader.say("person-no-cards")
    return reader.say("person-sits-out") if view.turn and seat not in view.taking_part else ""


def _titan(reader: Reader, titan: TitanView) -> str:
    if titan.face is None or not titan.name:
        return ""
    say, name = reader.say, titan.name.lower()
    said = f"{say(f'titan-{name}')} ({say(f'face-{titan.face}')}, {say('uses-left', count=titan.uses_left)})"
    return labelled(reader, said, [say(f"power-{name}")])


def _mine(reader: Reader, view: KreoView, mine: Mine) -> list[str]:
    say = reader.say
    lines = [
        labelled(reader, say("down-title"), _cards(reader, view, mine.placed)),
        say("hand-title", count=len(mine.hand)),
    ]
    for card in mine.hand:
        fate = mine.fates.get(card)
        said = card_of(reader, view, card)
        if fate is not None:
            where = listed(reader.language, _cards(reader, view, fate.where))
            hint = say(f"hint-{fate.why.replace('_', '-')}", where=where, count=fate.count)
            said = f"{said}. {hint}"
        shown = [one.to for one in mine.shown if one.card == card]
        if shown:
            said = f"{said} {say('hand-shown', who=names(reader, shown))}"
        lines.append(said)
    if mine.policy == "leave":
        lines.append(say("policy-leave"))
    if mine.alike:
        lines.append(say("setup-alike", face=mine.alike))
    return lines
