import type { TemplateSlug } from "@/components/templates/registry";

interface Trade {
  /** As in "website templates for …". */
  name: string;
  /**
   * The templates that suit the industry, the best one first: as many as a comparison has. Each
   * template is in at least one of the lists.
   */
  templates: readonly [TemplateSlug, TemplateSlug, TemplateSlug];
}

/** The industries that have a page, by its address. */
export const trades = {
  restaurants: {
    name: "restaurants and cafés",
    templates: ["gourmet-grove", "simple", "cali"],
  },
  "plant-shops": {
    name: "flower and plant shops",
    templates: ["cali", "simple", "silent"],
  },
  workshops: { name: "makers and workshops", templates: ["sonic", "prestige", "motion"] },
  "guest-houses": {
    name: "guest houses and small hotels",
    templates: ["cosmo", "trend", "gourmet-grove"],
  },
  builders: { name: "builders and planners", templates: ["corporate", "silent", "trend"] },
  "record-and-sports-shops": {
    name: "record and sports shops",
    templates: ["thunder", "atlantic", "motion"],
  },
} as const satisfies Record<string, Trade>;

export type TradeSlug = keyof typeof trades;

// Cast: the keys of an object are those of its type.
export const tradeSlugs = Object.keys(trades) as TradeSlug[];

export const isTradeSlug = (slug: string): slug is TradeSlug => Object.hasOwn(trades, slug);
