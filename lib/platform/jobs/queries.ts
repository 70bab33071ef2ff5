import { currentTranslations } from "#current-translations";
import "server-only";
import { type AnyColumn, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { jobs } from "@/db/schema/jobs";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/platform/http/admin-list";
import type { JobField, JobView } from "./schemas";

const t = currentTranslations("operationRefusals");

const columns = {
  id: jobs.id,
  name: jobs.name,
  key: jobs.key,
  status: jobs.status,
  attempts: jobs.attempts,
  lastError: jobs.lastError,
  dueAt: jobs.dueAt,
  createdAt: jobs.createdAt,
} satisfies Record<JobField, AnyColumn>;

type Row = Pick<typeof jobs.$inferSelect, keyof typeof columns>;

const view = ({ dueAt, createdAt, ...row }: Row): JobView => ({
  ...row,
  dueAt: dueAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

export async function listJobs(
  list: AdminList<JobField>,
): Promise<{ jobs: JobView[]; total: number }> {
  const searched = [jobs.name, jobs.key, jobs.lastError];
  const page = listPage(list, { columns, id: jobs.id, searched });
  const [rows, total] = await Promise.all([
    database()
      .select(columns)
      .from(jobs)
      .where(page.where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(jobs, page.where),
  ]);
  return { jobs: rows.map(view), total };
}

export async function requireJob(id: number): Promise<JobView> {
  const [row] = await database().select(columns).from(jobs).where(eq(jobs.id, id));
  if (!row) throw new ShopError("not_found", t("unknownJob"));
  return view(row);
}

export interface QueueHealth {
  dueCount: number;
  /** 0 if no job is due. */
  oldestDueSeconds: number;
  deadCount: number;
}

/** State of the queue, for readiness and metrics. */
export async function getQueueHealth(): Promise<QueueHealth> {
  const isDue = sql`${jobs.status} <> 'dead' and ${jobs.dueAt} <= now()`;
  const [health] = await database()
    .select({
      dueCount: sql<number>`(count(*) filter (where ${isDue}))::int`,
      oldestDueSeconds: sql<number>`coalesce(
        extract(epoch from now() - min(${jobs.dueAt}) filter (where ${isDue})), 0)::float8`,
      deadCount: sql<number>`(count(*) filter (where ${jobs.status} = 'dead'))::int`,
    })
    .from(jobs);
  return health ?? { dueCount: 0, oldestDueSeconds: 0, deadCount: 0 };
}
