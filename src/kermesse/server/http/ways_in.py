"""Ways in to a person: devices, passkeys, a sheet of paper, a code for another device. How they come and go, and what
they lead to.

Whatever waits for its second half is in the database for minutes, under a hash of what somebody will show, so that any
server of a house can go on with it, also after a restart. It is taken out as it is used: nothing is used twice.
"""

import hashlib
import secrets
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import msgspec

from kermesse.core.game import Refused
from kermesse.server.connection.messages import RULE
from kermesse.server.storage.people import People, Person, clean_line, new_device
from kermesse.server.storage.storage import DEVICE, PASSKEY, SHEET, LinkRow, PendingRow, PersonRow, Storage

LONGEST_LINK_NAME: Final = 40
MOST_DEVICES: Final = 24  # of a person: another one takes the place of the one that was not used for longest
MOST_PASSKEYS: Final = 10
MINUTES: Final = 60  # seconds in one
CHALLENGE_FOR: Final = 5 * MINUTES
CODE_FOR: Final = 10 * MINUTES

# 31 letters and digits that are not mistaken for each other: 31 ** 6 codes are 29.7 bits.
CODE_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 6
# 80 syllables, 12 of them: 75.9 bits.
CONSONANTS: Final = "bdfgjklmnprstvxz"
VOWELS: Final = "aeiou"
SHEET_WORDS: Final = 6
UNSAID: Final = frozenset(
    [
        "bita",
        "bite",
        "fuka",
        "kaka",
        "nazi",
        "niga",
        "nige",
        "pede",
        "pipi",
        "puta",
        "pute",
        "puto",
        "sexe",
        "suka",
        "teta",
        "zizi",
        "zobi",
    ]
)


class Passkey(msgspec.Struct, frozen=True, array_like=True):
    """The data of a passkey's link."""

    public_key: bytes
    signatures: int  # as the authenticator counted them last; 0 if it does not count
    site: str  # the relying party that it was made for


class Challenge(msgspec.Struct, frozen=True, array_like=True):
    """Sent to an authenticator. `person`: whom a new passkey is for; '' to come in."""

    challenge: bytes
    person: str


class Code(msgspec.Struct, frozen=True, array_like=True):
    """A code for another device. `asks`: the hash of the secret of the one that asks to come in, and `device` its name;
    `may`: the first device has let that one in."""

    person: str
    asks: bytes = b""
    device: str = ""
    may: bytes = b""


_pack = msgspec.msgpack.Encoder().encode


@dataclass
class Entered:
    """Somebody who came in by another device: the secret for its cookie."""

    person: PersonRow
    secret: str
    link: LinkRow


class WaysIn:
    def __init__(self, people: People, storage: Storage) -> None:
        self._people = people
        self._storage = storage

    # ------------------------------------------------------------ what there is

    async def of(self, person: Person) -> list[LinkRow]:
        """Returns a person's ways in, the oldest first."""
        return await self._storage.links_of(person.id) or ([person.first] if person.first is not None else [])

    async def _named(self, person: Person, id: str) -> LinkRow:
        link = next((link for link in await self.of(person) if link.id == id), None)
        if link is None:
            raise Refused("no_way_in", RULE)
        return link

    async def rename(self, person: Person, id: str, name: str) -> None:
        name = clean_line(name, LONGEST_LINK_NAME)
        if not name:
            raise Refused("bad_name", RULE)
        link = (await self._named(person, id))._replace(name=name)
        self._people.keep(person)
        self._storage.change_link(link)
        self._people.forget_secrets(person.id)
        await self._storage.synced()

    async def take_away(self, person: Person, id: str) -> LinkRow:
        """Takes a way in away. Refused if it is the last one."""
        link = await self._named(person, id)
        if person.first is not None or not await self._people.take_away(link):
            raise Refused("last_way_in", RULE)
        return link

    # ------------------------------------------------------------ coming in

    async def _enter(self, person: str, device: str) -> Entered:
        """Makes a device a way in. A person has a bounded number of them."""
        row = await self._storage.person(person)
        if row is None:
            raise Refused("nobody_there", RULE)
        links = await self._storage.links_of(person)
        devices = [link for link in links if link.kind == DEVICE]
        for link in sorted(devices, key=lambda link: link.used)[: len(devices) + 1 - MOST_DEVICES]:
            await self._people.take_away(link)
        secret, link = new_device(person, device)
        if not row.seen:  # somebody who is at two devices does not only pass
            self._storage.keep_person(row._replace(seen=int(time.time())))
        self._storage.add_link(link)
        await self._storage.synced()
        self._people.forget_secrets(person)
        return Entered(row, secret, link)

    # ------------------------------------------------------------ a sheet of paper

    async def new_sheet(self, person: Person) -> str:
        """Returns the words of a new sheet. Those of an earlier one lead nowhere from now on."""
        self._people.settle(person)
        old = [link for link in await self._storage.links_of(person.id) if link.kind == SHEET]
        words = sheet_words()
        now = int(time.time())
        link = LinkRow(secrets.token_hex(8), person.id, SHEET, _sheet_key(words), b"", "", now, now)
        self._storage.add_link(link)
        for each in old:
            self._storage.forget_link(each.id)
        await self._storage.synced()
        return words

    async def enter_by_sheet(self, words: str, device: str) -> Entered:
        """Enrols a device. The sheet is used up then, and not before the device is written down."""
        sheet = await self._storage.link(_sheet_key(words))
        if sheet is None or sheet.kind != SHEET:
            raise Refused("wrong_sheet", RULE)
        entered = await self._enter(sheet.person, device)
        if await self._storage.take_link(sheet.id):
            return entered
        await self._people.take_away(entered.link)  # another device was quicker
        raise Refused("wrong_sheet", RULE)

    # ------------------------------------------------------------ a passkey

    async def challenge(self, browser: str, person: str = "") -> bytes:
        """Returns a challenge for an authenticator, bound to a secret of that browser's."""
        challenge = secrets.token_bytes(32)
        data = _pack(Challenge(challenge, person))
        self._storage.keep_pending(PendingRow(_key("challenge", browser), data, int(time.time()) + CHALLENGE_FOR))
        await self._storage.synced()
        return challenge

    async def challenged(self, browser: str, person: str = "") -> bytes:
        """Returns the challenge that the browser was sent, once."""
        pending = await self._storage.take_pending(_key("challenge", browser)) if browser else None
        challenge = msgspec.msgpack.decode(pending.data, type=Challenge) if pending is not None else None
        if challenge is None or challenge.person != person:
            raise Refused("passkey_late", RULE)
        return challenge.challenge

    async def passkeys_of(self, person: Person) -> list[LinkRow]:
        return [link for link in await self._storage.links_of(person.id) if link.kind == PASSKEY]

    async def add_passkey(self, person: Person, credential: bytes, passkey: Passkey, name: str) -> None:
        if len(await self.passkeys_of(person)) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys", RULE)
        self._people.settle(person)
        now = int(time.time())
        link = LinkRow(secrets.token_hex(8), person.id, PASSKEY, credential, _pack(passkey), name, now, now)
        self._storage.add_link(link)
        await self._storage.synced()
        there = await self._storage.link(credential)
        if there is None or there.id != link.id:
            raise Refused("passkey_known", RULE)

    async def passkey(self, credential: bytes) -> tuple[LinkRow, Passkey]:
        link = await self._storage.link(credential)
        if link is None or link.kind != PASSKEY:
            raise Refused("passkey_unknown", RULE)
        return link, msgspec.msgpack.decode(link.data, type=Passkey)

    async def enter_by_passkey(self, link: LinkRow, passkey: Passkey, signatures: int, device: str) -> Entered:
        """Lets in whoever has signed with a passkey. Refused if its count did not rise: then there are two of it."""
        if (signatures or passkey.signatures) and signatures <= passkey.signatures:
            raise Refused("passkey_cloned", RULE)
        data = _pack(msgspec.structs.replace(passkey, signatures=signatures))
        self._storage.change_link(link._replace(data=data, used=int(time.time())))
        return await self._enter(link.person, device)

    # ------------------------------------------------------------ a code for another device

    async def new_code(self, person: Person) -> str:
        """Returns a code by which another device may ask to come in, for `CODE_FOR` seconds."""
        self._people.settle(person)
        code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        until = int(time.time()) + CODE_FOR
        self._storage.keep_pending(PendingRow(_code_key(code), _pack(Code(person.id)), until))
        await self._storage.synced()
        return code

    async def _code(self, code: str) -> tuple[PendingRow, Code]:
        pending = await self._storage.pending(_code_key(code))
        if pending is None:
            raise Refused("wrong_code", RULE)
        return pending, msgspec.msgpack.decode(pending.data, type=Code)

    async def whose_code(self, code: str, browser: str) -> PersonRow:
        """Returns the person that a device would be let in to. Refused once another device asks."""
        _, found = await self._code(code)
        row = await self._storage.person(found.person)
        if row is None or found.asks not in (b"", _key("browser", browser)):
            raise Refused("wrong_code", RULE)
        return row

    async def ask_by_code(self, code: str, browser: str, device: str) -> None:
        """Asks the first device to let that browser in."""
        pending, found = await self._code(code)
        asks = _key("browser", browser)
        if found.asks not in (b"", asks):
            raise Refused("wrong_code", RULE)
        await self._change(pending, msgspec.structs.replace(found, asks=asks, device=device))

    async def who_asks(self, person: Person, code: str) -> Code:
        """Returns what the person's code is at: who asks, and whether they were let in."""
        _, found = await self._code(code)
        if found.person != person.id:
            raise Refused("wrong_code", RULE)
        return found

    async def answer(self, person: Person, code: str, asks: str, may: bool) -> None:
        """Lets in the very device that was shown; or nobody, and the code leads nowhere."""
        pending, found = await self._code(code)
        if found.person != person.id or not asks or found.asks.hex() != asks:
            raise Refused("wrong_code", RULE)
        if may:
            await self._change(pending, msgspec.structs.replace(found, may=found.asks))
        else:
            await self._storage.take_pending(pending.key)

    async def enter_by_code(self, code: str, browser: str, device: str) -> Entered | None:
        """Enrols the device that was let in, once; None as long as nobody has answered."""
        pending, found = await self._code(code)
        asks = _key("browser", browser)
        if found.asks != asks:
            raise Refused("wrong_code", RULE)
        if found.may != asks:
            return None
        if await self._storage.take_pending(pending.key) is None:
            raise Refused("wrong_code", RULE)
        return await self._enter(found.person, device)

    async def _change(self, pending: PendingRow, code: Code) -> None:
        self._storage.change_pending(pending._replace(data=_pack(code)))
        await self._storage.synced()


async def passkeys_elsewhere(storage: Storage, public_url: str) -> list[str]:
    """Returns a line for the operator if there are passkeys of another address: no browser shows them here."""
    here = urlsplit(public_url).hostname or ""
    sites = [msgspec.msgpack.decode(link.data, type=Passkey).site for link in await storage.passkeys()]
    there = Counter(site for site in sites if here and site != here)
    return [
        f"{number} passkeys were made for {site} and do not work under {here}: bring --public-url back, or let people"
        " come in another way and make new ones"
        for site, number in sorted(there.items())
    ]


def _key(what: str, secret: str) -> bytes:
    return hashlib.sha256(f"{what}:{secret}".encode("utf-8", "surrogateescape")).digest()


def _code_key(code: str) -> bytes:
    """Spaces, hyphens and case do not count."""
    return _key("code", "".join(sign for sign in code[:64].upper() if sign.isalnum()))


def _sheet_key(words: str) -> bytes:
    """Spaces, hyphens, lines and case do not count."""
    return _key("sheet", "".join(sign for sign in words[:400].casefold() if sign.isalpha()))


def sheet_words() -> str:
    """Returns the words of a sheet: syllables that can be read aloud and written down in any language of Europe."""
    words: list[str] = []
    while len(words) < SHEET_WORDS:
        word = "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(2))
        if word not in UNSAID:
            words.append(word)
    return " ".join(words)
