import { expect, test } from "vitest";
import { type Box, beside } from "../src/common/beside";

const page = { width: 390, height: 844 };
const panel = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (at: { x: number; y: number }, other: Box) =>
  at.x < other.right && at.y < other.bottom && at.x + panel.width > other.left && at.y + panel.height > other.top;

test("a panel stands above its piece, and below it where there is no room above", () => {
  expect(beside(box(100, 400, 60, 60), panel, page, [])).toEqual({ x: 8, y: 272 });
  expect(beside(box(100, 20, 60, 60), panel, page, [])).toEqual({ x: 8, y: 88 });
});

test("what is kept clear is never covered, wherever the piece lies", () => {
  const banner = box(0, 500, 390, 110);
  for (let top = 0; top < 800; top += 10)
    for (const left of [0, 120, 330]) {
      const piece = box(left, top, 60, 60);
      const at = beside(piece, panel, page, [banner]);
      expect(covers(at, banner), `${left} ${top}`).toBe(false);
      expect(covers(at, piece), `${left} ${top}`).toBe(false);
      expect(at.x >= 0 && at.y >= 0 && at.x + 300 <= 390 && at.y + 120 <= 844).toBe(true);
    }
});

test("where there is no room at all it stands over the piece, in the window", () => {
  const at = beside(box(0, 0, 390, 844), panel, page, []);
  expect(at).toEqual({ x: 45, y: 362 });
});
