import {
  applyScript,
  renderToolbar,
  toolbarScript,
} from "@/components/customization/palette/render-parts";
import {
  htmlResponse,
  openGraphTags,
  type PreviewParams,
  previewHandler,
  previewHead,
  renderPreview,
  templateParams,
} from "@/components/customization/preview/preview-page";
import type { TemplateSlug } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { findPresetOfTemplate } from "@/lib/catalogue/queries/trades";
import { ownCardPath } from "@/lib/customization/preview/card-signature";
import { mainLanguage } from "@/lib/languages.mjs";
import { cacheUntilRevalidated, tags } from "@/lib/platform/cache/revalidate";
import { site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

export const generateStaticParams = templateParams;

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheUntilRevalidated(tags.presets);
  const template = await renderPreview(slug);
  const toolbar = await renderToolbar({
    language: mainLanguage,
    slug,
    name: template.name,
    preset: await findPresetOfTemplate(slug),
  });
  const t = translatorIn(mainLanguage, "previewPage");
  const title = t("title", { template: template.name });
  const description = t("description", { template: template.name });
  const card = openGraphTags({
    title,
    description,
    path: `/preview/${slug}`,
    picture: ownCardPath(slug),
  });
  return templateDocument(template, {
    title: `${title} | ${site.name}`,
    head: `<meta name="description" content="${description}">\n${previewHead(slug)}${card}`,
    styles: toolbar.css,
    tail: (await applyScript()) + toolbar.markup + (await toolbarScript()),
  });
}

/** The template with the color toolbar. */
export const GET = previewHandler<PreviewParams>(
  () => "",
  async (slug) => htmlResponse(await page(slug)),
);
