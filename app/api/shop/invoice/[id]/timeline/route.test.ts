import { beforeAll, expect, test } from "vitest";
import { call, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { GET } from "./route";

startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const timeline = (id: number | string, headers: Record<string, string> = admin.bearer) =>
  call(GET, `/api/shop/invoice/${id}/timeline`, { headers, params: { id: String(id) } });

async function orderByTransfer(customer: Customer) {
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const [invoice] = await invoicesOf(customer);
  if (!invoice) throw new Error("Nothing was ordered.");
  return invoice.id;
}

test("a payment's timeline has its states, PayPal's ids and the receipt email", async () => {
  const ann = await addCustomer();
  const begun = await beginPayment(ann, await fillCart(ann, 1));
  await paypal.approve(begun.orderId);
  await returnFromPaypal(begun.orderId);
  const { status, body } = await statusAndBody(await timeline(begun.invoiceId));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payment: {
      state: "captured",
      orderId: begun.orderId,
      captureId: expect.stringMatching(/^\w{17}$/),
      steps: [
        { state: "creating", at: expect.stringMatching(/^\d{4}-.*Z$/) },
        { state: "awaiting_payer" },
        { state: "capturing" },
        { state: "captured" },
      ],
    },
    mails: [{ key: `receipt:${begun.invoiceId}`, to: ann.email, status: "sent" }],
  });
});

test("an abandoned payment is still awaiting the payer, and no email was sent", async () => {
  const ann = await addCustomer();
  const { invoiceId } = await beginPayment(ann, await fillCart(ann, 1));
  expect(await statusAndBody(await timeline(invoiceId))).toMatchObject({
    body: { payment: { state: "awaiting_payer", captureId: null }, mails: [] },
  });
});

test("a bank transfer has no payment at PayPal, but an email with the bank details", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const invoiceId = await orderByTransfer(ann);
  await orderByTransfer(bob);
  expect(await statusAndBody(await timeline(invoiceId))).toMatchObject({
    status: 200,
    body: { payment: null, mails: [{ key: `bank-details:${invoiceId}`, to: ann.email }] },
  });
});

test("only the admin may read it, not even the buyer", async () => {
  const ann = await addCustomer();
  const invoiceId = await orderByTransfer(ann);
  expect((await timeline(invoiceId, {})).status).toBe(401);
  expect((await timeline(invoiceId, ann.bearer)).status).toBe(403);
});

test.each(["0", "2147483647", "2147483648", "ann@example.com", "x"])(
  "%j is no order",
  async (id) => {
    expect((await timeline(id)).status).toBe(404);
  },
);
