"""Headers, cookies, origins, pages."""

import asyncio

import pytest

from kermesse.server.http import pages
from tests.server.house import SOON, house


async def test_every_answer_has_the_security_headers(home):
    eve = home.browser()
    for path in ("/", "/api/games", "/healthz", "/nothing", "/api/tables/none"):
        async with eve.session.get(path) as response:
            policy = response.headers["Content-Security-Policy"]
            assert "script-src 'self';" in policy
            assert "default-src 'none'" in policy
            assert "unsafe-eval" not in policy
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            assert response.headers["X-Frame-Options"] == "DENY"
            assert response.headers["Referrer-Policy"] == "same-origin"


async def test_the_cookie_is_for_our_pages_only(home, db):
    async with home.browser().session.post("/api/me", data=b'{"name": "Ada"}') as response:
        cookie = response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie


async def test_behind_https_the_cookie_is_secure(db):
    async with (
        house(db, public_url="https://kermesse.example") as home,
        home.browser().session.post("/api/me", data=b'{"name": "Ada"}') as response,
    ):
        assert "Secure" in response.headers["Set-Cookie"]
        assert response.headers["Strict-Transport-Security"]


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
async def test_a_post_from_another_site_is_refused(home, headers):
    status, answer = await home.browser().post("/api/tables", {"game": "kraaw"}, headers=headers)
    assert (status, answer["code"]) == (403, "foreign_origin")


async def test_a_post_from_our_page_is_taken(home):
    headers = {"Origin": home.url, "Sec-Fetch-Site": "same-origin"}
    status, _ = await home.browser().post("/api/tables", {"game": "kraaw"}, headers=headers)
    assert status == 200


async def test_bodies_are_bounded(home):
    eve = home.browser()
    status, answer = await eve.post("/api/me", {"name": "x" * 20_000})
    assert (status, answer["code"]) == (413, "too_long")
    async with eve.session.post("/api/verify", data=b"x" * 3_000_000) as response:
        assert response.status == 413


async def test_pages_are_the_client_and_assets_are_kept_for_ever(home, tmp_path, monkeypatch):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Kermesse</title>")
    (static / "assets" / "index-abc123.js").write_text("export {};" * 300)
    (static / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(pages, "STATIC", static)
    eve = home.browser()
    for path in ("/", "/about", "/fairness", "/verify", "/learn/kraaw"):
        async with eve.session.get(path) as response:
            assert response.status == 200, path
            assert "Kermesse" in await response.text()
            assert response.headers["Cache-Control"] == "no-cache"
    async with eve.session.get("/assets/index-abc123.js") as response:
        assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert response.content_type == "text/javascript"
    async with eve.session.get("/favicon.svg") as response:
        assert (response.status, response.content_type) == (200, "image/svg+xml")
    table = await eve.new_table()
    assert (await eve.get(f"/table/{table}"))[0] == 200
    status, page = await eve.get("/table/nowhere")
    assert status == 404
    assert "Kermesse" in page  # the client says it in words
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/no.js",
    ):
        async with eve.session.get(path) as response:
            assert response.status == 404, path


async def test_without_a_built_client_the_page_says_so(home, tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    status, text = await home.browser().get("/")
    assert status == 503
    assert "make setup" in text


async def test_a_tables_qr_code(home):
    ada = home.browser()
    table = await ada.new_table()
    async with ada.session.get(f"/table/{table}/qr.svg") as response:
        assert response.content_type == "image/svg+xml"
        assert "<svg" in await response.text()


async def test_health_and_metrics(two, home):
    _, (_, a), _ = await two()
    await a.do(a.legal()[0])
    eve = home.browser()
    assert (await eve.get("/healthz"))[1] == {"status": "ok", "tables": 1}
    text = await home.metrics()
    assert 'kermesse_commands_total{game="kraaw",result="done"} 1.0' in text
    assert 'kermesse_tables{stage="playing"} 1.0' in text
    assert "Ada" not in text


async def test_logs_name_the_table_and_no_secret(db, capsys):
    import structlog

    from kermesse.server.serve import configure_logs

    configure_logs("debug", True)
    try:
        async with house(db) as home:
            ada = await home.browser().named("Ada")
            table = await ada.new_table(seats=2, play_now=True)
            page = await ada.open(table)
            match = home.registry.tables[table].match
            real = match.game.apply
            object.__setattr__(match.game, "apply", lambda *given: 1 / 0)
            try:
                await page.do(page.legal()[0])
            finally:
                object.__setattr__(match.game, "apply", real)
            (secret,) = [cookie.value for cookie in ada.session.cookie_jar]
            seed = home.registry.tables[table].seating.seed
    finally:
        configure_logs("warning", True)
    logged = capsys.readouterr().err
    assert f'"table": "{table}"' in logged
    assert "ZeroDivisionError" in logged
    assert secret not in logged
    assert seed not in logged
    assert structlog.is_configured()


@pytest.mark.parametrize("token", ["a long token", ""])
async def test_metrics_are_for_whoever_has_the_token(db, token):
    """A proxy on this machine that adds no header of its own looks like this machine: by no header is anybody let
    in.
    """
    async with house(db, metrics_token=token) as home:
        for headers in (
            {},
            {"Host": "kermesse.example"},
            {"Host": f"127.0.0.1:{home.port}"},
            {"X-Forwarded-For": "203.0.113.7"},
            {"Forwarded": "for=203.0.113.7"},
            {"Authorization": "Bearer a long guess"},
            {"Authorization": "Bearer "},
            {"Authorization": "Bearer"},
        ):
            status, answer = await home.browser(**headers).get("/metrics")
            assert (status, answer["code"]) == (404, "no_page"), headers
        for headers in ({}, {"X-Forwarded-For": "203.0.113.7"}):
            known = home.browser(**headers, Authorization="Bearer a long token")
            assert (await known.get("/metrics"))[0] == (200 if token else 404)


async def asked(home, request, charset="utf-8"):
    """The status of what is answered to these lines of a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    writer.write(request.encode(charset))
    async with asyncio.timeout(SOON):
        line = await reader.readline()
    writer.close()
    return int(line.split()[1])


ORDINARY = {
    "Host": "127.0.0.1",
    "Origin": "http://127.0.0.1",
    "Cookie": "kermesse=nobody",
    "Authorization": "Bearer nothing",
    "Content-Encoding": "identity",
    "Content-Length": "2",
    "Content-Type": "application/json",
    "Sec-Fetch-Site": "same-origin",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}
OTHERWISE = {
    "Host": "evil.example",
    "Origin": "https://evil.example",
    "Cookie": "kermesse=somebody",
    "Content-Encoding": "gzip",
    "Content-Length": "3",
    "Sec-Fetch-Site": "cross-site",
}


@pytest.mark.parametrize("name", ORDINARY)
async def test_what_is_to_be_said_once_is_refused_when_it_is_said_twice(home, name):
    """In either order, and also if both say the same: a proxy in between may believe the other one."""
    table = await home.browser().new_table()
    plain = "".join(f"{header}: {value}\r\n" for header, value in ORDINARY.items() if "WebSocket" not in header)
    open_socket = f"GET /ws/{table} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + "".join(
        f"{header}: {value}\r\n" for header, value in ORDINARY.items() if not header.startswith("Content")
    )
    said = [ORDINARY[name], OTHERWISE.get(name, ORDINARY[name])]
    for start, end, fine in (
        (open_socket, "\r\n", 101),
        ("POST /api/me/understood HTTP/1.1\r\n" + plain, "\r\n{}", 400),
    ):
        if f"{name}:" not in start:
            continue
        if fine == 101:
            assert await asked(home, start + end) == fine  # once
        bare = start.replace(f"{name}: {ORDINARY[name]}\r\n", "")
        for two in (said, said[::-1], [ORDINARY[name]] * 2):
            lines = "".join(f"{name}: {value}\r\n" for value in two)
            assert await asked(home, bare + lines + end) == 400, (start[:6], two)


@pytest.mark.parametrize("name", ["Connection", "Upgrade", *ORDINARY])
async def test_bytes_that_are_no_text_make_no_fault_in_any_header_of_a_socket(home, name):
    table = await home.browser().new_table()
    said = {"Connection": "Upgrade", "Upgrade": "websocket", **ORDINARY}
    for value in ("\xe9", f"{said[name]}, \xe9"):
        lines = {**{header: one for header, one in said.items() if not header.startswith("Content")}, name: value}
        request = f"GET /ws/{table} HTTP/1.1\r\n" + "".join(f"{header}: {one}\r\n" for header, one in lines.items())
        assert await asked(home, request + "\r\n", "latin-1") in (101, 400, 403, 415, 421), value
    assert "kermesse_faults_total 0.0" in await home.metrics()


@pytest.mark.parametrize("name", ["X-Forwarded-For", "X-Forwarded-Proto", "Accept-Language", "Sec-WebSocket-Protocol"])
async def test_a_list_may_come_in_several_lines(home, name):
    lines = "".join(f"{header}: {value}\r\n" for header, value in ORDINARY.items() if not header.startswith("Content"))
    table = await home.browser().new_table()
    start = f"GET /ws/{table} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{lines}"
    assert await asked(home, f"{start}{name}: http\r\n{name}: fr\r\n\r\n") == 101
