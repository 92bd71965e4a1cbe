"""The conversation over the socket: numbers, answers, ids, catching up."""

import asyncio
import json
from dataclasses import replace

from kermesse.core.game import Refused, View
from kermesse.games import CATALOGUE
from kermesse.server.connection.messages import Chat, ChatLine
from kermesse.server.connection.outbox import Outbox
from kermesse.server.storage.metrics import GameCounts
from kermesse.server.table.broadcast import KEPT, KEPT_BYTES, Audience
from kermesse.server.table.done_ids import IDS_KEPT, PEOPLE_KEPT, DoneIds
from kermesse.server.table.log import RequestId
from tests.server.house import SOON, by, house, play_on
from tests.tiny_game import TINY_GAME, Laid


async def test_every_command_is_answered_and_everybody_hears_of_it(two):
    _, (_, a), (_, b) = await two()
    answer = await a.do(a.legal()[0])
    assert answer == {"type": "answer", "id": answer["id"], "done": True}
    await b.until(lambda: by(b.heard[-1]) == 0)
    assert a.gaps == b.gaps == 0


async def test_a_refusal_has_a_code_a_sentence_in_the_pages_language_and_a_rule(two):
    _, (_, a), _ = await two()
    answer = await a.do({"do": "reveal", "slot": 0})
    assert answer["done"] is False
    assert answer["code"] == "wrong_phase"
    assert answer["sentence"] == "This cannot be done at this moment of the game."
    assert answer["rule"]
    await a.say(type="hello", have=a.last, language="fr")
    answer = await a.do({"do": "reveal", "slot": 0})
    assert answer["sentence"] == "Ce n’est pas le moment de faire cela."


async def test_the_same_id_does_nothing_twice(two):
    _, (_, a), (_, b) = await two()
    command = a.legal()[0]
    first = await a.do(command, id="mine")
    steps = len([told for told in a.heard if told["type"] == "step"])
    again = await a.do(command, id="mine")
    assert first == again
    assert len([told for told in a.heard if told["type"] == "step"]) == steps
    # an id is its sender's own
    assert (await b.do(b.legal()[-1], id="mine"))["done"]


def test_whoever_was_in_a_tunnel_while_others_did_a_thousand_things_does_nothing_twice():
    known = DoneIds()
    known.add(RequestId("ada", "m1"))
    for n in range(1000):
        known.add(RequestId("bob", f"m{n}"))
    assert RequestId("ada", "m1") in known
    assert RequestId("ada", "m2") not in known
    assert [f"m{n}" for n in range(1000) if RequestId("bob", f"m{n}") in known] == [f"m{n}" for n in range(896, 1000)]
    for n in range(PEOPLE_KEPT):
        known.add(RequestId(f"passer-by {n}", "m1"))
    assert RequestId("ada", "m1") not in known  # memory has its bounds


def test_a_command_is_known_however_many_came_between_and_other_things_within_their_window():
    """The edges, as docs/protocol.md has them."""
    known = DoneIds()
    known.add_for_good(RequestId("ada", "first"))
    for n in range(100_000):
        known.add_for_good(RequestId("ada", f"m{n}"))
    assert RequestId("ada", "first") in known
    known.add(RequestId("ada", "chat"))
    for n in range(IDS_KEPT):
        known.add(RequestId("ada", f"c{n}"))
    assert RequestId("ada", "chat") in known  # so many are always known
    for n in range(IDS_KEPT):
        known.add(RequestId("ada", f"d{n}"))
    assert RequestId("ada", "chat") not in known  # twice as many never are
    for n in range(PEOPLE_KEPT + 1):
        known.add(RequestId(f"passer-by {n}", "m1"))
    assert RequestId("ada", "first") in known


async def test_a_command_sent_again_after_very_many_others_is_not_done_twice(two, home):
    table, (_, a), (_, b) = await two(wins_to_game=3)
    command = a.legal()[0]
    assert (await a.do(command, id="early"))["done"]
    for n in range(2 * IDS_KEPT + 10):
        await a.act("phrase", text=f"p{n}")
    await play_on([a, b], 3)
    moves = len(home.registry.tables[table].match.log)
    assert (await a.do(command, id="early"))["done"]
    assert len(home.registry.tables[table].match.log) == moves


async def test_a_refusal_without_words_is_still_an_answer(two, home, monkeypatch):
    table, (_, a), _ = await two()

    def wordless(state, seat, command, now):
        raise Refused("nobody_has_words_for_this", "R0")

    match = home.registry.tables[table].match
    monkeypatch.setattr(match, "game", replace(match.game, apply=wordless))
    answer = await a.do(a.legal()[0])
    assert (answer["done"], answer["code"]) == (False, "fault")
    assert answer["sentence"]


async def test_whatever_fails_on_our_side_the_command_is_answered(two, home, monkeypatch):
    table, (_, a), _ = await two()
    monkeypatch.setattr(home.registry.tables[table].live, "_credit", lambda command: 1 // 0)
    answer = await a.do(a.legal()[0])
    assert (answer["done"], answer["code"]) == (False, "fault")


async def test_the_same_id_sent_twice_at_once_is_done_once(two, home):
    table, (_, a), _ = await two()
    command = a.legal()[0]
    for _ in range(5):
        await a.say(type="do", id="burst", command=command)
    await a.until(lambda: len([told for told in a.heard if told["type"] == "answer" and told["id"] == "burst"]) == 5)
    assert all(told["done"] for told in a.heard if told["type"] == "answer" and told["id"] == "burst")
    assert len(home.registry.tables[table].match.log) == 1


async def test_a_page_that_missed_a_few_messages_gets_just_those(two):
    _, (_, a), (_, b) = await two()
    seen = b.last
    await play_on([a, b], 4)
    before = len(b.heard)
    await b.say(type="hello", have=seen, language="en")
    await b.until(lambda: b.heard[-1].get("n") == a_last(b, before))
    told = [m for m in b.heard[before:] if "n" in m]
    assert told[0]["n"] == seen + 1
    assert [m["n"] for m in told] == list(range(seen + 1, seen + 1 + len(told)))
    assert not any(m["type"] == "welcome" for m in told)


def a_last(page, before):
    return max(m["n"] for m in page.heard[:before] if "n" in m)


def test_whatever_is_kept_is_sent_again_from_the_first_that_was_missed_and_no_more():
    audience, outbox = Audience(0), Outbox("t", None, GameCounts("kraaw"))
    audience.begin()
    frames = [
        audience.add(Chat(audience.n + 1, ChatLine(0, "Ada", 0, str(number))), outbox) for number in range(KEPT + 5)
    ]
    for missed in (0, 1, 2, KEPT):
        assert audience.missed_since(audience.n - missed) == b"".join(frames[len(frames) - missed :])
    assert audience.missed_since(audience.n - KEPT - 1) is None  # not all of it is kept
    assert audience.missed_since(audience.n + 1) is None  # of another life


def test_no_more_is_kept_for_pages_that_missed_something_than_a_seat_may_cost():
    audience, outbox = Audience(0), Outbox("t", None, GameCounts("kraaw"))
    audience.begin()
    long = "x" * 3000
    frames = [audience.add(Chat(audience.n + 1, ChatLine(0, "Ada", 0, long)), outbox) for _ in range(KEPT)]
    fit = KEPT_BYTES // len(frames[0])
    assert 1 < fit < 10
    assert audience.missed_since(audience.n - fit) == b"".join(frames[-fit:])
    assert audience.missed_since(audience.n - fit - 1) is None
    audience.add(Chat(audience.n + 1, ChatLine(0, "Ada", 0, long * 10)), outbox)  # more than all that is kept
    assert audience.missed_since(audience.n) == b""
    assert audience.missed_since(audience.n - 1) is None
    audience.forget_sent()
    for _ in range(fit):
        audience.add(Chat(audience.n + 1, ChatLine(0, "Ada", 0, long)), outbox)
    assert audience.missed_since(audience.n - fit) is not None  # what was forgotten takes no room


async def test_a_page_that_missed_too_much_or_speaks_of_another_life_is_welcomed_anew(two):
    _, (_, a), _ = await two()
    for have in (1, a.last - 10_000, a.last + 5):
        before = len(a.heard)
        await a.say(type="hello", have=have, language="en")
        await a.until(lambda before=before: len(a.heard) > before)
        assert a.heard[before]["type"] == "welcome"


async def test_a_page_that_comes_back_to_an_empty_seat_is_welcomed_anew_whether_anything_happened_or_not(two):
    table, (_, a), (bob, b) = await two()
    assert (await b.act("phrase", text="here"))["done"]  # by now it has heard everything
    told = []
    for happens in (False, True):
        await b.close()
        await a.until(lambda: not a.table["places"][1]["here"])
        if happens:
            await a.play()
        back = await bob.open(table, hello=False)
        await back.say(type="hello", have=b.last, language="en")
        assert (await back.act("phrase", text="here"))["done"]
        welcome = back.heard[0]
        assert welcome["type"] == "welcome"
        told.append((welcome["n"] - b.last, len(welcome["past"])))
        b = back
    (number, steps), (number_after, steps_after) = told
    assert steps_after == steps + 1
    assert number_after == number, "the number tells whether anything happened"


async def test_a_reload_in_mid_game_shows_the_same_position_and_the_past(two):
    table, (ada, a), (_, b) = await two()
    await play_on([a, b], 8)
    await a.close()
    again = await ada.open(table)
    welcome = again.heard[0]
    assert welcome["type"] == "welcome"
    assert welcome["seat"] == 0
    assert welcome["position"]["view"] == a.position["view"]
    assert welcome["position"]["legal"] == a.position["legal"]
    told = [event for step in welcome["past"] for event in step["events"]]
    assert told == [event for m in a.heard if m["type"] == "step" for event in m["events"]]


async def test_all_spectators_get_the_same_bytes(home, two):
    table, (_, a), (_, b) = await two()
    one, other = await home.browser().open(table), await home.browser().open(table)
    await one.until(lambda: one.table["spectators"] == 2)
    await play_on([a, b], 10)
    await one.until(lambda: one.last == other.last and one.position["at"] == a.position["at"])
    assert one.raw[-8:] == other.raw[-8:]


async def test_a_whole_game_by_two_people(two):
    _, (_, a), (_, b) = await two()
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    await b.until(lambda: b.table["stage"] == "over")
    assert a.position["outcome"]["winners"] == b.position["outcome"]["winners"]
    assert len(a.table["seed"]) == 64
    assert a.gaps == b.gaps == 0
    assert (await a.do({"do": "continue"}))["code"] == "game_over"


async def test_deadlines_are_driven_by_the_server(home):
    ada, bob = home.browser(), home.browser()
    table = await ada.new_table("tiny", seats=2)
    a, b = await ada.open(table), await bob.open(table)
    await b.act("sit")
    await a.act("start")
    await a.until(lambda: a.table["stage"] == "over")
    shown = [m for m in a.heard if m["type"] == "step" and m["events"][:1] and m["events"][0]["event"] == "shown"]
    assert [m["at"] for m in shown] == [2000, 4000, 6000]
    assert all(0 <= m["now"] - m["at"] < 2000 for m in shown), "each before the next one was due"


async def test_the_clock_stands_while_nobody_is_there(home):
    ada = home.browser()
    table = await ada.new_table("tiny", seats=2, play_now=True)
    page = await ada.open(table)
    assert page.heard[0]["running"]
    await page.close()
    clock = home.registry.tables[table].clock
    await wait_for(lambda: not clock.running)
    at = clock.now()
    await asyncio.sleep(0.3)
    assert clock.now() == at
    page = await ada.open(table)
    assert page.heard[0]["running"]
    assert page.heard[0]["now"] - at < 200


async def wait_for(true):
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


class NothingToSee(View):
    pass


async def test_a_step_that_eyes_do_not_notice_sends_them_nothing(db, monkeypatch):
    """Not even a message that says nothing: it would tell when somebody did a secret thing."""
    secretive = replace(TINY_GAME, view=lambda state, viewer, now: NothingToSee(viewer))
    monkeypatch.setattr(Laid, "seen", lambda event, viewer: event if viewer == event.seat else None)
    async with house(db, games=CATALOGUE.also(secretive)) as home:
        ada, bob = home.browser(), home.browser()
        table = await ada.new_table("tiny", seats=2)
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await b.until(lambda: b.position)
        before = b.last
        await a.play()
        assert (await b.act("chat", text="Nothing?"))["done"]
        assert b.last == before + 1


async def test_a_restart_goes_on_where_it_was_and_knows_old_ids(db):
    async with house(db) as home:
        ada, bob = await home.browser().named("Ada"), home.browser()
        table = await ada.new_table(seats=2, options={"timers": "off"})
        a, b = await ada.open(table), await bob.open(table)
        await b.act("sit")
        await a.act("start")
        await a.act("chat", text="Bonsoir !")
        command = (await a.until(a.legal))[0]
        assert (await a.do(command, id="before"))["done"]
        await play_on([a, b], 6)
        cookies = {c.key: c.value for c in ada.session.cookie_jar}
        have, view = a.last, a.position["view"]
    assert a.bye["code"] == "server_stops"
    async with house(db) as home:
        ada = home.browser()
        ada.session.cookie_jar.update_cookies(cookies)
        page = await ada.open(table, have)
        assert page.heard[0]["type"] == "welcome"
        assert (page.seat, page.position["view"]) == (0, view)
        assert page.table["places"][0]["name"] == "Ada"
        assert [line["text"] for line in page.heard[0]["chat"]] == ["Bonsoir !"]
        moves = len(home.registry.tables[table].match.log)
        assert (await page.do(command, id="before"))["done"]
        assert len(home.registry.tables[table].match.log) == moves
        assert page.heard[0]["now"] <= view_clock(a) + 200


def view_clock(page):
    return max(m["now"] for m in page.heard if "now" in m)


async def test_numbers_of_an_earlier_life_are_never_taken_for_these(two):
    _, (_, a), _ = await two()
    assert json.loads(a.raw[0])["n"] > 1_700_000_000_000
