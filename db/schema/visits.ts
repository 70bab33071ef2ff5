import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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

/** Who was counted on the day, as salted hashes; deleted with the day. */
export const siteVisitors = pgTable(
  "site_visitors",
  { invoiceItemId: ofSite(), day: day(), hash: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.invoiceItemId, t.day, t.hash] }),
    index("site_visitors_by_day").on(t.day),
  ],
);

/** Visits and views of a site's pages, by day. */
export const siteVisitDays = pgTable(
  "site_visit_days",
  {
    invoiceItemId: ofSite(),
    day: day(),
    visits: integer().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceItemId, t.day] }),
    index("site_visit_days_by_day").on(t.day),
    check("site_visit_days_counts", sql`${t.visits} >= 0 and ${t.views} >= 0`),
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
