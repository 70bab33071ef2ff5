import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { POST as raiseAlarm } from "@/app/api/user/account/alarm/route";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { contactMessages } from "@/db/schema/contact";
import { emailOutbox } from "@/db/schema/email";
import { invoiceCorrections, invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { payments } from "@/db/schema/payments";
import { rateLimits } from "@/db/schema/rate-limits";
import { staff } from "@/db/schema/staff";
import { threads } from "@/db/schema/support";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { emailedToken } from "@/e2e/support/emailed-token";
import { eventually } from "@/e2e/support/eventually";
import { addReview } from "@/e2e/support/factories";
import { endJobLeases, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addCustomerWithPassword, password as currentPassword } from "@/e2e/support/passwords";
import {
  addCustomerWithEverything,
  endGrace,
  findTraces,
  hasAccount,
  listKeptInvoices,
} from "@/e2e/support/personal-data";
import { addPurchase } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { requireReview } from "@/lib/catalogue/reviews/queries";
import { runQueuedJobs, runScheduledJobs } from "@/lib/composition/job-registry";
import { breakDownTax } from "@/lib/orders/invoices/tax/breakdown";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { decodeProfile } from "@/lib/platform/sessions/decode-token";
import { deleteExpiredData } from "@/lib/privacy/commands/delete-expired";
import { deleteAccountJob } from "@/lib/privacy/jobs";
import { POST as confirmPost } from "./confirmation/route";
import { DELETE, POST } from "./route";

const mailbox = startMailbox();

beforeEach(async () => {
  await database().delete(rateLimits);
});

type Caller = Pick<Awaited<ReturnType<typeof addCustomer>>, "cookie">;

const path = "/api/user/account/deletion";

async function ask({ cookie }: Caller, body: object = { currentPassword }) {
  return call(POST, path, jsonBody(body, cookie));
}

const keep = ({ cookie }: Caller) => call(DELETE, path, { method: "DELETE", headers: cookie });

async function confirm(token: string, { cookie }: Caller) {
  return call(confirmPost, `${path}/confirmation`, jsonBody({ token }, cookie));
}

const subjectsTo = async (address: string) =>
  (await mailbox.messages()).filter(({ to }) => to.includes(address)).map((it) => it.subject);

const deletesAtOf = async (id: number) =>
  (await database().select().from(users).where(eq(users.id, id)))[0]?.deletesAt;

const daysUntil = (iso: unknown) =>
  Math.round((Date.parse(String(iso)) - Date.now()) / (24 * 60 * 60 * 1000));

const runUntil = (check: () => Promise<void>) =>
  eventually(async () => {
    await endJobLeases();
    await makeJobsDue();
    await runQueuedJobs();
    await check();
  });

const runUntilGone = (id: number) => runUntil(async () => expect(await hasAccount(id)).toBe(false));

/** @requirement Accounts: An account is deleted two weeks after its owner asked for it with the password, unless they take it back */
test("a deletion is asked for, shown, taken back, and asked for again", async () => {
  const customer = await addCustomerWithPassword();
  const asked = await ask(customer);
  const body = (await asked.json()) as { deletesAt: string; token: string };
  expect(asked.status).toBe(200);
  expect(daysUntil(body.deletesAt)).toBe(14);
  expect(decodeProfile(body.token)?.deletesAt).toBe(body.deletesAt);
  expect(await subjectsTo(customer.email)).toEqual(["Your Presetry account will be deleted"]);

  const kept = await statusAndBody(await keep(customer));
  expect(kept).toMatchObject({ status: 200, body: { deletesAt: null } });
  await makeJobsDue();
  await runQueuedJobs();
  expect(await hasAccount(customer.id)).toBe(true);
  expect(await findActor({ headers: new Headers(customer.cookie) })).not.toBeNull();

  const again = await statusAndBody(await ask(customer));
  expect(again).toMatchObject({ status: 200, body: { deletesAt: expect.any(String) } });
  // Due too early, it waits for its time.
  await makeJobsDue();
  await runQueuedJobs();
  expect(await hasAccount(customer.id)).toBe(true);
});

test("a week before the deletion its owner is reminded, once", async () => {
  const customer = await addCustomerWithPassword();
  const inSixDays = new Date(Date.now() + 6 * 24 * 60 * 60 * 1000);
  await database().update(users).set({ deletesAt: inSixDays }).where(eq(users.id, customer.id));
  await enqueue(database(), deleteAccountJob, { userId: customer.id });
  for (let run = 1; run <= 2; run++) {
    await makeJobsDue();
    await runQueuedJobs();
  }
  expect(await subjectsTo(customer.email)).toEqual([
    "Your Presetry account will be deleted in a week",
  ]);
  expect(await hasAccount(customer.id)).toBe(true);
});

test("a wrong or missing password deletes nothing", async () => {
  const customer = await addCustomerWithPassword();
  for (const wrong of ["Wrong-2026", ""]) {
    const response = await ask(customer, { currentPassword: wrong });
    expect(response.status).toBe(422);
  }
  expect(await deletesAtOf(customer.id)).toBeNull();
});

test("clicks at the same moment are one request with one email", async () => {
  const customer = await addCustomerWithPassword();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(customer)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await subjectsTo(customer.email)).toHaveLength(1);
  const queued = eq(jobs.name, "delete-account");
  const rows = await database().select().from(jobs).where(queued);
  expect(rows.filter(({ key }) => key === String(customer.id))).toHaveLength(1);
});

test("an account without a password confirms it by an emailed link, signed in, once", async () => {
  const customer = await addCustomer();
  const asked = await statusAndBody(await ask(customer, { currentPassword: "" }));
  expect(asked).toMatchObject({ status: 200, body: { deletesAt: null } });
  const token = emailedToken(await mailbox.messages(), customer.email, "/delete-account");
  expect((await confirm(token, await addCustomer())).status).toBe(400);
  const confirmed = await statusAndBody(await confirm(token, customer));
  expect(confirmed).toMatchObject({ status: 200, body: { deletesAt: expect.any(String) } });
  expect((await confirm(token, customer)).status).toBe(400);
});

test("“That was not me” takes it back", async () => {
  const customer = await addCustomerWithPassword();
  await ask(customer);
  const token = emailedToken(await mailbox.messages(), customer.email, "/not-me");
  const response = await call(raiseAlarm, "/api/user/account/alarm", jsonBody({ token }));
  expect(response.status).toBe(200);
  expect(await deletesAtOf(customer.id)).toBeNull();
});

test("the admin's account stays", async () => {
  const admin = await addAdmin();
  expect((await ask(admin, { currentPassword: "" })).status).toBe(409);
});

/** @requirement Accounts: Nothing stays of a deleted account but invoices without an address, and reviews without a name */
test("nothing is left of a customer but what the law asks for", async () => {
  const customer = await addCustomerWithEverything({ orders: 3, sites: 2, messages: 50 });
  await ask(customer);
  expect(Object.keys(await findTraces(customer)).length).toBeGreaterThan(25);
  await endGrace(customer.id);
  expect((await keep(customer)).status).toBe(409);
  await runUntilGone(customer.id);
  expect(await findActor({ headers: new Headers(customer.cookie) })).toBeNull();
  expect(await subjectsTo(customer.email)).toContain("Your Presetry account is deleted");
  // The files of the sites' pages wait for a day: a publication of another site may just store the same.
  await database().execute("update site_blobs set stored_at = now() - interval '2 days'");
  await database().execute("update jobs set due_at = now()");
  await runScheduledJobs();
  expect(await findTraces(customer)).toEqual({});
  const kept = await listKeptInvoices();
  expect(kept).toHaveLength(customer.paidOrders);
  expect(kept.map(({ customer: { email } }) => email)).toEqual(kept.map(() => ""));
});

async function keysTo(address: string): Promise<string[]> {
  const rows = await database()
    .select({ key: emailOutbox.key })
    .from(emailOutbox)
    .where(sql`${emailOutbox.payload} ->> 'to' = ${address}`);
  return rows.map(({ key }) => key).sort();
}

/** @requirement Accounts: What others wrote under an address that a deleted account had not verified stays */
test("an account under an unverified address takes nothing with it that others wrote or were sent there", async () => {
  const squatter = await addCustomerWithPassword();
  const { email } = squatter;
  const db = database();
  const names = { firstName: "Ada", lastName: "Lovelace", company: "", email, message: "Hello" };
  // A trigger opens the thread of the message.
  await db.insert(contactMessages).values(names);
  await db.insert(staff).values({ email, role: "support", tokenHash: "x", expiresAt: new Date() });
  const letter = { email: { subject: "Hello", preview: "", body: null } };
  await queueEmail(db, { key: "thread-message:999999", to: email, ...letter });
  await queueEmail(db, { key: "contact:999999", to: email, ...letter });
  await queueEmail(db, { key: "withdrawal-received:999999", to: email, ...letter });
  await queueEmail(db, { key: "welcome:999999", to: email, ...letter });
  await ask(squatter);
  await endGrace(squatter.id);
  await runUntilGone(squatter.id);
  expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1);
  expect(await db.$count(threads, eq(threads.email, email))).toBe(1);
  expect(await db.$count(staff, eq(staff.email, email))).toBe(1);
  expect(await keysTo(email)).toEqual([
    "contact:999999",
    "thread-message:999999",
    "withdrawal-received:999999",
  ]);
});

test("an address that was ordered with, and is another customer's now, keeps their e-mails", async () => {
  const squatter = await addCustomerWithPassword();
  const { email } = squatter;
  const { invoiceId } = await addPurchase(squatter);
  const moved = eq(users.id, squatter.id);
  await database().update(users).set({ email: "moved@example.com" }).where(moved);
  const owner = await addCustomer({ email });
  const letter = { email: { subject: "Hello", preview: "", body: null }, to: email };
  await queueEmail(database(), { key: `welcome:${owner.id}`, ...letter });
  await queueEmail(database(), { key: `receipt:${invoiceId}`, ...letter });
  await endGrace(squatter.id);
  await runUntilGone(squatter.id);
  expect(await keysTo(email)).toEqual([`welcome:${owner.id}`]);
});

test("a review stays, without its customer", async () => {
  const customer = await addCustomerWithPassword();
  const { presetId } = await addPurchase(customer);
  const { id } = await addReview({ presetId, userId: customer.id, message: "Calm and clear." });
  await endGrace(customer.id);
  await runUntilGone(customer.id);
  expect(await requireReview(id)).toMatchObject({
    message: "Calm and clear.",
    userId: null,
    email: "",
    user: { name: "", email: "" },
  });
});

/** @requirement Accounts: A deletion waits for money that may still move */
test("a refund that is under way is waited for", async () => {
  const customer = await addCustomerWithPassword();
  const { invoiceId } = await addPurchase(customer);
  const [payment] = await database()
    .insert(payments)
    .values({ invoiceId, amountCents: 1_000, state: "refund_pending", captureId: `C-${invoiceId}` })
    .returning({ id: payments.id });
  await endGrace(customer.id);
  await runQueuedJobs();
  expect(await hasAccount(customer.id)).toBe(true);
  expect(await findActor({ headers: new Headers(customer.cookie) })).toBeNull();

  const ofPayment = eq(payments.id, payment?.id ?? 0);
  await database().update(payments).set({ state: "refunded" }).where(ofPayment);
  await database().update(invoices).set({ status: "refunded" }).where(eq(invoices.id, invoiceId));
  await runUntilGone(customer.id);
  const kept = (await listKeptInvoices()).find(({ id }) => id === invoiceId);
  expect(kept?.status).toBe("refunded");
});

test("invoices go at the end of the tenth year after theirs", async () => {
  const customer = await addCustomerWithPassword();
  const [old, young] = [await addPurchase(customer), await addPurchase(customer)];
  await endGrace(customer.id);
  await runUntilGone(customer.id);
  const year = new Date().getUTCFullYear();
  const pay = (id: number, paidAt: Date) =>
    database().update(invoices).set({ paidAt }).where(eq(invoices.id, id));
  await pay(old.invoiceId, new Date(Date.UTC(year - 11, 11, 31)));
  await pay(young.invoiceId, new Date(Date.UTC(year - 10, 0, 2)));
  await deleteExpiredData();
  const ids = (await listKeptInvoices()).map(({ id }) => id);
  expect(ids).toContain(young.invoiceId);
  expect(ids).not.toContain(old.invoiceId);
});

test("an invoice waits for the ten years of its credit notes and corrections", async () => {
  const customer = await addCustomerWithPassword();
  const [refunded, corrected] = [await addPurchase(customer), await addPurchase(customer)];
  const year = new Date().getUTCFullYear();
  const late = new Date(Date.UTC(year - 10, 0, 2));
  await addRefund(refunded, { completedAt: late });
  const [invoice] = await database()
    .select()
    .from(invoices)
    .where(eq(invoices.id, corrected.invoiceId));
  if (!invoice) throw new Error("The invoice is gone.");
  const breakdown = breakDownTax({ ...invoice, suppliedAt: late });
  await database()
    .insert(invoiceCorrections)
    .values({
      invoiceId: invoice.id,
      version: 1,
      customer: invoice.customer,
      ...breakdown,
      number: sql`next_invoice_number()`,
      createdAt: late,
    });
  await endGrace(customer.id);
  await runUntilGone(customer.id);
  const ids = [refunded.invoiceId, corrected.invoiceId];
  await database()
    .update(invoices)
    .set({ paidAt: new Date(Date.UTC(year - 11, 11, 31)) })
    .where(inArray(invoices.id, ids));
  await deleteExpiredData();
  expect((await listKeptInvoices()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test("an address that was deleted can be registered again", async () => {
  const customer = await addCustomerWithPassword();
  await endGrace(customer.id);
  await runUntilGone(customer.id);
  const next = await addCustomer({ email: customer.email });
  expect(next.id).not.toBe(customer.id);
});
