/** What can be touched above the rules; drawings as in `rules.ts`. */
import type { TouchPiece } from "../../table/play";

export const PIECES: readonly TouchPiece[] = [
  { term: "nest", drawing: "4L 3u 2u d d", chapter: "goal" },
  { term: "countdown", drawing: "5L 4L 3u 2u 1u", chapter: "end" },
  { term: "hidden", drawing: "d", chapter: "cards" },
  { term: "memory", drawing: "5g", chapter: "cards" },
  { term: "upright", drawing: "3u", chapter: "cards" },
  { term: "locked", drawing: "4L", chapter: "cards" },
  { term: "treasure", drawing: "1u 2u 3u 4u 5u", chapter: "setup" },
  { term: "kitty", drawing: "d d d", chapter: "setup" },
  { term: "take", drawing: "d > 4u", chapter: "steal" },
  { term: "bonus", drawing: "4L 1g", chapter: "bonus" },
];
