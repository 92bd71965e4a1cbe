/** How the rivals' nests lie on the branches: in whichever rows make their cards largest. */

/** With the name above the cards, in two lines or one; or beside them, large or small. */
export type Manner = "roomy" | "slim" | "side" | "line";
export interface Boughs {
  columns: number;
  manner: Manner;
  /** The width of a card, in px. */
  card: number;
  /** Too many for the smallest phone: their cards are less tall. */
  low: boolean;
}

/** What a nest takes besides its cards, in px, and how many widths of a card it is across and down. */
interface Room {
  across: number;
  beside: number;
  down: number;
  above: number;
  weight: number;
  least: number;
}
const NESTS: Record<Manner, Room> = {
  roomy: { across: 6.2, beside: 16, down: 1.82, above: 56, weight: 1.25, least: 40 },
  slim: { across: 5.75, beside: 10, down: 1.68, above: 32, weight: 1, least: 40 },
  line: { across: 5.42, beside: 134, down: 1.4, above: 10, weight: 1.02, least: 40 },
  side: { across: 6.2, beside: 222, down: 1.8, above: 12, weight: 1.2, least: 64 },
};
/** A finger needs as much. */
const LEAST = 40;
const MOST = 132;

/** `strip`: what lies in the middle takes a line that high if no place is free. */
export function boughs(count: number, width: number, height: number, strip: number): Boughs {
  let best: Boughs = { columns: 1, manner: "line", card: LEAST, low: true };
  let most = 0;
  for (let columns = 1; columns <= count; columns++)
    for (const [manner, nest] of Object.entries(NESTS) as [Manner, Room][]) {
      const rows = Math.ceil(count / columns);
      const free = rows * columns === count ? height - strip : height;
      const card = Math.min(
        (width / columns - nest.beside) / nest.across,
        (free / rows - nest.above) / nest.down,
        MOST,
      );
      if (card < nest.least || card * nest.weight <= most) continue;
      most = card * nest.weight;
      best = { columns, manner, card: Math.floor(card), low: false };
    }
  return best;
}
