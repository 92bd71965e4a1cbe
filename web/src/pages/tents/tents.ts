/**
 * The tents of the fair: their colours, and what is known of the games (shown before a game's own chunk is fetched).
 */
export interface TentLook {
  name: string;
  stripes: [string, string];
  dusk: [string, string];
  flag: string;
}

export const TENTS: readonly TentLook[] = [
  { name: "kraaw", stripes: ["#3b3480", "#ecd08a"], dusk: ["#191545", "#4a3a86"], flag: "#c8763a" },
  { name: "kreo", stripes: ["#1f3b63", "#f3a6c8"], dusk: ["#0b1230", "#27386b"], flag: "#f28a3b" },
  { name: "krom", stripes: ["#a8392b", "#eac58c"], dusk: ["#5d3b1e", "#b97c3a"], flag: "#3a2f2a" },
  { name: "kero", stripes: ["#b4532a", "#f3e0b5"], dusk: ["#e9b872", "#f7e0b0"], flag: "#2a9089" },
  { name: "chronos", stripes: ["#1f5fa8", "#f7f4ec"], dusk: ["#3f86cf", "#bfe0f7"], flag: "#d4a73a" },
];

/** A guest's tent is the plain one. */
export function tentOf(game: string): TentLook {
  return (
    TENTS.find((tent) => tent.name === game) ?? {
      name: game,
      stripes: ["#2f6b4f", "#f1e4c4"],
      dusk: ["#21354a", "#7d93a8"],
      flag: "#b3322b",
    }
  );
}
