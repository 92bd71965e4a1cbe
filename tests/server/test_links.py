"""The preview of a link: title, text and picture, in the reader's language, and nothing secret."""

import re
from html.parser import HTMLParser

import pytest

from kermesse.core.game import SPECTATOR
from kermesse.core.record import write_record
from kermesse.games import CATALOGUE
from kermesse.server.http import pages, posters
from kermesse.server.http.boards import board_of, last_board
from kermesse.server.http.context import Context
from kermesse.server.http.previews import Poster
from tests.e2e.finished import played
from tests.server.house import play_on

PAGE = """<!doctype html>
<html lang="fr"><head><meta charset="utf-8" /><meta name="description" content="Kermesse" />
<title>Kermesse</title></head><body></body></html>"""
HTML = {"Accept": "text/html"}
FRENCH = {**HTML, "Accept-Language": "fr-FR,fr;q=0.9"}
ENGLISH = {**HTML, "Accept-Language": "en-GB,en;q=0.9"}
NASTY = '"><script>alert(1)'
PNG = b"\x89PNG\r\n\x1a\n"


class Head(HTMLParser):
    """The tags as a browser would read them."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.title, self.elements, self._in_title, self.language = {}, "", [], False, ""
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.elements.append(tag)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found["lang"]
        elif tag == "meta" and "content" in found:
            name = found.get("name") or found["property"]
            assert name not in self.tags, f"{name} is said twice"
            self.tags[name] = found["content"]

    def handle_data(self, data):
        if self._in_title:
            self.title += data

    def handle_endtag(self, tag):
        self._in_title = False


@pytest.fixture
def client(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "STATIC", tmp_path)


async def head(browser, path, headers=FRENCH, status=200):
    answered, page = await browser.get(path, headers=headers)
    assert answered == status
    return Head(page)


async def test_a_link_to_a_lobby_says_who_invites_to_what(home, client):
    marie = home.browser()
    await marie.post("/api/me", {"name": "Marie"})
    table = await marie.new_table("krom", seats=4)
    eve = home.browser()
    french, english = await head(eve, f"/table/{table}"), await head(eve, f"/table/{table}", ENGLISH)
    assert french.title == "Marie vous invite à une partie de Krom · Kermesse"
    assert french.tags["og:title"] == "Marie vous invite à une partie de Krom"
    assert french.tags["og:description"].startswith("4 joueurs, 3 places libres.")
    assert french.tags["og:description"] == french.tags["description"] == french.tags["twitter:description"]
    assert french.tags["og:image"] == f"{home.url}/table/{table}/picture.png?in=fr"
    assert french.tags["og:url"] == f"{home.url}/table/{table}"
    assert (french.tags["og:locale"], french.language, french.tags["robots"]) == ("fr_FR", "fr", "noindex")
    assert english.tags["og:title"] == "Marie invites you to a game of Krom"
    assert (english.tags["og:locale"], english.language) == ("en_GB", "en")
    assert (await head(eve, f"/table/{table}", HTML)).language == "fr"


async def test_whoever_has_no_name_invites_too(home, client):
    ada = home.browser()
    table = await ada.new_table("kreo", seats=3)
    assert (await head(ada, f"/table/{table}")).tags["og:title"] == "On vous invite à une partie de Kréo"


async def test_a_game_that_is_on_says_who_plays_and_one_that_is_over_who_won(two, home, client):
    table, (_, a), (_, b) = await two()
    eve = home.browser()
    playing = await head(eve, f"/table/{table}", ENGLISH)
    assert playing.tags["og:title"] == "Kraaw: a game is on"
    assert playing.tags["og:description"].startswith("Ada and Bob are playing.")
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    winner = a.table["places"][a.position["outcome"]["winners"][0]]["name"]
    for path in (f"/table/{table}", f"/replay/{table}"):
        over = await head(eve, path, ENGLISH)
        assert over.tags["og:title"] == f"Kraaw: {winner} rules the crows"
        assert re.fullmatch(r"1\. \w+ · \d+, 2\. \w+ · \d+", over.tags["og:description"])
        assert over.tags["og:image"].endswith(f"/table/{table}/picture.png?in=en")


async def test_what_people_call_themselves_is_text_and_nothing_else(home, client):
    ada = home.browser()
    await ada.post("/api/me", {"name": NASTY})
    table = await ada.new_table("kraaw", seats=2)
    _, page = await ada.get(f"/table/{table}", headers=FRENCH)
    assert "<script" not in page
    read = Head(page)
    assert "script" not in read.elements
    assert read.tags["og:title"].startswith(NASTY[:10])
    assert read.title.startswith(NASTY[:10])


async def test_home_and_rules_have_their_own_words(home, client):
    eve = home.browser()
    assert (await head(eve, "/")).tags["og:title"] == "Kermesse"
    learn = await head(eve, "/learn/kero")
    assert learn.tags["og:title"] == "Apprendre Kero"
    assert "robots" not in learn.tags
    assert (await head(eve, "/learn/chess", status=404)).tags == {"description": "Kermesse"}
    assert (await head(eve, "/table/zzzzzzzzzzzz", status=404)).title == "Kermesse"


async def test_pages_differ_by_language_and_say_so(home, client):
    async with home.browser().session.get("/", headers=FRENCH) as answer:
        assert "Accept-Language" in answer.headers["Vary"]


built = pytest.mark.skipif(not posters.is_built(), reason="the client is not built")


@built
async def test_every_link_has_its_picture(two, home):
    table, *_ = await two()
    eve = home.browser()
    for path in ("/picture.png", "/learn/kreo/picture.png", f"/table/{table}/picture.png?in=en"):
        async with eve.session.get(path) as answer:
            body, tag = await answer.read(), answer.headers["ETag"]
            assert (answer.status, answer.content_type) == (200, "image/png")
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert body.startswith(PNG)
        assert (int.from_bytes(body[16:20]), int.from_bytes(body[20:24])) == (1200, 630)
        async with eve.session.get(path, headers={"If-None-Match": tag}) as again:
            assert again.status == 304
    for path in ("/learn/chess/picture.png", "/table/zzzzzzzzzzzz/picture.png", f"/table/{table}%00/picture.png"):
        async with eve.session.get(path) as answer:
            assert answer.status == 404


@built
async def test_only_the_last_pictures_are_kept(home, monkeypatch):
    monkeypatch.setattr(posters, "KEPT", 2)
    kept, context = posters.Posters(), Context(home.registry)
    for title in ("one", "two", "three"):
        assert (await kept.png(context, "here", Poster(title, game="kraaw"))).startswith(PNG)
    assert len(kept._kept) == 2


@built
def test_a_name_is_text_in_a_picture_too():
    poster = Poster(f"{NASTY} & co", (NASTY,), "kraaw")
    assert "<script" not in posters.drawn(poster)
    assert posters.rendered(None, poster).startswith(PNG)


@built
@pytest.mark.parametrize("title", ["", "W" * 300, "mot " * 100, "Œuf à l’île\u202f!", "\u4e2d\u6587"])
def test_any_title_finds_room(title):
    poster = Poster(title, (title,) * 8, "kraaw", seats=(True,) * 10)
    for board, box in (("", posters.PANEL), ("<g/>", posters.BESIDE)):
        drawing = posters.drawn(poster, board)
        lowest = max(float(y) for y in re.findall(r'<text x="\d+" y="(\d+)"', drawing))
        assert lowest < box[1] + box[3]
    assert posters.rendered(None, poster).startswith(PNG)


# ---------------------------------------------------------------- the board at the end


@built
@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_the_picture_of_a_result_shows_the_board_at_its_end(game):
    match = played(game)
    names = [NASTY, *(f"P{seat}" for seat in range(1, match.seats))]
    record = write_record(match, names)
    drawing = last_board(CATALOGUE, game, record, names, match.outcome())
    assert "<script" not in drawing
    assert drawing == board_of(game, match.view(SPECTATOR), names, match.outcome().winners)
    poster = Poster("Somebody wins", ("1. Ada · 3", "2. Bob · 1"), game)
    end = posters.End("a table", record, names, match.outcome())
    with_board = posters.rendered(CATALOGUE, poster, end)
    assert with_board.startswith(PNG)
    assert with_board != posters.rendered(CATALOGUE, poster)


@built
def test_a_game_by_other_rules_has_no_board_and_still_a_picture():
    match = played("kraaw")
    names = ["Ada", "Bob"]
    other = write_record(match, names).replace(f'"version":"{match.game.version}"', '"version":"0"', 1)
    assert last_board(CATALOGUE, "kraaw", other, names, match.outcome()) == ""
    assert posters.rendered(CATALOGUE, Poster("Over", game="kraaw"), posters.End("t", other, [], None)).startswith(PNG)
