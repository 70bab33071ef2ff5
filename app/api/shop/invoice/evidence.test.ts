import { beforeAll, expect, test } from "vitest";
import { camtOf } from "@/e2e/fakes/bank-statement";
import { confirmLines, loadStatement, openLines } from "@/e2e/support/bank-statements";
import { call, fromAddress, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { returnFromPaypal } from "@/e2e/support/payments";
import { startFakePaypal } from "@/e2e/support/paypal";
import { startFakeVies } from "@/e2e/support/vies";
import { stripInvoicesOf } from "@/lib/orders/checkout/commands/account-deletion";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { sellerIsoDay } from "@/lib/seller-dates";
import { GET as getFigures } from "../figures/route";
import { POST as postCorrection } from "./[id]/correction/route";
import { POST as postEvidence } from "./[id]/evidence/route";
import { GET as getTimeline } from "./[id]/timeline/route";
import { POST as changeTransfer } from "./[id]/transfer/route";
import { GET as getAll } from "./route";

startMailbox();
startFakeVies();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;
let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

const inFrance = { firstname: "Ann", lastname: "Ax", city: "Paris", zipcode: "75001" };

/** A university in Berlin. */
const germanNetwork = fromAddress("130.149.7.201");

const addBuyer = (change: Parameters<typeof addCustomer>[0] = {}) =>
  addCustomer({ ...inFrance, country: "France", ...change });

interface Order {
  paymentMethod?: "paypal" | "bank_transfer";
  headers?: Record<string, string>;
}

async function order(buyer: Customer, { paymentMethod, headers = germanNetwork }: Order = {}) {
  const form = orderOf(buyer, await fillCart(buyer, 1), {
    paymentMethod: paymentMethod ?? "paypal",
  });
  const response = await sendOrder(buyer, form, headers);
  expect(response.status).toBe(200);
  const { href } = (await response.json()) as { href: string };
  return { href, ...(await stateOf(buyer)) };
}

async function stateOf(buyer: Customer) {
  const [invoice] = await invoicesOf(buyer);
  if (!invoice) throw new Error("There is no order.");
  return invoice;
}

async function payFrom(href: string, country: string) {
  const orderId = new URL(href).searchParams.get("token") ?? "";
  await paypal.payFrom(orderId, country);
  await paypal.approve(orderId);
  await returnFromPaypal(orderId);
}

const ofOrder = (id: number) => ({ params: { id: String(id) } });

const timelineOf = async (id: number) =>
  statusAndBody(
    await call(getTimeline, `/api/shop/invoice/${id}/timeline`, {
      headers: admin.bearer,
      ...ofOrder(id),
    }),
  );

const check = async (id: number, headers: Record<string, string> = admin.bearer) =>
  statusAndBody(
    await call(postEvidence, `/api/shop/invoice/${id}/evidence`, {
      method: "POST",
      headers,
      ...ofOrder(id),
    }),
  );

async function countTasks(): Promise<number> {
  const response = await call(getFigures, "/api/shop/figures", { headers: admin.bearer });
  const { tasks } = (await response.json()) as { tasks: { task: string; count: number }[] };
  return tasks.find(({ task }) => task === "evidence")?.count ?? -1;
}

const none = { network: null, paypal: null, bank: null };

/** @requirement Invoices: Two pieces of evidence of a buyer's country agree, or a person is told and the order goes on */
test("the payer's country at PayPal agrees with the address, though the network does not", async () => {
  const buyer = await addBuyer();
  const { href, evidence } = await order(buyer);
  expect(evidence).toEqual({ ...none, state: "disagree", billing: "FR", network: "DE" });
  await payFrom(href, "FR");
  expect(await stateOf(buyer)).toMatchObject({
    status: "paid",
    evidence: { state: "agree", billing: "FR", network: "DE", paypal: "FR" },
  });
});

test("where nothing agrees the order is paid, and waits for staff to look at it", async () => {
  const before = await countTasks();
  const buyer = await addBuyer();
  const { href, id } = await order(buyer);
  expect(await countTasks()).toBe(before);
  await payFrom(href, "BE");
  expect(await stateOf(buyer)).toMatchObject({ status: "paid", taxes: [{ taxedIn: "FR" }] });
  expect(await countTasks()).toBe(before + 1);
  const found = await call(getAll, "/api/shop/invoice?status=paid&evidence=disagree", {
    headers: admin.bearer,
  });
  expect((await found.json()) as object[]).toContainEqual(expect.objectContaining({ id }));
  const evidence = { ...none, state: "disagree", billing: "FR", network: "DE", paypal: "BE" };
  expect(await timelineOf(id)).toMatchObject({ body: { evidence } });
  expect((await check(id, buyer.bearer)).status).toBe(403);
  expect(await check(id)).toMatchObject({ status: 200, body: { evidence: { state: "checked" } } });
  expect(await countTasks()).toBe(before);
  expect((await check(id)).status).toBe(409);
  expect((await check(2_147_483_647)).status).toBe(404);
});

test("without a known network, only the address is known", async () => {
  const { evidence } = await order(await addBuyer(), { headers: {} });
  expect(evidence).toEqual({ ...none, state: "incomplete", billing: "FR" });
});

test("a company with a confirmed VAT id needs no evidence, one that VIES does not know does", async () => {
  const company = await order(await addBuyer({ vatId: "FRXX123456789" }));
  expect(company.evidence).toBeNull();
  const unknown = await order(await addBuyer({ vatId: "FRXX123456000" }));
  expect(unknown.evidence).toMatchObject({ state: "disagree" });
});

test("the network of staff who order for a customer says nothing", async () => {
  const buyer = await addBuyer();
  const form = orderOf(buyer, await fillCart(buyer, 1), { paymentMethod: "bank_transfer" });
  const headers = { ...admin.bearer, ...germanNetwork };
  expect((await sendOrder(buyer, form, headers)).status).toBe(200);
  expect((await stateOf(buyer)).evidence).toEqual({ ...none, state: "incomplete", billing: "FR" });
});

test("the country of a transfer's account counts, until its mark is taken back", async () => {
  const buyer = await addBuyer();
  const { id, totalCents: cents } = await order(buyer, { paymentMethod: "bank_transfer" });
  const day = sellerIsoDay(new Date());
  const iban = "FR7630006000011234567890189";
  const purpose = paymentReference(id);
  await loadStatement(camtOf([{ cents, day, payer: "Ann Ax", purpose, iban }]), admin.bearer);
  const line = (await openLines(admin.bearer)).find((it) => it.orderId === id);
  await confirmLines([{ id: line?.id ?? 0, orderId: id }], admin.bearer);
  expect(await stateOf(buyer)).toMatchObject({
    status: "paid",
    evidence: { state: "agree", network: "DE", bank: "FR" },
  });
  const { body } = await timelineOf(id);
  const [mark] = (body as { transfers: { id: number }[] }).transfers;
  await call(changeTransfer, `/api/shop/invoice/${id}/transfer`, {
    ...jsonBody({ action: "take_back", transferId: mark?.id }, admin.bearer),
    ...ofOrder(id),
  });
  const evidence = { state: "disagree", network: "DE", bank: null };
  expect(await invoicesOf(buyer)).toMatchObject([{ evidence }, { evidence }]);
});

test("a corrected address is compared with the same evidence", async () => {
  const buyer = await addBuyer();
  const { href, id } = await order(buyer);
  await payFrom(href, "BE");
  const form = { ...inFrance, company: "Ax", country: "DE", city: "Berlin", zipcode: "10115" };
  const corrected = await call(postCorrection, `/api/shop/invoice/${id}/correction`, {
    ...jsonBody({ ...form, vatId: "" }, admin.bearer),
    ...ofOrder(id),
  });
  expect(corrected.status).toBe(201);
  expect((await stateOf(buyer)).evidence).toMatchObject({ state: "agree", billing: "DE" });
});

/** @requirement Accounts: What shows a buyer's country is kept with the invoice after the account is deleted */
test("the evidence stays with the invoice when its account is deleted", async () => {
  const buyer = await addBuyer();
  const { href } = await order(buyer);
  await payFrom(href, "FR");
  await stripInvoicesOf(buyer.id);
  const { customer, evidence } = await stateOf(buyer);
  expect(customer.email).toBe("");
  expect(evidence).toMatchObject({ state: "agree", billing: "FR", paypal: "FR" });
});
