import { renderSharedBanner, sharedScript } from "@/components/customization/palette/render-parts";
import {
  htmlResponse,
  noindexHead,
  noindexHeaders,
  notFoundResponse,
  openGraphTags,
  previewHandler,
  renderPreview,
  type TranslatedParams,
} from "@/components/customization/preview/preview-page";
import { type Design, fixedWidthOf, templateOf, templates } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { paletteColors } from "@/lib/customization/palette/rules";
import { sharedCardPath } from "@/lib/customization/preview/card-signature";
import { decodeSharedPreview } from "@/lib/customization/preview/rules";
import { sharedPath } from "@/lib/customization/sharing/rules";
import { inLanguage } from "@/lib/languages.mjs";
import { legalLinks } from "@/lib/legal-links";
import { isPicture } from "@/lib/platform/media/queries";
import { mediaPath } from "@/lib/platform/media/rules";
import { absolute, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

interface SharedParams extends TranslatedParams {
  code: string;
}

/** Cacheable by proxies, but not with `use cache`: the number of codes is unlimited. */
const caching = "public, max-age=3600, s-maxage=86400";

/** The logo's path; empty when the picture was deleted. */
const logoOf = async (id: string) => (id && (await isPicture(id)) ? mediaPath(id) : "");

/** A template in the colors, name and logo of the code, whatever this browser has stored. */
async function respond(design: Design, { code, lang }: SharedParams): Promise<Response> {
  const shared = decodeSharedPreview(code);
  if (!shared) return notFoundResponse(lang);
  const { template } = await templates[templateOf(design)].load();
  const rendered = await renderPreview(
    design,
    { name: shared.name, logo: await logoOf(shared.logo) },
    paletteColors(shared.choices, template.palette),
  );
  const path = inLanguage(lang, sharedPath(design, code));
  const banner = await renderSharedBanner({
    language: lang,
    design,
    name: rendered.name,
    company: shared.name,
    isFixed: fixedWidthOf(design) !== undefined,
    reportPath: inLanguage(lang, `${legalLinks.report}?site=${encodeURIComponent(absolute(path))}`),
  });
  const t = translatorIn(lang, "previewPage");
  const title = shared.name
    ? t("sharedFor", { template: rendered.name, company: shared.name })
    : t("shared", { template: rendered.name });
  const card = openGraphTags({
    title,
    description: translatorIn(lang, "shop")("tagline"),
    path,
    picture: sharedCardPath(templateOf(design), code, lang),
  });
  const page = templateDocument(rendered, {
    title: `${title} | ${site.name}`,
    head: noindexHead(design, lang) + card,
    styles: banner.css,
    tail: banner.markup + (await sharedScript()),
  });
  return htmlResponse(page, { ...noindexHeaders, "Cache-Control": caching });
}

export const GET = previewHandler<SharedParams>(
  // The address can contain any text, and a header allows only some characters.
  ({ code }) => `/shared/${encodeURIComponent(code)}`,
  respond,
);
