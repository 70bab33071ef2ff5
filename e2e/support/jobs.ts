import { eq, inArray, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";

/** Rows that a killed process still locks are passed over, as the job runner does. */
const unlocked = (status: "queued" | "running") =>
  database()
    .select({ id: jobs.id })
    .from(jobs)
    .where(eq(jobs.status, status))
    .for("update", { skipLocked: true });

const setDue = (status: "queued" | "running") =>
  database()
    .update(jobs)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(inArray(jobs.id, unlocked(status)));

/** Time passes: every job that waits for its start or its next attempt is due. */
export const makeJobsDue = () => setDue("queued");

/** The leases of killed processes end. */
export const endJobLeases = () => setDue("running");

export const listJobRows = (name: string) =>
  database().select().from(jobs).where(eq(jobs.name, name)).orderBy(jobs.id);
