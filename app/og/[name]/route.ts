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

async function cardText(name: string) {
  const id = presetIdOfCard(name);
  const preset = id === null ? null : await getPreset(id);
  if (preset) return presetCardText(preset);
  const comparison = (await listTradeComparisons()).find(({ ids }) => comparisonCard(ids) === name);
  if (comparison) {
    const presets = await Promise.all(comparison.ids.map(getPreset));
    return comparisonCardText(presets.flatMap((it) => it ?? []));
  }
  return tradeCardText(name) ?? pageCardText(name);
}

/** The Open Graph images: `home`, `shop`, `preset-7`, `trade-bakery`, `compare-1-5-9`. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const text = await cardText((await params).name);
  return text ? ogCardResponse(text) : new Response(null, { status: 404 });
}
