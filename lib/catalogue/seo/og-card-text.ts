import { formatDecimal } from "@/lib/amounts";
import { type Preset, presetId } from "@/lib/catalogue/schemas";
import { isTradeSlug, type TradeSlug, trades } from "@/lib/catalogue/trades/rules";
import { paletteKeys, swatchOf } from "@/lib/customization/palette/rules";
import { examples } from "@/lib/customization/sharing/examples";
import { mainLanguage } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";
import { site } from "@/lib/site";
import { tradeNames } from "@/lib/translations/en/trades";
import { translatorIn } from "@/lib/translations/messages";

export interface OgCardText {
  title: string;
  line: string;
  /** CSS colors. */
  chips: readonly string[];
}

const defaultChips = ["#0f5a66", "#d98e32", "#26221d", "#b9b2a4"] as const;

const chipOf = {
  white: "#f5f5f4",
  green: "#15803d",
  blue: "#1d4ed8",
  yellow: "#eab308",
  brown: "#7c4a21",
  red: "#b91c1c",
} as const;

const t = translatorIn(mainLanguage, "shop");

const pages: Record<string, OgCardText> = {
  home: { title: site.name, line: t("tagline"), chips: defaultChips },
  shop: {
    title: "All templates",
    line: "12 website templates, shown live with their prices",
    chips: defaultChips,
  },
  trades: {
    title: "By business",
    line: "What a website needs, and which templates suit it",
    chips: defaultChips,
  },
  compare: {
    title: "Compare templates",
    line: "Up to three beside each other, live",
    chips: defaultChips,
  },
  team: { title: "The team", line: "Eight people behind the templates", chips: defaultChips },
};

/** The card of a page by its name; null if unknown. */
export const pageCardText = (name: string): OgCardText | null =>
  Object.hasOwn(pages, name) ? (pages[name] ?? null) : null;

/** The preset id in a card's name such as `preset-7`; null for any other name. */
export function presetIdOfCard(name: string): number | null {
  const id = presetId.safeParse(/^preset-(\d+)$/.exec(name)?.[1]);
  return id.success ? id.data : null;
}

const tradePrefix = "trade-";

/** The name of the card of an industry page. */
export const tradeCard = (slug: TradeSlug): string => tradePrefix + slug;

/**
 * The card of an industry page by its name, in the colors of the example that suits it best; null
 * for any other name.
 */
export function tradeCardText(card: string): OgCardText | null {
  const slug = card.startsWith(tradePrefix) ? card.slice(tradePrefix.length) : "";
  if (!isTradeSlug(slug)) return null;
  const { templates } = trades[slug];
  const { choices } = examples[templates[0]];
  return {
    title: `For ${tradeNames[slug]}`,
    line: "Three website templates, with examples",
    chips: paletteKeys.flatMap((key) => swatchOf(choices[key], key)?.color ?? []),
  };
}

/**
 * The name of the card of a comparison; only the comparisons on industry pages have one, because
 * the number of others is unlimited.
 */
export const comparisonCard = (ids: readonly number[]): string => `compare-${ids.join("-")}`;

/** The card of a comparison. */
export const comparisonCardText = (presets: readonly Preset[]): OgCardText => ({
  title: new Intl.ListFormat("en").format(presets.map(({ name }) => name)),
  line: "Compared live, with prices and test results",
  chips: presets.map(({ color }) => chipOf[color]),
});

export function presetCardText(preset: Preset): OgCardText {
  const { name, priceCents: cents, currency, category, type, color } = preset;
  // The font of the cards lacks the sign of the shekel.
  const price =
    currency === "ILS"
      ? `${formatDecimal(cents, currency)} ${currency}`
      : formatMoney({ cents, currency });
  return {
    title: name,
    line: `${price} · ${category} ${type} template`,
    chips: [chipOf[color], ...defaultChips.slice(1)],
  };
}

/** The card of a shared preview: with a company's name, or without one. */
export const sharedCardText = (template: string, company: string) => ({
  title: company || template,
  line: company ? `${template}, in these colors` : "In these colors",
});
