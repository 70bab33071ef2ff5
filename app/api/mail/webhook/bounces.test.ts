import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { signedEvent } from "@/e2e/fakes/email/inbound";
import { call, statusAndBody } from "@/e2e/support/call";
import { listJobRows } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { receiveEmail } from "@/e2e/support/threads";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { env } from "@/lib/env";
import { renderAttachment } from "@/lib/orders/invoices/attachments";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { retryEmail } from "@/lib/platform/email/commands/retry-email";
import { sendEmailWith } from "@/lib/platform/email/commands/send-email";
import { POST } from "./route";

receiveEmail();
const mailbox = startMailbox();

async function send(to: string, key: string) {
  await queueEmail(database(), {
    key,
    to,
    email: { subject: "Hello", preview: "", body: "Hello" },
  });
  await runQueuedJobs();
  const [row] = await database().select().from(emailOutbox).where(eq(emailOutbox.key, key));
  if (!row) throw new Error("There is no such email.");
  return row;
}

const tell = async (emailId: string, type: string, data: object = {}) => {
  const { headers, body } = signedEvent(emailId, { type, data: { email_id: emailId, ...data } });
  const response = await call(POST, "/api/mail/webhook", { method: "POST", headers, body });
  return statusAndBody(response);
};

const taken = { status: 200, body: { isReceived: true } };
const ignored = { status: 200, body: { isReceived: false } };
const hard = { bounce: { type: "Permanent", message: "No such mailbox" } };
const address = () => `${randomUUID()}@example.com`;

/** @requirement Emails: One that comes back is seen, and its address gets no more of that kind */
test.each([
  ["bounced for good", "email.bounced", hard, "No such mailbox"],
  ["was marked as spam", "email.complained", {}, "marked it as spam"],
])(
  "after an email that %s, no more of its kind go to the address",
  async (_, type, data, reason) => {
    const to = address();
    const first = await send(to, `site-message:${randomUUID()}`);
    expect(first.status).toBe("sent");
    expect(await tell(first.providerId ?? "", type, data)).toEqual(taken);
    expect(await tell(first.providerId ?? "", type, data)).toEqual(ignored);
    const [row] = await database().select().from(emailOutbox).where(eq(emailOutbox.id, first.id));
    expect(row).toMatchObject({ status: "dead", lastError: expect.stringContaining(reason) });
    const next = await send(to, `site-message:${randomUUID()}`);
    expect(next).toMatchObject({ status: "dead", providerId: null });
    expect(next.lastError).toContain("came back");
    expect(await listJobRows("send-email"), "nothing raises the alert of dead jobs").toEqual([]);
    expect((await mailbox.messages()).filter((it) => it.to.includes(to))).toHaveLength(1);
    await expect(retryEmail(first.id)).rejects.toMatchObject({ code: "conflict" });
  },
);

test("staff sends one that was held back, and what arrives ends the refusal", async () => {
  const to = address();
  const first = await send(to, `site-message:${randomUUID()}`);
  await tell(first.providerId ?? "", "email.complained");
  const held = await send(to, `site-message:${randomUUID()}`);
  expect(held).toMatchObject({ status: "dead", providerId: null });
  await retryEmail(held.id);
  await runQueuedJobs();
  const next = await send(to, `site-message:${randomUUID()}`);
  expect(next.status).toBe("sent");
  expect((await mailbox.messages()).filter((it) => it.to.includes(to))).toHaveLength(3);
});

test("the shop's own addresses get every email, whatever came back before", async () => {
  for (const to of [env("site").ADMIN_EMAIL, env("email").CONTACT_TO]) {
    const first = await send(to, `contact:${randomUUID()}`);
    await tell(first.providerId ?? "", "email.bounced", hard);
    expect((await send(to, `contact:${randomUUID()}`)).status).toBe("sent");
  }
});

test("an email that came back is not sent once more by a second run of its job", async () => {
  const to = address();
  const { id, providerId } = await send(to, `site-message:${randomUUID()}`);
  await tell(providerId ?? "", "email.bounced", hard);
  await sendEmailWith(renderAttachment)({ emailId: id });
  const [row] = await database().select().from(emailOutbox).where(eq(emailOutbox.id, id));
  expect(row?.status).toBe("dead");
  expect((await mailbox.messages()).filter((it) => it.to.includes(to))).toHaveLength(1);
});

test("other kinds, other addresses and a requested password link are still sent", async () => {
  const to = address();
  const first = await send(to, `reset:${randomUUID()}`);
  await tell(first.providerId ?? "", "email.bounced", hard);
  const message = await send(to, `site-message:${randomUUID()}`);
  await tell(message.providerId ?? "", "email.bounced", hard);
  for (const [recipient, kind] of [
    [to, "reset"],
    [to, "live"],
    [address(), "site-message"],
  ]) {
    const sent = await send(recipient ?? "", `${kind}:${randomUUID()}`);
    expect(sent.status).toBe("sent");
  }
});

test.each([
  ["email.bounced", { bounce: { type: "Transient", message: "Mailbox full" } }],
  ["email.delivered", {}],
])("an event %s with %j gives nothing up", async (type, data) => {
  const { id, providerId } = await send(address(), `site-message:${randomUUID()}`);
  expect(await tell(providerId ?? "", type, data)).toEqual(ignored);
  const [row] = await database().select().from(emailOutbox).where(eq(emailOutbox.id, id));
  expect(row?.status).toBe("sent");
});
