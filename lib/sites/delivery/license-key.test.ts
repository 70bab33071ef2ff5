import { expect, test } from "vitest";
import { licenseKey, readLicenseKey } from "./license-key";

const secret = new Uint8Array(32).fill(7);

test("an item always has the same key, five groups of four letters", () => {
  const key = licenseKey(secret, 41);
  expect(key).toMatch(/^[B-DF-HJKMNP-TV-XZ]{4}(-[B-DF-HJKMNP-TV-XZ]{4}){4}$/);
  expect(licenseKey(secret, 41)).toBe(key);
});

test("ten thousand items have different keys, and another secret yields other keys", () => {
  const keys = Array.from({ length: 10_000 }, (_, id) => licenseKey(secret, id));
  expect(new Set(keys).size).toBe(10_000);
  expect(licenseKey(new Uint8Array(32), 41)).not.toBe(keys[41]);
});

/** @requirement Delivery: A license key leads to a page that says whether it is valid */
test("is parsed in any case, with or without separators", () => {
  const key = licenseKey(secret, 1);
  for (const typed of [key, key.toLowerCase(), key.replaceAll("-", ""), key.replaceAll("-", " ")]) {
    expect(readLicenseKey(typed)).toBe(key);
  }
});

test.each(["", "BCDF", "AEIO-AEIO-AEIO-AEIO-AEIO", "BCDF-GHJK-MNPQ-RSTV-WXZ1", "%00".repeat(20)])(
  "%j is not a license key",
  (typed) => expect(readLicenseKey(typed)).toBeNull(),
);
