import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { openStates, type PaymentState, paymentStates } from "@/db/words/payments";
import { currency } from "@/lib/money";
import { isOneOf } from "../is-one-of";
import { users } from "./accounts";
import { timestamptz } from "./columns";
import { invoices } from "./invoices";

/**
 * PayPal payments and bank transfers; an invoice has at most one. A transfer is stored here if
 * another order already had its presets when it arrived.
 */
export const payments = pgTable(
  "payments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .unique()
      .references(() => invoices.id, { onDelete: "cascade" }),
    state: text().$type<PaymentState>().notNull().default("creating"),
    /** PayPal's idempotency key. */
    requestId: uuid().notNull().unique().defaultRandom(),
    amountCents: integer().notNull(),
    currency: text()
      .notNull()
      .default("USD")
      .$defaultFn(() => currency),
    /** The ID of the order at PayPal; null for a transfer. */
    orderId: text().unique(),
    /** PayPal's page where the buyer approves the payment. */
    approvalUrl: text(),
    /** The ID of the capture at PayPal, or the reference of a transfer. */
    captureId: text().unique(),
    /** PayPal's fee for the capture; null where PayPal did not report it. */
    feeCents: integer(),
    /** Incremented on every decline, so that the next attempt has a new request id. */
    captureAttempt: integer().notNull().default(0),
    /** Set in state `capturing`; until then only the process that set it may capture. */
    leaseUntil: timestamptz(),
    /** W3C trace context of the request that placed the order: the capture continues its trace. */
    traceparent: text(),
    /** When the shop last asked PayPal for the state of the captured payment. */
    checkedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("payments_state", isOneOf(t.state, paymentStates)),
    check("payments_amount", sql`${t.amountCents} > 0 and ${t.currency} ~ '^[A-Z]{3}$'`),
    check("payments_fee", sql`${t.feeCents} >= 0`),
    check("payments_lease", sql`(${t.state} = 'capturing') = (${t.leaseUntil} is not null)`),
    check(
      "payments_captured",
      sql`${t.state} not in ('captured', 'refund_pending', 'refunded') or ${t.captureId} is not null`,
    ),
    index("payments_flagged").on(t.invoiceId).where(sql`state = 'needs_attention'`),
    index("payments_captured_at").on(t.createdAt).where(sql`state = 'captured'`),
    index("payments_open")
      .on(t.createdAt)
      .where(isOneOf(sql.raw("state"), openStates)),
  ],
);

/** State transitions of payments, with a note on the reason. */
export const paymentSteps = pgTable(
  "payment_steps",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    state: text().$type<PaymentState>().notNull(),
    note: text().notNull().default(""),
    at: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("payment_steps_by_payment").on(t.paymentId, t.id)],
);

/** Webhook events from PayPal with a valid signature, stored once each. Only the order id is used. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    orderId: text(),
    receivedAt: timestamptz().notNull().defaultNow(),
    processedAt: timestamptz(),
  },
  (t) => [index("webhook_events_waiting").on(t.receivedAt).where(sql`processed_at is null`)],
);

/** Stored responses of requests with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index("idempotency_keys_by_date").on(t.createdAt),
  ],
);
