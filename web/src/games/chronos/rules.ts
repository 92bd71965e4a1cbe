import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";
import GodList from "./GodList.svelte";

/** Drawings: scenes parted by " > "; a card by its code, a timer as colour and hundredths of sand above: R100, B0. */
export const RULES: RuleSection[] = [
  { id: "goal", picture: Example, drawing: "T50 T30 T20" },
  { id: "timers", picture: Example, drawing: "R100 > R40 > R0" },
  { id: "move", picture: Example, drawing: "T30 R100 > T30 R0 > T10" },
  { id: "block", picture: Example, drawing: "T50 R0 B70" },
  { id: "end" },
  { id: "gods", picture: Example, drawing: "HADES HERMES HEPHAISTOS CERBERE" },
  { id: "deadlock", picture: Example, drawing: "T30 R0 B0" },
  { id: "monsters", picture: Example, drawing: "HYD MIN" },
  { id: "winds", picture: Example, drawing: "T50 T30 T20 WN WS" },
  { id: "temple", picture: Example, drawing: "T20 WN > HELIOS" },
  { id: "list", picture: GodList },
  { id: "duel" },
  { id: "teams" },
  { id: "tokens" },
  { id: "table" },
  { id: "advice" },
];
