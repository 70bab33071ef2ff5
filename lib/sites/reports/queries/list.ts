import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { reportWaitsSince } from "@/db/open-site-cases";
import { siteReports } from "@/db/schema/site-reports";
import { deployments } from "@/db/schema/sites";
import { waitingStatuses } from "@/db/words/site-reports";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import { shownSite } from "../../domains/shown-host";
import type { ReportField, SiteReport } from "../schemas";
import { judgeReported } from "./judge-reported";
import { copyCodeOf, isDraft, isShared } from "./reported-drafts";

const refusal = currentTranslations("caseRefusals");

const others = sql<number>`(select count(*)::int from ${siteReports} as other
  where (other.invoice_item_id = ${siteReports.invoiceItemId} or (${siteReports.invoiceItemId} is null
      and other.invoice_item_id is null and ${copyCodeOf(sql`other.address`)} = ${copyCodeOf(siteReports.address)}))
    and other.status = 'open' and other.id <> ${siteReports.id})`;

const columns = {
  id: siteReports.id,
  siteId: siteReports.invoiceItemId,
  site: deployments.name,
  isDraft,
  isOffline: sql<boolean>`((${deployments.invoiceItemId} is null and not ${isShared}) or ${deployments.takenDownReason} is not null)`,
  source: siteReports.source,
  address: siteReports.address,
  shownAddress: siteReports.address,
  kind: siteReports.kind,
  explanation: siteReports.explanation,
  reporterName: siteReports.reporterName,
  reporterEmail: siteReports.reporterEmail,
  receivedAt: siteReports.receivedAt,
  waitsSince: sql`date_trunc('milliseconds', ${reportWaitsSince})`.mapWith(siteReports.receivedAt),
  dueAt: siteReports.dueAt,
  status: siteReports.status,
  isWaiting: sql<boolean>`(${inArray(siteReports.status, [...waitingStatuses])})`,
  others,
  ground: siteReports.ground,
  reason: siteReports.reason,
  decidedBy: siteReports.decidedBy,
  decidedAt: siteReports.decidedAt,
  objection: siteReports.objection,
  objectedAt: siteReports.objectedAt,
  objectionAnswer: siteReports.objectionAnswer,
  objectionDecidedBy: siteReports.objectionDecidedBy,
  objectionDecidedAt: siteReports.objectionDecidedAt,
} satisfies Record<Exclude<ReportField, "attention">, AnyColumn | SQL>;

const attention = sql`(case when ${columns.isWaiting}
  then 1e11 - extract(epoch from ${siteReports.dueAt})
  else extract(epoch from ${siteReports.receivedAt}) end)`;

const ofSite = eq(deployments.invoiceItemId, siteReports.invoiceItemId);

const selectReports = () =>
  database().select(columns).from(siteReports).leftJoin(deployments, ofSite).$dynamic();

type Row = Awaited<ReturnType<typeof selectReports>>[number];

const iso = (date: Date | null) => date?.toISOString() ?? null;

const view = async (row: Row, judge = judgeReported): Promise<SiteReport> => ({
  ...row,
  shownAddress: URL.canParse(row.address) ? shownSite(row.address) : row.address,
  receivedAt: row.receivedAt.toISOString(),
  waitsSince: row.waitsSince.toISOString(),
  dueAt: row.dueAt.toISOString(),
  decidedAt: iso(row.decidedAt),
  objectedAt: iso(row.objectedAt),
  objectionDecidedAt: iso(row.objectionDecidedAt),
  screening: row.isWaiting ? await judge(row) : null,
});

export async function listReports(
  list: AdminList<ReportField>,
): Promise<{ reports: SiteReport[]; total: number }> {
  const { site, address, explanation, reporterName, reporterEmail, reason, objection } = columns;
  const page = listPage(list, {
    columns: { ...columns, attention },
    id: siteReports.id,
    searched: [site, address, explanation, reporterName, reporterEmail, reason, objection],
  });
  const [rows, counted] = await Promise.all([
    selectReports()
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database()
      .select({ total: count() })
      .from(siteReports)
      .leftJoin(deployments, ofSite)
      .where(page.where),
  ]);
  const judged = new Map<string, Promise<SiteReport["screening"]>>();
  const judgeOnce: typeof judgeReported = (report) => {
    const key = String(report.siteId ?? report.address);
    const known = judged.get(key) ?? judgeReported(report);
    judged.set(key, known);
    return known;
  };
  return {
    reports: await Promise.all(rows.map((row) => view(row, judgeOnce))),
    total: counted[0]?.total ?? 0,
  };
}

export async function requireReport(id: number): Promise<SiteReport> {
  const [row] = await selectReports().where(eq(siteReports.id, id));
  if (!row) throw new ShopError("not_found", refusal("unknownReport"));
  return view(row);
}
