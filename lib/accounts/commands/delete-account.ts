import "server-only";
import { and, eq, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { emailVerifications, securityAlarms, users } from "@/db/schema/accounts";
import { invoiceItems, invoices, purchaseClaims } from "@/db/schema/invoices";
import { payments } from "@/db/schema/payments";
import { deployments } from "@/db/schema/sites";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import type { TranslatedEmail } from "@/lib/platform/email/render-email";
import { nobodysEmail } from "../rules";
import { endAccess, removeFactors } from "./end-access";

const isDue = (userId: number) => and(eq(users.id, userId), lte(users.deletesAt, sql`now()`));

/**
 * Closes an account whose deletion is due: nobody can sign in to it or cancel its deletion any
 * more. `farewell` is the last email. Returns the address, and whether it was verified; null for an
 * account that does not exist or whose deletion is not due.
 */
export const closeAccount = (
  userId: number,
  farewell: { key: string; email: TranslatedEmail },
): Promise<{ email: string; isVerified: boolean } | null> =>
  transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash: null, bannedAt: sql`coalesce(${users.bannedAt}, now())` })
      .where(isDue(userId))
      .returning({
        email: users.email,
        isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      });
    if (!user) return null;
    await endAccess(tx, userId);
    await removeFactors(tx, userId);
    for (const links of [emailVerifications, securityAlarms]) {
      await tx.delete(links).where(eq(links.userId, userId));
    }
    await queueEmail(tx, { to: user.email, ...farewell });
    return user;
  });

/**
 * Deletes a closed account. Its invoices then belong to no customer; everything else that refers to
 * the account is deleted with its row, also what a concurrent request has added. False if a
 * concurrent request added an order or a site, which has to be ended first.
 */
export const deleteAccount = (userId: number): Promise<boolean> =>
  transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(isDue(userId)).for("update");
    if (!user) return true;
    if (await hasNews(tx, userId)) return false;
    if ((await tx.$count(invoices, eq(invoices.userId, userId))) > 0) {
      const nobody = await ensureNobody(tx);
      await tx.update(invoices).set({ userId: nobody }).where(eq(invoices.userId, userId));
    }
    await tx.delete(purchaseClaims).where(eq(purchaseClaims.userId, userId));
    await recordEvent(tx, "account.deleted", { subjectId: userId });
    await tx.delete(users).where(eq(users.id, userId));
    return true;
  });

async function hasNews(tx: Transaction, userId: number): Promise<boolean> {
  const moved = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.invoiceId, invoices.id), isNotNull(payments.captureId)));
  const found = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(invoiceItems, eq(invoiceItems.invoiceId, invoices.id))
    .leftJoin(deployments, eq(deployments.invoiceItemId, invoiceItems.id))
    .where(
      and(
        eq(invoices.userId, userId),
        or(isNotNull(deployments.name), and(isNull(invoices.number), notExists(moved))),
      ),
    )
    .limit(1);
  return found.length > 0;
}

async function ensureNobody(tx: Transaction): Promise<number> {
  await tx
    .insert(users)
    .values({ email: nobodysEmail, name: "Deleted accounts", bannedAt: sql`now()` })
    .onConflictDoNothing();
  const [nobody] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.email, nobodysEmail), isNotNull(users.bannedAt), isNull(users.passwordHash)),
    );
  if (!nobody) {
    throw new Error(
      `Somebody has the account ${nobodysEmail}, which is for invoices of deleted accounts.`,
    );
  }
  return nobody.id;
}
