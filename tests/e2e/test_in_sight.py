"""All that a decision needs is in the window without scrolling, uncovered, large enough and whole, at every size; nothing
opens by itself, and no banner changes by hovering.

A sample here; every moment of every game, every step of every lesson and all that a coach explains in `make soak`.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kermesse.games import CATALOGUE
from kermesse.lessons.lesson import Beat, lessons_of
from tests.e2e.hands import SOON, TOUCH, at_sizes, opened, server
from tests.e2e.in_sight import SIZES_BY_MOUSE, SIZES_BY_TOUCH, faults, faults_now, hovered, opens_by_itself
from tests.e2e.learning import LISTENS, Learner, Press, by_finger, by_keys
from tests.e2e.listening import ear_of
from tests.e2e.played_by import played_by
from tests.e2e.scenes import Scene, scenes, written
from tests.e2e.staging import Stage, staged_server
from tests.e2e.test_lesson import OTHERS, QUICK
from tests.e2e.tips import tip

SIZES = {"mouse": SIZES_BY_MOUSE, "touch": SIZES_BY_TOUCH}
HOW: dict[str, dict[str, Any]] = {"mouse": {"viewport": {"width": 1440, "height": 900}}, "touch": TOUCH}
BY_HAND = ("mouse", "touch")


@pytest.fixture(scope="module")
def slow(built: None) -> Iterator[Stage]:
    """Slow everything down, so that a real-time table waits while it is looked at."""
    with staged_server(rate=0.03, KERMESSE_BOT_PACE="1") as opened_there:
        yield opened_there


def look(page: Page, game: str, hand: str, begun: bool = False) -> list[str]:
    """Return what is wrong at each size of that hand; once a choice is begun, with what the page offers for it."""
    found = []
    for size in at_sizes(page, SIZES[hand]):
        left = faults(page, lambda: [] if begun else played_by(game, ear_of(page)), hand == "touch")
        found += [f"{game} {size}: {fault}" for fault in left]
    return found


def speak(page: Page, language: str) -> None:
    page.locator(f".languages button[lang={language}]").evaluate("button => button.click()")


def moment(game: str, name: str) -> Scene:
    return next(scene for scene in written() if (scene.game, scene.name) == (game, name))


SAMPLE = (("kraaw", "card"), ("kreo", "card"), ("krom", "cave"), ("kero", "march"), ("chronos", "ripe"))


@pytest.mark.parametrize("hand", BY_HAND)
def test_what_is_needed_is_in_sight_in_a_moment_of_every_game(browser: Browser, stage: Stage, hand: str) -> None:
    found: list[str] = []
    with opened(browser, stage.address, {"mouse": "en-GB", "touch": "fr-FR"}[hand], **HOW[hand]) as page:
        for game, name in SAMPLE:
            scene = moment(game, name)
            scene.open(page, stage, coached=game == "krom")
            found += look(page, game, hand, scene.begun)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("hand", BY_HAND)
@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_needed_is_in_sight_at_every_moment(
    browser: Browser, stage: Stage, slow: Stage, game: str, hand: str
) -> None:
    found: list[str] = []
    there = slow if game == "chronos" else stage
    with opened(browser, there.address, **HOW[hand]) as page:
        for coached in (False, True):
            for scene in scenes(game):
                scene.open(page, there, coached)
                for language in ("fr", "en"):
                    speak(page, language)
                    found += [f"{scene.name}: {fault}" for fault in look(page, game, hand, scene.begun)]
    assert not found, "\n".join(found)


class Onlooker(Learner):
    """A learner at whose page one looks before each touch."""

    def __init__(self, page: Page, press: Press, game: str, hand: str) -> None:
        lesson = lessons_of(CATALOGUE[game])[0]
        super().__init__(page, press, game, lesson, {"mouse": "en", "touch": "fr"}[hand])
        self.found: list[str] = []
        self._hand = hand
        self._listed: list[dict[str, str]] = []
        self._at = 0

    def _look(self) -> list[str]:
        """Return what is wrong before the next touch; where the one before played nothing, it began a choice."""
        listed = list(played_by(self.game, ear_of(self.page)))
        begun, self._listed = listed == self._listed, listed
        return look(self.page, self.game, self._hand, begun)

    def touch(self) -> None:
        self._at += 1
        self.found += [f"touch {self._at}: {fault}" for fault in self._look()]
        super().touch()

    def _play(self, step: Any, beat: Beat) -> None:
        self.found += [f"{step.id}, free play: {fault}" for fault in self._look()]
        super()._play(step, beat)


@pytest.fixture(scope="module")
def school(built: None) -> Iterator[str]:
    with server(OTHERS, QUICK) as address:
        yield address


@pytest.mark.soak
@pytest.mark.parametrize("hand", BY_HAND)
@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_needed_is_in_sight_at_every_step_of_a_lesson(
    browser: Browser, school: str, game: str, hand: str
) -> None:
    lesson, press = lessons_of(CATALOGUE[game])[0], {"mouse": by_keys, "touch": by_finger}[hand]
    with opened(browser, school, {"mouse": "en-GB", "touch": "fr-FR"}[hand], **HOW[hand]) as page:
        page.add_init_script(LISTENS)
        page.goto(f"/lesson/{game}/{lesson.name}")
        learner = Onlooker(page, press, game, hand)
        for at, step in enumerate(lesson.step):
            expect(learner.coach).to_have_attribute("data-step", str(at))
            learner.learn(step)
            learner.found += look(page, game, hand, begun=True)  # won: nothing is asked but to go on
            if step is not lesson.step[-1]:
                assert press(page, "[data-testid=onward]", SOON)
    assert learner.found == []


# Faults, each planted in the page: what it does, and by what words it must be found.
LEGAL = '[data-spot="nest B 2"]'
PLANTED = {
    "covered": (f"cover('{LEGAL}', 0, 1)", 'covered by cover "over it"'),
    "partly covered": (f"cover('{LEGAL}', 0, 0.4)", "partly covered by"),
    "out of the window": (f"style('{LEGAL}', 'translate: 0 -2000px')", "out of sight"),
    "clipped": (f"style('{LEGAL}', 'translate: 0 -2000px; position: absolute'); style('.board', 'overflow: hidden')", "out of sight"),
    "too small": (f"style('{LEGAL}', 'scale: 0.2')", "only "),
    "not there": (f"style('{LEGAL}', 'display: none')", "nothing plays"),
    "a choice out of sight": ("style('.choices', 'translate: 0 2000px')", "out of sight"),
    "small words": ("style('.asked', 'font-size: 11px')", "11.0 px: asked"),
    "words scaled down": ("style('.words', 'scale: 0.5')", "px: asked"),
    "cut words": ("style('.asked', 'width: 60px; overflow: hidden; white-space: nowrap')", "cut: asked"),
    "words with dots": ("style('.asked', 'width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis')", "cut: asked"),
    "a broken word": ("style('.asked', 'width: 40px; overflow-wrap: anywhere')", "broken: asked"),
    "a panel over the banner": ("cover('.banner', 0.2, 0.5).dataset.testid = 'tip'", "over the banner: tip"),
    "a tip over the main button": ("cover('.choices button', 0, 1).dataset.testid = 'tip'", "over the banner: tip"),
    "a question that is covered": ("cover('.asked', 0, 1)", "covered by cover"),
}  # fmt: skip
PLANT = """(fault) => {
  const style = (of, how) => document.querySelectorAll(of).forEach((one) => (one.style.cssText += ";" + how));
  const cover = (of, from, to) => {
    const { left, top, width, height } = document.querySelector(of).getBoundingClientRect();
    const over = document.body.appendChild(document.createElement("div"));
    over.className = "cover";
    over.textContent = "over it";
    over.style.cssText = `position: fixed; z-index: 99; top: ${top}px; height: ${height}px; left: ${left + width * from}px; width: ${width * (to - from)}px`;
    return over;
  };
  new Function("style", "cover", fault)(style, cover);
}"""
KEEP = "() => document.querySelectorAll('[style]').forEach((one) => (one.dataset.before = one.style.cssText))"
UNDO = """() => {
  document.querySelectorAll(".cover").forEach((one) => one.remove());
  document.querySelectorAll("[style]").forEach((one) => (one.style.cssText = one.dataset.before ?? ""));
}"""


def test_every_kind_of_fault_is_found(browser: Browser, stage: Stage) -> None:
    with opened(browser, stage.address, **HOW["mouse"]) as page:
        moment("kraaw", "six").open(page, stage)
        commands = played_by("kraaw", ear_of(page))

        def seen(touch: bool = False) -> set[str]:
            return set(faults_now(page, commands, touch))

        before = seen()
        page.evaluate(KEEP)
        for name, (script, words) in PLANTED.items():
            page.evaluate(PLANT, script)
            found = seen() - before
            assert any(words in fault for fault in found), f"{name}: {found}"
            page.evaluate(UNDO)
        assert seen() == before
        page.evaluate(PLANT, f"style('{LEGAL}', 'width: 40px')")
        assert {fault for fault in seen(touch=True) if "only 40x" in fault}, "a finger needs more room than a pointer"
        assert not {fault for fault in seen() if "only 40x" in fault}


def test_nothing_opens_under_a_pointer_that_rests_and_no_banner_changes_by_hovering(
    browser: Browser, stage: Stage
) -> None:
    with opened(browser, stage.address, **HOW["mouse"]) as page:
        page.clock.install()
        moment("krom", "cave").open(page, stage)
        dead, alive = page.locator("[data-why]"), page.locator("[data-evolution]")
        assert dead.count() > 2
        page.mouse.move(700, 300)
        assert opens_by_itself(page) == []
        page.evaluate(
            "() => setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<p data-testid=tip>planted'), 500)"
        )
        assert opens_by_itself(page) == ["tip"]
        page.evaluate("() => document.querySelector('p[data-testid=tip]').remove()")
        assert hovered(page, "[data-why], [data-legal]") == []
        page.evaluate(
            "() => addEventListener('pointerover', () => (document.querySelector('.asked').textContent = 'hovered'))"
        )
        assert hovered(page, "[data-why], [data-legal]") != []
        page.reload()
        alive.first.wait_for()
        page.mouse.move(5, 5)
        alive.first.hover()
        expect(tip(page)).to_have_count(0)
        page.clock.run_for(300)
        expect(tip(page)).to_have_count(0)
        page.clock.run_for(200)
        expect(tip(page)).to_be_visible()
