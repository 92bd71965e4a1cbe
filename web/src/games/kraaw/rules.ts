import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";

/** Drawings: rows parted by " > "; a card is a value and u upright, L locked, g face-down but known; d face-down. */
export const RULES: RuleSection[] = [
  { id: "goal", picture: Example, drawing: "4L 3u 2u 1u d" },
  { id: "cards", options: "memory_aid", picture: Example, drawing: "d 5g 3u 4L" },
  {
    id: "setup",
    options: "chien_exchange hand_swap first_player crow_choice direction",
    law: "3.4 7.1 R6 R32",
    picture: Example,
    drawing: "1u 1u 2u 3u 5u > d d d d d",
  },
  { id: "turn", law: "3.2 3.3 4.1 4.2 4.3 4.4 R8 R9 R10 R11" },
  { id: "steal", law: "4.5 R12 R13 R14 R34", picture: Example, drawing: "2u d d > 4u d d" },
  { id: "bonus", options: "bonus_reading", law: "4.6 R17 R18 R35", picture: Example, drawing: "4u 2u 1u > 4L 2u 1g" },
  { id: "end", law: "5.1", picture: Example, drawing: "5L 4L 3u 2u 1u" },
  {
    id: "score",
    options: "reveal_at_round_end",
    law: "5.2 5.3",
    picture: Example,
    drawing: "3u 2u 2u 1L 1u > 5L 3u 1u d d",
  },
  { id: "final", options: "wins_to_game final_tie", law: "5.4" },
  { id: "guard", options: "stall_laps lap_cap", law: "R31 6.2" },
];

/** The glossary. */
export const TERMS = [
  "nest",
  "treasure",
  "hidden",
  "upright",
  "locked",
  "lock",
  "memory",
  "crow",
  "feather",
  "total",
  "kitty",
  "deck",
  "look",
  "take",
  "return",
  "bonus",
  "countdown",
  "first",
  "way",
  "tie",
  "final",
  "guard",
  "jewels",
] as const;
