"""The timers and cards, read from components.toml; inside the rules each is a small number."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("components.toml").read_text("utf-8"))

# Timers: number 2*c + k is the k-th timer of colour c.
COLOURS: Final[list[str]] = [colour["id"] for colour in COMPONENTS["colour"]]
TIMERS: Final[list[str]] = [f"{colour}{k}" for colour in COLOURS for k in (1, 2)]
TIMER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(TIMERS)}

# Kinds of red-back cards.
TERRITORY: Final = 0
MONSTER: Final = 1
WIND: Final = 2
GOD: Final = 3
KINDS: Final[dict[str, int]] = {"territory": TERRITORY, "monster": MONSTER, "wind": WIND, "god": GOD}

# Red-back cards, one column per property; two copies of one code are identical.
CODES: Final[list[str]] = [row["code"] for row in COMPONENTS["card"]]
CARDS: Final[list[str]] = []  # `T10#3`
CODE: Final[list[int]] = []
KIND: Final[list[int]] = []
VALUE: Final[list[int]] = []
IN_BASE: Final[list[bool]] = []
for _number, _row in enumerate(COMPONENTS["card"]):
    for _serial in range(1, _row["base"] + _row["temple"] + 1):
        CARDS.append(f"{_row['code']}#{_serial}")
        CODE.append(_number)
        KIND.append(KINDS[_row["kind"]])
        VALUE.append(_row["value"])
        IN_BASE.append(_serial <= _row["base"])
CARD_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
ALL_CARDS: Final[list[int]] = list(range(len(CARDS)))

T10: Final = CODES.index("T10")
MINOTAURE: Final = CODES.index("MIN")
HYDRE: Final = CODES.index("HYD")
DIRECTIONS: Final = 4
HADES: Final = CODES.index("HADES")
HERMES: Final = CODES.index("HERMES")
HEPHAISTOS: Final = CODES.index("HEPHAISTOS")
CERBERE: Final = CODES.index("CERBERE")
BASE_GODS: Final[list[int]] = [HADES, HERMES, HEPHAISTOS, CERBERE]

# Temple gods.
GODS: Final[list[str]] = [god["code"] for god in COMPONENTS["god"]]
GOD_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(GODS)}
COST: Final[list[int]] = [god["cost"] for god in COMPONENTS["god"]]
STAR: Final[list[bool]] = [god["star"] for god in COMPONENTS["god"]]

HERACLES: Final = GOD_OF["HERACLES"]
HELIOS: Final = GOD_OF["HELIOS"]
PERSEPHONE: Final = GOD_OF["PERSEPHONE"]
ATHENA: Final = GOD_OF["ATHENA"]
ARES: Final = GOD_OF["ARES"]
DIONYSOS: Final = GOD_OF["DIONYSOS"]
EOLE: Final = GOD_OF["EOLE"]
POSEIDON: Final = GOD_OF["POSEIDON"]
CYCLOPE: Final = GOD_OF["CYCLOPE"]
HERA: Final = GOD_OF["HERA"]
ZEUS: Final = GOD_OF["ZEUS"]
APOLLON: Final = GOD_OF["APOLLON"]
CASSANDRE: Final = GOD_OF["CASSANDRE"]
DEMETER: Final = GOD_OF["DEMETER"]
APHRODITE: Final = GOD_OF["APHRODITE"]
PAN: Final = GOD_OF["PAN"]
SELENE: Final = GOD_OF["SELENE"]
CASTOR: Final = GOD_OF["CASTOR"]
POLLUX: Final = GOD_OF["POLLUX"]
CHARON: Final = GOD_OF["CHARON"]
HECATE: Final = GOD_OF["HECATE"]
GAIA: Final = GOD_OF["GAIA"]
OURANOS: Final = GOD_OF["OURANOS"]
ARTEMIS: Final = GOD_OF["ARTEMIS"]
EROS: Final = GOD_OF["EROS"]
EOS: Final = GOD_OF["EOS"]
HESTIA: Final = GOD_OF["HESTIA"]


@cache
def deck_of(level: int, base_gods: bool, hephaistos: bool) -> tuple[int, ...]:
    """The red-back cards of a round (2.2), including those kept under SELENE."""
    return tuple(
        card
        for card in ALL_CARDS
        if (IN_BASE[card] or level >= 2 or (level == 1 and KIND[card] == MONSTER))
        and (base_gods or KIND[card] != GOD)
        and (hephaistos or CODE[card] != HEPHAISTOS)
    )
