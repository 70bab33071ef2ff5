import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { GET as getBooks } from "@/app/api/shop/books/route";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { exportCsv, exportDatev, readCsv, readDatev } from "@/e2e/support/book-files";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { beginPayment, fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { startFakePaypal } from "@/e2e/support/paypal";
import { refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { facturXml } from "@/lib/orders/invoices/e-invoice/factur-x";
import { renderInvoicePdf } from "@/lib/orders/invoices/pdf";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteDocument, invoiceDocument } from "@/lib/orders/invoices/tax/documents";
import { formatTaxAmount } from "@/lib/orders/invoices/tax/pdf";
import { sellerIsoDay } from "@/lib/seller-dates";
import { POST as postCorrection } from "./[id]/correction/route";
import { GET as getOne, PUT as putOne } from "./[id]/route";

const mailbox = startMailbox();
startFakePaypal();

const address = { firstname: "Ann", lastname: "Ax", city: "Town", zipcode: "01234" };
const month = sellerIsoDay(new Date()).slice(0, 7);

let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  admin = await addAdmin();
});

/** An order by bank transfer from before the owner of the shop changed its currency. */
async function orderInEuros() {
  const customer = await addCustomer({ ...address, country: "Deutschland" });
  const presets = await fillCart(customer, 2);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const [order] = await invoicesOf(customer);
  const invoiceId = order?.id ?? 0;
  await database().update(invoices).set({ currency: "EUR" }).where(eq(invoices.id, invoiceId));
  return { customer, presets, invoiceId, totalCents: order?.totalCents ?? 0 };
}

async function payInEuros() {
  const order = await orderInEuros();
  const id = String(order.invoiceId);
  const paid = await call(putOne, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id },
  });
  expect(paid.status).toBe(200);
  return order;
}

/** @requirement Invoices: An invoice keeps its currency, and so do its corrections, credit notes and bookings */
test("an invoice of another currency says so wherever it is shown", async () => {
  const { customer, invoiceId } = await payInEuros();
  const id = String(invoiceId);
  const view = await call(getOne, `/api/shop/invoice/${id}`, {
    headers: customer.bearer,
    params: { id },
  });
  expect(await statusAndBody(view)).toMatchObject({ body: { currency: "EUR" } });
  const document = invoiceDocument(await getInvoiceFacts(invoiceId));
  if (!document) throw new Error("It has no taxes.");
  expect(document.currency).toBe("EUR");
  expect(formatTaxAmount(100, document)).toBe("1,00\u00a0€");
  const xml = facturXml(document);
  expect(xml).toContain("<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>");
  expect(xml).not.toContain("USD");
  const emails = (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  const receipt = emails.find(({ subject }) => subject.includes("receipt"));
  expect(receipt?.text).toContain("We received €");
  expect(receipt?.text).not.toContain("$");
});

test("an order of another currency is drawn in it before it is paid", async () => {
  const { invoiceId } = await orderInEuros();
  const facts = await getInvoiceFacts(invoiceId);
  const inEuros = await renderInvoicePdf(facts);
  expect(inEuros.equals(await renderInvoicePdf(facts))).toBe(true);
  expect(inEuros.equals(await renderInvoicePdf({ ...facts, currency: "USD" }))).toBe(false);
});

test("its corrected invoice, its credit note and the books have its currency", async () => {
  const { invoiceId, totalCents } = await payInEuros();
  const corrected = await call(postCorrection, `/api/shop/invoice/${invoiceId}/correction`, {
    ...jsonBody({ ...address, company: "Ax GmbH", country: "Austria", vatId: "" }, admin.bearer),
    params: { id: String(invoiceId) },
  });
  expect(corrected.status).toBe(201);
  expect(invoiceDocument(await getInvoiceFacts(invoiceId, 1))?.currency).toBe("EUR");

  const form = { amountCents: totalCents, method: "bank_transfer", reference: "BACK-1" };
  expect((await sendRefundForm(admin, invoiceId, form)).status).toBe(201);
  const [refund] = await refundsOf(invoiceId);
  expect(refund?.currency).toBe("EUR");
  const note = creditNoteDocument(await getCreditNoteFacts(refund?.id ?? 0));
  expect(note?.currency).toBe("EUR");

  const rows = await readCsv(await exportCsv(month, admin.bearer));
  const own = rows.filter(({ Order: order }) => order === String(invoiceId));
  expect(own.map(({ Kind, Currency }) => `${Kind} ${Currency}`)).toEqual([
    "Invoice EUR",
    "Reversal EUR",
    "Correction EUR",
    "Credit note EUR",
    "Refund EUR",
    "Payment EUR",
  ]);
  const { head, bookings } = await readDatev(await exportDatev(month, admin.bearer));
  expect(head[21]).toBe("EUR");
  expect(bookings.every((it) => it["WKZ Umsatz"] === "EUR")).toBe(true);
});

test("the books of a month add up each currency by itself", async () => {
  const inEuros = await payInEuros();
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const [inDollars] = await invoicesOf(customer);
  const id = String(inDollars?.id);
  await call(putOne, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id },
  });
  const books = await call(getBooks, "/api/shop/books", { headers: admin.bearer });
  const { months } = (await books.json()) as {
    months: { month: string; currency: string; invoiced: number; documents: number }[];
  };
  const [euros, dollars, ...others] = months;
  expect(others).toEqual([]);
  expect(euros).toMatchObject({ month, currency: "EUR" });
  expect(euros?.invoiced).toBeGreaterThanOrEqual(inEuros.totalCents / 100);
  expect(dollars).toMatchObject({ currency: "USD", invoiced: (inDollars?.totalCents ?? 0) / 100 });
  expect(dollars?.documents).toBe(euros?.documents);
});

test("an order in a currency that the shop has left is replaced, not paid", async () => {
  const customer = await addCustomer();
  const presets = await fillCart(customer, 1);
  const first = await beginPayment(customer, presets);
  const old = eq(invoices.id, first.invoiceId);
  await database().update(invoices).set({ currency: "EUR" }).where(old);
  const second = await beginPayment(customer, presets);
  expect(second.invoiceId).not.toBe(first.invoiceId);
  const [payment] = await database()
    .select({ currency: payments.currency })
    .from(payments)
    .where(eq(payments.invoiceId, second.invoiceId));
  expect(payment).toEqual({ currency: "USD" });
});
