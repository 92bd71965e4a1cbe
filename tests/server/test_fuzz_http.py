"""Every HTTP request is answered without an internal error.

KERMESSE_FUZZ and KERMESSE_FUZZ_SEED: see test_fuzz.py.
"""

import asyncio
import hashlib
import json
import os
from random import Random

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.core.record import write_record
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.players import make_bot
from kermesse.players.table import play_out
from kermesse.server.connection import messages
from kermesse.server.http.person_routes import MeWish
from kermesse.server.http.way_in_routes import CodeAnswer, CodeWish, PasskeyAnswer, SheetWish
from tests.server.house import SOON
from tests.server.junk_messages import SEED, SHORT, TEXTS, Odd, as_text

# ---------------------------------------------------------------- over HTTP

PATHS = [
    "/",
    "/api/me",
    "/api/me/key",
    "/api/me/data",
    "/api/me/ways",
    "/api/me/ways/{id}",
    "/api/me/others/{id}",
    "/api/me/passkey/begin",
    "/api/me/passkey",
    "/api/me/code",
    "/api/me/code/look",
    "/api/me/code/answer",
    "/api/me/sheet",
    "/api/enter/passkey/begin",
    "/api/enter/passkey",
    "/api/enter/code/look",
    "/api/enter/code/ask",
    "/api/enter/code",
    "/api/enter/sheet",
    "/api/games",
    "/api/tables",
    "/api/tables/{id}",
    "/api/replays/{id}",
    "/api/replays/{id}/record",
    "/api/replays/{id}/analysis/0",
    "/api/replays/{over}/analysis/{id}",
    "/api/verify",
    "/table/{id}",
    "/table/{id}/qr.svg",
    "/table/{id}/record",
    "/ws/{id}",
    "/learn/{id}",
    "/replay/{id}",
    "/assets/{id}.js",
    "/{id}.svg",
    "/healthz",
    "/metrics",
]
IDS = [
    "{table}",
    "{over}",
    "x",
    "%00",
    "a%00b",
    "%ff%fe",
    "..",
    "%2e%2e%2f%2e%2e",
    "é",
    "x" * 300,
    "x" * 5000,
    "%",
    "%zz",
    "a/b",
    "con",
    "%0d%0aX-Evil:1",
    "{{}}",
    "%F0%9F%A6%80",
]
HEADERS = {
    "Host": ["", "[", "[::1", "a b", "evil.example", "127.0.0.1:99999", "x" * 300, "é", "127.0.0.1, evil"],
    "Origin": ["null", "http://[", "http://[::1", "://", "é", "http://127.0.0.1:99999999", "x" * 4000],
    "Cookie": ["kermesse=", "kermesse=é", 'kermesse="\\', "kermesse=%00", "=;=;=", "kermesse=" + "x" * 5000, "\x7f"],
    "Accept-Language": ["", "zz", "fr;q=x", "é", "," * 400],
    "Accept": ["text/html", "*/*", "é"],
    "Content-Encoding": ["gzip", "br", "é", "identity", "gzip, gzip"],
    "Content-Type": ["application/json", "multipart/form-data", "é", "a/b; charset=\x01"],
    "Range": ["bytes=0-0", "bytes=99999999999-", "bytes=-0", "x", "bytes=5-1"],
    "If-None-Match": ['"x"', "*", "x"],
    "If-Modified-Since": ["never", "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 99 Jan 99999 00:00:00 GMT"],
    "If-Range": ["x", "Thu, 01 Jan 1970 00:00:00 GMT"],
    "Sec-Fetch-Site": ["cross-site", "none", "é"],
    "X-Forwarded-For": ["1.2.3.4", "é", "fe80::1%eth0"],
    "Expect": ["100-continue", "x"],
    "Upgrade": ["websocket", "h2c"],
    "Connection": ["Upgrade", "close", "keep-alive, é"],
    "Sec-WebSocket-Version": ["13", "99", "x"],
    "Sec-WebSocket-Key": ["dGhlIHNhbXBsZSBub25jZQ==", "x", "é"],
    "Sec-WebSocket-Extensions": ["permessage-deflate; server_max_window_bits=x", "é"],
    "Sec-WebSocket-Protocol": ["a, b", "é"],
    "Transfer-Encoding": ["gzip", "identity", "chunked, gzip", "x"],
    "Content-Length": ["-1", "x", "999999999999", "0x10"],
}


WISHES = {
    "/api/tables": messages.NewTable,
    "/api/me/passkey": PasskeyAnswer,
    "/api/enter/passkey": PasskeyAnswer,
    "/api/me/code/answer": CodeAnswer,
    "/api/me/code/look": CodeWish,
    "/api/enter/code/look": CodeWish,
    "/api/enter/code/ask": CodeWish,
    "/api/enter/code": CodeWish,
    "/api/enter/sheet": SheetWish,
}


class Requests:
    def __init__(self, home, random, table, over, record):
        self.home, self.random, self.odd = home, random, Odd(random)
        self.table, self.over, self.record = table, over, record
        self.statuses = {}

    def body(self, path):
        pick = self.random.random()
        if path == "/api/verify" and pick < 0.8:
            return self._broken_record()
        kind = WISHES.get(path, MeWish)
        wish = self.odd.of(kind)
        if kind is messages.NewTable and isinstance(wish, dict):
            if self.random.random() < 0.8:
                wish["game"] = self.random.choice(list(CATALOGUE))
            if self.random.random() < 0.5:
                game = CATALOGUE[self.random.choice(list(CATALOGUE))]
                wish["options"] = self.odd.of(game.options_type)
        return as_text(self.random, wish).encode("utf-8", "replace")

    def _broken_record(self):
        """One line changed, and the chain made whole again, so that it is read and played."""
        lines = [line.rpartition(" #")[0] or line for line in self.record.strip().split("\n")]
        at = self.random.choice([0, len(lines) - 1, self.random.randrange(len(lines))])
        if self.random.random() < 0.8:
            lines[at] = json.dumps(self.odd.changed(json.loads(lines[at])))
        else:
            lines[at] = self.random.choice(["[" * 5000, "{}", "\0", "", self.random.choice(TEXTS)])
        told, link = [lines[0]], hashlib.sha256(lines[0].encode()).hexdigest()[:16]
        for line in lines[1:]:
            link = hashlib.sha256(link.encode() + line.encode()).hexdigest()[:16]
            told.append(f"{line} #{link}")
        return "\n".join(told).encode()

    def request(self):
        random = self.random
        path = random.choice(PATHS)
        target = path.replace("{id}", random.choice(IDS)).replace("{table}", self.table).replace("{over}", self.over)
        if random.random() < 0.3:
            target += random.choice(
                ["?", "?eyes=all", "?eyes=0", "?eyes=%00", "?eyes=" + "9" * 500, "?eyes=²", "?&&=", "#x"]
            )
        method = random.choices(
            ["GET", "POST", "HEAD", "DELETE", "PUT", "OPTIONS", "X" * 50, "é"], [50, 40, 5, 3, 2, 2, 1, 1]
        )[0]
        headers = {"Host": f"127.0.0.1:{self.home.port}", "Connection": "close"}
        for name in random.sample(sorted(HEADERS), random.choice([0, 0, 1, 1, 2, 5])):
            headers[name] = random.choice(HEADERS[name])
        body = b""
        if method == "POST":
            body = self.body(path)
            if random.random() < 0.3:
                headers.setdefault("Transfer-Encoding", "chunked")
                size = random.choice([1, 7, 4000])
                pieces = [body[at : at + size] for at in range(0, min(len(body), 400 * size), size)]
                body = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"
            else:
                headers.setdefault("Content-Length", str(len(body)))
        head = f"{method} {target} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return head.encode("latin1", "replace") + b"\r\n" + body

    async def send(self):
        text = self.request()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.home.port)
        try:
            writer.write(text)
            async with asyncio.timeout(SOON):
                line = await reader.readline()
        except ConnectionError:
            return
        except TimeoutError:
            raise AssertionError(f"never answered: {text[:600]!r}") from None
        finally:
            writer.close()
        status = int(line.split()[1]) if line else 0  # 0: closed, as for half a request
        self.statuses[status] = self.statuses.get(status, 0) + 1
        assert status < 500 or status == 503, (status, text[:600])


@pytest.fixture
async def asked(quiet_home):
    """A server with a table, a finished game, and its record."""
    ada = quiet_home.browser()
    table = await ada.new_table(seats=2)
    game = CATALOGUE["kraaw"]
    match = Match(game, 2, game.presets["first_game"], seed_from("fuzz"))
    for _ in play_out(match, [make_bot(game, "random", seat, 2, Random(seat)) for seat in range(2)]):
        pass
    info = quiet_home.registry.tables[table].info()
    info.stage = "over"
    record = write_record(match, ["Ada", "Bob"])
    quiet_home.registry.storage.keep_record("finished", encode(info).decode(), record)
    await quiet_home.registry.storage.synced()
    return lambda seed: Requests(quiet_home, Random(seed), table, "finished", record)


async def test_no_request_makes_a_fault(asked):
    requests = asked(f"{SEED} http")
    for _ in range(SHORT // 2):
        await requests.send()
    assert requests.statuses[200] > 20
    assert requests.statuses[400] > 20


@pytest.mark.soak
async def test_no_request_of_very_many_makes_a_fault(asked):
    requests = asked(f"{SEED} long http")
    for _ in range(int(os.environ.get("KERMESSE_FUZZ", "1000000")) // 20):
        await requests.send()
    print(requests.statuses)
