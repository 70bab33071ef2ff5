import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { passwordResets } from "@/db/schema/accounts";
import { endSessionsOf } from "@/lib/platform/sessions/commands";
import { passwordChangedEmail } from "../emails/password-changed";
import { queueNotice } from "../security/commands/queue-notice";

/**
 * Ends every session and all reset links, and informs the owner; call it in the transaction that
 * stores a new password. `change` makes the key of the email unique.
 */
export async function endOldPassword(
  tx: Transaction,
  { id, email }: { id: number; email: string },
  change: string,
): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await endSessionsOf(tx, id);
  const key = `password-changed:${change}`;
  await queueNotice(tx, { id, email }, key, (token) => passwordChangedEmail({ token }));
}
