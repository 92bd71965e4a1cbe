"""Faults of a page to the eye and the hand: something that is needed is out of sight, covered, too small, or cut.

faults(page, commands, touch)     # of the page as it stands; `commands` are those listed, by `played_by`
opens_by_itself(page), hovered(page, "[data-legal]")
"""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.e2e.hands import SETTLED

LOOKS = 3  # at a page that seems wrong: what is still loading is no fault
SIZES_BY_MOUSE = ((1440, 900), (1440, 760), (1024, 768))
SIZES_BY_TOUCH = ((844, 390), (390, 844), (360, 740))

# Everything that can be seen starts where it starts: what is in sight only after scrolling is not in sight.
UNSCROLLED = """() => {
  for (const one of document.querySelectorAll(".flow, .scene, .mine, .scene *, .mine *"))
    if (one.scrollTop || one.scrollLeft) one.scrollTo({ top: 0, left: 0, behavior: "instant" });
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));
}"""

FAULTS = r"""({ touch, commands }) => {
  const least = touch ? 44 : 24;
  const found = new Set();
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getClientRects().length > 0;
  const called = (one) => {
    const words = one.dataset?.spot || one.getAttribute?.("aria-label") || one.textContent?.trim().replace(/\s+/g, " ") || "";
    const kind = one.dataset?.testid || (one.getAttribute?.("class") ?? "").split(" ").filter((name) => !name.startsWith("svelte-"))[0] || one.localName;
    return `${kind} "${words.slice(0, 50)}"`;
  };
  const clips = (one, how = /hidden|clip|auto|scroll/) => {
    let [left, top, right, bottom] = how.test("auto") ? [0, 0, innerWidth, innerHeight] : [-1e6, -1e6, 1e6, 1e6];
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (at !== one) {
        const edge = at.getBoundingClientRect();
        if (how.test(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (how.test(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (position === "fixed") break;
    }
    return { left, top, right, bottom };
  };
  const isHit = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (hit && (one === hit || one.contains(hit) || (!one.matches("button, a") && hit.contains(one)))) return "";
    return hit ? called(hit) : "the edge of the window";
  };
  // why a piece cannot be seen and touched; "" if it can
  const trouble = (one, size = least) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const room = clips(one);
    const beyond = Math.max(room.left - left, room.top - top, right - room.right, bottom - room.bottom);
    if (beyond > 2) return `${beyond >= Math.min(width, height) - 2 ? "out of sight" : "partly out of sight"}`;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const over = isHit(one, x, y);
    if (over) return `covered by ${over}`;
    const half = size / 2 - 1.25; // edges lie between pixels
    const [across, down] = [isHit(one, x - half, y) || isHit(one, x + half, y), isHit(one, x, y - half) || isHit(one, x, y + half)];
    if (across && width >= size) return `partly covered by ${across}`;
    if (down && height >= size) return `partly covered by ${down}`;
    if (across || down) return `only ${Math.round(width)}x${Math.round(height)}`;
    return "";
  };
  const say = (why, one) => found.add(`${why}: ${typeof one === "string" ? one : called(one)}`);

  // what can be touched, by what the table lists and by what the page offers
  const held = new Set();
  for (const { name, by } of commands) {
    const all = [...document.querySelectorAll(by)].filter((one) => shown(one) && !one.closest("[inert], .side, .drawer"));
    all.forEach((one) => held.add(one));
    const why = all.map((one) => trouble(one));
    if (!all.length) say("nothing plays", name);
    else if (!why.includes("")) say(why[0], all[0]);
  }
  const spots = new Map();
  for (const one of document.querySelectorAll(".stage [data-legal], .stage [data-choice], [data-testid=confirm], [data-testid=skip], .banner .choices button, [data-testid=coach] button, [data-testid=coach] a"))
    if (shown(one) && !held.has(one)) {
      const key = one.dataset.spot ?? one;
      spots.set(key, [...(spots.get(key) ?? []), one]);
    }
  for (const same of spots.values()) {
    const why = same.map((one) => trouble(one));
    if (!why.includes("")) say(why[0], same[0]);
  }
  // what the coach points at and says, and what is asked
  for (const one of document.querySelectorAll("[data-pointed]"))
    if (shown(one) && !held.has(one)) {
      const why = trouble(one, one.matches("button, a") ? least : 8);
      if (why) say(`pointed at, ${why}`, one);
    }
  for (const one of document.querySelectorAll("[data-testid=coach] .said, .banner .asked"))
    if (shown(one) && one.textContent.trim()) {
      const why = trouble(one, 8);
      if (why) say(why, `${one.className.split(" ")[0]}`);
    }
  const banner = document.querySelector("[data-testid=banner]");
  if (banner) {
    const own = banner.getBoundingClientRect();
    for (const panel of document.querySelectorAll("[data-testid=tip], [data-testid=coach], [data-testid=advice], .notice, .arrow")) {
      if (!shown(panel) || banner.contains(panel)) continue;
      const box = panel.getBoundingClientRect();
      const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
      if (wide > 1 && high > 1 && !panel.matches(".arrow")) say("over the banner", panel);
    }
  }

  // words
  const scales = new Map();
  const scaleOf = (one) => {
    if (!one || one === document.documentElement) return 1;
    if (!scales.has(one)) {
      const { transform, scale, zoom } = getComputedStyle(one);
      const matrix = transform === "none" ? null : new DOMMatrix(transform);
      const [wide, high] = matrix ? [Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d)] : [1, 1];
      const own = (wide < high * 0.7 ? wide : high) * (scale === "none" ? 1 : parseFloat(scale)) * (parseFloat(zoom) || 1);
      scales.set(one, own * scaleOf(one.parentElement));
    }
    return scales.get(one);
  };
  const sizeOf = (holder) => {
    const set = parseFloat(getComputedStyle(holder).fontSize);
    const drawn = holder.closest("svg") && holder.getScreenCTM?.();
    return drawn ? set * Math.hypot(drawn.a, drawn.b) : set * scaleOf(holder);
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.textContent.trim() || holder.closest("script, style, title, [inert]") || !shown(holder)) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const spoken = (one) => one && (one.clientWidth <= 1 && one.getBoundingClientRect().width <= 1.5 || getComputedStyle(one).clipPath !== "none" && !one.closest("svg") && one.matches(".hidden, .visually-hidden, .spoken"));
    if (box.width < 1 || spoken(holder) || spoken(holder.parentElement) || spoken(holder.parentElement?.parentElement)) continue;
    if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    const style = getComputedStyle(holder);
    const room = clips(holder);
    if (box.left >= room.right - 1 || box.right <= room.left + 1 || box.top >= room.bottom - 1 || box.bottom <= room.top + 1) continue;
    const size = sizeOf(holder);
    const words = text.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    if (size < 11.95) say(`${size.toFixed(1)} px`, `${called(holder).split(" ")[0]} "${words}"`);
    const cuts = style.textOverflow === "ellipsis" && style.overflowX !== "visible" && holder.scrollWidth > holder.clientWidth + 1;
    const clip = clips(holder, /hidden|clip/);
    const own = /hidden|clip/.test(style.overflowX) ? holder.getBoundingClientRect() : null;
    const edge = own ? { left: Math.max(clip.left, own.left), right: Math.min(clip.right, own.right), top: Math.max(clip.top, own.top), bottom: Math.min(clip.bottom, own.bottom) } : clip;
    const gone = box.left >= edge.right - 1 || box.right <= edge.left + 1 || box.top >= edge.bottom - 1 || box.bottom <= edge.top + 1;
    const part = Math.max(edge.left - box.left, box.right - edge.right) > 2 || Math.max(edge.top - box.top, box.bottom - edge.bottom) > size * 0.35;
    if (cuts || (part && !gone)) say("cut", `${called(holder).split(" ")[0]} "${words}"`);
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
    if (lines.size > 1)
      for (const { 0: word, index } of text.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // what follows a soft hyphen begins with the hyphen's own box
        const from = text.textContent[index - 1] === "\u00AD" ? 1 : 0;
        if (new Set([...range.getClientRects()].slice(from).map((line) => Math.round(line.top))).size > 1) say("broken", `${called(holder).split(" ")[0]} "${word}"`);
      }
  }
  return [...found].sort();
}"""


def faults(page: Page, commands: Callable[[], Sequence[dict[str, str]]], touch: bool) -> list[str]:
    """Return what is wrong with the page as it stands."""
    for _ in range(LOOKS):
        page.wait_for_function(SETTLED)
        page.evaluate(UNSCROLLED)
        if not (left := faults_now(page, commands(), touch)):
            return []
        page.wait_for_timeout(100)
    return left


def faults_now(page: Page, commands: Sequence[dict[str, str]], touch: bool) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, {"touch": touch, "commands": list(commands)})
    return found


# Everything that opens over a page.
OPEN = """() => [...document.querySelectorAll("[data-testid=tip], [role=dialog]:popover-open, .drawer, .notice, [data-testid=advice]")]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.testid ?? one.className.split(" ")[0])"""


def opens_by_itself(page: Page) -> list[str]:
    """Return what opens while the pointer rests for two seconds."""
    page.clock.run_for(2_000)
    found: list[str] = page.evaluate(OPEN)
    return found


def hovered(page: Page, pieces: str, most: int = 8) -> list[str]:
    """Rest the pointer on some of those pieces; return the banners that changed by it."""
    banner, changed = page.get_by_test_id("banner"), []
    for piece in page.locator(pieces).all()[:most]:
        before = banner.inner_text()
        piece.hover(force=True)
        page.clock.run_for(2_000)
        if (after := banner.inner_text()) != before:
            changed.append(f"{before!r} became {after!r}")
        page.mouse.move(2, 2)
    return changed
