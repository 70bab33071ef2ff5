import { isTemplateSlug, templates } from "@/components/templates/registry";
import { boundedQueue } from "@/lib/bounded-queue";
import { drawOgCard, ogLogoSide, pngResponse } from "@/lib/catalogue/seo/og-card";
import { sharedCardText } from "@/lib/catalogue/seo/og-card-text";
import { isDrawable } from "@/lib/catalogue/seo/og-image";
import { paletteColors, paletteKeys } from "@/lib/customization/palette/rules";
import { isIssuedCard } from "@/lib/customization/preview/card-signature";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import { ShopError } from "@/lib/errors";
import { mainLanguage } from "@/lib/languages.mjs";
import { errorResponse } from "@/lib/platform/http/json";
import { getPicturePng } from "@/lib/platform/media/queries";

interface CardParams {
  name: string;
  code: string;
}

interface SharedCard {
  title: string;
  line: string;
  chips: string[];
  /** The id of an uploaded picture. */
  logo: string;
}

/** Drawing takes 0.1 seconds of CPU time. */
const inTurn = boundedQueue("shared-card", { concurrency: 1, waiting: 10 });

/**
 * The most recently drawn images, about 50 KB each. They are not in the page cache: the number of
 * codes is unlimited, and they would push pages out of it.
 */
const drawnCards = new Map<string, Buffer>();
const maxDrawnCards = 100;

async function drawCard({ logo, ...card }: SharedCard): Promise<Buffer> {
  const key = JSON.stringify({ logo, ...card });
  const drawn =
    drawnCards.get(key) ??
    (await inTurn(async () => {
      const png = logo ? await getPicturePng(logo, ogLogoSide) : null;
      return drawOgCard({ ...card, logo: png });
    }));
  drawnCards.delete(key);
  drawnCards.set(key, drawn);
  for (const oldest of drawnCards.keys()) {
    if (drawnCards.size <= maxDrawnCards) break;
    drawnCards.delete(oldest);
  }
  return drawn;
}

/** The Open Graph image of a shared preview: its four colors, the company's name and logo. */
export async function GET(request: Request, { params }: { params: Promise<CardParams> }) {
  const { name, code } = await params;
  const shared = decodeSharedPreview(code);
  const query = new URL(request.url).searchParams;
  const signature = query.get("signature") ?? "";
  if (!isTemplateSlug(name) || !shared || !isIssuedCard(name, code, signature)) {
    return new Response(null, { status: 404 });
  }
  const entry = templates[name];
  const { template } = await entry.load();
  const colors = paletteColors(shared.choices, template.palette);
  const company = isDrawable(shared.name) ? shared.name : "";
  try {
    const card = await drawCard({
      ...sharedCardText(entry.name, company, query.get("language") ?? mainLanguage),
      chips: paletteKeys.map((key) => colors[key]),
      logo: shared.logo,
    });
    return pngResponse(card);
  } catch (error) {
    if (error instanceof ShopError) return errorResponse(error);
    throw error;
  }
}
