import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { presets as presetTable } from "@/db/schema/catalogue";
import { invoiceItems, purchaseClaims } from "@/db/schema/invoices";
import { statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, invoicesOf } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { sendRefundForm } from "@/e2e/support/refunds";
import { listOrderRefunds } from "@/lib/orders/checkout/refunds/queries/order-refunds";

startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;

async function buy(customer: Customer, ...presets: Parameters<typeof beginPayment>[1]) {
  const { orderId, invoiceId } = await beginPayment(customer, presets);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  const items = await database()
    .select({ id: invoiceItems.id })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(asc(invoiceItems.licenseNumber));
  return { invoiceId, itemIds: items.map(({ id }) => id) };
}

const refund = async (invoiceId: number, wish: Parameters<typeof sendRefundForm>[2]) =>
  statusAndBody(await sendRefundForm(admin, invoiceId, wish));

const licensesOf = async ({ id }: Customer) =>
  (
    await database()
      .select({ number: purchaseClaims.licenseNumber })
      .from(purchaseClaims)
      .where(eq(purchaseClaims.userId, id))
      .orderBy(asc(purchaseClaims.licenseNumber))
  ).map(({ number }) => number);

const purchasedCountOf = async ({ id }: { id: number }) => {
  const [row] = await database().select().from(presetTable).where(eq(presetTable.id, id));
  return row?.purchasedCount;
};

/** @requirement Licenses: One license of several is refunded, and the others stay */
test("one license of three is refunded; its number is given again, and the rest goes by preset", async () => {
  const ann = await addCustomer();
  const preset = await addPreset({ priceCents: 2_000 });
  const { invoiceId, itemIds } = await buy(ann, { ...preset, licenses: 3 });
  const second = itemIds[1] ?? 0;
  expect(await refund(invoiceId, { itemIds: [second], amountCents: 2_000 })).toMatchObject({
    status: 201,
    body: { presetIds: [preset.id], itemIds: [second], amount: 20, status: "completed" },
  });
  expect(await licensesOf(ann)).toEqual([1, 3]);
  expect(await purchasedCountOf(preset), "still a customer").toBe(1);
  expect((await listOrderRefunds(ann.id)).get(invoiceId)).toMatchObject({
    itemIds: [second],
    pendingItemIds: [],
  });
  expect(await refund(invoiceId, { itemIds: [second], amountCents: 2_000 })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("license 2: refunded already") },
  });
  expect(await refund(invoiceId, { itemIds: [0x7ffffff0], amountCents: 2_000 })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("has no such template") },
  });

  await buy(ann, { ...preset, owned: 2 });
  expect(await licensesOf(ann)).toEqual([1, 2, 3]);

  expect(await refund(invoiceId, { presetIds: [preset.id], amountCents: 4_000 })).toMatchObject({
    status: 201,
    body: { itemIds: [itemIds[0], itemIds[2]] },
  });
  expect((await invoicesOf(ann))[0]?.status).toBe("refunded");
  expect(await licensesOf(ann), "that of the other order").toEqual([2]);
  expect(await purchasedCountOf(preset)).toBe(1);
});

test("the last refunded license of a customer is no purchase any more", async () => {
  const ann = await addCustomer();
  const preset = await addPreset({ priceCents: 2_000 });
  const first = await buy(ann, preset);
  const further = await buy(ann, { ...preset, licenses: 2, owned: 1 });
  await refund(further.invoiceId, { amountCents: 4_000 });
  expect(await purchasedCountOf(preset)).toBe(1);
  await refund(first.invoiceId, { amountCents: 2_000 });
  expect(await purchasedCountOf(preset)).toBe(0);
  expect(await licensesOf(ann)).toEqual([]);
});
