import { isTemplateSlug, templates } from "@/components/templates/registry";
import { choiceKeys, coloursOf } from "@/lib/palette/rules";
import { decodeShared } from "@/lib/preview/rules";
import { renderCard } from "../../../card";

interface CardParams {
  name: string;
  code: string;
}

/** The card's font has these letters; for others the renderer would ask a foreign host. */
const drawable = /^[\u0020-\u007e\u00a0-\u00ff]+$/;

/** The picture of a shared preview: its four colours and whose they are, with their logo. */
export async function GET(_request: Request, { params }: { params: Promise<CardParams> }) {
  const { name, code } = await params;
  const shared = decodeShared(code);
  if (!isTemplateSlug(name) || !shared) return new Response(null, { status: 404 });
  const template = templates[name];
  const { palette } = await template.load();
  const colours = coloursOf(shared.choices, palette);
  const company = drawable.test(shared.name) ? shared.name : "";
  const card = await renderCard({
    title: company || template.name,
    line: company ? `${template.name}, in these colours` : "In these colours",
    chips: choiceKeys.map((key) => colours[key]),
    ...(shared.logo ? { logo: shared.logo } : {}),
  });
  return new Response(Buffer.from(card, "base64"), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600, s-maxage=86400",
    },
  });
}
