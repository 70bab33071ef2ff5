import "server-only";
import { type AnyColumn, and, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { listPage } from "@/db/list-page";
import { jobs } from "@/db/schema/jobs";
import { ShopError } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import type { JobField, JobStatus, JobView } from "./schemas";

const fields = {
  id: jobs.id,
  name: jobs.name,
  status: jobs.status,
  attempts: jobs.attempts,
  dueAt: jobs.dueAt,
  createdAt: jobs.createdAt,
} satisfies Record<JobField, AnyColumn>;

const columns = { ...fields, key: jobs.key, lastError: jobs.lastError };

type Row = Pick<typeof jobs.$inferSelect, keyof typeof columns>;

const view = ({ dueAt, createdAt, ...row }: Row): JobView => ({
  ...row,
  dueAt: dueAt.toISOString(),
  createdAt: createdAt.toISOString(),
});

export async function listJobs(
  list: AdminList<JobField>,
  status?: JobStatus,
): Promise<{ jobs: JobView[]; total: number }> {
  const page = listPage(list, { columns: fields, id: jobs.id, searched: [jobs.name, jobs.key] });
  const where = and(page.where, status && eq(jobs.status, status));
  const [rows, total] = await Promise.all([
    database()
      .select(columns)
      .from(jobs)
      .where(where)
      .orderBy(...page.orderBy)
      .offset(list.offset)
      .limit(list.limit),
    database().$count(jobs, where),
  ]);
  return { jobs: rows.map(view), total };
}

export async function requireJob(id: number): Promise<JobView> {
  const [row] = await database().select(columns).from(jobs).where(eq(jobs.id, id));
  if (!row) throw new ShopError("not_found", "There is no such job.");
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
