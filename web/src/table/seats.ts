/** The colours and shapes of seats, when a game has none of its own. Ten, as Witty Chronos can seat ten. */
import { FAIR_FOLK, GUEST_NAMES } from "../wire/generated";
import type { Shape } from "./play";

export const SEAT_COLOURS = [
  "#C0392B",
  "#2A6FDB",
  "#D9A21B",
  "#3E8E4E",
  "#7A4BB5",
  "#D9662B",
  "#1F8A8A",
  "#C2478A",
  "#6B5744",
  "#5A6B7B",
] as const;

/** Whoever has not said a name is called after one of the fair’s sweets. */
export function nameOf(place: { seat: number; who: string; name: string }): string {
  if (place.name || place.who === "free") return place.name;
  const names = place.who === "bot" ? FAIR_FOLK : GUEST_NAMES;
  return names[place.seat % names.length] ?? "";
}

export const SEAT_SHAPES: readonly Shape[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "hexagon",
  "cross",
  "heart",
  "drop",
  "moon",
];
