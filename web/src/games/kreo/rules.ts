import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";

export const RULES: RuleSection[] = [
  { id: "goal", picture: Example, drawing: "PLANETE[EAU,FEU,TERRE,AIR]" },
  { id: "tree", picture: Example, drawing: "tree" },
  { id: "cards", picture: Example, drawing: "EAU-1 VENT ECLAIR-1 ?" },
  { id: "energy" },
  { id: "divination", picture: Example, drawing: "? ? ?" },
  { id: "creation", picture: Example, drawing: "ATMOSPHERE > ATMOSPHERE[?EAU,?AIR] > EAU-1 > ATMOSPHERE[EAU,?AIR]" },
  { id: "stands", picture: Example, drawing: "FLEUR > ATMOSPHERE[EAU,AIR]" },
  { id: "aggressions", picture: Example, drawing: "ECLAIR-1 HECATONCHIRES TORNADE" },
  { id: "end" },
  { id: "talk" },
  { id: "altered", picture: Example, drawing: "EAU-P FEU-V TERRE-A" },
  { id: "titans" },
];
