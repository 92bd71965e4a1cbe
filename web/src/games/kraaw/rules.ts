import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";

/** Drawings: rows parted by " > "; a card is a value and u upright, L locked, g face-down but known; d face-down. */
export const RULES: RuleSection[] = [
  { id: "goal", picture: Example, drawing: "4L 3u 2u 1u d" },
  { id: "cards", picture: Example, drawing: "d 5g 3u 4L" },
  { id: "setup", picture: Example, drawing: "1u 1u 2u 3u 5u > d d d d d" },
  { id: "turn" },
  { id: "steal", picture: Example, drawing: "2u d d > 4u d d" },
  { id: "bonus", picture: Example, drawing: "4u 2u 1u > 4L 2u 1g" },
  { id: "end", picture: Example, drawing: "5L 4L 3u 2u 1u" },
  { id: "score", picture: Example, drawing: "3u 2u 2u 1L 1u > 5L 3u 1u d d" },
  { id: "final" },
  { id: "guard" },
];
