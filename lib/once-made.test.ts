import { expect, test } from "vitest";
import { onceMade } from "./once-made";

/** @requirement Search: A vocabulary that could not be loaded once is loaded with the next search */
test("what is made is kept, and what fails is made again", async () => {
  let calls = 0;
  const get = onceMade(async () => {
    calls++;
    if (calls === 1) throw new Error("Not now.");
    return calls;
  });
  const [first, second] = [get(), get()];
  await expect(first).rejects.toThrow("Not now.");
  await expect(second).rejects.toThrow("Not now.");
  expect(calls).toBe(1);
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
});
