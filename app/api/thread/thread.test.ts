import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { auditEvents } from "@/db/schema/audit";
import { contactMessages } from "@/db/schema/contact";
import { rateLimits } from "@/db/schema/rate-limits";
import { threadMessages, threads } from "@/db/schema/support";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addPurchase } from "@/e2e/support/purchases";
import { addStaff } from "@/e2e/support/staff";
import { listMessagesOf, requireThreadOf } from "@/e2e/support/threads";
import { deleteOldThreads } from "@/lib/support/commands/delete-threads";
import type { Thread } from "@/lib/support/schemas";
import { DELETE as deleteCanned, PUT as putCanned } from "../canned-answer/[id]/route";
import { POST as addCanned } from "../canned-answer/route";
import { POST as contact } from "../contact/route";
import { POST as ask, GET as ownMessages } from "../shop/invoice/[id]/message/route";
import { GET as assignees } from "../thread-assignee/route";
import { POST as answer, GET as messages } from "./[id]/message/route";
import { PUT as change } from "./[id]/route";
import { GET as list, POST as write } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(threads);
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const askAbout = (invoiceId: number, { cookie }: Customer, message: unknown) =>
  call(ask, "/", { params: { id: String(invoiceId) }, ...jsonBody({ message }, cookie) });

const answerWith = (id: number, body: object, { cookie }: Customer = admin) =>
  call(answer, "/", { params: { id: String(id) }, ...jsonBody(body, cookie) });

const writeTo = (invoiceId: number, message: string, rest = {}, { cookie }: Customer = admin) =>
  call(write, "/", jsonBody({ invoiceId, message, ...rest }, cookie));

const changeTo = (id: number, body: object) =>
  call(change, "/", {
    params: { id: String(id) },
    ...jsonBody(body, admin.cookie),
    method: "PUT",
  });

async function listed(query = ""): Promise<Thread[]> {
  const response = await call(list, `/api/thread?${query}`, { headers: admin.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Thread[];
}

async function addThread(message = "Hello?") {
  const customer = await addCustomer({ name: "Acme" });
  const { invoiceId } = await addPurchase(customer);
  await askAbout(invoiceId, customer, message);
  return { customer, invoiceId, thread: await requireThreadOf(invoiceId) };
}

/** @requirement Messages to the shop: Each order and each contact message has one thread */
test("a customer asks about an order: one thread, the shop is emailed, the customer sees it", async () => {
  const { customer, invoiceId, thread } = await addThread("Can it be red?");
  expect((await askAbout(invoiceId, customer, " Or blue? ")).status).toBe(201);
  expect(await requireThreadOf(invoiceId)).toMatchObject({ id: thread.id, isWaiting: true });
  const told = (await mailbox.messages()).filter(({ subject }) => subject.includes("order"));
  expect(told).toHaveLength(2);
  expect(told[1]).toMatchObject({
    to: ["team@presetry.example"],
    subject: `Message about order ${invoiceId}: Acme`,
  });
  const own = await call(ownMessages, "/", {
    params: { id: String(invoiceId) },
    headers: customer.cookie,
  });
  expect(await own.json()).toMatchObject({
    messages: [{ body: "Can it be red?", author: "customer" }, { body: "Or blue?" }],
    next: null,
  });
});

test("a message of the contact form opens a thread by itself", async () => {
  const form = { user_name: "Ann", lastname: "Lee", company: "Acme", message: "Hi there" };
  await call(contact, "/", jsonBody({ ...form, user_email: "ann@example.com" }));
  const [thread] = await listed();
  expect(thread).toMatchObject({
    email: "ann@example.com",
    name: "Ann Lee",
    company: "Acme",
    invoiceId: null,
    status: "open",
    isWaiting: true,
    assignee: null,
    excerpt: "Hi there",
  });
  await answerWith(thread?.id ?? 0, { message: "Welcome", isDone: true });
  const sent = (await mailbox.messages()).find(({ to }) => to.includes("ann@example.com"));
  expect(sent).toMatchObject({ subject: "Re: Your message to us" });
  expect(await listed("status=done")).toHaveLength(1);
  await database().delete(contactMessages);
  expect(await database().$count(threads)).toBe(0);
});

test("an order of somebody else cannot be asked about or read", async () => {
  const { invoiceId } = await addThread();
  const eve = await addCustomer();
  expect((await askAbout(invoiceId, eve, "Hi")).status).toBe(403);
  expect((await askAbout(invoiceId, admin, "Hi")).status).toBe(403);
  const params = { id: String(invoiceId) };
  expect((await call(ownMessages, "/", { params, headers: eve.cookie })).status).toBe(403);
});

test.each([
  ["nothing", "", "Please write a message"],
  ["blanks", " \n ", "Please write a message"],
  ["too much", "a".repeat(4_001), "Please use at most 4000 characters"],
  ["NUL", "a\0", "This text contains characters that cannot be stored"],
  ["a number", 5, "Please write a message"],
])("%s is no message", async (_, message, error) => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  expect(await statusAndBody(await askAbout(invoiceId, customer, message))).toEqual({
    status: 422,
    body: { error, fields: { message: error } },
  });
  expect(await database().$count(threads)).toBe(0);
});

/** @requirement Messages to the shop: Two tabs, double clicks and retries write one message */
test("first messages at once make one thread; the same words at once are one message", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  await Promise.all(Array.from({ length: 10 }, () => askAbout(invoiceId, customer, "Same")));
  const thread = await requireThreadOf(invoiceId);
  expect(await listMessagesOf(thread.id)).toHaveLength(1);
  await Promise.all([1, 2, 3, 4, 5].map((n) => askAbout(invoiceId, customer, `No. ${n}`)));
  expect(await listMessagesOf(thread.id)).toHaveLength(6);
  await Promise.all(Array.from({ length: 10 }, () => answerWith(thread.id, { message: "Yes" })));
  const answers = (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  expect(answers).toHaveLength(1);
});

test("who writes too much within an hour waits", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  const send = (n: number) => askAbout(invoiceId, customer, `No. ${n}`);
  const responses = await Promise.all(Array.from({ length: 21 }, (_, n) => send(n)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

/** @requirement Messages to the shop: The staff answer, give threads to each other, and mark them as done */
test("an answer is emailed, the thread is whose answered first, and a message opens it again", async () => {
  const { customer, invoiceId, thread } = await addThread();
  const kim = await addStaff("support");
  const answered = await answerWith(thread.id, { message: "Hello <b>you</b>", isDone: true }, kim);
  expect(await statusAndBody(answered)).toMatchObject({
    status: 201,
    body: { author: "staff", by: kim.email, body: "Hello <b>you</b>" },
  });
  const sent = (await mailbox.messages()).find(({ to }) => to.includes(customer.email));
  expect(sent).toMatchObject({ subject: `Re: order ${invoiceId}` });
  expect(sent?.html).not.toContain("<b>you");
  expect(await requireThreadOf(invoiceId)).toMatchObject({
    status: "done",
    isWaiting: false,
    assigneeId: kim.id,
  });
  await askAbout(invoiceId, customer, "One more");
  expect(await requireThreadOf(invoiceId)).toMatchObject({ status: "open", isWaiting: true });
  const events = await database()
    .select({ event: auditEvents.event, actorId: auditEvents.actorId })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, customer.id));
  expect(events).toEqual(
    expect.arrayContaining([
      { event: "support.asked", actorId: customer.id },
      { event: "support.answered", actorId: kim.id },
      { event: "support.done", actorId: kim.id },
    ]),
  );
});

/** @requirement Messages to the shop: The staff write to a customer about an order */
test("the staff begin a thread about an order, and the customer sees and answers it", async () => {
  const customer = await addCustomer({ name: "Acme" });
  const { invoiceId } = await addPurchase(customer);
  const kim = await addStaff("support");
  const begun = await writeTo(invoiceId, " Which address? ", {}, kim);
  expect(await statusAndBody(begun)).toMatchObject({
    status: 201,
    body: {
      invoiceId,
      email: customer.email,
      name: "Acme",
      excerpt: "Which address?",
      status: "open",
      isWaiting: false,
      assignee: kim.email,
    },
  });
  const [sent] = (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  expect(sent).toMatchObject({ subject: `About order ${invoiceId}` });
  expect(sent?.text).toContain("Which address?");
  const params = { id: String(invoiceId) };
  const own = await call(ownMessages, "/", { params, headers: customer.cookie });
  expect(await own.json()).toMatchObject({ messages: [{ author: "staff" }] });
  expect((await askAbout(invoiceId, customer, "This one")).status).toBe(201);
  expect(await requireThreadOf(invoiceId)).toMatchObject({ isWaiting: true });
  const events = await database()
    .select({ event: auditEvents.event, actorId: auditEvents.actorId })
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, customer.id));
  expect(events).toContainEqual({ event: "support.written", actorId: kim.id });
});

test("about an order that has a thread, the staff write into it", async () => {
  const { customer, invoiceId, thread } = await addThread();
  const written = await writeTo(invoiceId, "Yes", { isDone: true });
  expect(await written.json()).toMatchObject({ id: thread.id, status: "done", isWaiting: false });
  const [sent] = (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  expect(sent).toMatchObject({ subject: `Re: order ${invoiceId}` });
  expect(await listMessagesOf(thread.id)).toHaveLength(2);
});

/** @requirement Messages to the shop: Two tabs, double clicks and retries write one message */
test("the same first message of the staff at once is one thread, one message and one mail", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  await Promise.all(Array.from({ length: 10 }, () => writeTo(invoiceId, "Hello")));
  const thread = await requireThreadOf(invoiceId);
  expect(await listMessagesOf(thread.id)).toHaveLength(1);
  const sent = (await mailbox.messages()).filter(({ to }) => to.includes(customer.email));
  expect(sent).toHaveLength(1);
});

test("of no order, or one whose customer leaves, no thread is begun", async () => {
  expect((await writeTo(2_000_000_000, "Hello")).status).toBe(404);
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer);
  await database()
    .update(users)
    .set({ deletesAt: new Date(0) })
    .where(eq(users.id, customer.id));
  expect((await writeTo(invoiceId, "Hello")).status).toBe(409);
  expect((await writeTo(invoiceId, " ")).status).toBe(422);
  expect(await database().$count(threads)).toBe(0);
});

test("a thread is given to those who may answer, and marked as done and open again", async () => {
  const { thread } = await addThread();
  const kim = await addStaff("support");
  const bookkeeper = await addStaff("bookkeeping");
  const offered = await call(assignees, "/", { headers: admin.cookie });
  const ids = ((await offered.json()) as { id: number }[]).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([admin.id, kim.id]));
  expect(ids).not.toContain(bookkeeper.id);
  expect((await changeTo(thread.id, { assigneeId: kim.id })).status).toBe(200);
  for (const assigneeId of [bookkeeper.id, 2_000_000_000]) {
    expect((await changeTo(thread.id, { assigneeId })).status).toBe(422);
  }
  const done = await changeTo(thread.id, { status: "done" });
  expect(await done.json()).toMatchObject({
    status: "done",
    isWaiting: false,
    assignee: kim.email,
  });
  const open = await changeTo(thread.id, { status: "open", assigneeId: null });
  expect(await open.json()).toMatchObject({ status: "open", assignee: null });
  expect((await changeTo(2_000_000_000, { status: "done" })).status).toBe(404);
});

test("those that wait come first, then the newest", async () => {
  const first = await addThread("First");
  const second = await addThread("Second");
  const third = await addThread("Third");
  await answerWith(third.thread.id, { message: "Yes" });
  const order = await listed("_sort=attention&_order=DESC");
  expect(order.map(({ id }) => id)).toEqual([second.thread.id, first.thread.id, third.thread.id]);
  const found = await listed("q=first");
  expect(found.map(({ id }) => id)).toEqual([first.thread.id]);
});

test("a long thread is read a page at a time", async () => {
  const { thread } = await addThread("No. 0");
  const words = Array.from({ length: 44 }, (_, n) => `No. ${n + 1}`);
  const rest = { threadId: thread.id, author: "customer", channel: "web" } as const;
  await database()
    .insert(threadMessages)
    .values(words.map((body) => ({ ...rest, body })));
  const read: string[] = [];
  let before = "";
  for (let pages = 0; pages < 3; pages++) {
    const response = await call(messages, `/?${before}`, {
      params: { id: String(thread.id) },
      headers: admin.cookie,
    });
    const page = (await response.json()) as { messages: { body: string }[]; next: number | null };
    read.unshift(...page.messages.map(({ body }) => body));
    before = `before=${page.next}`;
  }
  expect(read).toEqual(["No. 0", ...words]);
  expect(before).toBe("before=null");
});

test("canned answers are added, changed and deleted; each title once", async () => {
  const body = { title: "Thanks", body: "Hello {name}" };
  const add = () => call(addCanned, "/", jsonBody(body, admin.cookie));
  const made = await add();
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: number };
  expect((await add()).status).toBe(409);
  const init = { params: { id: String(id) }, ...jsonBody({ body: "Bye" }, admin.cookie) };
  const changed = await call(putCanned, "/", { ...init, method: "PUT" });
  expect(await changed.json()).toMatchObject({ title: "Thanks", body: "Bye" });
  expect((await call(deleteCanned, "/", { ...init, method: "DELETE" })).status).toBe(200);
  expect((await call(deleteCanned, "/", { ...init, method: "DELETE" })).status).toBe(404);
});

test("what was kept for long enough goes, with its thread", async () => {
  const old = await addThread();
  const kept = await addThread();
  const past = new Date(Date.now() - 2.1 * 365 * 24 * 60 * 60 * 1000);
  const isOld = eq(threadMessages.threadId, old.thread.id);
  await database().update(threadMessages).set({ createdAt: past }).where(isOld);
  await database()
    .update(threads)
    .set({ lastMessageAt: past })
    .where(eq(threads.id, old.thread.id));
  await deleteOldThreads();
  expect((await listed()).map(({ id }) => id)).toEqual([kept.thread.id]);
});
