/** What can be touched above the rules; drawings as in `rules.ts`. */
import type { TouchPiece } from "../../table/play";

export const PIECES: readonly TouchPiece[] = [
  { term: "cave", drawing: "p:cave", chapter: "cave", speaks: true },
  { term: "forest", drawing: "p:forest", chapter: "forest", speaks: true },
  { term: "savannah", drawing: "p:savannah", chapter: "savannah", speaks: true },
  { term: "mountain", drawing: "p:mountain", chapter: "mountain", speaks: true },
  { term: "kroms", drawing: "3*kroms", chapter: "forest" },
  { term: "hearts", drawing: "3*hearts", chapter: "cave" },
  { term: "wood", drawing: "2*wood", chapter: "forest" },
  { term: "bone", drawing: "1*bone", chapter: "savannah" },
  { term: "stone", drawing: "2*stone", chapter: "mountain" },
  { term: "points", drawing: "2*points", chapter: "goal" },
  { term: "fight", drawing: "f:kolos 6 | f:karok 3", chapter: "fight" },
  { term: "climb", drawing: "3 3 5 5 5", chapter: "mountain" },
  { term: "bonus", drawing: "b:headbutt", chapter: "bonus" },
  { term: "beast", drawing: "f:kromosaure", chapter: "beast" },
  { term: "hunt", drawing: "h:HUN-11", chapter: "savannah" },
  { term: "evolution", drawing: "e:E15", chapter: "evolutions" },
];
