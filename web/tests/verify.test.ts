import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { open, readRecord } from "../src/pages/verify";

const seed = "00ff".repeat(16);
const commitment = createHash("sha256")
  .update(Buffer.concat([Buffer.from("kermesse:"), Buffer.from(seed, "hex")]))
  .digest("hex");
const record = `${JSON.stringify({ kermesse: 1, commitment })}\n{"at":1} #abc\n${JSON.stringify({ until: 5, seed })} #0123\n`;

test("the seed of a record opens its commitment, in the browser", async () => {
  const found = readRecord(record);
  expect(found).toEqual({ commitment, seed });
  expect((await open(commitment, seed)).opens).toBe(true);
  expect((await open(commitment, seed.replace("f", "e"))).opens).toBe(false);
});

test("what is no record is not read", () => {
  expect(readRecord("hello")).toBeNull();
  expect(readRecord('{"commitment":"x"}\n{"seed":"not hex"}')).toBeNull();
});
