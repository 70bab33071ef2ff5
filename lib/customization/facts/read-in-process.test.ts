import { expect, test } from "vitest";
import { readInProcess } from "./read-in-process";

const task = { kind: "text", text: "Write to ann@bakery.example" } as const;
const inTenMinutes = () => Date.now() + 600_000;

test("a text is not read to its end when its visitor cancels", async () => {
  const reading = new AbortController();
  const result = readInProcess(task, inTenMinutes(), reading.signal);
  // The process has been started, and is not ready yet.
  reading.abort();
  expect(await result).toBeNull();
});

test("nothing is read for a visitor who has canceled before", async () => {
  expect(await readInProcess(task, inTenMinutes(), AbortSignal.abort())).toBeNull();
});
