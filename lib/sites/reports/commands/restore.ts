import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { shownHost } from "../../domains/shown-host";
import { reportRestoredEmail } from "../emails";
import { staffEmail } from "./close";

interface Restoring {
  adminId: number;
  /** The answer to an objection; null where the site is allowed again without one. */
  answer: string | null;
}

/** Marks the cases of a takedown as taken back, and tells each reporter. Says whether the takedown took the site offline. */
export async function restoreReports(
  tx: Transaction,
  invoiceItemId: number,
  { adminId, answer }: Restoring,
): Promise<{ wasOnline: boolean }> {
  const by = await staffEmail(tx, adminId);
  const ifObjected = (value: ReturnType<typeof sql>) =>
    sql`case when ${siteReports.status} = 'objected' then ${value} end`;
  const cases = await tx
    .update(siteReports)
    .set({
      status: "restored",
      objectionAnswer: ifObjected(sql`${answer}::text`),
      objectionDecidedBy: ifObjected(sql`${by}::text`),
      objectionDecidedAt: ifObjected(sql`now()`),
    })
    .where(
      and(
        eq(siteReports.invoiceItemId, invoiceItemId),
        inArray(siteReports.status, ["taken_down", "objected"]),
      ),
    )
    .returning();
  for (const { id, kind, address, reporterEmail, reporterLanguage: language } of cases) {
    if (reporterEmail === null) continue;
    const email = reportRestoredEmail({ id, kind, host: shownHost(new URL(address).host) });
    await queueEmail(tx, { key: `report-restored:${id}`, to: reporterEmail, language, email });
  }
  return { wasOnline: cases.some((it) => it.wasOnline) };
}
