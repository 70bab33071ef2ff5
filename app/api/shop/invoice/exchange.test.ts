import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { exchangeRates } from "@/db/schema/exchange-rates";
import { invoices } from "@/db/schema/invoices";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { brokenRules, schemaErrors } from "@/e2e/support/e-invoices";
import { startFakeEcb } from "@/e2e/support/ecb";
import { startMailbox } from "@/e2e/support/mailbox";
import { startFakePaypal } from "@/e2e/support/paypal";
import { buyAtPaypal, refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { facturXml } from "@/lib/orders/invoices/e-invoice/factur-x";
import { readExchangeRates } from "@/lib/orders/invoices/exchange/commands";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteDocument, invoiceDocument } from "@/lib/orders/invoices/tax/documents";

startMailbox();
const paypal = startFakePaypal();
const ecb = startFakeEcb();

beforeEach(async () => {
  await database().delete(exchangeRates);
});

const german = {
  firstname: "Ann",
  lastname: "Ax",
  city: "Town",
  zipcode: "01234",
  country: "Germany",
};

const buy = async (facts: object = {}) =>
  buyAtPaypal(paypal, await addCustomer({ ...german, ...facts }), { deployment: true });

const taxesOf = async (id: number) => {
  const [row] = await database().select().from(invoices).where(eq(invoices.id, id));
  return row?.taxes ?? [];
};

/** @requirement Invoices: Tax in another currency than the seller's is stated in both */
test("the tax is also stated in euros, at the latest rate of the European Central Bank", async () => {
  await ecb.say("2026-01-02", { USD: "1.2000" });
  await readExchangeRates();
  await ecb.say("2999-01-01", { USD: "9.0000" });
  await readExchangeRates();
  // While the bank is away, the last known rate counts.
  await ecb.injectFaults({ rate: 1, status: 503 });
  await expect(readExchangeRates()).rejects.toThrow("status 503");
  const { invoiceId } = await buy();
  const [tax] = await taxesOf(invoiceId);
  const taxCents = Math.round((tax?.taxCents ?? 0) / 1.2);
  expect(tax?.exchanged).toEqual({ currency: "EUR", rate: 1.2, day: "2026-01-02", taxCents });
  const document = invoiceDocument(await getInvoiceFacts(invoiceId));
  if (!document) throw new Error("There is no document.");
  const xml = facturXml(document);
  expect(xml).toContain("<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>");
  expect(xml).toContain(
    `<ram:TaxTotalAmount currencyID="EUR">${(taxCents / 100).toFixed(2)}</ram:TaxTotalAmount>`,
  );
  expect(await schemaErrors([xml])).toEqual([]);
  expect((await brokenRules(xml)).filter((it) => !it.includes("BR-CO-17"))).toEqual([]);
});

test("a credit note states it at the rate of its invoice", async () => {
  await ecb.say("2026-01-02", { USD: "1.2000" });
  await readExchangeRates();
  const { invoiceId, totalCents } = await buy();
  const admin = await addAdmin();
  const whole = { amountCents: totalCents, method: "bank_transfer", reference: "BACK" };
  expect((await sendRefundForm(admin, invoiceId, whole)).status).toBe(201);
  const [refund] = await refundsOf(invoiceId);
  const note = creditNoteDocument(await getCreditNoteFacts(refund?.id ?? 0));
  expect(note?.taxes[0]?.exchanged).toEqual((await taxesOf(invoiceId))[0]?.exchanged);
});

test("without any rate, and without any tax, there is only the currency of the invoice", async () => {
  const [taxed] = await taxesOf((await buy()).invoiceId);
  expect(taxed?.exchanged).toBeUndefined();
  await ecb.say("2026-01-02", { USD: "1.2000" });
  await readExchangeRates();
  const [untaxed] = await taxesOf((await buy({ country: "Switzerland" })).invoiceId);
  expect(untaxed?.exchanged).toBeUndefined();
});
