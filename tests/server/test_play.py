"""Pause, concede, stand-ins, rematch, talk."""

import asyncio
from dataclasses import replace

import pytest

from kermesse.server.table.thoughts import PlayedOut
from tests.server.house import by, play_on, told_of


async def test_what_is_needed_to_play_a_failure_again_is_told(two, home):
    table, (_, a), _ = await two()
    await a.play()
    first, *log = told_of(home).splitlines()
    assert first.startswith(f"table {table}: kraaw, playing, seed {home.registry.tables[table].seating.seed}")
    assert len(log) == 1


async def test_a_pause_needs_both_of_two_and_stops_the_clock(two, home):
    table, (_, a), (_, b) = await two()
    assert (await a.act("pause"))["done"]
    await b.until(lambda: b.table["pause_asked"] == [0])
    assert not b.table["paused"]
    assert (await b.act("pause"))["done"]
    await a.until(lambda: a.table["paused"])
    assert not home.registry.tables[table].clock.running
    assert [m["running"] for m in a.heard if "running" in m][-1] is False
    assert (await a.do(a.legal()[0]))["code"] == "paused"
    await a.act("resume")
    assert (await b.act("refuse"))["done"]
    await a.until(lambda: a.table["resume_asked"] == [])
    await b.act("resume")
    await a.act("resume")
    await a.until(lambda: not a.table["paused"])
    await a.play()
    notes = [entry.note for entry in home.registry.tables[table].match.log if hasattr(entry, "note")]
    assert notes == ["paused", "resumed"]


async def test_alone_with_bots_a_pause_is_ones_own_decision(home):
    ada = home.browser()
    page = await ada.open(await ada.new_table("tiny", seats=3, play_now=True))
    await page.act("pause")
    await page.until(lambda: page.table["paused"])
    at = clock_of(page)
    heard = len(page.heard)
    await asyncio.sleep(0.3)
    await page.act("resume")
    await page.until(lambda: not page.table["paused"])
    (resumed,) = [m["now"] for m in page.heard[heard:] if m["type"] == "table" and not m["table"]["paused"]]
    assert resumed - at < 150


async def test_there_are_as_many_pauses_as_the_game_allows(two):
    _, (_, a), (_, b) = await two()
    for number in range(31):
        answers = [await page.act("pause") for page in (a, b)]
        assert all(answer["done"] for answer in answers) == (number < 30)
        if number < 30:
            for page in (a, b):
                await page.act("resume")


def clock_of(page):
    return [m["now"] for m in page.heard if "now" in m][-1]


async def test_of_two_the_other_wins_when_one_concedes(two):
    table, (ada, a), (_, b) = await two()
    assert (await a.act("concede"))["done"]
    for page in (a, b):
        await page.until(lambda page=page: page.table["stage"] == "over" and page.position["outcome"])
        assert (page.position["outcome"]["code"], page.position["outcome"]["winners"]) == ("conceded", [1])
    _, record = await ada.get(f"/table/{table}/record")
    async with ada.session.post("/api/verify", data=record.encode()) as response:
        verdict = await response.json()
    assert verdict["holds"], verdict
    assert verdict["outcome"]["winners"] == [1]


async def test_a_bot_plays_on_for_whoever_concedes_and_cannot_win_for_them(home):
    people = [home.browser() for _ in range(3)]
    table = await people[0].new_table("tiny", seats=3)
    pages = [await person.open(table) for person in people]
    for page in pages[1:]:
        await page.act("sit")
    await pages[0].act("start")
    a, b, _ = pages
    await a.until(lambda: a.position)
    assert (await a.act("concede"))["done"]
    await b.until(lambda: b.table["places"][0]["conceded"] and b.table["places"][0]["stands_in"])
    await a.until(lambda: a.legal() == [])
    assert (await a.do({"do": "grab"}))["code"] == "conceded"
    assert (await a.act("take_back"))["code"] == "conceded"
    await a.close()
    again = await people[0].open(table)
    assert again.table["places"][0]["conceded"]
    await b.until(lambda: b.table["stage"] == "over")
    outcome = b.position["outcome"]
    assert outcome["ranks"][0] == 3
    assert 0 not in outcome["winners"]


async def test_in_a_cooperative_game_giving_up_is_a_vote(home):
    people = [home.browser() for _ in range(3)]
    table = await people[0].new_table("kreo", seats=3, options={"timers": "off"})
    pages = [await person.open(table) for person in people]
    for page in pages[1:]:
        await page.act("sit")
    await pages[0].act("start")
    for page in pages:
        await page.until(lambda page=page: page.position)
    for page in pages[:2]:
        assert (await page.act("concede"))["done"]
    assert not pages[0].table["places"][0]["conceded"]
    assert pages[2].table["stage"] == "playing"
    assert (await pages[2].act("concede"))["done"]
    await pages[0].until(lambda: pages[0].position["outcome"])
    assert pages[0].position["outcome"]["code"] == "abandoned"


async def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back(home):
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table(seats=2, options={"timers": "off", "stand_in_after_ms": 200})
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("start")
    await b.close()
    await a.until(lambda: not a.table["places"][1]["here"])
    await a.until(lambda: a.table["places"][1]["stands_in"])
    assert a.table["places"][1]["level"]
    await a.until(lambda: any(by(m) == 1 for m in a.heard))
    b = await bob.open(table)
    await a.until(lambda: not a.table["places"][1]["stands_in"])
    assert b.seat == 1
    notes = [entry.note for entry in home.registry.tables[table].match.log if hasattr(entry, "note")]
    assert notes == ["stand_in", "hand_back"]


async def test_nobody_stands_in_where_the_table_does_not_want_it(home):
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table(seats=2, options={"timers": "off", "stand_in_after_ms": 0})
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("start")
    await b.close()
    await a.until(lambda: not a.table["places"][1]["here"])
    await asyncio.sleep(0.4)
    assert not a.table["places"][1]["stands_in"]


async def test_a_bot_plays_at_once_for_somebody_whose_connection_is_lost(two):
    _, (_, a), (bob, b) = await two(stand_in_after_ms=0)
    assert (await a.act("stand_in", seat=1))["code"] == "not_away"
    await b.close()
    await a.until(lambda: not a.table["places"][1]["here"])
    assert a.table["places"][1]["away_ms"] < 5000
    assert (await a.act("stand_in", seat=1))["done"]
    await a.until(lambda: a.table["places"][1]["stands_in"])
    assert (await a.act("stand_in", seat=1))["code"] == "not_away"
    await bob.open(a.table["id"])
    await a.until(lambda: not a.table["places"][1]["stands_in"])


async def test_whoever_is_waited_for_may_be_nudged_once_a_minute_also_where_their_connection_is_lost(two, monkeypatch):
    _, (ada, a), (bob, b) = await two(stand_in_after_ms=0)
    people = [(ada, a), (bob, b)]
    while len(a.position["awaiting"]) == 2:
        await a.play()
        await a.until(lambda: a.position["awaiting"] != [])
    (seat,) = a.position["awaiting"]
    (owner, theirs), (_, mine) = people[seat], people[1 - seat]

    def nudges(page):
        return page.table["places"][seat].get("nudges", 0)

    assert (await theirs.act("nudge", seat=1 - seat))["code"] == "not_awaited"
    assert (await theirs.act("nudge", seat=seat))["code"] == "not_awaited"
    assert (await mine.act("nudge", seat=seat))["done"]
    await theirs.until(lambda: nudges(theirs) == 1)
    assert theirs.table["places"][seat]["nudged_by"] == 1 - seat
    again = await mine.act("nudge", seat=seat)
    assert (again["code"], again["sentence"]) == ("nudged_already", "They were nudged less than a minute ago.")
    monkeypatch.setattr("kermesse.server.table.acts.NUDGE_EVERY", 0.0)
    await theirs.close()
    await mine.until(lambda: not mine.table["places"][seat]["here"])
    assert (await mine.act("nudge", seat=seat))["done"]
    back = await owner.open(mine.table["id"])
    await back.until(lambda: nudges(back) == 2)
    await back.play()
    await mine.until(lambda: nudges(mine) == 0)


async def test_an_answer_in_secret_does_not_end_a_nudge(two, home, monkeypatch):
    id, (_, a), (_, b) = await two(stand_in_after_ms=0)
    assert (await a.act("nudge", seat=1))["done"]
    table = home.registry.tables[id]
    monkeypatch.setattr(table.match, "awaiting", lambda: (0, 1))
    monkeypatch.setattr(table, "rules", replace(table.rules, answered=lambda state, seat: True))
    await b.play()
    assert table.votes.nudges
    monkeypatch.setattr(table.match, "awaiting", lambda: (0,))
    await a.play()
    assert not table.votes.nudges


async def test_spectators_are_shown_odds_where_the_host_allows_it_and_players_never(two, home):
    table, (_, a), (_, b) = await two(odds=True, timers="off")
    eve = await home.browser().open(table)
    told, *_ = await eve.until(lambda: eve.odds)
    assert told["games"] >= 8
    assert sum(told["shares"]) == pytest.approx(1, abs=0.01)
    await eve.until(lambda: eve.odds[-1]["games"] == 24)
    before = len(eve.odds)
    await (a if a.legal() else b).play()
    await eve.until(lambda: len(eve.odds) > before)
    assert a.odds == b.odds == []


async def test_odds_are_worked_out_from_what_a_spectator_sees(two, home, monkeypatch):
    seen = []

    async def spied(thinkers, name, shown, seat, commands, worlds):
        game, _, now, view = shown
        seen.append((view.viewer, view == game.view(home.registry.tables[name].match.state, -1, now), commands))
        return PlayedOut([[[0.5, 0.5]] * len(worlds)])

    monkeypatch.setattr("kermesse.server.table.odds.play_out", spied)
    table, _, _ = await two(odds=True, timers="off")
    assert seen == [], "nobody watches"
    eve = await home.browser().open(table)
    await eve.until(lambda: eve.odds and eve.odds[-1]["games"] == 24)
    assert set(map(str, seen)) == {"(-1, True, [None])"}


async def test_without_the_hosts_leave_there_are_no_odds(two, home, monkeypatch):
    monkeypatch.setattr("kermesse.server.table.odds.play_out", None)
    table, (_, a), (_, b) = await two(timers="off")
    eve = await home.browser().open(table)
    await (a if a.legal() else b).play()
    await eve.until(lambda: any(one["type"] == "step" for one in eve.heard))
    assert eve.odds == []
    assert not home.registry.tables[table].odds._working


async def test_a_rematch_is_a_new_table_with_the_next_player_first(two, home):
    _, (ada, a), (bob, b) = await two(first_player="seat:0")
    assert (await a.act("rematch"))["code"] == "not_over"
    await play_on([a, b])
    await a.act("rematch")
    await b.until(lambda: b.table["rematch_asked"] == [0])
    await b.act("rematch")
    next_table = await a.until(lambda: a.table["rematch"])
    assert await b.until(lambda: b.table["rematch"]) == next_table
    page = await ada.open(next_table)
    assert page.table["stage"] == "playing"
    assert page.table["options"]["first_player"] == "seat:1"
    assert page.table["commitment"] != a.table["commitment"]
    assert (await bob.open(next_table)).seat == 1


async def test_whoever_has_gone_leaves_a_free_seat_at_the_rematch(two, home):
    _, (ada, a), (_, b) = await two()
    await play_on([a, b])
    await b.close()
    await a.until(lambda: not a.table["places"][1]["here"])
    await a.act("rematch")
    page = await ada.open(await a.until(lambda: a.table["rematch"]))
    assert page.table["stage"] == "lobby"
    assert [place["who"] for place in page.table["places"]] == ["person", "free"]
    assert page.table["places"][0]["host"]


async def test_a_wish_for_a_rematch_can_be_refused_and_then_the_seat_is_free(two):
    _, (ada, a), (_, b) = await two()
    await play_on([a, b])
    assert (await b.act("refuse"))["code"] == "nothing_asked"
    await a.act("rematch")
    await b.until(lambda: b.table["rematch_asked"] == [0])
    assert (await a.act("refuse"))["code"] == "nothing_asked"
    assert (await b.act("refuse"))["done"]
    await a.until(lambda: a.table["rematch_refused"] == [1])
    assert a.table["rematch_asked"] == []
    assert a.table["rematch"] == ""
    await a.act("rematch")
    page = await ada.open(await a.until(lambda: a.table["rematch"]))
    assert [place["who"] for place in page.table["places"]] == ["person", "free"]


async def test_where_one_refuses_the_others_play_again_as_soon_as_they_agree(home):
    people = [home.browser() for _ in range(3)]
    table = await people[0].new_table("tiny", seats=3)
    a, b, c = pages = [await person.open(table) for person in people]
    for page in (b, c):
        await page.act("sit")
    await a.act("start")
    await play_on(pages)
    for page, what in ((a, "rematch"), (b, "rematch"), (c, "refuse")):
        assert (await page.act(what))["done"]
    page = await people[0].open(await a.until(lambda: a.table["rematch"]))
    assert [place["who"] for place in page.table["places"]] == ["person", "person", "free"]


async def test_a_spectator_sits_down_at_the_next_table(two, home):
    table, (ada, a), (_, b) = await two()
    cleo = await home.browser().named("Cleo")
    watcher, other = await cleo.open(table), await home.browser().open(table)
    assert (await a.act("join"))["code"] == "already_seated"
    for page in (watcher, other):
        assert (await page.act("join"))["done"]
    await a.until(lambda: a.table["joining"] == ["Cleo", ""])
    await other.close()
    await play_on([a, b])
    for page in (a, b):
        await page.act("rematch")
    page = await ada.open(await watcher.until(lambda: watcher.table["rematch"]))
    assert [place["name"] for place in page.table["places"]][2:] == ["Cleo"]
    assert page.table["stage"] == "playing"


async def test_the_same_people_come_together_again_at_a_table_that_whoever_asked_may_change(two, home):
    table, (_, a), (bob, b) = await two()
    assert (await b.act("regroup"))["code"] == "not_over"
    watcher = await home.browser().open(table)
    await play_on([a, b])
    assert (await watcher.act("regroup"))["code"] == "not_seated"
    assert (await b.act("regroup"))["done"]
    next_table = await a.until(lambda: a.table["rematch"])
    assert (await a.act("regroup"))["done"]  # it is there already
    page = await bob.open(next_table)
    assert page.table["stage"] == "lobby"
    assert [place["who"] for place in page.table["places"]] == ["person", "person"]
    assert [place["host"] for place in page.table["places"]] == [False, True]
    assert (await page.act("start"))["done"]
    assert a.table["rematch"] == next_table


async def test_chat_and_phrases_reach_everybody(two):
    _, (_, a), (_, b) = await two()
    assert (await a.act("chat", text=" Bien\u0007 joué <b>! "))["done"]
    assert (await a.act("phrase", text="well_played"))["done"]
    await b.until(lambda: len([m for m in b.heard if m["type"] == "chat"]) == 2)
    lines = [m["line"] for m in b.heard if m["type"] == "chat"]
    assert (lines[0]["text"], lines[0]["who"], lines[0]["seat"]) == ("Bien joué <b>!", "Ada", 0)
    assert lines[1]["phrase"] == "well_played"
    assert (await a.act("chat", text=" \n "))["code"] == "empty_chat"
    assert (await a.act("phrase", text="../x"))["code"] == "bad_param"


async def test_the_tables_option_says_what_may_be_said(two):
    _, (_, a), _ = await two(chat="phrases")
    assert (await a.act("chat", text="Pssst"))["code"] == "chat_off"
    assert (await a.act("phrase", text="hello"))["done"]


async def test_a_silent_table_refuses_phrases_too(two):
    _, (_, a), _ = await two(chat="none")
    assert (await a.act("chat", text="Pssst"))["code"] == "chat_off"
    assert (await a.act("phrase", text="hello"))["code"] == "chat_off"


async def test_spectators_are_silent_during_play_only(home, two):
    table, (_, a), (_, b) = await two()
    eve = await home.browser().open(table)
    assert (await eve.act("chat", text="He has a five!"))["code"] == "spectators_silent"
    assert (await eve.do({"do": "end_turn"}))["code"] == "not_seated"
    assert (await eve.act("pause"))["code"] == "not_seated"
    await play_on([a, b])
    assert (await eve.act("chat", text="Bravo"))["done"]


async def test_a_new_name_is_seen_by_all(home):
    ada, bob = await home.browser().named("Ada"), await home.browser().named("Bob")
    table = await ada.new_table(seats=2)
    a, b = await ada.open(table), await bob.open(table)
    assert (await a.act("rename", text="Ada la Corneille"))["done"]
    await b.until(lambda: b.table["places"][0]["name"] == "Ada la Corneille")
    assert (await ada.get("/api/me"))[1]["name"] == "Ada la Corneille"
    assert (await a.act("rename", text="\u200b"))["code"] == "bad_name"


async def test_bots_play_a_whole_game_at_their_own_pace(home):
    ada = home.browser()
    page = await ada.open(await ada.new_table("tiny", seats=3, play_now=True))
    await page.until(lambda: page.table["stage"] == "over")
    by_bots = [m for m in page.heard if by(m) in (1, 2)]
    assert by_bots


async def test_a_table_says_who_wins_together(home):
    ada = home.browser()
    sides = {}
    for game, seats in (("kraaw", 3), ("kreo", 4), ("chronos", 6)):
        page = await ada.open(await ada.new_table(game, seats=seats, play_now=True))
        sides[game] = page.table["sides"]
    assert sides["kraaw"] == []
    assert sides["kreo"] == [0, 0, 0, 0]
    assert sorted(sides["chronos"]) == [0, 0, 1, 1, 2, 2]
    lobby = await ada.open(await ada.new_table("kreo", seats=4))
    assert lobby.table["sides"] == []
