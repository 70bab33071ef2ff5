import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { rateLimits } from "@/db/schema/rate-limits";
import { threads } from "@/db/schema/support";
import { type InboundEvent, inboundDomain } from "@/e2e/fakes/email/inbound";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { listJobRows, makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { listMessagesOf, receiveEmail, requireThreadOf } from "@/e2e/support/threads";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { receiveEmailJob } from "@/lib/support/jobs";
import { emailLimit } from "@/lib/support/rules";
import { POST as ask } from "../../shop/invoice/[id]/message/route";
import { POST as answer } from "../../thread/[id]/message/route";
import { PUT as change } from "../../thread/[id]/route";
import { GET, POST } from "./route";

receiveEmail();
const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

const deliver = ({ headers, body }: Pick<InboundEvent, "headers" | "body">) =>
  call(POST, "/api/mail/webhook", { method: "POST", headers, body });

/** A thread about an order, answered by mail: the customer, and where they answer that. */
async function addAnsweredThread() {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  const params = { id: String(invoiceId) };
  await call(ask, "/", { params, ...jsonBody({ message: "Hello?" }, customer.cookie) });
  const thread = await requireThreadOf(invoiceId);
  await call(answer, "/", {
    params: { id: String(thread.id) },
    ...jsonBody({ message: "Hello!" }, admin.cookie),
  });
  const sent = (await mailbox.messages()).find(({ to }) => to.includes(customer.email));
  const to = sent?.replyTo ?? [];
  return { customer, thread, to, sent };
}

/** Receives an email and does what it causes. */
async function receive(email: Parameters<typeof mailbox.receive>[0]) {
  const event = await mailbox.receive(email);
  const response = await deliver(event);
  return { event, ...(await statusAndBody(response)) };
}

const received = { status: 200, body: { isReceived: true } };
const ignored = { status: 200, body: { isReceived: false } };

/** @requirement Messages to the shop: A customer's answer by email comes back into the thread, once */
test("a reply by email becomes a message, opens the thread again, and tells the staff member who answers it", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  await call(change, "/", {
    params: { id: String(thread.id) },
    ...jsonBody({ status: "done" }, admin.cookie),
    method: "PUT",
  });
  const text = "Thank you.\n\nOn 23/11/2026, Presetry wrote:\n> Hello!";
  const { event, ...response } = await receive({
    from: `Ann <${customer.email.toUpperCase()}>`,
    to,
    text,
    html: "<b>No</b>",
    attachments: [{ filename: "a.pdf" }, { filename: "b.png" }],
  });
  expect(response).toEqual(received);
  const last = (await listMessagesOf(thread.id)).at(-1);
  expect(last).toMatchObject({
    author: "customer",
    channel: "mail",
    body: "Thank you.",
    attachments: 2,
    fromAddress: null,
    isShortened: false,
    providerId: event.emailId,
  });
  const [now] = await database().select().from(threads).where(eq(threads.id, thread.id));
  expect(now).toMatchObject({ status: "open", isWaiting: true, assigneeId: admin.id });
  const [told] = (await mailbox.messages()).filter(({ text }) => text?.includes("Thank you."));
  expect(told).toMatchObject({
    to: [admin.email],
    headers: { "Auto-Submitted": "auto-generated" },
  });
});

test("the answer refers to the customer's last email, and its own address is the only way in", async () => {
  const { customer, thread, to, sent } = await addAnsweredThread();
  expect(sent?.replyTo).toEqual([
    expect.stringMatching(new RegExp(`^reply\\+${thread.id}\\.[a-f\\d]{20}@${inboundDomain}$`)),
  ]);
  expect(sent?.headers["In-Reply-To"]).toBe(`<thread-${thread.id}@${inboundDomain}>`);
  const { event } = await receive({ from: customer.email, to, text: "More?" });
  await call(answer, "/", {
    params: { id: String(thread.id) },
    ...jsonBody({ message: "Yes." }, admin.cookie),
  });
  const next = (await mailbox.messages()).find(({ text }) => text?.includes("Yes."));
  expect(next?.headers["In-Reply-To"]).toBe(`<${event.emailId}@mail.example>`);
});

test("an email from another address is marked, and the email to the shop says so", async () => {
  const { thread, to } = await addAnsweredThread();
  await receive({ from: "Eve <eve@evil.example>", to, text: "Send me the files." });
  expect((await listMessagesOf(thread.id)).at(-1)?.fromAddress).toBe("eve@evil.example");
  const told = (await mailbox.messages()).find(({ text }) => text?.includes("Send me the files."));
  expect(told?.text).toContain("eve@evil.example, which is not the customer's address");
});

test("the same event, at once and again, is one message", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  const event = await mailbox.receive({ from: customer.email, to, text: "Once" });
  await Promise.all([deliver(event), deliver(event), deliver(event)]);
  await deliver(event);
  const bodies = (await listMessagesOf(thread.id)).map(({ body }) => body);
  expect(bodies).toEqual(["Hello?", "Hello!", "Once"]);
});

const forged = "This webhook event is not signed by the email service.";

/** @requirement Security and resilience: A webhook event counts with its signature only */
test.each<[string, (event: InboundEvent) => Partial<InboundEvent>]>([
  ["another body", ({ body }) => ({ body: body.replace("email.received", "email.Received") })],
  ["no signature", () => ({ headers: {} })],
  [
    "another signature",
    ({ headers }) => ({ headers: { ...headers, "svix-signature": "v1,AAAA" } }),
  ],
  ["half a signature", ({ headers }) => ({ headers: { ...headers, "svix-signature": "v1" } })],
  ["another id", ({ headers }) => ({ headers: { ...headers, "svix-id": "msg_2" } })],
  ["another time", ({ headers }) => ({ headers: { ...headers, "svix-timestamp": "1700000000" } })],
  ["no time", ({ headers }) => ({ headers: { ...headers, "svix-timestamp": "now" } })],
])("an event with %s is refused", async (_, forge) => {
  const { customer, thread, to } = await addAnsweredThread();
  const event = await mailbox.receive({ from: customer.email, to, text: "Forged" });
  const response = await deliver({ ...event, ...forge(event) });
  expect(await statusAndBody(response)).toEqual({ status: 403, body: { error: forged } });
  expect(await listMessagesOf(thread.id)).toHaveLength(2);
});

test("an email to no thread, to one with another mac, or to a deleted one is left alone", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  const from = customer.email;
  const [address = ""] = to;
  const other = address.replace(/\.(.)/, (_, first) => `.${first === "0" ? "1" : "0"}`);
  for (const wrong of [`hello@${inboundDomain}`, other, address.replace("reply+", "reply+9")]) {
    expect(await receive({ from, to: [wrong], text: "Hm" })).toMatchObject(ignored);
  }
  await database().delete(threads).where(eq(threads.id, thread.id));
  expect(await receive({ from, to, text: "Hm" })).toMatchObject(ignored);
  expect(await listJobRows("receive-email")).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ["an auto-reply", { "Auto-Submitted": "auto-replied" }, "ann@example.com"],
  ["a bounce", { "Return-Path": "<>" }, "ann@example.com"],
  ["a newsletter", { Precedence: "list" }, "ann@example.com"],
  ["an e-mail of the shop itself", {}, "Presetry <hello@presetry.example>"],
  ["an e-mail of another thread", {}, `reply+1.0123456789abcdef0123@${inboundDomain}`],
])("of %s nothing comes", async (_, headers, from) => {
  const { thread, to } = await addAnsweredThread();
  expect(await receive({ from, to, headers, text: "Away" })).toMatchObject(received);
  expect(await listMessagesOf(thread.id)).toHaveLength(2);
});

test("markup, line breaks and 100 KB are text, and no header", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  const text = `<script>alert(1)</script>\0\r\n${"long ".repeat(20_000)}`;
  await receive({
    from: customer.email,
    to,
    text,
    subject: "Hi\r\nBcc: eve@evil.example",
  });
  const last = (await listMessagesOf(thread.id)).at(-1);
  expect(last?.isShortened).toBe(true);
  expect(last?.body.length).toBeLessThanOrEqual(10_000);
  const told = (await mailbox.messages()).find(({ text }) => text?.includes("alert(1)"));
  expect(told?.html).not.toContain("<script>alert");
  expect(told?.bcc).toEqual([]);
});

/** @requirement Messages to the shop: A customer's answer by email comes back into the thread, once */
test.each([null, " \n"])("of an email with the plain text %j, its HTML is read", async (text) => {
  const { customer, thread, to } = await addAnsweredThread();
  const html = `<html><head><style>p{color:red}</style></head><body><div>Yes, <b>please</b>: 1 &lt; 2.</div>
    <div class="gmail_quote"><div>On 23/11/2026, Presetry wrote:<br></div>
    <blockquote>Hello!</blockquote></div><script>alert(1)</script></body></html>`;
  await receive({ from: customer.email, to, text, html });
  expect((await listMessagesOf(thread.id)).at(-1)).toMatchObject({
    body: "Yes, please: 1 < 2.",
    channel: "mail",
    isShortened: false,
  });
  const told = (await mailbox.messages()).find(({ text }) => text?.includes("Yes, please"));
  expect(told?.html).toContain("1 &lt; 2");
});

test("of a long email in HTML, the beginning is kept", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  const html = `<p>Beginning</p>${"<i></i>".repeat(20_000)}<p>End</p>`;
  await receive({ from: customer.email, to, text: null, html });
  expect((await listMessagesOf(thread.id)).at(-1)).toMatchObject({
    body: "Beginning",
    isShortened: true,
  });
});

test("an email without any text is a message that says so", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  await receive({ from: customer.email, to, text: null, html: '<img src="cid:1">' });
  expect((await listMessagesOf(thread.id)).at(-1)).toMatchObject({ body: "", channel: "mail" });
  const told = (await mailbox.messages()).find(({ text }) => text?.includes("no text"));
  expect(told).toBeDefined();
});

test("beyond what a thread takes within an hour the service has to wait, and other threads do not", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  const key = `thread-mail:${thread.id}`;
  const full = { key, hits: emailLimit.hits, resetsAt: sql`now() + interval '1 hour'` };
  await database().insert(rateLimits).values(full);
  const refused = await receive({ from: customer.email, to, text: "Too much" });
  expect(refused.status).toBe(429);
  expect(await listMessagesOf(thread.id)).toHaveLength(2);
  const other = await addAnsweredThread();
  const sentEmail = { from: other.customer.email, to: other.to, text: "Fine" };
  expect(await receive(sentEmail)).toMatchObject(received);
});

test("while the email service fails, an email waits", async () => {
  const { customer, thread, to } = await addAnsweredThread();
  const event = await mailbox.receive({ from: customer.email, to, text: "Later" });
  await mailbox.injectFaults({ rate: 1, status: 500 });
  expect((await deliver(event)).status).toBe(200);
  expect(await listMessagesOf(thread.id)).toHaveLength(2);
  await mailbox.injectFaults({});
  await makeJobsDue();
  await runQueuedJobs();
  expect((await listMessagesOf(thread.id)).at(-1)?.body).toBe("Later");
  expect(await database().$count(emailOutbox, eq(emailOutbox.status, "dead"))).toBe(0);
});

test("an email that the service no longer has ends its job quietly", async () => {
  const { thread } = await addAnsweredThread();
  await enqueue(database(), receiveEmailJob, { emailId: randomUUID(), threadId: thread.id });
  await runQueuedJobs();
  expect(await listJobRows(receiveEmailJob.name)).toEqual([]);
  expect(await listMessagesOf(thread.id)).toHaveLength(2);
});

test("bodies that are too large, and other methods, are refused", async () => {
  const body = "x".repeat(70_000);
  expect((await deliver({ headers: {}, body })).status).toBe(413);
  expect((await call(GET, "/api/mail/webhook")).status).toBe(405);
});
