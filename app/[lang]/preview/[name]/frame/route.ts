import { cacheLife } from "next/cache";
import {
  inlineFrameScript,
  renderFramePage,
} from "@/components/customization/palette/render-parts";
import {
  noindexHead,
  noindexPageHandler,
  renderPreview,
  type TranslatedParams,
  translatedParams,
} from "@/components/customization/preview/preview-page";
import { type Design, designName, fixedWidthOf, isPremium } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

export const generateStaticParams = translatedParams;

async function page(design: Design, language: string): Promise<string> {
  "use cache";
  cacheLife("max");
  const name = designName(design);
  const t = translatorIn(language, "previewFrame");
  const { markup } = await renderPreview(design);
  const frame = await renderFramePage({
    language,
    design,
    name,
    fixedWidth: fixedWidthOf(design),
    hasDarkMode: isPremium(design) || markup.includes("data-theme-switch"),
  });
  return templateDocument(
    {
      css: `*{box-sizing:border-box}body{margin:0}\n${frame.css}`,
      markup: frame.markup,
      script: await inlineFrameScript(),
      viewport: "width=device-width, initial-scale=1",
    },
    {
      title: `${t("title", { template: name })} | ${site.name}`,
      head: noindexHead(design, language),
    },
  );
}

/** The bare preview in the size of a desktop, a tablet or a phone. */
export const GET = noindexPageHandler<TranslatedParams>("/frame", (design, { lang }) =>
  page(design, lang),
);
