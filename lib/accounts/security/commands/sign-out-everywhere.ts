import "server-only";
import { transaction } from "@/db/client";
import { recordEvent } from "@/lib/platform/audit/commands";
import type { Actor } from "@/lib/platform/sessions/rules";
import { endAccess } from "../../commands/end-access";

/** Ends all sessions, emailed links and, unless they are kept, API tokens of the customer. */
export const signOutEverywhere = (
  { userId, email }: Actor,
  keepsApiTokens: boolean,
): Promise<void> =>
  transaction(async (tx) => {
    await endAccess(tx, userId, { keepsApiTokens, informs: email });
    await recordEvent(tx, "access.signed-out-everywhere", { subjectId: userId });
  });
