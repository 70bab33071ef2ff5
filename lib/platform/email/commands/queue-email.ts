import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { type EmailAttachment, emailOutbox } from "@/db/schema/email";
import { env } from "@/lib/env";
import { enqueueRows } from "@/lib/platform/jobs/commands/enqueue";
import { currentTraceparent } from "@/lib/platform/telemetry/trace";
import { sendEmailJob } from "../jobs";
import { type Email, renderEmail, renderWithoutAttachments } from "../render-email";

type NewEmail = Email & {
  /** One email is sent for each key. */
  key: string;
  to: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: EmailAttachment[];
};

/** Stores an email and its job in one statement, in the transaction of its cause. */
export async function queueEmail(
  tx: Pick<Database, "$with" | "with" | "insert">,
  { key, to, replyTo, headers, attachments, ...content }: NewEmail,
) {
  const from = env("email").MAIL_FROM;
  const payload = {
    from,
    to,
    replyTo,
    headers,
    attachments,
    ...(await renderEmail(content)),
    ...(attachments ? { withoutAttachments: await renderWithoutAttachments(content) } : {}),
  };
  const stored = tx
    .$with("stored")
    .as(
      tx
        .insert(emailOutbox)
        .values({ key, payload, traceparent: currentTraceparent() })
        .onConflictDoNothing()
        .returning({ id: emailOutbox.id }),
    );
  const job = sql`select id::text, jsonb_build_object('emailId', id), 0 from ${stored}`;
  const queued = tx.$with("queued", {}).as(enqueueRows(sendEmailJob, job));
  await tx.with(stored, queued).select().from(stored);
}
