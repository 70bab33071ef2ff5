import { currentTranslations } from "#current-translations";
import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { transaction } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { requireJob } from "../queries";
import type { JobView } from "../schemas";

const t = currentTranslations("operationRefusals");

/** Queues a dead job again, with its full number of attempts. */
export async function retryJob(id: number): Promise<JobView> {
  const isRevived = await transaction(async (tx) => {
    const [revived] = await tx
      .update(jobs)
      .set({ status: "queued", attempts: 0, dueAt: sql`now()` })
      .where(and(eq(jobs.id, id), eq(jobs.status, "dead")))
      .returning({ name: jobs.name, key: jobs.key });
    if (!revived) return false;
    const detail = `${revived.name} ${revived.key}`.trim();
    await recordEvent(tx, "operation.job-retried", { target: `job ${id}`, detail });
    return true;
  });
  const job = await requireJob(id);
  if (!isRevived) throw new ShopError("conflict", t("jobNotGivenUp"));
  return job;
}
