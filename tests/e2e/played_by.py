"""The control that plays a command, or the piece with which it begins."""

from collections.abc import Iterable
from typing import Any, Final

from tests.e2e.listening import Ear

# Beside the game: they stand in the settings of my mat, in the menu or among what can be said.
BESIDE: Final = frozenset(
    {"say", "concede", "set_energy_policy", "set_auto_decline", "set_auto_pass", "set_standing_order", "unready"}
)
CHOICE: Final = "[data-choice]"


def spots(*all: object) -> str:
    return ", ".join(f'[data-spot="{one}"]' for one in all)


def _kraaw(do: str, command: Any, view: Any) -> str:
    match do:
        case "choose_crow":
            return ".crow[data-legal]"
        case "look" | "reveal" | "reveal_lock" | "lock":
            return spots(f"mine {command['slot']}")
        case "exchange":
            return spots(f"nest {LETTERS[command['seat']]} {command['slot']}")
        case "retaliate":
            return f'[data-spot^="nest "][data-spot$=" {command["slot"]}"][data-legal]'
        case "bonus":
            return spots(f"mine {command['lock']}", f"mine {command['flip']}")
    return CHOICE


def _kreo(do: str, command: Any, view: Any) -> str:
    match do:
        case "take_energy":
            return "[data-amount], [data-face]"
        case "place" | "show" | "offer_exchange" | "burn" | "reply_exchange" | "drop":
            return spots(f"card {command['card']}")
        case "recover" | "mnemosyne":
            return spots(f"card {command['give']}")
        case "take":
            return '[data-spot^="discard "], .options [data-legal]'
        case "guess":
            return '[data-pick^="guess:"]'
        case "play" | "strike" | "japet_play":
            return f"{CHOICE}, {spots('nature ' + str(command.get('nature')))}"
        case "ready" | "energy" | "tethys" | "japet":
            return CHOICE
    return f"[data-testid=power], {spots('choice ' + do)}, .options [data-legal]"  # a Titan's power


def _krom(do: str, command: Any, view: Any) -> str:
    match do:
        case "pick_character":
            return f'[data-character="{command["character"]}"]'
        case "choose_destination":
            return spots(f"place {command['place']}")
        case "play_bonus":
            return spots(f"card {command['card']}")
        case "loot":
            return spots(f"choice loot {command['kind']}")
        case "rest" | "gather":
            return spots(f"choice {do}", f"pile {do}")
        case "service":
            return f'[data-ware="{command["what"]}"]'
        case "hunt":
            return spots(f"prey {view['hunt_row'][command['slot']]}")
        case "evolve":
            return spots(f"evolution {view['evolution_row'][command['slot']]}")
        case "reroll":
            return spots(*(f"die {one}" for one in range(5)))
    return CHOICE


def _kero(do: str, command: Any, view: Any) -> str:
    match do:
        case "tap":
            return "[data-testid=tap]"
        case "buy_tuarek":
            return "[data-testid=buy]"
        case "play_tuarek":
            return f'[data-tuarek="{command["kind"]}"]'
        case "tip":
            return spots("choice tip", *(f"die {die}" for die in command.get("specials", ())))
        case "roll":
            return spots(*(f"die {die}" for die in command["dice"]))
        case "lay_flat":
            return spots("choice lay_flat")
        case "take_card" | "sweep_card":
            return spots(f"row {command['slot']}")
        case "place_explorer" | "place_free" | "claim_tie":
            return f'[data-land="{command["land"]}"], {spots("land " + str(command["land"]))}'
        case "convert_wheat":
            return ".convert button"
    return CHOICE


def _chronos(do: str, command: Any, view: Any) -> str:
    match do:
        case "choose":
            return "[data-testid=picker] [data-legal]"
        case "move_timer" | "move_neutral" | "plan_move":
            return f'[data-timer="{command["timer"]}"]'
        case "plan_cancel":
            return ".plan"
        case "offer":
            return spots(f"god {command['card'].split('#')[0]}")
        case "gaia_buy":
            return ".god[data-legal]"
        case "demeter":
            return '[data-spot^="pile "], [data-spot^="realm "]'
        case "flip_pile":
            return spots(f"pile {command['pile']}")
        case "announce":
            return spots("choice announce")
        case "choose_colour":
            return "[data-colour]"
    return CHOICE


LETTERS: Final = "ABCDEFGHIJ"
_GAMES: Final = {"kraaw": _kraaw, "kreo": _kreo, "krom": _krom, "kero": _kero, "chronos": _chronos}


def played_by(game: str, ear: Ear) -> list[dict[str, str]]:
    """Return every command that the table lists now, by name, with the selector of what plays it."""
    position = ear.position()
    found: dict[str, str] = {}
    for command in _decided(position["legal"], position["view"]):
        found.setdefault(_GAMES[game](command["do"], command, position["view"]), str(command))
    return [{"name": name, "by": by} for by, name in found.items()]


def _decided(legal: Iterable[Any], view: Any) -> list[Any]:
    """Leave out what stands beside the game, and Chronos' slips: touching a timer that one then knocks over only
    costs whoever does it.
    """
    slips = (view.get("me") or {}).get("knocks", ())
    return [one for one in legal if one["do"] not in BESIDE and one.get("timer") not in slips]
