/**
 * Every piece speaks: when the pointer has moved on it and rests, focused, or pressed for a while, it says what it is
 * and what it does, in the words of the rules. Looked at, the words go away with the look; pressed for long (or asked
 * for by the right button, or by `?`), they stay until closed.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { lasting } from "./lasting";
import { words, type Say } from "./words.svelte";

export interface Tip {
  title: string;
  text: string;
}

export interface Shown {
  tip: Tip;
  /** What it is about. */
  of: HTMLElement;
  /** Asked for: it stays, and the clock of somebody who plays alone stands. */
  kept: boolean;
}

/** How long the pointer rests on a piece after it has moved there, or a finger holds it, before it speaks. */
export const LOOK_MS = 400;
export const HOLD_MS = 500;
/** A finger that moves further than this does not hold: it scrolls. */
const STILL_PX = 10;

class Tips {
  shown = $state.raw<Shown | null>(null);

  show(tip: Tip, of: HTMLElement, kept: boolean): void {
    this.shown = { tip, of, kept };
  }

  /** Words that were only passing by go; those asked for stay. */
  leave(of: HTMLElement): void {
    if (this.shown?.of === of && !this.shown.kept) this.shown = null;
  }

  close(): void {
    this.shown = null;
  }
}

export const tips = new Tips();

const REACHED = "button, a[href], input, select, textarea, summary, [tabindex]";

/**
 * Makes a piece say what it is: `{@attach tells({ title: say("god-hermes"), text: say("god-hermes-does") })}`. What cannot be
 * reached by the keyboard otherwise becomes reachable, as a picture with its title for a name.
 */
export function tells(tip: Tip | undefined): Attachment<HTMLElement> | undefined {
  return tip && wording(tip);
}

const wording = lasting<Tip>((piece, tip) => {
  const own = {
    tabindex: !piece.matches(REACHED),
    role: !piece.hasAttribute("role"),
    name: !piece.hasAttribute("aria-label"),
  };
  const describe = () => {
    if (own.tabindex && own.role && own.name) piece.setAttribute("aria-label", tip().title);
    piece.setAttribute("aria-description", tip().text);
    piece.dataset["tells"] = tip().title;
  };
  if (own.tabindex) {
    piece.tabIndex = 0;
    if (own.role) piece.setAttribute("role", "img");
  }
  describe();

  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };
  const later = (ms: number, kept: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = kept;
      tips.show(tip(), piece, kept);
    }, ms);
  };
  const heard: Record<string, (event: never) => void> = {
    pointerleave: () => {
      clearTimeout(timer);
      tips.leave(piece);
    },
    focus: () => piece.matches(":focus-visible") && later(LOOK_MS, false),
    blur: () => {
      clearTimeout(timer);
      tips.leave(piece);
    },
    pointerdown: (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") clearTimeout(timer);
      else later(HOLD_MS, true);
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        // what comes to lie under a pointer that rests says nothing
        if ((event.movementX || event.movementY) && tips.shown?.of !== piece) later(LOOK_MS, false);
      } else if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) clearTimeout(timer);
    },
    pointerup: (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer);
      held = true;
      tips.show(tip(), piece, true);
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key !== "?" || event.target !== piece) return;
      event.preventDefault();
      tips.show(tip(), piece, true);
    },
  };
  // a long press is a question: the touch that asked it does nothing else
  const click = (event: Event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // by Svelte's own `on`: a piece that is taken off the board loses the focus in the midst of the drawing, where no
  // state may change
  const off = Object.entries(heard).map(([event, then]) => on(piece, event, then as EventListener));
  off.push(on(piece, "click", click, { capture: true }));
  const changed = () => {
    describe();
    if (tips.shown?.of === piece) tips.show(tip(), piece, tips.shown.kept);
  };
  const end = () => {
    clearTimeout(timer);
    if (tips.shown?.of === piece && !tips.shown.kept) tips.close();
    for (const deafen of off) deafen();
    piece.removeAttribute("aria-description");
    delete piece.dataset["tells"];
    if (own.tabindex) {
      piece.removeAttribute("tabindex");
      if (own.role) piece.removeAttribute("role");
      if (own.role && own.name) piece.removeAttribute("aria-label");
    }
  };
  return { changed, end };
});

/** A word of the game's glossary: `term-<id>`, and what it means: `term-<id>-text`. */
export function term(say: Say, id: string): Tip {
  return { title: say(`term-${id}`), text: say(`term-${id}-text`) };
}

/** A stretch of a text: plain, or a word of the glossary. */
export interface Stretch {
  text: string;
  term?: string;
}

/**
 * The text with the words of the glossary marked, each where it first stands. `term-<id>-forms` lists the forms that are found,
 * parted by commas; the longest wins.
 */
export function marked(text: string, terms: readonly string[], say: Say, done: Set<string>): Stretch[] {
  const forms = terms
    .flatMap((id) =>
      say(`term-${id}-forms`)
        .split(",")
        .map((form) => ({ id, form: form.trim() })),
    )
    .filter(({ form }) => form);
  forms.sort((one, other) => other.form.length - one.form.length);
  if (!forms.length) return [{ text }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(({ form }) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const stretches: Stretch[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    const same = found[0].toLocaleLowerCase(words.language);
    const id = forms.find(({ form }) => form.toLocaleLowerCase(words.language) === same)?.id;
    if (!id || done.has(id)) continue;
    done.add(id);
    stretches.push({ text: text.slice(at, found.index) }, { text: found[0], term: id });
    at = found.index + found[0].length;
  }
  stretches.push({ text: text.slice(at) });
  return stretches.filter((one) => one.text);
}
