import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";

export const RULES: RuleSection[] = [
  { id: "goal", picture: Example, drawing: "PLANETE[EAU,FEU,TERRE,AIR]" },
  { id: "tree", picture: Example, drawing: "tree" },
  { id: "cards", picture: Example, drawing: "EAU-1 VENT ECLAIR-1 ?" },
  { id: "energy", options: "ask_energy", law: "2.3" },
  {
    id: "divination",
    options: "max_changes auto_play",
    law: "3.4 3.11 6 7.1 R23 R24 R25 R26",
    picture: Example,
    drawing: "? ? ?",
  },
  {
    id: "creation",
    law: "3.7",
    picture: Example,
    drawing: "ATMOSPHERE > ATMOSPHERE[?EAU,?AIR] > EAU-1 > ATMOSPHERE[EAU,?AIR]",
  },
  { id: "stands", picture: Example, drawing: "FLEUR > ATMOSPHERE[EAU,AIR]" },
  {
    id: "aggressions",
    options: "first_game",
    law: "4.3 R21",
    picture: Example,
    drawing: "ECLAIR-1 HECATONCHIRES TORNADE",
  },
  { id: "end", law: "5 7.4" },
  { id: "talk", options: "chat silent", law: "3.3 7.3" },
  { id: "altered", options: "altered", picture: Example, drawing: "EAU-P FEU-V TERRE-A" },
  { id: "titans", options: "incarnations", law: "4.5 R38" },
];

/** The glossary, in no order: it is sorted by its words. */
export const TERMS = [
  "element",
  "ether",
  "nature",
  "complete",
  "stands",
  "planet",
  "aggression",
  "eclair",
  "hecatonchires",
  "tornade",
  "energy",
  "reserve",
  "discard",
  "hand",
  "turn",
  "divination",
  "ready",
  "creation",
  "order",
  "marker",
  "exchange",
  "recover",
  "perturbateur",
  "volatil",
  "associe",
  "incarnation",
];
