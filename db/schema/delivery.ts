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
import { contentRevisions } from "./content";
import { invoiceItems } from "./invoices";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

const timestamptz = () => timestamp({ withTimezone: true });

/** The license key of each bought template; stored, so that it survives a rotation of the secret. */
export const licenses = pgTable("licenses", {
  invoiceItemId: integer()
    .primaryKey()
    .references(() => invoiceItems.id, { onDelete: "cascade" }),
  key: text().notNull().unique(),
  createdAt: timestamptz().notNull().defaultNow(),
});

/** The site of each template that was bought with deployment, and the status of its deployment. */
export const deployments = pgTable(
  "deployments",
  {
    invoiceItemId: integer()
      .primaryKey()
      .references(() => invoiceItems.id, { onDelete: "cascade" }),
    /** The site's name at its host. */
    name: text().notNull().unique(),
    status: text().$type<DeploymentStatus>().notNull().default("ordered"),
    address: text(),
    reason: text(),
    /** The words and pictures it shows; null for the sample. */
    revisionId: integer().references(() => contentRevisions.id),
  },
  (t) => [
    index("deployments_by_revision").on(t.revisionId),
    check("deployments_status", isOneOf(t.status, deploymentStatuses)),
    check("deployments_live", sql`${t.status} <> 'live' or ${t.address} is not null`),
  ],
);

/** Status changes of a deployment, for its timeline. */
export const deploymentEvents = pgTable(
  "deployment_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    status: text().$type<DeploymentStatus>().notNull(),
    reason: text(),
    at: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("deployment_events_by_item").on(t.invoiceItemId, t.id)],
);

/** Files of the sites that this shop hosts itself. */
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
