"""Ways in to a person over HTTP: devices, codes, sheets, passkeys; who is let in, and who is not."""

from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import pytest

from kermesse.server.http.ways_in import Passkey, passkeys_elsewhere
from kermesse.server.storage.limits import NO_LIMITS, Limits
from tests.server.authenticator import Authenticator, b64
from tests.server.house import house

PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def secret_of(browser):
    return {cookie.key: cookie.value for cookie in browser.session.cookie_jar}.get("kermesse", "")


async def name_of(browser):
    return (await browser.get("/api/me"))[1]["name"]


async def ways_of(browser):
    return (await browser.get("/api/me/ways"))[1]["ways"]


async def kinds_of(browser):
    return sorted(way["kind"] for way in await ways_of(browser))


async def delete(browser, path):
    async with browser.session.delete(path) as response:
        return response.status, await response.json()


async def let_in(first, other):
    """The way of a second device: a touch each."""
    code = (await first.post("/api/me/code", {}))[1]["code"]
    assert (await other.post("/api/enter/code/look", {"code": code}))[1]["name"] == await name_of(first)
    assert await other.post("/api/enter/code/ask", {"code": code}) == (200, {"entered": False})
    assert await other.post("/api/enter/code", {"code": code}) == (200, {"entered": False})
    asks = (await first.post("/api/me/code/look", {"code": code}))[1]
    assert (await first.post("/api/me/code/answer", {"code": code, "asks": asks["asks"], "may": True}))[0] == 200
    assert (await other.post("/api/enter/code", {"code": code}))[0] == 200
    return code, asks


# ---------------------------------------------------------------- the list


async def test_the_first_device_is_there_from_the_first_second_and_cannot_be_taken_away(home):
    ada = await home.browser(**{"User-Agent": DESK}).named("Ada")
    (way,) = await ways_of(ada)
    assert (way["kind"], way["name"], way["here"]) == ("device", "Firefox, Linux", True)
    assert (await ada.get("/api/me/data"))[1]["ways_in"] == [way]
    status, answer = await delete(ada, f"/api/me/ways/{way['id']}")
    assert (status, answer["code"]) == (409, "last_way_in")
    assert await name_of(ada) == "Ada"
    status, told = await ada.post(f"/api/me/ways/{way['id']}", {"name": " Le  bureau "})
    assert (status, told["ways"][0]["name"]) == (200, "Le bureau")
    assert (await ada.post(f"/api/me/ways/{way['id']}", {"name": "\u200b"}))[1]["code"] == "bad_name"


async def test_nobody_touches_another_persons_ways_in(home):
    ada, eve = await home.browser().named("Ada"), await home.browser().named("Eve")
    (way,) = await ways_of(ada)
    for status, answer in (
        await delete(eve, f"/api/me/ways/{way['id']}"),
        await eve.post(f"/api/me/ways/{way['id']}", {"name": "mine"}),
        await eve.post(f"/api/me/others/{way['id']}", {}),
    ):
        assert (status, answer["code"]) == (404, "no_way_in")
    assert await ways_of(ada) == [way]


async def test_other_sites_cannot_change_ways_in(home):
    ada = await home.browser().named("Ada")
    there = {"Origin": "https://evil.example"}
    for path in ("/api/me/code", "/api/me/sheet", "/api/me/passkey/begin", "/api/enter/sheet", "/api/me/others"):
        async with ada.session.post(path, json={}, headers=there) as response:
            assert response.status == 403
    assert len(await ways_of(ada)) == 1


# ---------------------------------------------------------------- a second device


async def test_a_second_device_is_let_in_by_a_code_and_both_are_the_same_person(home):
    ada = await home.browser(**{"User-Agent": DESK}).named("Ada")
    table = await ada.new_table(seats=2)
    page = await ada.open(table)
    phone = home.browser(**{"User-Agent": PHONE})
    code, asks = await let_in(ada, phone)
    assert asks["device"] == "Chrome, Android"
    assert await name_of(phone) == "Ada"
    await page.until(lambda: any(told["type"] == "arrival" for told in page.heard))
    assert secret_of(phone) != secret_of(ada)
    names = {way["here"]: way["name"] for way in await ways_of(phone)}
    assert names == {False: "Firefox, Linux", True: "Chrome, Android"}
    assert (await phone.post("/api/enter/code", {"code": code}))[1]["code"] == "wrong_code"
    await phone.post("/api/me", {"name": "Adèle"})
    assert await name_of(ada) == "Adèle"
    (desk,) = [way for way in await ways_of(phone) if not way["here"]]
    assert (await delete(phone, f"/api/me/ways/{desk['id']}"))[0] == 200
    await page.until(lambda: page.ended)
    assert await name_of(ada) == ""
    assert await name_of(phone) == "Adèle"
    assert (await phone.open(table)).seat == 0


async def test_a_device_that_takes_itself_away_is_a_stranger(home):
    ada, phone = await home.browser().named("Ada"), home.browser()
    await let_in(ada, phone)
    (mine,) = [way for way in await ways_of(phone) if way["here"]]
    assert (await delete(phone, f"/api/me/ways/{mine['id']}"))[0] == 200
    assert (secret_of(phone), await name_of(phone), await name_of(ada)) == ("", "", "Ada")


async def test_a_device_that_was_not_let_in_or_is_another_stays_outside(home):
    ada, phone, eve = await home.browser().named("Ada"), home.browser(), home.browser()
    code = (await ada.post("/api/me/code", {}))[1]["code"]
    await phone.post("/api/enter/code/ask", {"code": code.lower()})
    for path in ("look", "ask"):  # it is the phone's now
        assert (await eve.post(f"/api/enter/code/{path}", {"code": code}))[1]["code"] == "wrong_code"
    asks = (await ada.post("/api/me/code/look", {"code": code}))[1]["asks"]
    answer = {"code": code, "asks": asks, "may": True}
    assert (await eve.post("/api/me/code/answer", answer))[1]["code"] == "nobody"
    eve = await eve.named("Eve")
    assert (await eve.post("/api/me/code/answer", answer))[1]["code"] == "wrong_code"
    assert (await ada.post("/api/me/code/answer", {**answer, "asks": "00"}))[1]["code"] == "wrong_code"
    assert (await phone.post("/api/enter/code", {"code": code}))[1] == {"entered": False}
    assert (await ada.post("/api/me/code/answer", {**answer, "may": False}))[0] == 200
    assert (await phone.post("/api/enter/code", {"code": code}))[1]["code"] == "wrong_code"
    assert await name_of(phone) == ""
    assert len(await ways_of(ada)) == 1


async def test_codes_outlive_a_restart_and_their_minutes_do_not_last(db, monkeypatch):
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        cookies = {each.key: each.value for each in ada.session.cookie_jar}
        code = (await ada.post("/api/me/code", {}))[1]["code"]
        phone = home.browser()
        await phone.post("/api/enter/code/ask", {"code": code})
        cookies_of_phone = {each.key: each.value for each in phone.session.cookie_jar}
    async with house(db) as home:
        ada, phone = home.browser(), home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        phone.session.cookie_jar.update_cookies(cookies_of_phone)
        asks = (await ada.post("/api/me/code/look", {"code": code}))[1]["asks"]
        assert (await ada.post("/api/me/code/answer", {"code": code, "asks": asks, "may": True}))[0] == 200
        with monkeypatch.context() as later:
            later.setattr("kermesse.server.storage.sealed_rows.time.time", lambda: 2**33)
            assert (await phone.post("/api/enter/code", {"code": code}))[1]["code"] == "wrong_code"
        assert (await phone.post("/api/enter/code", {"code": code}))[0] == 200
        assert await name_of(phone) == "Ada"


async def test_whoever_guesses_has_to_wait(db):
    async with house(db, replace(NO_LIMITS, guesses=Limits().guesses)) as home:
        ada, eve = await home.browser().named("Ada"), home.browser()
        words = (await ada.post("/api/me/sheet", {}))[1]["words"]
        for number in range(5):
            assert (await eve.post("/api/enter/code/look", {"code": f"ABCDE{number}"}))[1]["code"] == "wrong_code"
        for path, wish in (
            ("code/look", {"code": "ABCDEF"}),
            ("code/ask", {"code": "ABCDEF"}),
            ("code", {"code": "ABCDEF"}),
            ("sheet", {"words": words}),
        ):
            status, answer = await eve.post(f"/api/enter/{path}", wish)
            assert (status, answer["code"]) == (429, "too_many_guesses")
        assert len(await ways_of(ada)) == 2


# ---------------------------------------------------------------- a sheet


async def test_a_sheet_lets_one_device_in_once_however_it_is_typed(home):
    ada, new = await home.browser().named("Ada"), home.browser()
    words = (await ada.post("/api/me/sheet", {}))[1]["words"]
    assert len(words.split()) == 6
    assert (await new.post("/api/enter/sheet", {"words": f"  {words.upper().replace(' ', '-')}\n"}))[0] == 200
    assert await name_of(new) == "Ada"
    status, answer = await home.browser().post("/api/enter/sheet", {"words": words})
    assert (status, answer["code"]) == (400, "wrong_sheet")
    assert await kinds_of(ada) == ["device", "device"]


async def test_the_latest_sheet_counts_and_a_sheet_is_no_cookie(home):
    ada = await home.browser().named("Ada")
    first, second = [(await ada.post("/api/me/sheet", {}))[1]["words"] for _ in range(2)]
    assert await kinds_of(ada) == ["device", "sheet"]
    assert (await home.browser().post("/api/enter/sheet", {"words": first}))[1]["code"] == "wrong_sheet"
    assert (await home.browser(Cookie=f"kermesse=sheet:{second.replace(' ', '')}").get("/api/me"))[1]["name"] == ""
    assert (await home.browser().post("/api/enter/sheet", {"words": second}))[0] == 200


# ---------------------------------------------------------------- passkeys


def at_home(home, **more):
    return home.browser(Host=f"localhost:{home.port}", **more)


async def with_passkey(home, browser, **more):
    key = Authenticator(f"http://localhost:{home.port}", **more)
    _, begun = await browser.post("/api/me/passkey/begin", {})
    status, answer = await browser.post("/api/me/passkey", {"credential": key.create(begun["options"])})
    assert status == 200, answer
    return key


async def by_passkey(browser, key):
    _, begun = await browser.post("/api/enter/passkey/begin", {})
    return await browser.post("/api/enter/passkey", {"credential": key.get(begun["options"])})


@pytest.mark.parametrize("counts", [True, False])
async def test_a_passkey_lets_another_device_in_as_often_as_wanted(home, counts):
    ada = await at_home(home, **{"User-Agent": DESK}).named("Ada")
    key = await with_passkey(home, ada, counts=counts)
    for _ in range(2):
        new = at_home(home)
        assert await by_passkey(new, key) == (200, {"name": "Ada", "known": True})
        assert await name_of(new) == "Ada"
    assert await kinds_of(ada) == ["device", "device", "device", "passkey"]
    (passkey,) = [way for way in await ways_of(ada) if way["kind"] == "passkey"]
    assert (await delete(ada, f"/api/me/ways/{passkey['id']}"))[0] == 200
    assert (await by_passkey(at_home(home), key))[1]["code"] == "passkey_unknown"


async def test_a_cloned_passkey_opens_nothing(home):
    ada = await at_home(home).named("Ada")
    key = await with_passkey(home, ada)
    assert (await by_passkey(at_home(home), key))[0] == 200
    key.signatures -= 1  # the other one has not counted the last
    assert (await by_passkey(at_home(home), key))[1]["code"] == "passkey_cloned"
    assert len(await ways_of(ada)) == 3


async def test_an_answer_to_another_question_site_or_browser_is_refused(home):
    ada = await at_home(home).named("Ada")
    key = await with_passkey(home, ada)
    new = at_home(home)
    _, begun = await new.post("/api/enter/passkey/begin", {})
    answer = {"credential": key.get(begun["options"])}
    assert (await at_home(home).post("/api/enter/passkey", answer))[1]["code"] == "passkey_late"  # not its challenge
    assert (await new.post("/api/enter/passkey", answer))[0] == 200
    again = at_home(home)
    again.session.cookie_jar.update_cookies({each.key: each.value for each in new.session.cookie_jar})
    assert (await again.post("/api/enter/passkey", answer))[1]["code"] == "passkey_late"  # it was used
    key.origin = "https://evil.example"
    assert (await by_passkey(at_home(home), key))[1]["code"] == "passkey_refused"
    key.origin, key.site = f"http://localhost:{home.port}", "evil.example"
    assert (await by_passkey(at_home(home), key))[1]["code"] == "passkey_refused"
    other = Authenticator(key.origin)
    other.id, other.site = key.id, "localhost"
    assert (await by_passkey(at_home(home), other))[1]["code"] == "passkey_refused"  # another key under its name
    other.id = b"unheard of"
    assert (await by_passkey(at_home(home), other))[1]["code"] == "passkey_unknown"
    begun["options"]["challenge"] = b64(b"x" * 32)
    _, _ = await ada.post("/api/me/passkey/begin", {})
    creation = {"rp": {"id": "localhost"}, "user": {"id": b64(b"x")}, "challenge": b64(b"x" * 32)}
    assert (await ada.post("/api/me/passkey", {"credential": other.create(creation)}))[1]["code"] == "passkey_refused"


async def test_a_passkey_belongs_to_one_person(home):
    ada, eve = await at_home(home).named("Ada"), await at_home(home).named("Eve")
    key = await with_passkey(home, ada)
    _, begun = await eve.post("/api/me/passkey/begin", {})
    status, answer = await eve.post("/api/me/passkey", {"credential": key.create(begun["options"])})
    assert (status, answer["code"]) == (400, "passkey_known")
    assert (await by_passkey(at_home(home), key))[1]["name"] == "Ada"


async def test_where_browsers_make_no_passkeys_that_is_said(home):
    ada = await home.browser().named("Ada")  # by a number
    assert (await ada.get("/api/me/ways"))[1]["passkeys"] is False
    assert (await ada.post("/api/me/passkey/begin", {}))[1]["code"] == "no_passkeys_here"
    assert (await at_home(home).post("/api/enter/passkey/begin", {}))[0] == 200


# ---------------------------------------------------------------- several people in one browser


async def test_two_people_on_one_tablet_are_told_apart_and_switched(home):
    tablet = await home.browser().named("Ada")
    table = await tablet.new_table(seats=2)
    assert await tablet.post("/api/me/others", {}) == (200, {"name": "", "known": False})
    assert await name_of(tablet) == ""
    await tablet.named("Bob")
    (other,) = (await tablet.get("/api/me/ways"))[1]["others"]
    assert other["name"] == "Ada"
    assert (await tablet.post(f"/api/me/others/{other['id']}", {}))[1]["name"] == "Ada"
    assert (await tablet.open(table)).seat == 0
    (other,) = (await tablet.get("/api/me/ways"))[1]["others"]
    assert other["name"] == "Bob"


async def test_whoever_comes_in_does_not_wipe_out_whom_the_browser_was(home):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    await let_in(ada, bob)
    assert await name_of(bob) == "Ada"
    ((other),) = (await bob.get("/api/me/ways"))[1]["others"]
    assert (await bob.post(f"/api/me/others/{other['id']}", {}))[1]["name"] == "Bob"
    assert len(await ways_of(ada)) == 2


# ---------------------------------------------------------------- several servers


@asynccontextmanager
async def as_at(home, browser):
    there = home.browser()
    there.session.cookie_jar.update_cookies({each.key: each.value for each in browser.session.cookie_jar})
    yield there


async def test_any_door_will_do_and_what_is_taken_away_is_so_at_all_of_them(doors):
    left, right = await doors(), await doors()
    ada, phone = await left.browser().named("Ada"), right.browser()
    await let_in(ada, phone)
    page = await ada.open(await ada.new_table(seats=2))
    async with as_at(left, phone) as there:
        assert await name_of(there) == "Ada"
    (mine,) = [way for way in await ways_of(ada) if not way["here"]]
    assert (await delete(ada, f"/api/me/ways/{mine['id']}"))[0] == 200
    assert await name_of(phone) == ""
    async with as_at(left, phone) as there:
        assert await name_of(there) == ""
    words = (await ada.post("/api/me/sheet", {}))[1]["words"]
    assert (await right.browser().post("/api/enter/sheet", {"words": words}))[0] == 200
    assert page


# ---------------------------------------------------------------- another address


async def test_passkeys_of_another_address_are_told_at_the_start_and_refused_plainly(db):
    async with house(db) as home:
        key = await with_passkey(home, await at_home(home).named("Ada"))
        assert await passkeys_elsewhere(home.registry.storage, f"http://localhost:{home.port}") == []
        assert await passkeys_elsewhere(home.registry.storage, "") == []
        (line,) = await passkeys_elsewhere(home.registry.storage, "https://jeux.example")
        assert line.startswith("1 passkeys were made for localhost and do not work under jeux.example")
        (link,) = await home.registry.storage.passkeys()
        moved = msgspec.structs.replace(msgspec.msgpack.decode(link.data, type=Passkey), site="jeux.example")
        home.registry.storage.change_link(link._replace(data=msgspec.msgpack.encode(moved)))
        await home.registry.storage.synced()
        status, answer = await by_passkey(at_home(home), key)
        assert (status, answer["code"]) == (400, "passkey_elsewhere")
        assert "jeux.example" in answer["sentence"]
