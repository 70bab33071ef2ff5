import { expect, test } from "vitest";
import { waitingOf } from "./rules";

const timeZone = "Europe/Berlin";

const order = { forBusiness: false, paidAt: new Date("2026-11-26T12:00:00Z"), consentAt: null };
const at = (now: string, changes: Partial<Parameters<typeof waitingOf>[0]> = {}) =>
  waitingOf({ ...order, ...changes }, { now: new Date(now), timeZone });

/** @requirement Consumers: Without consent, download and hosting wait until the right to withdraw has ended */
test("a consumer's order waits until the end of the last day, in the seller's time zone", () => {
  expect(at("2026-11-26T12:00:00Z")).toEqual({
    lastDay: "2026-12-17",
    endsAt: new Date("2026-12-17T23:00:00Z"),
  });
  expect(at("2026-12-17T22:59:59Z")).not.toBeNull();
  expect(at("2026-12-17T23:00:00Z")).toBeNull();
});

test("an order with consent, of a business, or of a client that did not ask does not wait", () => {
  const now = "2026-11-26T12:00:01Z";
  expect(at(now, { consentAt: new Date(now) })).toBeNull();
  expect(at(now, { forBusiness: true })).toBeNull();
  expect(at(now, { forBusiness: null })).toBeNull();
  expect(at(now, { paidAt: null })).toBeNull();
});
