import type { OrderResponseBody } from "@paypal/paypal-js";
import { expect, test } from "vitest";
import { openStates, type PaymentState, paymentStates } from "@/db/words/payments";
import {
  canTransition,
  classifyOrder,
  classifyRefund,
  type ExpectedOrder,
  nextCheckSeconds,
  orderIdIn,
  sdkUrl,
} from "./rules";

const expected: ExpectedOrder = {
  orderId: "O1",
  amountCents: 12_050,
  currency: "USD",
  invoiceId: 7,
  requestId: "0b5d9c3e-8f4d-4a52-9d3e-7c1f2a6b8e90",
};
const amount = { currency_code: "USD", value: "120.50" };
const name = "PRESETRY-7-0b5d9c3e";
const unit = { amount, custom_id: name, invoice_id: name };

type Capture = { status: string; id?: string; amount?: typeof amount; [field: string]: unknown };

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
    { kind: "paid", captureId: "C1", isRefundedInPart: true },
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
])("%s is classified", (_, given, classification) => {
  expect(classifyOrder(given, expected)).toMatchObject(classification);
});

const withFee = (paypal_fee: object | undefined) => {
  const capture = { status: "COMPLETED", seller_receivable_breakdown: { paypal_fee } };
  return order(done, [capture]);
};

test.each([
  [{ currency_code: "USD", value: "4.70" }, 470],
  [{ currency_code: "USD", value: "0.00" }, 0],
  [{ currency_code: "EUR", value: "4.70" }, null],
  [{ currency_code: "USD", value: "-1.00" }, null],
  [{ currency_code: "USD", value: "much" }, null],
  [{ currency_code: "USD" }, null],
  [undefined, null],
])("of a capture with the fee %o, the shop keeps %s", (fee, feeCents) => {
  expect(classifyOrder(withFee(fee), expected)).toEqual({
    kind: "paid",
    captureId: "C1",
    feeCents,
    payerCountry: null,
    isRefundedInPart: false,
  });
});

test.each<[string | null, Partial<OrderResponseBody>]>([
  ["FR", { payment_source: { paypal: { address: { country_code: "FR" } } } }],
  ["BE", { payer: { address: { country_code: "BE" } } }],
  [null, { payment_source: { paypal: {} } }],
  [null, { payer: { address: { country_code: "" } } }],
  [null, {}],
])("the payer's country is %s in %o", (payerCountry, source) => {
  const paid = { ...order(done, [{ status: "COMPLETED" }]), ...source };
  expect(classifyOrder(paid, expected)).toMatchObject({ kind: "paid", payerCountry });
});

const refunded = (captureStatus: string, ...refunds: string[]) => ({
  ...order(done),
  purchase_units: [
    {
      ...unit,
      payments: {
        captures: [{ id: "C1", amount, status: captureStatus }],
        refunds: refunds.map((status) => ({ status })),
      },
    },
  ],
});

test.each([
  [refunded("COMPLETED"), "none"],
  [refunded("COMPLETED", "PENDING"), "pending"],
  [refunded("REFUNDED", "PENDING"), "pending"],
  [refunded("COMPLETED", "FAILED"), "failed"],
  [refunded("COMPLETED", "FAILED", "PENDING"), "pending"],
  [refunded("REFUNDED", "FAILED", "COMPLETED"), "completed"],
  [refunded("REFUNDED"), "completed"],
  [null, "none"],
])("%#: the state of a refund", (given, state) => {
  expect(classifyRefund(given as OrderResponseBody | null)).toBe(state);
});

test("an order whose refund is pending is not refunded yet", () => {
  const given = refunded("REFUNDED", "PENDING") as OrderResponseBody;
  expect(classifyOrder(given, expected)).toEqual({ kind: "refund_pending", captureId: "C1" });
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
  ["the custom id of another shop", altered({ custom_id: "PRESETRY-7-91ab33c0" })],
  ["the invoice of another shop", altered({ invoice_id: "PRESETRY-7-91ab33c0" })],
  ["no invoice", altered({ invoice_id: undefined })],
  ["completed without a capture", order(done)],
  [
    "another amount captured",
    order(done, [{ status: "COMPLETED", amount: { ...amount, value: "1.00" } }]),
  ],
  ["an unknown capture status", order(done, [{ status: "SHREDDED" }])],
])("an order with %s is a mismatch", (_, given) => {
  expect(classifyOrder(given, expected)).toMatchObject({ kind: "mismatch" });
});

test("the allowed transitions are these and no others", () => {
  const transitions = paymentStates.flatMap((from) =>
    paymentStates.filter((to) => canTransition(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(transitions).toMatchInlineSnapshot(`
    [
      "creating > awaiting_payer",
      "creating > cancelled",
      "creating > expired",
      "awaiting_payer > capturing",
      "awaiting_payer > cancelled",
      "awaiting_payer > expired",
      "awaiting_payer > needs_attention",
      "capturing > awaiting_payer",
      "capturing > captured",
      "capturing > pending_review",
      "capturing > failed",
      "capturing > expired",
      "capturing > needs_attention",
      "captured > refunded",
      "pending_review > captured",
      "pending_review > failed",
      "pending_review > needs_attention",
      "pending_review > refunded",
      "needs_attention > awaiting_payer",
      "needs_attention > capturing",
      "needs_attention > captured",
      "needs_attention > pending_review",
      "needs_attention > failed",
      "needs_attention > cancelled",
      "needs_attention > expired",
      "needs_attention > refund_pending",
      "needs_attention > refunded",
      "refund_pending > needs_attention",
      "refund_pending > refunded",
    ]
  `);
});

test("a final state stays final, but for a refund and what a person decides", () => {
  const isOpen = (state: PaymentState) => openStates.some((it) => it === state);
  const final = paymentStates.filter((it) => !isOpen(it) && it !== "needs_attention");
  for (const from of final) {
    const next = paymentStates.filter((to) => canTransition(from, to));
    expect(next).toEqual(from === "captured" ? ["refunded"] : []);
  }
});

test.each([
  ["awaiting_payer", 0, 1],
  ["awaiting_payer", 3, 8],
  ["awaiting_payer", 50, 30],
  ["pending_review", 50, 360],
  ["refund_pending", 50, 360],
] as const)("%s after %d checks is checked again in %d minutes", (state, checks, minutes) => {
  expect(nextCheckSeconds(state, checks)).toBe(minutes * 60);
});

test.each([
  ["https://api-m.paypal.com", "https://www.paypal.com/sdk/js"],
  ["https://api-m.sandbox.paypal.com", "https://www.sandbox.paypal.com/sdk/js"],
  ["http://localhost:4020", "http://localhost:4020/sdk/js"],
])("the SDK of the API %s is %s", (apiUrl, address) => {
  expect(sdkUrl(apiUrl)).toBe(address);
});

/** @requirement PayPal: PayPal's own button pays beside the shop where it is configured */
test("the order id for PayPal's button is parsed from the approval URL", () => {
  expect(orderIdIn("https://www.paypal.com/checkoutnow?token=5O190127TN364715T")).toBe(
    "5O190127TN364715T",
  );
  for (const address of ["", "/pay", "https://www.paypal.com/checkoutnow"]) {
    expect(() => orderIdIn(address)).toThrow("PayPal's page could not be opened.");
  }
});

test("an order from before the ids had a part of the payment's key is still the shop's own", () => {
  const old = altered({ custom_id: "PRESETRY-7", invoice_id: "PRESETRY-7" });
  expect(classifyOrder(old, expected)).toEqual({ kind: "waiting" });
});

test("an accepted order may name another invoice, but never another amount", () => {
  const approved = (change: object) =>
    order({ status: "APPROVED", purchase_units: [{ ...unit, ...change }] });
  const renamed = approved({ custom_id: "SOMETHING-ELSE" });
  expect(classifyOrder(renamed, expected)).toMatchObject({ kind: "mismatch" });
  expect(classifyOrder(renamed, expected, true)).toEqual({ kind: "approved" });
  const cheaper = approved({ amount: { currency_code: "USD", value: "0.01" } });
  expect(classifyOrder(cheaper, expected, true)).toEqual({
    kind: "mismatch",
    reason: "another amount or currency",
  });
});
