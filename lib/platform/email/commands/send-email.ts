import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type ErrorResponse, Resend } from "resend";
import { database, type Transaction } from "@/db/client";
import { type EmailAttachment, type EmailPayload, emailOutbox } from "@/db/schema/email";
import { withDeadline } from "@/lib/deadline";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { assertNoTransaction } from "@/lib/platform/http/external-fetch";
import { messageOf } from "@/lib/platform/jobs/failures";
import { UnrecoverableError } from "@/lib/platform/jobs/rules";
import { log } from "@/lib/platform/log/logger";
import { observeProvider } from "@/lib/platform/telemetry/provider";
import { continueTrace, traced } from "@/lib/platform/telemetry/trace";
import { absolute } from "@/lib/site";
import { isRefusedBy } from "./record-refused-email";

type SendResponse = { data: { id: string }; error: null } | { data: null; error: ErrorResponse };

/** The content of a sent email is deleted, because it may contain a link that signs in. */
const withoutContent = sql<EmailPayload>`(${emailOutbox.payload} - 'withoutAttachments')
  || '{"html": "", "text": ""}'`;

type QueuedEmail = Pick<typeof emailOutbox.$inferSelect, "key" | "attempts" | "payload">;

/** Makes an attached file, in the format of the email service: its content is in base64. */
export type RenderAttachment = (
  attachment: EmailAttachment,
) => Promise<{ filename: string; content: string }>;

/**
 * The handler that sends a queued email, with attachments that `renderAttachment` makes. A failure is stored with its
 * reason, and thrown.
 */
export const sendEmailWith =
  (renderAttachment: RenderAttachment) =>
  async ({ emailId }: { emailId: number }): Promise<void> => {
    // One that came back is given up, but was sent.
    const isUnsent = and(eq(emailOutbox.id, emailId), isNull(emailOutbox.providerId));
    const [email] = await database()
      .update(emailOutbox)
      .set({ status: "due", attempts: sql`${emailOutbox.attempts} + 1` })
      .where(isUnsent)
      .returning({
        key: emailOutbox.key,
        attempts: emailOutbox.attempts,
        payload: emailOutbox.payload,
        traceparent: emailOutbox.traceparent,
      });
    if (!email) return;
    if (await isRefusedBy(email.payload.to, email.key)) {
      const lastError = "Not sent: an e-mail of this kind came back from the address.";
      await database().update(emailOutbox).set({ status: "dead", lastError }).where(isUnsent);
      return;
    }
    const { providerId, error } = await continueTrace(email.traceparent, () =>
      traced({ name: "send email", attributes: { "email.id": emailId } }, () =>
        send(email, renderAttachment),
      ),
    );
    const outcome = error
      ? { lastError: messageOf(error) }
      : {
          status: "sent" as const,
          providerId,
          sentAt: sql`now()`,
          lastError: null,
          payload: withoutContent,
        };
    await database().update(emailOutbox).set(outcome).where(isUnsent);
    if (error) throw error;
  };

/** Marks an email as given up, in the transaction that marks its job as dead. */
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

const sendTimeoutMs = 10_000;

/**
 * An earlier request with the same idempotency key, which timed out here, is still running at the
 * provider.
 */
const stillSending = "concurrent_idempotent_requests";

/** An invalid API key or the provider's rate limit: the email itself is fine, so it is retried. */
const retryableRefusals = new Set([401, 403, 429]);

/** After this many failures the attachment is given up, so that the email is sent without it. */
const attachmentAttempts = 5;

type SendResult = { providerId: string; error?: never } | { providerId?: never; error: Error };

/**
 * The SDK never throws: it returns data or an error. The key has the shop's host, since another installation with the
 * same account counts its orders from one as well.
 */
async function send(
  { key, attempts, payload }: QueuedEmail,
  renderAttachment: RenderAttachment,
): Promise<SendResult> {
  assertNoTransaction("the e-mail service");
  const resend = new Resend(env("email").RESEND_API_KEY, { baseUrl: env("email").RESEND_BASE_URL });
  const files = await renderAll(payload.attachments ?? [], renderAttachment);
  const failure = files instanceof Error ? files : null;
  if (failure && attempts < attachmentAttempts) return { error: failure };
  const { withoutAttachments, attachments: _, ...content } = payload;
  const email =
    files instanceof Error
      ? { ...content, ...withoutAttachments }
      : { ...content, attachments: files };
  const { data, error } = await observeProvider({
    provider: "email",
    work: () => {
      const idempotencyKey = `${new URL(absolute("/")).host}/${key}`;
      const sending: Promise<SendResponse> = resend.emails.send(email, { idempotencyKey });
      return withDeadline(sendTimeoutMs, sending, noResponse);
    },
    failureOf: ({ error }) => error,
  });
  if (data && failure) log.error("An email was sent without its attachment", { key }, failure);
  if (data) return { providerId: data.id };
  const status = error.statusCode ?? 503;
  const message = `${status} ${error.message}`;
  const isRetryable = status >= 500 || retryableRefusals.has(status) || error.name === stillSending;
  return {
    error: isRetryable
      ? new ShopError("provider_failed", message)
      : new UnrecoverableError(message),
  };
}

/** The attachments, or the reason why one of them cannot be generated. */
const renderAll = (attachments: EmailAttachment[], renderAttachment: RenderAttachment) =>
  Promise.all(attachments.map(renderAttachment)).catch((cause: unknown) =>
    cause instanceof Error ? cause : new Error("An attachment cannot be made.", { cause }),
  );

const noResponse = (): SendResponse => ({
  data: null,
  error: { statusCode: 504, name: "application_error", message: "No answer in time" },
});
