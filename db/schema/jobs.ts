import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestamptz } from "./columns";

type Status = "queued" | "running" | "dead";

/**
 * Work for later, written in the transaction of the row it belongs to. Finished jobs are deleted.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /**
     * The subject of the job, such as a payment's id: there is at most one job of a kind for each
     * subject.
     */
    key: text().notNull(),
    payload: jsonb().notNull(),
    status: text().$type<Status>().notNull().default("queued"),
    /**
     * When the job may run. While it runs: when its worker counts as lost and another worker may
     * take the job.
     */
    dueAt: timestamptz().notNull().defaultNow(),
    /** The number of tries that have begun since the job was enqueued. */
    attempts: integer().notNull().default(0),
    /** New for every try: a worker that lost the job cannot finish it any more. */
    lockToken: uuid(),
    /** Set if the job was enqueued again while it ran: it runs once more at this time. */
    rerunAt: timestamptz(),
    lastError: text(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("jobs_status", sql`${t.status} in ('queued', 'running', 'dead')`),
    check("jobs_lock", sql`(${t.status} = 'running') = (${t.lockToken} is not null)`),
    uniqueIndex("jobs_once").on(t.name, t.key),
    index("jobs_due").on(t.name, t.dueAt).where(sql`status <> 'dead'`),
  ],
);
