import { cacheLife } from "next/cache";
import { renderOgCard } from "@/components/seo/og-card";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { pageCardText, presetCardText, presetIdOfCard } from "@/lib/seo/og-card-text";

/** Cached per text, because rendering takes 0.1 seconds of CPU time. */
async function cachedCard(text: Parameters<typeof renderOgCard>[0]) {
  "use cache";
  cacheLife("max");
  return renderOgCard(text);
}

async function cardText(name: string) {
  const id = presetIdOfCard(name);
  const preset = id === null ? null : await getPreset(id);
  return preset ? presetCardText(preset) : pageCardText(name);
}

/** The Open Graph images: `home`, `shop`, `team`, `preset-7`. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const text = await cardText((await params).name);
  if (!text) return new Response(null, { status: 404 });
  return new Response(Buffer.from(await cachedCard(text), "base64"), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600, s-maxage=86400",
    },
  });
}
