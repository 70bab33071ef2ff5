import "server-only";
import { and, eq, isNull, lt, notInArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { siteReports } from "@/db/schema/site-reports";
import { waitingStatuses } from "@/db/words/site-reports";
import { isDraft, isShared } from "../queries/reported-drafts";
import { keptYears, reporterMonths } from "../rules";

const isClosed = notInArray(siteReports.status, [...waitingStatuses]);

/** Deletes cases that were kept for long enough, and who reported them some time after the decision. */
export async function deleteOldReports(): Promise<void> {
  await database()
    .delete(siteReports)
    .where(
      and(isClosed, lt(siteReports.receivedAt, sql`now() - make_interval(years => ${keptYears})`)),
    );
  const closedAt = sql`coalesce(${siteReports.objectionDecidedAt}, ${siteReports.decidedAt})`;
  await database()
    .update(siteReports)
    .set({ reporterName: null, reporterEmail: null })
    .where(and(isClosed, lt(closedAt, sql`now() - make_interval(months => ${reporterMonths})`)));
  await stripReportsOfGoneSites();
}

/** A copy that its owner still shares, or that the shop took down. */
const isKept = sql`(${isDraft} and (${isShared} or ${siteReports.status} = 'taken_down'))`;

/**
 * Of a site that was deleted with its account, only the figures of its cases stay. A notice that is
 * still open keeps its words until it is answered; an objection has ended. The same holds for a shared draft.
 */
export async function stripReportsOfGoneSites(): Promise<void> {
  const { status } = siteReports;
  await database()
    .update(siteReports)
    .set({
      status: sql`case ${status} when 'objected' then 'taken_down' else ${status} end`,
      address: "",
      explanation: "",
      reason: "",
      objection: null,
      objectionAnswer: null,
    })
    .where(
      and(
        isNull(siteReports.invoiceItemId),
        sql`${status} <> 'open' and ${siteReports.address} <> '' and not ${isKept}`,
      ),
    );
}

/** Forgets that the holder of this address has reported sites. */
export async function forgetReporter(address: string): Promise<void> {
  await database()
    .update(siteReports)
    .set({ reporterName: null, reporterEmail: null })
    .where(eq(siteReports.reporterEmail, address));
}
