"""The law of no leak on the bytes of real sockets: a seat is sent exactly what its views and events contain."""

import asyncio
import json
from random import Random

import pytest
from msgspec.structs import replace

from kermesse.core.answers import alike_places, final_places, only_answer
from kermesse.core.chance import chance_of, seed_from
from kermesse.core.game import SPECTATOR
from kermesse.core.match import Step
from kermesse.core.record import at_start, play_record, read_record
from kermesse.core.tags import snake_case
from kermesse.core.wire import encode
from kermesse.games import CATALOGUE
from kermesse.laws.redraws import redraw_of
from kermesse.players.table import seen_by
from kermesse.server.table.views import past, position, positions
from tests.server.house import play_on

STEP_FIELDS = {"type", "n", "now", "at", "events", "position"}
HOSTS_FIELDS = {"same_address", "sent_away"}  # of a place, for the host's eyes alone
WELCOME_FIELDS = {"type", "n", "now", "running", "seat", "table", "position", "past", "chat"}
POSITION_FIELDS = {"at", "view", "legal", "awaiting", "outcome", "guards", "final", "alone", "alike"}


def plain(thing):
    return json.loads(encode(thing))


class Told:
    """Messages that a server must have sent each viewer, step by step, by the rules alone."""

    def __init__(self, match):
        self.match = match
        self.steps = []

    def step(self, at, seat, events):
        state, game = self.match.state, self.match.game
        self.steps.append(
            (at, seat, events, game.copy(state), self.match.now, self.match.awaiting(), self.match.outcome())
        )


def play_again(game, record):
    match = at_start(game, record)
    told = Told(match)
    told.step(0, None, match.opening)
    for _, happened in play_record(match, record):
        if isinstance(happened, Step):
            told.step(happened.at, happened.seat, happened.events)
    return told


QUICK_SAND = {"time_scale": 0.5, "timer_mean_ms": 10_000, "start_mode": "all", "look_ms": 0, "countdown_ms": 0}
TABLES = [
    ("kraaw", 2, 400, {"wins_to_game": 1}),
    ("kraaw", 3, 400, {"wins_to_game": 1, "hand_swap": "sealed", "first_player": "jewels"}),
    (
        "kraaw",
        4,
        400,
        {"wins_to_game": 1, "memory_aid": False, "reveal_at_round_end": False, "hand_swap": "sealed"},
    ),
    ("kreo", 3, 120, {}),
    ("kreo", 4, 120, {"incarnations": True, "altered": True, "memory_aid": False}),
    ("krom", 3, 120, {}),
    ("krom", 4, 120, {"board": "glacial", "kromosaure": True, "memory_aid": False}),
    ("kero", 2, 40, {"clock": "calm"}),
    ("kero", 2, 30, {"air_ms": 400, "throw_gap_ms": 1_200, "memory_aid": False}),
    ("chronos", 3, 40, {"clock": "steps", "level": 3}),
    ("chronos", 4, 24, {**QUICK_SAND, "level": 3, "memory_aid": False}),
]


def test_the_law_of_no_leak_is_run_for_every_game():
    assert {game for game, *_ in TABLES} == set(CATALOGUE)


@pytest.mark.parametrize(("name", "seats", "moves", "options"), TABLES)
async def test_what_a_seat_is_sent_is_its_view_and_nothing_else(home, name, seats, moves, options):
    people = [home.browser() for _ in range(seats)]
    table = await people[0].new_table(name, seats=seats, options={"timers": "off", **options})
    pages = [await person.open(table) for person in people]
    for page in pages[1:]:
        await page.act("sit")
    watching = await home.browser().open(table)
    await pages[0].act("start")
    for page in pages:
        await page.until(lambda page=page: page.position)
    comings = Comings(table, people, pages)
    assert await play_at_random(pages, moves, Random(seats), comings) > 15
    at_the_table = home.registry.tables[table]
    at_the_table.clock.stop()  # nothing more happens
    for page in (*pages, watching):
        await page.act("chat", text="that was all")  # and whatever did was told before this is answered
    game = CATALOGUE[name]
    told = play_again(game, read_record(game, at_the_table.record()))
    assert len(told.steps) > 15
    for viewer, page in [*enumerate(pages), (SPECTATOR, watching)]:
        hold_against(told, game, viewer, [*comings.closed.get(viewer, []), page])
    assert comings.closed


class Comings:
    """Pages that go and come back in the middle of the game, and all that they were sent before."""

    def __init__(self, table, people, pages):
        self.table, self.people, self.pages = table, people, pages
        self.closed = {}
        self.count = 0

    async def come_back(self, seat):
        self.count += 1
        page = self.pages[seat]
        await page.close()
        self.closed.setdefault(seat, []).append(page)
        self.pages[seat] = await self.people[seat].open(self.table)


async def play_at_random(pages, moves, random, comings):
    """Let seats that can act do anything, ignoring commands that came too late; return the number of commands done."""
    done = 0
    while done < moves and not any(page.position["outcome"] for page in pages):
        able = [page for page in pages if page.legal()]
        if not able:
            news = [asyncio.ensure_future(page.until(page.legal)) for page in pages]
            await asyncio.wait(news, return_when="FIRST_COMPLETED")
            for waiting in news:
                waiting.cancel()
            continue
        if done >= 9 * (1 + comings.count):  # now and then somebody goes and comes back
            await comings.come_back(random.randrange(len(pages)))
            continue
        page = random.choice(able)
        heard = page.last
        answer = await page.do(random.choice(page.legal()))
        done += answer["done"]
        if answer["done"]:
            await page.until(lambda page=page, heard=heard: page.last > heard)
        else:
            await asyncio.sleep(0)  # its news is under way
    return done


def hold_against(told, game, viewer, pages):
    """Check everything sent to this viewer, page after page, against the rules, and that it is unchanged if the hidden
    parts are drawn anew. Steps passed while no page was open: a welcome gives the view and the events seen.
    """
    expected = list(noticed(told, game, viewer))
    came = 0
    for page in pages:
        for message in page.heard:
            if message["type"] == "step":
                assert set(message) <= STEP_FIELDS
                at, _, events, state, now, awaiting, outcome = expected[came]
                came += 1
                assert message["at"] == at
                assert message["events"] == plain(seen_by(events, viewer))
                hold_position(game, viewer, message["position"], state, now, awaiting, outcome)
            elif message["type"] == "welcome" and message["position"] is not None:
                came = hold_welcome(told, game, viewer, message, expected, came)
    assert came == len(expected)
    tables = [m["table"] for page in pages for m in page.heard if "table" in m]
    places = [place for told_table in tables for place in told_table["places"]]
    assert all(set(place) <= PLACE_FIELDS for place in places)
    assert viewer == 0 or not any(place.get(name) for place in places for name in HOSTS_FIELDS), (
        "told to the host alone"
    )
    assert all(told_table["seed"] == "" for told_table in tables if told_table["stage"] != "over")


def hold_welcome(told, game, viewer, message, expected, came):
    """Check the position in a welcome: that after the last step that this viewer could have noticed by then."""
    assert set(message) <= WELCOME_FIELDS
    here = message["position"]
    steps = [Step(at, seat, None, events) for at, seat, events, *_ in told.steps]
    for seen in range(came, len(expected) + 1):
        if not seen:
            continue
        _, _, _, state, _, awaiting, outcome = expected[seen - 1]
        if here["view"] != plain(game.view(state, viewer, here["at"])) or here["awaiting"] != list(awaiting):
            continue
        until = 1 + next(i for i, step in enumerate(told.steps) if step is expected[seen - 1])
        if message["past"] != plain(past(steps[:until], viewer, told.match.options)):
            continue
        hold_position(game, viewer, here, state, here["at"], awaiting, outcome)
        assert here["at"] <= message["now"]
        return seen
    raise AssertionError(f"seat {viewer} was welcomed with what never was: {message}")


def hold_position(game, viewer, here, state, now, awaiting, outcome):
    assert set(here) == POSITION_FIELDS
    legal = game.legal(state, viewer, now) if viewer >= 0 else []
    assert here["view"] == plain(game.view(state, viewer, now))
    assert here["legal"] == plain(legal)
    assert here["awaiting"] == list(awaiting)
    assert here["outcome"] == plain(outcome)
    asked = {snake_case(kind.__name__): number for kind, number in game.guards(state).items()}
    assert here["guards"] == (asked if legal else {})
    assert here["final"] == final_places(legal)  # read off what is listed: they tell nothing more
    assert here["alone"] == plain(only_answer(legal))
    assert here["alike"] == alike_places(legal)
    for number in range(2):
        other = redraw_of(game)(state, viewer, chance_of(seed_from("leak", now, number)))
        assert plain(game.view(other, viewer, now)) == here["view"]
        assert (plain(game.legal(other, viewer, now)) if viewer >= 0 else []) == here["legal"]


def noticed(told, game, viewer):
    """Steps of which that viewer sees anything; they must not be told that the others happened at all."""
    before = None
    for step in told.steps:
        _, seat, events, state, now, awaiting, _ = step
        legal = game.legal(state, viewer, now) if viewer >= 0 else []
        shown = (plain(game.view(state, viewer, now)), plain(legal), list(awaiting))
        if seen_by(events, viewer) or seat == viewer or shown != before:
            before = shown
            yield step


PLACE_FIELDS = {
    "away_ms",
    "seat",
    "who",
    "name",
    "level",
    "here",
    "host",
    "stands_in",
    "conceded",
    "put_out",
    "advised",
    "nudges",
    "nudged_by",
    *HOSTS_FIELDS,
}


async def test_no_page_is_ever_sent_a_persons_id_secret_or_an_unopened_seed(two, home):
    table, (ada, a), (bob, b) = await two()
    watching = await home.browser().open(table)
    seating = home.registry.tables[table].seating
    secrets = [seating.seed] + [chair.person for chair in seating.chairs]
    secrets += [cookie.value for person in (ada, bob) for cookie in person.session.cookie_jar]
    await play_on([a, b], 30)
    sent = "".join(a.raw + b.raw + watching.raw)
    assert len(secrets) == 5
    assert not any(secret in sent for secret in secrets)


async def test_a_welcome_shows_the_same_as_the_steps_did(two, home):
    table, (ada, a), (bob, b) = await two()
    await play_on([a, b], 12)
    for person, page in ((ada, a), (bob, b)):
        again = await person.open(table)
        assert again.position["view"] == page.position["view"]
        events = [event for step in again.heard[0]["past"] for event in step["events"]]
        assert events == [event for m in page.heard if m["type"] == "step" for event in m["events"]]


async def test_without_memory_aid_a_reload_tells_nothing_twice_that_has_to_be_remembered(two):
    table, (ada, a), (_, b) = await two(memory_aid=False)
    await play_on([a, b])
    again = await ada.open(table)
    once = {kind.__struct_config__.tag for kind in CATALOGUE["kraaw"].event_types if kind.fleeting or kind.whose}
    heard = {event["event"] for m in a.heard if m["type"] == "step" for event in m["events"]}
    assert heard & once >= {"revealed", "round_ended"}
    told = {event["event"] for step in again.heard[0]["past"] for event in step["events"]}
    assert told
    assert not told & once


async def test_a_planted_leak_is_found(two, monkeypatch):
    """A planted fault: a server that shows one seat what another one sees is caught."""
    table, (ada, a), (_, b) = await two()
    await play_on([a, b], 6)

    def leaking(match, several, bots, now, same):
        other = position(match, 1, False, now, same)
        for own in positions(match, several, bots, now, same):
            yield replace(own, view=other.view) if own.view.viewer == 0 else own

    monkeypatch.setattr("kermesse.server.table.broadcast.positions", leaking)
    await play_on([a, b])
    await a.until(lambda: a.table["stage"] == "over")
    _, text = await ada.get(f"/table/{table}/record")
    game = CATALOGUE["kraaw"]
    told = play_again(game, read_record(game, text))
    hold_against(told, game, 1, [b])
    with pytest.raises(AssertionError):
        hold_against(told, game, 0, [a])
