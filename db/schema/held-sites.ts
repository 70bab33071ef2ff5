import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type HeldChange, type HeldStatus, heldChanges, heldStatuses } from "@/db/words/sites";
import { isOneOf } from "../is-one-of";
import { users } from "./accounts";
import { timestamptz } from "./columns";
import { deployments } from "./sites";

/** Publications and changes of sites that waited, or wait, for a person, because they look like fraud. */
export const heldSites = pgTable(
  "held_sites",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceItemId: integer()
      .notNull()
      .references(() => deployments.invoiceItemId, { onDelete: "cascade" }),
    change: text().$type<HeldChange>().notNull(),
    status: text().$type<HeldStatus>().notNull().default("held"),
    score: integer().notNull(),
    /** Why, each with the words that gave the reason. */
    findings: jsonb().$type<{ rule: string; weight: number; evidence: string }[]>().notNull(),
    /** What the owner typed, as it was judged. */
    content: jsonb().notNull(),
    /** SHA-256 of the content. */
    contentHash: text().notNull(),
    /** Null for the shop, which publishes after the payment. */
    askedBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull().defaultNow(),
    /** When the same content was last asked for. */
    askedAt: timestamptz().notNull().defaultNow(),
    decidedBy: integer().references(() => users.id, { onDelete: "set null" }),
    decidedAt: timestamptz(),
    /** What the owner is told about a refusal. */
    answer: text(),
  },
  (t) => [
    index("held_sites_by_item").on(t.invoiceItemId, t.id),
    uniqueIndex("held_sites_waiting")
      .on(t.invoiceItemId, t.change)
      .where(sql`${t.status} = 'held'`),
    index("held_sites_by_age").on(t.createdAt).where(sql`${t.status} = 'held'`),
    check("held_sites_change", isOneOf(t.change, heldChanges)),
    check("held_sites_status", isOneOf(t.status, heldStatuses)),
    check(
      "held_sites_decision",
      sql`(${t.decidedAt} is not null) = (${t.status} in ('approved', 'refused')) and (${t.answer} is not null) = (${t.status} = 'refused')`,
    ),
  ],
);
