""" "What would you do?": a bot advises a seat from what that seat knows, and the game remembers that it was asked."""

import json
from dataclasses import replace

import pytest

from kermesse import words
from kermesse.core.match import Entry
from kermesse.core.wire import wire
from kermesse.games import CATALOGUE
from kermesse.players.advice import advice
from kermesse.players.table import seen_by
from kermesse.players.worlds import Seen
from kermesse.server.storage.limits import NO_LIMITS
from kermesse.server.table.playing_out import play_out
from kermesse.server.table.thoughts import PlayedOut
from tests.server.house import house


@pytest.fixture
async def home(db):
    async with house(db, bot_pace=0.01) as opened:
        yield opened


@pytest.fixture
async def idle_home(db):
    """Its bots never come to act: nobody takes the crow that was advised."""
    async with house(db, bot_pace=1_000_000) as opened:
        yield opened


async def alone(home, game="kraaw", language="en", seats=2, **wish):
    """Somebody at a table of bots, and that table."""
    ada = await home.browser().named("Ada")
    page = await ada.open(await ada.new_table(game, seats=seats, play_now=True, **wish), language=language)
    await page.until(lambda: page.position and 0 in page.position["awaiting"] and page.legal())
    return page, home.registry.tables[page.table["id"]]


async def advice_to(page):
    page.advice = {}
    answer = await page.act("advise")
    assert answer["done"], answer
    return await page.until(lambda: page.advice)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Crows differ by their feathers alone."),
        ("fr", "Les corbeaux ne diffèrent que par leur plumage."),
    ],
)
async def test_alone_with_bots_one_is_told_a_move_and_its_reason(idle_home, language, reason):
    page, table = await alone(idle_home, language=language)
    await page.act("pause")
    await page.act("resume")
    told = await advice_to(page)
    assert told["command"] in page.legal()
    assert told["reason"] == reason
    assert told["move"].startswith("Take " if language == "en" else "Prenez ")
    assert [entry for entry in table.match.log if isinstance(entry, Entry) and entry.seat == 0] == [], (
        "asking does nothing"
    )
    assert (await page.do(told["command"]))["done"]


async def test_a_whole_round_can_be_played_by_advice(home):
    page, _ = await alone(home, options={"wins_to_game": 1})
    moves = 0
    while page.position["outcome"] is None and moves < 12:
        told = await advice_to(page)
        if told["command"] is None or told["command"] not in page.legal():
            continue
        assert told["move"]
        assert told["reason"]
        if not (await page.do(told["command"]))["done"]:  # a bot was quicker
            await page.until(lambda told=told: told["command"] not in page.legal())
        moves += 1
        await page.until(lambda: page.legal() or page.position["outcome"] is not None)
    assert moves > 5


@pytest.mark.parametrize("game", CATALOGUE)
async def test_every_game_has_words_for_what_it_advises(home, game):
    seats = CATALOGUE[game].seats[0]
    page, table = await alone(home, game, seats=seats)
    told = await advice_to(page)
    assert told["move"] != words.say("", "en", "command-without-words")
    names = {kind.__struct_config__.tag for kind in table.rules.command_types if not kind.side_command}
    for language in words.LANGUAGES:
        assert [n for n in names if not words.has_message(game, language, f"command-{n.replace('_', '-')}")] == []


async def test_it_knows_what_the_seat_knows_and_nothing_else(home):
    page, table = await alone(home, seats=4)
    given = []

    class Spy:
        def has_far(self, game):
            return False

        async def think(self, think, *all_given):
            if think is not advice or given:
                return think(*all_given)
            game, seats, view, legal, heard, now, _ = all_given
            known = [event for step in table.past for event in seen_by(step.events, 0)]
            given.append((game.name, seats, view == game.view(table.match.state, 0, now), heard == known != []))
            given.append(legal == game.legal(table.match.state, 0, now) != [])
            return think(*all_given)

    table.adviser._thinkers = Spy()
    await page.act("pause")
    await page.act("resume")
    await advice_to(page)
    assert given == [("kraaw", 4, True, True), True]


@pytest.mark.parametrize(
    ("won", "sentence"),
    [
        ((20, 19), "It is close: of 32 games played out from here, 20 were won this way, and 19 with “"),
        ((12, 20), "Another choice did better: of 32 games played out from here, 12 were won this way, and 20 with “"),
        ((24, 12), ""),
    ],
)
async def test_where_it_is_close_or_another_did_better_both_figures_follow(idle_home, monkeypatch, won, sentence):
    page, _ = await alone(idle_home)
    worlds = []

    async def planted(thinkers, table, seen, seat, commands, some):
        assert (seen.view.viewer, seat, len(commands)) == (0, 0, 2)
        assert commands[0] != commands[1]
        worlds.extend(some)
        return PlayedOut([[[float(world < most)] for world in range(len(worlds) - 4, len(worlds))] for most in won])

    monkeypatch.setattr("kermesse.server.table.advice.play_out", planted)
    told = await advice_to(page)
    if sentence:
        told = await page.until(lambda: page.advice if page.advice.get("figures") else None)
        assert told["figures"].startswith(sentence)
    else:
        await page.until(lambda: len(worlds) == 32)
        assert "figures" not in page.advice
    assert len(set(worlds)) == 32


async def test_what_is_played_out_for_advice_begins_at_what_the_seat_sees(idle_home):
    page, table = await alone(idle_home)
    told = await advice_to(page)
    command = wire(table.rules).command(json.dumps(told["command"]).encode())
    seen = Seen(table.rules, 2, 0, table.rules.view(table.match.state, 0, 0))
    found = await play_out(table.registry.workers, "x", seen, 0, (command, None), ("1", "2"))
    assert [len(worlds) for worlds in found.shares] == [2, 2]
    assert all(sum(shares) == 1 for worlds in found.shares for shares in worlds)


async def test_that_it_was_asked_is_told_and_kept(home):
    page, table = await alone(home)
    assert not page.table["places"][0]["advised"]
    await advice_to(page)
    await advice_to(page)
    await page.until(lambda: page.table["places"][0]["advised"])
    assert [(note.note, note.seat) for note in table.match.log if getattr(note, "note", "")] == [("advised", 0)]
    info, record = table.kept()
    assert [place["advised"] for place in json.loads(info)["places"]] == [True, False]
    assert '"advised"' in record


async def test_a_game_played_with_advice_is_known_for_it(home):
    page, table = await alone(home)
    other, _ = await alone(home)
    await advice_to(page)
    for each in (page, other):
        await each.play()  # of a game without a move nothing is kept
        await each.act("concede")
        await each.until(lambda each=each: each.table["stage"] == "over")
    for browser, advised in zip(home._people, (True, False), strict=True):
        _, mine = await browser.get("/api/me/data")
        assert [game["advised"] for game in mine["played"]] == [advised]
    assert table.seating.chairs[0].advised


async def two_people(home, **options):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=2, options=options)
    a = await ada.open(table)
    b = await bob.open(table, language="fr")
    assert (await b.act("sit"))["done"]
    assert (await a.act("advise"))["code"] == "not_started"
    assert (await a.act("start"))["done"]
    await b.until(b.legal)
    await a.until(a.legal)
    return a, b


async def test_where_others_play_it_is_refused_in_words(home):
    a, b = await two_people(home)
    english, french = await a.act("advise"), await b.act("advise")
    assert (english["code"], french["code"]) == ("advice_off", "advice_off")
    assert english["sentence"] == "Others play at this table, and its host has not allowed advice."
    assert french["sentence"] == "D’autres jouent à cette table, et l’hôte n’a pas permis les conseils."
    assert not any(place["advised"] for place in a.table["places"])


async def test_where_the_host_allows_it_everybody_may_ask_and_all_are_told_who_did(home):
    a, b = await two_people(home, advice=True)
    assert a.table["advice"] is True
    assert (await advice_to(b))["move"]
    await a.until(lambda: a.table["places"][1]["advised"])
    assert not a.table["places"][0]["advised"]
    assert a.advice == {}, "what b was told is b's"


async def test_the_hosts_option_is_yes_or_no(home):
    ada = await home.browser().named("Ada")
    status, answer = await ada.post("/api/tables", {"game": "kraaw", "options": {"advice": "always"}})
    assert (status, answer["code"]) == (400, "bad_options")
    page = await ada.open(await ada.new_table())
    assert page.table["advice"] is False
    assert (await page.act("options", options={"advice": True}))["done"]
    await page.until(lambda: page.table["advice"])


async def test_who_is_asked_nothing_gets_no_advice(home):
    page, table = await alone(home, seats=3, options={"first_player": "seat:1", "chien_exchange": False})
    eve = await home.browser().open(page.table["id"])
    assert (await eve.act("advise"))["code"] == "not_seated"
    await page.act("pause")
    assert (await page.act("advise"))["code"] == "paused"
    await page.act("resume")
    while page.legal():
        await page.do(page.legal()[0])
    if 0 not in table.match.awaiting():
        assert (await page.act("advise"))["code"] == "nothing_to_advise"


async def test_asking_without_end_is_too_fast(db):
    async with house(db, replace(NO_LIMITS, advice=(0.0001, 2))) as home:
        page, _ = await alone(home)
        await advice_to(page)
        await advice_to(page)
        assert (await page.act("advise"))["code"] == "too_fast"


async def test_a_fault_of_a_bot_is_said_and_not_left_unanswered(home):
    page, table = await alone(home)

    class Broken:
        async def think(self, think, *given):
            raise RuntimeError("planted")

    whole, table.adviser._thinkers = table.adviser._thinkers, Broken()
    told = await advice_to(page)
    assert (told["command"], told["move"]) == (None, "Something went wrong on our side. Nothing has changed.")
    table.adviser._thinkers = whole
    assert (await advice_to(page))["command"] is not None
