import type { OrderResponseBody } from "@paypal/paypal-js";
import { expect, test } from "vitest";
import {
  canTransition,
  classifyOrder,
  type ExpectedOrder,
  nextCheck,
  openStates,
  orderIdIn,
  type PaymentState,
  paymentStates,
  sdkAddress,
} from "./rules";

const expected: ExpectedOrder = {
  orderId: "O1",
  amountCents: 12_050,
  currency: "USD",
  invoiceId: 7,
};
const amount = { currency_code: "USD", value: "120.50" };
const unit = { amount, custom_id: "PRESETRY-7", invoice_id: "PRESETRY-7" };

type Capture = { status: string; id?: string; amount?: typeof amount };

const order = (facts: object = {}, captures: Capture[] = []) =>
  ({
    id: "O1",
    intent: "CAPTURE",
    status: "CREATED",
    purchase_units: [
      {
        ...unit,
        payments: { captures: captures.map((it) => ({ id: "C1", amount, ...it })) },
      },
    ],
    ...facts,
  }) as OrderResponseBody;

const done = { status: "COMPLETED" };

/** @requirement PayPal: What does not match the invoice is never captured */
test.each<[string, OrderResponseBody | null, object]>([
  ["no order", null, { kind: "gone" }],
  ["a void one", order({ status: "VOIDED" }), { kind: "gone" }],
  ["a new one", order(), { kind: "waiting" }],
  ["one at the buyer", order({ status: "PAYER_ACTION_REQUIRED" }), { kind: "waiting" }],
  ["an approved one", order({ status: "APPROVED" }), { kind: "approved" }],
  ["a captured one", order(done, [{ status: "COMPLETED" }]), { kind: "paid", captureId: "C1" }],
  [
    "a partly refunded one",
    order(done, [{ status: "PARTIALLY_REFUNDED" }]),
    { kind: "paid", captureId: "C1" },
  ],
  ["one in review", order(done, [{ status: "PENDING" }]), { kind: "in_review", captureId: "C1" }],
  ["a refunded one", order(done, [{ status: "REFUNDED" }]), { kind: "refunded", captureId: "C1" }],
  ["a denied one", order(done, [{ status: "DECLINED" }]), { kind: "refused" }],
  ["a failed one", order(done, [{ status: "FAILED" }]), { kind: "refused" }],
  [
    "a captured one after a refusal",
    order(done, [{ status: "DECLINED" }, { status: "COMPLETED", id: "C2" }]),
    { kind: "paid", captureId: "C2" },
  ],
])("%s is judged as what it is", (_, given, verdict) => {
  expect(classifyOrder(given, expected)).toMatchObject(verdict);
});

const altered = (change: object) => order({ purchase_units: [{ ...unit, ...change }] });

test.each<[string, OrderResponseBody]>([
  ["another id", order({ id: "O2" })],
  ["another intent", order({ intent: "AUTHORIZE" })],
  ["no purchase unit", order({ purchase_units: [] })],
  ["two purchase units", order({ purchase_units: [unit, unit] })],
  ["a cent less", altered({ amount: { ...amount, value: "120.49" } })],
  ["another currency", altered({ amount: { ...amount, currency_code: "EUR" } })],
  ["no amount", altered({ amount: undefined })],
  ["another custom id", altered({ custom_id: "PRESETRY-8" })],
  ["another invoice", altered({ invoice_id: "PRESETRY-8" })],
  ["no invoice", altered({ invoice_id: undefined })],
  ["a capture without an end", order(done)],
  [
    "another amount captured",
    order(done, [{ status: "COMPLETED", amount: { ...amount, value: "1.00" } }]),
  ],
  ["a word that we do not know", order(done, [{ status: "SHREDDED" }])],
])("an order with %s is nobody's payment", (_, given) => {
  expect(classifyOrder(given, expected)).toMatchObject({ kind: "mismatch" });
});

test("the arrows between the states are these and no others", () => {
  const arrows = paymentStates.flatMap((from) =>
    paymentStates.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(arrows).toMatchInlineSnapshot(`
    [
      "creating > awaiting_payer",
      "creating > cancelled",
      "creating > expired",
      "awaiting_payer > capturing",
      "awaiting_payer > cancelled",
      "awaiting_payer > expired",
      "awaiting_payer > needs_attention",
      "capturing > awaiting_payer",
      "capturing > pending_review",
      "capturing > captured",
      "capturing > failed",
      "capturing > expired",
      "capturing > needs_attention",
      "pending_review > captured",
      "pending_review > failed",
      "pending_review > needs_attention",
      "pending_review > refunded",
      "captured > refunded",
    ]
  `);
});

test("what is settled stays settled, but for a refund", () => {
  const isOpen = (state: PaymentState) => openStates.some((it) => it === state);
  for (const from of paymentStates.filter((it) => !isOpen(it))) {
    const next = paymentStates.filter((to) => canTransition(from, to));
    expect(next).toEqual(from === "captured" ? ["refunded"] : []);
  }
});

test.each([
  ["awaiting_payer", 0, 1],
  ["awaiting_payer", 3, 8],
  ["awaiting_payer", 50, 30],
  ["pending_review", 50, 360],
] as const)("%s is looked at again after %d checks: in %d minutes", (state, checks, minutes) => {
  const now = new Date("2026-01-01T00:00:00Z");
  expect(nextCheck(state, checks, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});

test.each([
  ["https://api-m.paypal.com", "https://www.paypal.com/sdk/js"],
  ["https://api-m.sandbox.paypal.com", "https://www.sandbox.paypal.com/sdk/js"],
  ["http://localhost:4020", "http://localhost:4020/sdk/js"],
])("the script that belongs to %s is %s", (apiUrl, address) => {
  expect(sdkAddress(apiUrl)).toBe(address);
});

/** @requirement PayPal: PayPal's own button pays beside the shop where it is configured */
test("PayPal's own button gets its order from the address of the approval page", () => {
  expect(orderIdIn("https://www.paypal.com/checkoutnow?token=5O190127TN364715T")).toBe(
    "5O190127TN364715T",
  );
  for (const address of ["", "/pay", "https://www.paypal.com/checkoutnow"]) {
    expect(() => orderIdIn(address)).toThrow("PayPal's page could not be opened.");
  }
});
