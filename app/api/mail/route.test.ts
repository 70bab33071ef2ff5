import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { call, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { GET as getMessages, POST as postMessage } from "../contact/route";
import { POST as retry } from "./[id]/retry/route";
import { GET } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await database().delete(emailOutbox);
});

type Headers = Record<string, string>;

const payload = {
  from: "Shop <shop@example.com>",
  to: "ann@example.com",
  subject: "Hello",
  html: "<p>Secret words</p>",
  text: "Secret words",
};

async function addEmail(facts: Partial<typeof emailOutbox.$inferInsert>) {
  const [row] = await database()
    .insert(emailOutbox)
    .values({ key: `test:${crypto.randomUUID()}`, payload, ...facts })
    .returning();
  if (!row) throw new Error("The e-mail was not stored.");
  return row;
}

const list = (query: string, headers: Headers = admin.bearer) =>
  call(GET, `/api/mail?${query}`, { headers });

const tryAgain = (id: number, headers: Headers = admin.bearer) =>
  call(retry, `/api/mail/${id}/retry`, {
    ...jsonBody({}, headers),
    params: { id: String(id) },
  });

/**
 * @requirement Back office: Emails and contact messages are listed, and a failed email can be
 *   retried
 */
test("the outbox lists the status of each email, without its content", async () => {
  await addEmail({ status: "dead", attempts: 12, lastError: "422 no such address" });
  const response = await list("_start=0&_end=10&_sort=createdAt&_order=DESC");
  expect(response.headers.get("x-total-count")).toBe("1");
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject([
    { to: "ann@example.com", subject: "Hello", status: "dead", lastError: "422 no such address" },
  ]);
  expect(text).not.toContain("Secret words");
});

/**
 * @requirement Back office: Emails and contact messages are listed, and a failed email can be
 *   retried
 */
test("a dead email can be retried, and is sent", async () => {
  const { id } = await addEmail({ status: "dead", attempts: 12 });
  expect(await statusAndBody(await tryAgain(id))).toMatchObject({
    status: 200,
    body: { status: "due" },
  });
  expect(await mailbox.messages()).toHaveLength(1);
  expect(await (await list("")).json()).toMatchObject([{ id, status: "sent" }]);
});

test("an email that was sent is not sent again", async () => {
  const { id } = await addEmail({ status: "sent" });
  expect((await tryAgain(id)).status).toBe(409);
  expect(await mailbox.messages()).toEqual([]);
  expect((await tryAgain(2_000_000)).status).toBe(404);
});

test("messages to the team are listed and searched", async () => {
  const message = { user_name: "Ann", user_email: "ann@wool.example", message: "About wool" };
  await call(postMessage, "/api/contact", jsonBody(message));
  const found = await call(getMessages, "/api/contact?q=wool", { headers: admin.bearer });
  expect(found.headers.get("x-total-count")).toBe("1");
  expect(await found.json()).toMatchObject([{ ...message, company: "" }]);
});

test("guests and customers cannot list emails and messages", async () => {
  const { id } = await addEmail({ status: "dead" });
  const customer = await addCustomer();
  for (const [headers, status] of [
    [{}, 401],
    [customer.bearer, 403],
  ] as const) {
    expect((await list("", headers)).status).toBe(status);
    expect((await tryAgain(id, headers)).status).toBe(status);
    expect((await call(getMessages, "/api/contact", { headers })).status).toBe(status);
  }
});
