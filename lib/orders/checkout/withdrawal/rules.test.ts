import { expect, test } from "vitest";
import { lastDayOfWithdrawal, waitingOf } from "./rules";

const timeZone = "Europe/Berlin";

/** Directive 2011/83/EU, Article 9, and Regulation 1182/71, Article 3. */
test.each([
  ["2026-11-26T12:00:00Z", "2026-12-10", "a Thursday"],
  ["2026-11-26T23:30:00Z", "2026-12-11", "past midnight where the seller is"],
  ["2026-11-27T12:00:00Z", "2026-12-11", "a Friday"],
  ["2026-11-28T12:00:00Z", "2026-12-14", "a Saturday, so that Monday is the last day"],
  ["2026-11-29T12:00:00Z", "2026-12-14", "a Sunday"],
  ["2026-12-20T12:00:00Z", "2027-01-04", "over the end of the year"],
])("what is paid at %s can be withdrawn from until %s: %s", (paidAt, lastDay) => {
  expect(lastDayOfWithdrawal(new Date(paidAt), timeZone)).toBe(lastDay);
});

const order = { forBusiness: false, paidAt: new Date("2026-11-26T12:00:00Z"), consentAt: null };
const at = (now: string, changes: Partial<Parameters<typeof waitingOf>[0]> = {}) =>
  waitingOf({ ...order, ...changes }, { now: new Date(now), timeZone });

/** @requirement Consumers: Without consent, download and hosting wait until the right to withdraw has ended */
test("a consumer's order waits until the end of the last day, in the seller's time zone", () => {
  expect(at("2026-11-26T12:00:00Z")).toEqual({
    lastDay: "2026-12-10",
    endsAt: new Date("2026-12-10T23:00:00Z"),
  });
  expect(at("2026-12-10T22:59:59Z")).not.toBeNull();
  expect(at("2026-12-10T23:00:00Z")).toBeNull();
});

test("an order with consent, of a business, or of a client that did not ask does not wait", () => {
  const now = "2026-11-26T12:00:01Z";
  expect(at(now, { consentAt: new Date(now) })).toBeNull();
  expect(at(now, { forBusiness: true })).toBeNull();
  expect(at(now, { forBusiness: null })).toBeNull();
  expect(at(now, { paidAt: null })).toBeNull();
});
