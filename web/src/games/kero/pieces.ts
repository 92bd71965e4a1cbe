/** What can be touched above the rules; drawings as in `rules.ts`. */
import type { TouchPiece } from "../../table/play";

export const PIECES: readonly TouchPiece[] = [
  { term: "brick", drawing: "B1", chapter: "dice" },
  { term: "wheat", drawing: "W1", chapter: "dice" },
  { term: "metal", drawing: "M1", chapter: "dice" },
  { term: "recruit", drawing: "R1", chapter: "dice" },
  { term: "jerrican", drawing: "J1", chapter: "dice" },
  { term: "fire", drawing: "F F", chapter: "fire" },
  { term: "special", drawing: "green:W3 yellow:E blue:M2", chapter: "dice" },
  { term: "row", drawing: "S01", chapter: "cards" },
  { term: "power", drawing: "S04", chapter: "powers" },
  { term: "nsp", drawing: "N1", chapter: "score" },
  { term: "land", drawing: "L09/2/1/0", chapter: "conquest" },
];
