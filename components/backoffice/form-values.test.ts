import { expect, test, vi } from "vitest";
import { dateText, momentOf } from "./form-values";

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
