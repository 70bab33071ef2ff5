import { type Preset, presetId } from "@/lib/catalogue/schemas";
import { formatMoney } from "@/lib/money";
import { site } from "@/lib/site";

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

const pages: Record<string, OgCardText> = {
  home: { title: site.name, line: site.tagline, chips: defaultChips },
  shop: {
    title: "All presets",
    line: "Twelve finished layouts, priced and live",
    chips: defaultChips,
  },
  team: { title: "The team", line: "Eight people behind the presets", chips: defaultChips },
};

/** The card of a page by its name; null if unknown. */
export const pageCardText = (name: string): OgCardText | null =>
  Object.hasOwn(pages, name) ? (pages[name] ?? null) : null;

/** The preset id in a card's name such as `preset-7`; null for any other name. */
export function presetIdOfCard(name: string): number | null {
  const id = presetId.safeParse(/^preset-(\d+)$/.exec(name)?.[1]);
  return id.success ? id.data : null;
}

export function presetCardText(preset: Preset): OgCardText {
  const { name, priceCents: cents, currency, category, type, color } = preset;
  return {
    title: name,
    line: `${formatMoney({ cents, currency })} · ${category} ${type} template`,
    chips: [chipOf[color], ...defaultChips.slice(1)],
  };
}

/** The card of a shared preview: for a company, or for nobody yet. */
export const sharedCardText = (template: string, company: string) => ({
  title: company || template,
  line: company ? `${template}, in these colors` : "In these colors",
});
