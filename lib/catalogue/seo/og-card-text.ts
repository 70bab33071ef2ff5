import { formatDecimal } from "@/lib/amounts";
import { type Preset, presetId } from "@/lib/catalogue/schemas";
import { isTradeSlug, type TradeSlug, trades } from "@/lib/catalogue/trades/rules";
import { paletteKeys, swatchOf } from "@/lib/customization/palette/rules";
import { examples } from "@/lib/customization/sharing/examples";
import { localeOf } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";
import { site } from "@/lib/site";
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

/** The card of a page by its name; null if unknown. */
export function pageCardText(name: string, language: string): OgCardText | null {
  const t = translatorIn(language, "sharingCards");
  const tagline = translatorIn(language, "shop")("tagline");
  const pages = new Map([
    ["home", [site.name, tagline]],
    ["shop", [t("shop"), t("shopLine")]],
    ["trades", [t("trades"), t("tradesLine")]],
    ["compare", [t("compare"), t("compareLine")]],
    ["team", [t("team"), t("teamLine")]],
  ]);
  const [title, line] = pages.get(name) ?? [];
  return title && line ? { title, line, chips: defaultChips } : null;
}

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
export function tradeCardText(card: string, language: string): OgCardText | null {
  const slug = card.startsWith(tradePrefix) ? card.slice(tradePrefix.length) : "";
  if (!isTradeSlug(slug)) return null;
  const { templates } = trades[slug];
  const { choices } = examples[templates[0]];
  const t = translatorIn(language, "sharingCards");
  return {
    title: t("trade", { trade: translatorIn(language, "tradeNames")(slug) }),
    line: t("tradeLine"),
    chips: paletteKeys.flatMap((key) => swatchOf(choices[key], key)?.color ?? []),
  };
}

/**
 * The name of the card of a comparison; only the comparisons on industry pages have one, because
 * the number of others is unlimited.
 */
export const comparisonCard = (ids: readonly number[]): string => `compare-${ids.join("-")}`;

/** The card of a comparison. */
export const comparisonCardText = (presets: readonly Preset[], language: string): OgCardText => ({
  title: new Intl.ListFormat(localeOf(language)).format(presets.map(({ name }) => name)),
  line: translatorIn(language, "sharingCards")("comparisonLine"),
  chips: presets.map(({ color }) => chipOf[color]),
});

export function presetCardText(preset: Preset, language: string): OgCardText {
  const { name, priceCents: cents, currency, category, type, color } = preset;
  // The font of the cards lacks the sign of the shekel.
  const price =
    currency === "ILS"
      ? `${formatDecimal(cents, currency)} ${currency}`
      : formatMoney({ cents, currency }, language);
  const word = translatorIn(language, "presetWords");
  return {
    title: name,
    line: translatorIn(language, "sharingCards")("preset", {
      price,
      category: word(category),
      type: word(type),
    }),
    chips: [chipOf[color], ...defaultChips.slice(1)],
  };
}

/** The card of a shared preview: with a company's name, or without one. */
export function sharedCardText(template: string, company: string, language: string) {
  const t = translatorIn(language, "sharingCards");
  return { title: company || template, line: company ? t("sharedFor", { template }) : t("shared") };
}
