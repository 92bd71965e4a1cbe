import { expect, test } from "vitest";
import { lasting } from "../src/common/lasting";

const piece = () => ({}) as HTMLElement;
const flushed = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));

test("what is put on again at once goes on with what it is given now", async () => {
  const heard: string[] = [];
  const attach = lasting<string>((_, given) => {
    heard.push(`begins ${given()}`);
    return { changed: () => heard.push(`is told ${given()}`), end: () => heard.push("ends") };
  });
  const element = piece();
  const off = attach("a")(element) as () => void;
  off();
  const offAgain = attach("b")(element) as () => void;
  await flushed();
  expect(heard).toEqual(["begins a", "is told b"]);
  offAgain();
  await flushed();
  expect(heard).toEqual(["begins a", "is told b", "ends"]);
  attach("c")(element);
  expect(heard.at(-1)).toBe("begins c");
});

test("each piece has its own", () => {
  let begun = 0;
  const attach = lasting<number>(() => {
    begun++;
    return { end: () => undefined };
  });
  attach(1)(piece());
  attach(1)(piece());
  expect(begun).toBe(2);
});
