import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import {
  type Device,
  devices,
  type PageKind,
  pageKinds,
  type VisitStage,
  type Vital,
  visitStages,
  vitals,
} from "@/db/words/analytics";
import { isOneOf } from "../is-one-of";
import { presets } from "./catalogue";

/** The day in UTC. */
const day = () => date({ mode: "string" }).notNull();

const cents = () => bigint({ mode: "number" }).notNull().default(0);

/**
 * Orders and revenue of each day, updated by triggers on `invoices` and `refunds` in the same
 * transaction. A day is the sum of its slots. Each connection has its own slot, so that orders
 * seldom wait for each other; a single slot can be negative.
 */
export const salesDays = pgTable(
  "sales_days",
  {
    day: day(),
    slot: smallint().notNull(),
    /** The currency of the amounts; a day has slots for each currency. */
    currency: text().notNull(),
    /**
     * Placed orders count on the day they were placed; everything else on the day on which the
     * money moved.
     */
    placed: integer().notNull().default(0),
    paid: integer().notNull().default(0),
    paidCents: cents(),
    refunds: integer().notNull().default(0),
    refundedCents: cents(),
  },
  (t) => [primaryKey({ columns: [t.day, t.slot, t.currency] })],
);

/** Presets in the orders that were paid on each day; updated by the same triggers. */
export const presetSalesDays = pgTable(
  "preset_sales_days",
  {
    day: day(),
    presetId: integer()
      .notNull()
      .references(() => presets.id, { onDelete: "cascade" }),
    currency: text().notNull(),
    sold: integer().notNull(),
    soldCents: cents(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.presetId, t.currency] }),
    index("preset_sales_days_by_preset").on(t.presetId),
  ],
);

const stage = () => text().$type<VisitStage>().notNull();

/** Which devices were counted on the day, as salted hashes; deleted with the day. */
export const shopVisitors = pgTable(
  "shop_visitors",
  { day: day(), stage: stage(), hash: text().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.stage, t.hash] })],
);

/** How many devices reached each step towards a payment, by day. */
export const shopVisitDays = pgTable(
  "shop_visit_days",
  { day: day(), stage: stage(), visitors: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.day, t.stage] }),
    check("shop_visit_days_stage", isOneOf(t.stage, visitStages)),
    check("shop_visit_days_count", sql`${t.visitors} >= 0`),
  ],
);

/** How many page views of a day were in each bucket of a web vital, by kind of page and device. */
export const webVitals = pgTable(
  "web_vitals",
  {
    day: day(),
    kind: text().$type<PageKind>().notNull(),
    device: text().$type<Device>().notNull(),
    vital: text().$type<Vital>().notNull(),
    /**
     * The upper end of the bucket: in thousandths of a second, or for CLS in thousandths of the
     * score.
     */
    upTo: integer().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.kind, t.device, t.vital, t.upTo] }),
    check("web_vitals_kind", isOneOf(t.kind, pageKinds)),
    check("web_vitals_device", isOneOf(t.device, devices)),
    check("web_vitals_vital", isOneOf(t.vital, vitals)),
    check("web_vitals_views", sql`${t.views} > 0`),
  ],
);
