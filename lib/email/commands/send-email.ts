import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";
import { type ErrorResponse, Resend } from "resend";
import { database, type Transaction } from "@/db/client";
import { type EmailAttachment, type EmailPayload, emailOutbox } from "@/db/schema/email";
import { withDeadline } from "@/lib/deadline";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { assertNoTransaction } from "@/lib/http/external-fetch";
import { messageOf } from "@/lib/jobs/failures";
import { UnrecoverableError } from "@/lib/jobs/rules";
import { renderAttachment } from "../attachments";

type SendResponse = { data: { id: string }; error: null } | { data: null; error: ErrorResponse };

/** A letter's words, which may hold a link that opens an account, are kept no longer than needed. */
const withoutWords = sql<EmailPayload>`${emailOutbox.payload} || '{"html": "", "text": ""}'`;

/** Sends a mail that was promised. A failure is kept with its reason, and thrown. */
export async function sendEmail({ emailId }: { emailId: number }): Promise<void> {
  const isUnsent = and(eq(emailOutbox.id, emailId), ne(emailOutbox.status, "sent"));
  const [email] = await database()
    .update(emailOutbox)
    .set({ status: "due", attempts: sql`${emailOutbox.attempts} + 1` })
    .where(isUnsent)
    .returning({ key: emailOutbox.key, payload: emailOutbox.payload });
  if (!email) return;
  const { providerId, error } = await send(email.key, email.payload);
  const outcome = error
    ? { lastError: messageOf(error) }
    : {
        status: "sent" as const,
        providerId,
        sentAt: sql`now()`,
        lastError: null,
        payload: withoutWords,
      };
  await database().update(emailOutbox).set(outcome).where(isUnsent);
  if (error) throw error;
}

/** The mail says for itself that nobody tries to send it any more. */
export async function giveUpEmail(
  tx: Transaction,
  { emailId }: { emailId: number },
  error: unknown,
): Promise<void> {
  await tx
    .update(emailOutbox)
    .set({ status: "dead", lastError: messageOf(error) })
    .where(and(eq(emailOutbox.id, emailId), eq(emailOutbox.status, "due")));
}

const sendTimeout = 10_000;

/** The same mail is on its way, in a request that we gave up on. */
const stillSending = "concurrent_idempotent_requests";

/** A wrong key or too many calls: nothing is wrong with the mail, and somebody will put it right. */
const refusesUs = new Set([401, 403, 429]);

type SendResult = { providerId: string; error?: never } | { providerId?: never; error: Error };

/** The mail service never throws; it answers with data or with an error that may pass. */
async function send(
  key: string,
  { attachments = [], ...letter }: EmailPayload,
): Promise<SendResult> {
  assertNoTransaction("the mail service");
  const resend = new Resend(env("mail").RESEND_API_KEY, { baseUrl: env("mail").RESEND_BASE_URL });
  const sending: Promise<SendResponse> = resend.emails.send(
    { ...letter, attachments: await drawAll(attachments) },
    { idempotencyKey: key },
  );
  const { data, error } = await withDeadline(sendTimeout, sending, noResponse);
  if (data) return { providerId: data.id };
  const status = error.statusCode ?? 503;
  const message = `${status} ${error.message}`;
  const passes = status >= 500 || refusesUs.has(status) || error.name === stillSending;
  return {
    error: passes ? new ShopError("provider_failed", message) : new UnrecoverableError(message),
  };
}

const drawAll = (attachments: EmailAttachment[]) => Promise.all(attachments.map(renderAttachment));

const noResponse = (): SendResponse => ({
  data: null,
  error: { statusCode: 504, name: "application_error", message: "No answer in time" },
});
