import { z } from "zod";
import { ShopError } from "@/lib/errors";
import { adminListQuery } from "@/lib/http/admin-list";
import { idParam, wholeNumberParam } from "@/lib/id-schemas";
import { maxId } from "@/lib/ids";
import { type Currency, currency } from "@/lib/money";
import { dollars } from "@/lib/money-schemas";
import { requiredText, text } from "@/lib/text";
import { categories, colors, types } from "./facets";
import { noFilters, orderTypes } from "./rules";

export const presetId = idParam.describe("The preset's id");

const wirePreset = z
  .object({
    id: z.int(),
    name: z.string(),
    price: dollars.describe("Dollars"),
    color: z.enum(colors),
    type: z.enum(types),
    category: z.enum(categories),
    images: z.array(z.string()).describe("The first is the card's; 2 to 5 are shown in detail"),
    url: z.string().describe("Its live preview"),
    ratingAverage: z.number().describe("1 to 5, 0 when there is no review"),
    ratingCount: z.int(),
    released: z.iso.datetime(),
    releasedAt: z.iso.datetime(),
    release: z.iso.datetime(),
    reviews: z.array(
      z.object({ message: z.string(), rating: z.int(), createdAt: z.iso.datetime() }),
    ),
    purchased: z.int().describe("How many customers bought it"),
    isBought: z.boolean().describe("Whether the caller bought it"),
    isDisabled: z.boolean(),
  })
  .meta({ id: "Preset" });

export interface Preset extends Omit<z.output<typeof wirePreset>, "price"> {
  priceCents: number;
  currency: Currency;
}

export const presetSchema = z.codec(wirePreset, z.custom<Preset>(), {
  decode: ({ price, ...preset }) => ({ ...preset, priceCents: price, currency }),
  encode: (preset) => ({ ...preset, price: preset.priceCents }),
});

/** A list of enum values; a single value is accepted as well. */
const listOf = <const T extends readonly [string, ...string[]]>(known: T) =>
  z.preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z
      .array(z.enum(known, `Known values: ${known.join(", ")}`))
      .max(50)
      .default([]),
  );

const filters = z.object({
  categories: listOf(categories),
  defaultColors: listOf(colors),
  types: listOf(types),
});

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new ShopError("malformed", "The filters are not valid JSON.");
  }
}

/** Maps the wire's filter keys to the catalogue's. */
const filtersParam = z
  .string()
  .transform(parseJson)
  .pipe(filters)
  .transform(({ categories, defaultColors, types }) => ({
    categories,
    colors: defaultColors,
    types,
  }))
  .default(noFilters);

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

const idsParam = z
  .string()
  .transform((value) => (value.trim() === "" ? [] : value.split(",")))
  .pipe(z.array(presetId).max(100, "Please ask for at most 100 presets at once"));

/** Fields that a back office can sort presets by, as named on the wire. */
const presetFields = [
  "id",
  "name",
  "price",
  "category",
  "color",
  "type",
  "releasedAt",
  "ratingAverage",
  "purchased",
  "isDisabled",
] as const;

export type PresetField = (typeof presetFields)[number];

export const listQuery = z.object({
  ids: idsParam.optional().describe("Up to 100 ids with commas; everything else is then ignored"),
  filters: filtersParam.describe("JSON: categories, defaultColors, types, each a list of words"),
  orderType: z.enum(orderTypes, `Known values: ${orderTypes.join(", ")}`).default("name"),
  orderPriority: z.enum(["a", "d"], "Known values: a, d").default("a"),
  hideDisabled: flag.default(true),
  quantity: wholeNumberParam(100).default(10),
  page: wholeNumberParam(maxId).default(1),
  ...adminListQuery(presetFields),
});

/** A path of this site, or an https URL. */
const address = (message: string) =>
  text(500).regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/, message);

/** What clients send to add or change a preset; as everywhere on the wire, the price is in dollars. */
export const presetBody = z.object({
  name: requiredText(80, "A preset needs a name"),
  price: z
    .number("The price must be a number of dollars")
    .min(0, "The price cannot be below 0")
    .max(1_000_000, "The price must be at most 1000000")
    .refine((price) => Number.isInteger(dollars.decode(price)), "At most two decimals")
    .describe("Dollars"),
  color: z.enum(colors, `Known values: ${colors.join(", ")}`),
  type: z.enum(types, `Known values: ${types.join(", ")}`),
  category: z.enum(categories, `Known values: ${categories.join(", ")}`),
  images: z
    .array(address("An image must be a path of this site or an https address"))
    .max(10, "At most ten images"),
  url: address("The preview must be a path of this site or an https address"),
  isDisabled: z.boolean("This must be true or false"),
});

/** Clients may send the color as `color` or `defaultColor`. */
const acceptDefaultColor = (body: unknown) => {
  if (typeof body !== "object" || body === null) return body;
  const { defaultColor, ...fields } = body as Record<string, unknown>;
  return defaultColor === undefined ? body : { color: defaultColor, ...fields };
};

export const newPreset = z
  .preprocess(
    acceptDefaultColor,
    presetBody.extend({
      images: presetBody.shape.images.default([]),
      isDisabled: presetBody.shape.isDisabled.default(false),
    }),
  )
  .transform(({ price, ...facts }) => ({ ...facts, priceCents: dollars.decode(price) }));

export const presetChange = z
  .preprocess(acceptDefaultColor, presetBody.partial())
  .transform(({ price, ...facts }) => ({
    ...facts,
    ...(price === undefined ? {} : { priceCents: dollars.decode(price) }),
  }));

export type NewPreset = z.output<typeof newPreset>;
export type PresetChange = z.output<typeof presetChange>;
