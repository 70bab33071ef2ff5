import { z } from "zod";
import { currentLanguage, currentTranslations } from "#current-translations";
import { categories } from "@/db/words/facets";
import { shopAmounts } from "@/lib/amounts";
import { idInBody } from "@/lib/id-schemas";
import { maxId } from "@/lib/ids";
import { currency, decimalsOf } from "@/lib/money";
import { shopAmount } from "@/lib/money-schemas";
import { majorUnitsFirst, majorUnitsIn } from "@/lib/money-texts";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";
import { moment, oneOf } from "../form-fields";
import { normalizedCode } from "./rules";

const form = currentTranslations("catalogueForms");

const input = currentTranslations("inputErrors");

const t = currentTranslations("couponFields");

/** A coupon code as customers type it; empty for none. */
export const typedCode = text(60).overwrite(normalizedCode);

export const couponStates = ["planned", "running", "used_up", "ended"] as const;

const wireCoupon = z
  .object({
    id: z.int(),
    code: z.string(),
    percent: z.int().nullable().describe("Either this or `amount`"),
    amount: shopAmount.nullable().describe(majorUnitsFirst),
    presetIds: z.array(z.int()).describe("The ids of the presets that it applies to"),
    categories: z
      .array(z.enum(categories))
      .describe(
        "The categories that it also applies to; without presets and categories, it applies to all presets",
      ),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    maxUses: z.int().nullable().describe("How many orders can have it; null for any number"),
    uses: z.int().describe("The number of orders with it, without canceled orders"),
    state: z.enum(couponStates),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Coupon" });

/** A coupon as the back office sees it. */
export interface CouponRecord extends Omit<z.output<typeof wireCoupon>, "amount"> {
  amountCents: number | null;
}

export const couponSchema = z.codec(wireCoupon, z.custom<CouponRecord>(), {
  decode: ({ amount, ...coupon }) => ({ ...coupon, amountCents: amount }),
  encode: ({ amountCents, ...coupon }) => ({ ...coupon, amount: amountCents }),
});

const fields = {
  id: filterTypes.id,
  code: filterTypes.text,
  percent: orNull(filterTypes.integer),
  amount: orNull(filterTypes.shopAmount),
  startsAt: orNull(filterTypes.date),
  endsAt: orNull(filterTypes.date),
  maxUses: orNull(filterTypes.integer),
  uses: filterTypes.integer,
  state: filterByWord(couponStates),
  createdAt: filterTypes.date,
};

const members = { presetIds: filterTypes.id, categories: filterByWord(categories) };

const lists = ["presetIds", "categories"] as const;

export type CouponSort = keyof typeof fields | (typeof lists)[number];

export const couponListQuery = z.strictObject(adminListQuery({ fields, members, lists }));

const needsPresets = { error: () => form("needsPresets") };

/** What clients send to make or change a coupon; as everywhere on the wire, the amount is in the major unit of the currency. */
export const couponBody = z.object({
  code: typedCode.regex(/^[A-Z0-9-]{3,40}$/, { error: () => t("notACode") }),
  percent: z
    .int({ error: () => form("notWhole") })
    .min(1, { error: () => form("leastPercent") })
    .max(100, { error: () => form("mostHundredPercent") })
    .nullish()
    .describe("Either this or `amount`"),
  amount: z
    .number({
      error: () => form("amountNumber", { currency: majorUnitsIn(currentLanguage()) }),
    })
    .positive({ error: () => form("amountPositive") })
    .max(1_000_000, { error: () => form("amountMost") })
    .refine((it) => Number.isInteger(shopAmounts.decode(it)), {
      error: () => input("decimals", { decimals: decimalsOf(currency) }),
    })
    .nullish()
    .describe(majorUnitsFirst),
  presetIds: z
    .array(idInBody, needsPresets)
    .max(100, { error: () => form("mostPresets") })
    .nullish()
    .describe("The ids of the presets that it applies to"),
  categories: z
    .array(oneOf(categories), {
      error: () => form("needsCategories"),
    })
    .max(categories.length)
    .nullish()
    .describe(
      "The categories that it also applies to; without presets and categories, it applies to all presets",
    ),
  startsAt: moment.nullish(),
  endsAt: moment
    .nullish()
    .describe("From then on it does not hold; null for one that does not end"),
  maxUses: z
    .int({ error: () => form("notWhole") })
    .min(1, { error: () => form("leastOne") })
    .max(maxId)
    .nullish()
    .describe("How many orders can have it; null for any number"),
});

/** Converts amounts to cents; absent fields stay absent. */
const inCents = <Body extends { amount?: number | null | undefined }>({
  amount,
  ...coupon
}: Body) => ({
  ...coupon,
  ...(amount === undefined
    ? {}
    : { amountCents: amount === null ? null : shopAmounts.decode(amount) }),
});

export const newCoupon = couponBody.transform(inCents);
export const couponChange = couponBody.partial().transform(inCents);

export type NewCoupon = z.output<typeof newCoupon>;
export type CouponChange = z.output<typeof couponChange>;
