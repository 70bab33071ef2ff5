import {
  type Design,
  isDesign,
  premiumSlugs,
  templateOf,
  templateSlugs,
} from "@/components/templates/registry";
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
  /** Set by the routes below `premium`: see `inPremium`. */
  edition?: "premium";
}

export const templateParams = () => templateSlugs.map((name) => ({ name }));

export const premiumParams = () => premiumSlugs.map((name) => ({ name }));

/** Of a page that is written in a language: the template itself is the same in all of them. */
export interface TranslatedParams extends PreviewParams {
  lang: string;
}

const inEachLanguage = (names: PreviewParams[]) =>
  builtLanguages.flatMap((lang) => names.map(({ name }) => ({ lang, name })));

export const translatedParams = () => inEachLanguage(templateParams());

export const translatedPremiumParams = () => inEachLanguage(premiumParams());

/** The same address of the premium edition. */
export const asPremium = async <P extends PreviewParams>(params: Promise<P>) => ({
  ...(await params),
  edition: "premium" as const,
});

type PreviewRoute<P extends PreviewParams> = (
  request: Request,
  context: { params: Promise<P> },
) => Promise<Response>;

/** The handler of a template's route for its premium edition. */
export const inPremium =
  <P extends PreviewParams>(handle: PreviewRoute<P>): PreviewRoute<P> =>
  (request, { params }) =>
    handle(request, { params: asPremium(params) });

/** The design that a preview's address names, however it is spelled; null for an unknown one. */
export function designIn({ name, edition }: PreviewParams): Design | null {
  const slug = name.trim().toLowerCase().replaceAll(" ", "-");
  const design = edition ? `${slug}/${edition}` : slug;
  return isDesign(design) ? design : null;
}

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
    respond: (design: Design, params: P) => Response | Promise<Response>,
  ): PreviewRoute<P> =>
  async (_request, context) => {
    const params = await context.params;
    const language = params.lang ?? mainLanguage;
    const design = designIn(params);
    if (!design || !builtLanguages.includes(language)) return notFoundResponse(language);
    const path = links.preview(design) + subPathOf(params);
    return templateOf(design) === params.name
      ? respond(design, params)
      : redirectTo(inLanguage(language, path));
  };

/** The sample with only the styles that it uses. */
export async function renderPreview(design: Design, brand?: Brand, palette?: PaletteColors) {
  const template = await renderTemplate(design, {
    brand: { name: brand?.name || defaultBrand.name, logo: brand?.logo || defaultBrand.logo },
    palette,
    images: `/templates/${templateOf(design)}`,
  });
  return { ...template, ...(await sampleStyles(design)) };
}

/** The sample with its slots marked for the editor. */
export const renderEditedPreview = (design: Design) =>
  renderTemplate(design, {
    brand: defaultBrand,
    images: `/templates/${templateOf(design)}`,
    isEdited: true,
  });

const iconLink = `<link rel="icon" href="/icon.svg">\n`;

const canonicalHead = (design: Design, language: string) =>
  `<link rel="canonical" href="${absoluteIn(language, links.preview(design))}">\n${iconLink}`;

export function previewHead(design: Design, language: string): string {
  if (languages.length === 1) return canonicalHead(design, language);
  const alternates = languages.map(
    (it) =>
      `<link rel="alternate" hreflang="${it}" href="${absoluteIn(it, links.preview(design))}">\n`,
  );
  return canonicalHead(design, language) + alternates.join("");
}

export const noindexHead = (design: Design, language: string = mainLanguage) =>
  `<meta name="robots" content="noindex">\n${canonicalHead(design, language)}`;

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
  page: (design: Design, params: P) => Promise<string>,
) =>
  previewHandler<P>(
    () => subPath,
    async (design, params) => htmlResponse(await page(design, params), noindexHeaders),
  );
