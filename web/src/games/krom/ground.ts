/** Where people stand in the valley, in parts of a hundred of it, and how close the eye is. */
import type { Place } from "./reading";

export const CORNER: Record<Place, [number, number]> = {
  cave: [0, 0],
  forest: [50, 0],
  savannah: [0, 50],
  mountain: [50, 50],
};
/** First come, front row. */
const SPOTS = [
  [26, 45.5],
  [16, 43],
  [36, 43.5],
  [9, 46.5],
  [43.5, 46],
  [21, 33.5],
  [32, 33],
] as const;
/** Those who look on while others fight stand behind. */
const BEHIND = [
  [8, 27],
  [42, 27],
  [15, 24],
  [35, 24],
  [25, 22],
  [4, 32],
  [46, 32],
] as const;

export function stood(place: Place, at: number, looking: boolean): [number, number] {
  const [x, y] = CORNER[place];
  const spots = looking ? BEHIND : SPOTS;
  const [dx, dy] = spots[at % spots.length] ?? [25, 45];
  return [x + dx, y + dy];
}

/** Fighters face each other in a row. */
export function lined(place: Place, at: number, count: number): { x: number; y: number; lunge: number } {
  const [x, y] = CORNER[place];
  const apart = Math.min(11, 42 / count);
  const off = (at - (count - 1) / 2) * apart;
  return { x: x + 25 + off, y: y + (at % 2 ? 44 : 46), lunge: Math.max(-0.8, Math.min(0.8, -off / apart || 0)) };
}

export interface Eye {
  zoom: number;
  x: number;
  y: number;
  /** The height of the whole valley. */
  tall: number;
}

const NEAR = 1.55;

/**
 * The whole valley, or one place of it: its people in the middle, their feet near the lower edge; never anything beyond
 * the valley's.
 */
export function camera(place: Place | "", width: number, height: number): Eye {
  if (!place) return { zoom: 1, x: 0, y: 0, tall: height };
  const [x, y] = CORNER[place];
  const tall = Math.max(height, width * 0.46);
  const within = (at: number, room: number, size: number) => Math.min(0, Math.max(room - size * NEAR, at));
  const middle = width / 2 - ((x + 25) / 100) * width * NEAR;
  const feet = height * 0.9 - ((y + 46) / 100) * tall * NEAR;
  return { zoom: NEAR, x: within(middle, width, width), y: within(feet, height, tall), tall };
}
