"""The wording of Krom's events (docs/words.md)."""

from typing import Final

from kermesse.core.wording import (
    Amounts,
    Count,
    How,
    Listed,
    Name,
    OneMore,
    Phrase,
    Plain,
    Rows,
    Word,
    Wording,
    by_field,
)
from kermesse.games.krom.components import KINDS
from kermesse.games.krom.reason_kinds import REASONS
from kermesse.games.krom.state import KROMOSAURE

FIGHTER: Final = {KROMOSAURE: "character-kromosaure"}
BONUS: Final = Word(kind="bonus")
# The part of a reward that was received, without Bonus cards: drawing them is another event.
GAINS: Final = Amounts(of=".", kind="amount", names=("kroms", "wood", "bone", "stone", "hearts"))
PAID: Final = Amounts(of=".", kind="amount", names=("kroms", "wood", "bone", "stone"))


def amount(kind: str, count: str) -> How:
    """An amount of a kind, from the fields that hold them."""
    return Phrase(of=".", message="amount-of", args={"kind": Plain(of=kind), "count": Plain(of=count)})


def totals(fighters: str) -> How:
    """Each fighter with its total."""
    args: dict[str, How] = {"who": Name(of=fighters, but=FIGHTER), "total": Plain(of="totals")}
    return Rows(message="fighter-total", args=args)


HEARTS: Final = Phrase(of=".", message="amount-hearts", args={"count": Plain(of="n")})

# The fields of reasons; a field name means the same in all of them.
BECAUSE: Final[dict[str, How]] = {
    "evolution": Word(kind="made"),
    "evolutions": Listed(each=Word(kind="made")),
    "quarry": Word(kind="quarry"),
    "amounts": Amounts(kind="amount", names=KINDS),
}

WORDING: Final = Wording(
    fields={
        "by": Name(but=FIGHTER),
        "winner": Name(but=FIGHTER),
        "place": Word(kind="at"),
        "character": Word(kind="character"),
        "dice": Listed(each=Plain()),
        "key": Word(kind="combination"),
        "card": BONUS,
        "against": BONUS,
    },
    events={
        "destinations_revealed": {
            "places": Rows(message="destination", args={"who": Name(of="#"), "place": Word(of="places", kind="place")})
        },
        "fight_rolled": {"fighters": totals("fighters")},
        "fight_result": {"ranking": totals("ranking")},
        "hearts_lost": {"hearts": HEARTS},
        "hearts_gained": {"hearts": HEARTS},
        "kromosaure_hurt": {"hearts": HEARTS},
        "looted": {
            "what": amount("kind", "n"),
            "title": Phrase(of=".", message="bonus-known", args={"card": Word(of="card", kind="bonus")}),
        },
        "rested": {"gains": GAINS},
        "served": {"gains": GAINS},
        "bonus_drawn": {
            "cards": Listed(each=Phrase(message="bonus-title", args={"card": Word(of=".", kind="bonus")})),
        },
        "gathered": {"card": Word(kind="found"), "gains": GAINS},
        "hunted": {"card": Word(kind="quarry"), "count": Count(of="dice"), "gains": GAINS},
        "rerolled": {"again": Phrase(of="thrown", message="dice-again", args={"count": Count(of=".")})},
        "settled": {"gains": GAINS},
        "evolved": {"card": Word(kind="made"), "paid": PAID},
        "bonus_resolved": {"given": amount("give", "gave"), "taken": amount("take", "took")},
    },
    commands={
        "choose_destination": {"place": Word(kind="place")},
        "play_bonus": {"target": Name()},
        "hunt": {"slot": OneMore()},
        "evolve": {"slot": OneMore()},
        "reroll": {"count": Count(of="dice")},
    },
    reasons=by_field(REASONS, BECAUSE),
    # Visible on the board, or covered by the lines of its effects.
    silent=frozenset(
        {
            "destination_set",
            "round_ended",
            "phase_started",
            "phase_ended",
            "fight_passed",
            "hunt_refilled",
            "evolution_refilled",
        }
    ),
)
