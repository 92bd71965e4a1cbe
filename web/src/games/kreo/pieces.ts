/** What can be touched above the rules; drawings as in `rules.ts`. */
import type { TouchPiece } from "../../table/play";

export const PIECES: readonly TouchPiece[] = [
  { term: "planet", drawing: "PLANETE[EAU,FEU,TERRE,AIR]", chapter: "goal" },
  { term: "complete", drawing: "ATMOSPHERE[EAU,AIR]", chapter: "creation" },
  { term: "nature", drawing: "VENT", chapter: "tree" },
  { term: "element", drawing: "EAU-1", chapter: "cards" },
  { term: "hand", drawing: "? ? ?", chapter: "divination" },
  { term: "stands", drawing: "FLEUR", chapter: "stands" },
  { term: "eclair", drawing: "ECLAIR-1", chapter: "aggressions" },
  { term: "hecatonchires", drawing: "HECATONCHIRES", chapter: "aggressions" },
  { term: "tornade", drawing: "TORNADE", chapter: "aggressions" },
  { term: "perturbateur", drawing: "EAU-P", chapter: "altered" },
  { term: "volatil", drawing: "FEU-V", chapter: "altered" },
  { term: "associe", drawing: "TERRE-A", chapter: "altered" },
];
