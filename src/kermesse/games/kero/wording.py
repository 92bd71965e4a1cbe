"""The wording of Kero's events (docs/words.md)."""

from typing import Final

from kermesse.core.wording import Amounts, Count, How, Listed, Plain, Rows, Word, Wording, by_field
from kermesse.games.kero.reason_kinds import REASONS

PRICE: Final = Amounts(kind="some", names=("B", "W", "M", "R", "J"))
# The fields of reasons; a field name means the same in all of them.
BECAUSE: Final[dict[str, How]] = {
    "amounts": PRICE,
    "die": Word(kind="the-die"),
    "resource": Word(kind="resource"),
}

WORDING: Final = Wording(
    fields={
        "card": Word(kind="the-card"),
        "land": Word(kind="the-land"),
        "place": Word(kind="the-land"),
        "kind": Word(kind="tile"),
    },
    events={
        "tuarek_played": {"tile": Plain(of="kind"), "loot": Amounts(kind="some", names=("B", "W", "M", "R"))},
        "truck_tipped": {
            "specials": Listed(each=Word(kind="the-die")),
            "count": Count(of="specials"),
        },
        "collected": {"harvest": PRICE},
        "card_taken": {"paid": PRICE},
        "explorer_placed": {"land": Plain()},
        "explorers_moved": {
            "routes": Rows(
                message="march-route",
                args={"start": Word(of="starts", kind="the-land"), "end": Word(of="ends", kind="the-land")},
            ),
            "count": Count(of="starts"),
        },
        "explorer_banished": {"land": Plain()},
        "lands_revealed": {"lands": Listed(each=Word(kind="land"))},
        "standing_order_set": {"ambush": Word(kind="standing")},
    },
    commands={
        "tip": {"specials": Listed(each=Word(kind="the-die"))},
        "roll": {"count": Count(of="dice")},
        "place_explorer": {"land": Plain()},
        "place_free": {"land": Plain()},
        "claim_tie": {"land": Plain()},
        "play_tuarek": {"land": Plain()},
    },
    reasons=by_field(REASONS, BECAUSE),
    # Visible on the table, or covered by the next line.
    silent=frozenset(
        {
            "dice_thrown",
            "dice_landed",
            "refuel_started",
            "refuel_throw",
            "ambush_window",
            "tuarek_bought",
            "turn_ended",
            "card_revealed",
            "explorers_returned",
            "power_gained",
        }
    ),
)
