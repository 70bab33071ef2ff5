import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type PaymentMethod, paymentMethods } from "@/db/words/invoices";
import {
  openRefundStatuses,
  type RefundReason,
  type RefundRequestStatus,
  type RefundStatus,
  type RequestedReason,
  type RightEnding,
  refundReasons,
  refundRequestStatuses,
  refundStatuses,
  requestedReasons,
  rightEndings,
} from "@/db/words/refunds";
import { currency } from "@/lib/money";
import { isOneOf } from "../is-one-of";
import { timestamptz } from "./columns";
import { invoiceItems, invoices } from "./invoices";

/**
 * Money that goes back to a customer, by PayPal or by a bank transfer. A completed refund has a
 * credit note.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The number of the credit note, assigned consecutively when the refund is completed. */
    number: integer().unique(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    status: text().$type<RefundStatus>().notNull().default("sending"),
    method: text().$type<PaymentMethod>().notNull(),
    amountCents: integer().notNull(),
    currency: text()
      .notNull()
      .default("USD")
      .$defaultFn(() => currency),
    /** The part of the amount that is for the deployment. */
    deploymentCents: integer().notNull().default(0),
    reason: text().$type<RefundReason>().notNull(),
    note: text().notNull().default(""),
    /**
     * The part of its fee that PayPal returned, negative if PayPal charged more; null where PayPal
     * did not report it.
     */
    feeCents: integer(),
    /** PayPal's idempotency key. */
    requestId: uuid().notNull().unique().defaultRandom(),
    /** The ID of the refund at PayPal, or the reference of the transfer. */
    reference: text(),
    /** The reason why PayPal refused the refund. */
    refusal: text(),
    /** The email address of the staff member who decided; null if the refund was made at PayPal. */
    createdBy: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    completedAt: timestamptz(),
  },
  (t) => [
    check("refunds_status", isOneOf(t.status, refundStatuses)),
    check("refunds_method", isOneOf(t.method, paymentMethods)),
    check("refunds_reason", isOneOf(t.reason, refundReasons)),
    check(
      "refunds_amount",
      sql`${t.amountCents} > 0 and ${t.deploymentCents} between 0 and ${t.amountCents} and ${t.currency} ~ '^[A-Z]{3}$'`,
    ),
    check(
      "refunds_completed",
      sql`(${t.status} = 'completed') = (${t.completedAt} is not null) and (${t.completedAt} is null) = (${t.number} is null)`,
    ),
    check(
      "refunds_reference",
      sql`${t.status} not in ('pending', 'completed') or ${t.reference} is not null`,
    ),
    check("refunds_refusal", sql`(${t.status} = 'refused') = (${t.refusal} is not null)`),
    uniqueIndex("refunds_of_paypal").on(t.reference).where(sql`method = 'paypal'`),
    uniqueIndex("refunds_of_deployment")
      .on(t.invoiceId)
      .where(sql`deployment_cents > 0 and status <> 'refused'`),
    index("refunds_by_invoice").on(t.invoiceId, t.id),
    index("refunds_by_completion").on(t.completedAt),
    index("refunds_open")
      .on(t.createdAt)
      .where(isOneOf(sql.raw("status"), openRefundStatuses)),
  ],
);

/**
 * The items that a refund takes back. An item is in one refund at most, apart from refused refunds.
 */
export const refundItems = pgTable(
  "refund_items",
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    invoiceItemId: integer()
      .notNull()
      .references(() => invoiceItems.id, { onDelete: "cascade" }),
    /** The refund was refused. */
    isReleased: boolean().notNull().default(false),
    /**
     * From then on the customer no longer owns the item. A trigger updates the preset's purchases.
     */
    refundedAt: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.invoiceItemId] }),
    check("refund_items_released", sql`not ${t.isReleased} or ${t.refundedAt} is null`),
    uniqueIndex("refund_items_once").on(t.invoiceItemId).where(sql`not is_released`),
  ],
);

/** A customer's request for a refund; at most one at a time for each order. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    itemIds: integer().array().notNull(),
    reason: text().$type<RequestedReason>().notNull(),
    /** Why the right to withdraw had ended before a withdrawal; null if it had not, and for other requests. */
    rightEnded: text().$type<RightEnding>(),
    note: text().notNull().default(""),
    status: text().$type<RefundRequestStatus>().notNull().default("open"),
    /** The answer to the customer. */
    answer: text().notNull().default(""),
    decidedBy: text(),
    refundId: integer().references(() => refunds.id, { onDelete: "set null" }),
    createdAt: timestamptz().notNull().defaultNow(),
    decidedAt: timestamptz(),
  },
  (t) => [
    check("refund_requests_status", isOneOf(t.status, refundRequestStatuses)),
    check("refund_requests_right_ended", isOneOf(t.rightEnded, rightEndings)),
    check("refund_requests_reason", isOneOf(t.reason, requestedReasons)),
    check("refund_requests_decided", sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    uniqueIndex("refund_requests_open").on(t.invoiceId).where(sql`status = 'open'`),
    index("refund_requests_by_invoice").on(t.invoiceId, t.id),
  ],
);
