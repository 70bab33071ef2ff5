import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { ogCardResponse } from "@/lib/seo/og-card";
import { pageCardText, presetCardText, presetIdOfCard } from "@/lib/seo/og-card-text";

async function cardText(name: string) {
  const id = presetIdOfCard(name);
  const preset = id === null ? null : await getPreset(id);
  return preset ? presetCardText(preset) : pageCardText(name);
}

/** The Open Graph images: `home`, `shop`, `team`, `preset-7`. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const text = await cardText((await params).name);
  return text ? ogCardResponse(text) : new Response(null, { status: 404 });
}
