"""The faces that the browser draws are those of components.toml: web/src/games/krom/faces.json says nothing else."""

import json
from pathlib import Path
from typing import Any

from kermesse.games.krom.components import (
    ANY_RESOURCE,
    BEAST_HEARTS,
    BEAST_STRENGTH,
    BEAST_WEIGHT,
    BONUS_CARDS,
    BONUS_PRICE,
    CHARACTERS,
    COMBINATIONS,
    DIE_PRICE,
    EVOLUTIONS,
    FULL_HEARTS,
    GATHER_CARDS,
    GATHER_PRICES,
    HEAL,
    HEAL_PRICE,
    KINDS,
    MOST_EXTRA,
    ODDS,
    PLACES,
    PREY,
    REROLL_PRICES,
    REST,
    TOKEN_PRICE,
    WEIGHTS,
    Reward,
)

FACES = Path(__file__).parents[3] / "web/src/games/krom/faces.json"


def amounts(reward: Reward | tuple[int, ...]) -> dict[str, int]:
    return {kind: n for kind, n in zip(KINDS, reward, strict=False) if n}


def place_of(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def faces() -> dict[str, Any]:
    return {
        "prices": {
            "token": TOKEN_PRICE,
            "bonus": BONUS_PRICE,
            "heal": HEAL_PRICE,
            "gather": list(GATHER_PRICES),
            "die": DIE_PRICE,
            "reroll": list(REROLL_PRICES),
        },
        "rest": amounts(REST),
        "heal": HEAL,
        "most_extra": MOST_EXTRA,
        "hearts": FULL_HEARTS,
        "beast": {"hearts": BEAST_HEARTS, "weight": BEAST_WEIGHT, "strength": BEAST_STRENGTH},
        "weights": dict(zip(CHARACTERS, WEIGHTS, strict=True)),
        "bonus": {
            card.key: {
                "symbol": card.symbol,
                "place": place_of(card.place),
                "copies": card.copies,
                "names": [
                    name
                    for name, named in {
                        "target": card.aims,
                        "give": card.give == ANY_RESOURCE,
                        "take": card.take == ANY_RESOURCE,
                    }.items()
                    if named
                ],
            }
            for card in BONUS_CARDS
        },
        "evolutions": {
            card.id: {"points": card.points, "cost": amounts(card.cost), "place": place_of(card.place)}
            for card in EVOLUTIONS
        },
        "gather": {card.key: {"copies": card.copies, "reward": amounts(card.reward)} for card in GATHER_CARDS},
        "prey": {
            prey.id: {
                "dice": prey.dice,
                "value": prey.value,
                "reward": amounts(prey.reward),
                "odds": [round(100 * odds) for odds in ODDS[index]],
            }
            for index, prey in enumerate(PREY)
        },
        "combinations": {
            key: {"reward": amounts(one.reward), "choice": one.choice} for key, one in COMBINATIONS.items()
        },
    }


def test_the_browser_draws_the_components_as_they_are():
    assert json.loads(FACES.read_text("utf-8")) == faces()
