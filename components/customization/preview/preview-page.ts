import { isTemplateSlug, type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { type Brand, defaultBrand } from "@/lib/customization/brand";
import type { PaletteColors } from "@/lib/customization/palette/rules";
import { escapeHtml } from "@/lib/html";
import { mainLanguage } from "@/lib/languages.mjs";
import { cspForPage } from "@/lib/platform/csp/page-csp.mjs";
import { absolute, site } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { sampleStyles } from "./preview-styles";

export interface PreviewParams {
  name: string;
}

export const templateParams = () => templateSlugs.map((name) => ({ name }));

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
  <P extends PreviewParams>(
    subPathOf: (params: P) => string,
    respond: (slug: TemplateSlug, params: P) => Response | Promise<Response>,
  ) =>
  async (_request: Request, context: { params: Promise<P> }): Promise<Response> => {
    const params = await context.params;
    const slug = params.name.trim().toLowerCase().replaceAll(" ", "-");
    if (!isTemplateSlug(slug)) return notFoundResponse();
    if (slug !== params.name) return redirectTo(`/preview/${slug}${subPathOf(params)}`);
    return respond(slug, params);
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

export const previewHead = (slug: TemplateSlug) =>
  `<link rel="canonical" href="${absolute(`/preview/${slug}`)}">\n${iconLink}`;

export const noindexHead = (slug: TemplateSlug) =>
  `<meta name="robots" content="noindex">\n${previewHead(slug)}`;

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
const notFoundPage = `<!doctype html>
<html lang="${mainLanguage}">
<head>
${charset}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${translatorIn(mainLanguage, "previewPage")("notFound")} | ${site.name}</title>
${iconLink}</head>
<body></body>
</html>
`;

export const notFoundResponse = () =>
  htmlResponse(notFoundPage, { ...briefly, ...noindexHeaders }, 404);

/** A route handler for a page below a template's preview, with noindex. */
export const noindexPageHandler = (
  subPath: string,
  page: (slug: TemplateSlug) => Promise<string>,
) =>
  previewHandler<PreviewParams>(
    () => subPath,
    async (slug) => htmlResponse(await page(slug), noindexHeaders),
  );
