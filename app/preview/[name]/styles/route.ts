import { cacheLife } from "next/cache";
import {
  type PreviewParams,
  previewHandler,
  templateParams,
} from "@/components/customization/preview/preview-page";
import { renderSample, withoutFonts } from "@/components/customization/preview/preview-styles";
import type { Design } from "@/components/templates/registry";

export const generateStaticParams = templateParams;

async function styles(design: Design): Promise<string> {
  "use cache";
  cacheLife("max");
  return withoutFonts((await renderSample(design)).css);
}

const headers = {
  "Content-Type": "text/css; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * A design's whole stylesheet except its fonts, for drafts, which may use more of it than the
 * sample does.
 */
export const GET = previewHandler<PreviewParams>(
  () => "/styles",
  async (design) => new Response(await styles(design), { headers }),
);
