import { expect, test } from "vitest";
import { startTracing } from "@/e2e/support/collector";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";

const flushed = startTracing();
const paypal = startFakePaypal();
const mailbox = startMailbox();

/** Runs a checkout from the order to the receipt; returns its spans. */
async function checkOut() {
  const customer = await addCustomer();
  const { orderId } = await beginPayment(customer, await fillCart(customer, 1));
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  const all = (await flushed()).spans();
  const order = all.find(({ attributes }) => attributes["order.id"] === orderId);
  return { customer, orderId, all, trace: all.filter((it) => it.traceId === order?.traceId) };
}

test("a checkout is one trace: the order, PayPal, the capture, the queries and the receipt", async () => {
  const { customer, orderId, trace } = await checkOut();
  const byId = new Map(trace.map((span) => [span.spanId, span]));
  const pathOf = (span: (typeof trace)[number]): string => {
    const parent = byId.get(span.parentSpanId ?? "");
    return parent ? `${pathOf(parent)} > ${span.name}` : span.name;
  };
  const paths = trace.map(pathOf);
  const order = "POST /api/shop/pay_order";
  expect(paths).toEqual(
    expect.arrayContaining([
      order,
      `${order} > insert`,
      `${order} > PayPal`,
      `${order} > reconcile payment`,
      `${order} > reconcile payment > PayPal`,
      `${order} > reconcile payment > update`,
      expect.stringMatching(/ > send email$/),
      expect.stringMatching(/ > send email > email$/),
    ]),
  );
  const captured = trace.find(({ attributes }) =>
    String(attributes["url.path"]).endsWith(`/${orderId}/capture`),
  );
  expect(captured && pathOf(captured)).toBe(`${order} > reconcile payment > PayPal`);
  expect((await mailbox.messages()).map(({ to }) => to)).toEqual([[customer.email]]);
});

test("the return request has its own trace, which is linked to the checkout's", async () => {
  const { all, trace } = await checkOut();
  const traceId = trace[0]?.traceId;
  const returned = all.filter(
    ({ name, linkedTraceIds }) =>
      name === "GET /api/shop/order/capture_order_payment" &&
      linkedTraceIds.some((linked) => linked === traceId),
  );
  expect(returned).toHaveLength(1);
  expect(returned[0]?.traceId).not.toBe(traceId);
});

test("the job that sends the receipt is a span, which is linked to the checkout", async () => {
  const { all, trace } = await checkOut();
  const jobs = all.filter(({ name }) => name === "job send-email");
  const linked = jobs.flatMap(({ linkedTraceIds }) => linkedTraceIds);
  expect(linked).toContain(trace[0]?.traceId);
});

test("no trace contains the email address or the token of the customer", async () => {
  const { customer } = await checkOut();
  const sent = (await flushed()).bodies().join();
  expect(sent).not.toContain(customer.email);
  expect(sent).not.toContain(customer.bearer.authorization);
});
