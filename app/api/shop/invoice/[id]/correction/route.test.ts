import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { GET as getTimeline } from "@/app/api/shop/invoice/[id]/timeline/route";
import { database } from "@/db/client";
import { invoiceCorrections, invoices } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart } from "@/e2e/support/orders";
import { returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { addPurchase } from "@/e2e/support/purchases";
import { buyAtPaypal, refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { startFakeVies } from "@/e2e/support/vies";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteDocument, invoiceDocument } from "@/lib/orders/invoices/tax/documents";
import { GET as getPdf } from "../pdf/route";
import { GET, POST } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();
startFakeVies();

const french = {
  firstname: "Ann",
  lastname: "Ax",
  city: "Lyon",
  zipcode: "69001",
  country: "France",
};
const others = { street: "", street2: "", region: "", buyerReference: "" };
const corrected = { ...french, company: "Ax SARL", vatId: "FRXX123456789" };

let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  admin = await addAdmin();
});

const buy = async () =>
  buyAtPaypal(paypal, await addCustomer({ name: "Ax", ...french }), { count: 1 });

const path = (id: number) => `/api/shop/invoice/${id}/correction`;
const correct = (id: number, form: object, headers = admin.bearer) =>
  call(POST, path(id), { ...jsonBody(form, headers), params: { id: String(id) } });
const correctionsOf = (invoiceId: number) =>
  database()
    .select()
    .from(invoiceCorrections)
    .where(eq(invoiceCorrections.invoiceId, invoiceId))
    .orderBy(asc(invoiceCorrections.version));
const rowOf = async (id: number) =>
  (await database().select().from(invoices).where(eq(invoices.id, id)))[0];

/** @requirement Invoices: A corrected invoice replaces one with a reference to it, and never edits it */
test("an invoice is replaced by one with a number of its own, which the customer gets", async () => {
  const { invoiceId, customer, totalCents } = await buy();
  const before = await rowOf(invoiceId);
  const { status, body } = await statusAndBody(
    await correct(invoiceId, { ...corrected, note: "Sent us the VAT id" }),
  );
  expect(status).toBe(201);
  const [made] = await correctionsOf(invoiceId);
  expect(body).toMatchObject({
    id: invoiceId,
    number: before?.number,
    totalAmount: totalCents / 100,
    tax: 0,
    vatId: "FRXX123456789",
    vatCheck: "valid",
    taxes: [{ category: "AE", rate: 0 }],
    corrections: [{ version: 1, number: made?.number }],
  });
  // A confirmed VAT id needs no other evidence of the country.
  expect(await rowOf(invoiceId)).toEqual({ ...before, evidence: null });
  const original = invoiceDocument(await getInvoiceFacts(invoiceId));
  expect(original).toMatchObject({ kind: "invoice", taxes: [{ category: "S", rate: 20 }] });
  expect(invoiceDocument(await getInvoiceFacts(invoiceId, 1))).toMatchObject({
    kind: "correctedInvoice",
    number: String(made?.number),
    totalCents,
    buyer: { company: "Ax SARL", vatId: "FRXX123456789" },
    suppliedAt: before?.paidAt,
    reference: { number: String(before?.number), issuedAt: before?.paidAt },
  });
  const message = (await mailbox.messages()).find(({ subject }) => subject.includes("corrected"));
  expect(message).toMatchObject({
    to: [customer.email],
    attachments: [{ filename: `corrected-invoice-${made?.number}.pdf` }],
  });
  const timeline = await call(getTimeline, `/api/shop/invoice/${invoiceId}/timeline`, {
    headers: admin.bearer,
    params: { id: String(invoiceId) },
  });
  expect(await timeline.json()).toMatchObject({
    mails: expect.arrayContaining([
      expect.objectContaining({ key: `invoice-corrected:${invoiceId}:1` }),
    ]),
  });
});

test("the customer downloads both, and nobody else does", async () => {
  const { invoiceId, customer } = await buy();
  await correct(invoiceId, corrected);
  const [made] = await correctionsOf(invoiceId);
  const download = (version: string, headers: Record<string, string>) =>
    call(getPdf, `/api/shop/invoice/${invoiceId}/pdf?version=${version}`, {
      headers,
      params: { id: String(invoiceId) },
    });
  const names = [];
  for (const version of ["0", "1"]) {
    const file = await download(version, customer.bearer);
    expect(file.status).toBe(200);
    names.push(file.headers.get("content-disposition"));
  }
  expect(names).toEqual([
    `attachment; filename="invoice-${(await rowOf(invoiceId))?.number}.pdf"`,
    `attachment; filename="corrected-invoice-${made?.number}.pdf"`,
  ]);
  expect((await download("2", customer.bearer)).status).toBe(404);
  expect((await download("-1", customer.bearer)).status).toBe(422);
  expect((await download("1", (await addCustomer()).bearer)).status).toBe(403);
});

test("a second correction replaces the first, and credit notes refer to the last", async () => {
  const { invoiceId, totalCents } = await buy();
  await correct(invoiceId, { ...corrected, company: "Ay" });
  await correct(invoiceId, corrected);
  const [first, second] = await correctionsOf(invoiceId);
  expect(invoiceDocument(await getInvoiceFacts(invoiceId, 2))).toMatchObject({
    reference: { number: String(first?.number), issuedAt: first?.createdAt },
  });
  await sendRefundForm(admin, invoiceId, { amountCents: totalCents });
  const [refund] = await refundsOf(invoiceId);
  expect(creditNoteDocument(await getCreditNoteFacts(refund?.id ?? 0))).toMatchObject({
    taxes: [{ category: "AE", rate: 0, taxCents: 0 }],
    buyer: { company: "Ax SARL" },
    reference: { number: String(second?.number) },
  });
});

test("the back office begins with whom the valid invoice is for", async () => {
  const { invoiceId } = await buy();
  const read = async () =>
    statusAndBody(
      await call(GET, path(invoiceId), {
        headers: admin.bearer,
        params: { id: String(invoiceId) },
      }),
    );
  const before = { ...french, company: "Ax", vatId: "" };
  expect(await read()).toEqual({ status: 200, body: { ...before, ...others } });
  await correct(invoiceId, corrected);
  expect(await read()).toEqual({ status: 200, body: { ...corrected, ...others } });
});

test("what would change nothing is refused, so that a repeated request makes one", async () => {
  const { invoiceId } = await buy();
  const answers = await Promise.all([1, 2, 3].map(() => correct(invoiceId, corrected)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await correctionsOf(invoiceId)).toHaveLength(1);
});

test("an order that is not paid, or was refunded, has no invoice to correct", async () => {
  const customer = await addCustomer(french);
  const { invoiceId } = await beginPayment(customer, await fillCart(customer, 1));
  expect((await correct(invoiceId, corrected)).status).toBe(409);
  const bought = await buy();
  await sendRefundForm(admin, bought.invoiceId, { amountCents: bought.totalCents });
  expect((await correct(bought.invoiceId, corrected)).status).toBe(409);
  expect((await correct(2_147_483_647, corrected)).status).toBe(404);
});

/** @requirement Invoices: A corrected invoice replaces one with a reference to it, and never edits it */
test("an invoice is corrected until something of it is refunded, and after a refused refund", async () => {
  const { invoiceId, orderId, presets } = await buyAtPaypal(paypal, await addCustomer(french));
  const [preset] = presets;
  const wish = { presetIds: [preset?.id ?? 0], amountCents: preset?.priceCents ?? 0 };
  await paypal.refuseRefunds(orderId, "REFUND_NOT_ALLOWED");
  await sendRefundForm(admin, invoiceId, wish);
  expect((await correct(invoiceId, { ...corrected, company: "Ay" })).status).toBe(201);
  await paypal.refuseRefunds(orderId, null);
  await paypal.slowRefunds(orderId);
  await sendRefundForm(admin, invoiceId, wish);
  const refusal = {
    status: 409,
    body: {
      error:
        "Part of this order is refunded, and the credit note refers to this invoice, so it cannot be corrected.",
    },
  };
  expect(await statusAndBody(await correct(invoiceId, corrected)), "on its way").toEqual(refusal);
  await paypal.completeRefund(orderId);
  await makeJobsDue();
  await runJobs();
  expect(await refundsOf(invoiceId)).toMatchObject([
    { status: "refused" },
    { status: "completed" },
  ]);
  expect((await rowOf(invoiceId))?.status).toBe("paid");
  expect(await statusAndBody(await correct(invoiceId, corrected)), "in part").toEqual(refusal);
});

test("an invoice from before taxes were broken down can be corrected, too", async () => {
  const { invoiceId } = await addPurchase(await addCustomer());
  expect((await correct(invoiceId, corrected)).status).toBe(201);
  expect(invoiceDocument(await getInvoiceFacts(invoiceId))).toBeNull();
  const number = String((await rowOf(invoiceId))?.number);
  expect(invoiceDocument(await getInvoiceFacts(invoiceId, 1))?.reference?.number).toBe(number);
});

test.each([
  ["company", ""],
  ["city", " "],
  ["country", ""],
  ["country", "Atlantis"],
  ["street", "A\u202eB"],
  ["vatId", "FR1"],
  ["note", "x".repeat(501)],
  ["company", "A\0B"],
])("%s %j is refused by name", async (field, value) => {
  const { invoiceId } = await addPurchase(await addCustomer());
  expect(
    await statusAndBody(await correct(invoiceId, { ...corrected, [field]: value })),
  ).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
});

/** @requirement Purchases: An invoice is a PDF with a number, given without gaps once it is paid */
test("payments and corrections at once take their numbers without a gap and without a double", async () => {
  const bought = await Promise.all(Array.from({ length: 4 }, buy));
  const begun = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const customer = await addCustomer(french);
      const order = await beginPayment(customer, await fillCart(customer, 1));
      await paypal.approve(order.orderId);
      return order;
    }),
  );
  await Promise.all([
    ...begun.map(({ orderId }) => returnFromPaypal(orderId)),
    ...bought.flatMap(({ invoiceId }) => [
      correct(invoiceId, { ...corrected, company: "First" }),
      correct(invoiceId, { ...corrected, company: "Second" }),
    ]),
    // Takes the lock on the numbers, and gives none back when it fails.
    correct(begun[0]?.invoiceId ?? 0, { ...corrected, vatId: "FR1" }),
  ]);
  const rows = await database().execute<{ number: number }>(
    sql`select number from invoices where number is not null
      union all select number from invoice_corrections order by number`,
  );
  const numbers = [...rows].map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, n) => n + 1));
  const ids = bought.map(({ invoiceId }) => invoiceId);
  const versions = (await Promise.all(ids.map(correctionsOf))).map((made) =>
    made.map(({ version }) => version),
  );
  expect(versions).toEqual(ids.map(() => [1, 2]));
});
