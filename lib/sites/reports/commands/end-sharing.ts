import "server-only";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import type { TakedownGround } from "@/db/words/site-reports";
import { nameOfTemplate } from "@/lib/customization/content/declarations";
import { endCopy, type LockedCopy } from "@/lib/customization/sharing/commands";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { draftTakenDownEmail } from "../emails";
import { ofCopy } from "../queries/reported-drafts";
import { closeReports, listOpenReports } from "./close";

interface Ending {
  adminId: number;
  reason: string;
  ground: TakedownGround;
  leadId: number;
}

/** Ends the sharing of a locked draft, answers all who have reported it, and tells its owner why. */
export async function endSharing(
  tx: Transaction,
  copy: LockedCopy,
  { adminId, reason, ground, leadId }: Ending,
): Promise<void> {
  const { userId, template, code } = copy;
  await endCopy(tx, copy);
  const reported = await listOpenReports(tx, ofCopy(code));
  const closing = { status: "taken_down", reason, ground, adminId, leadId } as const;
  await closeReports(tx, reported, closing);
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) throw new Error("A copy is deleted with its owner.");
  const name = nameOfTemplate(template);
  await recordEvent(tx, "site.taken-down", {
    subjectId: userId,
    target: `report ${leadId}`,
    detail: reason,
  });
  await queueEmail(tx, {
    key: `draft-taken-down:${leadId}`,
    to: owner.email,
    email: draftTakenDownEmail(name, { reason, ground }),
  });
}
