import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { listTradeComparisons } from "@/lib/catalogue/queries/trades";
import { ogCardResponse } from "@/lib/catalogue/seo/og-card";
import {
  comparisonCard,
  comparisonCardText,
  pageCardText,
  presetCardText,
  presetIdOfCard,
  tradeCardText,
} from "@/lib/catalogue/seo/og-card-text";
import { knownLanguages, mainLanguage } from "@/lib/languages.mjs";

async function cardText(name: string, language: string) {
  const id = presetIdOfCard(name);
  const preset = id === null ? null : await getPreset(id);
  if (preset) return presetCardText(preset, language);
  const comparison = (await listTradeComparisons()).find(({ ids }) => comparisonCard(ids) === name);
  if (comparison) {
    const presets = await Promise.all(comparison.ids.map(getPreset));
    return comparisonCardText(
      presets.flatMap((it) => it ?? []),
      language,
    );
  }
  return tradeCardText(name, language) ?? pageCardText(name, language);
}

interface CardContext {
  params: Promise<{ name: string; language?: string[] }>;
}

/** The Open Graph images: `home`, `shop`, `preset-7`, `trade-bakery`, `compare-1-5-9`, and `home/de` for German. */
export async function GET(_request: Request, { params }: CardContext) {
  const { name, language: [language = mainLanguage, ...more] = [] } = await params;
  const isKnown = more.length === 0 && knownLanguages.includes(language);
  const text = isKnown ? await cardText(name, language) : null;
  return text ? ogCardResponse(text) : new Response(null, { status: 404 });
}
