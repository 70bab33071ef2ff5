import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { type Business, businessOf } from "@/lib/customization/first-draft/business";
import type { Trade } from "@/lib/customization/first-draft/trades";

interface TradePage {
  /** As in "website templates for …". */
  name: string;
  /** As in "shown as …"; only of trades that a site can be drafted for. */
  one?: string;
  /**
   * The templates that suit the trade, the best one first: as many as a comparison has. Each
   * template is in at least one of the lists.
   */
  templates: readonly [TemplateSlug, TemplateSlug, TemplateSlug];
}

/** All trades, by the address of their page: those with first drafts, and three others. */
export const trades = {
  bakery: {
    name: "bakeries",
    one: "a bakery",
    templates: ["gourmet-grove", "cali", "motion"],
  },
  cafe: {
    name: "cafés",
    one: "a café",
    templates: ["gourmet-grove", "cosmo", "cali"],
  },
  restaurant: {
    name: "restaurants",
    one: "a restaurant",
    templates: ["gourmet-grove", "simple", "cali"],
  },
  "hair-salon": {
    name: "hair salons",
    one: "a hair salon",
    templates: ["silent", "trend", "corporate"],
  },
  beauty: {
    name: "beauty and massage studios",
    one: "a beauty and massage studio",
    templates: ["silent", "trend", "cosmo"],
  },
  "law-firm": {
    name: "law firms",
    one: "a law firm",
    templates: ["corporate", "trend", "silent"],
  },
  "tax-adviser": {
    name: "tax advisers",
    one: "a tax adviser",
    templates: ["corporate", "sonic", "cosmo"],
  },
  "medical-practice": {
    name: "medical practices",
    one: "a medical practice",
    templates: ["sonic", "corporate", "cosmo"],
  },
  physiotherapy: {
    name: "physiotherapists",
    one: "a physiotherapist",
    templates: ["silent", "corporate", "trend"],
  },
  plumber: {
    name: "plumbers and electricians",
    one: "a plumber and electrician",
    templates: ["sonic", "corporate", "silent"],
  },
  carpenter: {
    name: "carpenters and builders",
    one: "a carpenter and builder",
    templates: ["corporate", "silent", "trend"],
  },
  photographer: {
    name: "photographers",
    one: "a photographer",
    templates: ["trend", "cosmo", "sonic"],
  },
  fitness: {
    name: "yoga and fitness studios",
    one: "a yoga and fitness studio",
    templates: ["silent", "cosmo", "trend"],
  },
  "gift-shop": {
    name: "fashion and gift shops",
    one: "a fashion and gift shop",
    templates: ["motion", "thunder", "simple"],
  },
  hotel: {
    name: "hotels and guest houses",
    one: "a hotel and guest house",
    templates: ["cosmo", "trend", "gourmet-grove"],
  },
  cleaning: {
    name: "cleaning and garden services",
    one: "a cleaning and garden service",
    templates: ["silent", "corporate", "trend"],
  },
  "plant-shops": {
    name: "flower and plant shops",
    templates: ["cali", "simple", "silent"],
  },
  workshops: { name: "makers and workshops", templates: ["sonic", "prestige", "motion"] },
  "record-and-sports-shops": {
    name: "record and sports shops",
    templates: ["thunder", "atlantic", "motion"],
  },
} as const satisfies Record<Trade, Required<TradePage>> & Record<string, TradePage>;

export type TradeSlug = keyof typeof trades;

// Cast: the keys of an object are those of its type.
export const tradeSlugs = Object.keys(trades) as TradeSlug[];

export const isTradeSlug = (slug: string): slug is TradeSlug => Object.hasOwn(trades, slug);

/** The business as which the page of a trade shows its presets; null without pictures of it. */
export const businessOfPage = (slug: TradeSlug): Business | null =>
  businessOf({ trade: slug, language: "en" });

/** The templates that suit a trade less. */
export function otherTemplates(slug: TradeSlug): TemplateSlug[] {
  const suited: readonly TemplateSlug[] = trades[slug].templates;
  return templateSlugs.filter((it) => !suited.includes(it));
}
