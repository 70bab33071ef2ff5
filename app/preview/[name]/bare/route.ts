import { cacheLife } from "next/cache";
import { applyScript } from "@/components/palette/render-parts";
import {
  noindexHead,
  noindexPageHandler,
  renderPreview,
  templateParams,
} from "@/components/preview/preview-page";
import type { TemplateSlug } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";

export const generateStaticParams = templateParams;

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  const template = await renderPreview(slug);
  return templateDocument(template, {
    title: `${template.name} | ${site.name}`,
    head: noindexHead(slug),
    tail: await applyScript(),
  });
}

/** The layout alone, for the frame and for the shop's live cards. */
export const GET = noindexPageHandler("/bare", page);
