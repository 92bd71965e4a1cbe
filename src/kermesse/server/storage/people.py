"""People: a name, and ways in: secrets in cookies of which only hashes are kept, passkeys, sheets of paper. And names
that look alike. There is no account."""

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final
from weakref import WeakValueDictionary

from kermesse.server.storage.storage import DAY, DEVICE, LinkRow, PersonRow, Storage

COOKIE: Final = "kermesse"
COOKIE_OVER_TLS: Final = "__Host-kermesse"  # browsers take such a name from this very host alone, and over TLS
COOKIE_AGE: Final = 400 * 24 * 3600  # browsers keep none longer
SECRET_BYTES: Final = 32
LONGEST_SECRET: Final = 64
REMEMBERED: Final = 10_000
LONGEST_NAME: Final = 24
FRESH: Final = 2.0  # seconds for which a server believes what it knows of a person, where others may have changed it


class Person:
    """Somebody. `saved`: the house will know them after a restart. `seen`: when they last came, 0 as long as they never
    sat down nor spoke. `first`: their way in, as long as they are not saved."""

    __slots__ = ("__weakref__", "first", "id", "made", "name", "saved", "seen")

    def __init__(self, id: str, name: str, saved: bool, made: int = 0, seen: int = 0) -> None:
        self.id = id
        self.name = name
        self.saved = saved
        self.made = made or int(time.time())
        self.seen = seen
        self.first: LinkRow | None = None

    def row(self) -> PersonRow:
        return PersonRow(self.id, self.name, self.made, self.seen)


class Known:
    """A way in by a cookie that was read from the database: to whom it leads."""

    __slots__ = ("link", "person", "read")

    def __init__(self, link: LinkRow, person: Person) -> None:
        self.link = link
        self.person = person
        self.read = time.monotonic()


class People:
    """Everybody whom the house knows. With `shared`, other servers know them too, and may have changed a name."""

    def __init__(self, storage: Storage, shared: bool = False) -> None:
        self.shared = shared
        self._storage = storage
        self._known: OrderedDict[bytes, Known] = OrderedDict()  # by the hash of the secret
        self._people: WeakValueDictionary[str, Person] = (
            WeakValueDictionary()
        )  # one object each, whatever way they came
        self._gone: OrderedDict[bytes, None] = OrderedDict()  # taken away here: the database may not know it yet

    async def by_secret(self, secret: str | None) -> Person | None:
        """Returns the person of that secret; None for a forged one."""
        known = await self.known_by(secret)
        return known.person if known is not None else None

    async def known_by(self, secret: str | None) -> Known | None:
        """Returns the way in of that secret, which is a device's."""
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        hash = hash_of(secret)
        known = self._known.get(hash)
        if known is None or (self.shared and not (known.person.seen and time.monotonic() - known.read < FRESH)):
            known = await self._read(hash)
            if known is None:
                return None
        self._known.move_to_end(hash)
        self._see(known)
        return known

    async def _read(self, hash: bytes) -> Known | None:
        """Reads a device's way in, and whose it is."""
        link = await self._storage.link(hash)
        row = await self._storage.person(link.person) if link is not None and link.kind == DEVICE else None
        if link is None or row is None or hash in self._gone:
            self._known.pop(hash, None)
            return None
        known = self._known.get(hash)  # another request of theirs may have been answered meanwhile
        if known is None:
            known = self._remember(link, self._person(row))
        if self.shared:
            known.link, known.read = link, time.monotonic()
            known.person.name, known.person.seen = row.name, row.seen
        return known

    def _person(self, row: PersonRow) -> Person:
        person = self._people.get(row.id)
        if person is None:
            person = self._people[row.id] = Person(row.id, row.name, True, row.made, row.seen)
        return person

    def stranger(self, device: str = "") -> tuple[Person, str]:
        """Makes somebody new, and the secret for their cookie. They are written down when they first do something."""
        person = Person(secrets.token_hex(8), "", False)
        self._people[person.id] = person
        secret, link = new_device(person.id, device)
        person.first = link
        self._remember(link, person)
        if self.shared:
            self.keep(person)  # the next door they come to must know them
        return person, secret

    def introduced(self, id: str, name: str, saved: bool, made: int, seen: int) -> Person:
        """Takes in somebody whom another server knows."""
        person = self._people.get(id)
        if person is None:
            person = self._people[id] = Person(id, name, saved, made, seen)
            return person
        person.name, person.saved, person.seen = name, person.saved or saved, max(person.seen, seen)
        return person

    def forget_secrets(self, person: str) -> None:
        """Reads them from the database again when they come next."""
        for hash in [hash for hash, known in self._known.items() if known.person.id == person]:
            del self._known[hash]

    def keep(self, person: Person, name: str | None = None) -> None:
        """Writes them down, for a day at least. Durable with whatever is written next."""
        if person.saved and (name is None or name == person.name):
            return
        if name is not None:
            person.name = name
        self._save(person)

    def settle(self, person: Person) -> None:
        """Writes them down for as long as they come, since they sat down or spoke."""
        if not (person.saved and person.seen):
            person.seen = int(time.time())
            self._save(person)

    def _save(self, person: Person) -> None:
        person.saved = True
        self._storage.keep_person(person.row())
        if person.first is not None:
            self._storage.add_link(person.first)
            person.first = None

    async def new_key(self, known: Known) -> str:
        """Returns another secret for their cookie; the old one is nobody's from now on."""
        secret, link = new_device(known.person.id, known.link.name, known.link.made)
        self._save(known.person)
        self._storage.add_link(link)
        self._remember(link, known.person)
        await self.take_away(known.link)
        return secret

    async def take_away(self, link: LinkRow) -> bool:
        """Makes a way in lead nowhere from now on; false, and it is still there, if it is the person's last."""
        self._storage.take_away_link(link)
        await self._storage.synced()
        if await self._storage.link(link.key) is not None:
            return False
        self._known.pop(link.key, None)
        self._gone[link.key] = None
        if len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
        return True

    def forget(self, person: Person) -> None:
        """Deletes them here. Tables forget by themselves what they played."""
        self.forget_secrets(person.id)
        self._storage.forget_person(person.id)

    async def understood(self, person: Person) -> list[str]:
        """Returns what the coach need not explain to them any more, each as `<game>/<kind>`."""
        return (await self._storage.understood(person.id)).split()

    def keep_understood(self, person: Person, kinds: Iterable[str]) -> None:
        self._storage.keep_understood(person.id, " ".join(sorted(kinds)))

    def _see(self, known: Known) -> None:
        """Notes, once a day, that they came again, and by which device: so both are kept for longer."""
        person, now = known.person, int(time.time())
        if not (person.saved and person.seen):
            return
        if now - person.seen > DAY:
            person.seen = now
            self._storage.keep_person(person.row())
        if now - known.link.used > DAY:
            known.link = known.link._replace(used=now)
            self._storage.change_link(known.link)

    def _remember(self, link: LinkRow, person: Person) -> Known:
        known = self._known[link.key] = Known(link, person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known


def new_device(person: str, name: str = "", made: int = 0) -> tuple[str, LinkRow]:
    """Returns a secret for a cookie, and the way in that it is."""
    secret, now = secrets.token_urlsafe(SECRET_BYTES), int(time.time())
    return secret, LinkRow(secrets.token_hex(8), person, DEVICE, hash_of(secret), b"", name, made or now, now)


def hash_of(secret: str) -> bytes:
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
