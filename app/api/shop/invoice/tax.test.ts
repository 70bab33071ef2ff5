import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { takeLog } from "@/e2e/support/log";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal, runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { buyAtPaypal, refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { startFakeVies } from "@/e2e/support/vies";
import { backOfficeLink } from "@/lib/back-office-link";
import { env } from "@/lib/env";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { listCorrections } from "@/lib/orders/invoices/queries/corrections";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteDocument, invoiceDocument } from "@/lib/orders/invoices/tax/documents";
import { throughLogin } from "@/lib/platform/email/through-login";
import { PUT as putProfile } from "../../user/[email]/route";
import { GET as getFigures } from "../figures/route";
import { POST as postCorrection } from "./[id]/correction/route";
import { GET as getPdf } from "./[id]/pdf/route";
import { GET as getOne, PUT as putOne } from "./[id]/route";
import { GET as getTimeline } from "./[id]/timeline/route";
import { POST as postVatIdDenial } from "./[id]/vat-id-denial/route";
import { GET as getAll } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();
const vies = startFakeVies();

const address = { firstname: "Ann", lastname: "Ax", city: "Town", zipcode: "01234" };
const german = { ...address, country: "Deutschland" };
const french = { ...address, country: "France", vatId: "FRXX123456789" };

let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  admin = await addAdmin();
});

async function buy(customer: object) {
  return buyAtPaypal(paypal, await addCustomer(customer), { deployment: true });
}

const rowOf = async (id: number) => {
  const [row] = await database().select().from(invoices).where(eq(invoices.id, id));
  return row;
};

const view = async ({ invoiceId, customer }: Awaited<ReturnType<typeof buy>>) =>
  statusAndBody(
    await call(getOne, `/api/shop/invoice/${invoiceId}`, {
      headers: customer.bearer,
      params: { id: String(invoiceId) },
    }),
  );

/** @requirement Invoices: Net, rate and tax are shown for each line and in all; what is paid does not change */
test("a paid invoice keeps the tax that its prices contain, line by line", async () => {
  const bought = await buy(german);
  const { invoiceId, totalCents } = bought;
  const netCents = Math.round((totalCents * 100) / 119);
  expect(await rowOf(invoiceId)).toMatchObject({
    totalCents,
    taxes: [{ category: "S", rate: 19, netCents, taxCents: totalCents - netCents, note: null }],
    seller: { name: "Presetry GmbH", vatId: "DE000000000" },
    language: "de",
    vatCheck: null,
  });
  expect(await view(bought)).toMatchObject({
    status: 200,
    body: {
      totalAmount: totalCents / 100,
      net: netCents / 100,
      tax: (totalCents - netCents) / 100,
      taxes: [{ category: "S", rate: 19 }],
      corrections: [],
    },
  });
  const document = invoiceDocument(await getInvoiceFacts(invoiceId));
  expect(document).toMatchObject({
    kind: "invoice",
    language: "de",
    buyer: { countryCode: "DE", name: "Ann Ax" },
    netCents,
    totalCents,
    paidCents: totalCents,
    reference: null,
  });
  expect(document?.lines.map(({ name }) => name)).toEqual([
    ...bought.presets.map(({ name }) => name),
    "Veröffentlichung",
  ]);
  expect(document?.lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(netCents);
});

/** @requirement Invoices: A company with a VAT id that VIES confirms owes the tax itself */
test("a valid VAT id of another country: reverse charge, with the proof of having asked", async () => {
  const { invoiceId, totalCents } = await buy(french);
  expect(await vies.questions()).toContainEqual({
    countryCode: "FR",
    vatNumber: "XX123456789",
    requesterMemberStateCode: "DE",
    requesterNumber: "000000000",
  });
  expect(await rowOf(invoiceId)).toMatchObject({
    taxes: [
      {
        category: "AE",
        rate: 0,
        netCents: totalCents,
        taxCents: 0,
        note: expect.stringMatching(/^Reverse charge/),
      },
    ],
    vatCheck: {
      result: "valid",
      vatId: "FRXX123456789",
      consultationNumber: expect.stringMatching(/^WAPI/),
    },
    customer: { vatId: "FRXX123456789", countryCode: "FR" },
    language: "en",
  });
});

test("a VAT id that VIES does not know: the tax of the buyer's country is included", async () => {
  const { invoiceId } = await buy({ ...french, vatId: "FRXX123456000" });
  expect(await rowOf(invoiceId)).toMatchObject({
    taxes: [{ category: "S", rate: 20, note: expect.stringContaining("did not confirm") }],
    vatCheck: { result: "invalid", consultationNumber: null },
  });
});

/** @requirement Invoices: An outage of VIES never holds up a payment */
test.each([
  ["is down", { rate: 1, status: 503 }],
  ["has no answer of the member state", { rate: 1, status: 200 }],
  ["closes the connection", { rate: 1, drop: true }],
  ["does not answer", { rate: 1, hang: true }],
])(
  "VIES %s: the order is paid with the tax included, and the invoice says why",
  async (_, faults) => {
    await vies.injectFaults(faults);
    const { invoiceId } = await buy(french);
    expect(await rowOf(invoiceId)).toMatchObject({
      status: "paid",
      taxes: [{ category: "S", rate: 20, note: expect.stringContaining("could not be asked") }],
      vatCheck: { result: "unavailable" },
    });
  },
  15_000,
);

/** @requirement Invoices: VIES is asked until it answers; then the corrected invoice and the tax follow */
test("VIES is back: the buyer gets a corrected invoice and the tax by itself", async () => {
  await vies.injectFaults({ rate: 1, status: 503 });
  const { invoiceId, totalCents } = await buy(french);
  const taxCents = (await rowOf(invoiceId))?.taxes?.[0]?.taxCents ?? 0;
  expect(taxCents).toBe(totalCents - Math.round((totalCents * 100) / 120));
  await makeJobsDue();
  await runJobs();
  expect(await listCorrections([invoiceId])).toEqual([]);
  await vies.injectFaults({});
  for (let round = 0; round < 3; round++) {
    await makeJobsDue();
    await runJobs();
  }
  expect(await listCorrections([invoiceId])).toMatchObject([
    {
      taxes: [{ category: "AE", taxCents: 0, netCents: totalCents }],
      vatCheck: { result: "valid" },
    },
  ]);
  expect(await refundsOf(invoiceId)).toMatchObject([
    { status: "completed", reason: "tax_returned", amountCents: taxCents, method: "paypal" },
  ]);
  const [refund] = await refundsOf(invoiceId);
  expect(creditNoteDocument(await getCreditNoteFacts(refund?.id ?? 0))).toMatchObject({
    lines: [{ name: "VAT returned: the VAT id is confirmed", grossCents: taxCents }],
    taxes: [{ category: "AE", taxCents: 0 }],
  });
  expect((await rowOf(invoiceId))?.status).toBe("paid");
});

test("VIES is back: the tax of a bank transfer goes back by a person, who records it once", async () => {
  await vies.injectFaults({ rate: 1, status: 503 });
  const customer = await addCustomer(french);
  const order = orderOf(customer, await fillCart(customer, 1), { paymentMethod: "bank_transfer" });
  expect((await sendOrder(customer, order)).status).toBe(200);
  const [placed] = await invoicesOf(customer);
  const invoiceId = placed?.id ?? 0;
  const paid = await call(putOne, `/api/shop/invoice/${invoiceId}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id: String(invoiceId) },
  });
  expect(paid.status).toBe(200);
  const amountCents = (await rowOf(invoiceId))?.taxes?.[0]?.taxCents ?? 0;
  const tax = { method: "bank_transfer", reference: "TAX-1", reason: "tax_returned", amountCents };
  expect((await sendRefundForm(admin, invoiceId, tax)).status).toBe(409);
  await vies.injectFaults({});
  await makeJobsDue();
  await runJobs();
  expect(await listCorrections([invoiceId])).toMatchObject([{ taxes: [{ category: "AE" }] }]);
  await vies.injectFaults({ rate: 1, status: 503 });
  const corrected = await call(postCorrection, `/api/shop/invoice/${invoiceId}/correction`, {
    ...jsonBody({ ...french, company: "Ax SARL" }, admin.bearer),
    params: { id: String(invoiceId) },
  });
  expect(corrected.status).toBe(201);
  expect((await listCorrections([invoiceId])).at(-1)).toMatchObject({
    customer: { company: "Ax SARL" },
    taxes: [{ category: "AE" }],
    vatCheck: { result: "valid" },
  });
  const shown = async () => {
    const params = { id: String(invoiceId) };
    const response = await call(getTimeline, `/api/shop/invoice/${params.id}/timeline`, {
      headers: admin.bearer,
      params,
    });
    return ((await response.json()) as { taxToReturn: number }).taxToReturn * 100;
  };
  expect(await shown()).toBeCloseTo(amountCents);
  const wrong = { ...tax, amountCents: amountCents + 1 };
  expect((await sendRefundForm(admin, invoiceId, wrong)).status).toBe(409);
  expect((await sendRefundForm(admin, invoiceId, tax)).status).toBe(201);
  expect((await sendRefundForm(admin, invoiceId, tax)).status).toBe(409);
  expect(await refundsOf(invoiceId)).toMatchObject([{ reason: "tax_returned", amountCents }]);
  expect(await shown()).toBe(0);
});

/** @requirement Invoices: The invoice of a transfer follows what VIES says until the money arrives */
test.each([
  ["knows", "FRXX123456789", { category: "AE", taxCents: 0 }, "valid"],
  ["does not know", "FRXX123456000", { category: "S", rate: 20 }, "invalid"],
])(
  "VIES is back before a transfer arrives and %s the VAT id: the invoice follows it at once",
  async (_, vatId, tax, result) => {
    await vies.injectFaults({ rate: 1, status: 503 });
    const customer = await addCustomer({ ...french, vatId });
    const order = orderOf(customer, await fillCart(customer, 1), {
      paymentMethod: "bank_transfer",
    });
    expect((await sendOrder(customer, order)).status).toBe(200);
    const [placed] = await invoicesOf(customer);
    expect(placed?.vatCheck?.result).toBe("unavailable");
    await vies.injectFaults({});
    await makeJobsDue();
    await runJobs();
    const paid = await call(putOne, `/api/shop/invoice/${placed?.id}`, {
      ...jsonBody({ isPaid: true }, admin.bearer),
      method: "PUT",
      params: { id: String(placed?.id) },
    });
    expect(paid.status).toBe(200);
    await makeJobsDue();
    await runJobs();
    expect(await rowOf(placed?.id ?? 0)).toMatchObject({ taxes: [tax], vatCheck: { result } });
    expect(await listCorrections([placed?.id ?? 0])).toEqual([]);
  },
);

const toldSubject = (order: number | undefined) => `Order ${order}: your VAT id is not known`;

const mailsTold = async (order: number | undefined) =>
  (await mailbox.messages()).filter(({ subject }) => subject === toldSubject(order));

/** @requirement Invoices: Who has not transferred yet is told that VIES denied the VAT id, and what to do */
test("VIES is back before a transfer arrives and does not know the VAT id: the customer is told before paying", async () => {
  await vies.injectFaults({ rate: 1, status: 503 });
  const customer = await addCustomer({ ...french, vatId: "FRXX123456000" });
  const presets = await fillCart(customer, 1);
  const order = orderOf(customer, presets, { paymentMethod: "bank_transfer" });
  expect((await sendOrder(customer, order)).status).toBe(200);
  await vies.injectFaults({});
  await makeJobsDue();
  await runJobs();
  const [placed] = await invoicesOf(customer);
  expect(placed).toMatchObject({ status: "pending", vatIdDenial: { state: "told" } });
  const id = placed?.id ?? 0;
  const totalCents = placed?.totalCents ?? 0;
  const taxCents = totalCents - Math.round((totalCents * 100) / 120);
  const [mail, ...others] = await mailsTold(id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: [customer.email] });
  for (const said of ["FRXX123456000", totalCents, taxCents, env("seller").SELLER_EMAIL]) {
    const text = typeof said === "number" ? formatMoney({ cents: said }) : said;
    expect(mail?.text).toContain(text);
  }
  const history = await call(getTimeline, `/api/shop/invoice/${id}/timeline`, {
    headers: admin.bearer,
    params: { id: String(id) },
  });
  expect(await history.json()).toMatchObject({
    vatIdDenial: { state: "told" },
    mails: expect.arrayContaining([expect.objectContaining({ subject: toldSubject(id) })]),
  });
  const saved = await call(putProfile, `/api/user/${customer.email}`, {
    ...jsonBody({ vatId: "FRXX123456789" }, customer.bearer),
    method: "PUT",
    params: { email: customer.email },
  });
  expect(saved.status).toBe(200);
  expect((await sendOrder(customer, order)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ vatIdDenial: null, vatCheck: { result: "valid" } });
});

test("VIES denies the VAT id while the customer is at PayPal: staff look at the order once it is paid", async () => {
  await vies.injectFaults({ rate: 1, status: 503 });
  const customer = await addCustomer({ ...french, vatId: "FRXX123456000" });
  const { invoiceId, orderId } = await beginPayment(customer, await fillCart(customer, 1));
  await vies.injectFaults({});
  await makeJobsDue();
  await runJobs();
  const before = await countVatIds();
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
  expect(await rowOf(invoiceId)).toMatchObject({ status: "paid", vatIdDenial: { state: "open" } });
  expect(await countVatIds()).toBe((before ?? 0) + 1);
  expect(await mailsTold(invoiceId)).toEqual([]);
  const path = `/api/shop/invoice/${invoiceId}/vat-id-denial`;
  const looked = await call(postVatIdDenial, path, {
    method: "POST",
    headers: admin.bearer,
    params: { id: String(invoiceId) },
  });
  expect(looked.status).toBe(200);
});

test("a small enterprise includes no tax, so nobody is told of a VAT id that VIES denies", async () => {
  Object.assign(env("tax"), { SELLER_TAX: "exempt" });
  await vies.injectFaults({ rate: 1, status: 503 });
  const customer = await addCustomer({ ...french, vatId: "FRXX123456000" });
  const presets = await fillCart(customer, 1);
  const order = orderOf(customer, presets, { paymentMethod: "bank_transfer" });
  expect((await sendOrder(customer, order)).status).toBe(200);
  await vies.injectFaults({});
  await makeJobsDue();
  await runJobs();
  Object.assign(env("tax"), { SELLER_TAX: "oss" });
  const [placed] = await invoicesOf(customer);
  expect(placed).toMatchObject({ vatCheck: { result: "invalid" }, vatIdDenial: null });
  expect(await mailsTold(placed?.id)).toEqual([]);
});

/** An order that is paid with tax because VIES does not answer; then VIES says that it does not know the VAT ID. */
async function buyWithDeniedId() {
  await vies.injectFaults({ rate: 1, status: 503 });
  const bought = await buy({ ...french, vatId: "FRXX123456000" });
  await vies.injectFaults({});
  await makeJobsDue();
  await runJobs();
  return { ...bought, params: { id: String(bought.invoiceId) } };
}

const countVatIds = async () => {
  const response = await call(getFigures, "/api/shop/figures", { headers: admin.bearer });
  const { tasks } = (await response.json()) as { tasks: { task: string; count: number }[] };
  return tasks.find(({ task }) => task === "vat-ids")?.count;
};

/** @requirement Invoices: Staff learn that VIES denied a VAT id after the sale; the invoice stays as it is */
test("VIES is back and does not know the VAT id: the invoice stays as it is, and staff look at it", async () => {
  const { invoiceId, customer, params } = await buyWithDeniedId();
  expect(await listCorrections([invoiceId])).toEqual([]);
  expect(await refundsOf(invoiceId)).toEqual([]);
  expect(await countVatIds()).toBe(1);
  const listed = await call(getAll, "/api/shop/invoice?status=paid&vatIdDenial=open", {
    headers: admin.bearer,
  });
  expect(await listed.json()).toMatchObject([{ id: invoiceId }]);
  const subject = `Order ${invoiceId}: VIES does not know its VAT id`;
  const mails = await mailbox.messages();
  expect(mails.filter((it) => it.subject === subject)).toMatchObject([
    {
      to: [env("site").ADMIN_EMAIL],
      html: expect.stringContaining(throughLogin(backOfficeLink(`orders/${invoiceId}`))),
    },
  ]);
  const path = `/api/shop/invoice/${invoiceId}` as const;
  const history = await call(getTimeline, `${path}/timeline`, { headers: admin.bearer, params });
  expect(await history.json()).toMatchObject({
    vatIdDenial: { state: "open", at: expect.any(String) },
    mails: expect.arrayContaining([expect.objectContaining({ subject })]),
  });
  const look = async ({ bearer }: { bearer: Record<string, string> }, id = String(invoiceId)) =>
    statusAndBody(
      await call(postVatIdDenial, `/api/shop/invoice/${id}/vat-id-denial`, {
        method: "POST",
        headers: bearer,
        params: { id },
      }),
    );
  expect((await look(customer)).status).toBe(403);
  expect((await look({ bearer: {} })).status).toBe(401);
  expect((await look(admin, "2147483647")).status).toBe(404);
  const checked = { status: 200, body: { vatIdDenial: { state: "checked" } } };
  expect(await look(admin)).toMatchObject(checked);
  expect((await look(admin)).status).toBe(409);
  expect(await countVatIds()).toBe(0);
  const asked = (await vies.questions()).length;
  await makeJobsDue();
  await runJobs();
  expect((await vies.questions()).length).toBe(asked);
});

test("an invoice that is corrected with the right VAT id needs no look at the denied one", async () => {
  const { invoiceId, params } = await buyWithDeniedId();
  expect(await countVatIds()).toBe(1);
  const corrected = await call(postCorrection, `/api/shop/invoice/${invoiceId}/correction`, {
    ...jsonBody({ ...french, company: "Ax SARL" }, admin.bearer),
    params,
  });
  expect(corrected.status).toBe(201);
  expect(await countVatIds()).toBe(0);
  expect((await rowOf(invoiceId))?.vatIdDenial).toMatchObject({ state: "checked" });
});

test("who comes back to an order with a VAT id gets it on the invoice", async () => {
  const customer = await addCustomer({ ...address, country: "France" });
  const presets = await fillCart(customer, 1);
  const first = await beginPayment(customer, presets);
  const saved = await call(putProfile, `/api/user/${customer.email}`, {
    ...jsonBody({ vatId: "fr xx 123 456 789" }, customer.bearer),
    method: "PUT",
    params: { email: customer.email },
  });
  expect(saved.status).toBe(200);
  const again = await beginPayment(customer, presets);
  expect(again.invoiceId).toBe(first.invoiceId);
  await paypal.approve(again.orderId);
  await returnFromPaypal(again.orderId);
  expect(await rowOf(again.invoiceId)).toMatchObject({ taxes: [{ category: "AE" }] });
});

test("a profile refuses what is no VAT id", async () => {
  const { email, bearer } = await addCustomer();
  const answer = await call(putProfile, `/api/user/${email}`, {
    ...jsonBody({ vatId: "FR1" }, bearer),
    method: "PUT",
    params: { email },
  });
  expect(await statusAndBody(answer)).toMatchObject({
    status: 422,
    body: { fields: { vatId: "This is no VAT id, such as DE123456789" } },
  });
});

/** @requirement Refunds: A credit note has the rate of its invoice */
test("credit notes have the rate of their invoice, and come to its tax", async () => {
  const { invoiceId, presets, totalCents } = await buy(german);
  const [first] = presets;
  const part = { amountCents: first?.priceCents ?? 0, presetIds: [first?.id ?? 0] };
  expect((await sendRefundForm(admin, invoiceId, part)).status).toBe(201);
  const rest = { amountCents: totalCents - part.amountCents };
  expect((await sendRefundForm(admin, invoiceId, rest)).status).toBe(201);
  const invoice = await rowOf(invoiceId);
  const notes = await Promise.all(
    (await refundsOf(invoiceId)).map(async ({ id }) =>
      creditNoteDocument(await getCreditNoteFacts(id)),
    ),
  );
  expect(notes).toMatchObject([
    {
      kind: "creditNote",
      language: "de",
      totalCents: part.amountCents,
      taxes: [{ category: "S", rate: 19 }],
      reference: { number: String(invoice?.number), issuedAt: invoice?.paidAt },
    },
    { totalCents: rest.amountCents, taxes: [{ rate: 19 }] },
  ]);
  const taxOf = (all: { taxCents?: number | undefined }[]) =>
    all.reduce((sum, it) => sum + (it.taxCents ?? 0), 0);
  expect(taxOf(notes.map((note) => note ?? {}))).toBe(taxOf(invoice?.taxes ?? []));
});

const pdfOf = async ({ invoiceId, customer }: Awaited<ReturnType<typeof buy>>) =>
  Buffer.from(
    await (
      await call(getPdf, `/api/shop/invoice/${invoiceId}/pdf`, {
        headers: customer.bearer,
        params: { id: String(invoiceId) },
      })
    ).arrayBuffer(),
  );

test("the PDF of a taxed invoice is drawn in its language, with the same bytes each time", async () => {
  for (const [customer, language, title] of [
    [german, "de", "Rechnung"],
    [french, "en", "Invoice"],
  ] as const) {
    const bought = await buy(customer);
    const [one, other] = [await pdfOf(bought), await pdfOf(bought)];
    expect(one.equals(other)).toBe(true);
    const source = one.toString("latin1");
    expect(source).toContain(`/Lang (${language})`);
    const number = (await rowOf(bought.invoiceId))?.number;
    expect(source).toContain(`(${title} ${number})`);
  }
});

/** @requirement Invoices: An issued invoice stays the same to the byte, also when all of it is refunded */
test("a refund changes nothing on the invoice", async () => {
  const bought = await buy(german);
  const before = await pdfOf(bought);
  const whole = { amountCents: bought.totalCents };
  expect((await sendRefundForm(admin, bought.invoiceId, whole)).status).toBe(201);
  expect((await rowOf(bought.invoiceId))?.status).toBe("refunded");
  expect((await pdfOf(bought)).equals(before)).toBe(true);
});

/** @requirement Invoices: A PDF that cannot be made never blocks a payment */
test("a payment counts although the PDF of its invoice cannot be made", async () => {
  const customer = await addCustomer(german);
  const { orderId, invoiceId } = await beginPayment(customer, await fillCart(customer, 1));
  // No form can send it: it stands for whatever breaks the drawing.
  const unreadable = sql`${invoices.customer} || '{"company": null}'`;
  await database().update(invoices).set({ customer: unreadable }).where(eq(invoices.id, invoiceId));
  await paypal.approve(orderId);
  expect(await returnFromPaypal(orderId)).toBe("/pay/outcome/paid");
  expect(await rowOf(invoiceId)).toMatchObject({ status: "paid", number: expect.any(Number) });
  const receipts = async () =>
    (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  expect(await receipts(), "it may be possible soon").toEqual([]);
  for (let attempt = 2; attempt <= 5; attempt++) {
    await makeJobsDue();
    await runJobs();
  }
  const [receipt, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(receipt?.attachments ?? []).toEqual([]);
  for (const body of [receipt?.html, receipt?.text]) {
    expect(body).toContain("The document could not be attached.");
    expect(body).toContain(throughLogin(links.purchases));
  }
  await makeJobsDue();
  await runJobs();
  expect(await receipts()).toHaveLength(1);
  const told = takeLog().filter(({ msg }) => msg === "An email was sent without its attachment");
  expect(told).toMatchObject([{ level: "error", key: `receipt:${invoiceId}` }]);
});

test("what was issued is not changed, not even by hand", async () => {
  const { invoiceId } = await buy(german);
  for (const change of [
    { taxes: [] },
    { language: "en" as const },
    { number: sql`${invoices.number} + 1000` },
    { customer: sql`${invoices.customer} || '{"company": "Other"}'` },
    { currency: "EUR" },
    { method: "bank_transfer" as const },
    { paidAt: sql`${invoices.paidAt} - interval '1 day'` },
    { discounts: [{ text: "Coupon", cents: 1 }] },
    { totalCents: sql`total_cents + 1`, subtotalCents: sql`subtotal_cents + 1` },
    { totalCents: sql`total_cents + 1`, deploymentCents: sql`deployment_cents + 1` },
  ]) {
    const changed = database().update(invoices).set(change).where(eq(invoices.id, invoiceId));
    await expect(changed).rejects.toMatchObject({
      cause: { message: "An invoice that was issued is not changed." },
    });
  }
});

test("the items of what was issued stay, and go with it", async () => {
  const { invoiceId } = await buy(german);
  const [unpaid] = await fillCart(await addCustomer(), 1);
  const isIn = eq(invoiceItems.invoiceId, invoiceId);
  const item = { invoiceId, presetId: unpaid?.id ?? 0, name: "Another", priceCents: 1 };
  for (const change of [
    database().update(invoiceItems).set({ name: "Another" }).where(isIn),
    database().update(invoiceItems).set({ priceCents: 1 }).where(isIn),
    database().delete(invoiceItems).where(isIn),
    database().insert(invoiceItems).values(item),
  ]) {
    await expect(change).rejects.toMatchObject({
      cause: { message: "The items of an invoice that was issued are not changed." },
    });
  }
  await database().delete(invoices).where(eq(invoices.id, invoiceId));
  expect(await database().$count(invoiceItems, isIn)).toBe(0);
});

test("an order that is not paid has no tax yet", async () => {
  const customer = await addCustomer(german);
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const [order] = await invoicesOf(customer);
  expect(order).toMatchObject({ taxes: null, number: null });
  expect(invoiceDocument(await getInvoiceFacts(order?.id ?? 0))).toBeNull();
});
