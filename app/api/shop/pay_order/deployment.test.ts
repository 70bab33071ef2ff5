import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database, transaction } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { emailOutbox } from "@/db/schema/email";
import { presetSalesDays } from "@/db/schema/figures";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { refundItems } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import { statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { cartOf, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { cancelTransfer } from "@/lib/orders/checkout/commands/cancel-transfer";
import { lockInvoice } from "@/lib/orders/checkout/commands/mark-paid";
import { takeBackPayment } from "@/lib/orders/checkout/commands/take-back-payment";
import { markTransferArrived } from "@/lib/orders/checkout/commands/transfers";
import { syncDeploymentsJob } from "@/lib/orders/checkout/jobs";
import { startRefund } from "@/lib/orders/checkout/refunds/commands/start-refund";
import { orderResponse } from "@/lib/orders/checkout/schemas";
import { startConsentVersion } from "@/lib/orders/checkout/withdrawal/texts";
import { listInvoices } from "@/lib/orders/invoices/queries/invoices";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { requireDeliveries } from "@/lib/sites/delivery/commands";
import { getOwnLicense } from "@/lib/sites/queries/site";
import { listSiteCards } from "@/lib/sites/queries/site-cards";

startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Method = "paypal" | "bank_transfer";

async function addUndeployed() {
  const customer = await addCustomer();
  return { customer, ...(await addPurchase(customer)) };
}

interface License {
  customer: Customer;
  presetId: number;
  itemId: number;
}

const deploymentOrder = (
  { customer, presetId, itemId }: License,
  paymentMethod: Method,
  changes: object = {},
) => ({
  ...orderOf(customer, [], { paymentMethod }),
  products: [{ id: presetId, price: 65 }],
  totalAmount: 65,
  deploymentOf: itemId,
  ...changes,
});

const send = async (license: License, method: Method = "bank_transfer", changes: object = {}) =>
  statusAndBody(await sendOrder(license.customer, deploymentOrder(license, method, changes)));

async function order(license: License) {
  expect(await send(license)).toMatchObject({ status: 200 });
  const invoice = (await invoicesOf(license.customer)).at(-1);
  if (!invoice) throw new Error("There is no order.");
  return invoice;
}

const staff = { email: "staff@shop.test" };

const pay = (invoiceId: number) => markTransferArrived(invoiceId, {}, staff);

const emailsTo = async ({ customer: { email } }: License) =>
  (await database().select().from(emailOutbox)).flatMap(({ payload }) =>
    payload.to === email ? payload : [],
  );

const siteOf = async ({ itemId }: License) => {
  const [row] = await database()
    .select({ status: deployments.status, address: deployments.address })
    .from(deployments)
    .where(eq(deployments.invoiceItemId, itemId));
  return row;
};

const figuresOf = async ({ presetId }: License) => {
  const [preset] = await database().select().from(presets).where(eq(presets.id, presetId));
  const sold = await database()
    .select({ sold: presetSalesDays.sold, cents: presetSalesDays.soldCents })
    .from(presetSalesDays)
    .where(eq(presetSalesDays.presetId, presetId));
  return { purchases: preset?.purchasedCount, sold };
};

/** @requirement Deployment: It is sold again where a buyer without it stands */
test("the deployment of a license is bought alone, and its site goes online", async () => {
  const license = await addUndeployed();
  const before = await figuresOf(license);
  const cart = await fillCart(license.customer);
  const invoice = await order(license);
  expect(invoice).toMatchObject({ subtotalCents: 6_500, deploymentCents: 0, totalCents: 6_500 });
  expect(await cartOf(license.customer)).toEqual(cart.map(({ id }) => id));
  expect(await siteOf(license)).toBeUndefined();
  await pay(invoice.id);
  const receipt = (await emailsTo(license)).find(({ subject }) => subject.includes("receipt"));
  expect(receipt?.text).toContain("Deployment of");
  await runJobs();
  expect(await siteOf(license)).toMatchObject({ status: "live" });
  expect(await figuresOf(license)).toEqual(before);
  const { id } = license.customer;
  expect((await requireDeliveries(id)).map(({ itemId }) => itemId)).toEqual([license.itemId]);
  const [view] = await listInvoices(id);
  expect(view?.invoiceItems).toMatchObject([{ deploymentOf: license.itemId }]);
});

test("the deployment of a consumer waits for its own order, and no other order ends the wait", async () => {
  const license = await addUndeployed();
  const { id: userId } = license.customer;
  const invoice = await order(license);
  const change = (values: Partial<typeof invoices.$inferInsert>) =>
    database().update(invoices).set(values).where(eq(invoices.id, invoice.id));
  const sync = async (invoiceId: number) => {
    await enqueue(database(), syncDeploymentsJob, { invoiceId });
    await runJobs();
  };
  await change({ forBusiness: false });
  await pay(invoice.id);
  await runJobs();
  await sync(license.invoiceId);
  expect(await siteOf(license)).toBeUndefined();
  const own = await getOwnLicense(userId, license.license);
  expect(own).toMatchObject({ isDeploymentBought: true, order: { id: invoice.id } });
  expect(await listSiteCards(userId)).toMatchObject([
    { orderId: license.invoiceId, deploymentOrderId: invoice.id },
  ]);
  await change({ consentAt: new Date(), consentVersion: startConsentVersion });
  await sync(invoice.id);
  expect(await siteOf(license)).toMatchObject({ status: "live" });
});

test("with PayPal, too, and the same press twice is one order", async () => {
  const license = await addUndeployed();
  const first = await send(license, "paypal");
  expect(await send(license, "paypal")).toEqual(first);
  const { href } = orderResponse.parse(first.body);
  const orderId = new URL(href).searchParams.get("token") ?? "";
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toContain("/pay/outcome/paid");
  await runJobs();
  expect(await siteOf(license)).toMatchObject({ status: "live" });
  expect(await send(license, "paypal")).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("already") },
  });
});

test("an order of the deployment by PayPal replaces one by transfer", async () => {
  const license = await addUndeployed();
  const transfer = await order(license);
  expect(await send(license)).toMatchObject({ status: 200 });
  expect(await send(license, "paypal")).toMatchObject({ status: 200 });
  expect(await invoicesOf(license.customer)).toMatchObject([
    { status: "paid" },
    { id: transfer.id, status: "cancelled" },
    { status: "pending", method: "paypal" },
  ]);
});

test.each([
  ["another price", { totalAmount: 60 }],
  ["the price of the template as well", { totalAmount: 130, withDeployment: true }],
  ["the price of another line", { products: [{ id: 1, price: 1 }] }],
])("it is refused with %s", async (_, changes) => {
  expect(await send(await addUndeployed(), "bank_transfer", changes)).toMatchObject({
    status: 409,
  });
});

test("it is refused for the license of another customer, and for one that is deployed", async () => {
  const license = await addUndeployed();
  const stranger = await addCustomer();
  expect(await send({ ...license, customer: stranger })).toMatchObject({ status: 409 });
  const customer = await addCustomer();
  const deployed = await addPurchase(customer, { withDeployment: true });
  expect(await send({ ...deployed, customer })).toMatchObject({ status: 409 });
});

test("a cancelled order brings nothing to the cart", async () => {
  const license = await addUndeployed();
  const invoice = await order(license);
  await cancelTransfer(invoice.id, license.customer.id);
  expect(await cartOf(license.customer)).toEqual([]);
  const mail = (await emailsTo(license)).find(({ subject }) => subject.includes("cancelled"));
  expect(mail?.text).not.toContain("cart");
});

test("a further license of the template stays in the cart when the deployment is paid", async () => {
  const license = await addUndeployed();
  const { customer, presetId } = license;
  await database().insert(cartItems).values({ userId: customer.id, presetId });
  await pay((await order(license)).id);
  expect(await cartOf(customer)).toEqual([presetId]);
});

test("after its refund the license stays, the site goes, and the deployment can be bought again", async () => {
  const license = await addUndeployed();
  const invoice = await order(license);
  await pay(invoice.id);
  await runJobs();
  const before = await figuresOf(license);
  await startRefund(
    {
      invoiceId: invoice.id,
      amount: 65,
      reason: "changed_mind",
      note: "",
      reference: "back 1",
    },
    staff,
  );
  const { id } = license.customer;
  expect((await requireDeliveries(id)).map(({ itemId }) => itemId)).toEqual([license.itemId]);
  expect(await figuresOf(license)).toEqual(before);
  expect(await siteOf(license)).toMatchObject({ status: "live" });
  await database()
    .update(refundItems)
    .set({ refundedAt: sql`now() - interval '8 days'` })
    .where(
      sql`${refundItems.invoiceItemId} in (select id from ${invoiceItems} where ${eq(invoiceItems.invoiceId, invoice.id)})`,
    );
  await makeJobsDue();
  await runJobs();
  expect(await siteOf(license)).toEqual({ status: "offline", address: null });
  const [delivery] = await requireDeliveries(id);
  expect(await getOwnLicense(id, delivery?.license ?? "")).toMatchObject({ deployment: null });
  const again = await order(license);
  await pay(again.id);
  expect(await getOwnLicense(id, delivery?.license ?? "")).toMatchObject({
    deployment: { status: "offline" },
  });
});

const stateOf = async (invoiceId: number) => {
  const [payment] = await database()
    .select()
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId));
  return payment?.state;
};

/** Gives the money of the license itself back. */
async function giveBack({ customer }: License) {
  const [bought] = await invoicesOf(customer);
  if (!bought) throw new Error("Nothing was bought.");
  const amount = bought.totalCents / 100;
  const reason = "changed_mind";
  await startRefund({ invoiceId: bought.id, amount, reason, note: "", reference: "back" }, staff);
}

test("a transfer for a cancelled order still pays for the deployment, unless another order has", async () => {
  const license = await addUndeployed();
  const late = await order(license);
  await cancelTransfer(late.id, license.customer.id);
  await pay(late.id);
  await runJobs();
  expect(await siteOf(license)).toMatchObject({ status: "live" });

  const other = await addUndeployed();
  const first = await order(other);
  await cancelTransfer(first.id, other.customer.id);
  await pay((await order(other)).id);
  await pay(first.id);
  expect(await stateOf(first.id)).toBe("needs_attention");
  expect((await invoicesOf(other.customer)).map(({ status }) => status).sort()).toEqual([
    "cancelled",
    "paid",
    "paid",
  ]);
});

test("nobody pays for the deployment of a license that was given back", async () => {
  const license = await addUndeployed();
  const transfer = await order(license);
  await giveBack(license);
  await pay(transfer.id);
  expect(await stateOf(transfer.id)).toBe("needs_attention");
  const claims = await database()
    .select()
    .from(purchaseClaims)
    .where(eq(purchaseClaims.userId, license.customer.id));
  expect(claims).toEqual([]);

  const atPaypal = await addUndeployed();
  const { href } = orderResponse.parse((await send(atPaypal, "paypal")).body);
  await giveBack(atPaypal);
  const orderId = new URL(href).searchParams.get("token") ?? "";
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).not.toContain("/pay/outcome/paid");
  const invoice = (await invoicesOf(atPaypal.customer)).at(-1);
  expect(invoice?.status).toBe("pending");
  expect(await stateOf(invoice?.id ?? 0)).toBe("needs_attention");
});

test("a payment is not taken back while the deployment of its license is paid", async () => {
  const license = await addUndeployed();
  const deployment = await order(license);
  await pay(deployment.id);
  const [bought] = await invoicesOf(license.customer);
  await expect(
    transaction(async (tx) =>
      takeBackPayment(tx, await lockInvoice(tx, bought?.id ?? 0), {
        leftCents: 0,
        createdBy: staff.email,
      }),
    ),
  ).rejects.toThrow(`was bought with order ${deployment.id}`);
});
