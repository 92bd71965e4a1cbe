"""The client's address behind trusted proxies: what they add is believed, the rest is not."""

import pytest

from kermesse.server.http.proxies import read_networks
from tests.server.house import house

HERE = "127.0.0.1"


async def seen_from(home, **headers):
    """Return the address that the server believes, and the beginning of its links."""
    person = await home.browser(**{name.replace("_", "-"): value for name, value in headers.items()}).named("Ada")
    (cookie,) = person.session.cookie_jar
    return home.registry.tables[await person.new_table()].address, bool(cookie["secure"])


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("10.9.9.9, 192.0.2.7", "192.0.2.7"),  # whoever asks wrote the first: nothing that they write is believed
        ("192.0.2.66, 192.0.2.7, 10.1.0.1, 10.1.0.2", "192.0.2.7"),  # past our own
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7, ::ffff:10.1.0.1", "192.0.2.7"),
        ("192.0.2.7, unknown", HERE),
        ("192.0.2.7, unknown, 10.1.0.1", "10.1.0.1"),
        ("10.1.0.1, 10.1.0.2", "10.1.0.1"),  # one of ours asks by itself
        (", ".join(["192.0.2.66"] * 500 + ["192.0.2.7"]), "192.0.2.7"),
        ("", HERE),
    ],
)
async def test_the_way_is_read_from_the_right_past_our_own(db, forwarded, address):
    async with house(db, trusted_proxies=read_networks([HERE, "10.1.0.0/16"])) as home:
        assert (await seen_from(home, X_Forwarded_For=forwarded))[0] == address


async def test_whoever_is_none_of_ours_is_not_believed(db):
    async with house(db, trusted_proxies=read_networks(["10.1.0.0/16"])) as home:
        assert await seen_from(home, X_Forwarded_For="192.0.2.7", X_Forwarded_Proto="https") == (HERE, False)


@pytest.mark.parametrize(
    ("told", "secure"), [("https", True), ("http", False), ("https, http", False), ("gopher", False)]
)
async def test_by_https_at_a_proxy_of_ours_the_cookie_is_secure(db, told, secure):
    async with house(db, trusted_proxies=read_networks([HERE])) as home:
        assert await seen_from(home, X_Forwarded_For="192.0.2.7", X_Forwarded_Proto=told) == ("192.0.2.7", secure)


async def test_the_next_one_whoever_it_is_is_believed_once(db):
    async with house(db, behind_proxy=True) as home:
        assert (await seen_from(home, X_Forwarded_For="192.0.2.66, 192.0.2.7"))[0] == "192.0.2.7"


async def test_of_several_lines_the_last_is_the_nearest_proxys(db):
    """One that adds a line of its own rather than to the line that it found."""
    lines = [("X-Forwarded-Proto", "https"), ("X-Forwarded-Proto", "http"), ("X-Forwarded-For", "1.2.3.4")]
    lines += [("X-Forwarded-For", "198.51.100.7")]
    async with house(db, trusted_proxies=read_networks([HERE])) as home:
        ada = home.browser()
        status, made = await ada.post("/api/tables", {"game": "kraaw"}, headers=lines)
        assert status == 200
        assert home.registry.tables[made["id"]].address == "198.51.100.7"
        (cookie,) = ada.session.cookie_jar
        assert not cookie["secure"]
