import { expect, test } from "vitest";
import { nextAttempt } from "./rules";

const now = new Date("2026-01-01T00:00:00Z");
const after = (attempts: number, isFinal = false) => {
  const next = nextAttempt({ error: "503 Away", isFinal }, attempts, now);
  return { ...next, minutes: (next.nextAttemptAt.getTime() - now.getTime()) / 60_000 };
};

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [10, 512],
  [11, 720],
])("after attempt %d it is due again in %d minutes", (attempts, minutes) => {
  expect(after(attempts)).toMatchObject({ status: "due", lastError: "503 Away", minutes });
});

test.each([12, 13, 2000])("attempt %d was the last", (attempts) => {
  expect(after(attempts)).toMatchObject({ status: "dead", minutes: 720 });
});

test("what was refused for good is not tried again", () => {
  expect(after(1, true).status).toBe("dead");
});
