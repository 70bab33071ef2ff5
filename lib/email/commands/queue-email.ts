import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type EmailAttachment, emailOutbox } from "@/db/schema/email";
import { env } from "@/lib/env";
import { enqueueRows } from "@/lib/jobs/commands/enqueue";
import { sendEmailJob } from "../jobs";
import { type Email, renderEmail } from "../render-email";

type Mail = Email & {
  /** Names the occasion: the same occasion is mailed once. */
  key: string;
  to: string;
  replyTo?: string;
  attachments?: EmailAttachment[];
};

/** Promises a mail inside the transaction that gives the reason for it: the mail and its job, in one statement. */
export async function queueEmail(
  tx: Pick<Database, "$with" | "with" | "insert">,
  { key, to, replyTo, attachments, ...letter }: Mail,
) {
  const from = env("mail").MAIL_FROM;
  const payload = { from, to, replyTo, attachments, ...(await renderEmail(letter)) };
  const stored = tx
    .$with("stored")
    .as(
      tx
        .insert(emailOutbox)
        .values({ key, payload })
        .onConflictDoNothing()
        .returning({ id: emailOutbox.id }),
    );
  const job = sql`select id::text, jsonb_build_object('emailId', id), 0 from ${stored}`;
  const queued = tx.$with("queued", {}).as(enqueueRows(sendEmailJob, job));
  await tx.with(stored, queued).select().from(stored);
}
