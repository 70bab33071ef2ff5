import { z } from "zod";
import { currentLanguage, currentTranslations } from "#current-translations";
import { categories, colors, screens, types } from "@/db/words/facets";
import { shopAmounts } from "@/lib/amounts";
import { requiredLine } from "@/lib/company-name";
import { ShopError } from "@/lib/errors";
import { idParam, idsParam, wholeNumberParam } from "@/lib/id-schemas";
import { maxId } from "@/lib/ids";
import { currency, decimalsOf } from "@/lib/money";
import { shopAmount } from "@/lib/money-schemas";
import { majorUnitsFirst, majorUnitsIn } from "@/lib/money-texts";
import { wireUrl } from "@/lib/own-url-schemas";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";
import { moment, oneOf } from "./form-fields";
import { noFilters, orderTypes } from "./rules";
import { maxSearchLength } from "./search/words";

const form = currentTranslations("catalogueForms");

const input = currentTranslations("inputErrors");

const t = currentTranslations("catalogueFields");

export const presetId = idParam.describe("The preset's id");

/** A review as everybody sees it. */
export const publicReview = z.object({
  message: z.string(),
  rating: z.int(),
  createdAt: z.iso.datetime(),
  answer: z
    .object({ message: z.string(), createdAt: z.iso.datetime() })
    .optional()
    .describe("The shop's; absent without one"),
});

const wirePreset = z
  .object({
    id: z.int(),
    name: z.string(),
    price: shopAmount.describe(`${majorUnitsFirst}, as it is paid: reduced in a sale`),
    regularPrice: shopAmount.nullable().describe("The regular price; null without a sale"),
    lowestPrice30Days: shopAmount
      .nullable()
      .describe(
        "The lowest price of the 30 days before the sale, which the reduction refers to; null without a sale",
      ),
    color: z.enum(colors),
    defaultColor: z.enum(colors).describe("The same"),
    type: z.enum(types),
    category: z.enum(categories),
    images: z.array(wireUrl).describe("The first is the card's; 2 to 5 are shown in detail"),
    imageTexts: z
      .array(z.object({ image: wireUrl, text: z.string() }))
      .describe("Alternative texts of images; the others have an automatic one"),
    url: wireUrl.describe("Its live preview"),
    ratingAverage: z.number().describe("1 to 5, 0 when there is no review"),
    ratingCount: z.int(),
    released: z.iso.datetime(),
    releasedAt: z.iso.datetime(),
    release: z.iso.datetime(),
    reviews: z.array(publicReview),
    purchased: z.int().describe("How many customers bought it"),
    isBought: z.boolean().describe("Whether the caller bought it"),
    isDisabled: z.boolean(),
    launchAt: z.iso
      .datetime()
      .nullable()
      .describe("When it is put on sale; until then only staff see it"),
    sibling: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .describe("Its edition for phones, or the one for desktops only; null if none is sold"),
  })
  .meta({ id: "Preset" });

type WirePrice = "price" | "regularPrice" | "lowestPrice30Days";

export interface Preset extends Omit<z.output<typeof wirePreset>, WirePrice | "defaultColor"> {
  priceCents: number;
  regularPriceCents: number | null;
  lowestPriceCents: number | null;
  currency: string;
}

export const presetSchema = z.codec(wirePreset, z.custom<Preset>(), {
  decode: ({ price, regularPrice, lowestPrice30Days, defaultColor, ...preset }) => ({
    ...preset,
    priceCents: price,
    regularPriceCents: regularPrice,
    lowestPriceCents: lowestPrice30Days,
    currency,
  }),
  encode: (preset) => ({
    ...preset,
    price: preset.priceCents,
    regularPrice: preset.regularPriceCents,
    lowestPrice30Days: preset.lowestPriceCents,
    defaultColor: preset.color,
  }),
});

/** A list of enum values; a single value is accepted as well. */
const listOf = <const T extends readonly [string, ...string[]]>(known: T) =>
  z.preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z
      .array(z.enum(known, { error: () => t("known", { values: known.join(", ") }) }))
      .max(50)
      .default([]),
  );

const filters = z.object({
  categories: listOf(categories),
  defaultColors: listOf(colors),
  types: listOf(types),
  screens: listOf(screens),
});

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new ShopError("malformed", t("filtersNotJson"));
  }
}

/** Maps the wire's filter keys to the catalogue's. */
const filtersParam = z
  .string()
  .transform(parseJson)
  .pipe(filters)
  .transform(({ defaultColors, ...others }) => ({ ...others, colors: defaultColors }))
  .default(noFilters);

export const flag = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .meta({ wire: { type: "boolean" } });

/** The columns by which a back office can sort and filter presets, as named on the wire. */
const fields = {
  id: filterTypes.id,
  name: filterTypes.text,
  price: filterTypes.shopAmount,
  regularPrice: orNull(filterTypes.shopAmount),
  lowestPrice30Days: orNull(filterTypes.shopAmount),
  color: filterByWord(colors),
  defaultColor: filterByWord(colors),
  type: filterByWord(types),
  category: filterByWord(categories),
  images: filterTypes.wholeText,
  url: filterTypes.wholeText,
  ratingAverage: filterTypes.number,
  ratingCount: filterTypes.integer,
  released: filterTypes.date,
  releasedAt: filterTypes.date,
  release: filterTypes.date,
  purchased: filterTypes.integer,
  isBought: filterTypes.flag,
  isDisabled: filterTypes.flag,
  launchAt: orNull(filterTypes.date),
};

const members = {
  "reviews.rating": filterTypes.integer,
  "reviews.message": filterTypes.text,
  "reviews.createdAt": filterTypes.date,
  "imageTexts.image": filterTypes.wholeText,
  "imageTexts.text": filterTypes.text,
};

export type PresetMember = keyof typeof members;

const lists = ["reviews", "imageTexts"] as const;

export type PresetSort = keyof typeof fields | (typeof lists)[number];

const { q: _, ...backOfficeQuery } = adminListQuery({ fields, members, lists });

/** Whether the presets are requested by a parameter of back offices, which only the admin may use. */
export const hasBackOfficeParameter = (query: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(backOfficeQuery).some((name) => name !== "_order" && query[name] !== undefined);

const searchParam = text(maxSearchLength)
  .optional()
  .describe(
    "Words to search for: the best matches come first, at most 100, and no order is needed. In a back office's list: text to look for in names and addresses",
  );

/**
 * Loose: requests to the shop may contain tracking parameters. For back offices, unknown fields are
 * an error.
 */
export const listQuery = z.looseObject({
  ids: idsParam("presets")
    .optional()
    .describe("Up to 100 ids with commas; everything else is then ignored"),
  filters: filtersParam.describe(
    "JSON: categories, defaultColors, types, screens, each a list of words",
  ),
  orderType: z
    .enum(orderTypes, { error: () => t("known", { values: orderTypes.join(", ") }) })
    .default("name"),
  orderPriority: z.enum(["a", "d"], { error: () => t("direction") }).default("a"),
  hideDisabled: flag.default(true),
  quantity: wholeNumberParam(100).default(10),
  page: wholeNumberParam(maxId).default(1),
  q: searchParam,
  ...backOfficeQuery,
});

export const unknownParameters = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(query).filter((name) => !Object.hasOwn(listQuery.shape, name));

/** A path of this site, or a URL; the server checks that the URL is one of this site or https. */
const path = /(\/(?![/\\])|https?:\/\/)[^\s"'<>\\]+/;
const address = (error: () => string) => text(500).regex(new RegExp(`^${path.source}$`), { error });
const optionalAddress = (error: () => string) =>
  text(500).regex(new RegExp(`^(${path.source})?$`), { error });

/** The most characters of an alternative text: screen readers cut longer ones. */
const maxImageText = 250;

export const notAnImage = () => form("notAnImage");
export const notAPreview = () => form("notAPreview");
export const notATemplate = () => form("notATemplate");

/** What clients send to add or change a preset; as everywhere on the wire, the price is in the major unit of the currency. */
export const presetBody = z.object({
  name: requiredLine(80, () => form("presetName")),
  price: z
    .number({
      error: () => form("priceNumber", { currency: majorUnitsIn(currentLanguage()) }),
    })
    .min(0, { error: () => form("priceLeast") })
    .max(1_000_000, { error: () => form("priceMost") })
    .refine((price) => Number.isInteger(shopAmounts.decode(price)), {
      error: () => input("decimals", { decimals: decimalsOf(currency) }),
    })
    .describe(majorUnitsFirst),
  color: oneOf(colors),
  type: oneOf(types),
  category: oneOf(categories),
  images: z.array(address(notAnImage)).max(10, { error: () => form("tenImages") }),
  imageTexts: z
    .array(z.object({ image: address(notAnImage), text: text(maxImageText) }))
    .max(10, { error: () => form("tenTexts") })
    .describe("Alternative texts of images, by the image's address"),
  url: optionalAddress(notAPreview).describe("If empty, that of the preset's name"),
  isDisabled: z.boolean({ error: () => form("trueOrFalse") }),
  launchAt: moment
    .nullish()
    .describe("When it is put on sale; until then only staff see it. Null for no such date"),
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
      images: presetBody.shape.images.nullish(),
      imageTexts: presetBody.shape.imageTexts.nullish(),
      url: presetBody.shape.url.nullish(),
      isDisabled: presetBody.shape.isDisabled.default(false),
    }),
  )
  .transform(({ price, images, imageTexts, url, ...facts }) => ({
    ...facts,
    images: images ?? [],
    imageTexts: imageTexts ?? [],
    url: url ?? "",
    priceCents: shopAmounts.decode(price),
  }));

export const presetChange = z
  .preprocess(
    acceptDefaultColor,
    presetBody
      .extend({
        images: presetBody.shape.images.nullable(),
        imageTexts: presetBody.shape.imageTexts.nullable(),
        url: presetBody.shape.url.nullable(),
        regularPrice: z
          .number({
            error: () => form("numberOrNull", { currency: majorUnitsIn(currentLanguage()) }),
          })
          .nullable()
          .describe(
            "As it was read: then a price of a sale that is over is not taken for a new one",
          ),
      })
      .partial(),
  )
  .transform(({ price, regularPrice, images, imageTexts, url, ...facts }) => ({
    ...facts,
    ...(typeof regularPrice === "number" ? { wasReadInSale: true } : {}),
    ...(images === undefined ? {} : { images: images ?? [] }),
    ...(imageTexts === undefined ? {} : { imageTexts: imageTexts ?? [] }),
    ...(url === undefined ? {} : { url: url ?? "" }),
    ...(price === undefined ? {} : { priceCents: shopAmounts.decode(price) }),
  }));

export type NewPreset = z.output<typeof newPreset>;
export type PresetChange = z.output<typeof presetChange>;
