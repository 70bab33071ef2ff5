import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { type DeploymentStatus, deploymentStatuses } from "@/lib/delivery/deployments/statuses";
import { isOneOf } from "../is-one-of";
import { invoiceItems } from "./invoices";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

const moment = () => timestamp({ withTimezone: true });

/** One key for each template that was bought. Kept, so that it outlives the secret it was made with. */
export const licenses = pgTable("licenses", {
  invoiceItemId: integer()
    .primaryKey()
    .references(() => invoiceItems.id, { onDelete: "cascade" }),
  key: text().notNull().unique(),
  createdAt: moment().notNull().defaultNow(),
});

/** One site for each template that was bought with deployment, and where the work on it stands. */
export const deployments = pgTable(
  "deployments",
  {
    invoiceItemId: integer()
      .primaryKey()
      .references(() => invoiceItems.id, { onDelete: "cascade" }),
    /** What the site is called where it is hosted. */
    name: text().notNull().unique(),
    status: text().$type<DeploymentStatus>().notNull().default("ordered"),
    attempts: integer().notNull().default(0),
    /** Null when there is nothing to do. */
    dueAt: moment(),
    /** Null when nobody is at it. */
    leaseUntil: moment(),
    address: text(),
    reason: text(),
  },
  (t) => [
    check("deployments_status", isOneOf(t.status, deploymentStatuses)),
    check(
      "deployments_settled",
      sql`(${t.status} in ('ordered', 'building', 'leaving')) = (${t.dueAt} is not null)`,
    ),
    check("deployments_live", sql`${t.status} <> 'live' or ${t.address} is not null`),
    index("deployments_due").on(t.dueAt).where(sql`due_at is not null`),
  ],
);

/** What happened to a deployment, for its timeline. */
export const deploymentEvents = pgTable(
  "deployment_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    status: text().$type<DeploymentStatus>().notNull(),
    reason: text(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index("deployment_events_by_item").on(t.invoiceItemId, t.id)],
);

/** The sites that this shop hosts itself, file by file. */
export const hostedFiles = pgTable(
  "hosted_files",
  {
    site: text().notNull(),
    path: text().notNull(),
    content: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.path] }),
    check("hosted_files_small", sql`octet_length(${t.content}) <= 5242880`),
  ],
);
