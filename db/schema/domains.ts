import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import {
  type DomainRole,
  type DomainStatus,
  domainRoles,
  domainStatuses,
} from "@/lib/domains/statuses";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";
import { deployments } from "./sites";

/**
 * Domains that customers want to have, or have, for their sites. Anybody may want a name; it belongs to the
 * one whose token its DNS shows.
 */
export const siteDomains = pgTable(
  "site_domains",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    /** In its ASCII form and in small letters, without a dot at the end. */
    host: text().notNull(),
    role: text().$type<DomainRole>().notNull(),
    status: text().$type<DomainStatus>().notNull().default("pending"),
    /** What the TXT record has to say; random for each site. */
    token: text().notNull(),
    /** When looking for its records began, also once more after it had been given up. */
    startedAt: timestamptz().notNull().defaultNow(),
    checkedAt: timestamptz(),
    nextCheckAt: timestamptz(),
    /** When DNS last gave an answer, whichever. */
    answeredAt: timestamptz(),
    failingSince: timestamptz(),
    /** What the last look found of each record. */
    found: jsonb(),
  },
  (t) => [
    unique("site_domains_of_site").on(t.invoiceItemId, t.host),
    uniqueIndex("site_domains_proved").on(t.host).where(sql`status in ('proved', 'failing')`),
    check("site_domains_status", isOneOf(t.status, domainStatuses)),
    check("site_domains_role", isOneOf(t.role, domainRoles)),
    check("site_domains_failing", sql`(${t.status} = 'failing') = (${t.failingSince} is not null)`),
  ],
);
