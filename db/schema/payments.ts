import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { currency } from "@/lib/money";
import { openStates, type PaymentState, paymentStates } from "@/lib/payments/statuses";
import { isOneOf } from "../is-one-of";
import { users } from "./accounts";
import { invoices } from "./invoices";

const moment = () => timestamp({ withTimezone: true });

/** One PayPal payment: an invoice has at most one. */
export const payments = pgTable(
  "payments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .unique()
      .references(() => invoices.id, { onDelete: "cascade" }),
    state: text().$type<PaymentState>().notNull().default("creating"),
    /** What PayPal recognizes a repeated request by. */
    requestId: uuid().notNull().unique().defaultRandom(),
    amountCents: integer().notNull(),
    currency: text().notNull().default(currency),
    orderId: text().unique(),
    /** Where the buyer approves. */
    approvalUrl: text(),
    captureId: text().unique(),
    /** Counts up with every refusal, so that the next try is a new request to PayPal. */
    captureAttempt: integer().notNull().default(0),
    /** Until then, whoever moved it to capturing is at work. */
    leaseUntil: moment(),
    checks: integer().notNull().default(0),
    nextCheckAt: moment().notNull().default(sql`now() + interval '1 minute'`),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check("payments_state", isOneOf(t.state, paymentStates)),
    check("payments_amount", sql`${t.amountCents} > 0 and ${t.currency} ~ '^[A-Z]{3}$'`),
    check("payments_lease", sql`(${t.state} = 'capturing') = (${t.leaseUntil} is not null)`),
    check(
      "payments_captured",
      sql`${t.state} not in ('captured', 'refunded') or ${t.captureId} is not null`,
    ),
    index("payments_due")
      .on(t.nextCheckAt)
      .where(isOneOf(sql.raw("state"), openStates)),
  ],
);

/** Every step a payment took, and why. */
export const paymentSteps = pgTable(
  "payment_steps",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    state: text().$type<PaymentState>().notNull(),
    note: text().notNull().default(""),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index("payment_steps_by_payment").on(t.paymentId, t.id)],
);

/** Notices from PayPal whose signature was good, each kept once. Only the order's id is used. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: text(),
    receivedAt: moment().notNull().defaultNow(),
    processedAt: moment(),
  },
  (t) => [index("webhook_events_waiting").on(t.receivedAt).where(sql`processed_at is null`)],
);

/** Answers to requests that carried an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index("idempotency_keys_by_date").on(t.createdAt),
  ],
);
