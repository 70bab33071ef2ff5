import "server-only";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { type ErrorResponse, Resend } from "resend";
import { type Database, database } from "@/db/client";
import { type EmailAttachment, type EmailPayload, emailOutbox } from "@/db/schema/email";
import { coalesceRuns } from "@/lib/coalesce-runs";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { assertNoTransaction } from "@/lib/http/external-fetch";
import { log } from "@/lib/log/logger";
import { observeProvider } from "@/lib/telemetry/provider";
import { continueTrace, currentTraceparent, traced } from "@/lib/telemetry/trace";
import { renderAttachment } from "./attachments";
import { requireEmail } from "./queries";
import { type Email, renderEmail } from "./render-email";
import { type Failure, nextAttempt } from "./rules";
import type { EmailView } from "./schemas";

type Mail = Email & {
  /** Names the occasion: the same occasion is mailed once. */
  key: string;
  to: string;
  replyTo?: string;
  attachments?: EmailAttachment[];
};

/** Promises a mail inside the transaction that gives the reason for it. */
export async function queueEmail(
  tx: Pick<Database, "insert">,
  { key, to, replyTo, attachments, ...letter }: Mail,
) {
  const from = env("mail").MAIL_FROM;
  const payload = { from, to, replyTo, attachments, ...(await renderEmail(letter)) };
  const traceparent = currentTraceparent();
  await tx.insert(emailOutbox).values({ key, payload, traceparent }).onConflictDoNothing();
}

/** Mails taken at once, and for how long: longer than all of them take that go unanswered. */
const round = 10;
const leaseSeconds = 150;

/** Takes what is due, so that two senders never hold the same mail, and leaves it due if we die. */
const claim = (limit: number) =>
  database()
    .update(emailOutbox)
    .set({
      attempts: sql`${emailOutbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(
      inArray(
        emailOutbox.id,
        database()
          .select({ id: emailOutbox.id })
          .from(emailOutbox)
          .where(and(eq(emailOutbox.status, "due"), lte(emailOutbox.nextAttemptAt, sql`now()`)))
          .orderBy(asc(emailOutbox.nextAttemptAt))
          .limit(limit)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning({
      id: emailOutbox.id,
      key: emailOutbox.key,
      payload: emailOutbox.payload,
      attempts: emailOutbox.attempts,
      traceparent: emailOutbox.traceparent,
    });

type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** A letter's words, which may hold a link that opens an account, are kept no longer than needed. */
const withoutWords = sql<EmailPayload>`${emailOutbox.payload} || '{"html": "", "text": ""}'`;

/** Sends the mails that are due. Failures are kept with their reason and tried again later. */
export async function sendDueEmails(limit = round): Promise<void> {
  for (let left = limit; left > 0; left -= round) {
    const mails = await claim(Math.min(left, round));
    for (const mail of mails) await deliver(mail);
    if (mails.length < round) return;
  }
}

/** For after an answer: in a busy minute one sender at a time, and nobody's mail waits for the next sweep. */
export const sendQueuedEmails = coalesceRuns(() => sendDueEmails(10 * round));

const deliver = (mail: Claimed) =>
  continueTrace(mail.traceparent, () =>
    traced({ name: "send mail", attributes: { "mail.id": mail.id } }, () => attempt(mail)),
  );

async function attempt({ id, key, payload, attempts }: Claimed) {
  const outcome = await send(key, payload);
  const next = "id" in outcome ? sentAs(outcome.id) : failedWith(outcome, id, attempts);
  await database()
    .update(emailOutbox)
    .set(next)
    .where(and(eq(emailOutbox.id, id), eq(emailOutbox.status, "due")));
}

const sentAs = (providerId: string) => ({
  status: "sent" as const,
  providerId,
  sentAt: sql`now()`,
  lastError: null,
  payload: withoutWords,
});

function failedWith(failure: Failure, id: number, attempts: number) {
  const next = nextAttempt(failure, attempts, new Date());
  const fields = { mailId: id, attempts, reason: failure.error };
  if (next.status === "dead") log.error("Mail given up", fields);
  else log.warn("Mail not sent, to be tried again", fields);
  return next;
}

const sendTimeout = 10_000;

/** The same mail is on its way, in a request that we gave up on. */
const stillSending = "concurrent_idempotent_requests";

/** A wrong key or too many calls: nothing is wrong with the mail, and somebody will put it right. */
const refusesUs = new Set([401, 403, 429]);

type Outcome = { id: string } | Failure;

/** The mail service never throws; it answers with data or with an error that may pass. */
async function send(key: string, { attachments = [], ...letter }: EmailPayload): Promise<Outcome> {
  assertNoTransaction("the mail service");
  const resend = new Resend(env("mail").RESEND_API_KEY, { baseUrl: env("mail").RESEND_BASE_URL });
  const drawn = await drawAll(attachments);
  const { data, error } = await observeProvider({
    provider: "mail",
    work: () =>
      Promise.race([
        resend.emails.send({ ...letter, attachments: drawn }, { idempotencyKey: key }),
        timeOut(sendTimeout),
      ]),
    failureOf: ({ error }) => error,
  });
  if (data) return { id: data.id };
  const status = error.statusCode ?? 503;
  const passes = status >= 500 || refusesUs.has(status) || error.name === stillSending;
  return { error: `${status} ${error.message}`, isFinal: !passes };
}

const drawAll = (attachments: EmailAttachment[]) => Promise.all(attachments.map(renderAttachment));

const timeOut = (ms: number) =>
  new Promise<{ data: null; error: ErrorResponse }>((resolve) => {
    const error = {
      statusCode: 504,
      name: "application_error",
      message: "No answer in time",
    } as const;
    const answer = { data: null, error };
    setTimeout(resolve, ms, answer).unref();
  });

/** Makes a mail due again that was given up, with all its attempts before it. */
export async function retryEmail(id: number): Promise<EmailView> {
  const [revived] = await database()
    .update(emailOutbox)
    .set({ status: "due", attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(emailOutbox.id, id), eq(emailOutbox.status, "dead")))
    .returning({ id: emailOutbox.id });
  const mail = await requireEmail(id);
  if (!revived) throw new ShopError("conflict", "This mail was sent or is still being tried.");
  return mail;
}
