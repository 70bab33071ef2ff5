import "server-only";
import { eq } from "drizzle-orm";
import { Resend } from "resend";
import { database, transaction } from "@/db/client";
import { threadMessages, threads } from "@/db/schema/support";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { recordRefusedEmail } from "@/lib/platform/email/commands/record-refused-email";
import { fetchExternalText } from "@/lib/platform/http/external-fetch";
import { countRefusedWebhook } from "@/lib/platform/http/flood-limits";
import { consumeRateLimit } from "@/lib/platform/http/rate-limit";
import { enqueue } from "@/lib/platform/jobs/commands/enqueue";
import { receiveEmailJob } from "../jobs";
import { threadOfRecipients } from "../reply-address";
import { addressIn, emailLimit, isAutomatic, messageOfEmail, safeMessageId } from "../rules";
import { type EmailEvent, emailEvent, type ReceivedEmail, receivedEmail } from "../schemas";
import { textOfHtml } from "../text-of-html";
import { addCustomerMessage } from "./add-customer-message";
import { lockThread } from "./lock-thread";

/**
 * Verifies an event of the email service: records an email that came back, and queues a received one if
 * that is for a thread. The service sends an event again until the answer is 200; an email is stored once.
 */
export async function receiveEmailEvent(headers: Headers, rawEvent: string): Promise<boolean> {
  const { INBOUND_EMAIL_DOMAIN: domain, RESEND_WEBHOOK_SECRET: secret } = env("email");
  if (!secret) throw new ShopError("not_found", "This shop does not receive e-mails.");
  verifySignature(headers, rawEvent, secret);
  const { type, data } = parseEvent(rawEvent);
  if (!data) return false;
  const refusal = refusalOf(type, data);
  if (refusal !== null) return recordRefusedEmail(data.email_id, refusal);
  if (type !== "email.received" || !domain) return false;
  const recipients = [...(data.received_for ?? []), ...data.to, ...(data.cc ?? [])];
  const threadId = threadOfRecipients(recipients, domain);
  if (threadId === null || !(await hasThread(threadId))) return false;
  // If it is refused with 429, the service tries again later, so no email is lost.
  await consumeRateLimit(`thread-mail:${threadId}`, emailLimit);
  await enqueue(database(), receiveEmailJob, { emailId: data.email_id, threadId });
  return true;
}

/** What the recipient or their server says about an email that was sent; null for other events, and if it may still arrive. */
function refusalOf(type: string, { bounce }: NonNullable<EmailEvent["data"]>): string | null {
  if (type === "email.complained") return "The recipient marked it as spam.";
  if (type !== "email.bounced" || bounce?.type !== "Permanent") return null;
  return `It came back: ${bounce.message || "the address takes no e-mails"}`;
}

/** Five minutes old at most, by the specification of Standard Webhooks. */
function verifySignature(headers: Headers, payload: string, webhookSecret: string): void {
  const of = (name: string) => headers.get(`svix-${name}`) ?? "";
  try {
    const { webhooks } = new Resend(env("email").RESEND_API_KEY);
    webhooks.verify({
      payload,
      webhookSecret,
      headers: { id: of("id"), timestamp: of("timestamp"), signature: of("signature") },
    });
  } catch (cause) {
    countRefusedWebhook(headers);
    throw new ShopError("forbidden", "This webhook event is not signed by the email service.", {
      cause,
    });
  }
}

function parseEvent(rawEvent: string) {
  try {
    return emailEvent.parse(JSON.parse(rawEvent));
  } catch (cause) {
    throw new ShopError("malformed", "This is not a webhook event of the email service.", {
      cause,
    });
  }
}

const hasThread = async (id: number): Promise<boolean> =>
  (await database().$count(threads, eq(threads.id, id))) > 0;

/** Reads an email from the service and adds it to its thread. Automatic emails are ignored. */
export async function receiveEmail({ emailId, threadId }: { emailId: string; threadId: number }) {
  const isStored = eq(threadMessages.providerId, emailId);
  if ((await database().$count(threadMessages, isStored)) > 0) return;
  if (!(await hasThread(threadId))) return;
  const email = await fetchEmail(emailId);
  if (!email) return;
  if (isAutomatic(email.from, email.headers ?? {}) || isFromShop(email.from)) return;
  const from = addressIn(email.from);
  await transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) return;
    await addCustomerMessage(tx, thread, {
      channel: "mail",
      providerId: emailId,
      ...messageOf(email),
      // Empty for a sender without an address.
      fromAddress: from === thread.email.toLowerCase() ? null : from.slice(0, 254),
      attachments: email.attachments?.length ?? 0,
      messageId: safeMessageId(email.message_id),
    });
  });
}

/** Some email programs send HTML only. */
function messageOf({ text, html }: ReceivedEmail) {
  if (text?.trim() || !html) return messageOfEmail(text ?? "");
  const read = textOfHtml(html);
  const message = messageOfEmail(read.text);
  return { ...message, isShortened: message.isShortened || read.isShortened };
}

/** The shop's own emails are never stored as messages, so that no loop can begin. */
function isFromShop(from: string): boolean {
  const { MAIL_FROM, INBOUND_EMAIL_DOMAIN = "" } = env("email");
  const address = addressIn(from);
  return address === addressIn(MAIL_FROM) || address.endsWith(`@${INBOUND_EMAIL_DOMAIN}`);
}

/** Null if the email service no longer has it. */
async function fetchEmail(emailId: string): Promise<ReceivedEmail | null> {
  const { RESEND_BASE_URL, RESEND_API_KEY } = env("email");
  const path = `emails/receiving/${encodeURIComponent(emailId)}?html_format=cid`;
  const { status, text } = await fetchExternalText({
    service: "the e-mail service",
    url: `${RESEND_BASE_URL.replace(/\/$/, "")}/${path}`,
    init: { headers: { Authorization: `Bearer ${RESEND_API_KEY}` } },
    timeoutMs: 10_000,
  });
  if (status === 404) return null;
  if (status !== 200)
    throw new ShopError("provider_failed", `The email service answered ${status}`);
  return receivedEmail.parse(JSON.parse(text));
}
