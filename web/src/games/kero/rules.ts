import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";

/** Drawings: W1 a white die, green:W3 a special one, S07 a card (S07! burns), L09/2/1/0 a land with both clans' Explorers and who is ahead, ">" an arrow. */
export const RULES: RuleSection[] = [
  { id: "goal" },
  { id: "truck" },
  { id: "turn" },
  { id: "dice", picture: Example, drawing: "B1 W1 M1 R1 J1 F green:W3 yellow:E blue:M2" },
  { id: "roll", picture: Example, drawing: "W1 B1 F R1 M1 > W1 W1 F R1 M1" },
  { id: "cards", picture: Example, drawing: "W1 W1 W1 J1 > S01" },
  { id: "fire", picture: Example, drawing: "F F > N1!" },
  { id: "explorers", picture: Example, drawing: "R1 M1 > L09/1/0/0" },
  { id: "fill", picture: Example, drawing: "F F W1 B1 F green:J2 yellow:F blue:M3 > W1 F green:F blue:R2" },
  { id: "tuareks" },
  { id: "powers", picture: Example, drawing: "S04 M01 M03" },
  { id: "conquest", picture: Example, drawing: "L01/1/2/1 L05/1/1" },
  { id: "end" },
  { id: "score", picture: Example, drawing: "N1 N2 N3" },
  { id: "calm" },
];
