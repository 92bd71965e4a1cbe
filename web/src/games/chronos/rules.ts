import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";
import GodList from "./GodList.svelte";

/** Drawings: scenes parted by " > "; a card by its code, a timer as colour and hundredths of sand above: R100, B0. */
export const RULES: RuleSection[] = [
  { id: "goal", options: "target rounds_to_win", law: "2.3", picture: Example, drawing: "T50 T30 T20" },
  { id: "timers", options: "time_scale timer_spread", law: "3.5", picture: Example, drawing: "R100 > R40 > R0" },
  { id: "move", law: "3.5.1", picture: Example, drawing: "T30 R100 > T30 R0 > T10" },
  { id: "block", law: "3.5.2 R9", picture: Example, drawing: "T50 R0 B70" },
  { id: "end", options: "announce round_limit_ms", law: "3.9 5.2 R16" },
  {
    id: "gods",
    options: "gods hermes_jealous",
    law: "3.4 4",
    picture: Example,
    drawing: "HADES HERMES HEPHAISTOS CERBERE",
  },
  { id: "deadlock", options: "deadlock_ms", law: "3.6", picture: Example, drawing: "T30 R0 B0" },
  { id: "monsters", options: "level", picture: Example, drawing: "HYD MIN" },
  { id: "winds", options: "level", picture: Example, drawing: "T50 T30 T20 WN WS" },
  { id: "temple", options: "level", law: "3.5.3", picture: Example, drawing: "T20 WN > HELIOS" },
  { id: "list", law: "4.2 R32 R35 R37 R61", picture: GodList },
  { id: "duel", options: "mode duel_zone_ms", law: "2.5 3.8" },
  { id: "teams", options: "mode team_timers" },
  { id: "tokens", options: "rounds_to_win final_tie" },
  { id: "table", options: "clock open_scores colours", law: "3.3 7.5 7.6" },
  { id: "advice" },
];

/** The glossary: `term-<id>` in the game's words. */
export const TERMS: readonly string[] = [
  "timer",
  "pile",
  "take",
  "blocked",
  "realm",
  "territory",
  "god",
  "bag",
  "discard",
  "victory",
  "token",
  "deadlock",
  "monster",
  "wind",
  "temple",
  "offering",
  "star",
  "knock",
  "neutral",
  "contested",
  "reserved",
  "stored",
];
