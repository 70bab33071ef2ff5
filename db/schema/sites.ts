import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Destinations } from "@/db/words/domains";
import { type DeploymentStatus, deploymentStatuses } from "@/db/words/sites";
import { isOneOf } from "../is-one-of";
import { users } from "./accounts";
import { businesses } from "./businesses";
import { bytea, timestamptz } from "./columns";
import { contentRevisions } from "./content";
import { invoiceItems } from "./invoices";

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
    /**
     * The revision with the words and pictures to publish, or that were published last; null for
     * the sample.
     */
    revisionId: integer().references(() => contentRevisions.id),
    /** The version that visitors get while the site is online. */
    currentVersionId: integer().references((): AnyPgColumn => siteVersions.id),
    /** The reason why the shop took the site down; null unless it did. */
    takenDownReason: text(),
    /**
     * Identifies the site in the address that its forms are sent to. The database generates it for
     * each row.
     */
    formKey: text().notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Whether search engines may list the sample: the owner published it before it was hidden. */
    listsSample: boolean().notNull().default(false),
    /** The owner's payment page, linked from the page that thanks for an order. */
    paymentLink: text(),
    /** The address that the owner has the forms sent to instead; null for the shop. */
    formAddress: text(),
    /** Pages of the site by the paths of the site that was there before. */
    redirects: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What search consoles look for in the site's first page, by the name of its `<meta>`. */
    verifications: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Whose facts its structured data tells; null for what its own words say. */
    businessId: uuid().references(() => businesses.id, { onDelete: "set null" }),
  },
  (t) => [
    index("deployments_by_revision").on(t.revisionId),
    index("deployments_by_version").on(t.currentVersionId),
    index("deployments_by_business").on(t.businessId),
    check("deployments_status", isOneOf(t.status, deploymentStatuses)),
    check("deployments_live", sql`${t.status} <> 'live' or ${t.address} is not null`),
    check(
      "deployments_links",
      sql`${t.paymentLink} like 'https://%' and ${t.formAddress} like 'https://%'`,
    ),
  ],
);

/** Where a site's visitors, messages and payments went before a change, in case a thief made it. */
export const formerDestinations = pgTable(
  "site_former_destinations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    destinations: jsonb().$type<Destinations>().notNull(),
    changedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index("site_former_destinations_by_item").on(t.invoiceItemId, t.id),
    index("site_former_destinations_by_time").on(t.changedAt),
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

/** The present and former names of sites: a former name redirects, and no other site gets it. */
export const siteNames = pgTable(
  "site_names",
  {
    name: text().primaryKey(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
  },
  (t) => [index("site_names_by_item").on(t.invoiceItemId)],
);

/** When the shop took a site down or allowed it again, who decided it, and why. */
export const siteTakedowns = pgTable(
  "site_takedowns",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    adminId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Null where the site was allowed again. */
    reason: text(),
    at: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("site_takedowns_by_item").on(t.invoiceItemId, t.id)],
);

/** Each publication of a site: its sources and its files. */
export const siteVersions = pgTable(
  "site_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    number: integer().notNull(),
    /** The revision of the words and pictures; null for the sample. */
    revisionId: integer().references(() => contentRevisions.id),
    /** The version of the template's declaration; null where it was not recorded. */
    templateVersion: integer(),
    /** The profile at the time of the publication; null where it was not recorded. */
    profile: jsonb(),
    /** Null for the shop, which publishes after the payment. */
    publishedBy: integer().references(() => users.id, { onDelete: "set null" }),
    /** The number of the version whose files were restored. */
    restoredFrom: integer(),
    /** The ID of the deploy at a static host, which can restore it. */
    deployId: text(),
    bytes: integer().notNull(),
    /** SHA-256 of the files' paths and hashes. */
    hash: text().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    unique("site_versions_number").on(t.invoiceItemId, t.number),
    index("site_versions_by_revision").on(t.revisionId),
    check("site_versions_numbers", sql`${t.number} > 0`),
  ],
);

/** Files of published sites by their SHA-256: equal files are stored once. */
export const siteBlobs = pgTable(
  "site_blobs",
  {
    hash: text().primaryKey(),
    content: bytea().notNull(),
    /**
     * When a publication last stored this file: it is written before the version that refers to it.
     */
    storedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [check("site_blobs_small", sql`octet_length(${t.content}) <= 5242880`)],
);

/** The files of each version by their path. */
export const siteFiles = pgTable(
  "site_files",
  {
    versionId: integer()
      .notNull()
      .references(() => siteVersions.id, { onDelete: "cascade" }),
    path: text().notNull(),
    hash: text()
      .notNull()
      .references(() => siteBlobs.hash),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.path] }), index("site_files_by_hash").on(t.hash)],
);
