/** What a table says of a touch that comes twice, and when it gives an answer whose moment is to tell nothing. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "../src/wire/generated";

let answers: Partial<Answer>[] = [];
let heard: { message: (message: unknown) => void };
const sent: unknown[] = [];
vi.mock("../src/common/sound", () => ({ play: () => undefined }));
vi.mock("../src/table/socket", () => ({
  browserSurroundings: () => ({}),
  TableSocket: class {
    constructor(_: unknown, ears: typeof heard) {
      heard = ears;
    }
    do = (command: unknown) => {
      sent.push(command);
      return Promise.resolve(answers.shift() ?? { done: true });
    };
    act = () => Promise.resolve(answers.shift() ?? { done: true });
  },
}));
const { LiveTable } = await import("../src/table/table.svelte");

const REFUSED = { done: false, code: "not_your_turn", sentence: "It is not your turn.", rule: "" };
const person = (seat: number) => ({ seat, who: "person", name: `P${seat}` });
function table() {
  const made = new LiveTable("id");
  heard.message({
    ...{ type: "welcome", n: 1, now: 0, seat: 0, past: [], chat: [] },
    table: { game: "krom", stage: "playing", places: [person(0), person(1)], spectators: 0, options: {} },
    position: {
      ...{ at: 0, view: { pending: [] }, awaiting: [0], outcome: null, final: [], alone: null },
      ...{ legal: [{ do: "counter" }, { do: "decline" }, { do: "climb" }], alike: [1], guards: { decline: 7 } },
    },
  });
  return made;
}
const settled = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  answers = [];
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

test("the second of a double click is not told that it came too late", async () => {
  const play = table();
  answers = [{ done: true }, REFUSED];
  play.send({ do: "climb" });
  play.send({ do: "climb" });
  await settled();
  expect(sent).toHaveLength(2);
  expect(play.refused.count).toBe(0);
});

test("one touch that is refused is told so, and so is another one later", async () => {
  const play = table();
  answers = [REFUSED, REFUSED];
  play.send({ do: "climb" });
  await settled();
  expect(play.refused.count).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  play.send({ do: "climb" });
  await settled();
  expect(play.refused.count).toBe(2);
});

test("a decline goes no earlier than without a choice; a counter goes at once", async () => {
  const play = table();
  play.send({ do: "decline" });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([]);
  expect(play.kept).toEqual({ do: "decline" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([{ do: "decline" }]);
  const other = table();
  other.send({ do: "counter" });
  await settled();
  expect(sent).toHaveLength(2);
});
