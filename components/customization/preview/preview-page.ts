import { isTemplateSlug, type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { type Brand, defaultBrand } from "@/lib/customization/brand";
import type { PaletteColors } from "@/lib/customization/palette/rules";
import { escapeHtml } from "@/lib/html";
import {
  builtLanguages,
  builtOrMain,
  inLanguage,
  languages,
  mainLanguage,
} from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { cspForPage } from "@/lib/platform/csp/page-csp.mjs";
import { absolute, absoluteIn, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { sampleStyles } from "./preview-styles";

export interface PreviewParams {
  name: string;
}

export const templateParams = () => templateSlugs.map((name) => ({ name }));

/** Of a page that is written in a language: the template itself is the same in all of them. */
export interface TranslatedParams extends PreviewParams {
  lang: string;
}

export const translatedParams = () =>
  builtLanguages.flatMap((lang) => templateParams().map(({ name }) => ({ lang, name })));

/**
 * Not cached: the number of names is unlimited, and an unknown name may become a template later.
 */
const briefly = { "Cache-Control": "public, max-age=0, s-maxage=60" };

const redirectTo = (path: string) =>
  new Response(null, { status: 308, headers: { ...briefly, Location: path } });

/**
 * A route handler for a preview or a page below it. Unknown names are 404; other spellings redirect to the
 * canonical path.
 */
export const previewHandler =
  <P extends PreviewParams & Partial<TranslatedParams>>(
    subPathOf: (params: P) => string,
    respond: (slug: TemplateSlug, params: P) => Response | Promise<Response>,
  ) =>
  async (_request: Request, context: { params: Promise<P> }): Promise<Response> => {
    const params = await context.params;
    const language = params.lang ?? mainLanguage;
    const slug = params.name.trim().toLowerCase().replaceAll(" ", "-");
    if (!isTemplateSlug(slug) || !builtLanguages.includes(language)) {
      return notFoundResponse(language);
    }
    const path = `/preview/${slug}${subPathOf(params)}`;
    return slug === params.name ? respond(slug, params) : redirectTo(inLanguage(language, path));
  };

/** The sample with only the styles that it uses. */
export async function renderPreview(slug: TemplateSlug, brand?: Brand, palette?: PaletteColors) {
  const template = await renderTemplate(slug, {
    brand: { name: brand?.name || defaultBrand.name, logo: brand?.logo || defaultBrand.logo },
    palette,
    images: `/templates/${slug}`,
  });
  return { ...template, ...(await sampleStyles(slug)) };
}

/** The sample with its slots marked for the editor. */
export const renderEditedPreview = (slug: TemplateSlug) =>
  renderTemplate(slug, { brand: defaultBrand, images: `/templates/${slug}`, isEdited: true });

const iconLink = `<link rel="icon" href="/icon.svg">\n`;

const canonicalHead = (slug: TemplateSlug, language: string) =>
  `<link rel="canonical" href="${absoluteIn(language, links.preview(slug))}">\n${iconLink}`;

export function previewHead(slug: TemplateSlug, language: string): string {
  if (languages.length === 1) return canonicalHead(slug, language);
  const alternates = languages.map(
    (it) =>
      `<link rel="alternate" hreflang="${it}" href="${absoluteIn(it, links.preview(slug))}">\n`,
  );
  return canonicalHead(slug, language) + alternates.join("");
}

export const noindexHead = (slug: TemplateSlug, language: string = mainLanguage) =>
  `<meta name="robots" content="noindex">\n${canonicalHead(slug, language)}`;

interface OpenGraphCard {
  title: string;
  description: string;
  path: string;
  picture: string;
}

/** Open Graph and Twitter meta tags. */
export function openGraphTags({ title, description, path, picture }: OpenGraphCard): string {
  const properties = {
    "og:title": title,
    "og:description": description,
    "og:type": "website",
    "og:site_name": site.name,
    "og:url": absolute(path),
    "og:image": absolute(picture),
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">\n`,
  );
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image">\n`;
}

const charset = `<meta charset="utf-8">\n`;

/**
 * As a meta element, because Next replaces a route's policy header by the one of `next.config.mjs`.
 */
const withPolicy = (page: string): string =>
  page.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${cspForPage(page, "")}">\n`,
  );

/** A page that runs only its own scripts. */
export const htmlResponse = (page: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(withPolicy(page), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });

export const noindexHeaders = { "X-Robots-Tag": "noindex" };

/** Nothing but a title. */
const notFoundPage = (language: string) => `<!doctype html>
<html lang="${language}">
<head>
${charset}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${translatorIn(language, "previewPage")("notFound")} | ${site.name}</title>
${iconLink}</head>
<body></body>
</html>
`;

export const notFoundResponse = (language: string) =>
  htmlResponse(notFoundPage(builtOrMain(language)), { ...briefly, ...noindexHeaders }, 404);

/** A route handler for a page below a template's preview, with noindex. */
export const noindexPageHandler = <P extends PreviewParams>(
  subPath: string,
  page: (slug: TemplateSlug, params: P) => Promise<string>,
) =>
  previewHandler<P>(
    () => subPath,
    async (slug, params) => htmlResponse(await page(slug, params), noindexHeaders),
  );
