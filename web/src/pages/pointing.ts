/** What the coach points at, where the arrow stands, and what its bubble keeps clear of. */
import type { Box } from "../common/beside";

/** Pieces of these spots that can be seen, in their order. A piece that is drawn twice counts where it is shown. */
export function piecesAt(spots: readonly string[]): HTMLElement[] {
  return spots
    .flatMap((spot) => [...document.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)])
    .filter((piece) => piece.checkVisibility({ visibilityProperty: true }) && !piece.closest("[inert]"));
}

/** The piece to be touched now: what is pressed has been touched already, and what is no button is only looked at. */
export function nextOf(pieces: readonly HTMLElement[]): HTMLElement | undefined {
  const open = pieces.filter((piece) => piece.ariaPressed !== "true");
  return open.find((piece) => piece.matches("button")) ?? open[0];
}

/** The first piece that can be touched now: of mine, else of the board, else a choice in the banner. */
export function firstLegal(): HTMLElement | undefined {
  return [".mine [data-legal]", ".board [data-legal]", "[data-choice]"]
    .flatMap((which) => [...document.querySelectorAll<HTMLElement>(`.stage ${which}`)])
    .find((piece) => piece.checkVisibility({ visibilityProperty: true }));
}

/** What can be touched now, or is pointed at; the banner. */
const ASKED =
  "[data-pointed], [data-legal], [data-choice], [data-testid=banner], button:not([aria-disabled=true]), a, input";
const ALL = `${ASKED}, [data-spot], [data-clear], [data-why], button, [role=img], .figure, .scene svg text`;
/** Of a larger piece, such as a whole place, the middle is kept free: there it is touched. */
const LARGE = 160;
const TOUCHED = 34;

/** What a bubble leaves free: all pieces and words; where that is too much, what is asked for now. */
export const KEPT = [ALL, ASKED] as const;

export function keptFree(stage: Element, kept: (typeof KEPT)[number] = ALL): Box[] {
  const boxes: Box[] = [];
  for (const piece of stage.querySelectorAll(kept)) {
    if (!piece.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, top, right, bottom, width, height } = piece.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isLarge = width > LARGE && height > LARGE && !piece.matches(".banner");
    boxes.push(
      isLarge
        ? { left: x - TOUCHED, top: y - TOUCHED, right: x + TOUCHED, bottom: y + TOUCHED }
        : { left, top, right, bottom },
    );
  }
  return kept === ALL ? [...boxes, ...wordsIn(stage)] : boxes;
}

function wordsIn(stage: Element): Box[] {
  const boxes: Box[] = [];
  const words = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** Kept free above a piece, for the arrow. */
const ROOM = 44;
const EDGE = 12;

function* scrolledParts(piece: HTMLElement): Generator<HTMLElement> {
  for (let part = piece.parentElement; part; part = part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part);
    if (/auto|scroll/.test(overflowX + overflowY)) yield part;
  }
}

/** Into sight, in every part of the page that scrolls. */
export function bring(piece: HTMLElement): void {
  for (const part of scrolledParts(piece)) {
    const own = piece.getBoundingClientRect();
    const seen = part.getBoundingClientRect();
    part.scrollBy({
      left: shift(own.left - EDGE, own.right + EDGE, seen.left, seen.right),
      top: shift(own.top - ROOM, own.bottom + EDGE, seen.top, seen.bottom),
      behavior: "instant",
    });
  }
}

/** How far to scroll so that it lies within; where it does not fit, its beginning. */
function shift(from: number, to: number, least: number, most: number): number {
  if (from < least) return from - least;
  return to > most ? Math.min(to - most, from - least) : 0;
}

export interface Arrow {
  x: number;
  y: number;
  /** It stands above and points down. */
  down: boolean;
}

/**
 * Above the piece; below it where there is no room above `free`, the end of the coach's own words, or where it would
 * stand on words; at the edge towards what was scrolled away.
 */
export function arrowAt(piece: HTMLElement, free: number): Arrow {
  const own = piece.getBoundingClientRect();
  const x = Math.min(Math.max(own.left + own.width / 2, 20), innerWidth - 20);
  for (const part of scrolledParts(piece)) {
    const seen = part.getBoundingClientRect();
    if (own.bottom <= seen.top) return { x, y: seen.top + 4, down: false };
    if (own.top >= seen.bottom) return { x, y: seen.bottom - 4, down: true };
  }
  const above = own.top - ROOM + 8 >= free;
  const below = own.bottom + ROOM <= innerHeight;
  const down = above && below ? !onWords(x, own.top - 21) || onWords(x, own.bottom + 21) : above || !below;
  return { x, y: down ? own.top - 8 : own.bottom + 8, down };
}

/** Whether an arrow in the middle of which that point is would cover words. */
function onWords(x: number, y: number): boolean {
  return [x - 10, x, x + 10].some((at) => {
    const under = document.elementFromPoint(at, y);
    return [...(under?.childNodes ?? [])].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const words = document.createRange();
      words.selectNodeContents(node);
      return [...words.getClientRects()].some(
        (line) => line.left < at + 6 && line.right > at - 6 && line.top < y + 13 && line.bottom > y - 13,
      );
    });
  });
}
