import { cacheLife } from "next/cache";
import { ogLogoSide, renderOgCard } from "@/components/seo/og-card";
import { isTemplateSlug, templates } from "@/components/templates/registry";
import { getPicturePng } from "@/lib/media/queries";
import { paletteColors, paletteKeys } from "@/lib/palette/rules";
import { decodeSharedPreview } from "@/lib/preview/rules";

interface CardParams {
  name: string;
  code: string;
}

/** The characters of the card's font. For others `next/og` would download a font from another host. */
const renderable = /^[\u0020-\u007e\u00a0-\u00ff]+$/;

interface SharedCard {
  title: string;
  line: string;
  chips: string[];
  /** The id of an uploaded picture. */
  logo?: string;
}

/** Cached per card, because rendering takes 0.1 seconds of CPU time. */
async function cachedCard({ logo, ...card }: SharedCard) {
  "use cache";
  cacheLife("max");
  return renderOgCard({ ...card, logo: logo ? await getPicturePng(logo, ogLogoSide) : null });
}

/** The Open Graph image of a shared preview: its four colors, the company's name and logo. */
export async function GET(_request: Request, { params }: { params: Promise<CardParams> }) {
  const { name, code } = await params;
  const shared = decodeSharedPreview(code);
  if (!isTemplateSlug(name) || !shared) return new Response(null, { status: 404 });
  const template = templates[name];
  const { palette } = await template.load();
  const colors = paletteColors(shared.choices, palette);
  const company = renderable.test(shared.name) ? shared.name : "";
  const card = await cachedCard({
    title: company || template.name,
    line: company ? `${template.name}, in these colors` : "In these colors",
    chips: paletteKeys.map((key) => colors[key]),
    ...(shared.logo ? { logo: shared.logo } : {}),
  });
  return new Response(Buffer.from(card, "base64"), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600, s-maxage=86400",
    },
  });
}
