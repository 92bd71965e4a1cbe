import type { RuleSection } from "../../table/play";
import type { KeroView } from "../../wire/generated";
import Picture from "./Picture.svelte";

/**
 * Drawings: W1 a white die, green:W3 a special one, S07 a card (S07! burns), L09/2/1/0 a land with both clans'
 * Explorers and who is ahead, ">" an arrow.
 */
export const RULES: RuleSection[] = [
  { id: "goal" },
  { id: "truck", options: "clock capacity_ms gauge", where: (view) => (view as KeroView).options.clock === "live" }, // where no sand runs, none is told of
  { id: "turn", options: "first_player", law: "3.5 7.3" },
  { id: "dice", law: "R15", picture: Picture, drawing: "B1 W1 M1 R1 J1 F green:W3 yellow:E blue:M2" },
  {
    id: "roll",
    options: "air_ms throw_gap_ms auto_flat",
    law: "3.7 7.2",
    picture: Picture,
    drawing: "W1 B1 F R1 M1 > W1 W1 F R1 M1",
  },
  { id: "cards", law: "R18", picture: Picture, drawing: "W1 W1 W1 J1 > S01" },
  { id: "fire", picture: Picture, drawing: "F F > N1!" },
  { id: "explorers", law: "4.4 R16", picture: Picture, drawing: "R1 M1 > L09/1/0/0" },
  {
    id: "fill",
    options: "refuel_mode",
    law: "3.6 R6",
    picture: Picture,
    drawing: "F F W1 B1 F green:J2 yellow:F blue:M3 > W1 F green:F blue:R2",
  },
  { id: "tuareks", options: "reaction_policy", law: "4.3 R32" },
  { id: "powers", law: "4.2", picture: Picture, drawing: "S04 M01 M03" },
  { id: "conquest", options: "chain_conquest", law: "R23", picture: Picture, drawing: "L01/1/2/1 L05/1/1" },
  { id: "end", law: "R26 R27" },
  { id: "score", options: "final_tie", law: "5", picture: Picture, drawing: "N1 N2 N3" },
  { id: "calm", options: "clock stall_guard" },
];

/** The glossary, as it stands at the end of the rules. */
export const TERMS = [
  "kero",
  "truck",
  "fill",
  "refinery",
  "breakdown",
  "brick",
  "wheat",
  "metal",
  "recruit",
  "jerrican",
  "fire",
  "special",
  "harvest",
  "row",
  "power",
  "colour",
  "nsp",
  "tuarek",
  "ambush",
  "explorer",
  "land",
  "conquest",
  "outpost",
] as const;
