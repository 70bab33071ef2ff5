import { expect, test } from "vitest";
import {
  leftOf,
  planRefund,
  type RefundableOrder,
  type RefundWish,
  refusalOfRequest,
  wishedItems,
} from "./rules";

const silent = { id: 1, presetId: 11, name: "Silent", priceCents: 2_000 };
const thunder = { id: 2, presetId: 12, name: "Thunder", priceCents: 3_000 };

const order: RefundableOrder = {
  id: 5,
  status: "paid",
  method: "paypal",
  totalCents: 13_000,
  currency: "USD",
  deploymentCents: 8_000,
  items: [silent, thunder],
  paymentState: "captured",
  refunds: [],
};

const ofSilent = { amountCents: 2_000, deploymentCents: 0, itemIds: [1] };
const ofRest = { amountCents: 11_000, deploymentCents: 8_000, itemIds: [2] };
const ofTax = { amountCents: 2_600, deploymentCents: 0, itemIds: [], isTax: true };
const atPaypal = { amountCents: 11_500, deploymentCents: 0, itemIds: [] };

test.each<[string, Partial<RefundableOrder>, RefundWish, object]>([
  [
    "all of it, with the deployment",
    {},
    { amountCents: 13_000 },
    { amountCents: 13_000, deploymentCents: 8_000, items: [silent, thunder] },
  ],
  [
    "one item at its price",
    {},
    { presetIds: [12], amountCents: 3_000 },
    { amountCents: 3_000, deploymentCents: 0, items: [thunder] },
  ],
  [
    "the last item, with the deployment",
    { refunds: [ofSilent] },
    { presetIds: [12], amountCents: 11_000 },
    { amountCents: 11_000, deploymentCents: 8_000, items: [thunder] },
  ],
  [
    "one item without its tax, which went back",
    { refunds: [ofTax] },
    { presetIds: [12], amountCents: 2_400 },
    { amountCents: 2_400, deploymentCents: 0, items: [thunder] },
  ],
  [
    "the last item, whose tax went back, too",
    { refunds: [ofTax, { ...ofSilent, amountCents: 1_600 }] },
    { presetIds: [12], amountCents: 8_800 },
    { amountCents: 8_800, deploymentCents: 8_000, items: [thunder] },
  ],
  [
    "what PayPal left of it",
    { refunds: [atPaypal] },
    { amountCents: 1_500 },
    { amountCents: 1_500, deploymentCents: 1_500, items: [silent, thunder] },
  ],
])("a refund of %s", (_, changes, wish, plan) => {
  expect(planRefund({ ...order, ...changes }, wish)).toEqual(plan);
});

/** @requirement Refunds: One above what is left, made twice, or of a pending payment is refused with the figures */
test.each<[string, Partial<RefundableOrder>, RefundWish]>([
  ["$130.01 is more than can be refunded: $130 of $130 is left.", {}, { amountCents: 13_001 }],
  [
    "$20 is more than can be refunded: $15 of $130 is left.",
    { refunds: [atPaypal] },
    { presetIds: [11], amountCents: 2_000 },
  ],
  [
    "Silent: refunded already, or on its way. $110 of $130 is left.",
    { refunds: [ofSilent] },
    { presetIds: [11], amountCents: 2_000 },
  ],
  [
    "This comes to $20, not to $19. $130 of $130 is left.",
    {},
    { presetIds: [11], amountCents: 1_900 },
  ],
  [
    "Order 5 has no such template. $130 of $130 is left.",
    {},
    { presetIds: [99], amountCents: 2_000 },
  ],
  [
    "All of the $130 of order 5 was refunded already, or is on its way.",
    { refunds: [ofSilent, ofRest] },
    { amountCents: 13_000 },
  ],
  [
    "All of the $130 of order 5 was refunded already.",
    { status: "refunded" },
    { amountCents: 13_000 },
  ],
  [
    "Order 5 is not paid: $0 of $130 can be refunded.",
    { status: "pending" },
    { amountCents: 13_000 },
  ],
  [
    "PayPal still reviews the $130 of order 5. Refund it once it has arrived.",
    { status: "pending", paymentState: "pending_review" },
    { amountCents: 13_000 },
  ],
  [
    "The payment of order 5 needs a decision first: $0 of $130 is known to be paid.",
    { status: "pending", paymentState: "needs_attention" },
    { amountCents: 13_000 },
  ],
  [
    "This comes to $0: there is nothing to refund.",
    { items: [{ ...silent, priceCents: 0 }, thunder] },
    { presetIds: [11], amountCents: 0 },
  ],
])("refused: %s", (refusal, changes, wish) => {
  expect(planRefund({ ...order, ...changes }, wish)).toEqual({ refusal });
});

test("what is left is what no refund has taken", () => {
  expect(leftOf({ ...order, refunds: [ofSilent] })).toEqual({
    cents: 11_000,
    deploymentCents: 8_000,
    items: [thunder],
  });
  expect(leftOf({ ...order, refunds: [ofSilent, ofRest] })).toEqual({
    cents: 0,
    deploymentCents: 0,
    items: [],
  });
});

/** @requirement Refunds: A customer asks for one within 14 days after the payment, from their purchases */
test("a customer can ask for 14 days, for what is left", () => {
  const paidAt = new Date("2026-11-01T12:00:00Z");
  const ask = (now: string, presetIds?: number[], changes: Partial<RefundableOrder> = {}) =>
    refusalOfRequest({ ...order, ...changes }, { presetIds, paidAt }, new Date(now));
  expect(ask("2026-11-15T12:00:00Z")).toBeNull();
  expect(ask("2026-11-15T12:00:01Z")).toContain("within 14 days");
  expect(ask("2026-11-02T12:00:00Z", [11, 12])).toBeNull();
  expect(ask("2026-11-02T12:00:00Z", [11], { refunds: [ofSilent] })).toContain("refunded already");
  expect(ask("2026-11-02T12:00:00Z", [99])).toContain("are not in order 5");
  expect(ask("2026-11-02T12:00:00Z", undefined, { status: "pending" })).toContain("is not paid");
});

const licenses = [1, 2, 3].map((id) => ({ ...silent, id }));
const agency = { ...order, totalCents: 6_000, deploymentCents: 0, items: licenses };
const firstIsBack = { ...agency, refunds: [ofSilent] };

/** @requirement Licenses: One license of several is refunded, and the others stay */
test("one license of several is named by its item, and all that are left by their preset", () => {
  const idsOf = (wish: Parameters<typeof wishedItems>[1], of: RefundableOrder = agency) =>
    wishedItems(of, wish)?.map(({ id }) => id) ?? null;
  expect(idsOf({ itemIds: [2] })).toEqual([2]);
  expect(idsOf({ itemIds: [3, 3, 1] })).toEqual([1, 3]);
  expect(idsOf({ presetIds: [11] })).toEqual([1, 2, 3]);
  expect(idsOf({ presetIds: [11] }, firstIsBack)).toEqual([2, 3]);
  expect(idsOf({}, firstIsBack)).toEqual([2, 3]);
  expect(idsOf({ itemIds: [9] })).toBeNull();
  expect(idsOf({ presetIds: [12] })).toBeNull();
});

test("tax that has to go back goes before an item, and with the whole order", () => {
  const first = { presetIds: [12], amountCents: 3_000 };
  expect(planRefund(order, first, 2_600)).toEqual({
    refusal: "Please return the tax of order 5 first: $26.",
  });
  expect(planRefund(order, { amountCents: 13_000 }, 2_600)).toMatchObject({ amountCents: 13_000 });
});

test("a license costs its own price, and is refunded once", () => {
  expect(planRefund(agency, { itemIds: [2], amountCents: 2_000 })).toMatchObject({
    amountCents: 2_000,
    items: [licenses[1]],
  });
  expect(planRefund(firstIsBack, { itemIds: [1], amountCents: 2_000 })).toEqual({
    refusal: "Silent: refunded already, or on its way. $40 of $60 is left.",
  });
  const paid = { paidAt: new Date("2026-05-01"), itemIds: [1] };
  const now = new Date("2026-05-02");
  expect(refusalOfRequest(agency, paid, now)).toBeNull();
  expect(refusalOfRequest(firstIsBack, paid, now)).toBe(
    "Some of these templates were refunded already, or are not in order 5.",
  );
});
