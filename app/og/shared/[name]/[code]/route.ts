import { isTemplateSlug, templates } from "@/components/templates/registry";
import { paletteColors, paletteKeys } from "@/lib/palette/rules";
import { decodeSharedPreview } from "@/lib/preview/rules";
import { ogCardResponse } from "@/lib/seo/og-card";
import { sharedCardText } from "@/lib/seo/og-card-text";

interface CardParams {
  name: string;
  code: string;
}

/** The characters of the card's font. For others `next/og` would download a font from another host. */
const renderable = /^[\u0020-\u007e\u00a0-\u00ff]+$/;

/** The Open Graph image of a shared preview: its four colors, the company's name and logo. */
export async function GET(_request: Request, { params }: { params: Promise<CardParams> }) {
  const { name, code } = await params;
  const shared = decodeSharedPreview(code);
  if (!isTemplateSlug(name) || !shared) return new Response(null, { status: 404 });
  const template = templates[name];
  const { palette } = await template.load();
  const colors = paletteColors(shared.choices, palette);
  const company = renderable.test(shared.name) ? shared.name : "";
  return ogCardResponse({
    ...sharedCardText(template.name, company),
    chips: paletteKeys.map((key) => colors[key]),
    ...(shared.logo ? { logo: shared.logo } : {}),
  });
}
