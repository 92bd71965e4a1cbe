"""Every refusal, event, card and decision has its words in both languages, and every word is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from kermesse.core.tags import snake_case
from kermesse.games.kreo import GAME
from kermesse.games.kreo.components import ALTERATION, ELEMENTS, FACES, IDENTITIES, PHRASES, SIDES
from kermesse.games.kreo.rules.ending import RANK_OF
from kermesse.words import catalogue, has_message

SOURCES = Path(__file__).parents[3] / "src/kermesse/games/kreo"
PHASES = ["setup_energy", "divination", "creation_start", "creation", "replay", "over"]
ASKED = [
    "take_energy",
    "divination",
    "reply_exchange",
    "take",
    "theia",
    "guess",
    "japet",
    "play",
    "strike",
    "drop",
    "energy",
    "tethys",
    "japet_play",
]


def refusal_codes():
    text = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    return set(re.findall(r'Refused\(\s*"(\w+)"', text))


def is_told(event):
    return event not in GAME.wording.silent


def wanted():
    names = {"game-name", *(f"refused-{code}" for code in refusal_codes())}
    names |= {
        f"event-{event}" for event in map(snake_case, (kind.__name__ for kind in GAME.event_types)) if is_told(event)
    }
    names |= {f"noun-{identity}" for identity in IDENTITIES} | {"cards-many"}
    names |= {f"same-{identity}" for identity in (*ELEMENTS, "ETHER", "ECLAIR")}  # of which there are several
    names |= {f"card-{identity}" for identity in IDENTITIES} | {f"face-{side}" for side in SIDES}
    names |= {f"{what}-{name}" for name in FACES for what in ("titan", "power")}
    names |= {f"kind-{kind}" for kind in ("element", "nature", "aggression")}
    names |= {f"alteration-{name}" for name in set(ALTERATION.values()) if name}
    names |= {f"phrase-{phrase}" for phrase in PHRASES} | {f"phase-{phase}" for phase in PHASES}
    names |= {f"ask-{decision}" for decision in ASKED} | {f"ending-{code}" for code in RANK_OF}
    return {name.lower().replace("_", "-") for name in names}


def messages(language):
    """Messages of the engine; those after `## Board` (in French `## Plateau`) are the board's alone, and
    web/tests/words.test.ts checks them.
    """
    engine = re.split(
        r"^## (?:Board|Plateau|Le plateau)$", catalogue("kreo", language), maxsplit=1, flags=re.MULTILINE
    )[0]
    return {entry.id.name: entry for entry in parse(engine).body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_without_words_and_no_word_without_use(language):
    assert not {name for name in wanted() if not has_message("kreo", language, name)}
    assert not set(messages(language)) - wanted()
