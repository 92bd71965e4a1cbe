"""Junk in place of JSON or a number, in every request and message: refused with a code, and never an internal error."""

import asyncio
import json
import urllib.parse

import pytest

from kermesse.core.options import Options
from kermesse.games import CATALOGUE
from kermesse.server.connection import messages
from kermesse.server.http.context import Context
from kermesse.server.http.routes import application
from kermesse.server.storage.limits import LONGEST_MESSAGE
from tests.junk_input import DIGITS, HOLE, TEXTS, VALUES, in_place, odd_records, some
from tests.server.house import play_on
from tests.server.test_fuzz_http import HEADERS

OPTIONS = {"timers": "off", "stand_in_after_ms": 0}


@pytest.fixture(autouse=True)
def many_bytes(monkeypatch):
    """Lift the limit on messages of a page, which is tested elsewhere."""
    monkeypatch.setattr("kermesse.server.connection.connection.BYTES", (1e9, 1e9))


def routes(home):
    """Routes as they are requested, with `{…}` for the variable parts."""
    for route in application(Context(home.registry)).router.routes():
        if route.resource is not None and route.method != "HEAD":
            yield route.method, route.resource.canonical


async def ask(home, method, target, body=b"", headers=()):
    """Return the status, and the code of a refusal. Bytes that an HTTP client would refuse to send are sent as they
    are.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    head = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{home.port}", "Connection: close", *headers]
    if body or method == "POST":
        head.append(f"Content-Length: {len(body)}")
    writer.write("\r\n".join(head).encode("latin1", "replace") + b"\r\n\r\n" + body)
    try:
        answer = await reader.read()
    except ConnectionError:
        answer = b""
    writer.close()
    if not answer:
        return 0, ""
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    code = json.loads(body)["code"] if status >= 400 and body.startswith(b"{") else ""
    return status, code


async def never_a_fault(home, method, target, body=b"", headers=()):
    status, code = await ask(home, method, target, body, headers)
    where = (method, target[:80], body[:80], status, code)
    assert status < 500 or status == 503, where
    assert code != "fault", where
    return status, code


async def test_no_path_and_no_query_makes_a_fault(quiet_home):
    walked = 0
    for method, path in routes(quiet_home):
        for text in some(TEXTS, path.encode()):
            odd = urllib.parse.quote(text, safe="")[:6000]
            filled = path
            while "{" in filled:
                before, _, rest = filled.partition("{")
                filled = before + (odd or "x") + rest.partition("}")[2]
            for target in {filled, f"{filled}?eyes={odd}&at={odd}&in={odd}", f"{filled}?{odd}"}:
                await never_a_fault(quiet_home, method, target)
                walked += 1
    assert walked > 400


ODD_HEADERS = [
    "é",
    "\xff\xfe",
    "\xed\xa0\x80",
    "[",
    "[" * 4000,
    DIGITS,
    f"-{DIGITS}",
    "1e999999",
    "nan",
    "²",
    "",
    '"',
    ";",
    ",",
]


async def test_no_header_makes_a_fault(quiet_home):
    """Also with the headers of a socket, each of them changed: their bytes are the client's choice."""
    ada = await quiet_home.browser().named("Ada")
    table = await ada.new_table()
    socket = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    for target, usual in (
        ("/", {}),
        ("/api/me", {}),
        ("/api/tables", {}),
        ("/manifest.webmanifest", {}),
        (f"/ws/{table}", socket),
    ):
        for name in sorted({*HEADERS, *socket} - {"Transfer-Encoding", "Content-Length", "Connection", "Host"}):
            for odd in ODD_HEADERS:
                headers = [f"{one}: {value}" for one, value in {**usual, name: odd}.items()]
                status = await first_status(quiet_home, target, headers)
                assert status < 500, (target, name, odd[:40], status)


async def first_status(home, target, headers):
    """Return the first status of a request that may become a socket, which would never end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    head = [f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{home.port}", *headers]
    writer.write("\r\n".join(head).encode("latin1") + b"\r\n\r\n")
    try:
        line = await reader.readline()
    except ConnectionError:
        line = b""
    writer.close()
    return int(line.split()[1]) if line else 0


async def test_no_body_makes_a_fault(quiet_home):
    wishes = {
        "/api/me": [{"name": HOLE}],
        "/api/me/understood": [{"understood": HOLE}, {"understood": [HOLE]}],
        "/api/tables": [
            {"game": HOLE},
            *[{"game": "kraaw", field: HOLE} for field in messages.NewTable.__struct_fields__ if field != "game"],
            {"game": "kraaw", "options": {HOLE: 1}},
        ],
        "/api/verify": [],
        "/api/me/key": [],
        "/api/me/ways/{id}": [{"name": HOLE}],
        "/api/me/others": [],
        "/api/me/others/{id}": [],
        "/api/me/passkey/begin": [],
        "/api/me/passkey": [{"credential": HOLE}],
        "/api/me/code": [],
        "/api/me/code/look": [{"code": HOLE}],
        "/api/me/code/answer": [{"code": HOLE, "asks": "", "may": True}, {"code": "", "asks": HOLE, "may": False}],
        "/api/me/sheet": [],
        "/api/enter/passkey/begin": [],
        "/api/enter/passkey": [{"credential": HOLE}],
        "/api/enter/code/look": [{"code": HOLE}],
        "/api/enter/code/ask": [{"code": HOLE}],
        "/api/enter/code": [{"code": HOLE}],
        "/api/enter/sheet": [{"words": HOLE}],
        "/api/replays/{id}/analysis/{seat}": [],
    }
    ada = await quiet_home.browser().named("Ada")
    cookie = "; ".join(f"{one.key}={one.value}" for one in ada.session.cookie_jar)
    posts = {path for method, path in routes(quiet_home) if method == "POST"}
    assert posts == set(wishes)
    for path, holes in wishes.items():
        for body in [*VALUES, *[body for hole in holes for body in in_place(hole)]]:
            status, code = await never_a_fault(quiet_home, "POST", path, body, [f"Cookie: {cookie}"])
            assert status < 400 or code, (path, body[:80], status)


def every_option():
    """Those of all games once."""
    for number, game in enumerate(CATALOGUE.values()):
        own = game.options_type.__struct_fields__
        yield from ((game.name, name) for name in own if not number or name not in Options.__struct_fields__)


async def test_no_option_makes_a_fault(quiet_home):
    """As text and as JSON, over HTTP and over the socket."""
    ada = await quiet_home.browser().named("Ada")
    cookie = "; ".join(f"{one.key}={one.value}" for one in ada.session.cookie_jar)
    for game, option in every_option():
        table = await ada.new_table(game)
        page = await ada.open(table)
        for body in in_place({"game": game, "options": {option: HOLE}}):
            status, code = await never_a_fault(quiet_home, "POST", "/api/tables", body, [f"Cookie: {cookie}"])
            assert status == 200 or code in ("bad_options", "bad_param", "bad_seats"), (game, option, body[:80], code)
        for text in some(TEXTS, option.encode()):
            answer = await page.act("options", options={option: text})
            assert answer["done"] or answer["code"] == "bad_options", (game, option, text[:40], answer)
        await page.close()
        if option == next(iter(Options.__struct_fields__)):
            for own in ("public", "stand_in_after_ms", "advice"):
                page = await ada.open(table)
                for text in TEXTS:
                    assert (await page.act("options", options={own: text}))["code"] == "bad_options"
                await page.close()


def fields_of_messages():
    """Each message that a page may send, with HOLE in each of its fields."""
    full = {
        "hello": {"have": 0, "language": "en"},
        "do": {"id": "x", "command": {"do": "look", "slot": 0}, "guard": 1},
        "why": {"id": "x", "command": {"do": "look", "slot": 0}},
        "act": {"id": "x", "what": "chat", "seat": 0, "text": "a", "seats": 2, "options": {"timers": "off"}},
        "pong": {"ping": 1},
    }
    kinds = {kind.__struct_config__.tag: kind for kind in messages.FromClient.__args__}
    assert set(kinds) == set(full)
    for tag, fields in full.items():
        assert set(fields) == set(kinds[tag].__struct_fields__)
        for name, value in fields.items():
            yield {"type": tag, **fields, name: HOLE}
            if isinstance(value, dict):
                yield from ({"type": tag, **fields, name: {**value, key: HOLE}} for key in value)


async def test_no_message_makes_a_fault(quiet_home):
    """At a table before its start and in play: what is understood is answered, what is not ends the line, and the table
    goes on.
    """
    ada = await quiet_home.browser().named("Ada")
    lobby = await ada.new_table(seats=2)
    playing = await ada.new_table(seats=2, play_now=True, options=OPTIONS)
    for table in (lobby, playing):
        page = None
        for text in [*VALUES, *[text for hole in fields_of_messages() for text in in_place(hole)]]:
            if page is None or page.ended:
                page = await ada.open(table)
            try:
                await page.ws.send_bytes(text) if b"\xff" in text or b"\xed" in text else await page.ws.send_str(
                    text.decode()
                )
                await page.ask(type="why", command={"do": "look"})
            except ConnectionError:
                page.ended = True
            answer = page.answers.pop("x", None)
            assert answer is None or answer["done"] or answer["code"] != "fault", (text[:80], answer)
            page.answers.clear()
            page.raw.clear()
            page.heard.clear()


async def test_no_command_of_any_game_makes_a_fault(quiet_home):
    for game in CATALOGUE.values():
        ada = await quiet_home.browser().named("Ada")
        wished = {name: value for name, value in OPTIONS.items() if name != "timers" or not game.real_time}
        page = await ada.open(await ada.new_table(game.name, play_now=True, options=wished))
        await page.until(lambda page=page: page.position)
        for kind in game.command_types:
            named = {"do": kind.__struct_config__.tag}
            for field in (None, *kind.__struct_fields__):
                whole = {"type": "do", "id": "x", "command": {**named, field: HOLE} if field else HOLE}
                for text in in_place(whole, VALUES[len(TEXTS) :]):
                    if len(text) > LONGEST_MESSAGE or b"\xff" in text or b"\xed" in text:
                        continue
                    await page.ws.send_str(text.decode())
                    await page.ask(type="why", command={"do": "?"})
                    answer = page.answers.pop("x", {"done": True})
                    assert answer["done"] or answer["code"] != "fault", (game.name, text[:80], answer)
                    if page.ended:  # not even JSON
                        page = await ada.open(page.table["id"])
                    page.answers.clear()
                    page.raw.clear()
                    page.heard.clear()


async def test_no_record_that_is_sent_to_be_verified_makes_a_fault(quiet_home):
    ada, bob = await quiet_home.browser().named("Ada"), await quiet_home.browser().named("Bob")
    table = await ada.new_table(seats=2, options={"timers": "off", "wins_to_game": 1})
    a, b = await ada.open(table), await bob.open(table)
    assert (await b.act("sit"))["done"]
    assert (await a.act("start"))["done"]
    await play_on([a, b])
    status, record = await ada.get(f"/table/{table}/record")
    assert status == 200
    for body in odd_records(record)[::3]:
        status, _ = await never_a_fault(quiet_home, "POST", "/api/verify", body)
        assert status in (200, 400)
