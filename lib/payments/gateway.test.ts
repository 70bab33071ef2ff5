import { expect, test } from "vitest";
import { transaction } from "@/db/client";
import { startFakePaypal } from "@/e2e/support/paypal";
import { ShopError } from "@/lib/errors";
import { type CaptureResult, captureOrder, createOrder, getOrder, isFromPaypal } from "./gateway";

const paypal = startFakePaypal();

let made = 0;
const request = (invoice = `T-${++made}`) => ({
  intent: "CAPTURE" as const,
  purchase_units: [
    {
      amount: { currency_code: "USD", value: "20.00" },
      custom_id: invoice,
      invoice_id: invoice,
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: "https://shop.test/return",
        cancel_url: "https://shop.test/cancel",
      },
    },
  },
});
const hour = 60 * 60 * 1000;

const newOrder = () => createOrder(request(), `request-${++made}`);
const captureOf = async (id: string) =>
  (await getOrder(id))?.purchase_units?.[0]?.payments?.captures?.[0];
/** Null when PayPal only says that the money was taken. */
const orderStatus = (outcome: CaptureResult) =>
  typeof outcome === "object" && "order" in outcome ? (outcome.order?.status ?? null) : outcome;
const entriesOf = async (id: string) =>
  (await paypal.ledger()).filter(({ orderId }) => orderId === id).map(({ kind }) => kind);

/**
 * @requirement Operations: Third parties are addressed by the same variables as their fakes;
 *   product code has no branch for them
 */
test("an order is made, approved by the buyer, captured and read back", async () => {
  const { id, approvalUrl } = await newOrder();
  expect(await getOrder(id)).toMatchObject({ id, status: "PAYER_ACTION_REQUIRED" });
  expect(await captureOrder(id, "too-early")).toBe("not_approved");
  const back = new URL(await paypal.choose(approvalUrl, "approve"));
  expect(back.origin + back.pathname).toBe("https://shop.test/return");
  expect(back.searchParams.get("token")).toBe(id);
  expect(back.searchParams.get("PayerID")).toMatch(/^\w{13}$/);
  expect(orderStatus(await captureOrder(id, "capture-1"))).toBe("COMPLETED");
  expect(await captureOf(id)).toMatchObject({ status: "COMPLETED", amount: { value: "20.00" } });
});

test("money moves once, however often a capture is asked for and under whatever key", async () => {
  const { id } = await newOrder();
  await paypal.approve(id);
  const asked = ["a", "a", "b", "c", "a"].map((key) => captureOrder(id, `${id}-${key}`));
  const told = await Promise.all(asked);
  // Under the same key the answer is the same; under another PayPal only says that it was captured.
  expect(told.map(orderStatus).sort()).toEqual(["COMPLETED", "COMPLETED", "COMPLETED", null, null]);

  expect(await entriesOf(id)).toEqual(["captured"]);
});

test("a repeated request gives the same order for six hours", async () => {
  const order = request();
  const first = await createOrder(order, "same");
  expect(await createOrder(order, "same")).toEqual(first);
  await paypal.advanceClock(7 * hour);
  expect((await createOrder(order, "same")).id).not.toBe(first.id);
});

test("nobody approves after three hours: the order is gone", async () => {
  const { id } = await newOrder();
  await paypal.advanceClock(3 * hour + 1000);
  expect(await getOrder(id)).toBeNull();
});

test("a buyer who cancels is sent back without a payer", async () => {
  const { id, approvalUrl } = await newOrder();
  expect(await paypal.choose(approvalUrl, "cancel")).toBe(`https://shop.test/cancel?token=${id}`);
});

test("a declined instrument takes no money, and another one may", async () => {
  const { id, approvalUrl } = await newOrder();
  await paypal.choose(approvalUrl, "decline");
  expect(await captureOrder(id, `${id}-1`)).toBe("declined");
  expect(await entriesOf(id)).toEqual([]);
  await paypal.choose(approvalUrl, "approve");
  expect(orderStatus(await captureOrder(id, `${id}-2`))).toBe("COMPLETED");
});

test("a payment in review is pending until PayPal decides", async () => {
  const { id, approvalUrl } = await newOrder();
  await paypal.choose(approvalUrl, "pending");
  await captureOrder(id, `${id}-1`);
  expect(await captureOf(id)).toMatchObject({
    status: "PENDING",
    status_details: { reason: "PENDING_REVIEW" },
  });
  await paypal.complete(id);
  expect(await captureOf(id)).toMatchObject({ status: "COMPLETED" });
  expect(await entriesOf(id)).toEqual(["pending", "released"]);
});

test("one invoice is not paid by two orders", async () => {
  const [first, second] = [
    await createOrder(request("T-same"), "first"),
    await createOrder(request("T-same"), "second"),
  ];
  await paypal.approve(first.id);
  await paypal.approve(second.id);
  expect(orderStatus(await captureOrder(first.id, "f"))).toBe("COMPLETED");
  expect(await captureOrder(second.id, "s")).toEqual({ problem: "422 DUPLICATE_INVOICE_ID" });
});

test("what was captured and whose answer got lost is captured once", async () => {
  const { id } = await newOrder();
  await paypal.approve(id);
  await paypal.injectFaults({ on: "capture", rate: 1, as: "drop", when: "after" });
  await expect(captureOrder(id, id)).rejects.toThrow("PayPal cannot be reached");
  await paypal.injectFaults({});
  expect(orderStatus(await captureOrder(id, id))).toBe("COMPLETED");
  expect(await entriesOf(id)).toEqual(["captured"]);
});

test.each([
  [{ as: "status", status: 500 }],
  [{ as: "status", status: 429 }],
  [{ as: "drop" }],
] as const)("trouble such as %o is PayPal's, in a sentence without a secret", async (trouble) => {
  await paypal.injectFaults({ on: "create", rate: 1, ...trouble });
  const failure = await newOrder().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ShopError);
  expect(failure).toMatchObject({
    code: "provider_failed",
    message: "PayPal cannot be reached at the moment. Please try again in a minute.",
  });
  expect(String((failure as ShopError).cause)).not.toMatch(/sandbox-secret|Bearer/);
});

test("a PayPal that hangs is given up within ten seconds", async () => {
  await paypal.injectFaults({ on: "read", rate: 1, as: "hang" });
  const started = Date.now();
  await expect(getOrder("any")).rejects.toThrow("PayPal cannot be reached");
  expect(Date.now() - started).toBeLessThan(10_000);
}, 15_000);

test("nobody waits for PayPal while rows are locked", async () => {
  await expect(transaction(() => newOrder())).rejects.toThrow("A transaction must not wait");
});

test("a notice is known by its signature", async () => {
  const { id } = await newOrder();
  await paypal.approve(id);
  const notice = (await paypal.webhookEvents()).find(({ orderId }) => orderId === id);
  const headers = new Headers(notice?.headers);
  const body = notice?.body ?? "";
  expect(await isFromPaypal(headers, body)).toBe(true);
  expect(await isFromPaypal(headers, body.replace("20.00", "10.00"))).toBe(false);
  headers.set("paypal-transmission-sig", "AAAA");
  expect(await isFromPaypal(headers, body)).toBe(false);
  headers.delete("paypal-transmission-sig");
  expect(await isFromPaypal(headers, body)).toBe(false);
});
