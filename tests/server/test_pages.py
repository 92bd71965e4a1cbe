"""Every address that answers as a page has its page in the client, and what an address names is there or answers
404.
"""

import re
from pathlib import Path

import pytest

from kermesse.games import CATALOGUE
from kermesse.server.http import pages
from kermesse.server.http.context import Context
from kermesse.server.http.routes import application
from tests.server.house import play_on

CLIENT = Path(__file__).resolve().parents[2] / "web/src/App.svelte"
HTML = {"Accept": "text/html"}


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A client is built, whatever it is."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Kermesse</title>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)


def drawn():
    """The addresses that the client has a page for, as it says itself."""
    patterns = [found.replace("\\/", "/") for found in re.findall(r"\[/(\^.*?\$)/,", CLIENT.read_text())]
    assert "^/$" in patterns
    return patterns


def addresses(home):
    """Every address that can be asked for: a shape such as `/table/{id}`."""
    routes = application(Context(home.registry)).router.routes()
    return sorted({route.resource.canonical for route in routes if route.method == "GET"})


def is_page(text):
    return isinstance(text, str) and re.search("<title>.*Kermesse</title>", text) is not None


async def test_every_page_of_the_server_is_one_of_the_client_and_the_other_way_round(two, home, client):
    finished, (_, a), (_, b) = await two()
    await play_on([a, b])
    eve = home.browser()
    shapes = addresses(home)
    assert "/table/{id}" in shapes
    answered = set()
    for shape in shapes:
        path = re.sub(
            r"\{(\w+)[^}]*\}",
            lambda name: {"id": finished, "game": "kero", "name": "first"}.get(name[1], "no.js"),
            shape,
        )
        if path.startswith("/ws/") or path.endswith(".png"):
            continue
        status, text = await eve.get(path, headers=HTML)
        if is_page(text) and status == 200:
            found = [pattern for pattern in drawn() if re.search(pattern, path)]
            assert found, f"{path} answers 200, and the client has no page for it"
            answered.update(found)
    assert answered == set(drawn())


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/settings",
        "/table",
        "/table/",
        "/table/zzzzzzzzzzzz",
        "/table/zzzzzzzzzzzz/x",
        "/replay",
        "/replay/zzzzzzzzzzzz",
        "/replay/zzzzzzzzzzzz/x",
        "/learn",
        "/learn/chess",
        "/learn/kraaw/x",
    ],
)
async def test_an_address_of_nothing_answers_404_with_the_client(home, client, path):
    status, text = await home.browser().get(path, headers=HTML)
    assert status == 404
    assert is_page(text)


async def test_the_replay_of_a_game_that_is_still_played_is_not_there_yet(two, home, client):
    table, *_ = await two()
    status, text = await home.browser().get(f"/replay/{table}", headers=HTML)
    assert (status, is_page(text)) == (409, True)


@pytest.mark.parametrize("game", CATALOGUE)
async def test_every_game_can_be_learnt(home, client, game):
    assert (await home.browser().get(f"/learn/{game}", headers=HTML))[0] == 200
