"""Every refusal, event, component and question has its words in both languages, and none is left over."""

import re

import pytest

import kermesse.games.chronos as chronos
from kermesse.core.tags import snake_case
from kermesse.games.chronos.commands import CALL_DEADLOCK, CASSANDRE_TAKE, MOST_PILES, Choose, Phrase
from kermesse.games.chronos.components import BASE_GODS, CODES, COLOURS, GODS
from kermesse.games.chronos.events import (
    EVENTS,
    CardCancelled,
    CardTaken,
    ChoiceMade,
    ChoiceTimedOut,
    GodTaken,
    OfferMade,
    PileDiscarded,
    PilesSwapped,
    RoundEnded,
    Said,
    TimerMoved,
    TimerShifted,
    TokensGained,
)
from kermesse.games.chronos.state import ChoiceKind
from kermesse.games.chronos.wording import WORDING
from kermesse.words import LANGUAGES, catalogue, has_message
from kermesse.words.log import Reader, say_event
from tests.games.chronos.table import Table, kinds
from tests.games.test_rules_cited import refusals

HOUSE = re.findall(r"^([\w-]+) =", catalogue("", "en"), re.MULTILINE)


def messages(language):
    """Messages of the engine; those after `## Board` are the board's alone, and web/tests/words.test.ts checks them."""
    engine, _, _ = catalogue("chronos", language).partition("## Board")
    return set(re.findall(r"^([\w-]+) =", engine, re.MULTILINE))


def refusal_codes():
    """Refusal codes in the source, and every code that a helper returns."""
    found = {"bad_choice", "protected", "jealous"} | {code for code, _, _ in refusals("chronos") if code}
    return {f"refused-{code.replace('_', '-')}" for code in found}


def wanted():
    names = {"game-name", "ask-ready", "ask-play", "ask-steps"}
    names |= {f"mode-{mode}" for mode in ("solo", "solo4", "duel", "teams")} | {f"level-{level}" for level in range(4)}
    names |= {f"colour-{colour}" for colour in COLOURS} | {f"card-{code}" for code in CODES}
    names |= {f"god-{god}" for god in GODS} | {f"power-{god}" for god in GODS}
    names |= {f"power-{CODES[god]}" for god in BASE_GODS} | {f"phrase-{phrase}" for phrase in Phrase.__args__}
    names |= {f"event-{event.replace('_', '-')}" for event in told_events()}
    names |= {"the-timer", *(f"asking-{kind.replace('_', '-')}" for kind in ChoiceKind.__args__)}
    names |= {f"nth-{pile}" for pile in range(MOST_PILES)} | {f"the-{code}" for code in WITH_AN_ARTICLE}
    names |= {f"ask-{kind}" for kind in ChoiceKind.__args__}
    return names | refusal_codes()


WITH_AN_ARTICLE = ("T10", "T20", "T30", "T50", "T100", "MIN", "HYD", "WN", "WS", "WO", "WE", "CYCLOPE")


def told_events():
    return {snake_case(event.__name__) for event in EVENTS} - WORDING.silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_left_over(language):
    assert {name for name in wanted() if not has_message("chronos", language, name)} == set()
    assert messages(language) - wanted() - set(HOUSE) == set()


NAMES = ("Anselme", "Zoé", "Élodie", "Yann")


def told(language, event, me=-1):
    return say_event(Reader(chronos.GAME, language, NAMES, me), event).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (
            OfferMade(0, "HELIOS", 2, [], None, []),
            "Anselme offre 2 cartes pour Hélios.",
            "Anselme offers 2 cards for Helios.",
        ),
        (
            OfferMade(0, "CYCLOPE", 1, [], None, []),
            "Anselme offre une carte pour le Cyclope.",
            "Anselme offers one card for the Cyclops.",
        ),
        (
            OfferMade(0, "HERA", 0, [], None, []),
            "Cassandre apporte Héra à Anselme sans rien payer.",
            "Cassandra brings Anselme Hera for nothing.",
        ),
        (
            ChoiceMade(2, "hermes", Choose(), 0),
            "Élodie refuse l’échange : chacun garde sa pile.",
            "Élodie declines: no piles are swapped.",
        ),
        (ChoiceMade(2, "hermes", Choose(target=1), 0), "", ""),
        (
            ChoiceMade(1, "hecate", Choose(god="HADES"), 0),
            "Hécate prête à Zoé le pouvoir d’Hadès.",
            "Hecate lets Zoé use the power of Hades.",
        ),
        (ChoiceTimedOut(2, "eos_gift"), "Élodie n’a pas répondu à Éos à temps.", "Élodie did not answer Eos in time."),
        (CardTaken(0, "HYD#1", "pile:2", None, 3), "Anselme prend l’Hydre.", "Anselme takes the Hydra."),
        (CardTaken(0, "HERMES#1", "pile:2", None, 3), "", ""),
        (GodTaken(0, "HERMES"), "Anselme rencontre Hermès.", "Anselme meets Hermes."),
        (
            CardCancelled(1, 0, "HYD#1", "pile", None),
            "Zoé annule l’Hydre d’Anselme : la carte va sur celle de Zoé.",
            "Zoé strikes the Hydra off Anselme’s pile: it goes onto Zoé’s.",
        ),
        (
            TimerShifted(1, "B2", "pile:0", "pile:3", True, 1),
            "Zoé pousse le sablier bleu 2 vers la pile 4 en le retournant.",
            "Zoé shifts blue timer 2 to pile 4, turned over.",
        ),
        (
            RoundEnded("last_card", [0, 2], [], [], [], []),
            "La manche est finie : une pile est épuisée. Anselme et Élodie la gagnent.",
            "The round is over: a pile is empty. Anselme and Élodie win it.",
        ),
        (TokensGained([1], 1, 1), "Zoé prend un jeton : 1 en tout.", "Zoé takes one token: 1 in all."),
        (
            Said(1, "leave_together", 0, None, ""),
            "Zoé : « On quitte la pile 1 ensemble ? »",
            "Zoé: “Shall we both leave pile 1?”",
        ),
        (TimerMoved(1, "R1", "home", "pile:0", True, 1), "", ""),
    ],
)
def test_what_happened_is_told(event, french, english):
    assert (told("fr", event), told("en", event)) == (french, english)


def test_a_player_is_spoken_to():
    assert told("fr", PilesSwapped(0, 1, [None, None], [0, 0]), me=1) == "Anselme échange sa pile avec la vôtre."
    assert told("en", PilesSwapped(0, 1, [None, None], [0, 0]), me=0) == "You swap piles with Zoé."
    assert (
        told("fr", TimerMoved(1, "R1", "home", "pile:0", True, 1), me=1)
        == "Vous posez le sablier rouge 1 sur la pile 1."
    )
    assert (
        told("en", RoundEnded("hades", [2], [], [], [], []), me=2)
        == "The round is over: Hades has been met. You win it."
    )
    assert told("fr", PileDiscarded(3, 0, []), me=3) == "Vous abandonnez une pile vide contre vos sabliers du sac."


def test_an_effect_is_told_after_its_cause():
    """A timer's move sets off the count of a deadlock: the move's line must come first."""
    stuck = "seats 3\nnow 50000\noption level=0\ntimer R1 on pile:0\ntimer B1 on pile:0"
    table = Table(stuck)
    table.do(2, CALL_DEADLOCK, at=60_000)
    assert kinds(table.move(61_000, 0, "R1", "pile:1")) == ["TimerMoved", "DeadlockCancelled"]


def test_what_cassandra_brings_is_told():
    table = Table("seats 4\noption level=3\nfront 0 = CASSANDRE\nrow = HERA")
    assert kinds(table.do(0, CASSANDRE_TAKE, at=1000))[:2] == ["OfferMade", "GodAcquired"]
