import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { type Business, businessOf } from "@/lib/customization/first-draft/business";
import type { Trade } from "@/lib/customization/first-draft/trades";

interface TradePage {
  /**
   * The templates that suit the trade, the best one first: as many as a comparison has. Each
   * template is in at least one of the lists.
   */
  templates: readonly [TemplateSlug, TemplateSlug, TemplateSlug];
}

/** All trades, by the address of their page: those with first drafts, and three others. */
export const trades = {
  bakery: {
    templates: ["gourmet-grove", "cali", "motion"],
  },
  cafe: {
    templates: ["gourmet-grove", "cosmo", "cali"],
  },
  restaurant: {
    templates: ["gourmet-grove", "simple", "cali"],
  },
  "hair-salon": {
    templates: ["silent", "trend", "corporate"],
  },
  beauty: {
    templates: ["silent", "trend", "cosmo"],
  },
  "law-firm": {
    templates: ["corporate", "trend", "silent"],
  },
  "tax-adviser": {
    templates: ["corporate", "sonic", "cosmo"],
  },
  "medical-practice": {
    templates: ["sonic", "corporate", "cosmo"],
  },
  physiotherapy: {
    templates: ["silent", "corporate", "trend"],
  },
  plumber: {
    templates: ["sonic", "corporate", "silent"],
  },
  carpenter: {
    templates: ["corporate", "silent", "trend"],
  },
  photographer: {
    templates: ["trend", "cosmo", "sonic"],
  },
  fitness: {
    templates: ["silent", "cosmo", "trend"],
  },
  "gift-shop": {
    templates: ["motion", "thunder", "simple"],
  },
  hotel: {
    templates: ["cosmo", "trend", "gourmet-grove"],
  },
  cleaning: {
    templates: ["silent", "corporate", "trend"],
  },
  "plant-shops": {
    templates: ["cali", "simple", "silent"],
  },
  workshops: { templates: ["sonic", "prestige", "motion"] },
  "record-and-sports-shops": {
    templates: ["thunder", "atlantic", "motion"],
  },
} as const satisfies Record<Trade, TradePage> & Record<string, TradePage>;

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
