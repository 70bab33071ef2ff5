import { expect, test } from "vitest";
import { recordRevalidatedTags, restoreRevalidatedTags } from "./commands";
import { tagTimes } from "./tag-times.mjs";

test("a starting process knows which tags were revalidated since a page was built", async () => {
  const built = Date.now() - 1_000;
  await recordRevalidatedTags(["presets", "preset:1"]);
  expect(await tagTimes.lastOf(["preset:1"])).toBe(0);
  await restoreRevalidatedTags();
  expect(await tagTimes.lastOf(["preset:1"])).toBeGreaterThan(built);
  expect(await tagTimes.lastOf(["preset:1"])).toBeLessThan(Date.now() + 1_000);
  expect(await tagTimes.lastOf(["preset:2"])).toBe(0);
});

test("concurrent writers of the same tags do not deadlock, and the latest time is stored", async () => {
  const names = ["presets", "preset:3", "preset:4"];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => recordRevalidatedTags(n % 2 ? names : names.toReversed())),
  );
  const before = Date.now() - 2_000;
  await restoreRevalidatedTags();
  for (const name of names) expect(await tagTimes.lastOf([name])).toBeGreaterThan(before);
});
