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

/** Work for later, written in the transaction of the row it belongs to. What is done is deleted. */
export const jobs = pgTable(
  "jobs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** What the job is about, such as a payment's id: there is at most one job for each. */
    key: text().notNull(),
    payload: jsonb().notNull(),
    status: text().$type<Status>().notNull().default("queued"),
    /** When it may run; while it runs, when whoever runs it counts as lost. */
    dueAt: timestamptz().notNull().defaultNow(),
    /** Tries that have begun since it was enqueued. */
    attempts: integer().notNull().default(0),
    /** New with every try: whoever lost the job cannot finish it any more. */
    lockToken: uuid(),
    /** It was enqueued again while it ran: it runs once more, at this time. */
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
