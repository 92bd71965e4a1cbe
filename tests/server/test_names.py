"""Names at a table: distinguishable, with addresses that are compared and never revealed."""

import json

import pytest

from kermesse.server.storage.people import clean_line, clean_name, skeleton
from tests.server.house import house


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\ufe0f",
        "\U000e0041",
        "\u034f",
        "\u00ad",
        "\uffa0",
        "\u180e",
        "\u200d\u2060 ",
    ],
)
def test_a_name_of_invisible_characters_is_none(name):
    assert clean_name(name) == ""
    assert clean_name(f"A{name}da".replace(" ", "")) == "Ada"


def test_a_tower_of_accents_is_cut_down_and_ordinary_accents_stay():
    assert clean_name("Zoe\u0308") == "Zoë"
    assert clean_name("a" + "\u0301" * 20).count("\u0301") <= 2
    assert clean_name("Nguyễn Thị Ánh") == "Nguyễn Thị Ánh"
    assert clean_line("x" * 5000, 300) == "x" * 300


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "Аdа"),  # Cyrillic
        ("Ada", "Αda"),  # a Greek capital
        ("Ada", "Ａｄａ"),  # full width
        ("Ada", "A d a."),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Marne", "Mame"),
        ("Вера", "вера"),
        ("Ωmega", "ωmega"),
        ("Paul", "Рaul"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_one_takes_for_each_other(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Eda"), ("Chloé", "Chloe"), ("Léa", "Lea 2"), ("!", "?"), ("Ada", "")]
)
def test_names_that_can_be_told_apart(one, other):
    assert skeleton(one) != skeleton(other)


async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(home):
    ada, eve = await home.browser().named("Ada"), await home.browser().named("Аdа")
    table = await ada.new_table(seats=3)
    a, e = await ada.open(table), await eve.open(table)
    refused = await e.act("sit")
    assert (refused["done"], refused["code"]) == (False, "name_taken")
    assert (await e.act("chat", text="I am Ada"))["code"] == "name_taken"
    assert (await e.act("rename", text="Eve"))["done"]
    assert (await e.act("sit"))["done"]
    assert (await e.act("rename", text="ADA"))["code"] == "name_taken"
    await a.until(lambda: a.table["places"][1]["name"] == "Eve")
    assert (await a.act("rename", text="Ada!"))["done"]  # one's own is nobody else's


async def test_the_host_alone_sees_who_shares_an_address(db):
    async with house(db, behind_proxy=True) as home:

        async def comes(name, address):
            return await home.browser(**{"X-Forwarded-For": address}).named(name)

        ada = await comes("Ada", "2001:db8:9::1")
        bob = await comes("Bob", "192.0.2.1")
        eve = await comes("Eve", "192.0.2.1")
        far = await comes("Far", "2001:db8:9::2")
        table = await ada.new_table(seats=5)
        a = await ada.open(table)
        others = []
        for person in (bob, eve, far):
            page = await person.open(table)
            assert (await page.act("sit"))["done"]
            others.append(page)
        await a.until(lambda: a.table["places"][3]["who"] == "person")
        assert [place["same_address"] for place in a.table["places"]] == [[3], [2], [1], [0], []]
        for page in others:
            assert all(not place["same_address"] for m in page.heard if "table" in m for place in m["table"]["places"])
        everything = json.dumps([m for page in (a, *others) for m in page.heard])
        assert "192.0.2" not in everything
        assert "2001:db8" not in everything
        # and whoever was sent away and comes back as somebody else is pointed out
        assert (await a.act("remove", seat=2))["done"]
        again = await comes("Mallory", "192.0.2.1")
        page = await again.open(table)
        assert (await page.act("sit", seat=2))["done"]
        await a.until(lambda: a.table["places"][2]["who"] == "person")
        assert a.table["places"][2]["sent_away"]
        assert not a.table["places"][0]["sent_away"]


@pytest.mark.parametrize("host", [0, 1])
async def test_whoever_is_sent_away_from_the_hosts_own_address_does_not_make_the_host_suspect(home, host):
    people = [await home.browser().named(name) for name in ("Ada", "Bob", "Eve", "Mallory")]
    table = await people[0].new_table(seats=4)
    pages = [await person.open(table) for person in people]
    for page in pages[1:3]:
        assert (await page.act("sit"))["done"]
    if host:  # another by now
        assert (await pages[0].act("stand"))["done"]
        assert (await pages[0].act("sit", seat=0))["done"]
    hosts = pages[host]
    await hosts.until(lambda: hosts.table["places"][host]["host"])
    assert (await hosts.act("remove", seat=2))["done"]
    assert (await pages[3].act("sit", seat=2))["done"]
    await hosts.until(lambda: hosts.table["places"][2]["name"] == "Mallory")
    marked = [place["seat"] for place in hosts.table["places"] if place["sent_away"]]
    assert marked == [1 - host, 2]  # all who come from there, but not who sent them away


async def test_a_kick_outlives_the_server_and_the_rematch(db):
    async with house(db) as home:
        ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
        table = await ada.new_table(seats=2)
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("remove", seat=1)
        await b.until(lambda: b.ended)
        cookies = {c.key: c.value for c in bob.session.cookie_jar}
        seating = home.registry.tables[table].seating
        assert seating.kicked
        assert (await a.act("add_bot", seat=1))["done"]
        rematch = home.registry.rematch_of(home.registry.tables[table], "")
        assert home.registry.tables[rematch].seating.kicked == seating.kicked
    async with house(db) as home:
        bob = home.browser()
        bob.session.cookie_jar.update_cookies(cookies)
        page = await bob.open(table)
        await page.until(lambda: page.ended)
        assert page.bye["code"] == "kicked"
