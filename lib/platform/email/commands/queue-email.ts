import "server-only";
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { type EmailAttachment, emailOutbox } from "@/db/schema/email";
import { env } from "@/lib/env";
import { builtOrMain, mainLanguage } from "@/lib/languages.mjs";
import { enqueueRows } from "@/lib/platform/jobs/commands/enqueue";
import { currentTraceparent } from "@/lib/platform/telemetry/trace";
import { sendEmailJob } from "../jobs";
import {
  type Email,
  renderEmail,
  renderWithoutAttachments,
  type TranslatedEmail,
} from "../render-email";

interface NewEmail {
  /** One email is sent for each key. */
  key: string;
  to: string;
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: EmailAttachment[];
  email: Email | TranslatedEmail;
  /** Of a reader whose address has no account. */
  language?: string | undefined;
}

type Sender = Pick<Database, "$with" | "with" | "insert" | "select">;

/** Stores an email and its job in one statement, in the transaction of its cause. */
export async function queueEmail(
  tx: Sender,
  { key, to, replyTo, headers, attachments, email, language: otherwise }: NewEmail,
) {
  const content =
    typeof email === "function" ? email(await languageOfReader(tx, to, otherwise)) : email;
  const { language = mainLanguage } = content;
  const from = env("email").MAIL_FROM;
  const payload = {
    from,
    to,
    replyTo,
    headers,
    attachments,
    ...(await renderEmail(content, language)),
    ...(attachments
      ? { withoutAttachments: await renderWithoutAttachments(content, language) }
      : {}),
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

async function languageOfReader(tx: Sender, email: string, otherwise = mainLanguage) {
  const [customer] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, email));
  return builtOrMain(customer?.language ?? otherwise);
}
