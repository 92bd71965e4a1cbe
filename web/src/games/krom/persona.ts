/** The colour and sign of every character. */
import type { Shape } from "../../table/play";

export const COLOURS: Record<string, string> = {
  alma: "#d6453a",
  oona: "#e79a1f",
  valkyr: "#3c8f5a",
  morhy: "#2f74b8",
  karok: "#8350ad",
  kolos: "#6b4a2e",
};
export const SHAPES: Record<string, Shape> = {
  alma: "drop",
  oona: "moon",
  valkyr: "star",
  morhy: "diamond",
  karok: "square",
  kolos: "hexagon",
};
