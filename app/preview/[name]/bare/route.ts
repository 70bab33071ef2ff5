import { cacheLife } from "next/cache";
import { applyScript } from "@/components/customization/palette/render-parts";
import {
  noindexHead,
  noindexPageHandler,
  renderPreview,
  templateParams,
} from "@/components/customization/preview/preview-page";
import type { Design } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";

export const generateStaticParams = templateParams;

async function page(design: Design): Promise<string> {
  "use cache";
  cacheLife("max");
  const template = await renderPreview(design);
  return templateDocument(template, {
    title: `${template.name} | ${site.name}`,
    head: noindexHead(design),
    tail: await applyScript(),
  });
}

/** The template without toolbar, for the iframes of the frame page and of live previews. */
export const GET = noindexPageHandler("/bare", page);
