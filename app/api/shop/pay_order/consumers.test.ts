import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { POST as postDeployment } from "@/app/api/delivery/[presetId]/deployment/route";
import { GET as getSite } from "@/app/api/delivery/[presetId]/route";
import { POST as postCorrection } from "@/app/api/shop/invoice/[id]/correction/route";
import { POST as postStart } from "@/app/api/shop/invoice/[id]/start/route";
import { GET as listInvoices } from "@/app/api/shop/invoice/route";
import { database } from "@/db/client";
import { invoices } from "@/db/schema/invoices";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { buyAs, french } from "@/e2e/support/consumers";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, orderOf, sendOrder } from "@/e2e/support/orders";
import { runJobs } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { payEarlier } from "@/e2e/support/purchases";
import { startFakeVies } from "@/e2e/support/vies";
import { startConsentVersion } from "@/lib/orders/checkout/withdrawal/texts";
import { sellsToEverybody } from "@/lib/sells-to";
import { listDeployments } from "@/lib/sites/queries/deployments";
import { en } from "@/lib/translations/en";

const mailbox = startMailbox();
const paypal = startFakePaypal();
const vies = startFakeVies();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

let admin: Customer;
beforeAll(async () => {
  vi.stubEnv("SELLS_TO", "everybody");
  expect(sellsToEverybody()).toBe(true);
  admin = await addAdmin();
});

const rowOf = async (id: number) => {
  const [row] = await database().select().from(invoices).where(eq(invoices.id, id));
  return row;
};

const download = ({ bearer }: Customer, { presetId }: { presetId: number }) =>
  call(getSite, `/api/delivery/${presetId}`, {
    headers: bearer,
    params: { presetId: String(presetId) },
  });

const publish = ({ bearer }: Customer, { presetId }: { presetId: number }) =>
  call(postDeployment, `/api/delivery/${presetId}/deployment`, {
    method: "POST",
    headers: bearer,
    params: { presetId: String(presetId) },
  });

const start = ({ bearer }: Customer, { invoiceId }: { invoiceId: number }) =>
  call(postStart, `/api/shop/invoice/${invoiceId}/start`, {
    method: "POST",
    headers: bearer,
    params: { id: String(invoiceId) },
  });

/** The email to a customer with this in its subject, its text in one line. */
async function mailTo({ email }: Customer, subject: string) {
  const all = await mailbox.messages();
  const message = all.find((it) => it.to.includes(email) && it.subject.includes(subject));
  return { ...message, text: (message?.text ?? "").replace(/\s+/g, " ") };
}

test("the desk finds the order of a consumer by their name", async () => {
  const marie = await addCustomer(french);
  const { invoiceId } = await buyAs(paypal, marie);
  const found = await call(listInvoices, "/api/shop/invoice?q=marie dup", {
    headers: admin.bearer,
  });
  expect((await found.json()).find(({ id }: { id: number }) => id === invoiceId)).toMatchObject({
    user: { userName: "Marie Dupont" },
  });
});

/** @requirement Consumers: A consumer buys without a company name, and never owes the tax by reverse charge */
test("an order of a consumer has neither company nor VAT id, whatever the profile says", async () => {
  const marie = await addCustomer(french);
  const asked = (await vies.questions()).length;
  const order = await buyAs(paypal, marie);
  expect(await rowOf(order.invoiceId)).toMatchObject({
    forBusiness: false,
    customer: { company: "", firstname: "Marie", lastname: "Dupont", vatId: "" },
    vatCheck: null,
    taxes: [{ category: "S", rate: 20, taxedIn: "FR" }],
  });
  expect(await vies.questions()).toHaveLength(asked);
});

test("a consumer whose profile has no company name buys; a business needs one", async () => {
  const marie = await addCustomer({ ...french, name: "", legalName: "", vatId: "" });
  const order = orderOf(marie, await fillCart(marie, 1));
  const asBusiness = await statusAndBody(await sendOrder(marie, { ...order, forBusiness: true }));
  expect(asBusiness).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } });
  expect((await sendOrder(marie, { ...order, forBusiness: false })).status).toBe(200);
});

test("no correction gives an order of a consumer a VAT id, and none needs a company", async () => {
  const { invoiceId } = await buyAs(paypal, await addCustomer(french));
  const correct = (form: object) =>
    call(postCorrection, `/api/shop/invoice/${invoiceId}/correction`, {
      ...jsonBody({ ...french, company: "", vatId: "", ...form }, admin.bearer),
      params: { id: String(invoiceId) },
    });
  expect(await statusAndBody(await correct({ vatId: french.vatId }))).toMatchObject({
    status: 422,
    body: { fields: { vatId: expect.stringContaining("consumer") } },
  });
  expect(await statusAndBody(await correct({ city: "Paris" }))).toMatchObject({
    status: 201,
    body: { taxes: [{ category: "S", rate: 20 }] },
  });
});

/** @requirement Consumers: Consent to an immediate start is kept with its time and words, and confirmed by email */
test("consent is kept with the order, and its email says it and brings the instruction", async () => {
  const marie = await addCustomer(french);
  const before = Date.now();
  const order = await buyAs(paypal, marie, { forBusiness: false, startNow: true });
  const row = await rowOf(order.invoiceId);
  expect(row?.consentVersion).toBe(startConsentVersion);
  expect(row?.consentAt?.getTime()).toBeGreaterThanOrEqual(before);
  expect((await download(marie, order)).status).toBe(200);
  await runJobs();
  const receipt = await mailTo(marie, "Your receipt");
  expect(receipt.text).toContain(en.startConsent.text);
  expect(receipt.attachments?.map(({ filename }) => filename).slice(1)).toEqual([
    "terms.pdf",
    "withdrawal.pdf",
  ]);
});

/** @requirement Consumers: Without consent, download and hosting wait until the right to withdraw has ended */
test("without consent download and publishing wait, until the buyer starts", async () => {
  const marie = await addCustomer(french);
  const order = await buyAs(paypal, marie, {
    forBusiness: false,
    startNow: false,
    deployment: true,
  });
  await runJobs();
  const waits = {
    status: 409,
    body: { error: expect.stringMatching(/withdraw .* until .*Start now/) },
  };
  expect(await statusAndBody(await download(marie, order))).toEqual(waits);
  expect(await statusAndBody(await publish(marie, order))).toEqual(waits);
  expect(await listDeployments(marie.id)).toEqual([]);
  expect((await mailTo(marie, "Your receipt")).text).toContain("Start now");

  expect((await start(await addCustomer(), order)).status).toBe(403);
  for (let time = 0; time < 2; time += 1) expect((await start(marie, order)).status).toBe(200);
  await runJobs();
  expect((await download(marie, order)).status).toBe(200);
  expect(await listDeployments(marie.id)).toHaveLength(1);
  expect((await mailTo(marie, "You can start")).text).toContain(en.startConsent.text);
});

test("after the time for withdrawal, download and hosting begin by themselves", async () => {
  const marie = await addCustomer(french);
  const order = await buyAs(paypal, marie, { forBusiness: false, deployment: true });
  await runJobs();
  await payEarlier(order.invoiceId, sql`now() - interval '20 days'`);
  await makeJobsDue();
  await runJobs();
  expect((await download(marie, order)).status).toBe(200);
  expect(await listDeployments(marie.id)).toHaveLength(1);
  expect((await start(marie, order)).status, "nothing waits any more").toBe(409);
});

test("businesses and clients that do not ask buy as before, and nothing waits", async () => {
  for (const said of [{ forBusiness: true, startNow: true }, {}]) {
    const ann = await addCustomer(french);
    const order = await buyAs(paypal, ann, said);
    expect(await rowOf(order.invoiceId)).toMatchObject({
      customer: { company: "Dupont SARL", vatId: french.vatId },
      taxes: [{ category: "AE" }],
      withdrawalId: null,
      consentAt: null,
    });
    expect((await download(ann, order)).status).toBe(200);
    expect((await start(ann, order)).status).toBe(409);
  }
});

test("a client that does not ask cannot turn an order of a consumer into one with a VAT id", async () => {
  const marie = await addCustomer(french);
  const form = orderOf(marie, await fillCart(marie, 1), { paymentMethod: "bank_transfer" });
  expect((await sendOrder(marie, { ...form, forBusiness: false })).status).toBe(200);
  expect((await sendOrder(marie, form)).status).toBe(200);
  const rows = await database().select().from(invoices).where(eq(invoices.userId, marie.id));
  expect(rows).toMatchObject([{ forBusiness: false, customer: { company: "", vatId: "" } }]);
});
