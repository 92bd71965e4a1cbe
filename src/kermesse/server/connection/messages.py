"""Everything that goes over the socket and the API, typed. The browser's types are generated from this file.

The socket of a table (`/ws/<table>`). A client says `Hello` first, with the number of the last message it has, if any;
it gets what it missed, or a whole `Welcome`. Every message to a client is numbered, one more than the last: a gap means
that something was missed, and the client says `Hello` again. Every `Do` and every `Act` is answered by an `Answer` with
its own id.
"""

from typing import Any, Literal, TypeAlias

import msgspec

from kermesse.core.answers import OnlyAnswer
from kermesse.core.clock import Millis
from kermesse.core.game import Outcome, Seat
from kermesse.core.wording import How
from kermesse.players.analysis import Standing

PROTOCOL = 1
RULE = "table"  # cited by refusals of the server: its own rules have no numbers in a rulebook


class _In(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class _Out(msgspec.Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    pass


# ---------------------------------------------------------------- from the client


class Hello(_In, frozen=True):
    have: int = 0  # number of the last message received in this page's life; 0: none
    language: Literal["fr", "en"] = "fr"


class Do(_In, frozen=True):
    """A command of the game, as JSON with its name in `do`."""

    id: str
    command: msgspec.Raw
    guard: int | None = None  # which question it answers, by the position's `guards`


class Why(_In, frozen=True):
    """Ask whether this command would be done now, and if not, why. It is tried on a copy: nothing happens, and nobody
    hears of it.
    """

    id: str
    command: msgspec.Raw


class Act(_In, frozen=True):
    """An act at the table that the game's rules know nothing of. `table/acts.py` says who may do which."""

    id: str
    what: Literal[
        "sit",  # take a free seat (`seat`; -1: any)
        "stand",  # leave it, before the start
        "add_bot",  # host: `seat`, `text` = level
        "remove",  # host: a bot before the start; a person then or during play, who cannot come back (`seat`)
        "options",  # host: `options`, `seats` (before the start)
        "start",  # host
        "pause",  # ask for a pause, or agree to it
        "resume",  # ask to go on, or agree
        "refuse",  # do not agree to the pause, to going on, or to a rematch
        "skip_ahead",  # alone with bots, while nothing is asked of me: skip to what happens next
        "advise",  # alone with bots, or where the host allows it: ask what a bot would do in my seat; `Advice` answers
        "nudge",  # let whoever is waited for know it (`seat`), at most once a minute
        "stand_in",  # let a bot play at once for somebody whose connection is lost (`seat`)
        "concede",  # give up: a bot plays the seat to the end
        "take_back",  # take my seat back from the bot that holds it
        "rematch",  # ask for a rematch; when all people at the table have, a new table is made
        "join",  # a spectator: sit down at the next table of these people
        "regroup",  # after the game: a new table with the same people before its start, mine to change
        "chat",  # `text`
        "phrase",  # `text` = id of a quick phrase
        "rename",  # `text`
        "onward",  # in a lesson: to the next step, once this one is won
        "again",  # in a lesson: this step from its beginning
    ]
    seat: Seat = -1
    text: str = ""
    seats: int = 0
    options: dict[str, Any] = {}


class Pong(_In, frozen=True):
    ping: int


FromClient: TypeAlias = Hello | Do | Why | Act | Pong

# ---------------------------------------------------------------- to the client


class Place(msgspec.Struct):
    """A seat of the table, as everybody sees it."""

    seat: Seat
    who: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""  # the level of the bot that plays it now, if one does
    here: bool = True  # a person whose page is open
    host: bool = False
    stands_in: bool = False  # a bot plays for a person who is away, has conceded or was put out
    conceded: bool = False
    advised: bool = False  # a bot's advice was asked for in this game, so it is not all this person's own
    same_address: list[Seat] = []  # to the host alone: seats whose people come from the same address
    sent_away: bool = False  # to the host alone: this person comes from the address of somebody who was sent away
    put_out: bool = False  # a person whom the host has put out during play: a bot plays for them to the end
    away_ms: Millis = 0  # during play: how long nothing has been heard of a person who is not here, in whole seconds
    nudges: int = 0  # how often they were nudged since they last did something
    nudged_by: Seat = -1  # who nudged them last


class TableInfo(msgspec.Struct):
    """Everything about a table except the game itself."""

    id: str
    game: str
    version: str
    stage: Literal["lobby", "playing", "over"]
    public: bool
    places: list[Place]
    options: dict[str, Any]
    spectators: int
    commitment: str  # the commitment to the seed: published before the first card
    seed: str = ""  # the seed: published once the game is over
    paused: bool = False
    pause_asked: list[Seat] = []
    resume_asked: list[Seat] = []
    rematch_asked: list[Seat] = []
    rematch: str = ""  # the next table's id, once it is made
    stand_in_after_ms: Millis = 60_000  # 0: never
    advice: bool = False  # the host lets everybody ask a bot for advice
    rematch_refused: list[Seat] = []  # who would rather not play again
    joining: list[str] = []  # names of the spectators who will sit down at the next table
    sides: list[int] = []  # by seat, where sides win together; in a game played together all seats are on one side
    odds: bool = False  # the host lets spectators see what chances bots give each seat
    first: list[Seat] = []  # who has still to decide for the first time: no clock runs until they have


class ChatLine(msgspec.Struct):
    at: Millis
    who: str
    seat: Seat  # -1: a spectator
    text: str = ""
    phrase: str = ""


class Position(msgspec.Struct):
    """The game as this viewer may see it, and the commands that it may give."""

    at: Millis  # of the table's clock
    view: Any
    legal: list[Any]
    awaiting: tuple[Seat, ...]
    outcome: Outcome | None = None
    guards: dict[str, int] = {}  # by command: the number of the question that it would answer now
    final: list[int] = []  # places in `legal` of the commands that cannot be taken back: a page asks twice
    alone: OnlyAnswer | None = None  # the place in `legal` of the only answer, where a page may give it by itself
    alike: list[int] = []  # places in `legal` of the answers whose moment must not tell what the seat holds


class Welcome(_Out):
    """Everything, for a page that starts or has missed too much."""

    n: int
    now: Millis  # the table's clock when this is sent
    running: bool
    seat: Seat  # mine; -1: a spectator
    table: TableInfo
    position: Position | None
    past: list[Any]  # what this viewer saw of the last steps, for the log: [{at, events}]
    chat: list[ChatLine]


class Stepped(_Out, tag="step"):
    """Something happened. The events say who did it, where that is public at all."""

    n: int
    now: Millis
    at: Millis
    events: list[Any]
    position: Position


class Table(_Out):
    """Something about the table changed."""

    n: int
    now: Millis
    running: bool
    seat: Seat
    table: TableInfo


class Chat(_Out):
    n: int
    line: ChatLine


class Answer(_Out):
    """Not numbered: to one page alone."""

    id: str
    done: bool
    code: str = ""
    sentence: str = ""
    rule: str = ""


class Ping(_Out):
    """Not numbered. A page answers with Pong at once, so that the server knows the round trip; it also has the table's
    clock.
    """

    ping: int
    now: Millis
    running: bool


class Bye(_Out):
    """The reason why the socket closes: `other_tab`, `too_many`, `malformed`, `no_table`, `server_stops`, `kicked`,
    `new_key`, `forgotten`, or why the table was put aside: `aside_version`, `aside_damaged`, `aside_fault`.
    """

    code: str
    sentence: str


class Trouble(_Out):
    """Not numbered. Something makes everybody wait (`disk_waits`), or this page (`table_away`); an empty code says that
    it is over.
    """

    code: str
    sentence: str = ""


class Arrival(_Out):
    """Not numbered. Another device came in to the person of this page."""

    sentence: str


class Coach(_Out):
    """Not numbered. In a lesson: what the coach says now, and the spots at which it points."""

    step: int  # 0 first
    of: int
    sentence: str
    point: list[str]  # spots of the board
    won: bool  # this step is won


class Advice(_Out):
    """Not numbered. To whoever asked for it (`advise`): the command of a bot in that seat, in words too, and the
    reason. It may come a second time under the same id, with the figures of games played out with that command and with
    the next best.
    """

    id: str
    command: Any  # null: the bot would wait
    move: str
    reason: str
    figures: str = ""  # where it is close, or the next best did better


class Odds(_Out):
    """Not numbered. To spectators alone, where the host allows it: each seat's share of games that bots played out from
    what a spectator sees.
    """

    at: Millis  # of the table's clock
    shares: list[float]  # of the win, by seat
    games: int


ToClient: TypeAlias = Welcome | Stepped | Table | Chat | Answer | Ping | Bye | Trouble | Arrival | Coach | Advice | Odds

# ---------------------------------------------------------------- the API (JSON over HTTP)


class Me(msgspec.Struct):
    """GET, POST /api/me: the person of this browser. A secret cookie identifies them; there is no account."""

    name: str
    known: bool


class Played(msgspec.Struct):
    """A finished game of which the record is kept."""

    id: str
    game: str
    seat: Seat
    at: int  # when it ended: seconds of the wall clock
    advised: bool = False  # with a bot's advice, so it counts for no rating of theirs


class MyData(msgspec.Struct):
    """GET /api/me/data: all that is kept of whoever asks. DELETE /api/me deletes it; records keep the game without the
    name. POST /api/me/key makes another secret: whoever has the old one is a stranger.
    """

    name: str
    tables: list["Listed"]
    played: list[Played]
    understood: list[str]
    ways_in: list["WayIn"]


class WayIn(msgspec.Struct):
    """One way in to a person: a `device`'s cookie, a `passkey`, a `sheet` of paper."""

    id: str
    kind: str
    name: str  # a browser and its system, or what the person calls it; '' if nothing is known
    made: int  # seconds of the wall clock
    used: int  # when somebody last came by it, the same, to the day
    here: bool  # it is the device that asks


class OtherPerson(msgspec.Struct):
    """Somebody else whom this browser knows. POST /api/me/others/<id> makes it theirs."""

    id: str
    name: str


class WaysIn(msgspec.Struct):
    """GET /api/me/ways: every way in to whoever asks. POST /api/me/ways/<id> names one, DELETE takes it away, unless it
    is the last.
    """

    ways: list[WayIn]
    others: list[OtherPerson]
    passkeys: bool  # browsers make passkeys for this address


class PasskeyOptions(msgspec.Struct):
    """POST /api/me/passkey/begin, POST /api/enter/passkey/begin: what the browser's authenticator is given, as
    `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads it. Its answer goes to the
    same address without `begin`, once and within minutes.
    """

    options: Any


class DeviceCode(msgspec.Struct):
    """POST /api/me/code: a code by which another device may ask to be let in, once and for so many seconds."""

    code: str
    address: str  # which opens the page that asks
    qr: str  # the same, as SVG
    seconds: int


class WhoAsks(msgspec.Struct):
    """POST /api/me/code/look: the device that asks to be let in by my code, if any. POST /api/me/code/answer lets that
    very one in, or turns it away.
    """

    asks: str  # '' as long as nobody does
    device: str


class Entering(msgspec.Struct):
    """POST /api/enter/code/ask asks to be let in. POST /api/enter/code comes in once that is so: then the answer is `Me`."""

    entered: bool


class Sheet(msgspec.Struct):
    """POST /api/me/sheet: words to print, by which one more device comes in once. Those of an earlier sheet are void."""

    words: str


class Understood(msgspec.Struct, forbid_unknown_fields=True):
    """GET /api/me/understood: what the coach need not explain to you any more, `<game>/<kind>`. POST adds these; DELETE
    empties the list.
    """

    understood: list[str]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables -> {"id"}. With `play_now`, all other seats get bots and the game starts at once, without time
    limits for decisions unless `options` has `timers`."""

    game: str
    seats: int = 0  # 0: a usual number for the game
    preset: str = "standard"
    options: dict[str, Any] = {}
    public: bool = False
    play_now: bool = False
    level: str = "normal"  # of the bots of `play_now`


class Listed(msgspec.Struct):
    """GET /api/tables -> {"open": [...], "mine": [...]}"""

    id: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    seats: int
    taken: int
    names: list[str]
    mine: bool
    age_ms: Millis
    bots: int = 0  # taken seats that are bots'
    my_turn: bool = False
    result: Literal["", "won", "lost"] = ""  # my result, in a game that is over


class Frame(msgspec.Struct):
    """One step of a replay, as the chosen viewer sees it."""

    at: Millis
    seat: Seat | None  # the seat that a note is about
    events: list[Any]
    view: Any
    label: str = ""  # a mark to jump to: a round, a turn


class PlainEntry(msgspec.Struct):
    """A line of a record as it was written: a command with its parameters, or a note."""

    at: Millis
    seat: Seat | None
    do: str
    params: dict[str, Any] = {}


class Replay(msgspec.Struct):
    """GET /api/replays/<table>?eyes=<seat | spectator | all>: a finished game. One that was played by other rules than
    today's (`table.version`) has no frames, since nobody could say what was seen; it has its `log`, as it was written.
    """

    table: TableInfo
    viewer: Seat
    frames: list[Frame]
    outcome: Outcome | None
    log: list[PlainEntry] = []


class PutAside(msgspec.Struct):
    """GET /api/tables/<table>, status 410: a table that cannot be played on here, and what it was, if that can be
    read."""

    code: str
    sentence: str
    rule: str
    table: TableInfo | None
    moves: int


class Verdict(msgspec.Struct):
    """POST /api/verify with a record file as its body: whether the record is true."""

    holds: bool
    why: str
    game: str = ""
    commitment: str = ""
    seed: str = ""
    moves: int = 0
    outcome: Outcome | None = None


# ---------------------------------------------------------------- the API: games, lessons, problems, words


class OptionInfo(msgspec.Struct):
    """One option, enough to draw a form field."""

    name: str
    kind: Literal["bool", "choice", "int", "float", "text", "limits"]
    default: Any
    choices: list[Any] = []
    least: float | None = None
    most: float | None = None
    shared: bool = False  # an option that is the same in every game
    unit: Literal["", "Seat", "Millis"] = ""  # bounds of the numbers in it


class LessonInfo(msgspec.Struct):
    """A lesson: `/lesson/<game>/<name>`."""

    name: str
    steps: int


class LevelStrength(msgspec.Struct):
    """The measured strength of a level of bots. In a game that is played together there is no rating and no level
    below: the share is that of games won by a team of the level.
    """

    rating: int | None
    share: float  # share of the games won at tables where all others were of the level below
    below: str
    games: int  # the level from which that share is
    seats: int


class ProblemInfo(msgspec.Struct):
    """A problem: `/problem/<game>/<id>`."""

    game: str
    id: str
    kind: Literal["win", "save", "best"]
    tried: int = 0  # devices here
    solved: int = 0  # of these


class Problems(msgspec.Struct):
    """GET /api/problems: all problems, and the one of the day, the same for everybody."""

    day: str  # in UTC: 2026-11-16
    today: ProblemInfo | None  # None: there are none
    problems: list[ProblemInfo]


class GameInfo(msgspec.Struct):
    """GET /api/games"""

    name: str
    version: str
    seats: list[int]
    minutes: tuple[int, int]  # among people
    bot_minutes: tuple[int, int]  # of one person against bots, as measured; (0, 0) if nobody has
    cooperative: bool
    real_time: bool
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]
    bots: list[str]
    lessons: list[LessonInfo] = []
    strengths: dict[str, LevelStrength] = {}  # of the levels that were measured


class GameWording(msgspec.Struct):
    """Rules by which the events of a game become sentences."""

    fields: dict[str, How]
    events: dict[str, dict[str, How]]
    silent: list[str]


class GameWords(msgspec.Struct):
    """GET /api/games/<game>/words"""

    words: dict[str, str]  # by language: Fluent
    options: dict[str, str]  # what the form before the start says
    wording: GameWording
    hidden: dict[str, float]  # by the name of a view's field (`view-hand-card`): the number that stands for "not shown"


# ---------------------------------------------------------------- the API: analysis of a finished game


class TurnInWords(msgspec.Struct):
    """A moment at which a seat's own choice surely cost it something. Chances are from 0 to 1, as it could know them."""

    step: int  # the replay's step: the table before it
    at: Millis
    with_best: float  # its chance if it does the best
    with_done: float  # its chance after what it did
    error: float  # of the difference: half of its 95 % interval
    done: str
    best: str
    reason: str  # why it is the best


class SeatAnalysis(msgspec.Struct):
    """GET /api/replays/<table>/analysis/<seat>: the progress of the analysis; POST starts it, if there is none yet. It
    goes on as long as somebody asks again within 20 s, and is kept with the record.
    """

    state: Literal[
        "none", "waiting", "working", "ready", "broken"
    ]  # broken: it was interrupted, and may be begun again
    done: int = 0  # the part of the work that is done
    of: int = 0
    ahead: int = 0  # analyses that are worked out before this one
    by: str = ""  # the level of the bot that says what is best
    moments: list[Standing] = []
    end: int = 0  # the last step of the replay
    result: float = 0.0  # the seat's part of the win
    turns: list[TurnInWords] | None = None  # at most three; None as long as none is known
