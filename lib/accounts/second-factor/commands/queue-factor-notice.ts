import "server-only";
import type { Transaction } from "@/db/client";
import { type FactorEvent, secondFactorEmail } from "../../emails/second-factor";
import { queueNotice } from "../../security/commands/queue-notice";

/** Informs the owner about a change of their second factor, once for each `occasion`. */
export const queueFactorNotice = (
  tx: Transaction,
  account: { id: number; email: string },
  event: FactorEvent,
  occasion: string,
): Promise<void> =>
  queueNotice(tx, account, `second-factor-${event}:${account.id}:${occasion}`, (token) =>
    secondFactorEmail({ event, token }),
  );
