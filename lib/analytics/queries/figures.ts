import "server-only";
import { between, inArray, type SQL, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { emailOutbox } from "@/db/schema/email";
import { shopVisitDays } from "@/db/schema/figures";
import { heldSites } from "@/db/schema/held-sites";
import { invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { payments } from "@/db/schema/payments";
import { refundRequests } from "@/db/schema/refunds";
import { siteReports } from "@/db/schema/site-reports";
import { deployments } from "@/db/schema/sites";
import { threads } from "@/db/schema/support";
import { waitingStatuses } from "@/db/words/site-reports";
import type { Permission } from "@/lib/platform/staff/rules";
import {
  addUp,
  noVisitors,
  type Period,
  type Range,
  rangeOf,
  splitDays,
  type VisitorSums,
} from "../rules";
import type { Figures, Task } from "../schemas";
import { countOpenCases } from "./open-cases";
import { readSales } from "./sales";

/** The analytics that a staff member with these permissions may see. */
export async function readFigures(
  permissions: readonly Permission[],
  days: Period,
  now = Date.now(),
): Promise<Figures> {
  const range = rangeOf(days, now);
  const [sales, visitors, tasks, openCases] = await Promise.all([
    permissions.includes("orders:read") ? readSales(range) : null,
    readVisitors(range),
    readTasks(permissions),
    permissions.includes("sites:read") ? countOpenCases(now) : [],
  ]);
  return { first: range.first, last: range.last, sales, visitors, tasks, openCases };
}

async function readVisitors(range: Range): Promise<Figures["visitors"]> {
  const rows = await database()
    .select()
    .from(shopVisitDays)
    .where(between(shopVisitDays.day, range.firstBefore, range.last));
  const byDay = new Map<string, VisitorSums & { day: string }>();
  for (const { day, stage, visitors } of rows) {
    byDay.set(day, { ...(byDay.get(day) ?? { ...noVisitors, day }), [stage]: visitors });
  }
  const [before, days] = splitDays(range, [...byDay.values()], noVisitors);
  return { total: addUp(days, noVisitors), before: addUp(before, noVisitors), days };
}

/** The conditions are literals, so that the partial indexes are used. */
const counted: readonly { task: Task; permission: Permission; rows: SQL }[] = [
  {
    task: "payments",
    permission: "orders:read",
    rows: sql`${payments} where ${payments.state} = 'needs_attention'`,
  },
  {
    task: "refund-requests",
    permission: "orders:read",
    rows: sql`${refundRequests} where ${refundRequests.status} = 'open'`,
  },
  {
    task: "evidence",
    permission: "orders:read",
    rows: sql`${invoices} where ${invoices.status} = 'paid' and ${invoices.evidence} ->> 'state' = 'disagree'`,
  },
  {
    task: "vat-ids",
    permission: "orders:read",
    rows: sql`${invoices} where ${invoices.status} = 'paid' and ${invoices.vatIdDenial} ->> 'state' = 'open'`,
  },
  {
    task: "threads",
    permission: "messages:read",
    rows: sql`${threads} where ${threads.isWaiting}`,
  },
  {
    task: "held-sites",
    permission: "sites:read",
    rows: sql`${heldSites} where ${heldSites.status} = 'held'`,
  },
  {
    task: "sites",
    permission: "sites:read",
    rows: sql`${deployments} where ${deployments.status} = 'failed'`,
  },
  {
    task: "reports",
    permission: "sites:read",
    rows: sql`${siteReports} where ${inArray(siteReports.status, [...waitingStatuses])}`,
  },
  {
    task: "mails",
    permission: "mail:read",
    rows: sql`${emailOutbox} where ${emailOutbox.status} = 'dead'`,
  },
  {
    task: "jobs",
    permission: "jobs:read",
    rows: sql`${jobs} where ${jobs.status} = 'dead'`,
  },
];

/** How many tasks of each kind wait for a staff member with these permissions. */
export async function readTasks(permissions: readonly Permission[]): Promise<Figures["tasks"]> {
  const allowed = counted.filter(({ permission }) => permissions.includes(permission));
  return Promise.all(
    allowed.map(async ({ task, rows }) => {
      const [row] = await database().execute<{ count: number }>(
        sql`select count(*)::int as count from ${rows}`,
      );
      return { task, count: row?.count ?? 0 };
    }),
  );
}
