import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as getTerms } from "@/app/api/shop/invoice/[id]/terms/route";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { termsTexts } from "@/db/schema/terms";
import { readPdf } from "@/e2e/fixtures/pdf";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { runJobs } from "@/e2e/support/payments";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { currentTerms } from "@/lib/orders/legal/current-terms";
import { getTermsOfOrder } from "@/lib/orders/legal/queries";

const mailbox = startMailbox();

async function orderByTransfer() {
  const customer = await addCustomer();
  const order = orderOf(customer, await fillCart(customer, 1), { paymentMethod: "bank_transfer" });
  expect((await sendOrder(customer, order)).status).toBe(200);
  const [invoice] = await invoicesOf(customer);
  if (!invoice) throw new Error("There is no order.");
  return { customer, invoice };
}

/** @requirement Legal: An order keeps the terms it was placed under, and its email brings them */
test("an order keeps its terms when they change, and its email has them as PDF", async () => {
  const { customer, invoice } = await orderByTransfer();
  expect((await getTermsOfOrder(invoice.id)).text).toEqual(currentTerms("en"));
  const older = { ...currentTerms("en"), version: "2020-01-31", intro: "As they were." };
  await database().update(termsTexts).set({ text: older, digest: "older" });
  const newer = (await orderByTransfer()).invoice;
  expect(newer.termsId).not.toBe(invoice.termsId);
  expect((await getTermsOfOrder(newer.id)).text).toEqual(currentTerms("en"));
  await runJobs();
  const messages = await mailbox.messages();
  const email = messages.find(({ to }) => to.includes(customer.email));
  expect(email?.text).toContain("The terms of your order are attached.");
  expect(email?.attachments.map(({ filename }) => filename)).toEqual(["terms.pdf"]);
  const pages = await readPdf(Buffer.from(email?.attachments[0]?.content ?? "", "base64"));
  expect(pages.join("")).toMatch(/^PresetryTermsVersion /);
});

test("orders under the same words share them", async () => {
  const [first, second] = [await orderByTransfer(), await orderByTransfer()];
  expect(second.invoice.termsId).toBe(first.invoice.termsId);
  const ofTerms = eq(invoices.termsId, first.invoice.termsId ?? 0);
  expect(await database().$count(invoices, ofTerms)).toBeGreaterThan(1);
});

/** @requirement Legal: The customer can download the terms of an order */
test("the terms of an order are a PDF among the purchases of its customer", async () => {
  const { customer, invoice } = await orderByTransfer();
  const read = (headers: Record<string, string>) =>
    call(getTerms, `/api/shop/invoice/${invoice.id}/terms`, {
      headers,
      params: { id: String(invoice.id) },
    });
  const response = await read(customer.bearer);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="terms-${currentTerms("en").version}.pdf"`,
  );
  expect((await readPdf(await response.bytes())).join("")).toMatch(/^PresetryTermsVersion /);
  const reader = { userId: customer.id, permissions: [] };
  expect((await requireInvoice(invoice.id, reader)).terms).toBe(currentTerms("en").version);
  await database().update(invoices).set({ termsId: null }).where(eq(invoices.id, invoice.id));
  expect((await read(customer.bearer)).status).toBe(404);
});
