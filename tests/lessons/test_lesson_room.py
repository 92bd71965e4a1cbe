"""Lessons as a page learns them, over a real socket."""

from functools import partial

import msgspec
import pytest

from kermesse.core.wire import wire
from kermesse.games import CATALOGUE
from kermesse.lessons.coach import coach_says
from kermesse.lessons.command_pattern import fits
from kermesse.lessons.lesson import lessons_of
from kermesse.lessons.problem import problems_of
from kermesse.server.table import lesson_room
from tests.server.house import house

SIDE_COMMANDS = ("set_auto_decline", "set_auto_pass", "set_standing_order", "set_energy_policy", "say", "concede")
LESSONS = [(name, lesson) for name in sorted(CATALOGUE) for lesson in lessons_of(CATALOGUE[name])]


@pytest.fixture
async def home(tmp_path, monkeypatch):
    """Run a server on which neither other players nor sand take long."""
    monkeypatch.setattr(lesson_room, "BREATH", 20)
    async with house(tmp_path / "house.db", clock_rate=20.0) as opened:
        yield opened


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS])
async def test_a_wrong_move_is_answered_and_changes_nothing_and_the_right_one_goes_on(home, name, lesson):
    ada = await home.browser().named("Ada")
    page = await ada.open(f"lesson/{name}/{lesson.name}")
    for at, step in enumerate(lesson.step):
        await page.until(partial(is_at, page, at))
        for beat in step.beat:
            if beat.you:
                await learn(page, CATALOGUE[name], beat, coach_says(name, "en", lesson.words(step, beat.say)))
        if step.beat[-1].until:  # that is for the learner; and then there may be more to learn
            page = await ada.open(f"lesson/{name}/{lesson.name}?at={at + 1}")
            continue
        await page.until(partial(is_won, page))
        assert page.coach["sentence"] == coach_says(name, "en", lesson.words(step, "won"))
        for more in [one for one in page.legal() if one["do"] not in SIDE_COMMANDS][:1]:
            assert (await page.do(more))["sentence"] == "This step is done: go on with the coach."
        if at + 1 < len(lesson.step):
            assert (await page.act("onward"))["done"]
    assert page.coach["step"] == len(lesson.step) - 1


@pytest.mark.parametrize("name", sorted(CATALOGUE))
async def test_every_problem_is_answered_and_solved_and_says_why(home, name):
    ada = await home.browser().named("Ada")
    for problem in problems_of(CATALOGUE[name]):
        page = await ada.open(f"problem/{name}/{problem.id}", language="fr")
        await page.until(page.legal)
        asked, (step,) = page.coach["sentence"], problem.step
        await learn(page, CATALOGUE[name], step.beat[0], asked)
        await page.until(partial(is_won, page))
        assert page.coach["sentence"].startswith(coach_says(name, "fr", problem.words("won")))
        assert str(problem.worth_of_best()) in page.coach["sentence"]
        await page.close()


async def solve(home, name, id, new=""):
    page = await (await home.browser().named("Ada")).open(f"problem/{name}/{id}{new}")
    await page.until(page.legal)
    (step,) = next(problem for problem in problems_of(CATALOGUE[name]) if problem.id == id).step
    await learn(page, CATALOGUE[name], step.beat[0], page.coach["sentence"])
    await page.until(partial(is_won, page))
    return page


# the game goes on after the first, and is over with the second
@pytest.mark.parametrize(("name", "id", "goes_on"), [("krom", "prey", True), ("krom", "three-points", False)])
async def test_a_solved_problem_is_played_on_to_its_end(home, name, id, goes_on):
    page = await solve(home, name, id)
    assert page.legal() == []
    await page.until(lambda: page.position["outcome"])
    said = await page.until(
        lambda: page.coach["sentence"] if ("Played on" in page.coach["sentence"]) >= goes_on else ""
    )
    assert ("Played on to the end: " in said) == goes_on
    await page.act("again")
    await page.until(page.legal)
    assert page.position["outcome"] is None


async def test_who_has_tried_and_solved_a_problem_here_is_counted_once_a_device(home):
    async def counts():
        _, told = await home.browser().get("/api/problems")
        found = next(one for one in told["problems"] if (one["game"], one["id"]) == ("krom", "three-points"))
        return found.get("tried", 0), found.get("solved", 0)

    assert await counts() == (0, 0)
    wrong = await home.browser().open("problem/krom/three-points?new=tried&new=solved")
    await wrong.until(wrong.legal)
    for _ in range(2):
        await wrong.do({"do": "end_phase"})
    await home.registry.storage.synced()
    assert await counts() == (1, 0)
    await solve(home, "krom", "three-points", "?new=tried&new=solved")
    await solve(home, "krom", "three-points")
    await home.registry.storage.synced()
    assert await counts() == (2, 1)
    await solve(home, "krom", "three-points", "?new=solved&new=everything")
    await home.registry.storage.synced()
    assert await counts() == (2, 2)


async def learn(page, game, beat, said):
    """Make a few wrong moves, and then the right one."""
    reader = wire(game)

    def goes_on(command):
        return any(fits(pattern, reader.command(msgspec.Raw(msgspec.json.encode(command)))) for pattern in beat.you)

    def asked():
        """Return the move that the coach asks for, once the rules allow it."""
        return [one for one in page.legal() if goes_on(one)] if page.coach["sentence"] == said else []

    right, *_ = await page.until(asked)
    assert page.coach["point"] == list(beat.point)
    before = page.last
    for wrong in [one for one in page.legal() if one["do"] not in SIDE_COMMANDS and not goes_on(one)][:3]:
        answer = await page.do(wrong)
        assert (answer["done"], answer["code"]) == (False, "lesson")
        assert answer["sentence"]
    assert page.last == before or game.real_time  # where sand runs, something may happen by itself
    assert (await page.do(right))["done"]


def is_at(page, step):
    return page.coach.get("step") == step


def is_won(page):
    return page.coach["won"]


async def test_free_play_goes_on_with_bots_until_it_is_over(home):
    ada = await home.browser().named("Ada")
    page = await ada.open("lesson/chronos/first?at=8")
    await page.until(page.legal)
    assert (await page.do({"do": "move_timer", "timer": "R1", "to": "pile:0"}))["done"]
    await page.until(partial(is_won, page))  # the two bots take all that is to be had
    assert {event["seat"] for told in page.heard for event in told.get("events", []) if "seat" in event} == {0, 1, 2}


async def test_a_step_is_begun_with_and_begun_again(home):
    ada = await home.browser().named("Ada")
    page = await ada.open("lesson/kreo/first?at=2", language="fr")
    await page.until(lambda: page.coach)
    assert (page.coach["step"], page.coach["of"]) == (2, 7)
    assert "Anselme" in page.coach["sentence"]
    shown = page.position["view"]["energy"]
    assert (await page.do({"do": "show", "target": 1, "card": "FEU-2"}))["done"]
    await page.until(lambda: page.position["view"]["energy"] != shown)
    assert (await page.act("again"))["done"]
    await page.until(lambda: page.position["view"]["energy"] == shown)
    assert not (await page.act("onward"))["done"]  # not won yet


async def test_a_game_that_is_lost_is_told_and_tried_again(home):
    ada = await home.browser().named("Ada")
    page = await ada.open("lesson/kreo/first?at=6")
    lost = coach_says("kreo", "en", "lesson-first-end-again")
    for turn, card in enumerate(("PLANETE", "AIR-A", "ECLAIR-1"), 10):  # the wrong order: an Aggression comes last
        await page.until(partial(may_lay, page, turn, lost))
        if page.coach["sentence"] == lost:
            break
        assert (await page.do({"do": "place", "card": card}))["done"]
        while page.coach["sentence"] != lost and (ready := await page.until(partial(to_say, page, turn))) != "said":
            await page.do(ready)
    await page.until(lambda: page.coach["sentence"] == lost)
    assert not page.coach["won"]
    assert (await page.act("again"))["done"]
    await page.until(lambda: page.position["view"]["turn"] == 10)


def may_lay(page, turn, lost):
    view = page.position["view"]
    return page.coach["sentence"] == lost or (view["turn"], view["phase"]) == (turn, "divination")


def to_say(page, turn):
    """Say "ready" as often as the others have news, or finish the turn."""
    view = page.position["view"]
    if view["turn"] != turn or view["phase"] != "divination" or page.position["outcome"]:
        return "said"
    return next((one for one in page.legal() if one["do"] == "ready"), None)


async def test_a_learner_is_told_that_the_server_stops(tmp_path):
    async with house(tmp_path / "house.db") as home:
        page = await (await home.browser().named("Ada")).open("lesson/kraaw/first")
        await page.until(page.legal)
    assert page.bye["code"] == "server_stops"
