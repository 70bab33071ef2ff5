import "server-only";
import { and, asc, between, desc, eq, type SQL, sql, sum } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { emailOutbox } from "@/db/schema/email";
import { presetSalesDays, salesDays, shopVisitDays } from "@/db/schema/figures";
import { invoices } from "@/db/schema/invoices";
import { jobs } from "@/db/schema/jobs";
import { payments } from "@/db/schema/payments";
import { refundRequests } from "@/db/schema/refunds";
import { deployments } from "@/db/schema/sites";
import { threads } from "@/db/schema/support";
import type { Permission } from "@/lib/staff/rules";
import {
  addUp,
  daysBetween,
  mostBest,
  noSales,
  noVisitors,
  type Period,
  rangeOf,
  type VisitorSums,
} from "./rules";
import type { BestPreset, Figures, Sales, SalesDay, Task, UnpaidTransfers } from "./schemas";

type Range = ReturnType<typeof rangeOf>;

/** The figures that somebody with these permissions may see. */
export async function readFigures(
  permissions: readonly Permission[],
  days: Period,
  now = Date.now(),
): Promise<Figures> {
  const range = rangeOf(days, now);
  const [sales, visitors, tasks] = await Promise.all([
    permissions.includes("orders:read") ? readSales(range) : null,
    readVisitors(range),
    readTasks(permissions),
  ]);
  return { first: range.first, last: range.last, sales, visitors, tasks };
}

async function readSales(range: Range): Promise<Sales> {
  const [stored, best, unpaidTransfers] = await Promise.all([
    listSalesDays(range),
    listBestPresets(range),
    sumUnpaidTransfers(),
  ]);
  const [before, days] = splitDays(range, stored, noSales);
  return {
    total: addUp(days, noSales),
    before: addUp(before, noSales),
    days,
    presets: best,
    unpaidTransfers,
  };
}

/** The days before a period, and all days of it. */
function splitDays<Sums extends object>(
  { first, last }: Range,
  stored: readonly (Sums & { day: string })[],
  none: Sums,
) {
  const byDay = new Map(stored.map((it) => [it.day, it]));
  const days = daysBetween(first, last).map((day) => byDay.get(day) ?? { ...none, day });
  return [stored.filter(({ day }) => day < first), days] as const;
}

const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number);

const listSalesDays = ({ firstBefore, last }: Range): Promise<SalesDay[]> =>
  database()
    .select({
      day: salesDays.day,
      placed: total(salesDays.placed),
      paid: total(salesDays.paid),
      paidCents: total(salesDays.paidCents),
      refunds: total(salesDays.refunds),
      refundedCents: total(salesDays.refundedCents),
    })
    .from(salesDays)
    .where(between(salesDays.day, firstBefore, last))
    .groupBy(salesDays.day);

function listBestPresets({ first, last }: Range): Promise<BestPreset[]> {
  const [sold, soldCents] = [total(presetSalesDays.sold), total(presetSalesDays.soldCents)];
  return database()
    .select({ presetId: presetSalesDays.presetId, name: presets.name, sold, soldCents })
    .from(presetSalesDays)
    .innerJoin(presets, eq(presets.id, presetSalesDays.presetId))
    .where(between(presetSalesDays.day, first, last))
    .groupBy(presetSalesDays.presetId, presets.name)
    .having(sql`${sold} > 0`)
    .orderBy(desc(soldCents), desc(sold), asc(presetSalesDays.presetId))
    .limit(mostBest);
}

/** As the list of orders has them: a flagged one waits for a decision, and not for its money. */
async function sumUnpaidTransfers(): Promise<UnpaidTransfers> {
  const [row] = await database()
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${invoices.totalCents}), 0)::float8`,
    })
    .from(invoices)
    .where(
      and(
        // Written out, so that the index of these is used.
        sql`${invoices.status} = 'pending' and ${invoices.method} = 'bank_transfer'`,
        sql`not exists (select from ${payments}
          where ${payments.invoiceId} = ${invoices.id} and ${payments.state} = 'needs_attention')`,
      ),
    );
  return row ?? { count: 0, cents: 0 };
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

/** Conditions are written out, so that the indexes of these rows are used. */
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
    task: "threads",
    permission: "messages:read",
    rows: sql`${threads} where ${threads.isWaiting}`,
  },
  {
    task: "sites",
    permission: "sites:read",
    rows: sql`${deployments} where ${deployments.status} = 'failed'`,
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

async function readTasks(permissions: readonly Permission[]): Promise<Figures["tasks"]> {
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
