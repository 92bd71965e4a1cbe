/** What can be touched above the rules; drawings as in `rules.ts`. */
import type { TouchPiece } from "../../table/play";

export const PIECES: readonly TouchPiece[] = [
  { term: "timer", drawing: "R40", chapter: "timers" },
  { term: "pile", drawing: "T50", chapter: "goal" },
  { term: "take", drawing: "T30 R0", chapter: "move" },
  { term: "blocked", drawing: "R0 B70", chapter: "block" },
  { term: "territory", drawing: "T20", chapter: "goal" },
  { term: "god", drawing: "HERMES", chapter: "gods" },
  { term: "realm", drawing: "T10 T20 T30", chapter: "goal" },
  { term: "offering", drawing: "T20 WN", chapter: "temple" },
  { term: "deadlock", drawing: "R0 B0", chapter: "deadlock" },
  { term: "wind", drawing: "WN WS", chapter: "winds" },
  { term: "monster", drawing: "HYD", chapter: "monsters" },
  { term: "temple", drawing: "HELIOS", chapter: "temple" },
];
