import "server-only";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { Job } from "../rules";

/**
 * A queued job keeps the earlier of both times. A running job runs once more. A dead job is queued
 * again.
 */
const mergeWithExisting = sql`
  on conflict (name, key) do update set
    payload = excluded.payload,
    status = case ${jobs.status} when 'dead' then 'queued' else ${jobs.status} end,
    attempts = case ${jobs.status} when 'running' then ${jobs.attempts} else 0 end,
    due_at = case ${jobs.status}
      when 'running' then ${jobs.dueAt}
      when 'dead' then excluded.due_at
      else least(${jobs.dueAt}, excluded.due_at) end,
    rerun_at = case ${jobs.status}
      when 'running' then least(${jobs.rerunAt}, excluded.due_at) end`;

type Name = Pick<Job<never>, "name">;

/**
 * A part of a statement, which enqueues a job for each row that `rows` selects: key, payload, delay in
 * seconds. The row and its job are then written in one statement.
 */
export const enqueueRows = ({ name }: Name, rows: SQL): SQL => sql`
  insert into ${jobs} (name, key, payload, due_at)
  select ${name}, found.key, found.payload, now() + make_interval(secs => found.delay)
  from (${rows}) as found (key, payload, delay)
  ${mergeWithExisting}`;

/** Enqueues those of `rows` (key and payload) that have no job, alive or dead. */
export async function enqueueMissing({ name }: Name, rows: SQLWrapper): Promise<void> {
  await database().execute(sql`
    insert into ${jobs} (name, key, payload)
    select ${name}, found.key, found.payload from ${rows} as found (key, payload)
    on conflict do nothing`);
}

interface Options {
  startAfterSeconds?: number;
}

/**
 * Inserts a job in the transaction of the row it belongs to, so that both are stored or neither is.
 */
export async function enqueue<Payload>(
  tx: Pick<Database, "execute">,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  { startAfterSeconds = 0 }: Options = {},
): Promise<void> {
  const row = sql`select ${job.key(payload)}::text, ${JSON.stringify(payload)}::jsonb,
    ${startAfterSeconds}::float8`;
  await tx.execute(enqueueRows(job, row));
}
