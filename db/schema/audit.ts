import { sql } from "drizzle-orm";
import { bigint, index, inet, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts";

/**
 * The audit trail: who did what to whom, and from where. A trigger refuses every update and
 * deletion except three: when an account is deleted, the columns that name it are cleared; after 90
 * days the IP address is shortened; after three years the row is deleted.
 */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    // Milliseconds, the precision of a JavaScript Date: the next page continues after an exact
    // time.
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    // No check constraint on the event names: an older version that still serves requests must not
    // refuse the events of a newer version.
    event: text().notNull(),
    area: text().notNull().generatedAlwaysAs(sql`split_part(event, '.', 1)`),
    actorKind: text().notNull(),
    /** Who did it; null for guests, for the shop itself, and once the account is deleted. */
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The account that the event is about. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The object of the event, such as `order 7`. */
    target: text(),
    /** More details, in words. */
    detail: text(),
    /** The network of the actor's IP address: lib/platform/http/client-ip.ts. */
    address: inet(),
    /** The actor's browser and system, in words. */
    device: text(),
  },
  (t) => [
    index("audit_events_by_time").on(t.at, t.id),
    index("audit_events_by_area").on(t.area, t.at, t.id),
    index("audit_events_by_event").on(t.event, t.at, t.id),
    // Each index begins with a column by which lists are filtered, so that only the rows shown are
    // read.
    index("audit_events_by_actor").on(t.actorId, t.at, t.id, t.area, t.event),
    index("audit_events_by_subject").on(t.subjectId, t.at, t.id, t.area, t.event),
    index("audit_events_by_address").on(t.address, t.at, t.id, t.area, t.event),
    index("audit_events_full_addresses")
      .on(t.at)
      .where(sql`masklen(address) > case family(address) when 4 then 24 else 48 end`),
  ],
);
