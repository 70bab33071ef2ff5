import * as z from "zod";
import { currentTranslations } from "#current-translations";
import { languages } from "@/components/templates/content/languages";
import { requiredText } from "@/lib/text";
import { trades } from "../first-draft/trades";
import { factLimits as limits } from "./limits";

const t = currentTranslations("factErrors");

/**
 * What is known of a company. Nothing of it is invented: each value was written by its owner, or was found at a
 * source and agreed to. What is not known is left out.
 */

export const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type Day = (typeof days)[number];

const line = (max: number) => requiredText(max, () => t("notText"));
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => t("clock") });

/** A span of opening hours; a day with a break has two. Closing after midnight is a time before the opening. */
const openingSchema = z.strictObject({
  days: z.array(z.enum(days)).min(1).max(7),
  opens: time,
  closes: time,
});

const factAddressSchema = z.strictObject({
  street: line(limits.street),
  zipcode: line(limits.zipcode).optional(),
  city: line(limits.city),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});

/** What the company offers. */
export const factItemSchema = z.strictObject({
  name: line(limits.itemName),
  text: line(limits.itemText).optional(),
  price: z
    .strictObject({
      /** In the currency's smallest unit. */
      amount: z.int().min(0),
      /** ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
    })
    .optional(),
});

/** The value of each kind of fact. */
export const factValues = {
  name: line(limits.name),
  legalName: line(limits.legalName),
  trade: z.enum(trades),
  /** The language that its site is written in. */
  language: z.enum(languages),
  /** What the company says about itself, in its own words. */
  about: line(limits.about),
  phone: line(limits.phone),
  email: z.email().max(limits.email),
  address: factAddressSchema,
  hours: z.array(openingSchema).min(1).max(limits.openings),
  item: factItemSchema,
  /** A profile elsewhere. */
  link: z
    .url({ protocol: /^https?$/ })
    .max(limits.link)
    .refine((it) => !/[\s"<>\p{Cc}\p{Cs}]/u.test(it), { error: () => t("notAddress") }),
  /** The address of a picture. */
  logo: z.url({ protocol: /^https?$/ }).max(2000),
  /** The main color, such as #a1b2c3. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
};

export type FactKind = keyof typeof factValues;

/** Where a fact was found. */
const factSourceSchema = z.strictObject({
  /** The address of the page, or the name of the file. */
  page: z.string().max(2000),
  place: z.enum(["structured data", "page description", "link", "table", "list", "text", "styles"]),
});

export type FactSource = z.infer<typeof factSourceSchema>;

const findingOf = <K extends FactKind>(fact: K) =>
  z.strictObject({
    fact: z.literal(fact),
    value: factValues[fact],
    source: factSourceSchema,
    /** Set where the visitor has to look twice: guessed from plain text, or another source says otherwise. */
    isDoubtful: z.boolean(),
  });

export const findingSchema = z.discriminatedUnion("fact", [
  findingOf("name"),
  findingOf("legalName"),
  findingOf("trade"),
  findingOf("language"),
  findingOf("about"),
  findingOf("phone"),
  findingOf("email"),
  findingOf("address"),
  findingOf("hours"),
  findingOf("item"),
  findingOf("link"),
  findingOf("logo"),
  findingOf("color"),
]);

export type Finding = z.infer<typeof findingSchema>;

/** What the owner has agreed to or typed; name, logo and colors are kept with the brand. */
export const factsSchema = z
  .strictObject({
    legalName: factValues.legalName,
    about: factValues.about,
    phone: factValues.phone,
    email: factValues.email,
    address: factValues.address,
    hours: factValues.hours,
    items: z.array(factItemSchema).max(limits.items),
    links: z.array(factValues.link).max(limits.links),
  })
  .partial();

export type Facts = z.infer<typeof factsSchema>;
