import { expect, test, vi } from "vitest";
import { dateText, momentOf, presetNumbers } from "./form-values";

test.each([
  ["UTC", "2026-10-06T00:05"],
  ["America/New_York", "2026-10-05T20:05"],
  ["Asia/Kolkata", "2026-10-06T05:35"],
])("a date field in %s names the moment that it was filled from", (timeZone, text) => {
  vi.stubEnv("TZ", timeZone);
  expect(dateText("2026-10-06T00:05:00.000Z")).toBe(text);
  expect(momentOf(text)).toBe("2026-10-06T00:05:00.000Z");
  vi.unstubAllEnvs();
});

test.each([
  ["", []],
  ["009", [9]],
  ["3, 012", [3, 12]],
])("the numbers of presets %j are read", (text, ids) => {
  expect(presetNumbers(() => "").parse(text)).toEqual(ids);
});

test.each(["0", "000", "9 9x", "-9"])("%j is no list of numbers of presets", (text) => {
  expect(presetNumbers(() => "").safeParse(text).success).toBe(false);
});
