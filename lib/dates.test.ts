import { expect, test } from "vitest";
import { formatDay, formatLongDay, formatTimestamp } from "./dates";

/**
 * @requirement Detail: Name, price, category, type, color, release day (day/month/year) and the
 *   features of the category
 * @requirement Purchases: The date is long weekday, short month, day and year in US English
 */
test.each([
  ["2026-10-06T09:00:00.000Z", "06/10/2026"],
  ["2026-01-31T23:59:59.999Z", "31/01/2026"],
  ["2024-02-29T00:00:00.000Z", "29/02/2024"],
])("%s is the day %s, whatever the machine's time zone", (iso, day) => {
  expect(formatDay(iso)).toBe(day);
});

test("a timestamp is formatted to the minute, with its time zone", () => {
  expect(formatTimestamp("2026-10-06T09:05:59.999Z")).toBe("06/10/2026, 09:05 UTC");
});

test.each([
  ["America/New_York", "05/10/2026", "05/10/2026, 20:05 GMT-4", "Monday, Oct 5, 2026"],
  ["Asia/Kolkata", "06/10/2026", "06/10/2026, 05:35 GMT+5:30", "Tuesday, Oct 6, 2026"],
])("in %s a moment has the day and the time of its reader", (timeZone, day, time, longDay) => {
  const moment = "2026-10-06T00:05:00.000Z";
  expect(formatDay(moment, timeZone)).toBe(day);
  expect(formatTimestamp(moment, timeZone)).toBe(time);
  expect(formatLongDay(moment, timeZone)).toBe(longDay);
});
