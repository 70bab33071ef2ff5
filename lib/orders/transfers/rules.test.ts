import { expect, test } from "vitest";
import { creditOf, openOf, refusalOfDay, type TransferOrder } from "./rules";

/** @requirement Bank transfer: Part payments add up, and what is too much is a credit */
test.each<[TransferOrder["status"], received: number, open: number, credit: number]>([
  ["pending", 0, 100, 0],
  ["partly_paid", 30, 70, 0],
  ["paid", 100, 0, 0],
  ["paid", 130, 0, 30],
  // From before amounts were kept.
  ["paid", 0, 0, 0],
  ["refunded", 120, 0, 20],
  ["cancelled", 0, 100, 0],
  ["cancelled", 40, 60, 40],
  ["expired", 100, 0, 100],
  ["needs_attention", 100, 0, 100],
])("of 100, %s with %d received: %d is open, %d is a credit", (status, received, open, credit) => {
  const order = { status, totalCents: 100, receivedCents: received };
  expect({ open: openOf(order), credit: creditOf(order) }).toEqual({ open, credit });
});

test.each([
  ["2026-11-26", null],
  ["2026-11-20", null],
  // The order was placed on the 21st in UTC, which was the 20th for its buyer.
  ["2026-11-19", "This day is before the order"],
  // It is already the 27th in Auckland.
  ["2026-11-27", null],
  ["2026-11-28", "This day is in the future"],
])("money that moved on %s: %s", (day, refusal) => {
  const orderedAt = new Date("2026-11-21T03:00:00Z");
  const now = new Date("2026-11-26T12:00:00Z");
  expect(refusalOfDay(day, { orderedAt, now })).toBe(refusal);
});
