"""Sequences of everything that may happen to somebody's devices, passkeys and sheets, against the real storage: whoever
holds one way in always comes back with everything, whoever holds none never, and nobody becomes somebody else unasked.

KERMESSE_WAYS: how many sequences under `make soak`. Many run at once: one commit serves them all.
"""

import asyncio
import os
import secrets
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kermesse.core.game import Refused
from kermesse.server.http.ways_in import Passkey, WaysIn, _sheet_key
from kermesse.server.storage.people import People, Person, hash_of
from kermesse.server.storage.sqlite import SqliteStorage
from kermesse.server.storage.storage import DEVICE, PASSKEY, SHEET

SEQUENCES = 2_000
SOAKED = int(os.environ.get("KERMESSE_WAYS", "1_000_000"))
AT_ONCE = 200
STEPS = 8


@dataclass
class Browser:
    """A browser with the secrets in its cookies; the first is whom it is now."""

    cookies: list[str] = field(default_factory=list)
    lost: bool = False


@dataclass
class Life:
    """The truth about one sequence: to whom each way in leads, and which lead nowhere any more."""

    cookies: dict[str, str] = field(default_factory=dict)  # to the person's id; '' for nobody
    passkeys: dict[bytes, str] = field(default_factory=dict)
    sheets: dict[str, str] = field(default_factory=dict)
    people: set[str] = field(default_factory=set)
    browsers: list[Browser] = field(default_factory=lambda: [Browser(), Browser(), Browser()])

    def ways_of(self, person: str) -> int:
        return sum(whose == person for kind in (self.cookies, self.passkeys, self.sheets) for whose in kind.values())

    def forget(self, person: str) -> None:
        self.people.discard(person)
        kinds: list[dict[Any, str]] = [self.cookies, self.passkeys, self.sheets]
        for kind in kinds:
            kind.update({way: "" for way, whose in kind.items() if whose == person})


class Sequence:
    """One life against the real thing, at either of two doors."""

    def __init__(self, storage: SqliteStorage, random: Random) -> None:
        self.storage, self.random, self.life = storage, random, Life()
        self.doors: list[WaysIn] = []
        self.told: list[str] = []
        self.restart()

    def restart(self) -> None:
        """Start both doors anew: what they had in memory is gone."""
        self.people = [People(self.storage, shared=True) for _ in range(2)]
        self.doors = [WaysIn(people, self.storage) for people in self.people]
        self.door = 0

    @property
    def at(self) -> tuple[People, WaysIn]:
        return self.people[self.door], self.doors[self.door]

    def tell_other_door(self, person: str) -> None:
        """Do as `cluster.py` does."""
        self.people[1 - self.door].forget_secrets(person)

    # ------------------------------------------------------------ who is where

    def some_browser(self) -> Browser | None:
        there = [browser for browser in self.life.browsers if not browser.lost]
        return self.random.choice(there) if there else None

    async def somebody(self) -> tuple[Browser, Person] | None:
        """Return a browser whose first cookie leads to somebody, and checks that it is whom it should be."""
        browser = self.some_browser()
        if browser is None or not browser.cookies:
            return None
        person = await self.at[0].by_secret(browser.cookies[0])
        whose = self.life.cookies[browser.cookies[0]]
        assert (person.id if person else "") == whose, self.told
        return (browser, person) if person else None

    def came_in(self, browser: Browser, secret: str, person: str) -> None:
        """Do as the routes do: whom the browser was before it still knows."""
        assert secret not in self.life.cookies, self.told
        self.life.cookies[secret] = person
        browser.cookies.insert(0, secret)

    # ------------------------------------------------------------ what may happen

    async def new_device(self) -> None:
        browser = self.some_browser()
        if browser is None:
            return
        people = self.at[0]
        person, secret = people.stranger("Firefox, Linux")
        people.settle(person)
        people.keep_understood(person, [f"of/{person.id}"])  # stands for games and streaks: they hang on the id too
        await self.storage.synced()
        self.life.people.add(person.id)
        self.came_in(browser, secret, person.id)

    async def clear_cookies(self) -> None:
        browser = self.some_browser()
        if browser is not None:
            browser.cookies.clear()

    async def lose_device(self) -> None:
        """Somebody takes it away from another device; whoever has found it is a stranger."""
        found = await self.somebody()
        if found is None:
            return
        _, person = found
        links = [link for link in await self.at[1].of(person) if link.kind == DEVICE]
        await self.take_away(person, self.random.choice(links).id)

    async def take_away(self, person: Person, id: str) -> None:
        before = await self.storage.links_of(person.id)
        (link,) = [link for link in before if link.id == id]
        code = ""
        try:
            await self.at[1].take_away(person, id)
        except Refused as refused:
            code = refused.code
        assert code == ("" if self.life.ways_of(person.id) > 1 else "last_way_in"), self.told
        if code:
            return
        self.tell_other_door(person.id)
        self.gone(link)

    def gone(self, link: Any) -> None:
        if link.kind == DEVICE:
            (secret,) = [secret for secret in self.life.cookies if hash_of(secret) == link.key]
            self.life.cookies[secret] = ""
        elif link.kind == PASSKEY:
            self.life.passkeys[link.key] = ""
        else:
            for words, whose in self.life.sheets.items():
                if whose == link.person:
                    self.life.sheets[words] = ""

    async def add_passkey(self) -> None:
        found = await self.somebody()
        if found is None:
            return
        credential = secrets.token_bytes(16)
        await self.at[1].add_passkey(found[1], credential, Passkey(b"key", 1, "localhost"), "")
        self.life.passkeys[credential] = found[1].id

    async def remove_passkey_or_sheet(self) -> None:
        found = await self.somebody()
        if found is None:
            return
        links = [link for link in await self.at[1].of(found[1]) if link.kind in (PASSKEY, SHEET)]
        if links:
            await self.take_away(found[1], self.random.choice(links).id)

    async def use_passkey(self) -> None:
        browser = self.some_browser()
        if browser is None or not self.life.passkeys:
            return
        credential = self.random.choice(list(self.life.passkeys))
        whose = self.life.passkeys[credential]
        try:
            link, passkey = await self.at[1].passkey(credential)
        except Refused:
            assert not whose, self.told
            return
        entered = await self.at[1].enter_by_passkey(link, passkey, passkey.signatures + 1, "")
        assert entered.person.id == whose, self.told
        self.came_in(browser, entered.secret, whose)

    async def print_sheet(self) -> None:
        found = await self.somebody()
        if found is None:
            return
        words = await self.at[1].new_sheet(found[1])
        for old, whose in self.life.sheets.items():
            if whose == found[1].id:
                self.life.sheets[old] = ""
        self.life.sheets[words] = found[1].id

    async def use_sheet(self) -> None:
        browser = self.some_browser()
        if browser is None or not self.life.sheets:
            return
        words = self.random.choice(list(self.life.sheets))
        whose, self.life.sheets[words] = self.life.sheets[words], ""
        try:
            entered = await self.at[1].enter_by_sheet(f" {words.upper()} ", "")
        except Refused:
            assert not whose, self.told
            return
        assert entered.person.id == whose, self.told
        self.came_in(browser, entered.secret, whose)

    async def link_by_code(self) -> None:
        """Link a device by a code, each half at the door where it happens to be; now and then the first one says no."""
        found, other = await self.somebody(), self.some_browser()
        if found is None or other is None:
            return
        person, browser = found[1], secrets.token_hex(8)
        code = await self.at[1].new_code(person)
        self.door = self.random.randrange(2)
        assert (await self.at[1].whose_code(code, browser)).id == person.id, self.told
        await self.at[1].ask_by_code(code, browser, "")
        asks = (await self.doors[1 - self.door].who_asks(person, code)).asks.hex()
        may = self.random.random() < 0.8
        assert await self.at[1].enter_by_code(code, browser, "") is None, self.told
        await self.doors[1 - self.door].answer(person, code, asks, may)
        try:
            entered = await self.at[1].enter_by_code(code, browser, "")
        except Refused:
            assert not may, self.told
            return
        assert may, self.told
        assert entered is not None
        assert entered.person.id == person.id, self.told
        self.came_in(other, entered.secret, person.id)

    async def another_at_the_tablet(self) -> None:
        browser = self.some_browser()
        if browser is not None and browser.cookies:
            browser.cookies.append(browser.cookies.pop(0))

    async def new_key(self) -> None:
        found = await self.somebody()
        if found is None:
            return
        browser, person = found
        known = await self.at[0].known_by(browser.cookies[0])
        assert known is not None
        secret = await self.at[0].new_key(known)
        self.tell_other_door(person.id)
        self.life.cookies[browser.cookies[0]] = ""
        browser.cookies[0] = secret
        self.life.cookies[secret] = person.id

    async def forget_me(self) -> None:
        found = await self.somebody()
        if found is None:
            return
        self.at[0].forget(found[1])
        await self.storage.synced()
        self.tell_other_door(found[1].id)
        self.life.forget(found[1].id)

    async def restart_all(self) -> None:
        self.restart()

    async def other_door(self) -> None:
        self.door = 1 - self.door

    # ------------------------------------------------------------ what must be so

    async def check(self) -> None:
        for door in range(2):
            people, ways = self.people[door], self.doors[door]
            for secret, whose in self.life.cookies.items():
                person = await people.by_secret(secret)
                assert (person.id if person else "") == whose, (self.told, "a cookie")
                if person is not None:
                    assert await people.understood(person) == [f"of/{person.id}"], self.told
            for credential, whose in self.life.passkeys.items():
                try:
                    found = (await ways.passkey(credential))[0].person
                except Refused:
                    found = ""
                assert found == whose, (self.told, "a passkey")
        for words, whose in self.life.sheets.items():
            sheet = await self.storage.link(_sheet_key(words))
            assert (sheet.person if sheet else "") == whose, (self.told, "a sheet")
        for person in self.life.people:
            assert len(await self.storage.links_of(person)) == self.life.ways_of(person), self.told

    async def live(self) -> None:
        happens: list[Callable[[], Awaitable[None]]] = [
            self.clear_cookies,
            self.lose_device,
            self.add_passkey,
            self.remove_passkey_or_sheet,
            self.use_passkey,
            self.print_sheet,
            self.use_sheet,
            self.link_by_code,
            self.another_at_the_tablet,
            self.new_key,
            self.new_device,
            self.forget_me,
            self.restart_all,
            self.other_door,
        ]
        await self.new_device()
        for _ in range(STEPS):
            step = self.random.choice(happens)
            self.told.append(step.__name__)
            await step()
        await self.check()


@asynccontextmanager
async def in_memory():
    """A file where a commit costs little."""
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(prefix="kermesse-ways-", dir=memory) as folder:
        storage = SqliteStorage(Path(folder) / "house.db")
        try:
            yield storage
        finally:
            await storage.close()


async def sequences(number: int, seed: int = 0) -> None:
    async with in_memory() as storage:
        for start in range(0, number, AT_ONCE):
            lives = [
                Sequence(storage, Random(f"{seed} {start + each}")) for each in range(min(AT_ONCE, number - start))
            ]
            done = await asyncio.gather(*(life.live() for life in lives), return_exceptions=True)
            for fault in filter(None, done):
                raise fault


async def test_whoever_holds_a_way_in_comes_back_and_whoever_holds_none_never_does():
    await sequences(SEQUENCES)


@pytest.mark.soak
async def test_so_it_is_in_a_million_sequences():
    for seed in range(1, 1 + SOAKED // 20_000):
        await sequences(20_000, seed)


@pytest.mark.parametrize("fault", ["stays", "lost", "merged"])
async def test_a_fault_in_either_direction_is_found(fault, monkeypatch):
    """A way in that was taken away still leads there; one that was not leads nowhere; one leads to somebody else."""
    if fault == "stays":

        async def take_away(self, link):
            return True

        monkeypatch.setattr(People, "take_away", take_away)
    elif fault == "lost":
        enter = WaysIn._enter

        async def forgets_another(self, person, device):
            links = [link for link in await self._storage.links_of(person) if link.kind == DEVICE]
            for link in links[:1]:
                await self._people.take_away(link)
            return await enter(self, person, device)

        monkeypatch.setattr(WaysIn, "_enter", forgets_another)
    else:
        seen = []
        enter = WaysIn._enter

        async def to_the_first(self, person, device):
            seen.append(person)
            return await enter(self, seen[0], device)

        monkeypatch.setattr(WaysIn, "_enter", to_the_first)
    with pytest.raises((AssertionError, ValueError)):
        await sequences(AT_ONCE)
