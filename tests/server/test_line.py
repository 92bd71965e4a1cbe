"""The line from the first byte on: connections, headers, bodies, names of the house, keys, and what is left of all
that.
"""

import asyncio
import gzip
import os
import stat
import time
from contextlib import suppress
from dataclasses import replace

import pytest

from kermesse.core.chance import seed_from
from kermesse.core.match import Match
from kermesse.core.options import read_options
from kermesse.core.record import write_record
from kermesse.games import CATALOGUE
from kermesse.server.http import door, replays, requests
from kermesse.server.http.security import Hosts, neighbourhood
from kermesse.server.serve import configure_logs
from kermesse.server.storage.dump import backup
from kermesse.server.storage.limits import Limits
from tests.server.house import SOON, house


async def say(home, text, half=False):
    """Bytes on a connection of their own; all that comes back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    writer.write(text)
    if half:
        return reader, writer
    answer = await asyncio.wait_for(reader.read(), SOON)
    writer.close()
    return answer


def post(home, path, body, *headers):
    lines = [f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{home.port}", "Connection: close", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


# ---------------------------------------------------------------- bodies


async def test_a_compressed_body_is_refused_before_it_is_unpacked(home, monkeypatch):
    def unpacked(*given, **named):
        raise AssertionError("somebody unpacks it")

    monkeypatch.setattr("aiohttp.compression_utils.ZLibDecompressor.decompress_sync", unpacked)
    packed = gzip.compress(b" " * 1_500_000)
    for path in ("/api/verify", "/api/me", "/nothing"):
        text = post(home, path, packed, "Content-Encoding: gzip", f"Content-Length: {len(packed)}")
        answer = await say(home, text)
        assert b" 415 " in answer
        assert b'"compressed"' in answer


async def test_a_body_in_several_pieces_is_read(home):
    body = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name": "Ada"}') + b"0\r\n\r\n"
    answer = await say(home, post(home, "/api/me", body, "Transfer-Encoding: chunked"))
    assert b" 200 " in answer
    assert b'"Ada"' in answer


async def test_a_body_that_is_late_in_two_packets_is_read(home):
    text = post(home, "/api/me", b"", "Content-Length: 15")
    reader, writer = await say(home, text, half=True)
    for part in (b'{"name"', b': "Ada"}'):
        await asyncio.sleep(0.02)
        writer.write(part)
    assert b" 200 " in await asyncio.wait_for(reader.read(), SOON)
    writer.close()


async def test_a_body_in_pieces_is_bounded_too(home):
    piece = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    answer = await say(home, post(home, "/api/me", piece * 2 + b"0\r\n\r\n", "Transfer-Encoding: chunked"))
    assert b" 413 " in answer
    answer = await say(home, post(home, "/api/me", b"zz\r\nx\r\n", "Transfer-Encoding: chunked"))
    assert b" 400 " in answer


async def test_a_body_that_never_comes_is_not_waited_for(home, monkeypatch):
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.1)
    answer = await say(home, post(home, "/api/me", b"{", "Content-Length: 100"))
    assert b" 408 " in answer
    assert b'"too_slow"' in answer


# ---------------------------------------------------------------- connections


@pytest.mark.parametrize("text", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
async def test_silent_and_half_sent_connections_are_closed(db, monkeypatch, text):
    monkeypatch.setattr(door.Door.__init__, "__defaults__", (False, 0.2))
    async with house(db) as home:
        reader, writer = await say(home, text, half=True)
        began = time.monotonic()
        await asyncio.wait_for(reader.read(), SOON)
        assert time.monotonic() - began < 5
        writer.close()
        metrics = home.registry.metrics.registry
        assert metrics.get_sample_value("kermesse_unfinished_requests_total") == 1


async def test_the_second_request_of_a_connection_is_not_waited_for_longer_than_the_first(db, monkeypatch):
    monkeypatch.setattr(door.Door.__init__, "__defaults__", (False, 0.2))
    async with house(db) as home:
        reader, writer = await say(home, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", half=True)
        await reader.readuntil(b'"status":')
        await asyncio.sleep(0.4)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")  # quiet between requests is no fault
        await reader.readuntil(b'"status":')
        writer.write(b"GET /healthz HTT")
        assert await asyncio.wait_for(reader.read(), SOON) is not None
        writer.close()


async def test_a_byte_now_and_then_does_not_keep_half_a_request_alive(db, monkeypatch):
    monkeypatch.setattr(door.Door.__init__, "__defaults__", (False, 0.3))
    async with house(db) as home:
        reader, writer = await say(home, b"GET / HTTP/1.1\r\n", half=True)
        ended = asyncio.ensure_future(reader.read())
        for _ in range(40):
            if ended.done() or writer.is_closing():
                break
            writer.write(b"X")
            await asyncio.sleep(0.05)
        assert ended.done()
        writer.close()


async def test_connections_of_an_address_are_counted(db):
    async with house(db, Limits(connections_per_address=3)) as home:
        held = [await asyncio.open_connection("127.0.0.1", home.port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), SOON) == b""
        for _, other in held:
            other.close()
            await other.wait_closed()
        async with asyncio.timeout(SOON):
            while home.registry.metrics.registry.get_sample_value("kermesse_turned_away_total") != 1:
                await asyncio.sleep(0.01)
            while b" 200 " not in await say(
                home, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            ):
                await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("address", "whole"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "no address"),
    ],
)
def test_a_64_of_ipv6_is_one_address(address, whole):
    assert neighbourhood(address) == whole


async def test_gets_are_limited(db):
    async with house(db, Limits(gets=(0.1, 5))) as home:
        eve = home.browser()
        answers = [await eve.get("/api/me") for _ in range(7)]
        assert [status for status, _ in answers] == [200] * 5 + [429] * 2
        assert answers[-1][1]["code"] == "too_fast"


# ---------------------------------------------------------------- names of the house


@pytest.mark.parametrize(
    ("public_url", "listens_on", "host", "known"),
    [
        ("https://kermesse.example", "0.0.0.0", "kermesse.example", True),
        ("https://kermesse.example", "0.0.0.0", "Kermesse.Example:443", True),
        ("https://kermesse.example", "0.0.0.0", "127.0.0.1:8000", True),
        ("https://kermesse.example", "0.0.0.0", "evil.example", False),
        ("https://kermesse.example", "0.0.0.0", "192.0.2.7", False),
        ("https://kermesse.example", "127.0.0.1", "evil.example", False),
        ("", "127.0.0.1", "anything.example", True),
        ("", "0.0.0.0", "192.168.1.20:8000", True),
        ("", "0.0.0.0", "[2001:db8::1]:8000", True),
        ("", "0.0.0.0", "salon", True),
        ("", "0.0.0.0", "salon.local:8000", True),
        ("", "0.0.0.0", "evil.example:8000", False),
        ("", "0.0.0.0", "", False),
        ("", "0.0.0.0", "[", False),
        ("", "127.0.0.1", "\udce9", False),  # no link and no QR code can be made of these
        ("", "127.0.0.1", "caf\u00e9.example", False),
        ("", "127.0.0.1", "x" * 5_000, False),
        ("", "127.0.0.1", "two words", False),
    ],
)
def test_the_house_knows_its_names(public_url, listens_on, host, known):
    assert Hosts(public_url, listens_on).knows(host) is known


async def test_another_name_is_told_so(db):
    async with house(db, public_url="https://kermesse.example") as home:
        status, answer = await home.browser().get("/api/games", headers={"Host": "evil.example"})
        assert (status, answer["code"]) == (421, "other_host")
        status, _ = await home.browser().get("/api/games", headers={"Host": "kermesse.example"})
        assert status == 200


async def test_over_tls_the_cookie_is_this_hosts_alone(db):
    async with house(db, public_url="https://kermesse.example") as home:
        eve = home.browser()
        async with eve.session.post("/api/me", data=b'{"name": "Ada"}') as response:
            cookie = response.headers["Set-Cookie"]
        assert cookie.startswith("__Host-kermesse=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        name, secret = cookie.split(";")[0].split("=", 1)
        assert (await eve.get("/api/me", headers={"Cookie": f"{name}={secret}"}))[1]["name"] == "Ada"
        # a neighbour's cookie of the plain name, planted from another host of the same site, is nobody's
        assert (await eve.get("/api/me", headers={"Cookie": f"kermesse={secret}"}))[1]["name"] == ""


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize(
    "where", ["Cookie: kermesse={}\x01", "Cookie: kermesse={}\x00", "Cookie{}: x", "X: {}\x7f\x0b"]
)
async def test_what_cannot_be_read_is_not_told_again(db, capsys, where):
    configure_logs("debug", True)
    try:
        async with house(db) as home:
            ada = await home.browser().named("Ada")
            (secret,) = [cookie.value for cookie in ada.session.cookie_jar]
            text = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n{where.format(secret)}\r\nConnection: close\r\n\r\n"
            answer = await say(home, text.encode("latin1"))
            assert secret.encode() not in answer
            assert b'"fault"' not in answer
            text = f"GET /{secret} HTTP/9.9 \r\n{where.format(secret)}\r\n\r\n"
            assert secret.encode() not in await say(home, text.encode("latin1"))
    finally:
        logged = capsys.readouterr()
        configure_logs("warning", True)
    assert secret not in logged.err + logged.out


async def test_every_file_of_the_house_is_its_owners_alone(db):
    os.umask(0o022)
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        await ada.new_table(seats=2, play_now=True)
        await backup(str(db), str(db.parent / "copy.jsonl"))
        files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in db.parent.rglob("*") if file.is_file()}
    assert {"house.db", "house.db-wal", "copy.jsonl"} <= files.keys()
    assert {name: oct(mode) for name, mode in files.items() if mode & 0o077} == {}


async def test_a_file_that_others_could_read_is_made_private(db):
    db.touch(mode=0o644)
    async with house(db):
        assert stat.S_IMODE(db.stat().st_mode) == 0o600


# ---------------------------------------------------------------- work


def long_record():
    """A few hundred bytes that say that a year passed over a game that nobody plays: a deadline falls every half
    minute.
    """
    game = CATALOGUE["krom"]
    match = Match(game, game.seats.start, read_options(game.options_type, {"timers": "fast"}), seed_from("long"))
    match.now = 365 * 24 * 3_600_000
    return write_record(match, ["a"] * game.seats.start)


def test_a_short_record_of_a_long_time_costs_little():
    record = long_record()
    assert len(record) < 700
    fell = 0

    def expire(state, now):
        nonlocal fell
        fell += 1
        return krom.expire(state, now)

    krom = CATALOGUE["krom"]
    verdict = replays.verdict(CATALOGUE.also(replace(krom, expire=expire)), record, "en")
    assert not verdict.holds
    assert "too much happens" in verdict.why
    assert 0 < fell <= replays.MOST_STEPS + 1


async def test_verifying_holds_up_neither_bots_nor_the_loop(db):
    """Its process is not the server's; an address has a share of it."""
    async with house(db, Limits(work_at_once=2, gets=(1e9, 1e9), posts=(1e9, 1e9))) as home:
        eve = home.browser()
        text = long_record().encode()

        async def verify():
            async with eve.session.post("/api/verify", data=text) as response:
                return response.status

        asked = [asyncio.ensure_future(verify()) for _ in range(10)]
        page = await eve.open(await eve.new_table("kraaw", seats=2, play_now=True, options={"timers": "off"}))
        await page.until(lambda: page.position)
        statuses = sorted(await asyncio.gather(*asked))
        assert statuses.count(200) == 2
        assert statuses.count(429) == 8
        assert home.registry.metrics.registry.get_sample_value("kermesse_work_seconds_total") > 0
        assert home.registry.metrics.registry.get_sample_value("kermesse_work") == 0


async def test_an_address_that_has_used_up_its_share_waits(db):
    async with house(db, Limits(work=(0.0, 0.0001))) as home:
        eve = home.browser()
        statuses = []
        for _ in range(2):
            async with eve.session.post("/api/verify", data=long_record().encode()) as response:
                statuses.append((response.status, (await response.json()).get("code")))
        assert statuses == [(200, None), (429, "too_fast")]


# ---------------------------------------------------------------- metrics


async def test_answers_refusals_byes_and_lateness_are_counted(db):
    async with house(db, Limits(posts=(0.01, 2))) as home:
        eve = home.browser()
        for _ in range(4):
            await eve.post("/api/me", {"name": "Eve"})
        await eve.get("/api/tables/nothing-of-the-kind")
        page = await eve.open("zzzzzzzzzzzz")
        await page.until(lambda: page.ended)
        await asyncio.sleep(0.6)
        sample = home.registry.metrics.registry.get_sample_value

        def answers(method, route, status):
            return sample("kermesse_http_answers_total", {"method": method, "route": route, "status": status})

        assert answers("POST", "/api/me", "200") == 2
        assert answers("POST", "/api/me", "429") == 2
        assert answers("GET", "/api/tables/{id}", "404") == 1
        assert sample("kermesse_byes_total", {"code": "no_table"}) == 1
        assert sample("kermesse_loop_lag_seconds_count") >= 1
        text = await home.metrics()
        assert "nothing-of-the-kind" not in text
        assert "kermesse_bots_thinking" in text


async def test_every_bye_is_counted_by_its_reason(two, home):
    _, (_, a), (_, b) = await two()
    await a.ws.send_str("nonsense")
    await a.until(lambda: a.ended)
    sample = home.registry.metrics.registry.get_sample_value
    assert sample("kermesse_byes_total", {"code": "malformed"}) == 1
    assert not b.ended
