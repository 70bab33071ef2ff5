import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { PUT as decide } from "@/app/api/shop/refund-request/[id]/route";
import { database } from "@/db/client";
import { refundRequests, refunds } from "@/db/schema/refunds";
import { call, jsonBody, sendPlainForm } from "@/e2e/support/call";
import { buyAs, french } from "@/e2e/support/consumers";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { startFakePaypal } from "@/e2e/support/paypal";
import { requireRefundRequest } from "@/lib/orders/checkout/refunds/queries/list-for-admin";
import { readCookie, readStatement } from "@/lib/orders/checkout/withdrawal/form";
import { sellsToEverybody } from "@/lib/sells-to";
import { POST } from "./route";

const mailbox = startMailbox();
const paypal = startFakePaypal();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

let admin: Customer;
beforeAll(async () => {
  vi.stubEnv("SELLS_TO", "everybody");
  expect(sellsToEverybody()).toBe(true);
  admin = await addAdmin();
});

async function send(...form: [fields: Record<string, string>, headers?: Record<string, string>]) {
  const { response, status, to } = await sendPlainForm(POST, "/api/withdrawal", ...form);
  return { status, to, cookie: response.headers.get("set-cookie") ?? "" };
}

const statement = (order: number | string, { email }: Pick<Customer, "email">) => ({
  order: String(order),
  name: "Marie Dupont",
  email,
});

const confirmed = (...of: Parameters<typeof statement>) =>
  send({ ...statement(...of), confirmed: "yes" });

const requestsOf = (invoiceId: number) =>
  database()
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.invoiceId, invoiceId))
    .orderBy(desc(refundRequests.id));

async function buy(said: Parameters<typeof buyAs>[2] = { forBusiness: false }) {
  const customer = await addCustomer(french);
  return { customer, ...(await buyAs(paypal, customer, said)) };
}

const received = { status: 303, to: "/withdraw/received" };

/** @requirement Consumers: Withdrawing works without an account and without script, with a confirming step */
test("what was typed is confirmed before anything happens, and stands in no address", async () => {
  const { customer, invoiceId } = await buy();
  const typed = statement(invoiceId, customer);
  const answer = await send(typed);
  expect(answer).toMatchObject({ status: 303, to: "/withdraw/confirm" });
  const [, value = ""] =
    /^withdrawal=([^;]*);.*HttpOnly.*Path=\/withdraw/.exec(answer.cookie) ?? [];
  expect(readCookie(value).typed).toEqual(typed);
  expect(await requestsOf(invoiceId)).toEqual([]);
  const subjects = (await mailbox.messages()).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining("Your receipt")]);
});

/** @requirement Consumers: A withdrawal of an order becomes a refund request that one click approves */
test("a withdrawal of the buyer becomes a request, with a receipt, and one click returns the money", async () => {
  const { customer, invoiceId } = await buy();
  const answer = await confirmed(`# ${invoiceId}`, { email: customer.email.toUpperCase() });
  expect(answer).toMatchObject(received);
  expect(answer.cookie).toContain("withdrawal=; Max-Age=0");
  const [request] = await requestsOf(invoiceId);
  expect(await requireRefundRequest(request?.id ?? 0)).toMatchObject({
    status: "open",
    reason: "withdrawal",
    rightEnded: null,
    note: expect.stringContaining("Marie Dupont"),
  });
  const messages = await mailbox.messages();
  const receipt = messages.find(({ subject }) => subject.startsWith("We received your withdrawal"));
  expect(receipt?.text).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d UTC/);
  expect(messages.find(({ to }) => to.includes(admin.email))?.subject).toContain(
    "refund requested",
  );
  const decision = await call(decide, `/api/shop/refund-request/${request?.id}`, {
    ...jsonBody({ status: "approved" }, admin.bearer),
    method: "PUT",
    params: { id: String(request?.id) },
  });
  expect(decision.status).toBe(200);
  const made = await database().select().from(refunds).where(eq(refunds.invoiceId, invoiceId));
  expect(made).toMatchObject([{ status: "completed", reason: "withdrawal" }]);
});

test("a withdrawal after a consent is taken, and the desk sees that the right had ended", async () => {
  const consented = await buy({ forBusiness: false, startNow: true });
  const business = await buy({ forBusiness: true });
  for (const [{ customer, invoiceId }, rightEnded] of [
    [consented, "consent"],
    [business, "business"],
  ] as const) {
    expect(await confirmed(invoiceId, customer)).toMatchObject(received);
    const [request] = await requestsOf(invoiceId);
    expect(await requireRefundRequest(request?.id ?? 0)).toMatchObject({ rightEnded });
  }
});

/** @requirement Consumers: A withdrawal gets the same answer, whether there is such an order or not */
test("strangers get the same answer and the same receipt, and the shop is told", async () => {
  const { customer, invoiceId } = await buy();
  const stranger = { email: "stranger@example.com" };
  /** The receipt, without what differs by the sender. */
  const receiptFor = async (email: string) => {
    const all = await mailbox.messages();
    const message = all.find((it) => it.to.includes(email) && /^We received/.test(it.subject));
    return message?.text?.replaceAll(email, "").replace(/\d\d:\d\d UTC/g, "");
  };
  const answers = [await confirmed(invoiceId, stranger), await confirmed(invoiceId, customer)];
  expect(answers[0]).toEqual(answers[1]);
  expect(await receiptFor(stranger.email)).toContain("We received your withdrawal");
  expect(await receiptFor(stranger.email)).toBe(await receiptFor(customer.email));
  expect(await requestsOf(invoiceId)).toHaveLength(1);
  expect(await confirmed(987_654_321, stranger)).toMatchObject(received);
  const toShop = (await mailbox.messages()).filter(({ subject }) =>
    subject.includes("needs a look"),
  );
  expect(toShop).toHaveLength(2);
});

test("a second withdrawal, or one after another request, makes no second request", async () => {
  const { customer, invoiceId } = await buy();
  for (let time = 0; time < 2; time += 1) {
    expect(await confirmed(invoiceId, customer)).toMatchObject(received);
  }
  expect(await requestsOf(invoiceId)).toHaveLength(1);
});

test.each([
  ["no number", { order: "soon" }],
  ["no name", { name: " " }],
  ["a link for a name", { name: "www.elsewhere.test" }],
  ["no address", { email: "marie" }],
  ["nothing", { order: "", name: "", email: "" }],
])("a form with %s goes back with what is wrong", async (_, fields) => {
  const typed = { ...statement(1, { email: "marie@example.com" }), ...fields };
  expect(await send({ ...typed, confirmed: "yes" })).toMatchObject({
    status: 303,
    to: "/withdraw?problem=fields",
  });
  expect(Object.keys(readStatement(typed).errors)).toEqual(Object.keys(fields));
  expect(await mailbox.messages()).toEqual([]);
});

test("pages of other sites cannot send it, and nobody can send many", async () => {
  const stranger = { email: "often@example.com" };
  const form = { ...statement(1, stranger), confirmed: "yes" };
  expect(await send(form, { "sec-fetch-site": "cross-site" })).toMatchObject({
    to: "/withdraw?problem=forbidden",
  });
  const places = [];
  for (let time = 0; time < 6; time += 1) places.push((await confirmed(1, stranger)).to);
  expect(places.slice(0, 5)).toEqual(Array(5).fill(received.to));
  expect(places[5]).toBe("/withdraw?problem=too_many_requests");
});
