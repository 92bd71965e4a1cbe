/**
 * The tents of the fair: their colours, and what is known of the games (shown before a game's own chunk is fetched).
 */
export interface TentLook {
  name: string;
  stripes: [string, string];
  dusk: [string, string];
  flag: string;
  /** The folds of its curtain. */
  curtain: [string, string];
  /** Its door, in the drawing of 240 × 228; the scene inside stands between x 58 and 182, y 102 and 216. */
  door: string;
}

const ARCH = "M58 216v-74c0-24 24-40 62-40s62 16 62 40v74z";

export const TENTS: readonly TentLook[] = [
  {
    name: "kraaw",
    stripes: ["#3b3480", "#ecd08a"],
    dusk: ["#191545", "#4a3a86"],
    flag: "#c8763a",
    curtain: ["#5b4fae", "#453b93"],
    door: "M58 216v-60c0-26 40-34 62-58 22 24 62 32 62 58v60z",
  },
  {
    name: "kreo",
    stripes: ["#1f3b63", "#f3a6c8"],
    dusk: ["#0b1230", "#27386b"],
    flag: "#f28a3b",
    curtain: ["#c7719c", "#a8557f"],
    door: "M58 216v-56a62 62 0 0 1 124 0v56z",
  },
  {
    name: "krom",
    stripes: ["#a8392b", "#eac58c"],
    dusk: ["#5d3b1e", "#b97c3a"],
    flag: "#3a2f2a",
    curtain: ["#8a5a34", "#6d4426"],
    door: "M58 216l6-44 12-34 22-26 26-8 24 10 20 30 10 34 4 38z",
  },
  {
    name: "kero",
    stripes: ["#b4532a", "#f3e0b5"],
    dusk: ["#e9b872", "#f7e0b0"],
    flag: "#2a9089",
    curtain: ["#2a9089", "#1f746e"],
    door: "M58 216l10-98q52-14 104 0l10 98z",
  },
  {
    name: "chronos",
    stripes: ["#1f5fa8", "#f7f4ec"],
    dusk: ["#3f86cf", "#bfe0f7"],
    flag: "#d4a73a",
    curtain: ["#2b6cb8", "#1f5793"],
    door: "M60 216V112h120v104z",
  },
];

/** A guest's tent is the plain one. */
export function tentOf(game: string): TentLook {
  return (
    TENTS.find((tent) => tent.name === game) ?? {
      name: game,
      stripes: ["#2f6b4f", "#f1e4c4"],
      dusk: ["#21354a", "#7d93a8"],
      flag: "#b3322b",
      curtain: ["#2f6b4f", "#f1e4c4"],
      door: ARCH,
    }
  );
}
