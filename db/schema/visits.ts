import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { deployments } from "./sites";

const ofSite = () =>
  integer()
    .notNull()
    .references(() => deployments.invoiceItemId, { onDelete: "cascade" });

/** The day in UTC. */
const day = () => date({ mode: "string" }).notNull();

/**
 * The salt by which the visitors of a day are hashed. It is deleted with the day, so that a hash
 * cannot be traced back to a visitor.
 */
export const visitSalts = pgTable("visit_salts", {
  day: date({ mode: "string" }).primaryKey(),
  salt: text().notNull(),
});

/** Views by page and by referring host. */
export interface WaitingViews {
  pages: [path: string, views: number][];
  hosts: [host: string, views: number][];
}

/** Who was counted on the day, as salted hashes; deleted with the day. */
export const siteVisitors = pgTable(
  "site_visitors",
  {
    invoiceItemId: ofSite(),
    day: day(),
    hash: text().notNull(),
    /** Whether it behaved as a browser that shows the page does. */
    isPerson: boolean().notNull().default(true),
    hasViewed: boolean().notNull().default(true),
    /** What is counted once it turns out to be a person. */
    waiting: jsonb().$type<WaitingViews>(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceItemId, t.day, t.hash] }),
    index("site_visitors_by_day").on(t.day),
  ],
);

/** Visits and views of a site's pages by people, and visits by programs, by day. */
export const siteVisitDays = pgTable(
  "site_visit_days",
  {
    invoiceItemId: ofSite(),
    day: day(),
    visits: integer().notNull(),
    views: integer().notNull(),
    programs: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceItemId, t.day] }),
    index("site_visit_days_by_day").on(t.day),
    check(
      "site_visit_days_counts",
      sql`${t.visits} >= 0 and ${t.views} >= 0 and ${t.programs} >= 0`,
    ),
  ],
);

/** Views of each page, by day. */
export const sitePageViews = pgTable(
  "site_page_views",
  { invoiceItemId: ofSite(), day: day(), path: text().notNull(), views: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.invoiceItemId, t.day, t.path] }),
    index("site_page_views_by_day").on(t.day),
  ],
);

/**
 * Views that came from a link on another site, by its host name; empty for the hosts beyond the
 * limit.
 */
export const siteReferrals = pgTable(
  "site_referrals",
  { invoiceItemId: ofSite(), day: day(), host: text().notNull(), views: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.invoiceItemId, t.day, t.host] }),
    index("site_referrals_by_day").on(t.day),
  ],
);
