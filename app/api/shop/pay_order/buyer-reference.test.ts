import { beforeAll, expect, test } from "vitest";
import {
  GET as getBuyer,
  POST as postCorrection,
} from "@/app/api/shop/invoice/[id]/correction/route";
import { PUT as putInvoice } from "@/app/api/shop/invoice/[id]/route";
import { GET as getXml } from "@/app/api/shop/invoice/[id]/xml/route";
import { GET as getInvoices } from "@/app/api/shop/invoice/route";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { fillCart, invoicesOf, orderOf, sendOrder } from "@/e2e/support/orders";
import { requireBuyer } from "@/lib/orders/checkout/queries";
import { findActor } from "@/lib/platform/sessions/authenticate";

let admin: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  admin = await addAdmin();
});

const german = { firstname: "Ann", lastname: "Ax", city: "Köln", zipcode: "50667", country: "DE" };

async function order(buyerReference: string | undefined) {
  const customer = await addCustomer(german);
  const form = orderOf(customer, await fillCart(customer, 1), { paymentMethod: "bank_transfer" });
  const send = (reference: string | undefined) =>
    sendOrder(customer, { ...form, buyerReference: reference });
  return { customer, send, answer: await statusAndBody(await send(buyerReference)) };
}

async function orderAndPay(buyerReference: string) {
  const { customer } = await order(buyerReference);
  const [placed] = await invoicesOf(customer);
  const id = String(placed?.id);
  const paid = await call(putInvoice, `/api/shop/invoice/${id}`, {
    ...jsonBody({ isPaid: true }, admin.bearer),
    method: "PUT",
    params: { id },
  });
  expect(paid.status).toBe(200);
  const referencesOf = async (version: number) => {
    const path = `/api/shop/invoice/${id}/xml?version=${version}`;
    const file = await call(getXml, path, { headers: customer.bearer, params: { id } });
    const found = (await file.text()).matchAll(/<cbc:BuyerReference>(.*?)</g);
    return [...found].map(([, reference]) => reference);
  };
  return { customer, id, referencesOf };
}

const correct = (id: string, form: object) =>
  call(postCorrection, `/api/shop/invoice/${id}/correction`, {
    ...jsonBody({ ...german, company: "Ax", vatId: "", ...form }, admin.bearer),
    params: { id },
  });

/** @requirement Invoices: The buyer's own reference is on the invoice and in its electronic forms */
test("the reference of the buyer is on the invoice, and finds the order", async () => {
  const { id, referencesOf } = await orderAndPay(" PO-4711/26 ");
  expect(await referencesOf(0)).toEqual(["PO-4711/26"]);
  const found = await call(getInvoices, "/api/shop/invoice?q=po-4711", { headers: admin.bearer });
  expect(await found.json()).toMatchObject([{ id: Number(id), buyerReference: "PO-4711/26" }]);
});

test("an order that is placed again keeps its reference until the buyer gives another one", async () => {
  const { customer, send } = await order("PO 1");
  const reference = async () =>
    (await invoicesOf(customer)).map((it) => it.customer.buyerReference);
  for (const [sent, kept] of [
    [undefined, "PO 1"],
    ["PO 2", "PO 2"],
    ["", ""],
  ] as const) {
    expect((await send(sent)).status).toBe(200);
    expect(await reference()).toEqual([kept]);
  }
});

test("clients from before it was asked for order without a reference", async () => {
  const { customer, answer } = await order(undefined);
  expect(answer.status).toBe(200);
  expect((await invoicesOf(customer)).map((it) => it.customer.buyerReference)).toEqual([""]);
});

test("what cannot be a reference is refused, with the field", async () => {
  const { customer, answer } = await order("x".repeat(81));
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { buyerReference: expect.any(String) } },
  });
  expect(await invoicesOf(customer)).toEqual([]);
});

test.each([
  ["992-90009-96", "992-90009-96"],
  ["PO 4711", ""],
])("after an order with %s, the payment dialog begins with %j", async (reference, expected) => {
  const { customer } = await order(reference);
  const actor = await findActor({ headers: new Headers(customer.cookie) });
  if (!actor) throw new Error("The customer is not signed in.");
  expect((await requireBuyer(actor)).buyerReference).toBe(expected);
});

test("a corrected invoice has the reference that the buyer forgot, and later ones keep it", async () => {
  const { id, referencesOf } = await orderAndPay("");
  expect((await correct(id, { buyerReference: "992-90009-96" })).status).toBe(201);
  expect((await correct(id, { city: "Bonn" })).status).toBe(201);
  expect(await referencesOf(0)).toEqual([id]);
  expect(await referencesOf(1)).toEqual(["992-90009-96"]);
  expect(await referencesOf(2)).toEqual(["992-90009-96"]);
  const buyer = await call(getBuyer, `/api/shop/invoice/${id}/correction`, {
    headers: admin.bearer,
    params: { id },
  });
  expect(await buyer.json()).toMatchObject({ city: "Bonn", buyerReference: "992-90009-96" });
});

test.each([{ buyerReference: "PO-9042/26" }, { company: "Kupferwerk 9042" }])(
  "an order is found by what a correction says: %j",
  async (form) => {
    const { id } = await orderAndPay("");
    expect((await correct(id, form)).status).toBe(201);
    const [said = ""] = Object.values(form);
    const path = `/api/shop/invoice?q=${encodeURIComponent(said)}`;
    const found = await call(getInvoices, path, { headers: admin.bearer });
    expect(await found.json()).toMatchObject([{ id: Number(id) }]);
  },
);

test("of two corrections at once, the second keeps what the first one said", async () => {
  const { id } = await orderAndPay("");
  const sent = await Promise.all([
    correct(id, { buyerReference: "PO 1" }),
    correct(id, { street: "Am Kai 1" }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  const buyer = await call(getBuyer, `/api/shop/invoice/${id}/correction`, {
    headers: admin.bearer,
    params: { id },
  });
  expect(await buyer.json()).toMatchObject({ buyerReference: "PO 1", street: "Am Kai 1" });
});
