import "server-only";
import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { accountDeletionLinks } from "@/db/schema/personal-data";
import { graceDays, reminderDays } from "@/lib/accounts/rules";
import type { OwnProof } from "@/lib/accounts/schemas";
import { queueNotice } from "@/lib/accounts/security/commands/queue-notice";
import { requireOwnPassword } from "@/lib/accounts/security/own-password";
import { confirmationLifetime } from "@/lib/accounts/security/rules";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { enqueue, enqueueMissing } from "@/lib/platform/jobs/commands/enqueue";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf, newSecret } from "@/lib/secrets";
import {
  confirmDeletionEmail,
  deletionAskedEmail,
  deletionReminderEmail,
} from "../emails/deletion";
import { deleteAccountJob } from "../jobs";

const t = currentTranslations("privacyErrors");

const daySeconds = 24 * 60 * 60;
const graceSeconds = graceDays * daySeconds;
const reminderSeconds = reminderDays * daySeconds;

/**
 * Compared by the address, because the admin's account must not be deleted, whatever permissions
 * this session has.
 */
function refuseAdmin({ email }: Actor): void {
  if (email !== env("site").ADMIN_EMAIL.toLowerCase()) return;
  throw new ShopError("conflict", t("ownerAccount"));
}

/**
 * Starts the deletion of the customer's account; for an account without a password, emails a link
 * that does so.
 */
export async function requestDeletion(actor: Actor, proof: OwnProof): Promise<void> {
  refuseAdmin(actor);
  await consumeAccountRateLimit(
    "deletion",
    actor.userId,
    { hits: 10, seconds: 3600 },
    t("manyDeletions"),
  );
  const passwordHash = await requireOwnPassword(actor, proof);
  await transaction((tx) => (passwordHash === null ? sendLink(tx, actor) : begin(tx, actor)));
}

async function sendLink(tx: Transaction, { userId, email }: Actor): Promise<void> {
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = sql`now() + make_interval(secs => ${confirmationLifetime})`;
  await tx.insert(accountDeletionLinks).values({ tokenHash, userId, expiresAt });
  const key = `deletion-link:${tokenHash}`;
  await queueEmail(tx, { key, to: email, email: confirmDeletionEmail({ token }) });
}

/** Uses an emailed link, which has to be the signed-in customer's own. */
export async function confirmDeletion(actor: Actor, token: string): Promise<void> {
  refuseAdmin(actor);
  const { userId } = actor;
  await consumeAccountRateLimit("deletion-link", userId, { hits: 30, seconds: 3600 });
  await transaction(async (tx) => {
    const [link] = await tx
      .delete(accountDeletionLinks)
      .where(
        and(
          eq(accountDeletionLinks.tokenHash, hashOf(token)),
          eq(accountDeletionLinks.userId, userId),
          gt(accountDeletionLinks.expiresAt, sql`now()`),
        ),
      )
      .returning({ userId: accountDeletionLinks.userId });
    if (!link) {
      throw new ShopError("malformed", t("linkExpired"));
    }
    await begin(tx, actor);
  });
}

/** Of two concurrent requests, only one starts the deletion and informs the owner. */
async function begin(tx: Transaction, { userId }: Actor): Promise<void> {
  const [begun] = await tx
    .update(users)
    .set({ deletesAt: sql`now() + make_interval(secs => ${graceSeconds})` })
    .where(and(eq(users.id, userId), isNull(users.deletesAt)))
    .returning({ id: users.id, email: users.email, deletesAt: users.deletesAt });
  if (!begun?.deletesAt) return;
  const deletesAt = begun.deletesAt.toISOString();
  await recordEvent(tx, "account.deletion-asked", { subjectId: userId });
  await enqueue(
    tx,
    deleteAccountJob,
    { userId },
    { startAfterSeconds: graceSeconds - reminderSeconds },
  );
  await tx.delete(accountDeletionLinks).where(eq(accountDeletionLinks.userId, userId));
  const message = (token: string) => deletionAskedEmail({ deletesAt, token });
  await queueNotice(tx, begun, `deletion-asked:${userId}:${deletesAt}`, message);
}

/** Cancels the deletion, as long as it has not begun. */
export const keepAccount = ({ userId }: Actor): Promise<void> =>
  transaction(async (tx) => {
    const [kept] = await tx
      .update(users)
      .set({ deletesAt: null })
      .where(
        and(eq(users.id, userId), or(isNull(users.deletesAt), gt(users.deletesAt, sql`now()`))),
      )
      .returning({ id: users.id });
    if (!kept) {
      throw new ShopError("conflict", t("weeksOver"));
    }
    await recordEvent(tx, "account.deletion-taken-back", { subjectId: userId });
  });

/**
 * Reminds a customer of the deletion, with a notice whose link works until then. Repeating the call
 * sends no second email.
 */
export const remindOfDeletion = (userId: number): Promise<void> =>
  transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, deletesAt: users.deletesAt })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    if (!user?.deletesAt) return;
    const deletesAt = user.deletesAt.toISOString();
    const message = (token: string) => deletionReminderEmail({ deletesAt, token });
    await queueNotice(tx, user, `deletion-reminder:${userId}:${deletesAt}`, message);
  });

/** Closed accounts without a deletion job, such as after a restored backup. */
export const enqueueMissingDeletions = (): Promise<void> =>
  enqueueMissing(
    deleteAccountJob,
    database()
      .select({
        key: sql`${users.id}::text`,
        payload: sql`jsonb_build_object('userId', ${users.id})`,
      })
      .from(users)
      .where(isNotNull(users.deletesAt)),
  );
