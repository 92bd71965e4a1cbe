"""Every message is answered, nothing breaks, and a refused one has changed nothing.

KERMESSE_FUZZ says how many messages the long run sends (a million under `make soak`), KERMESSE_FUZZ_SEED another
source.
"""

import hashlib
import json
import os
from dataclasses import replace
from random import Random

import msgspec
import pytest
from msgspec import inspect as shape

from kermesse.core.game import Malformed, Refused
from kermesse.core.match import Entry
from kermesse.core.wire import encode, wire
from kermesse.games import CATALOGUE
from kermesse.server.connection import messages
from kermesse.server.storage.limits import LONGEST_MESSAGE
from kermesse.server.table.table import Table
from tests.server.junk_messages import SEED, SHORT, Odd, as_text
from tests.server.no_leak_table import quiet

AT_ONCE = (1, 1, 3, 40)  # one alone shows what it changed, many show what is forgotten
OPTIONS = {"timers": "off", "stand_in_after_ms": 0}


@pytest.fixture(autouse=True)
def many_bytes(monkeypatch):
    """Lift the limit on messages of a page: on a quick disk the fuzzer would exceed it. The limit is tested
    elsewhere.
    """
    monkeypatch.setattr("kermesse.server.connection.connection.BYTES", (1e9, 1e9))


# ---------------------------------------------------------------- over the socket


class Fuzzing:
    """As few people as a game is for, who send whatever they can think of."""

    def __init__(self, home, name, random, patience=60.0):
        self.home, self.game, self.random, self.patience = home, CATALOGUE[name], random, patience
        self.odd = Odd(random)
        self.sent = self.done = self.refused = self.malformed = 0
        self._ids = 0

    async def begin(self):
        self.people = [self.home.browser() for _ in range(max(2, self.game.seats.start))]
        self.id = await self.people[0].new_table(self.game.name, seats=len(self.people), options=self._options())
        self.pages = [await person.open(self.id) for person in self.people]
        for page in self.pages[1:]:
            assert (await page.act("sit"))["done"]
        assert (await self.pages[0].act("start"))["done"]
        for page in self.pages:
            await page.until(lambda page=page: page.position)

    def _options(self):
        return {name: value for name, value in OPTIONS.items() if name != "timers" or not self.game.real_time}

    @property
    def table(self):
        return self.home.registry.tables[self.id]

    async def end(self):
        for person in self.people:
            await person.close()

    async def some(self, how_many):
        await self.begin()
        while how_many > 0:
            if self.table.seating.stage == "over" or any(
                chair.conceded or chair.put_out for chair in self.table.seating.chairs
            ):
                await self.end()
                await self.begin()
            how_many -= await self._batch()
        await self.end()

    async def _batch(self):
        seat = self.random.randrange(len(self.people))
        page = self.pages[seat]
        if page.ended:
            page = self.pages[seat] = await self.people[seat].open(self.id)
        match, table = self.table.match, self.table
        before, steps, log = self._state(), len(table.past), self._entries()
        texts, others = {}, []
        for _ in range(self.random.choice(AT_ONCE)):
            message, kind = self._message(page)
            if kind == "other":
                others.append(as_text(self.random, message))
            else:
                texts[message["id"]] = (kind, json.dumps(message))
        for _, text in texts.values():
            await page.ws.send_str(text)
        try:
            await page.until(lambda: texts.keys() <= page.answers.keys() or page.ended, self.patience)
        except TimeoutError:
            unanswered = [text for id, (_, text) in texts.items() if id not in page.answers]
            raise AssertionError(f"{self.game.name}: never answered: {unanswered[:3]}") from None
        assert not page.ended, f"{self.game.name}: {page.bye} after {[text for _, text in texts.values()]}"
        self.sent += len(texts)
        done = [kind for id, (kind, _) in texts.items() if page.answers[id]["done"]]
        refused = [page.answers[id] for id in texts if not page.answers[id]["done"]]
        assert all(answer["code"] != "fault" for answer in refused), [
            (texts[answer["id"]][1], answer) for answer in refused if answer["code"] == "fault"
        ][:3]
        assert all(answer["sentence"] for answer in refused)
        self.done += len(done)
        self.refused += len(refused)
        if table.match is match:
            assert self._entries() - log <= len(done)
            if not done and len(table.past) == steps:
                assert self._state() == before, f"{self.game.name}: a refused command changed something: {texts}"
        await self._back_to_play()
        others = others[: len(texts) // 20]
        for text in others:
            await self._nonsense(text)
        page.answers.clear()
        page.heard.clear()
        page.raw.clear()
        return len(texts) + len(others)

    def _message(self, page):
        """Return something with an id, which must be answered, or anything else that is nearly a message."""
        self._ids += 1
        message = self._asking(page)
        if isinstance(message, dict) and message.get("what") not in ("concede", "rematch"):
            message["id"] = f"f{self._ids}"
            if self._is_understood(message):
                return message, message["type"]
        return self.odd.of(
            self.random.choice([messages.Hello, messages.Do, messages.Why, messages.Act, messages.Pong])
        ), "other"

    def _asking(self, page):
        pick, legal = self.random.random(), page.legal()
        if pick < 0.2 and legal:
            return {"type": "do", "command": self.random.choice(legal)}
        if pick < 0.55 and legal:
            return {"type": "do", "command": self.odd.changed(self.random.choice(legal))}
        if pick < 0.85:
            return {"type": "do", "command": self.odd.of(self.random.choice(self.game.command_types))}
        return self.odd.of(messages.Act) if pick < 0.97 else None

    @staticmethod
    def _is_understood(message):
        """True if it is a message by its form, whatever its content."""
        text = json.dumps(message)
        try:
            known = msgspec.json.decode(text, type=messages.FromClient)
        except msgspec.MsgspecError:
            return False
        return isinstance(known, messages.Do | messages.Why | messages.Act) and len(text) < LONGEST_MESSAGE

    async def _nonsense(self, text):
        """Send something without a usable id: it must be understood, or end the connection."""
        person = self.home.browser()
        page = await person.open(self.id)
        await page.ws.send_str(text)
        self.sent += 1
        await page.say(type="act", id="still-here", what="take_back")
        await page.until(lambda: "still-here" in page.answers or page.ended)
        self.malformed += page.ended
        await person.close()
        self.home._people.remove(person)

    async def _back_to_play(self):
        if self.table.seating.paused:
            for page in self.pages:
                if not page.ended:
                    await page.act("resume")

    def _state(self):
        return hashlib.sha256(encode(self.table.match.state)).digest()

    def _entries(self):
        """Commands; the table notes things too, such as that the whole server stood still."""
        return sum(isinstance(entry, Entry) for entry in self.table.match.log)


def int_fields():
    for game in CATALOGUE.values():
        for kind in game.command_types:
            for field in shape.type_info(kind).fields:
                if "int" in str(field.type).lower():
                    yield pytest.param(game, kind, field.encode_name, id=f"{game.name}-{kind.__name__}-{field.name}")


@pytest.mark.parametrize(("game", "kind", "field"), list(int_fields()))
def test_no_rule_ever_sees_a_number_that_is_no_number_of_the_game(game, kind, field):
    """A slot of 10²⁷: shifting by it would eat the machine, and there are no words for its refusal."""
    odd = Odd(Random(1))
    for many in (1 << 53, 10**27, -(10**27)):
        command = {"do": kind.__struct_config__.tag, field: many + (many > 0)}
        assert isinstance(wire(game).command(json.dumps(command)), Malformed)
        made = next(made for made in iter(lambda: odd.of(kind), None) if isinstance(made, dict))
        whole = {**made, "do": kind.__struct_config__.tag, field: many * 2}
        assert isinstance(wire(game).command(json.dumps(whole)), Malformed)


@pytest.mark.parametrize("game", sorted(CATALOGUE))
async def test_every_message_is_answered_and_a_refused_one_changes_nothing(quiet_home, game):
    fuzzing = Fuzzing(quiet_home, game, Random(f"{SEED} {game}"))
    await fuzzing.some(SHORT)
    while fuzzing.done <= 10 and fuzzing.sent < 20 * SHORT:  # in real time a busy machine comes too late more often
        await fuzzing.some(SHORT)
    assert fuzzing.done > 10
    assert fuzzing.refused > 100


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(CATALOGUE))
async def test_a_million_messages(quiet_home, game):
    many = int(os.environ.get("KERMESSE_FUZZ", "1000000")) // len(CATALOGUE)
    fuzzing = Fuzzing(quiet_home, game, Random(f"{SEED} long {game}"))
    await fuzzing.some(many)
    print(f"{game}: {fuzzing.sent} sent, {fuzzing.done} done, {fuzzing.refused} refused, {fuzzing.malformed} malformed")


async def test_the_fuzzer_finds_a_command_that_is_not_answered(quiet_home, monkeypatch):
    """A planted fault: a table that swallows every third command."""
    real, heard = Table._do, []

    def forgetful(table, page, do):
        heard.append(do.id)
        if len(heard) % 3:
            real(table, page, do)

    monkeypatch.setattr(Table, "_do", forgetful)
    with pytest.raises(AssertionError, match="never answered"):
        await Fuzzing(quiet_home, "kraaw", Random(1), patience=0.5).some(100)


async def test_the_fuzzer_finds_a_refusal_that_changes_something(db):
    game = CATALOGUE["krom"]

    def careless(state, seat, command, now):
        try:
            return game.apply(state, seat, command, now)
        except Refused:
            state.round_no += 1
            raise

    async with quiet(db, games=CATALOGUE.also(replace(game, apply=careless))) as home:
        with pytest.raises(AssertionError, match="changed something"):
            await Fuzzing(home, "krom", Random(1)).some(500)
