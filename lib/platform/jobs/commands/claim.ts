import "server-only";
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { Handler } from "./handler";

const isDue = and(ne(jobs.status, "dead"), lte(jobs.dueAt, sql`now()`));

/**
 * The given names that have a due job. Jobs that only a newer release knows are left to that
 * release.
 */
export async function listDueNames(names: string[]): Promise<string[]> {
  const rows = await database()
    .selectDistinct({ name: jobs.name })
    .from(jobs)
    .where(and(inArray(jobs.name, names), isDue));
  return rows.map(({ name }) => name);
}

export interface Claimed {
  id: number;
  key: string;
  payload: unknown;
  attempts: number;
  lockToken: string;
}

/** Claims the job of this name that has been due longest. Until the lease ends no other process can claim it. */
export async function claim({ name, leaseSeconds }: Handler["job"]): Promise<Claimed | null> {
  const next = database()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.name, name), isDue))
    .orderBy(asc(jobs.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await database()
    .update(jobs)
    .set({
      status: "running",
      attempts: sql`${jobs.attempts} + 1`,
      dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      lockToken: sql`gen_random_uuid()`,
      rerunAt: null,
    })
    .where(eq(jobs.id, next))
    .returning({
      id: jobs.id,
      key: jobs.key,
      payload: jobs.payload,
      attempts: jobs.attempts,
      lockToken: sql<string>`${jobs.lockToken}`,
    });
  return claimed ?? null;
}
