import "server-only";
import type { Transaction } from "@/db/client";
import { passwordChangedEmail } from "../emails/password-changed";
import { queueNotice } from "../security/commands/queue-notice";
import { endAccess } from "./end-access";

interface Change {
  /** Makes the key of the email unique. */
  change: string;
  keepsApiTokens?: boolean | undefined;
}

/** Ends all access with the old password, and informs the owner; call it in the transaction that stores a new one. */
export async function endOldPassword(
  tx: Transaction,
  { id, email }: { id: number; email: string },
  { change, keepsApiTokens }: Change,
): Promise<void> {
  await endAccess(tx, id, { keepsApiTokens, informs: email });
  const key = `password-changed:${change}`;
  await queueNotice(tx, { id, email }, key, (token) => passwordChangedEmail({ token }));
}
