"""Every word that the rules need exists in both languages; web/tests/words.test.ts checks the board's own."""

import re
from pathlib import Path

import msgspec.inspect as inspect
import pytest
from fluent.syntax import FluentParser, ast

import kermesse.games.kero
from kermesse.games.kero import GAME
from kermesse.games.kero.commands import SetStandingOrder
from kermesse.games.kero.components import (
    CARD_COLOUR,
    CARD_COST,
    CARD_EFFECT,
    CARD_POINTS,
    CARDS,
    COLOURS,
    COMPONENTS,
    DICE,
    IS_POWER,
    LAND_SCORES,
    LANDS,
    TUAREK_COPIES,
    TUAREKS,
)
from kermesse.games.kero.events import (
    CardDiscarded,
    CardTaken,
    Collected,
    ExplorerBanished,
    ExplorersMoved,
    LandDiscarded,
    LandWon,
    RefuelEnded,
    TruckTipped,
    TuarekDrawn,
    TuarekPlayed,
)
from kermesse.games.kero.rules.play import PHASES_OF
from kermesse.words import LANGUAGES, catalogue, say
from kermesse.words.log import Reader, say_event

HOUSE = {"game_over", "not_your_turn", "wrong_phase", "bad_param"}  # refusals that the house has words for
# Of such names, those that only the board uses.
OF_THE_BOARD = {"die-label", "land-words", "land-gone", "land-mine"}
SOURCES = "".join(path.read_text("utf-8") for path in Path(kermesse.games.kero.__path__[0]).rglob("*.py"))
REFUSALS = set(re.findall(r'Refused\(\s*"(\w+)"', SOURCES))


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue("kero", language))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def expected() -> set[str]:
    asked = {phase for phases in PHASES_OF.values() for phase in phases}
    words = {"game-name", "card-conquest", "land-outpost", "ask-place_free", "phase-over"}
    words |= {f"refused-{code.replace('_', '-')}" for code in REFUSALS - HOUSE}
    told = {inspect.type_info(kind).tag for kind in GAME.event_types} - GAME.wording.silent
    words |= {f"event-{tag.replace('_', '-')}" for tag in told}
    words |= {f"ask-{phase}" for phase in asked}
    words |= {f"card-{name}" for name in CARDS} | {f"effect-{effect}" for effect in CARD_EFFECT}
    words |= {f"land-{name}" for name in LANDS} | {f"land-scores-{kind}" for kind in LAND_SCORES}
    words |= {"land-brings-tuareks", "land-brings-jerricans"}
    words |= {f"tuarek-{kind}" for kind in TUAREKS} | {f"tuarek-{kind}-does" for kind in TUAREKS}
    words |= {f"die-{die}" for die in DICE} | {f"colour-{colour}" for colour in ("white", *COLOURS)}
    words |= {f"resource-{letter}" for letter in "BWMRJ"} | {f"face-{letter}" for letter in "TEF"}
    words |= {f"standing-{order}" for order in ("ask", "never", "always")} | {"outcome-won", "outcome-draw"}
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language):
    """A message that is neither expected here nor used by the board was left behind by a change of the rules."""
    known = set(messages(language))
    assert expected() <= known
    of_the_rules = (
        "refused-",
        "event-",
        "card-",
        "effect-",
        "land-",
        "tuarek-",
        "die-",
        "colour-",
        "resource-",
        "phase-",
    )
    assert {name for name in known - expected() if name.startswith(of_the_rules)} == OF_THE_BOARD


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_sentences_are_the_names_on_the_table(language):
    """Article and quotes are ignored."""
    for kind, ids in (("card", CARDS), ("land", [*LANDS, "outpost"]), ("tuarek", TUAREKS)):
        for name in ids:
            spoken = f"tile-{name.replace('_', '-')}" if kind == "tuarek" else f"the-{kind}-{name}"
            assert say("kero", language, f"{kind}-{name}").lower() in say("kero", language, spoken).lower()


SENTENCES = [
    (
        TruckTipped(0, ["green", "blue"], 2, None),
        "You tip the truck, with the green die and the blue die, for 2 Jerricans.",
    ),
    (TruckTipped(1, ["green"], 0, None), "Zoé tips the truck, with the green die, free of charge."),
    (TruckTipped(1, [], 0, 60_000), "Zoé tips the truck."),
    (
        ExplorersMoved(1, [], ["L09", "L05"], ["L01", "L01"]),
        "Two Explorers of Zoé march: from the Oasis to the Green Valley and from the Crossroads to the Green Valley.",
    ),
    (TuarekPlayed(0, "loot", [0, 2, 0, 0]), "You play “Loot” and add 2 wheat to your harvest."),
    (TuarekPlayed(0, "march", []), ""),
    (TuarekDrawn(0, "loot", True), "You hire a Tuarek for 2 Jerricans: “Loot”."),
    (TuarekDrawn(1, "", False), "Zoé draws a Tuarek."),
    (RefuelEnded(1, 1, 1500, 30_000, "fire"), "All dice burn at the first throw: Zoé has 1.5 l more KERO."),
    (
        ExplorerBanished(1, 0, 1, "L09"),
        "Zoé sends one of your Explorers home from the Oasis, and apologises with 2 Jerricans.",
    ),
    (CardTaken(0, 2, "S09", [0, 3, 0, 0, 0], 2), "You take the Fuel Cache for 3 wheat, and get 2 Jerricans."),
    (Collected(1, [0, 0, 0, 0, 0], 0, 5), "Zoé collects nothing, and 5 dice burn."),
    (LandWon(0, 1, "L10", "tie_power", 2), "You win the Oil Field on a tie, thanks to your Envoy, with 2 Jerricans."),
]
PHRASES = [
    (TruckTipped(1, ["green"], 1, None), "Anselme redresse le camion, avec le dé vert, pour 1 Jerrican."),
    (
        ExplorersMoved(1, [], ["L03"], ["L05"]),
        "Un Explorateur d’Anselme marche des Dunes jaunes au Carrefour.",
    ),
    (CardDiscarded(6, "S07", "fire"), "Le feu emporte les Éclaireurs."),
    (LandDiscarded(1, "L03", "empty"), "Personne n’est allé aux Dunes jaunes\u00a0: cette terre est perdue."),
    (
        ExplorerBanished(0, 1, 1, "L09"),
        "Vous renvoyez un Explorateur d’Anselme de l’Oasis et vous excusez avec 2 Jerricans.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_the_log_tells_what_happened(event, sentence):
    assert say_event(Reader(GAME, "en", ["Ada", "Zoé"], 0), event) == sentence


@pytest.mark.parametrize(("event", "sentence"), PHRASES)
def test_the_log_speaks_french(event, sentence):
    assert say_event(Reader(GAME, "fr", ["Ada", "Anselme"], 0), event) == sentence


def test_sentences_count_as_their_language_does():
    assert say("kero", "en", "refused-not-enough-jerricans", price=1, has=0) == "That costs 1 Jerrican; you have 0."
    assert (
        say("kero", "fr", "refused-not-enough-jerricans", price=2, has=1)
        == "Il faut 2 Jerricans\u00a0; vous en avez 1."
    )


def test_a_tag_is_the_name_of_its_command():
    assert set(GAME.command_types) == {*PHASES_OF, SetStandingOrder}


class TestComponents:
    def test_every_row_says_where_it_comes_from(self):
        known = {"rulebook", "derived", "published", "reconstructed"}
        rows = [row for kind in ("die", "card", "land", "tuarek") for row in COMPONENTS[kind]]
        rows += [COMPONENTS["counts"], COMPONENTS["truck"], COMPONENTS["conquest"]]
        assert all(set(row["provenance"].values()) <= known for row in rows)

    def test_the_sums_of_the_rules_document(self):
        assert [sum(cost[kind] for cost in CARD_COST) for kind in range(5)] == [41, 33, 31, 25, 4]
        assert [CARD_COLOUR.count(colour) for colour in range(4)] == [9, 9, 9, 9]
        assert (sum(CARD_POINTS), sum(IS_POWER), sum(TUAREK_COPIES)) == (53, 10, 17)
        assert CARD_EFFECT.count("nsp") == 5
