import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { emailedLinks, factors } from "@/db/access-tables";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { revokeApiTokensOf } from "@/lib/platform/api-tokens/commands";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { endOtherSessions, endSessionsOf } from "@/lib/platform/sessions/commands";
import { newSecret } from "@/lib/secrets";
import { apiTokensEndedEmail } from "../emails/api-tokens-ended";

interface Exceptions {
  /** The sessions that go on: the one with this id, or all of them. */
  sessions?: string | "all";
  /** Whether API tokens go on working. */
  keepsApiTokens?: boolean | undefined;
  /** The address that is told which API tokens ended; without it nobody is told. */
  informs?: string;
}

/**
 * Ends everything that opens an account or acts for it without its credentials: sessions, API
 * tokens and emailed links. Call it in the transaction of the change that requires it.
 */
export async function endAccess(
  tx: Transaction,
  userId: number,
  { sessions, keepsApiTokens = false, informs }: Exceptions = {},
): Promise<void> {
  if (sessions === undefined) await endSessionsOf(tx, userId);
  else if (sessions !== "all") await endOtherSessions(tx, { userId, sessionId: sessions });
  for (const links of emailedLinks) await tx.delete(links).where(eq(links.userId, userId));
  if (keepsApiTokens) return;
  const names = await revokeApiTokensOf(tx, userId);
  if (!informs || names.length === 0) return;
  const key = `api-tokens-ended:${userId}:${newSecret()}`;
  await queueEmail(tx, { key, to: informs, email: apiTokensEndedEmail({ names }) });
}

/** Removes everything but the password that opens an account. */
export async function removeFactors(tx: Transaction, userId: number): Promise<void> {
  for (const table of factors) await tx.delete(table).where(eq(table.userId, userId));
}

/** Cancels the deletion of an account that somebody else may have asked for. */
export async function cancelDeletion(tx: Transaction, userId: number): Promise<void> {
  const [kept] = await tx
    .update(users)
    .set({ deletesAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletesAt)))
    .returning({ id: users.id });
  if (kept) await recordEvent(tx, "account.deletion-taken-back", { subjectId: userId });
}
