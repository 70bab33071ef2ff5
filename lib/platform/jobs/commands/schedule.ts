import "server-only";
import { database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { Handler } from "./handler";

/** Inserts the recurring jobs that do not exist yet. */
export async function enterScheduledJobs(handlers: readonly Handler[]): Promise<void> {
  const rows = handlers
    .filter(({ job }) => job.everySeconds !== undefined)
    .map(({ job }) => ({ name: job.name, key: "", payload: {} }));
  if (rows.length > 0) await database().insert(jobs).values(rows).onConflictDoNothing();
}
