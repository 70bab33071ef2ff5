import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { ShopError } from "@/lib/errors";
import { requireJob } from "../queries";
import type { JobView } from "../schemas";

/** Queues a dead job again, with its full number of attempts. */
export async function retryJob(id: number): Promise<JobView> {
  const revived = await database()
    .update(jobs)
    .set({ status: "queued", attempts: 0, dueAt: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.status, "dead")))
    .returning({ id: jobs.id });
  const job = await requireJob(id);
  if (revived.length === 0) throw new ShopError("conflict", "This job is not dead.");
  return job;
}
