import { cacheLife } from "next/cache";
import {
  type PreviewParams,
  previewHandler,
  templateParams,
} from "@/components/customization/preview/preview-page";
import { renderSample, withoutFonts } from "@/components/customization/preview/preview-styles";
import type { TemplateSlug } from "@/components/templates/registry";

export const generateStaticParams = templateParams;

async function styles(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  return withoutFonts((await renderSample(slug)).css);
}

const headers = {
  "Content-Type": "text/css; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * A template's whole stylesheet except its fonts, for drafts, which may use more of it than the
 * sample does.
 */
export const GET = previewHandler<PreviewParams>(
  () => "/styles",
  async (slug) => new Response(await styles(slug), { headers }),
);
