import { expect, test } from "vitest";
import { dayIn, startOfDay, writtenDay } from "./zoned-dates";

test.each([
  ["2026-11-30T22:59:59Z", "Europe/Berlin", "2026-11-30"],
  ["2026-11-30T23:00:00Z", "Europe/Berlin", "2026-12-01"],
  ["2026-06-30T22:00:00Z", "Europe/Berlin", "2026-07-01"],
  ["2026-12-31T23:30:00Z", "UTC", "2026-12-31"],
  ["2026-12-31T23:30:00Z", "Pacific/Auckland", "2027-01-01"],
  ["2026-01-01T07:59:59Z", "America/Los_Angeles", "2025-12-31"],
])("%s in %s is on %s", (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day);
});

test.each([
  ["2026-11-01", "Europe/Berlin", "2026-10-31T23:00:00.000Z"],
  ["2026-07-01", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  ["2026-01-01", "Asia/Kolkata", "2025-12-31T18:30:00.000Z"],
  ["2026-01-01", "America/Los_Angeles", "2026-01-01T08:00:00.000Z"],
  // No midnight: clocks are put forward then.
  ["2025-03-30", "Asia/Beirut", "2025-03-29T22:00:00.000Z"],
])("%s in %s begins at %s", (day, timeZone, moment) => {
  const start = startOfDay(day, timeZone);
  expect(start.toISOString()).toBe(moment);
  expect(dayIn(start, timeZone)).toBe(day);
  expect(dayIn(new Date(start.getTime() - 1), timeZone) < day).toBe(true);
});

test("a month is written as a word", () => {
  const moment = new Date("2026-06-09T22:30:00Z");
  expect(writtenDay(moment, "Europe/Berlin")).toBe("10 June 2026");
  expect(writtenDay(moment, "Europe/Berlin", "de")).toBe("10. Juni 2026");
  expect(writtenDay(moment, "UTC")).toBe("9 June 2026");
  expect(writtenDay(moment, "UTC", "fr")).toBe("9 juin 2026");
  expect(writtenDay(new Date("2026-12-01"), "UTC", "fr")).toBe("1er décembre 2026");
  expect(writtenDay(new Date("2026-12-11"), "UTC", "fr")).toBe("11 décembre 2026");
  expect(writtenDay(new Date("2026-12-01"), "UTC", "pt")).toBe("1º de dezembro de 2026");
  expect(writtenDay(new Date("2026-12-01"), "UTC", "de")).toBe("1. Dezember 2026");
});
