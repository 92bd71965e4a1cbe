"""The wording of Kraaw's events (docs/words.md)."""

from typing import Final

from kermesse.core.wording import Count, Listed, Name, OneMore, Plain, Rows, Word, Wording

WORDING: Final = Wording(
    fields={
        "slot": OneMore(),
        "crow": Word(kind="crow"),
        "values": Listed(each=Plain()),
    },
    events={
        "jewels_declared": {
            "counts": Rows(message="jewels-of", args={"who": Name(of="#"), "jewels": Plain(of="counts")})
        },
        "revealed": {"treasure": Word(of="value", kind="treasure")},
        "exchanged": {
            "thief": Name(of="thief.seat"),
            "victim": Name(of="victim.seat"),
            "thief_slot": OneMore(of="thief.slot"),
        },
        # A winner who also ended the round is addressed as the winner: `ender` comes after `winners`.
        "round_ended": {
            "totals": Rows(message="total-of", args={"who": Name(of="#"), "total": Plain(of="totals")}),
            "count": Count(of="winners"),
            "equal": Count(of="tied"),
            "by": Plain(),
            "ender": Name(of="by"),
        },
        "game_ended": {"count": Count(of="champions")},
    },
    commands={"bonus": {"lock": OneMore(), "flip": OneMore()}},
    silent=frozenset(
        {"game_started", "cards_dealt", "turn_started", "turn_ended", "retaliation_chosen", "round_revealed"}
    ),
)
