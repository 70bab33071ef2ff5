import {
  applyScript,
  renderToolbar,
  toolbarScript,
} from "@/components/customization/palette/render-parts";
import {
  htmlResponse,
  openGraphTags,
  previewHandler,
  previewHead,
  renderPreview,
  type TranslatedParams,
  translatedParams,
} from "@/components/customization/preview/preview-page";
import { type Design, templateOf } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { findPresetOfTemplate } from "@/lib/catalogue/queries/trades";
import { ownCardPath } from "@/lib/customization/preview/card-signature";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import { site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

export const generateStaticParams = translatedParams;

async function page(design: Design, language: string): Promise<string> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const template = await renderPreview(design);
  const toolbar = await renderToolbar({
    language,
    design,
    name: template.name,
    preset: await findPresetOfTemplate(design),
  });
  const t = translatorIn(language, "previewPage");
  const title = t("title", { template: template.name });
  const description = t("description", { template: template.name });
  const card = openGraphTags({
    title,
    description,
    path: inLanguage(language, links.preview(design)),
    picture: ownCardPath(templateOf(design), language),
  });
  return templateDocument(template, {
    title: `${title} | ${site.name}`,
    head: `<meta name="description" content="${description}">\n${previewHead(design, language)}${card}`,
    styles: toolbar.css,
    tail: (await applyScript()) + toolbar.markup + (await toolbarScript()),
  });
}

/** The template with the color toolbar. */
export const GET = previewHandler<TranslatedParams>(
  () => "",
  async (design, { lang }) => htmlResponse(await page(design, lang)),
);
