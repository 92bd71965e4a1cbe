"""A learner of lessons: touches only what the coach points at, and in free play what the board offers."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Page, expect

from kermesse.lessons.coach import coach_says
from kermesse.lessons.lesson import Beat, Lesson, Step
from tests.e2e.hands import AGAIN, SOON, decision, keep_on

# Requests of the page to the table, until they are answered and the coach has spoken.
LISTENS: Final = """
  window.open_ = new Map();
  window.WebSocket = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        const { type, id, done } = JSON.parse(data);
        if (type === "answer" && done && open_.get(id) === "do") open_.set(id, "done");
        else if (type === "answer") open_.delete(id);
        else if (type === "coach") for (const [one, how] of open_) if (how === "done") open_.delete(one);
      });
      this.addEventListener("close", () => open_.clear());
    }
    send(data) {
      const { type, id } = JSON.parse(data);
      if (type === "do" || type === "act") open_.set(id, type);
      super.send(data);
    }
  };
"""
# The state of the lesson: the coach's words and the arrow's target; null while something is under way.
STANDS: Final = """() => {
  if (open_.size) return null;
  const now = document.querySelector("[data-pointed=now]");
  const said = document.querySelector("[data-testid=coach] .said").textContent;
  return JSON.stringify([said, now && now.ariaPressed !== "true" ? now.dataset.spot : ""]);
}"""
NOW: Final = "[data-pointed=now]"
POINTED: Final = "() => [...document.querySelectorAll('[data-pointed]')].map((piece) => piece.dataset.spot)"
# The key that brings the focus nearer to the target, and about how many presses it takes.
WAY: Final = """(selector) => {
  const wanted = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!wanted || wanted === document.activeElement) return [wanted ? "Enter" : "", 1];
  const all = document.querySelectorAll("a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]");
  const stops = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.closest("[inert]"));
  const from = stops.indexOf(document.activeElement);
  const way = from < 0 ? 1 : stops.indexOf(wanted) - from;
  return [way < 0 ? "Shift+Tab" : "Tab", Math.abs(way)];
}"""
MOST_TABS: Final = 100

Press = Callable[[Page, str, float], bool]  # where, what, and how long it may take


def by_finger(page: Page, selector: str, patience: float = SOON) -> bool:
    """Touch the first of these that is visible; return False if there is none."""
    found = page.locator(f"{selector} >> visible=true").first
    if found.count():
        found.tap(timeout=patience)
        return True
    return False


# Enter must go to this element, even if the focus has moved meanwhile: the coach takes the focus when a step is won.
MEANT = """(selector) => {
  const meant = (press) => {
    if (document.activeElement?.matches(selector)) return;
    press.preventDefault();
    press.stopImmediatePropagation();
  };
  document.addEventListener("keydown", meant, { capture: true, once: true });
}"""


def by_keys(page: Page, selector: str, patience: float = SOON) -> bool:
    """Do the same by keys: move the focus there and press Enter."""
    for _ in range(MOST_TABS):
        key, times = page.evaluate(WAY, selector)
        if key == "Enter":
            page.evaluate(MEANT, selector)
        for _ in range(times if key else 0):
            page.keyboard.press(key)
        if key in ("", "Enter"):
            return bool(key)
    raise AssertionError(f"the focus never came to {selector}")


class Learner:
    def __init__(self, page: Page, press: Press, game: str, lesson: Lesson, language: str) -> None:
        self.page = page
        self.press = press
        self.coach = page.get_by_test_id("coach")
        self.said = self.coach.locator(".said")
        self.game = game
        self._lesson = lesson
        self._language = language

    def words(self, step: Step, which: str) -> str:
        return coach_says(self.game, self._language, self._lesson.words(step, which))

    def learn(self, step: Step) -> None:
        """Learn a whole step, until it is won."""
        for beat in step.beat:
            asked = self.words(step, beat.say)
            if beat.you:
                self._hear(asked)
                found = self._follow(asked)
                assert set(beat.point) <= found, f"{step.id}: the coach points at {set(beat.point) - found}: not there"
            elif beat.until:
                self._hear(asked)
                self._play(step, beat)
        self._hear(self.words(step, "won"))

    def _hear(self, words: str) -> None:
        """Wait until the coach says so, after the board has shown what happened; that show may be skipped."""
        skip = self.page.get_by_test_id("skip")
        said = self.said.get_by_text(words, exact=True)
        expect(said.or_(skip).first).to_be_visible()
        if skip.count() and not said.count():
            with suppress(Error):  # it is over meanwhile
                self.press(self.page, "[data-testid=skip]", AGAIN)
        expect(self.said).to_have_text(words)

    def _follow(self, asked: str) -> set[str]:
        """Touch what the arrow points at until the coach says something else; return the spots that were
        highlighted.
        """
        found: set[str] = set()
        while True:
            ready = f"(asked) => {{ const s = JSON.parse(({STANDS})()); return s && (s[0] !== asked || s[1]) }}"
            self.page.wait_for_function(ready, arg=asked, timeout=SOON)
            if self.said.inner_text() != asked:
                return found
            found.update(self.page.evaluate(POINTED))
            self.touch()

    def touch(self) -> None:
        """Touch what the arrow points at, and wait for the effect."""
        before = self.page.evaluate(STANDS)
        assert self.press(self.page, NOW, SOON)
        changed = f"(before) => {{ const s = ({STANDS})(); return s && s !== before }}"
        self.page.wait_for_function(changed, arg=before, timeout=SOON)

    def _play(self, step: Step, beat: Beat) -> None:
        """Play freely, by whatever the board offers, until the coach says something else; after a loss, try again."""
        asked, lost = self.words(step, beat.say), self.words(step, beat.lost) if beat.lost else ""

        def play() -> None:
            keep_on(self.page, lambda: self._act(beat), lambda: self.said.inner_text() != asked)

        play()
        while self.said.inner_text() == lost:
            assert self.press(self.page, "[data-testid=again]", SOON)
            expect(self.said).to_have_text(asked)
            play()

    def _act(self, beat: Beat) -> bool:
        try:
            return any(self.press(self.page, offer, AGAIN) for offer in self._offers(beat))
        except Error:
            return False  # the table went on meanwhile: look again

    def _offers(self, beat: Beat) -> tuple[str, ...]:
        page, asked = self.page, decision(self.page)
        if page.evaluate("() => open_.size"):
            return ()
        match self.game:
            case "kraaw" if page.locator(".card.chosen").count():
                return ("[data-testid=confirm]", "[data-choice]:last-child")
            case "kraaw":
                return ("[data-testid=confirm]", ".nest.mine [data-legal]", "[data-legal]", "[data-choice]:last-child")
            case "krom" if asked == "choose_destination":
                return () if page.locator(".zone.chosen").count() else (".zone.legal",)
            case "krom":
                return ("[data-testid=confirm]", "[data-testid=skip]", "[data-loot]", "[data-choice]:last-child")
            case "kreo" if page.locator(".person.me.ready, [data-card^='down:']").count():
                return ("[data-testid=skip]", "[data-choice].main")
            case "kreo" if asked == "divination":
                return ("[data-testid=skip]", "[data-testid=lay]", *(f"[data-card='hand:{one}']" for one in LAST))
            case "kreo":
                return ("[data-testid=skip]", "[data-choice]")
            case "kero" if beat.until == "collected A":  # the answer to it belongs to the next beat
                return ROLL
            case "kero":
                return ("[data-land][data-legal]", "[data-choice].main", "[data-spot='choice end_turn']")
            case _ if page.locator(".timers [data-timer][aria-pressed]").count():
                return (".ring .spot.goal [data-legal]",)
            case _:
                return ("[data-testid=picker] [data-legal]", ".timers [data-timer][data-legal]")


ROLL: Final = (
    "[data-legal][data-testid=tip-truck]",
    "[data-legal][data-testid=lay-flat]",
    "[data-spot='choice react no']",
)
LAST: Final = ("ECLAIR-1", "PLANETE", "AIR-A")  # Kréo's last turns, in the order that the coach advises
