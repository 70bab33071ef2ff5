import { sql } from "drizzle-orm";
import { bigint, index, inet, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts";

/**
 * Who did what to whom, and from where. A trigger refuses every update and deletion but three: the account of a row
 * is deleted, with which goes what names it; an address becomes shorter after 90 days; a row is older than three years.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    // Milliseconds, as a Date has them: pages continue after an exact time.
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    // No check on the words: a version that still serves must not refuse an event of the next one.
    event: text().notNull(),
    area: text().notNull().generatedAlwaysAs(sql`split_part(event, '.', 1)`),
    actorKind: text().notNull(),
    /** Who did it; null for guests, for the shop itself, and once the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Whose account it is about. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    /** What it was done to, such as `order 7`. */
    target: text(),
    /** What else there is to say, in words. */
    detail: text(),
    /** Of the actor, as a network: lib/http/client-ip.ts. */
    address: inet(),
    /** Browser and system of the actor in words. */
    device: text(),
  },
  (t) => [
    index("audit_events_by_time").on(t.at, t.id),
    index("audit_events_by_area").on(t.area, t.at, t.id),
    index("audit_events_by_event").on(t.event, t.at, t.id),
    // With what a list is narrowed by, so that no row is read that is not shown.
    index("audit_events_by_actor").on(t.actorId, t.at, t.id, t.area, t.event),
    index("audit_events_by_subject").on(t.subjectId, t.at, t.id, t.area, t.event),
    index("audit_events_by_address").on(t.address, t.at, t.id, t.area, t.event),
    index("audit_events_full_addresses")
      .on(t.at)
      .where(sql`masklen(address) > case family(address) when 4 then 24 else 48 end`),
  ],
);
