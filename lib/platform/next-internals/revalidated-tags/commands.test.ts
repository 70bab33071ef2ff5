import {
  areTagsExpired,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { beforeEach, expect, test } from "vitest";
import { recordRevalidatedTags, restoreRevalidatedTags } from "./commands";

beforeEach(() => tagsManifest.clear());

test("a starting process knows which tags were revalidated since a page was built", async () => {
  const built = Date.now() - 1_000;
  await recordRevalidatedTags(["presets", "preset:1"]);
  expect(areTagsExpired(["preset:1"], built)).toBe(false);
  await restoreRevalidatedTags();
  expect(areTagsExpired(["preset:1"], built)).toBe(true);
  expect(areTagsExpired(["preset:1"], Date.now() + 1_000)).toBe(false);
  expect(areTagsExpired(["preset:2"], built)).toBe(false);
});

test("concurrent writers of the same tags do not deadlock, and the latest time is stored", async () => {
  const names = ["presets", "preset:3", "preset:4"];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => recordRevalidatedTags(n % 2 ? names : names.toReversed())),
  );
  const before = Date.now() - 2_000;
  await restoreRevalidatedTags();
  for (const name of names) expect(tagsManifest.get(name)?.expired).toBeGreaterThan(before);
});
