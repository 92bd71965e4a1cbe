import type { RuleSection } from "../../table/play";
import Example from "./Example.svelte";

/**
 * Drawings: signs parted by blanks. A number is a die, f:<character> a figure, b:<card> a Bonus, p:<place>,
 * e:<Evolution>, h:<prey>, 2*wood things, anything else a sign.
 */
export const RULES: RuleSection[] = [
  { id: "goal", options: "long_game", law: "2 3.10", picture: Example, drawing: "e:E14 = 2*wood + 2*stone > 2*points" },
  {
    id: "round",
    options: "round_cap characters",
    law: "1.3 3.2 3.4 3.8 3.11 R8",
    picture: Example,
    drawing: "p:cave > p:forest > p:savannah > p:mountain",
  },
  { id: "fight", law: "3.6 R44", picture: Example, drawing: "f:kolos 6 > f:karok 3 = -3*hearts" },
  { id: "bonus", law: "3.7 4.1 4.2 R45", picture: Example, drawing: "b:headbutt b:nope b:slingshot" },
  { id: "cave", law: "R4 R5", picture: Example, drawing: "p:cave +3*hearts +2*kroms | 3*kroms > 1*wood" },
  { id: "forest", law: "R7 R31", picture: Example, drawing: "p:forest 0 1*kroms 3*kroms 4*kroms" },
  { id: "savannah", picture: Example, drawing: "h:HUN-11 3 1 4 = 8 > 2*bone 1*kroms" },
  { id: "mountain", picture: Example, drawing: "3 3 5 5 5 > 2*kroms 2*stone" },
  { id: "evolutions", picture: Example, drawing: "e:E17 = 4*kroms + 2*stone + p:mountain > 2*points" },
  { id: "beast", options: "kromosaure", picture: Example, drawing: "f:kromosaure 4 + 2 | f:alma 6 + b:headbutt" },
  { id: "ice", options: "board long_game" },
  { id: "advice" },
];

/** The glossary, as it stands at the end of the rules. */
export const TERMS = [
  "cave",
  "forest",
  "savannah",
  "mountain",
  "kroms",
  "wood",
  "bone",
  "stone",
  "hearts",
  "bonus",
  "evolution",
  "points",
  "fight",
  "weight",
  "out",
  "loot",
  "gather",
  "hunt",
  "climb",
  "beast",
  "trophy",
  "ice",
] as const;
