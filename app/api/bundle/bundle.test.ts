import { desc } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { POST as quote } from "@/app/api/shop/quote/route";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { bundles } from "@/db/schema/bundles";
import { invoiceItems } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addCoupon, addPresets } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { DELETE, PUT } from "./[id]/route";
import { POST } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
afterEach(async () => {
  await database().delete(bundles);
});

const make = async (body: object) =>
  statusAndBody(await call(POST, "/api/bundle", jsonBody(body, admin.bearer)));

const at = (id: number) => ({ params: { id: String(id) } });

const change = async (id: number, body: object) =>
  statusAndBody(
    await call(PUT, `/api/bundle/${id}`, {
      ...jsonBody(body, admin.bearer),
      method: "PUT",
      ...at(id),
    }),
  );

const remove = (id: number) =>
  call(DELETE, `/api/bundle/${id}`, { method: "DELETE", headers: admin.bearer, ...at(id) });

test("a bundle is made, changed and deleted; the audit trail has all of it", async () => {
  const { status, body } = await make({ category: "premium", percent: 10 });
  expect({ status, body }).toMatchObject({ status: 201, body: { size: 3, percent: 10 } });
  const { id } = body as { id: number };
  expect(await make({ category: "premium", percent: 20 })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("has a bundle already") },
  });
  expect(await change(id, { size: 4 })).toMatchObject({ status: 200, body: { size: 4 } });
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  const events = await database().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(3);
  expect(events.map(({ event, detail }) => `${event} ${detail}`)).toEqual([
    "catalog.bundle-deleted 4 or more premium templates: 10% off",
    "catalog.bundle-changed 4 or more premium templates: 10% off",
    "catalog.bundle-made 3 or more premium templates: 10% off",
  ]);
});

test.each<[string, object, string]>([
  ["no category", { percent: 10 }, "category"],
  ["no percentage", { category: "basic" }, "percent"],
  ["everything off", { category: "basic", percent: 100 }, "percent"],
  ["one preset", { category: "basic", percent: 10, size: 1 }, "size"],
])("a bundle with %s is refused with the field", async (_, body, field) => {
  expect(await make(body)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

/** @requirement Prices: Three or more presets of a category cost less, if the shop says so */
test("three premium presets cost less; a coupon is taken off what is left; all of it is explained", async () => {
  await make({ category: "premium", percent: 10 });
  const ann = await addCustomer();
  const facts = { priceCents: 5_000, category: "premium" } as const;
  const presets = await addPresets(facts, facts, facts, { priceCents: 1_000, category: "basic" });
  const coupon = await addCoupon();
  const products = presets.map(({ id }) => id);
  const asked = { products, coupon: coupon.code };
  const { body } = await statusAndBody(await call(quote, "/api/shop/quote", jsonBody(asked)));
  const discounts = [
    { text: "3 or more premium templates: 10% off", amount: 15 },
    { text: `Coupon ${coupon.code}: 20% off your templates`, amount: 29 },
  ];
  expect(body).toMatchObject({
    listPrice: 160,
    discounts,
    subtotal: 116,
    totalAmount: 116,
  });
  const form = { ...orderOf(ann, presets, { paymentMethod: "bank_transfer" }) };
  const refused = await sendOrder(ann, form);
  expect(await statusAndBody(refused)).toMatchObject({
    status: 409,
    body: { error: "Prices have changed. Please review your cart." },
  });
  const response = await sendOrder(ann, { ...form, coupon: coupon.code, totalAmount: 116 });
  expect(response.status).toBe(200);
  const [invoice] = await invoicesOf(ann);
  expect(invoice).toMatchObject({
    subtotalCents: 11_600,
    totalCents: 11_600,
    couponCode: coupon.code,
    discounts: discounts.map(({ text, amount }) => ({ text, cents: amount * 100 })),
  });
  const items = await database().select().from(invoiceItems).orderBy(invoiceItems.id);
  expect(items.slice(-4).map(({ priceCents }) => priceCents)).toEqual([3_600, 3_600, 3_600, 800]);
  const [message] = await mailbox.messages();
  expect(message?.text).toMatch(
    /\$10\n3 or more premium templates: 10% off\s+-\$15\nCoupon .*20% off your templates\s+-\$29\nTotal\s+\$116/,
  );
});

test("two of a category cost what they cost", async () => {
  await make({ category: "premium", percent: 10 });
  const ann = await addCustomer();
  const facts = { priceCents: 5_000, category: "premium" } as const;
  const presets = await addPresets(facts, facts, { priceCents: 1_000, category: "basic" });
  const order = orderOf(ann, presets, { paymentMethod: "bank_transfer" });
  expect((await sendOrder(ann, order)).status).toBe(200);
});
