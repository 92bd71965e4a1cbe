import { expect, test } from "vitest";
import { boughs } from "../src/games/kraaw/boughs";

test("few rivals have large cards on a wide stage", () => {
  for (const count of [1, 2, 3]) expect(boughs(count, 1138, 480, 64).card).toBeGreaterThan(80);
  expect(boughs(5, 1138, 400, 64).card).toBeGreaterThan(60);
});

test("on a phone many names lie beside their cards", () => {
  expect(boughs(5, 390, 430, 48)).toMatchObject({ columns: 1, manner: "line" });
  expect(boughs(1, 390, 430, 48)).toMatchObject({ columns: 1, manner: "roomy" });
});

test("no card is too small for a finger, whatever the room", () => {
  for (const count of [1, 2, 3, 4, 5])
    for (const [width, height] of [
      [0, 0],
      [300, 90],
      [390, 200],
    ] as const)
      expect(boughs(count, width, height, 48).card).toBeGreaterThanOrEqual(40);
  expect(boughs(5, 360, 340, 48)).toMatchObject({ low: true });
});
