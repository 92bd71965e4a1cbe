import { describe, expect, test } from "vitest";
import { deducedAt, result } from "../src/games/kraaw/reading";
import type { KraawRow, KraawView } from "../src/wire/generated";

/** "4L 2u 1d": value and state of each card; 0d: not known. */
function row(cards: string, seat = 0): KraawRow {
  const parts = cards.split(" ");
  const faces = parts.map((card) => "duL".indexOf(card.at(-1) ?? "d"));
  const values = parts.map((card) => Number.parseInt(card, 10));
  return { faces, values, dealt_to: faces.map(() => seat), chien_slot: -1, total: values.reduce((sum, value, i) => sum + (faces[i] ? value : 0), 0) } as KraawRow;
}

function view(rows: string[], more: Partial<KraawView> = {}): KraawView {
  const drawn = rows.map((cards, seat) => row(cards, seat));
  return { phase: "main", contenders: rows.map((_, seat) => seat), rows: drawn, totals: drawn.map((one) => one.total), winners: [], mine: null, ...more } as KraawView;
}

describe("a round's result", () => {
  test("G20: equal totals, the first difference decides for the lower card", () => {
    const [first, second] = result(view(["5u 4d 3u 1u 2d", "2u 2u 3u 1L 1u"], { winners: [1] }));
    expect(first).toMatchObject({ seat: 1, won: true, fell: -1, cards: [3, 2, 2, 1, 1] });
    expect(second).toMatchObject({ seat: 0, fell: 0, tied: true });
  });

  test("G21: decided at the second card", () => {
    const rows = result(view(["4L 3L 2u 1u 1u", "4L 2L 2u 2u 1u", "5u 2u 1d 1d 3d"], { winners: [1] }));
    expect(rows.find((one) => one.seat === 0)?.fell).toBe(1);
    expect(rows.find((one) => one.seat === 2)?.tied).toBe(false);
  });

  test("G22: a perfect tie inside a tie of three", () => {
    const rows = result(view(["3L 2u 2u 1u 1L", "4u 2u 2u 1u 4d", "3u 2L 2u 1L 1u"], { winners: [0, 2] }));
    expect(rows.map((one) => [one.seat, one.fell])).toEqual([[0, -1], [2, -1], [1, 0]]);
  });
});

describe("sure deductions", () => {
  const mine = { unplaced: [5] } as KraawView["mine"];

  test("G31: the last value without a place is the last card without a value", () => {
    expect(deducedAt(view(["0d 2u 1u 3u 1d"], { mine }), 0, 0)).toBe(5);
  });

  test("nothing is sure after an exchange with the kitty, or of a card that came from elsewhere", () => {
    const exchanged = view(["0d 2u 1u 3u 1d"], { mine });
    (exchanged.rows[0] as KraawRow).chien_slot = 3;
    expect(deducedAt(exchanged, 0, 0)).toBe(0);
    const other = view(["0d 2u 1u 3u 1d"], { mine });
    (other.rows[0] as KraawRow).dealt_to[0] = 1;
    expect(deducedAt(other, 0, 0)).toBe(0);
  });
});
