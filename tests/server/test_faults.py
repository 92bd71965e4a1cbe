"""Every fault of docs/server.md, and its consequences."""

import asyncio
import sqlite3

import aiohttp
import pytest

from kermesse.core.game import Refused
from kermesse.server.storage.limits import Limits
from kermesse.server.table.restoring import WHYS
from tests.server.house import SOON, house, play_on


@pytest.mark.parametrize(
    "text",
    [
        "not json",
        "[]",
        "{}",
        '{"type": "nonsense"}',
        '{"type": "do", "id": "", "command": {}}',
        '{"type": "do", "id": "' + "x" * 65 + '", "command": {}}',
        '{"type": "act", "id": "a", "what": "cheat"}',
        '{"type": "hello", "have": "many"}',
        '{"type": "hello", "surprise": 1}',
        "[" * 10_000,
        '{"type": "act", "id": "a", "what": "chat", "text": "' + "x" * 20_000 + '"}',
    ],
)
async def test_a_malformed_or_oversized_message_ends_the_socket_with_a_word(two, text):
    _, (_, a), (_, b) = await two()
    await a.ws.send_str(text)
    await a.until(lambda: a.ended)
    assert a.bye["code"] == "malformed"
    assert a.bye["sentence"]
    await b.until(lambda: not b.table["places"][0]["here"])  # and the table goes on


async def test_a_huge_message_is_not_even_read(two):
    _, (_, a), _ = await two()
    await a.ws.send_str("x" * 200_000)
    await a.until(lambda: a.ended)
    assert a.ws.close_code == 1009


async def test_bytes_are_malformed(two):
    _, (_, a), _ = await two()
    await a.ws.send_bytes(b"\x00\x01")
    await a.until(lambda: a.ended)
    assert a.bye["code"] == "malformed"


async def test_whoever_does_not_say_hello_first_is_not_understood(home, two):
    table, (ada, _), _ = await two()
    page = await ada.open(table, hello=False)
    await page.say(type="do", id="x", command={"do": "end_turn"})
    await page.until(lambda: page.ended)
    assert page.bye["code"] == "malformed"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"do": "fly"}, "unknown_command"),
        ({}, "unknown_command"),
        ([], "unknown_command"),
        ("x", "unknown_command"),
        ({"do": "choose_crow", "crow": 2}, "bad_param"),
        ({"do": "choose_crow", "crow": "charbon", "extra": 1}, "bad_param"),
    ],
)
async def test_a_command_that_is_none_is_refused(two, command, code):
    _, (_, a), _ = await two()
    answer = await a.do(command)
    assert (answer["done"], answer["code"]) == (False, code)
    assert answer["sentence"]


async def test_commands_out_of_order_are_judged_against_the_newest_state(two):
    _, (_, a), (_, b) = await two()
    await play_on([a, b], 8)
    late = await a.do({"do": "choose_crow", "crow": "charbon"})
    assert (late["done"], late["code"]) in [(False, "wrong_phase"), (False, "not_your_turn")]


async def test_too_many_messages_are_refused_and_then_shown_the_door(db):
    async with house(db, Limits(messages=(5, 10))) as home:
        ada = home.browser()
        page = await ada.open(await ada.new_table(seats=2, play_now=True))
        for number in range(40):
            await page.say(type="act", id=f"c{number}", what="take_back")
        await page.until(lambda: len(page.answers) == 40)
        codes = [page.answers[f"c{number}"]["code"] for number in range(40)]
        assert (codes[0], codes[-1]) == ("not_held", "too_fast")
        for number in range(200):
            await page.say(type="act", id=f"d{number}", what="take_back")
        await page.until(lambda: page.ended)
        assert page.bye["code"] == "too_many"


async def test_chat_is_limited_on_its_own(db):
    async with house(db, Limits(chat=(0.1, 3))) as home:
        ada = home.browser()
        page = await ada.open(await ada.new_table(seats=2))
        answers = [await page.act("chat", text=f"{n}") for n in range(5)]
        assert [answer["done"] for answer in answers] == [True, True, True, False, False]
        assert answers[-1]["code"] == "too_fast"


async def test_posts_and_new_tables_are_limited(db):
    async with house(db, Limits(posts=(0.1, 5), new_tables=(0.1, 2))) as home:
        ada = home.browser()
        answers = [await ada.post("/api/tables", {"game": "kraaw"}) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        answers = [await ada.post("/api/me", {"name": "A"}) for _ in range(3)]
        assert answers[-1][1]["code"] == "too_fast"


async def test_spectators_are_limited(db):
    async with house(db, Limits(spectators_per_table=1)) as home:
        table = await home.browser().new_table(seats=2)
        one, other = await home.browser().open(table), await home.browser().open(table)
        await other.until(lambda: other.ended)
        assert other.bye["code"] == "too_many"
        assert not one.ended


async def test_a_foreign_seats_command_is_refused(two, home):
    """A command is for the seat that the cookie holds; nobody can name another one."""
    _, (_, a), (_, b) = await two()
    await play_on([a, b], 6)
    acting, waiting = (a, b) if a.legal() else (b, a)
    await waiting.until(lambda: waiting.position["at"] == acting.position["at"])
    answer = await waiting.do(acting.legal()[0])
    assert (answer["done"], answer["code"]) == (False, "not_your_turn")
    await waiting.say(type="do", id="f", command=acting.legal()[0], seat=acting.seat)
    await waiting.until(lambda: waiting.ended)
    assert waiting.bye["code"] == "malformed"


@pytest.mark.parametrize("secret", ["forged", "x" * 5000, "é\u0000", "'; DROP TABLE people; --"])
async def test_a_forged_cookie_is_a_strangers(two, home, secret):
    table, _, _ = await two()
    eve = home.browser(Cookie=f"kermesse={secret}".encode("latin1", "ignore").decode("latin1").replace("\0", ""))
    page = await eve.open(table)
    assert page.seat == -1
    assert (await page.do({"do": "end_turn"}))["code"] == "not_seated"
    assert (await eve.get("/api/me"))[1] == {"name": "", "known": False}


async def test_only_a_hash_of_the_secret_is_kept(two, home, db):
    _, (ada, _), _ = await two()
    (secret,) = [cookie.value for cookie in ada.session.cookie_jar]
    dump = "\n".join(sqlite3.connect(db).iterdump())
    assert "Ada" in dump
    assert secret not in dump


async def test_a_table_that_does_not_exist(home):
    eve = home.browser()
    page = await eve.open("zzzzzzzzzzzz")
    await page.until(lambda: page.ended)
    assert page.bye["code"] == "no_table"
    for path in (
        "/api/tables/zzzzzzzzzzzz",
        "/api/replays/zzzzzzzzzzzz",
        "/table/zzzzzzzzzzzz/qr.svg",
        "/table/zzz/record",
    ):
        status, answer = await eve.get(path, headers={"Accept-Language": "en"})
        assert (status, answer["code"]) == (404, "no_table")
        assert answer["sentence"].startswith("There is no such table")


async def test_the_newer_of_two_tabs_has_the_seat(two):
    table, (ada, a), (_, b) = await two()
    newer = await ada.open(table)
    await a.until(lambda: a.ended)
    assert a.bye["code"] == "other_tab"
    assert newer.seat == 0
    await newer.play()
    await b.until(lambda: b.position["at"] == newer.position["at"])
    assert b.table["places"][0]["here"]


async def test_a_client_asleep_is_let_go_and_welcomed_when_it_wakes(two, monkeypatch):
    """Half a minute without an answer to a ping; its seat is then an absent person's."""
    monkeypatch.setattr("kermesse.server.table.state.PING_EVERY", 0.02)
    monkeypatch.setattr(
        "kermesse.server.connection.connection.LONGEST_SILENCE", 2_000.0
    )  # long enough for the other page, however busy the machine
    table, (ada, a), (_, b) = await two()
    a.pongs = False
    await a.until(lambda: a.ended)
    await b.until(lambda: not b.table["places"][0]["here"])
    monkeypatch.undo()
    awake = await ada.open(table, a.last)
    assert awake.seat == 0
    assert awake.heard[0]["type"] == "welcome"


async def test_a_page_that_does_not_read_holds_nobody_up(two, monkeypatch):
    _, (_, a), _ = await two()
    monkeypatch.setattr("kermesse.server.connection.connection.SLOWEST", -1)  # as if a megabyte waited for it
    await a.say(type="act", id="x", what="chat", text="hello")
    await a.until(lambda: a.ended)
    assert a.bye is None


async def test_a_fault_in_the_rules_changes_nothing_and_is_answered(two, home, monkeypatch):
    table, (_, a), _ = await two()
    match = home.registry.tables[table].match
    real = match.game.apply

    def broken(state, seat, command, now):
        real(state, seat, command, now)
        raise ZeroDivisionError

    before = a.position["view"]
    object.__setattr__(match.game, "apply", broken)
    try:
        answer = await a.do(a.legal()[0])
    finally:
        object.__setattr__(match.game, "apply", real)
    assert (answer["done"], answer["code"]) == (False, "fault")
    await a.hello()
    assert a.position["view"] == before
    await a.play()


async def test_a_database_that_is_gone_for_good_tells_nobody_and_stops_the_server(two, home, db):

    _, (_, a), (_, b) = await two()
    heard = len(b.heard)
    with sqlite3.connect(db) as other:
        other.execute("DROP TABLE log")
    await a.say(type="do", id="lost", command=a.legal()[0])
    await asyncio.wait([home.registry.failed], timeout=SOON)
    assert home.registry.failed.done()
    assert "start the server again" in str(home.registry.failed.exception())
    assert len(b.heard) == heard
    assert "lost" not in a.answers
    assert (await home.browser().get("/healthz"))[0] == 200
    assert (await home.browser().get("/readyz"))[0] == 503


async def test_every_refusal_of_the_house_has_words():
    """All codes that the server's own modules can refuse with."""
    import re
    from pathlib import Path

    import kermesse.server
    from kermesse import words

    folder = Path(kermesse.server.__path__[0])
    source = "".join(file.read_text() for file in folder.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"(\w+)"', source))
    byes = set(re.findall(r'(?:say_)?bye\((?:[\w.]+, )*"(\w+)"\)', source))
    away = {"no_table", *(f"aside_{why}" for why in WHYS)}  # what `Registry.public_info_here` says
    codes, byes = codes | away, byes | away
    assert len(codes) > 30
    assert byes >= {"other_tab", "too_many", "malformed", "server_stops", "kicked", "new_key", "forgotten"}
    for language in words.LANGUAGES:
        for code in codes:
            assert words.has_message("", language, f"refused-{code.replace('_', '-')}"), (language, code)
        for code in byes:
            assert words.has_message("", language, f"bye-{code.replace('_', '-')}"), (language, code)
    assert isinstance(Refused("fault", "table"), Exception)


async def test_a_socket_from_another_site_is_refused(two, home):
    table, (ada, _), _ = await two()
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await ada.session.ws_connect(f"/ws/{table}", origin="https://evil.example")
    assert refused.value.status == 403
    page = await ada.session.ws_connect(f"/ws/{table}", origin=home.url)
    await page.close()
