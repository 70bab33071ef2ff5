import { expect, test } from "vitest";
import { disputeReport } from "./disputes";

const amount = (value: string) => ({ currency_code: "USD", value });
const event = { id: "PP-D-1", amount: "20.00 USD", text: "dispute PP-D-1: 20.00 USD, OPEN" };
const dispute = { dispute_id: "PP-D-1", status: "OPEN", dispute_amount: amount("20.00") };
const booked = { currency: "USD", returnedCents: 0 };

/** @requirement PayPal: A dispute is reported to the shop, as PayPal has it on asking */
test("a dispute is reported as PayPal has it, with what does not add up", () => {
  expect(disputeReport(event, dispute, booked)).toBe("dispute PP-D-1: 20.00 USD, OPEN");
  expect(disputeReport(event, null, booked)).toBe(
    "dispute PP-D-1: 20.00 USD, OPEN; on asking, it knows no such dispute",
  );
  expect(disputeReport({ ...event, amount: "30.00 USD" }, dispute, booked)).toBe(
    "dispute PP-D-1: 20.00 USD, OPEN; its event says 30.00 USD",
  );
  const lost = {
    ...dispute,
    status: "RESOLVED",
    dispute_outcome: { outcome_code: "RESOLVED_BUYER_FAVOUR", amount_refunded: amount("20.00") },
  };
  expect(disputeReport(event, lost, { ...booked, returnedCents: 500 })).toBe(
    "dispute PP-D-1: 20.00 USD, RESOLVED, RESOLVED_BUYER_FAVOUR; it returned 20.00 USD, and 5.00 USD is booked",
  );
  expect(disputeReport(event, lost, { ...booked, returnedCents: 2_000 })).toBe(
    "dispute PP-D-1: 20.00 USD, RESOLVED, RESOLVED_BUYER_FAVOUR",
  );
});
