import { expect, test } from "vitest";
import { withDeadline } from "./deadline";

const never = new Promise<string>(() => {});

test("work that is done in time has its own result", async () => {
  expect(await withDeadline(60_000, Promise.resolve("done"), () => "late")).toBe("done");
  await expect(
    withDeadline(60_000, Promise.reject(new Error("broken")), () => "late"),
  ).rejects.toThrow("broken");
});

test("work that takes longer has the result of the timeout, which may be an error", async () => {
  expect(await withDeadline(1, never, () => "late")).toBe("late");
  const fail = () => {
    throw new Error("too late");
  };
  await expect(withDeadline(1, never, fail)).rejects.toThrow("too late");
});
