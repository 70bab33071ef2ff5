import "server-only";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { siteReports } from "@/db/schema/site-reports";
import type { TakedownGround } from "@/db/words/site-reports";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { shownHost } from "../../domains/shown-host";
import { reportDecidedEmail } from "../emails";

export async function staffEmail(tx: Transaction, adminId: number): Promise<string | null> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, adminId));
  return row?.email ?? null;
}

/** The cases about a site or a draft that wait for a first decision, locked. */
export async function listOpenReports(
  tx: Transaction,
  ofTarget: SQL | undefined,
): Promise<number[]> {
  const rows = await tx
    .select({ id: siteReports.id })
    .from(siteReports)
    .where(and(ofTarget, eq(siteReports.status, "open")))
    .orderBy(asc(siteReports.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** The cases about this site. */
export const ofSite = (invoiceItemId: number) => eq(siteReports.invoiceItemId, invoiceItemId);

interface Closing {
  status: "no_action" | "taken_down";
  reason: string;
  ground: TakedownGround | null;
  adminId: number;
  /** The case that was decided; the others are closed with it. */
  leadId: number;
  wasOnline?: boolean;
}

/** Decides open cases in the same way, and tells each reporter. */
export async function closeReports(
  tx: Transaction,
  ids: readonly number[],
  { adminId, leadId, wasOnline = false, ...decision }: Closing,
): Promise<void> {
  const closed = await tx
    .update(siteReports)
    .set({
      ...decision,
      wasOnline,
      decidedBy: await staffEmail(tx, adminId),
      decidedAt: new Date(),
      decidedWithId: sql`nullif(${leadId}::int, ${siteReports.id})`,
    })
    .where(and(inArray(siteReports.id, [...ids]), eq(siteReports.status, "open")))
    .returning();
  for (const { id, kind, address, source, reporterEmail, reporterLanguage } of closed) {
    if (source === "shop") continue;
    const facts = { target: `report ${id}`, detail: decision.status } as const;
    await recordEvent(tx, "site.report-decided", facts);
    if (reporterEmail === null) continue;
    const { reason, ground } = decision;
    const isTakenDown = decision.status === "taken_down";
    const report = {
      id,
      kind,
      host: shownHost(new URL(address).host),
      isTakenDown,
      ground,
      reason,
    };
    const key = `report-decided:${id}`;
    await queueEmail(tx, {
      key,
      to: reporterEmail,
      language: reporterLanguage,
      email: reportDecidedEmail(report),
    });
  }
}
