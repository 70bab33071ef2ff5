import "server-only";
import type { Transaction } from "@/db/client";
import { type FactorEvent, secondFactorEmail } from "../../emails/second-factor";
import { queueNotice } from "../../security/commands/queue-notice";

/** Tells the owner what happened to their second factor, once for each `occasion`. */
export const queueFactorNotice = (
  tx: Transaction,
  account: { id: number; email: string },
  event: FactorEvent,
  occasion: string,
): Promise<void> =>
  queueNotice(tx, account, `second-factor-${event}:${account.id}:${occasion}`, (token) =>
    secondFactorEmail({ event, token }),
  );
