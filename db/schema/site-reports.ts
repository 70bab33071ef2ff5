import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import {
  type ReportKind,
  type ReportSource,
  type ReportStatus,
  reportKinds,
  reportSources,
  reportStatuses,
  type TakedownGround,
  takedownGrounds,
  waitingStatuses,
} from "@/db/words/site-reports";
import { mainLanguage } from "@/lib/languages.mjs";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";
import { deployments } from "./sites";

/** Cases about hosted sites: notices of anybody, and takedowns that the shop decided on its own. */
export const siteReports = pgTable(
  "site_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the site is deleted. */
    invoiceItemId: integer().references(() => deployments.invoiceItemId, { onDelete: "set null" }),
    source: text().$type<ReportSource>().notNull().default("notice"),
    /** The reported address; empty once the site is deleted and the case is closed. */
    address: text().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    explanation: text().notNull().default(""),
    reporterName: text(),
    reporterEmail: text(),
    /** Of the page with the form. */
    reporterLanguage: text().notNull().default(mainLanguage),
    receivedAt: timestamptz().notNull().defaultNow(),
    dueAt: timestamptz().notNull(),
    status: text().$type<ReportStatus>().notNull().default("open"),
    ground: text().$type<TakedownGround>(),
    /** Why it was decided so; both sides are told. */
    reason: text().notNull().default(""),
    /** Whether the takedown took the site offline. */
    wasOnline: boolean().notNull().default(false),
    decidedBy: text(),
    decidedAt: timestamptz(),
    /** The case with which it was decided. */
    decidedWithId: integer().references((): AnyPgColumn => siteReports.id, {
      onDelete: "set null",
    }),
    /** The words of the site's owner. */
    objection: text(),
    objectedAt: timestamptz(),
    objectionAnswer: text(),
    objectionDecidedBy: text(),
    objectionDecidedAt: timestamptz(),
  },
  (t) => [
    check("site_reports_source", isOneOf(t.source, reportSources)),
    check("site_reports_kind", isOneOf(t.kind, reportKinds)),
    check("site_reports_status", isOneOf(t.status, reportStatuses)),
    check("site_reports_ground", isOneOf(t.ground, takedownGrounds)),
    check(
      "site_reports_children",
      sql`${t.kind} <> 'children' or num_nonnulls(${t.reporterName}, ${t.reporterEmail}) = 0`,
    ),
    check("site_reports_decided", sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    check("site_reports_objected", sql`${t.status} <> 'objected' or ${t.objectedAt} is not null`),
    index("site_reports_by_site").on(t.invoiceItemId, t.id),
    index("site_reports_by_lead").on(t.decidedWithId),
    index("site_reports_by_time").on(t.receivedAt),
    index("site_reports_waiting")
      .on(t.dueAt)
      .where(isOneOf(sql.raw("status"), waitingStatuses)),
  ],
);
