import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { GET as download } from "@/app/api/delivery/[presetId]/route";
import { POST as review } from "@/app/api/review/route";
import { GET as showSite } from "@/app/sites/[site]/[[...path]]/route";
import { database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { refundItems } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, invoicesOf } from "@/e2e/support/orders";
import { returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { buyAtPaypal, sendRefundForm } from "@/e2e/support/refunds";
import { listOrderRefunds } from "@/lib/orders/checkout/refunds/queries/order-refunds";
import { listBoughtPresetIds } from "@/lib/orders/invoices/queries/invoices";
import { requireDeliveries } from "@/lib/sites/delivery/commands";
import { getLicense } from "@/lib/sites/delivery/queries";
import { findFormSite } from "@/lib/sites/messages/queries/form-site";

const mailbox = startMailbox();
const paypal = startFakePaypal();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

/** @requirement Refunds: License, download and review right end with the refund of an item, and of that item only */
test("license, download and review right follow the refund, item by item", async () => {
  const customer = await addCustomer();
  const { presets, invoiceId } = await buyAtPaypal(paypal, customer);
  const [returned, kept] = presets.map(({ id }) => id);
  const before = await requireDeliveries(customer.id);
  const keyOf = (presetId?: number) => before.find((it) => it.presetId === presetId)?.license ?? "";
  await sendRefundForm(admin, invoiceId, {
    presetIds: [returned ?? 0],
    amountCents: presets[0]?.priceCents ?? 0,
  });
  expect(await getLicense(keyOf(returned))).toMatchObject({ isValid: false });
  expect(await getLicense(keyOf(kept))).toMatchObject({ isValid: true });
  expect((await requireDeliveries(customer.id)).map(({ presetId }) => presetId)).toEqual([kept]);
  const statusOfDownload = async (presetId = 0) =>
    (
      await call(download, `/api/delivery/${presetId}`, {
        headers: customer.bearer,
        params: { presetId: String(presetId) },
      })
    ).status;
  expect(await statusOfDownload(returned)).toBe(404);
  const statusOfReview = async (presetId = 0) => {
    const words = { email: customer.email, presetId, ratingMessage: "Calm", rating: 4 };
    return (await call(review, "/api/review", jsonBody(words, customer.bearer))).status;
  };
  expect(await statusOfReview(returned)).toBe(403);
  expect(await statusOfReview(kept)).toBe(200);
});

const open = (name: string) =>
  call(showSite, "/", { params: { site: name, path: ["index.html"] } });

/** @requirement Refunds: A site of a refunded template goes offline after a notice of a week */
test("the site stays online for a week, of which the email gives notice, then it goes offline", async () => {
  const customer = await addCustomer();
  const { invoiceId, itemId } = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const read = async () => {
    const [row] = await database()
      .select()
      .from(deployments)
      .where(eq(deployments.invoiceItemId, itemId));
    if (!row) throw new Error("The site was not ordered.");
    return row;
  };
  const { name, formKey } = await read();
  const [invoice] = await invoicesOf(customer);
  const amountCents = invoice?.totalCents ?? 0;
  expect((await sendRefundForm(admin, invoiceId, { amountCents, reference: "B-1" })).status).toBe(
    201,
  );
  const message = (await mailbox.messages()).find(({ subject }) =>
    subject.startsWith("Your refund"),
  );
  expect(message?.text).toMatch(/will\s+stay\s+online\s+for\s+7\s+more\s+days/);
  await makeJobsDue();
  await runJobs();
  expect((await open(name)).status).toBe(200);
  expect((await findFormSite(formKey))?.isOpen).toBe(true);
  const siteEnds = async () => (await listOrderRefunds(customer.id)).get(invoiceId)?.siteEnds;
  expect(await siteEnds()).toEqual([{ itemId, at: expect.any(String) }]);

  await database()
    .update(refundItems)
    .set({ refundedAt: sql`now() - interval '7 days 1 minute'` })
    .where(eq(refundItems.invoiceItemId, itemId));
  expect((await findFormSite(formKey))?.isOpen).toBe(false);
  await makeJobsDue();
  await runJobs();
  expect((await open(name)).status).toBe(404);
  expect(await siteEnds()).toEqual([]);
  expect(await read()).toMatchObject({ status: "offline", address: null });
});

test("a refund takes nothing from another customer who bought the same preset", async () => {
  const [ann, bob] = [await addCustomer(), await addCustomer()];
  const { presets, invoiceId, totalCents } = await buyAtPaypal(paypal, ann, { count: 1 });
  await database()
    .insert(cartItems)
    .values({ userId: bob.id, presetId: presets[0]?.id ?? 0 });
  const { orderId } = await beginPayment(bob, presets);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  expect((await sendRefundForm(admin, invoiceId, { amountCents: totalCents })).status).toBe(201);
  expect(await listBoughtPresetIds(ann.id)).toEqual([]);
  expect(await listBoughtPresetIds(bob.id)).toEqual(presets.map(({ id }) => id));
});
