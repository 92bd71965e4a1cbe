/**
 * The stage's own units: its four places side by side where it is wide, two above two where it is tall; where people
 * stand in them, and how close the eye is. Everything is in parts of a hundred of the landscape.
 */
import type { Place } from "./reading";

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}
const WIDE: Record<Place, Cell> = {
  cave: { x: 0, y: 0, w: 25, h: 100 },
  forest: { x: 25, y: 0, w: 25, h: 100 },
  savannah: { x: 50, y: 0, w: 25, h: 100 },
  mountain: { x: 75, y: 0, w: 25, h: 100 },
};
const TALL: Record<Place, Cell> = {
  cave: { x: 0, y: 0, w: 50, h: 50 },
  forest: { x: 50, y: 0, w: 50, h: 50 },
  savannah: { x: 0, y: 50, w: 50, h: 50 },
  mountain: { x: 50, y: 50, w: 50, h: 50 },
};
export const cellOf = (place: Place, wide: boolean): Cell => (wide ? WIDE : TALL)[place];

/** First come, front row; in parts of a place. */
const SPOTS = [
  [0.5, 0.85],
  [0.3, 0.81],
  [0.7, 0.82],
  [0.13, 0.85],
  [0.88, 0.85],
  [0.4, 0.66],
  [0.61, 0.66],
] as const;
/** Those who look on while others fight stand behind. */
const BEHIND = [
  [0.16, 0.56],
  [0.84, 0.56],
  [0.32, 0.5],
  [0.68, 0.5],
  [0.5, 0.47],
  [0.06, 0.64],
  [0.94, 0.64],
] as const;

export interface Spot {
  x: number;
  y: number;
}

function within({ x, y, w, h }: Cell, dx: number, dy: number): Spot {
  return { x: x + dx * w, y: y + dy * h };
}

export function stood(cell: Cell, at: number, looking: boolean): Spot {
  const spots = looking ? BEHIND : SPOTS;
  const [dx, dy] = spots[at % spots.length] ?? [0.5, 0.85];
  return within(cell, dx, dy);
}

/** The beast lies in wait behind those who stand there. */
export const lair = (cell: Cell): Spot => within(cell, 0.74, 0.58);

/** Fighters face each other in a row. */
export function lined(cell: Cell, at: number, count: number): Spot & { lunge: number } {
  const apart = Math.min(0.27, 0.88 / count);
  const off = (at - (count - 1) / 2) * apart;
  return { ...within(cell, 0.5 + off, at % 2 ? 0.82 : 0.86), lunge: Math.max(-0.8, Math.min(0.8, -off * 3.5)) };
}

/** The landscape on the screen, in px; what lies over its right, left and lower edge. */
export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  below: number;
}

/** A person's width. */
export function figureOf(cell: Cell, { width, height }: Room, fighters: number): number {
  const wide = (cell.w / 100) * width;
  const size = Math.max(28, Math.min(0.32 * wide, 0.24 * (cell.h / 100) * height, 110));
  return fighters > 3 ? Math.min(size, (wide / fighters) * 1.3) : size;
}

export interface Eye {
  zoom: number;
  x: number;
  y: number;
}
const NEAR = 1.6;

/** The whole landscape, or one place amid what is uncovered of it, its people's feet near the lower edge. */
export function camera(cell: Cell | undefined, { width, height, left, right, below }: Room): Eye {
  if (!cell || !width || !height) return { zoom: 1, x: 0, y: 0 };
  const free = width - left - right;
  const tall = height - below;
  const zoom = Math.max(1, Math.min(NEAR, free / ((cell.w / 100) * width), tall / (0.42 * (cell.h / 100) * height)));
  const middle = left + free / 2 - ((cell.x + cell.w / 2) / 100) * width * zoom;
  const feet = tall - ((cell.y + cell.h * 0.94) / 100) * height * zoom;
  return {
    zoom,
    x: Math.min(0, Math.max(width - width * zoom, middle)),
    y: Math.min(0, Math.max(height - height * zoom - below, feet)),
  };
}
