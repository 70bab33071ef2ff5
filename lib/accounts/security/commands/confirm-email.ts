import "server-only";
import { and, eq, gt, or, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Transaction, transaction } from "@/db/client";
import { emailChanges, emailVerifications, users } from "@/db/schema/accounts";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { renewToken } from "@/lib/platform/sessions/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import { hashOf } from "@/lib/secrets";
import { endAccess } from "../../commands/end-access";
import { verifyAddress } from "../../commands/verify-address";
import { emailChangedEmail } from "../../emails/email-changed";
import type { Confirmed } from "../schemas";
import { queueNotice } from "./queue-notice";

const t = currentTranslations("accountErrors");

const notValid = () => new ShopError("malformed", t("linkExpired"));

const takenMeanwhile = (cause: unknown) =>
  new ShopError("conflict", t("addressUnusable"), { cause });

/**
 * Uses an emailed link. The customer has to be signed in to the account that the link belongs to:
 * otherwise somebody could register another person's address, who then confirms it by a careless
 * click.
 */
export async function confirmEmail(actor: Actor, token: string): Promise<Confirmed> {
  const { userId } = actor;
  await consumeAccountRateLimit("confirmation", userId, { hits: 30, seconds: 60 * 60 });
  const tokenHash = hashOf(token);
  const confirmed = await transaction(async (tx) => {
    // Locked first, so that the address does not change meanwhile.
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    if (!user) throw notValid();
    if (await verify(tx, userId, user.email, tokenHash)) {
      return { email: user.email, outcome: "verified" as const };
    }
    return confirmChange(tx, actor, user.email, tokenHash);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? takenMeanwhile(error) : error;
  });
  return { ...confirmed, token: await renewToken(actor) };
}

/** Whether the token belongs to a link that verifies the account's address. */
async function verify(
  tx: Transaction,
  userId: number,
  email: string,
  tokenHash: string,
): Promise<boolean> {
  const [link] = await tx
    .delete(emailVerifications)
    .where(
      and(
        eq(emailVerifications.tokenHash, tokenHash),
        eq(emailVerifications.userId, userId),
        eq(emailVerifications.email, email),
        gt(emailVerifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: emailVerifications.userId });
  if (!link) return false;
  // Other sessions go on: they were opened with the same password, which stays.
  await verifyAddress(tx, userId, "all");
  await recordEvent(tx, "account.email-verified", { subjectId: userId });
  return true;
}

/** One of the two confirmations of a new address. The second one changes the address. */
async function confirmChange(
  tx: Transaction,
  { userId, sessionId }: Actor,
  email: string,
  tokenHash: string,
) {
  const { fromTokenHash, toTokenHash } = emailChanges;
  const [change] = await tx
    .update(emailChanges)
    .set({
      fromTokenHash: sql`nullif(${fromTokenHash}, ${tokenHash})`,
      toTokenHash: sql`nullif(${toTokenHash}, ${tokenHash})`,
    })
    .where(
      and(
        eq(emailChanges.userId, userId),
        or(eq(fromTokenHash, tokenHash), eq(toTokenHash, tokenHash)),
        gt(emailChanges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (!change) throw notValid();
  if (change.fromTokenHash !== null || change.toTokenHash !== null) {
    return { email, outcome: "half" as const, newEmail: change.email };
  }
  await verifyAddress(tx, userId, sessionId);
  const [user] = await tx
    .update(users)
    .set({ email: change.email, emailVerifiedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ language: users.language });
  // Deletes links sent to the previous mailbox, and ends sessions whose access tokens contain the
  // previous address.
  await endAccess(tx, userId, { sessions: sessionId, keepsApiTokens: true });
  await recordEvent(tx, "account.email-changed", { subjectId: userId });
  const key = `email-changed:${tokenHash}`;
  const message = (token: string) => emailChangedEmail({ email: change.email, token });
  await queueNotice(tx, { id: userId, email, ...user }, key, message);
  return { email: change.email, outcome: "changed" as const };
}
