"""People: a name and a secret in a cookie, and names that look alike. There is no account, and only a hash of the secret
is kept."""

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from kermesse.server.storage.storage import DAY, PersonRow, Storage

COOKIE: Final = "kermesse"
COOKIE_OVER_TLS: Final = "__Host-kermesse"  # browsers take such a name from this very host alone, and over TLS
COOKIE_AGE: Final = 400 * 24 * 3600  # browsers keep none longer
SECRET_BYTES: Final = 32
LONGEST_SECRET: Final = 64
REMEMBERED: Final = 10_000
LONGEST_NAME: Final = 24
FRESH: Final = 2.0  # seconds for which a server believes what it knows of a person, where others may have changed it


class Person:
    """Somebody, known by a secret. `saved`: the house will know them after a restart. `seen`: when they last came, 0
    as long as they never sat down nor spoke."""

    __slots__ = ("hash", "id", "made", "name", "read", "saved", "seen")

    def __init__(self, id: str, hash: bytes, name: str, saved: bool, made: int = 0, seen: int = 0) -> None:
        self.id = id
        self.hash = hash
        self.name = name
        self.saved = saved
        self.made = made or int(time.time())
        self.seen = seen
        self.read = time.monotonic()  # when it was last read, of the monotonic clock

    def row(self) -> PersonRow:
        return PersonRow(self.id, self.hash, self.name, self.made, self.seen)


class People:
    """Everybody whom the house knows. With `shared`, other servers know them too, and may have changed a name."""

    def __init__(self, storage: Storage, shared: bool = False) -> None:
        self.shared = shared
        self._storage = storage
        self._known: OrderedDict[bytes, Person] = OrderedDict()

    async def by_secret(self, secret: str | None) -> Person | None:
        """Returns the person of that secret; None for a forged one."""
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        hash = _hash(secret)
        person = self._known.get(hash)
        if person is None or (self.shared and not (person.seen and time.monotonic() - person.read < FRESH)):
            row = await self._storage.person(hash)
            if row is None:
                self._known.pop(hash, None)
                return None
            person = self._known.get(hash)  # another request of theirs may have been answered meanwhile
            if person is None:
                person = self._remember(Person(row.id, row.secret, row.name, True, row.made, row.seen))
            elif self.shared:
                person.name, person.seen, person.read = row.name, row.seen, time.monotonic()
        self._known.move_to_end(hash)
        self._see(person)
        return person

    def stranger(self) -> tuple[Person, str]:
        """Makes somebody new, and the secret for their cookie. They are written down when they first do something."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        person = Person(secrets.token_hex(8), _hash(secret), "", False)
        if self.shared:
            self.keep(person)  # the next door they come to must know them
        return self._remember(person), secret

    def introduced(self, id: str, hash: bytes, name: str, saved: bool, made: int, seen: int) -> Person:
        """Takes in somebody whom another server knows."""
        person = self._known.get(hash)
        if person is None:
            return self._remember(Person(id, hash, name, saved, made, seen))
        person.name, person.saved, person.read = name, person.saved or saved, time.monotonic()
        person.seen = max(person.seen, seen)
        return person

    def forget_secrets(self, person: str) -> None:
        """Reads them from the database again when they come next."""
        for hash in [hash for hash, known in self._known.items() if known.id == person]:
            del self._known[hash]

    def keep(self, person: Person, name: str | None = None) -> None:
        """Writes them down, for a day at least. Durable with whatever is written next."""
        if person.saved and (name is None or name == person.name):
            return
        if name is not None:
            person.name = name
        person.saved = True
        self._storage.keep_person(person.row())

    def settle(self, person: Person) -> None:
        """Writes them down for as long as they come, since they sat down or spoke."""
        if not (person.saved and person.seen):
            person.saved, person.seen = True, int(time.time())
            self._storage.keep_person(person.row())

    def new_key(self, person: Person) -> str:
        """Returns another secret for their cookie; the old one is nobody's from now on."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        self._known.pop(person.hash, None)
        person.hash = _hash(secret)
        person.saved = True
        self._remember(person)
        self._storage.keep_person(person.row())
        return secret

    def forget(self, person: Person) -> None:
        """Deletes them here. Tables forget by themselves what they played."""
        self._known.pop(person.hash, None)
        self._storage.forget_person(person.id)

    async def understood(self, person: Person) -> list[str]:
        """Returns what the coach need not explain to them any more, each as `<game>/<kind>`."""
        return (await self._storage.understood(person.id)).split()

    def keep_understood(self, person: Person, kinds: Iterable[str]) -> None:
        self._storage.keep_understood(person.id, " ".join(sorted(kinds)))

    def _see(self, person: Person) -> None:
        """Notes, once a day, that they came again: so they are kept for longer."""
        now = int(time.time())
        if person.seen and now - person.seen > DAY:
            person.seen = now
            if person.saved:
                self._storage.keep_person(person.row())

    def _remember(self, person: Person) -> Person:
        self._known[person.hash] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person


def _hash(secret: str) -> bytes:
    # The secret has 256 random bits: a slow hash would protect nothing more.
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).digest()


MARKS_IN_A_ROW: Final = 2  # accents on one letter: more are a tower over the neighbours' lines


def clean_name(name: str) -> str:
    """Returns a name as it may be shown: one line, no invisible or turning characters, not too long. '' if nothing
    is left."""
    return clean_line(name, LONGEST_NAME)


def clean_line(text: str, longest: int) -> str:
    seen: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text[: 4 * longest]):
        if ord(c) in _UNSEEN:
            continue
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW:
            seen.append(c if c.isprintable() else " ")
    return " ".join("".join(seen).split())[:longest].strip()


def skeleton(name: str) -> str:
    """Returns the same text for names that look alike: case, width, spaces and points do not count, and a letter is
    what it looks like. For comparing only; '' for no name but ''."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    plain = letters.translate(_LATIN).translate(_STROKES).replace("rn", "m").replace("vv", "w")
    return "".join(c for c in plain if unicodedata.category(c)[0] not in "PZC") or plain


# Not seen at all, or turning the direction of the line: what Unicode calls default-ignorable, fillers and blanks.
_UNSEEN: Final = frozenset(
    (
        0xAD,
        0x34F,
        0x61C,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        *range(0x180B, 0x1810),
        *range(0x200B, 0x2010),
        *range(0x2028, 0x202F),
        *range(0x2060, 0x2070),
        0x2800,
        0x3164,
        *range(0xFE00, 0xFE10),
        0xFEFF,
        0xFFA0,
        *range(0xFFF0, 0xFFFC),
        *range(0x1BCA0, 0x1BCA4),
        *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
    )
)

# After case folding: letters of other scripts, as the Latin letter that their small or capital form is drawn like.
_LATIN: Final = str.maketrans(
    {
        **dict(zip("авсԁеһіјӏклмнорԛѕтԝхузгпѵь", "abcdehijlknmhopqstwxy3rnvb", strict=True)),
        **dict(zip("αβεζηικμνορστυχω", "abezhikmnopotyxw", strict=True)),
        **dict(zip("ոսօհցզ", "nuohgq", strict=True)),
        **dict(zip("ıɑɡƚɩʋɯ", "iagliuw", strict=True)),
    }
)
_STROKES: Final = str.maketrans("01i|!ǀ", "olllll")
