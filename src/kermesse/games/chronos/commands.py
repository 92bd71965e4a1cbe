"""The commands of a seat. Places are `home`, `pile:3` or `realm:1`; timers and cards are named (`R1`, `T10#3`)."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from kermesse.core.game import MOST_SEATS, Command, Seat, declared
from kermesse.games.chronos.components import CARDS, COLOURS, GODS, TIMERS

# Places as numbers inside the rules: a pile is its index, a realm is 16 plus its seat.
HOME: Final = -1
BAG: Final = -2
OUT: Final = -3  # in the box
REALM: Final = 16
MOST_PILES: Final = 12
PLACE_OF: Final[dict[str, int]] = {
    "home": HOME,
    **{f"pile:{pile}": pile for pile in range(MOST_PILES)},
    **{f"realm:{seat}": REALM + seat for seat in range(MOST_SEATS)},
}
PLACES: Final[dict[int, str]] = {place: name for name, place in PLACE_OF.items()} | {BAG: "bag", OUT: "box"}

Phrase: TypeAlias = Literal[
    "text",
    "leave_together",
    "please_leave",
    "i_stay",
    "block",
    "deal",
    "no_deal",
    "i_am_slow",
    "thanks",
    "well_played",
]
MOST_LETTERS: Final = 200

# Prices of several cards, in short form: the lowest cards of the realm, the uppermost ones.
LOWEST: Final[tuple[str, ...]] = ("lowest",)
UPPERMOST: Final[tuple[str, ...]] = ("uppermost",)


class Ready(Command, frozen=True):
    pass


class ChooseColour(Command, frozen=True):
    """Ask for a colour before the first round. A seat that asks for none gets one that is left."""

    side_command = True
    colour: str


class VoteColours(Command, frozen=True):
    yes: bool


class MoveTimer(Command, frozen=True, omit_defaults=True):
    timer: str
    to: str
    take: bool = False
    expect: str | None = None  # the card that the player believes to be on top
    if_blocked: Literal["stay", "go"] = "stay"


class Ransom(Command, frozen=True):
    final = True


class Offer(Command, frozen=True):
    card: str
    pay: tuple[str, ...]  # cards of the realm; or one word for as many as the price: `lowest`, `uppermost`


class GaiaBuy(Command, frozen=True):
    from_seat: Seat
    card: str
    pay: tuple[str, ...]


class CassandreTake(Command, frozen=True):
    pass


class Demeter(Command, frozen=True):
    source: str = field(name="from")


class Ouranos(Command, frozen=True):
    give: str
    get: str


class MoveNeutral(Command, frozen=True):
    timer: str
    to: str
    pay: str


class FlipPile(Command, frozen=True):
    pile: int


class Choose(Command, frozen=True, omit_defaults=True):
    """The answer to an open choice. Each kind of choice uses a few of these parameters; the others stay empty."""

    alone = "at_once"
    target: Seat | None = None
    timer: str | None = None
    timers: tuple[str, ...] = ()  # PERSEPHONE: one of each other seat
    mine: str | None = None  # DIONYSOS: markers, `R` (or `R1` where a marker is for one timer)
    theirs: str | None = None
    card: str | None = None
    cards: tuple[str, ...] = ()  # SELENE
    pile: int | None = None
    flip: bool = False
    god: str | None = None


class Announce(Command, frozen=True):
    pass


class CallDeadlock(Command, frozen=True):
    pass


class PlanMove(Command, frozen=True, omit_defaults=True):
    timer: str
    to: str
    take: bool = False
    expect: str | None = None
    if_blocked: Literal["stay", "go"] = "stay"


class PlanCancel(Command, frozen=True):
    timer: str


class Pass(Command, frozen=True):
    """Do nothing in this step of the untimed game."""

    alone = "at_once"


class Say(Command, frozen=True):
    side_command = True
    kind: Phrase
    pile: int | None = None
    seat: Seat | None = None
    text: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""


COMMANDS: Final = declared(Command, __name__)

# The commands that a seat can submit to a step of the untimed game.
Act: TypeAlias = (
    MoveTimer | Ransom | Offer | GaiaBuy | CassandreTake | Demeter | Ouranos | MoveNeutral | FlipPile | Pass
)

# Made once, so that listing legal moves allocates little. LEAVE[timer][place], TAKE[timer][place].
LEAVE: Final[list[dict[int, MoveTimer]]] = [
    {place: MoveTimer(timer, name) for name, place in PLACE_OF.items()} for timer in TIMERS
]
TAKE: Final[list[dict[int, MoveTimer]]] = [
    {place: MoveTimer(timer, name, True) for name, place in PLACE_OF.items()} for timer in TIMERS
]
PLAN: Final[list[dict[int, Command]]] = [
    {place: PlanMove(timer, name, True, None, "go") for name, place in PLACE_OF.items()} for timer in TIMERS
]
CANCEL: Final[list[Command]] = [PlanCancel(timer) for timer in TIMERS]
DEMETER_FROM: Final[dict[int, Command]] = {place: Demeter(name) for name, place in PLACE_OF.items()}
FLIP: Final[list[Command]] = [FlipPile(pile) for pile in range(MOST_PILES)]
TARGET: Final[list[Command]] = [Choose(target=seat) for seat in range(MOST_SEATS)]
TIMER: Final[list[Command]] = [Choose(timer=timer) for timer in TIMERS]
CARD: Final[list[Command]] = [Choose(card=card) for card in CARDS]
GOD_CARD: Final[list[Command]] = [Choose(card=god) for god in GODS]
READY: Final[Command] = Ready()
COLOUR: Final[list[Command]] = [ChooseColour(colour) for colour in COLOURS]
VOTE_YES: Final[Command] = VoteColours(True)
VOTE_NO: Final[Command] = VoteColours(False)
RANSOM: Final[Command] = Ransom()
CASSANDRE_TAKE: Final[Command] = CassandreTake()
NOTHING: Final[Command] = Choose()
ANNOUNCE: Final[Command] = Announce()
CALL_DEADLOCK: Final[Command] = CallDeadlock()
PASS: Final[Command] = Pass()
