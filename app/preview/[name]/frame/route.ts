import { cacheLife } from "next/cache";
import {
  inlineFrameScript,
  renderFramePage,
} from "@/components/customization/palette/render-parts";
import { frameTexts } from "@/components/customization/palette/texts";
import {
  noindexHead,
  noindexPageHandler,
  renderPreview,
  templateParams,
} from "@/components/customization/preview/preview-page";
import { fixedWidthOf, type TemplateSlug, templates } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";

export const generateStaticParams = templateParams;

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  const { name } = templates[slug];
  const { markup } = await renderPreview(slug);
  const frame = await renderFramePage({
    slug,
    name,
    fixedWidth: fixedWidthOf(slug),
    hasDarkMode: markup.includes("data-theme-switch"),
  });
  return templateDocument(
    {
      css: `*{box-sizing:border-box}body{margin:0}\n${frame.css}`,
      markup: frame.markup,
      script: await inlineFrameScript(),
      viewport: "width=device-width, initial-scale=1",
    },
    { title: `${frameTexts.title(name)} | ${site.name}`, head: noindexHead(slug) },
  );
}

/** The bare preview in the size of a desktop, a tablet or a phone. */
export const GET = noindexPageHandler("/frame", page);
