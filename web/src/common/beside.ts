/** Where a panel finds room beside a piece. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;

/**
 * The upper left corner of a panel of that size, wholly in the window: above the piece, below it, at its sides, or
 * wherever else it covers neither the piece nor what is to be kept clear; at worst, it covers the piece.
 */
export function beside(
  piece: Box,
  panel: { width: number; height: number },
  page: { width: number; height: number },
  clear: readonly Box[],
): { x: number; y: number } {
  const { width, height } = panel;
  const x = within(piece.left + (piece.right - piece.left) / 2 - width / 2, width, page.width);
  const y = within(piece.top + (piece.bottom - piece.top) / 2 - height / 2, height, page.height);
  const [left, right] = [piece.left - width - GAP, piece.right + GAP];
  const places = [
    { x, y: piece.top - height - GAP },
    { x, y: piece.bottom + GAP },
    { x: right, y },
    { x: left, y },
    ...clear.flatMap((box) => [
      { x: box.left - width - GAP, y },
      { x: box.right + GAP, y },
      ...[x, right, left].flatMap((at) => [
        { x: at, y: box.top - height - GAP },
        { x: at, y: box.bottom + GAP },
      ]),
    ]),
  ].filter((at) => at.x >= 0 && at.y >= 0 && at.x + width <= page.width && at.y + height <= page.height);
  const free = (at: { x: number; y: number }, boxes: readonly Box[]) =>
    boxes.every(
      (box) => at.x >= box.right || at.y >= box.bottom || at.x + width <= box.left || at.y + height <= box.top,
    );
  return places.find((at) => free(at, [piece, ...clear])) ?? places.find((at) => free(at, clear)) ?? { x, y };
}

function within(from: number, size: number, room: number): number {
  return Math.min(Math.max(GAP, from), Math.max(GAP, room - size - GAP));
}

const STEP = 12;

/** How far two boxes are from each other. */
export function apart(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
}

/**
 * The upper left corner of a panel of that size, within `room`, that covers nothing which is `kept`, as near to the
 * piece as can be, but no farther than that, and as little as can be of what is `spared`; null where there is none.
 */
export function nearest(
  piece: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  kept: readonly Box[],
  farthest: number,
  spared: readonly Box[] = [],
): { x: number; y: number } | null {
  const middle = (piece.left + piece.right - width) / 2;
  let best: { x: number; y: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = room.top; y + height <= room.bottom; y += STEP)
    for (let x = room.left; x + width <= room.right; x += STEP) {
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const far = apart(box, piece) + Math.abs(x - middle) / 50; // of two as near, the one in its axis
      if (far >= Math.min(least, farthest) || kept.some((one) => isOver(one, box))) continue;
      const cost = far + spared.reduce((sum, one) => sum + covered(one, box), 0) / COVERS;
      if (cost >= least) continue;
      best = { x, y };
      least = cost;
    }
  return best;
}

/** Square pixels covered that are as bad as standing one pixel farther away. */
const COVERS = 40;

function covered(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
