import { expect, test } from "vitest";
import { formatDay, formatTimestamp } from "./dates";

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
