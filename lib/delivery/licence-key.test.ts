import { expect, test } from "vitest";
import { licenceKey, readLicenceKey } from "./licence-key";

const secret = new Uint8Array(32).fill(7);

test("one item has one key, in five groups of four letters", () => {
  const key = licenceKey(secret, 41);
  expect(key).toMatch(/^[B-DF-HJKMNP-TV-XZ]{4}(-[B-DF-HJKMNP-TV-XZ]{4}){4}$/);
  expect(licenceKey(secret, 41)).toBe(key);
});

test("ten thousand items have ten thousand keys, and another secret has others", () => {
  const keys = Array.from({ length: 10_000 }, (_, id) => licenceKey(secret, id));
  expect(new Set(keys).size).toBe(10_000);
  expect(licenceKey(new Uint8Array(32), 41)).not.toBe(keys[41]);
});

test("is read however it was typed", () => {
  const key = licenceKey(secret, 1);
  for (const typed of [key, key.toLowerCase(), key.replaceAll("-", ""), key.replaceAll("-", " ")]) {
    expect(readLicenceKey(typed)).toBe(key);
  }
});

test.each(["", "BCDF", "AEIO-AEIO-AEIO-AEIO-AEIO", "BCDF-GHJK-MNPQ-RSTV-WXZ1", "%00".repeat(20)])(
  "%j is no key",
  (typed) => expect(readLicenceKey(typed)).toBeNull(),
);
