/** The six crow cards and their colours (components.toml), in the box's order. */
export const CROWS: readonly string[] = ["charbon", "reglisse", "plume", "becdor", "brindille", "rubis"];

export const CROW_COLOURS: Record<string, string> = {
  charbon: "#3B3B44",
  reglisse: "#5B2A86",
  plume: "#2A6FDB",
  becdor: "#D9A21B",
  brindille: "#3E8E4E",
  rubis: "#C0303B",
};
