"""Krom's valley: each place with its players and their cards, the offers, and the fight."""

from kermesse.core.clock import Millis
from kermesse.games.krom.components import (
    BEAST_HEARTS,
    EVOLUTIONS,
    FULL_HEARTS,
    KINDS,
    ODDS,
    PLACES,
    PREY,
)
from kermesse.games.krom.view_types import Fight, KromView, Player
from kermesse.words.grammar import listed
from kermesse.words.log import NOTHING, Reader
from kermesse.words.positions.parts import Part, awaited, dotted, labelled, part, words

BEAST = 6


def parts(reader: Reader, view: KromView, now: Millis) -> list[Part]:
    return [
        part(reader.say("game-name"), *_table(reader, view)),
        *([_fight(reader, view, view.fight)] if view.fight is not None else []),
        part(
            reader.say("evolutions-title"),
            *(_evolution(reader, card) for card in view.evolution_row),
            reader.say("pile-left", count=view.evolution_pile),
        ),
        part(
            reader.say("hunts-title"),
            *(_prey(reader, card) for card in view.hunt_row if card),
            reader.say("pile-left", count=view.hunt_pile),
        ),
        *(_player(reader, view, seat, player) for seat, player in enumerate(view.players)),
    ]


def _table(reader: Reader, view: KromView) -> list[str]:
    say = reader.say
    lines = [
        dotted(
            say("progress-round", round=view.round),
            say(f"phase-{view.phase.replace('_', '-')}"),
            *_place(reader, view.place),
        ),
        *(_asked(reader, view) if view.phase == "reaction" else awaited(reader, view)),
        say("standing-aim", target=view.target),
        *(_played(reader, view, at) for at in range(len(view.stack))),
        say("panel-next", who=listed(reader.language, [reader.name(seat) for seat in view.order]))
        if view.order
        else "",
        labelled(reader, say("position-stock"), amounts(reader, view.stock)),
        say("gather-pile", count=view.gather_pile),
        labelled(
            reader, say("position-bonus-pile"), [say("amount-bonus", count=view.bonus_pile), say("position-hidden")]
        ),
        labelled(reader, say("position-discarded-gather"), words(reader, "gather", view.gather_discard)),
        labelled(reader, say("position-discarded-prey"), words(reader, "prey", view.hunt_discard)),
        labelled(reader, say("position-discarded-bonus"), words(reader, "bonus", view.bonus_discard)),
    ]
    if view.beast is not None:
        beast = say("character-kromosaure")
        hearts = say("hearts-label", hearts=view.beast.hearts, most=BEAST_HEARTS)
        lines.append(labelled(reader, beast, [hearts, *_place(reader, view.beast.place)]))
    return lines


def _asked(reader: Reader, view: KromView) -> list[str]:
    """The open question of a cancelled Bonus, without the seat that the table waits for: that is secret."""
    played = view.stack[-1:]
    return [
        reader.say("wait-react", who=reader.name(one.seat), card=words(reader, "bonus", [one.card])[0])
        for one in played
    ]


def _place(reader: Reader, place: str) -> list[str]:
    return words(reader, "at", [place])


def _played(reader: Reader, view: KromView, at: int) -> str:
    one = view.stack[at]
    said = reader.say(
        "stack-told",
        who=reader.name(one.seat),
        card=words(reader, "bonus", [one.card])[0],
        target=reader.name(one.target) if one.target >= 0 else NOTHING,
        give=_kind(reader, one.give),
        take=_kind(reader, one.take),
    )
    return dotted(said, reader.say("stack-beneath") if at < len(view.stack) - 1 else "")


def _kind(reader: Reader, kind: str | None) -> str:
    return words(reader, "kind", [kind])[0] if kind else NOTHING


def amounts(reader: Reader, counts: tuple[int, ...] | list[int]) -> list[str]:
    return [reader.say(f"amount-{kind}", count=count) for kind, count in zip(KINDS, counts, strict=False) if count]


def _evolution(reader: Reader, card: str) -> str:
    if not card:
        return reader.say("evolution-empty")
    found = next(one for one in EVOLUTIONS if one.id == card)
    return reader.say(
        "evolution-label",
        card=reader.say(f"evolution-{card}"),
        points=found.points,
        cost=listed(reader.language, amounts(reader, found.cost)),
        place=words(reader, "place", [PLACES[found.place]])[0] if found.place >= 0 else NOTHING,
        note="",
    ).strip()


def _prey(reader: Reader, card: str) -> str:
    prey, odds = next((one, odds) for one, odds in zip(PREY, ODDS, strict=True) if one.id == card)
    return reader.say(
        "prey-label",
        prey=reader.say(f"prey-{card}"),
        dice=prey.dice,
        value=prey.value,
        reward=listed(reader.language, amounts(reader, prey.reward)),
        odds=round(100 * odds[0]),
    )


def _fight(reader: Reader, view: KromView, fight: Fight) -> Part:
    say = reader.say
    lines = []
    for at, fighter in enumerate(fight.fighters):
        who = say("character-kromosaure") if fighter == BEAST else reader.name(fighter)
        you = "who" if fighter == reader.me else NOTHING
        said = say("fighter-total", you=you, who=who, total=fight.totals[at])
        facts = [say("die-label", value=fight.dice[at])]
        if fighter in fight.passed:
            facts.append(say("duel-passed"))
        if fight.ranked and fight.ranked[0] == fighter:
            facts.append(say("duel-wins" if fight.over else "duel-ahead"))
        elif at < len(fight.losses) and fight.losses[at]:
            facts.append(say("duel-loses", n=fight.losses[at]))
        if at < len(fight.knocked_out) and fight.knocked_out[at]:
            facts.append(say("duel-out"))
        lines.append(dotted(said, *facts))
    if view.place:
        order = "duel-heavy" if fight.heavy_first else "duel-light"
        lines.append(say(order, place=say(f"place-{view.place}")))
    return part(say("duel-summary"), *lines)


def _player(reader: Reader, view: KromView, seat: int, player: Player) -> Part:
    say = reader.say
    who = labelled(reader, reader.name(seat), words(reader, "character", [player.character])) or reader.name(seat)
    if not player.character:
        return part(who, say("position-no-character"), _hand(reader, player))
    state = [
        say("lane-out") if player.knocked_out else "",
        say("trophy-name") if player.trophy else "",
        say("lane-acts") if view.phase == "action" and view.active == seat else "",
    ]
    lines = [
        dotted(
            say("score-points", points=player.points),
            say("hearts-label", hearts=player.hearts, most=FULL_HEARTS),
            say("weight-kg", kg=player.weight),
            *_place(reader, player.place),
            *state,
        ),
        ", ".join(amounts(reader, [player.kroms, player.wood, player.bone, player.stone])) or say("amount-nothing"),
        labelled(reader, say("evolutions-title"), words(reader, "evolution", player.evolutions))
        or say("ending-nothing"),
        _hand(reader, player),
    ]
    if player.chosen:
        chosen = words(reader, "place", [player.destination])
        lines.append(labelled(reader, say("position-destination"), chosen or [say("position-hidden")]))
    if seat == reader.me and view.mine is not None:
        lines += [
            say("auto-decline") if view.mine.auto_decline else "",
            say("auto-pass") if view.mine.auto_pass else "",
        ]
    return part(who, *lines)


def _hand(reader: Reader, player: Player) -> str:
    """A player's hand; of another's, the cards that this viewer knows."""
    if not player.bonus:
        return reader.say("hand-empty")
    known = words(reader, "bonus", player.hand)
    hidden = player.bonus - len(known)
    if hidden:
        known.append(dotted(reader.say("amount-bonus", count=hidden)) + f" ({reader.say('position-hidden')})")
    return labelled(reader, reader.say("position-hand"), known)
