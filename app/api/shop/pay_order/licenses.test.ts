import { and, asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { presets as presetTable } from "@/db/schema/catalogue";
import { presetSalesDays } from "@/db/schema/figures";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPreset } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { listCartLines } from "@/lib/orders/cart/queries";
import { cancelTransfer } from "@/lib/orders/checkout/commands/cancel-transfer";
import { markTransferArrived } from "@/lib/orders/checkout/commands/transfers";
import { GET as getBought } from "../bought/route";
import { POST as postQuote } from "../quote/route";

startMailbox();
const staff = { email: "staff@shop.test" };
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
type Order = Parameters<typeof orderOf>;

const refused = (error: string) => ({ status: 409, body: { isSuccess: false, error } });

const claimsOf = async ({ id }: Customer) =>
  (
    await database()
      .select({ license: purchaseClaims.licenseNumber })
      .from(purchaseClaims)
      .where(eq(purchaseClaims.userId, id))
      .orderBy(asc(purchaseClaims.licenseNumber))
  ).map(({ license }) => license);

const itemsOf = (invoiceId: number) =>
  database()
    .select({
      name: invoiceItems.name,
      license: invoiceItems.licenseNumber,
      cents: invoiceItems.priceCents,
    })
    .from(invoiceItems)
    .where(eq(invoiceItems.invoiceId, invoiceId))
    .orderBy(asc(invoiceItems.id));

const send = async (...[customer, presets, options]: Order & [Customer, ...unknown[]]) =>
  statusAndBody(await sendOrder(customer, orderOf(customer, presets, options)));

async function buy(customer: Customer, presets: Order[1], options?: Order[2]) {
  const begun = await beginPayment(customer, presets, options);
  await paypal.approve(begun.orderId);
  expect(await returnFromPaypal(begun.orderId)).toContain("/pay/outcome/paid");
  return begun;
}

const bought = async (customer: Customer, query = "") =>
  (await call(getBought, `/api/shop/bought${query}`, { headers: customer.bearer })).json();

const purchasedCountOf = async ({ id }: { id: number }) => {
  const [row] = await database().select().from(presetTable).where(eq(presetTable.id, id));
  return row?.purchasedCount;
};

/** @requirement Licenses: An agency buys ten licenses of one preset in one order */
test("ten licenses of a preset are ten lines of one invoice, and one purchase of the preset", async () => {
  const agency = await addCustomer();
  const preset = await addPreset({ priceCents: 4_900 });
  const { invoiceId } = await buy(agency, [{ ...preset, licenses: 10 }], { deployment: true });
  const [invoice] = await invoicesOf(agency);
  expect(invoice).toMatchObject({
    status: "paid",
    subtotalCents: 49_000,
    deploymentCents: 5_000 + 10 * 1_500,
    totalCents: 69_000,
  });
  const numbers = Array.from({ length: 10 }, (_, n) => n + 1);
  expect(await itemsOf(invoiceId)).toEqual(
    numbers.map((license) => ({
      name: license === 1 ? preset.name : `${preset.name}, license ${license}`,
      license,
      cents: 4_900,
    })),
  );
  expect(await claimsOf(agency)).toEqual(numbers);
  expect(await bought(agency)).toEqual([preset.id]);
  expect(await bought(agency, "?perLicense=true")).toEqual(Array(10).fill(preset.id));
  expect(await purchasedCountOf(preset)).toBe(1);
  const sold = await database()
    .select({ sold: presetSalesDays.sold, cents: presetSalesDays.soldCents })
    .from(presetSalesDays)
    .where(eq(presetSalesDays.presetId, preset.id));
  expect(sold).toEqual([{ sold: 10, cents: 49_000 }]);
});

/** @requirement Licenses: A bought preset is sold again only as a license for another site */
test("a further license is sold only to who knows how many licenses they have", async () => {
  const ann = await addCustomer();
  const preset = await addPreset();
  const { invoiceId: first } = await buy(ann, [preset]);
  const alreadyBought = refused(
    `You have already bought ${preset.name}, in your order ${first}. You find it in your purchases; please remove it from your cart.`,
  );
  expect(await send(ann, [preset])).toEqual(alreadyBought);
  expect(await send(ann, [{ ...preset, licenses: 2 }])).toEqual(alreadyBought);
  const changed = refused(
    `The number of your licenses of ${preset.name} has changed. Please review your cart.`,
  );
  expect(await send(ann, [{ ...preset, owned: 2 }])).toEqual(changed);
  expect(await send(await addCustomer(), [{ ...preset, owned: 1 }])).toEqual(changed);

  const second = await buy(ann, [{ ...preset, owned: 1 }]);
  expect(await itemsOf(second.invoiceId)).toEqual([
    { name: `${preset.name}, license 2`, license: 2, cents: preset.priceCents },
  ]);
  expect(await send(ann, [{ ...preset, owned: 1 }]), "the same order again").toEqual(changed);
  expect(await claimsOf(ann)).toEqual([1, 2]);
  expect(await purchasedCountOf(preset), "one customer").toBe(1);
});

test("an order of licenses is repeated as it is, and replaced by another number of them", async () => {
  const ann = await addCustomer();
  const preset = await addPreset();
  const three = await beginPayment(ann, [{ ...preset, licenses: 3 }]);
  expect((await beginPayment(ann, [{ ...preset, licenses: 3 }])).invoiceId).toBe(three.invoiceId);
  const two = await beginPayment(ann, [{ ...preset, licenses: 2 }]);
  expect(two.invoiceId).not.toBe(three.invoiceId);
  expect((await invoicesOf(ann)).map(({ status }) => status)).toEqual(["cancelled", "pending"]);
  expect(await claimsOf(ann)).toEqual([1, 2]);
});

test.each([
  ["no license", [{ licenses: 0 }]],
  ["half a license", [{ licenses: 1.5 }]],
  ["eleven licenses of a preset", [{ licenses: 11 }]],
  ["more than a hundred licenses", Array.from({ length: 11 }, () => ({ licenses: 10 }))],
  ["fewer than no license before", [{ owned: -1 }]],
])("an order of %s is refused", async (_, wishes) => {
  const ann = await addCustomer();
  const presets = await Promise.all(
    wishes.map(async (wish) => ({ ...(await addPreset()), ...wish })),
  );
  expect(await send(ann, presets)).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching(/^(Please|This|Invalid|Too)/) },
  });
  expect(await invoicesOf(ann)).toEqual([]);
});

test("a quote says what an order of licenses will cost, with a coupon to the cent", async () => {
  const ann = await addCustomer();
  const [one, other] = [await addPreset({ priceCents: 999 }), await addPreset({ priceCents: 333 })];
  const products = [{ id: one.id, licenses: 7 }, other.id];
  const quote = await call(postQuote, "/api/shop/quote", jsonBody({ products }));
  const { items, totalAmount } = (await quote.json()) as { items: unknown[]; totalAmount: number };
  expect(items).toHaveLength(8);
  expect(totalAmount).toBe((7 * 999 + 333) / 100);
  expect(await send(ann, [{ ...one, licenses: 7 }, other])).toMatchObject({ status: 200 });
});

/** @requirement Licenses: A canceled transfer returns as many licenses to the cart as it had */
test("a canceled transfer returns its licenses to the cart", async () => {
  const ann = await addCustomer();
  const [many, one] = [await addPreset(), await addPreset()];
  const wish = [{ ...many, licenses: 4 }, one];
  expect(await send(ann, wish, { paymentMethod: "bank_transfer" })).toMatchObject({ status: 200 });
  const [invoice] = await invoicesOf(ann);
  await cancelTransfer(invoice?.id ?? 0, ann.id);
  expect(await listCartLines(ann.id)).toEqual([
    { id: many.id, licenses: 4 },
    { id: one.id, licenses: 1 },
  ]);
  expect(await claimsOf(ann)).toEqual([]);
});

test("a late transfer gets its licenses back, unless another order has one of them", async () => {
  const ann = await addCustomer();
  const preset = await addPreset();
  const transfer = { paymentMethod: "bank_transfer" } as const;
  await send(ann, [{ ...preset, licenses: 2 }], transfer);
  const [late] = await invoicesOf(ann);
  const lateId = late?.id ?? 0;
  await cancelTransfer(lateId, ann.id);
  await buy(ann, [preset]);
  await markTransferArrived(lateId, {}, staff);
  const [after] = await database().select().from(invoices).where(eq(invoices.id, lateId));
  expect(after?.status, "license 1 is in another order").toBe("cancelled");
  expect(await claimsOf(ann)).toEqual([1]);

  await send(ann, [{ ...preset, licenses: 2, owned: 1 }], transfer);
  const free = (await invoicesOf(ann)).at(-1)?.id ?? 0;
  await cancelTransfer(free, ann.id);
  await markTransferArrived(free, {}, staff);
  expect(await claimsOf(ann)).toEqual([1, 2, 3]);
  expect(await purchasedCountOf(preset)).toBe(1);
});

test("the purchases of a preset count its customers", async () => {
  const preset = await addPreset();
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  await buy(ann, [{ ...preset, licenses: 2 }]);
  await buy(bob, [preset]);
  await buy(bob, [{ ...preset, owned: 1 }]);
  expect(await purchasedCountOf(preset)).toBe(2);
  const counted = await database()
    .select({ customers: sql<number>`count(distinct ${purchaseClaims.userId})::int` })
    .from(purchaseClaims)
    .where(and(eq(purchaseClaims.presetId, preset.id)));
  expect(counted).toEqual([{ customers: 2 }]);
});
