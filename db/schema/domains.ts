import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import {
  type DomainRole,
  type DomainStatus,
  domainRoles,
  domainStatuses,
} from "@/db/words/domains";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";
import { deployments } from "./sites";

/**
 * Domains that customers claim for their sites. Several customers may claim the same name; it
 * belongs to the site whose token the DNS records show.
 */
export const siteDomains = pgTable(
  "site_domains",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    /** The ASCII form (Punycode) in lower case, without a dot at the end. */
    host: text().notNull(),
    role: text().$type<DomainRole>().notNull(),
    status: text().$type<DomainStatus>().notNull().default("pending"),
    /** The token that the TXT record has to contain; random for each site. */
    token: text().notNull(),
    /**
     * When the shop began to look up the domain's records, also when it begins again after giving
     * up.
     */
    startedAt: timestamptz().notNull().defaultNow(),
    checkedAt: timestamptz(),
    nextCheckAt: timestamptz(),
    /** When DNS last answered, whatever the answer was. */
    answeredAt: timestamptz(),
    failingSince: timestamptz(),
    /** The result of the last lookup of each record. */
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
