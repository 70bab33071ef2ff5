import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { categories, colors, types } from "@/db/words/facets";
import { currency } from "@/lib/money";
import { isWithinCharacters } from "../is-within-characters";
import { timestamptz } from "./columns";

/** In display order; PostgreSQL sorts enums by declaration order. */
export const categoryEnum = pgEnum("preset_category", categories);
export const colorEnum = pgEnum("preset_color", colors);
export const typeEnum = pgEnum("preset_type", types);

/**
 * A percentage off chosen presets between two dates. A sale is ended, never deleted, because
 * invoices name it.
 */
export const sales = pgTable(
  "sales",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As customers read it, such as `Autumn sale`. */
    name: text().notNull(),
    percent: integer().notNull(),
    /**
     * The sale applies to these presets and to all presets of these categories; to every preset if
     * both are empty.
     */
    presetIds: integer().array().notNull().default([]),
    categories: categoryEnum().array().notNull().default([]),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** When the job began to lower the prices, and when it began to restore them. */
    startedAt: timestamptz(),
    endedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    check("sales_name_length", sql`${t.name} <> '' and ${isWithinCharacters(t.name, 60)}`),
    check("sales_percent", sql`${t.percent} between 1 and 90`),
    check("sales_dates", sql`${t.startsAt} <= ${t.endsAt}`),
  ],
);

export const presets = pgTable(
  "presets",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** The price that a customer pays: during a sale, less than the regular price. */
    priceCents: integer().notNull(),
    /** Of the prices: the same for all presets, also of the amounts of coupons. */
    currency: text()
      .notNull()
      .default("USD")
      .$defaultFn(() => currency),
    /**
     * The sale that the preset is in, its regular price, and its lowest price of the 30 days before
     * the sale.
     */
    saleId: integer().references(() => sales.id),
    regularPriceCents: integer(),
    lowestPriceCents: integer(),
    category: categoryEnum().notNull(),
    color: colorEnum().notNull(),
    type: typeEnum().notNull(),
    images: text().array().notNull().default([]),
    /**
     * Alternative texts of images, by the image's address; an image without one gets a generated
     * text.
     */
    imageTexts: jsonb().$type<{ image: string; text: string }[]>().notNull().default([]),
    url: text().notNull(),
    isDisabled: boolean().notNull().default(false),
    /** When a job puts the preset on sale. Until then only staff see it. */
    launchAt: timestamptz(),
    releasedAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    /** Number of paid invoices with this preset; updated by a trigger. */
    purchasedCount: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingAverage: numeric({ precision: 3, scale: 2, mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2) end`,
      ),
  },
  (t) => [
    check("presets_name_length", sql`${t.name} <> '' and ${isWithinCharacters(t.name, 80)}`),
    check("presets_currency", sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check("presets_price_positive", sql`${t.priceCents} between 0 and 100000000`),
    check(
      "presets_sale",
      sql`num_nulls(${t.saleId}, ${t.regularPriceCents}, ${t.lowestPriceCents}) in (0, 3)`,
    ),
    check("presets_launch", sql`${t.launchAt} is null or ${t.isDisabled}`),
    check("presets_images_count", sql`cardinality(${t.images}) <= 10`),
    check("presets_image_texts_list", sql`jsonb_typeof(${t.imageTexts}) = 'array'`),
    check("presets_counts_positive", sql`${t.purchasedCount} >= 0 and ${t.ratingCount} >= 0`),
    check(
      "presets_rating_range",
      sql`${t.ratingSum} between ${t.ratingCount} and ${t.ratingCount} * 5`,
    ),
    // Two indexes per sort order: for the whole catalogue, and for one cell of category, color and type.
    // A filter that covers several cells merges their sorted rows.
    index("presets_by_name").on(t.isDisabled, t.name, t.id),
    index("presets_by_price").on(t.isDisabled, t.priceCents, t.id),
    index("presets_by_rating").on(t.isDisabled, t.ratingAverage, t.id),
    index("presets_by_release").on(t.isDisabled, t.releasedAt, t.id),
    index("presets_by_purchases").on(
      t.isDisabled,
      t.purchasedCount,
      t.ratingAverage,
      t.releasedAt,
      t.id,
    ),
    index("presets_cell_by_name").on(t.category, t.color, t.type, t.isDisabled, t.name, t.id),
    index("presets_cell_by_price").on(
      t.category,
      t.color,
      t.type,
      t.isDisabled,
      t.priceCents,
      t.id,
    ),
    index("presets_cell_by_rating").on(
      t.category,
      t.color,
      t.type,
      t.isDisabled,
      t.ratingAverage,
      t.id,
    ),
    index("presets_cell_by_release").on(
      t.category,
      t.color,
      t.type,
      t.isDisabled,
      t.releasedAt,
      t.id,
    ),
    index("presets_cell_by_purchases").on(
      t.category,
      t.color,
      t.type,
      t.isDisabled,
      t.purchasedCount,
      t.ratingAverage,
      t.releasedAt,
      t.id,
    ),
    index("presets_by_launch").on(t.launchAt).where(sql`launch_at is not null`),
    index("presets_by_sale").on(t.saleId).where(sql`sale_id is not null`),
    // For the search: by the template of the preview, by the beginning of names, and by names with
    // typing errors.
    index("presets_preview_cell_by_purchases").on(
      t.url,
      t.category,
      t.color,
      t.type,
      t.isDisabled,
      t.purchasedCount,
      t.ratingAverage,
      t.releasedAt,
      t.id,
    ),
    index("presets_by_begun_name").on(t.isDisabled, sql`(lower(name) collate "C")`),
    index("presets_by_parts_of_name").using("gin", t.name.op("gin_trgm_ops")),
  ],
);

/** The price of a preset from a time on, written by triggers on `presets`. */
export const presetPrices = pgTable(
  "preset_prices",
  {
    presetId: integer()
      .notNull()
      .references(() => presets.id, { onDelete: "cascade" }),
    since: timestamptz().notNull(),
    /** Null while the preset is not sold. */
    priceCents: integer(),
  },
  (t) => [primaryKey({ columns: [t.presetId, t.since] })],
);

/**
 * Number of presets in each cell, updated by triggers on `presets`. Totals and facet counts are sums
 * over at most 90 rows, whatever the size of the catalogue.
 */
export const presetCounts = pgTable(
  "preset_counts",
  {
    category: categoryEnum().notNull(),
    color: colorEnum().notNull(),
    type: typeEnum().notNull(),
    isDisabled: boolean().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.category, t.color, t.type, t.isDisabled] }),
    check("preset_counts_positive", sql`${t.count} >= 0`),
  ],
);
