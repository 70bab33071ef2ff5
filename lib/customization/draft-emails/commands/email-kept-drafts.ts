import "server-only";
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notExists,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { contentRevisions } from "@/db/schema/content";
import { draftEmailConsents } from "@/db/schema/draft-emails";
import { emailOutbox } from "@/db/schema/email";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { links } from "@/lib/links";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import type { Attempt } from "@/lib/platform/jobs/rules";
import { absolute } from "@/lib/site";
import { emailedTemplates, keptDraftEmail } from "../emails";
import { emailAfterDays, emailKeyPrefix, tooLateDays } from "../rules";
import { stopTokenFor } from "../token";

const { userId, template, number, createdAt } = contentRevisions;
const newer = alias(contentRevisions, "newer");
const one = { one: sql`1` };

/**
 * The key of the email about one state of a draft. Sent emails are kept for as long as the account,
 * so each draft state sends at most one email.
 */
const emailKey = sql<string>`concat(${emailKeyPrefix}::text, ${userId}, ':', ${template}, ':', ${number})`;

const ofTemplate = sql`${presets.url} = concat(${links.preview("")}::text, ${template})`;

/**
 * The last state of a draft that was not ordered, of a customer who wants these emails and may get
 * them.
 */
const isWanted = () => {
  const db = database();
  const isOlder = and(
    eq(newer.userId, userId),
    eq(newer.template, template),
    gt(newer.number, number),
  );
  const ordered = db
    .select(one)
    .from(invoices)
    .innerJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .where(and(eq(invoices.userId, userId), ofTemplate));
  const onSale = db
    .select(one)
    .from(presets)
    .where(and(ofTemplate, eq(presets.isDisabled, false)));
  return and(
    isNotNull(users.emailVerifiedAt),
    isNull(users.bannedAt),
    isNull(users.deletesAt),
    isNull(contentRevisions.deletedAt),
    inArray(template, emailedTemplates),
    notExists(db.select(one).from(newer).where(isOlder)),
    exists(onSale),
    notExists(ordered),
  );
};

/** Deletes emails that wait for the email service and are no longer wanted. */
export async function withdrawEmails(tx: Transaction): Promise<void> {
  const wanted = tx
    .select(one)
    .from(draftEmailConsents)
    .innerJoin(users, eq(users.id, draftEmailConsents.userId))
    .innerJoin(contentRevisions, eq(userId, users.id))
    .where(and(eq(emailKey, emailOutbox.key), isWanted()));
  await tx
    .delete(emailOutbox)
    .where(
      and(
        eq(emailOutbox.status, "due"),
        like(emailOutbox.key, `${emailKeyPrefix}%`),
        notExists(wanted),
      ),
    );
}

const batchSize = 100;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/**
 * Emails customers about the drafts that they left a week ago. Concurrent runs, or a run after a
 * crash, queue no second email, because its key exists.
 */
export async function emailKeptDrafts(
  _payload: unknown,
  { runAgainIn }: Pick<Attempt, "runAgainIn">,
): Promise<void> {
  await transaction(withdrawEmails);
  if ((await emailBatch()) === batchSize) runAgainIn(0);
}

const emailBatch = (): Promise<number> =>
  transaction(async (tx) => {
    const emailed = tx.select(one).from(emailOutbox).where(eq(emailOutbox.key, emailKey));
    const left = await tx
      .select({ userId, email: users.email, template, changedAt: createdAt, key: emailKey })
      .from(draftEmailConsents)
      .innerJoin(users, eq(users.id, draftEmailConsents.userId))
      .innerJoin(contentRevisions, eq(userId, users.id))
      .where(
        and(
          lt(createdAt, daysAgo(emailAfterDays)),
          gt(createdAt, daysAgo(tooLateDays)),
          // Only drafts after the customer asked for these emails: the customer knows older ones.
          gt(
            createdAt,
            sql`${draftEmailConsents.givenAt} - make_interval(days => ${emailAfterDays})`,
          ),
          isWanted(),
          notExists(emailed),
        ),
      )
      .orderBy(contentRevisions.id)
      .limit(batchSize)
      // A customer who turns the emails off at this moment waits for the lock, and then removes the
      // queued ones.
      .for("no key update", { of: draftEmailConsents });
    for (const { email: to, key, ...draft } of left) {
      const token = stopTokenFor(draft.userId);
      await queueEmail(tx, {
        key,
        to,
        headers: {
          "List-Unsubscribe": `<${absolute(`/api/draft-mail/stop/${token}`)}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
        email: keptDraftEmail({ template: draft.template, changedAt: draft.changedAt, token }),
      });
    }
    return left.length;
  });
