import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { invoices } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import {
  beginPayment,
  cartOf,
  fillCart,
  invoicesOf,
  orderOf,
  sendOrder,
} from "@/e2e/support/orders";
import { runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { listClosedTransfers } from "@/lib/orders/checkout/queries";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { PUT as markPaid } from "../route";
import { POST } from "./route";

const mailbox = startMailbox();
startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const cancel = async (id: number, { bearer }: Customer) =>
  statusAndBody(
    await call(POST, `/api/shop/invoice/${id}/cancellation`, {
      method: "POST",
      headers: bearer,
      params: { id: String(id) },
    }),
  );

const arrive = (id: number) =>
  call(markPaid, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id: String(id) },
  });

async function ordered() {
  const customer = await addCustomer();
  const presets = await fillCart(customer);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const id = (await invoicesOf(customer))[0]?.id ?? 0;
  return { customer, presets, id };
}

const statusOf = async (customer: Customer) => (await invoicesOf(customer))[0]?.status;

const lettersTo = async ({ email }: Customer) =>
  (await mailbox.messages()).filter(({ to }) => to.includes(email));

/** @requirement Bank transfer: Its buyer can cancel it until it has arrived; an email takes back how to pay */
test("a transfer is cancelled by its buyer: presets, cart, email and audit trail, once", async () => {
  const { customer, presets, id } = await ordered();
  expect(await cartOf(customer)).toEqual([]);
  for (const _ of [1, 2]) expect(await cancel(id, customer)).toEqual({ status: 200, body: { id } });
  expect(await statusOf(customer)).toBe("cancelled");
  expect(await cartOf(customer)).toEqual(presets.map((it) => it.id));
  const letters = await lettersTo(customer);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    `How to pay for your order ${id}`,
    `Your order ${id} is cancelled`,
  ]);
  const takenBack = letters.find(({ subject }) => subject.endsWith("is cancelled"));
  expect(takenBack?.text).toContain(`with the reference ${paymentReference(id)} any more`);
  const events = await database()
    .select({ event: auditEvents.event, actorId: auditEvents.actorId })
    .from(auditEvents)
    .where(eq(auditEvents.target, `order ${id}`))
    .orderBy(auditEvents.id);
  expect(events.map(({ event }) => event)).toEqual(["order.placed", "order.cancelled"]);
  expect(events.at(-1)?.actorId).toBe(customer.id);
  // The reminder and the expiry find nothing to do.
  await database()
    .update(invoices)
    .set({ createdAt: new Date(Date.now() - 30 * 24 * 3.6e6) })
    .where(eq(invoices.id, id));
  await makeJobsDue();
  await runJobs();
  expect(await lettersTo(customer)).toHaveLength(2);
  expect(await listClosedTransfers(customer.id)).toMatchObject([
    { id, reference: paymentReference(id), status: "cancelled", replacedBy: null, payment: null },
  ]);
});

test("only its buyer can cancel it, only while it has not arrived, and only a transfer", async () => {
  const { customer, presets, id } = await ordered();
  expect(await cancel(id, await addCustomer())).toMatchObject({ status: 403 });
  expect(await cancel(id, admin)).toMatchObject({ status: 403 });
  expect(await cancel(987_654, customer)).toMatchObject({ status: 403 });
  expect(await statusOf(customer)).toBe("pending");
  await arrive(id);
  expect(await cancel(id, customer)).toEqual({
    status: 409,
    body: {
      error: `Your transfer for the order ${id} has arrived: it is paid. You can ask for a refund in your purchases.`,
    },
  });
  expect(await statusOf(customer)).toBe("paid");
  const other = await addCustomer();
  const { invoiceId } = await beginPayment(other, presets);
  expect(await cancel(invoiceId, other)).toEqual({
    status: 409,
    body: { error: "An order by PayPal is cancelled on PayPal's page." },
  });
});

test("a cancellation and the money at the same moment end in one of the two", async () => {
  const { customer, id } = await ordered();
  const [cancelled] = await Promise.all([cancel(id, customer), arrive(id)]);
  // Late money for a cancelled order is kept, too, because its presets are free.
  expect([200, 409]).toContain(cancelled.status);
  expect(await statusOf(customer)).toBe("paid");
});

/** @requirement Bank transfer: Late money for an order that its buyer cancelled ends as for a replaced one */
test("late money for a cancelled transfer is kept while its presets are free, and else flagged", async () => {
  const first = await ordered();
  await cancel(first.id, first.customer);
  await arrive(first.id);
  expect(await statusOf(first.customer)).toBe("paid");
  expect(await cartOf(first.customer)).toEqual([]);

  const { customer, presets, id } = await ordered();
  await cancel(id, customer);
  const { invoiceId } = await beginPayment(customer, presets);
  await arrive(id);
  expect((await invoicesOf(customer)).map(({ status }) => status)).toEqual([
    "cancelled",
    "pending",
  ]);
  expect(await listClosedTransfers(customer.id)).toMatchObject([
    { id, status: "cancelled", payment: "needs_attention" },
  ]);
  expect(invoiceId).toBeGreaterThan(id);
});

/** @requirement Purchases: A transfer that is no longer due is named beside the table */
test("transfers that were replaced or expired are listed as no longer due, pending and paid ones are not", async () => {
  const { customer, presets, id } = await ordered();
  expect(await listClosedTransfers(customer.id)).toEqual([]);
  const { invoiceId } = await beginPayment(customer, presets);
  expect(await listClosedTransfers(customer.id)).toMatchObject([{ id, replacedBy: invoiceId }]);
  await arrive(id);
  expect(await listClosedTransfers(customer.id)).toMatchObject([
    { id, payment: "needs_attention" },
  ]);
  const late = await ordered();
  await database()
    .update(invoices)
    .set({ createdAt: new Date(Date.now() - 30 * 24 * 3.6e6) })
    .where(eq(invoices.id, late.id));
  await makeJobsDue();
  await runJobs();
  expect(await listClosedTransfers(late.customer.id)).toMatchObject([
    { id: late.id, status: "expired" },
  ]);
});
