"""Rules that restrict speech judge the chat during play; before and after it anybody may speak."""

import pytest

from tests.server.house import house


@pytest.fixture
def three(home):
    """Three people at a table of Kréo, started: the tokens are being shared."""

    async def start(**options):
        people = [await home.browser().named(name) for name in ("Ada", "Bob", "Cléo")]
        table = await people[0].new_table("kreo", seats=3, options={"timers": "off", **options})
        pages = [
            await person.open(table, language=lang) for person, lang in zip(people, ("fr", "en", "en"), strict=True)
        ]
        for page in pages[1:]:
            assert (await page.act("sit"))["done"]
        assert (await pages[1].act("chat", text="La comète, et puis ?"))["done"]  # before the deal
        assert (await pages[0].act("start"))["done"]
        for page in pages:
            await page.until(lambda page=page: page.position)
        return pages

    return start


def heard(page):
    return [m["line"]["phrase"] or m["line"]["text"] for m in page.heard if m["type"] == "chat"]


async def give_up(pages):
    for page in pages:
        assert (await page.do({"do": "concede", "vote": True}))["done"]
    await pages[0].until(lambda: pages[0].table["stage"] == "over")


async def test_phrases_go_by_the_phase_and_the_pace(three):
    a, b, _ = await three()
    assert a.position["view"]["phrases"] == ["hello", "back"]
    assert (await a.act("phrase", text="hello"))["done"]
    await b.until(lambda: "hello" in heard(b))
    refused = await a.act("phrase", text="back")
    assert (refused["code"], refused["sentence"]) == (
        "chat_rate",
        "Une phrase toutes les dix secondes au plus, et trois par tour.",
    )
    refused = await b.act("phrase", text="bravo")
    assert (refused["code"], refused["sentence"]) == ("chat_closed", "That cannot be said now.")
    assert (await b.act("chat", text="Pssst"))["code"] == "chat_closed"
    assert (await b.act("phrase", text="deal"))["code"] == "bad_param"
    assert heard(b) == ["La comète, et puis ?", "hello"]


@pytest.mark.parametrize("options", [{"silent": True}, {"chat": "none"}])
async def test_a_silent_game_hears_nothing_until_its_end(three, options):
    pages = await three(**options)
    a = pages[0]
    assert a.position["view"]["phrases"] == []
    assert (await a.act("phrase", text="hello"))["code"] == "chat_closed"
    assert (await a.act("chat", text="bonjour"))["code"] == "chat_closed"
    await give_up(pages)
    assert (await a.act("chat", text="J'avais la comète !"))["done"]
    assert (await a.act("phrase", text="thinking"))["done"]


async def test_free_speech_names_no_card(three):
    a, b, _ = await three(chat="open")
    refused = await a.act("chat", text="je joue la comete")
    assert (refused["code"], refused["sentence"]) == (
        "chat_card_word",
        "Sans nommer de carte, d’Élément ni de Titan, s’il vous plaît.",
    )
    assert (await a.act("chat", text="à toi"))["done"]
    await b.until(lambda: heard(b)[-1] == "à toi")


async def test_what_was_said_and_when_outlives_the_server(db):
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        table = await ada.new_table("kreo", seats=3, play_now=True, options={"timers": "off"})
        page = await ada.open(table)
        assert (await page.act("phrase", text="back"))["done"]
        jar = ada.session.cookie_jar
        cookies = {cookie.key: cookie.value for cookie in jar}
    async with house(db) as home:
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        page = await ada.open(table)
        assert [line["phrase"] for line in page.heard[0]["chat"]] == ["back"]
        assert (await page.act("phrase", text="back"))["code"] == "chat_rate"


async def test_what_is_said_at_a_table_of_chronos_reaches_the_rules_and_so_the_bots(home):
    ada = home.browser()
    page = await ada.open(await ada.new_table("chronos", seats=4, play_now=True))
    await page.until(lambda: page.position)
    assert (await page.act("phrase", text="deal"))["done"]
    assert (await page.act("chat", text="right away"))["code"] == "too_soon"  # a line a second
    assert (await page.act("phrase", text="leave_together"))["code"] == "bad_param"  # which pile?
    assert (await page.act("phrase", text="text"))["code"] == "bad_param"
    said = [
        event for told in page.heard if told["type"] == "step" for event in told["events"] if event["event"] == "said"
    ]
    assert [(event["seat"], event["kind"]) for event in said if event["seat"] == page.seat] == [(page.seat, "deal")]
    assert heard(page) == ["deal"]
