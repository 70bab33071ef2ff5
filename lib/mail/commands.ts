import "server-only";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { type ErrorResponse, Resend } from "resend";
import { type Database, database } from "@/db/client";
import { type MailAttachment, type MailPayload, mailOutbox } from "@/db/schema/mail";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { requireNoTransaction } from "@/lib/http/commands";
import { oneAtATime } from "@/lib/one-at-a-time";
import { drawAttachment } from "./attachments";
import { type Letter, renderLetter } from "./letter";
import { requireMail } from "./queries";
import { nextAttempt } from "./rules";
import type { MailView } from "./schemas";

type Mail = Letter & {
  /** Names the occasion: the same occasion is mailed once. */
  key: string;
  to: string;
  replyTo?: string;
  attachments?: MailAttachment[];
};

/** Promises a mail inside the transaction that gives the reason for it. */
export async function queueMail(
  tx: Pick<Database, "insert">,
  { key, to, replyTo, attachments, ...letter }: Mail,
) {
  const from = env("mail").MAIL_FROM;
  const payload = { from, to, replyTo, attachments, ...(await renderLetter(letter)) };
  await tx.insert(mailOutbox).values({ key, payload }).onConflictDoNothing();
}

/** Mails taken at once, and for how long: longer than all of them take that go unanswered. */
const round = 10;
const leaseSeconds = 150;

/** Takes what is due, so that two senders never hold the same mail, and leaves it due if we die. */
const claim = (limit: number) =>
  database()
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(
      inArray(
        mailOutbox.id,
        database()
          .select({ id: mailOutbox.id })
          .from(mailOutbox)
          .where(and(eq(mailOutbox.status, "due"), lte(mailOutbox.nextAttemptAt, sql`now()`)))
          .orderBy(asc(mailOutbox.nextAttemptAt))
          .limit(limit)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning({
      id: mailOutbox.id,
      key: mailOutbox.key,
      payload: mailOutbox.payload,
      attempts: mailOutbox.attempts,
    });

type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** A letter's words, which may hold a link that opens an account, are kept no longer than needed. */
const withoutWords = sql<MailPayload>`${mailOutbox.payload} || '{"html": "", "text": ""}'`;

/** Sends the mails that are due. Failures are kept with their reason and tried again later. */
export async function sendDueMail(limit = round): Promise<void> {
  for (let left = limit; left > 0; left -= round) {
    const mails = await claim(Math.min(left, round));
    for (const mail of mails) await deliver(mail);
    if (mails.length < round) return;
  }
}

/** For after an answer: in a busy minute one sender at a time, and nobody's mail waits for the next sweep. */
export const sendMailSoon = oneAtATime(() => sendDueMail(10 * round));

async function deliver({ id, key, payload, attempts }: Claimed) {
  const outcome = await send(key, payload);
  await database()
    .update(mailOutbox)
    .set(
      "id" in outcome
        ? {
            status: "sent",
            providerId: outcome.id,
            sentAt: sql`now()`,
            lastError: null,
            payload: withoutWords,
          }
        : nextAttempt(outcome, attempts, new Date()),
    )
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, "due")));
}

const sendTimeout = 10_000;

/** The same mail is on its way, in a request that we gave up on. */
const stillSending = "concurrent_idempotent_requests";

/** A wrong key or too many calls: nothing is wrong with the mail, and somebody will put it right. */
const refusesUs = new Set([401, 403, 429]);

type Outcome = { id: string } | { error: string; isFinal: boolean };

/** The mail service never throws; it answers with data or with an error that may pass. */
async function send(key: string, { attachments = [], ...letter }: MailPayload): Promise<Outcome> {
  requireNoTransaction("the mail service");
  const resend = new Resend(env("mail").RESEND_API_KEY, { baseUrl: env("mail").RESEND_BASE_URL });
  const { data, error } = await Promise.race([
    resend.emails.send(
      { ...letter, attachments: await drawAll(attachments) },
      { idempotencyKey: key },
    ),
    timeOut(sendTimeout),
  ]);
  if (data) return { id: data.id };
  const status = error.statusCode ?? 503;
  const passes = status >= 500 || refusesUs.has(status) || error.name === stillSending;
  return { error: `${status} ${error.message}`, isFinal: !passes };
}

const drawAll = (attachments: MailAttachment[]) => Promise.all(attachments.map(drawAttachment));

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
export async function retryMail(id: number): Promise<MailView> {
  const [revived] = await database()
    .update(mailOutbox)
    .set({ status: "due", attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, "dead")))
    .returning({ id: mailOutbox.id });
  const mail = await requireMail(id);
  if (!revived) throw new ShopError("conflict", "This mail was sent or is still being tried.");
  return mail;
}
