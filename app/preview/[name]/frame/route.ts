import { cacheLife } from "next/cache";
import {
  inlineFrameScript,
  renderFramePage,
} from "@/components/customization/palette/render-parts";
import {
  noindexHead,
  noindexPageHandler,
  renderPreview,
  templateParams,
} from "@/components/customization/preview/preview-page";
import { fixedWidthOf, type TemplateSlug, templates } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { mainLanguage } from "@/lib/languages.mjs";
import { site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

export const generateStaticParams = templateParams;

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  const { name } = templates[slug];
  const t = translatorIn(mainLanguage, "previewFrame");
  const { markup } = await renderPreview(slug);
  const frame = await renderFramePage({
    language: mainLanguage,
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
    { title: `${t("title", { template: name })} | ${site.name}`, head: noindexHead(slug) },
  );
}

/** The bare preview in the size of a desktop, a tablet or a phone. */
export const GET = noindexPageHandler("/frame", page);
