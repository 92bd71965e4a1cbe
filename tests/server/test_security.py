"""Headers, cookies, origins, pages."""

import pytest

from kermesse.server.site import pages
from tests.server.house import house


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
    _, text = await eve.get("/metrics")
    assert 'kermesse_commands_total{game="kraaw",result="done"} 1.0' in text
    assert 'kermesse_tables{stage="playing"} 1.0' in text
    assert "Ada" not in text


async def test_logs_name_the_table_and_no_secret(db, capsys):
    import structlog

    from kermesse.server.site.serve import configure_logs

    configure_logs("debug", True)
    try:
        async with house(db) as home:
            ada = await home.browser().named("Ada")
            table = await ada.new_table(seats=2, play_now=True)
            page = await ada.open(table)
            match = home.house.tables[table].match
            real = match.game.apply
            object.__setattr__(match.game, "apply", lambda *given: 1 / 0)
            try:
                await page.do(page.legal()[0])
            finally:
                object.__setattr__(match.game, "apply", real)
            (secret,) = [cookie.value for cookie in ada.session.cookie_jar]
            seed = home.house.tables[table].seating.seed
    finally:
        configure_logs("warning", True)
    logged = capsys.readouterr().err
    assert f'"table": "{table}"' in logged
    assert "ZeroDivisionError" in logged
    assert secret not in logged
    assert seed not in logged
    assert structlog.is_configured()


async def test_metrics_are_for_whoever_runs_the_server(db):
    async with house(db, metrics_token="a long token") as home:
        assert (await home.browser().get("/metrics"))[0] == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            passed_on = home.browser(**{header: "203.0.113.7"})
            status, answer = await passed_on.get("/metrics")
            assert (status, answer["code"]) == (404, "no_page")
        known = home.browser(**{"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer a long token"})
        assert (await known.get("/metrics"))[0] == 200
        wrong = home.browser(**{"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer a long guess"})
        assert (await wrong.get("/metrics"))[0] == 404
