"""The wording of Chronos' events; things that everybody sees all the time have no line in the log."""

from typing import Final

from kermesse.core.wording import Count, How, Listed, Name, OneMore, Part, Phrase, Plain, Word, Wording, by_field
from kermesse.games.chronos.reason_kinds import REASONS

CARD: Final = Word(kind="the", otherwise="card", upto="#")
GOD: Final = Word(kind="the", otherwise="god")
TIMER: Final = Phrase(
    message="the-timer",
    args={"colour": Part(of=".", last=1, each=Word(kind="colour")), "number": Part(of=".", first=1)},
)
MARKER: Final = Part(last=1, each=Word(kind="colour"))


# The fields of reasons; a field name means the same in all of them.
BECAUSE: Final[dict[str, How]] = {"card": CARD, "god": GOD, "start": OneMore()}


def _place(field: str) -> dict[str, How]:
    """The kind of a place (`pile`, `home`, `real`) and its number."""
    return {"place": Part(of=field, last=4), "number": Part(of=field, first=5, each=Word(kind="nth"))}


WORDING: Final = Wording(
    fields={
        "timer": TIMER,
        "timers": Listed(each=TIMER),
        "pile": OneMore(),
    },
    events={
        "round_set_up": {"gods": Listed(of="temple", each=GOD)},
        "stored_revealed": {"cards": Listed(each=CARD)},
        "timer_moved": _place("to"),
        "timer_shifted": _place("to"),
        "neutral_moved": _place("to"),
        # A god that is taken is used at once, and another line says that.
        "card_taken": {"card": CARD, "code": Part(of="card", last=2)},
        "god_taken": {"god": Word(kind="card")},
        "choice_made": {
            "target": Name(of="answer.target"),
            "god": Word(of="answer.god", kind="card"),
            "timer": Plain(of="answer.timer"),
        },
        "choice_timed_out": {"god": Word(of="kind", kind="asking")},
        "choice_lost": {"god": Word(of="kind", kind="asking")},
        "card_cancelled": {"card": CARD},
        "offer_made": {"card": GOD},
        "card_reserved": {"card": GOD},
        "god_bought": {"card": GOD},
        "markers_swapped": {"mine": MARKER, "theirs": MARKER},
        "winds_discarded": {"count": Count(of="cards")},
        "ouranos_used": {"got": CARD, "shown": CARD},
        "card_given": {"card": CARD},
        "round_ended": {"count": Count(of="winners")},
        "tokens_gained": {"count": Count(of="seats")},
        "colour_chosen": {"colour": Word(kind="colour")},
    },
    commands={
        "move_timer": {**_place("to"), "take": Plain()},
        "plan_move": _place("to"),
        "offer": {"card": GOD},
        "gaia_buy": {"card": GOD},
        "ouranos": {"give": CARD, "get": CARD},
        "move_neutral": _place("to"),
        "choose": {"target": Name()},
    },
    reasons=by_field(REASONS, BECAUSE),
    silent=frozenset(
        {
            "seat_ready",
            "pile_flipped",
            "timer_emptied",
            "take_begun",
            "choice_opened",
            "god_acquired",
            "plan_stored",
            "act_submitted",
            "step_ended",
            "game_over",
        }
    ),
)
