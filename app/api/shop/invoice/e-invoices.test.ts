import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { brokenRules, isOffByACent, schemaErrors } from "@/e2e/support/e-invoices";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { refundsOf, sendRefundForm } from "@/e2e/support/refunds";
import { startFakeVies } from "@/e2e/support/vies";
import { facturXml } from "@/lib/orders/invoices/e-invoice/factur-x";
import { getCreditNoteFacts } from "@/lib/orders/invoices/queries/credit-notes";
import { getInvoiceFacts } from "@/lib/orders/invoices/queries/invoices";
import { creditNoteDocument, invoiceDocument } from "@/lib/orders/invoices/tax/documents";
import type { TaxDocument } from "@/lib/orders/invoices/tax-document";
import { POST as postCorrection } from "./[id]/correction/route";
import { PUT as putOne } from "./[id]/route";
import { GET as getXml } from "./[id]/xml/route";

startMailbox();
const vies = startFakeVies();

let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  admin = await addAdmin();
});

const address = { firstname: "Ann", lastname: "Ax", city: "Town", zipcode: "01234" };

const street = { street: "Calle Mayor 1", street2: "3º izquierda", region: "Madrid" };

type Buyer = Parameters<typeof addCustomer>[0];
type Options = Parameters<typeof orderOf>[2];

/** An order by bank transfer that has arrived. */
async function buy(buyer: Buyer, options: Options = {}) {
  const customer = await addCustomer({ ...address, ...buyer });
  const presets = await fillCart(customer, 3);
  const order = orderOf(customer, presets, { ...options, paymentMethod: "bank_transfer" });
  expect((await sendOrder(customer, order)).status).toBe(200);
  const [placed] = await invoicesOf(customer);
  const invoiceId = placed?.id ?? 0;
  const id = String(invoiceId);
  const paid = await call(putOne, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id },
  });
  expect(paid.status).toBe(200);
  return { invoiceId, presets, totalCents: placed?.totalCents ?? 0 };
}

const invoiceOf = async (invoiceId: number, version = 0) =>
  invoiceDocument(await getInvoiceFacts(invoiceId, version));

async function refund(invoiceId: number, amountCents: number, presetIds?: number[]) {
  const form = { amountCents, method: "bank_transfer", reference: `BACK-${amountCents}` };
  const wish = presetIds ? { ...form, presetIds } : form;
  expect((await sendRefundForm(admin, invoiceId, wish)).status).toBe(201);
}

const creditNotesOf = async (invoiceId: number) =>
  Promise.all(
    (await refundsOf(invoiceId)).map(async ({ id }) =>
      creditNoteDocument(await getCreditNoteFacts(id)),
    ),
  );

const correct = async (invoiceId: number, form: object) => {
  const made = await call(postCorrection, `/api/shop/invoice/${invoiceId}/correction`, {
    ...jsonBody({ ...address, company: "Ax", ...form }, admin.bearer),
    params: { id: String(invoiceId) },
  });
  expect(made.status).toBe(201);
};

async function expectValid(documents: (TaxDocument | null)[]) {
  const all = documents.flatMap((it) => it ?? []);
  expect(all).toHaveLength(documents.length);
  expect(await schemaErrors(all.map(facturXml))).toEqual([]);
  for (const document of all) {
    const rounded = isOffByACent(document) ? [expect.stringContaining("[BR-CO-17]")] : [];
    expect(await brokenRules(facturXml(document))).toEqual(rounded);
  }
}

/** @requirement Invoices: Electronic invoices of any buyer follow the schema of Factur-X and the rules of EN 16931 */
test.each<[string, Buyer, Partial<TaxDocument["taxes"][number]>]>([
  ["in Germany", { country: "Deutschland" }, { category: "S", rate: 19 }],
  ["in Germany with a VAT id", { country: "DE", vatId: "DE123456789" }, { rate: 19, note: null }],
  ["in France", { country: "France" }, { rate: 20 }],
  ["in France with a VAT id", { country: "France", vatId: "FRXX123456789" }, { category: "AE" }],
  [
    "in France with one that VIES does not know",
    { country: "France", vatId: "FRXX123456000" },
    { category: "S", rate: 20 },
  ],
  ["in Greece", { country: "Ελλάδα", vatId: "EL123456789", zipcode: "104 31" }, { category: "AE" }],
  [
    "on the Canary Islands, with a VAT id of Spain",
    { country: "España", zipcode: "35001", vatId: "ESB12345678" },
    { category: "O", rate: 0 },
  ],
  ["on the Azores", { country: "Portugal", zipcode: "9500-150" }, { rate: 16 }],
  ["in Finland, with half a percent", { country: "Suomi" }, { rate: 25.5 }],
  ["in Ireland without a postcode", { country: "Ireland", zipcode: "" }, { rate: 23 }],
  ["in Monaco", { country: "Monaco" }, { rate: 20 }],
  ["in Monaco with a VAT id", { country: "MC", vatId: "FRXX123456789" }, { category: "AE" }],
  ["in Austria with a VAT id of Italy", { country: "AT", vatId: "IT12345678901" }, { rate: 20 }],
  ["in Switzerland", { country: "Schweiz", vatId: "CHE123456789" }, { category: "O" }],
  ["in the United States", { country: "USA" }, { category: "O" }],
  [
    "in Germany with a VAT id of nowhere",
    { country: "DE", vatId: "XX12345" },
    { rate: 19, note: expect.stringContaining("XX12345") },
  ],
  ["whose name is markup", { country: "DE", name: `]]><x a="&">'`, city: "\u0001" }, { rate: 19 }],
  [
    "with a legal name, a street, a second line and a region",
    { country: "ES", legalName: "3M España, S.L. & Cía.", ...street, zipcode: "28001" },
    { rate: 21 },
  ],
])("an invoice to a buyer %s", async (_, buyer, tax) => {
  const { invoiceId } = await buy(buyer, { deployment: true });
  const document = await invoiceOf(invoiceId);
  expect(document?.taxes).toMatchObject([tax]);
  await expectValid([document]);
});

test("an invoice that VIES said nothing about, and the corrected one that asked again", async () => {
  await vies.injectFaults({ rate: 1, status: 503 });
  const { invoiceId } = await buy({ country: "France", vatId: "FRXX123456789" });
  await vies.injectFaults({});
  await correct(invoiceId, { country: "France", vatId: "FRXX123456789" });
  await correct(invoiceId, { country: "DE", vatId: "" });
  const versions = [0, 1, 2].map((version) => invoiceOf(invoiceId, version));
  const documents = await Promise.all(versions);
  expect(documents.map((it) => `${it?.kind} ${it?.taxes[0]?.category}`)).toEqual([
    "invoice S",
    "correctedInvoice AE",
    "correctedInvoice S",
  ]);
  await expectValid(documents);
});

test.each<[string, Buyer, string]>([
  ["in Germany", { country: "DE" }, "S"],
  ["in Italy with a VAT id", { country: "IT", vatId: "IT12345678901" }, "AE"],
  ["in Norway", { country: "Norge" }, "O"],
])("a buyer %s gets the money back in parts", async (_, buyer, category) => {
  const { invoiceId, presets, totalCents } = await buy(buyer, { deployment: true });
  const [first] = presets;
  const price = first?.priceCents ?? 0;
  await refund(invoiceId, price, [first?.id ?? 0]);
  await refund(invoiceId, totalCents - price);
  const notes = await creditNotesOf(invoiceId);
  expect(notes).toMatchObject([{ taxes: [{ category }] }, { taxes: [{ category }] }]);
  await expectValid([await invoiceOf(invoiceId), ...notes]);
});

test("an invoice in another currency", async () => {
  const customer = await addCustomer({ ...address, country: "DE" });
  const presets = await fillCart(customer, 1);
  await sendOrder(customer, orderOf(customer, presets, { paymentMethod: "bank_transfer" }));
  const [order] = await invoicesOf(customer);
  const id = String(order?.id);
  await database()
    .update(invoices)
    .set({ currency: "EUR" })
    .where(eq(invoices.id, order?.id ?? 0));
  await call(putOne, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id },
  });
  const document = await invoiceOf(order?.id ?? 0);
  expect(document?.currency).toBe("EUR");
  await expectValid([document]);
});

const xmlOf = (invoiceId: number, headers: Record<string, string>, query = "") =>
  call(getXml, `/api/shop/invoice/${invoiceId}/xml${query}`, {
    headers,
    params: { id: String(invoiceId) },
  });

/** @requirement Invoices: Beside the PDF is a file for accounting software: XRechnung, Peppol BIS or EN 16931 in UBL */
test("an invoice and its correction for accounting software are for the owner and the shop", async () => {
  const ann = await addCustomer({ ...address, country: "France" });
  const eve = await addCustomer();
  const presets = await fillCart(ann, 1);
  await sendOrder(ann, orderOf(ann, presets, { paymentMethod: "bank_transfer" }));
  const [order] = await invoicesOf(ann);
  const invoiceId = order?.id ?? 0;
  expect((await xmlOf(invoiceId, ann.bearer)).status).toBe(404);
  await call(putOne, `/api/shop/invoice/${invoiceId}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id: String(invoiceId) },
  });
  await correct(invoiceId, { country: "DE", vatId: "" });
  const [file, again] = [await xmlOf(invoiceId, ann.bearer), await xmlOf(invoiceId, admin.bearer)];
  expect(file.headers.get("content-type")).toBe("application/xml");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="invoice-\d+\.xml"$/,
  );
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const xml = await file.text();
  expect(xml).toContain("<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>");
  expect(await again.text()).toBe(xml);
  const corrected = await xmlOf(invoiceId, ann.bearer, "?version=1");
  expect(corrected.headers.get("content-disposition")).toContain("corrected-invoice-");
  expect(await corrected.text()).toContain("xrechnung_3.0");
  expect((await xmlOf(invoiceId, eve.bearer)).status).toBe(403);
  expect((await xmlOf(invoiceId, {})).status).toBe(401);
  expect((await xmlOf(2_147_483_647, admin.bearer)).status).toBe(404);
});
