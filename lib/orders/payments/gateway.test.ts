import { expect, test } from "vitest";
import { transaction } from "@/db/client";
import { startFakePaypal } from "@/e2e/support/paypal";
import { ShopError } from "@/lib/errors";
import { type CaptureResult, captureOrder, createOrder, getOrder, isFromPaypal } from "./gateway";
import { readWebhookSignature } from "./webhook-signature";

const paypal = startFakePaypal();

let count = 0;
const request = (invoice = `T-${++count}`) => ({
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

const newOrder = () => createOrder(request(), `request-${++count}`);
const captureOf = async (id: string) =>
  (await getOrder(id))?.purchase_units?.[0]?.payments?.captures?.[0];
/** Null if PayPal only reports that the order was captured already. */
const orderStatus = (result: CaptureResult) =>
  typeof result === "object" && "order" in result ? (result.order?.status ?? null) : result;
const entriesOf = async (id: string) =>
  (await paypal.ledger()).filter(({ orderId }) => orderId === id).map(({ kind }) => kind);

/**
 * @requirement Operations: Third parties are addressed by the same variables as their fakes;
 *   product code has no branch for them
 */
test("an order is created, approved by the buyer, captured and read back", async () => {
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

test("repeated captures, with the same or other request ids, move money once", async () => {
  const { id } = await newOrder();
  await paypal.approve(id);
  const results = await Promise.all(
    ["a", "a", "b", "c", "a"].map((key) => captureOrder(id, `${id}-${key}`)),
  );
  // The same request id gets the same response; for another, PayPal only reports that it was captured.
  const statuses = results.map(orderStatus).sort();
  expect(statuses).toEqual(["COMPLETED", "COMPLETED", "COMPLETED", null, null]);

  expect(await entriesOf(id)).toEqual(["captured"]);
});

test("a repeated request id returns the same order for six hours", async () => {
  const order = request();
  const first = await createOrder(order, "same");
  expect(await createOrder(order, "same")).toEqual(first);
  await paypal.advanceClock(7 * hour);
  expect((await createOrder(order, "same")).id).not.toBe(first.id);
});

test("an order that is not approved within three hours is gone", async () => {
  const { id } = await newOrder();
  await paypal.advanceClock(3 * hour + 1000);
  expect(await getOrder(id)).toBeNull();
});

test("a buyer who cancels is sent back without a payer", async () => {
  const { id, approvalUrl } = await newOrder();
  expect(await paypal.choose(approvalUrl, "cancel")).toBe(`https://shop.test/cancel?token=${id}`);
});

test("a declined instrument takes no money, and another one can be used", async () => {
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

test("a capture whose response was lost captures once", async () => {
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
] as const)("a fault such as %o is reported as PayPal's, without secrets", async (fault) => {
  await paypal.injectFaults({ on: "create", rate: 1, ...fault });
  const failure = await newOrder().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ShopError);
  expect(failure).toMatchObject({
    code: "provider_failed",
    message: "PayPal cannot be reached at the moment. Please try again in a minute.",
  });
  expect(String((failure as ShopError).cause)).not.toMatch(/sandbox-secret|Bearer/);
});

test("a request to PayPal times out", async () => {
  await paypal.injectFaults({ on: "read", rate: 1, as: "hang" });
  await expect(getOrder("any")).rejects.toThrow("PayPal cannot be reached");
}, 15_000);

test("PayPal cannot be called inside a transaction", async () => {
  await expect(transaction(() => newOrder())).rejects.toThrow("A transaction must not wait");
});

test("a webhook event is verified by its signature", async () => {
  const { id } = await newOrder();
  await paypal.approve(id);
  const event = (await paypal.webhookEvents()).find(({ orderId }) => orderId === id);
  const signature = readWebhookSignature(new Headers(event?.headers), paypal.url(), new Date());
  if (!signature) throw new Error("The fake's signature is not like PayPal's.");
  const body = event?.body ?? "";
  expect(await isFromPaypal(signature, body)).toBe(true);
  expect(await isFromPaypal(signature, body.replace("20.00", "10.00"))).toBe(false);
  expect(await isFromPaypal({ ...signature, transmission_sig: "AAAA" }, body)).toBe(false);
});
