"""The wording of Kréo's events."""

from typing import Final

from kermesse.core.wording import Listed, Phrase, Plain, Word, Wording

NOUN: Final = Word(kind="noun", upto="-", lower=True)  # a card with its article, whatever its copy
SAME: Final = Word(kind="same", otherwise="noun", upto="-", lower=True)  # the card just named, or the one at that place

WORDING: Final = Wording(
    fields={
        "card": NOUN,
        "cards": Listed(each=NOUN),
        "nature": NOUN,
        "given": NOUN,
        "taken": NOUN,
        "guess": NOUN,
        "element": Word(kind="card", lower=True),
        "name": Word(kind="titan", lower=True),
    },
    events={
        "card_shown": {
            "many": Phrase(of="count", message="cards-many", args={"count": Plain()}),
        },
        "element_in_play": {"card": SAME},
        "card_lost": {"card": SAME},
        "eclair_struck": {"card": SAME},
        "protected": {"card": SAME},
        "protection_returned": {"card": SAME},
        "volatile_gone": {"card": SAME},
        "nature_complete": {"which": Plain(of="nature")},
        "power_used": {"which": Plain(of="name")},
        "game_over": {"ending": Word(of="code", kind="ending")},
    },
    reasons={
        "completes": {"element": NOUN},
        "needs": {"element": NOUN},
        "follows": {"element": NOUN},
        "lies_in_discard": {"element": NOUN},
        "feeds_itself": {"element": NOUN},
        "enters": {"parents": Listed(each=NOUN)},
        "feeds_nature": {"elements": Listed(each=NOUN)},
        "opens_again": {"opens": Listed(each=NOUN)},
        "only_by_recovering": {"missing": Listed(each=NOUN)},
    },
    commands={"recover": {"give": NOUN}, "mnemosyne": {"give": NOUN}},
    silent=frozenset({"energy_policy_set", "ready_changed", "all_cleared", "turn_ended", "said"}),
)
