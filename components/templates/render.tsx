import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "@/lib/html";
import type { LanguageLink } from "./content/language-links";
import type { Language } from "./content/languages";
import { localizedScript } from "./content/script-texts";
import type { ContentValues } from "./content/values";
import {
  type Design,
  designName,
  fixedWidthOf,
  isPremium,
  templateOf,
  templates,
} from "./registry";
import type { TemplateBrand, TemplatePalette, TextPage } from "./template";

interface RenderOptions {
  brand: TemplateBrand;
  /** By default the template's own colors. */
  palette?: TemplatePalette;
  /** The base URL of its pictures, without a trailing slash. */
  images: string;
  /** The base URL of its fonts; by default the folder `fonts` of `images`. */
  fonts?: string;
  /** The base URL of uploaded pictures; by default `images`. */
  uploads?: string;
  /** The base URL of the pictures of trades; by default `images`. */
  trades?: string;
  /** By default the sample. */
  values?: ContentValues;
  language?: Language;
  /** The id of a text page to render instead of the page itself. */
  pageId?: string;
  /** A text page that is not in the document, instead of one of its pages. */
  page?: TextPage;
  /** The URL of the template's page from the text page. */
  home?: string;
  /** The addresses of the page in the site's other languages. */
  languageLinks?: readonly LanguageLink[];
  /** Whether slots are marked for the editor. */
  isEdited?: boolean;
  /** The URL that receives the messages of forms; without it, forms send nothing. */
  formAction?: string;
}

export interface RenderedTemplate {
  name: string;
  language: Language;
  /** The content of the viewport meta element. */
  viewport: string;
  palette: TemplatePalette;
  markup: string;
  css: string;
  /** Empty for a template without script. */
  script: string;
}

const readTemplateFile = (...path: string[]) =>
  readFile(join(process.cwd(), "components/templates", ...path), "utf8");

/** The scripts of forms, by a text that their page contains. */
const formScripts = { 'name="elapsed"': "elapsed.js", "data-order-line": "order.js" };

async function formScriptFor(markup: string): Promise<string> {
  const files = Object.entries(formScripts).filter(([mark]) => markup.includes(mark));
  const scripts = await Promise.all(files.map(([, file]) => readTemplateFile("content", file)));
  return scripts.join("");
}

/** The stylesheets of a design, in their order. */
async function readStyles(design: Design): Promise<string> {
  const slug = templateOf(design);
  const own = isPremium(design) ? ["template.css", "premium.css"] : ["template.css"];
  const files = [["shared.css"], ...own.map((file) => [slug, file])];
  return (await Promise.all(files.map((path) => readTemplateFile(...path)))).join("\n");
}

/** Renders a design to the parts of a static page, for previews and downloads. */
export async function renderTemplate(
  design: Design,
  {
    brand,
    palette,
    images,
    fonts = `${images}/fonts`,
    uploads = images,
    trades = images,
    values = {},
    language = "en",
    pageId,
    page,
    home = "",
    languageLinks = [],
    isEdited = false,
    formAction,
  }: RenderOptions,
): Promise<RenderedTemplate> {
  // A dynamic import, because Next rejects a static import of react-dom/server in App Router code.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const slug = templateOf(design);
  const [{ template }, css, script] = await Promise.all([
    templates[slug].load(),
    readStyles(design),
    readTemplateFile(slug, "template.js").catch(() => ""),
  ]);
  const colors = palette ?? template.palette;
  const { element, scriptTexts, localizeStyles } = template.print({
    brand,
    palette: colors,
    images,
    uploads,
    trades,
    values,
    language,
    pageId,
    page,
    home,
    languageLinks,
    isEdited,
    formAction,
  });
  const markup = renderToStaticMarkup(element);
  const formScript = formAction === undefined ? "" : await formScriptFor(markup);
  const isReplaced = formAction !== undefined && template.hasSampleScript;
  const ownScript = isReplaced ? "" : localizedScript(script, scriptTexts);
  const fixedWidth = fixedWidthOf(design);
  return {
    name: designName(design),
    language,
    viewport: fixedWidth ? `width=${fixedWidth}` : "width=device-width, initial-scale=1",
    palette: colors,
    markup,
    css: localizeStyles(css.replaceAll('url("./fonts/', `url("${fonts}/`)),
    script: ownScript + formScript,
  };
}

interface DocumentTemplate
  extends Pick<RenderedTemplate, "viewport" | "css" | "markup" | "script"> {
  language?: Language;
  /** Rules for its fonts, which are not in `css`. */
  fontFaces?: string;
  /** The URL of the template's whole stylesheet, if `css` contains only the rules of its sample. */
  wholeCss?: string;
}

interface DocumentParts {
  title: string;
  head?: string;
  /** A stylesheet beside the template's. */
  styles?: string;
  tail?: string;
}

const styleElement = (css: string, attributes = "") => `<style${attributes}>\n${css}\n</style>\n`;

/**
 * A complete HTML document. `head`, `styles` and `tail` are inserted unescaped: they must be our own. The
 * template's styles come before `styles`.
 */
export function templateDocument(
  { viewport, fontFaces, css, wholeCss, markup, script, language = "en" }: DocumentTemplate,
  { title, head = "", styles, tail = "" }: DocumentParts,
): string {
  const whole = wholeCss ? ` data-whole="${wholeCss}"` : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
<title>${escapeHtml(title)}</title>
${head}${fontFaces ? styleElement(fontFaces) : ""}${styleElement(css, whole)}${styles ? styleElement(styles) : ""}</head>
<body>
${markup}
${script ? `<script>\n${script}</script>\n` : ""}${tail}</body>
</html>
`;
}
