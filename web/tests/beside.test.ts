import { expect, test } from "vitest";
import { apart, type Box, beside, nearest } from "../src/common/beside";

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

const room = { left: 0, top: 0, right: 400, bottom: 300 };
const piece = { left: 180, top: 200, right: 220, bottom: 240 };
const bubble = { width: 100, height: 48 };

test("a bubble stands as near to its piece as it can, in its axis", () => {
  const at = nearest(piece, bubble, room, [piece], 200);
  expect(at).toEqual({ x: 144, y: 240 });
  expect(nearest(piece, bubble, { ...room, bottom: 280 }, [piece], 200)).toEqual({ x: 144, y: 144 });
  expect(apart({ left: 144, top: 144, right: 244, bottom: 192 }, piece)).toBe(8);
});

test("a bubble covers nothing that is kept free, and stays away where there is no room near its piece", () => {
  const wall = { left: 0, top: 100, right: 400, bottom: 300 };
  expect(nearest(piece, bubble, room, [wall], 200)?.y).toBe(48);
  expect(nearest(piece, bubble, room, [wall], 100)).toBeNull();
  expect(nearest(piece, bubble, room, [{ ...room, left: 60 }], 400)).toBeNull();
});

test("within reach it rather stands farther away than over what is spared", () => {
  const pictures = [box(0, 130, 400, 170)];
  expect(nearest(piece, bubble, room, [piece], 200)?.y).toBe(240);
  expect(nearest(piece, bubble, room, [piece], 200, pictures)?.y).toBeLessThan(90);
  expect(nearest(piece, bubble, room, [piece], 20, pictures)?.y).toBe(240);
});
