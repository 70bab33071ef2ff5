import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "@/lib/html";
import { type TemplateSlug, templates } from "./registry";
import type { TemplateBrand, TemplatePalette } from "./template";

interface RenderOptions {
  brand: TemplateBrand;
  /** The template's own colors when left out. */
  palette?: TemplatePalette;
  /** Where its pictures are, without a slash at the end. */
  images: string;
  /** Where its fonts are, likewise; in a folder of the pictures when left out. */
  fonts?: string;
}

export interface RenderedTemplate {
  name: string;
  /** The content of its viewport meta element. */
  viewport: string;
  palette: TemplatePalette;
  markup: string;
  css: string;
  /** Empty for most. */
  script: string;
}

const readTemplateFile = (...path: string[]) =>
  readFile(join(process.cwd(), "components/templates", ...path), "utf8");

/** One template as the parts of a static page, for a preview as for a download. */
export async function renderTemplate(
  slug: TemplateSlug,
  { brand, palette, images, fonts = `${images}/fonts` }: RenderOptions,
): Promise<RenderedTemplate> {
  // Not imported above: the framework forbids it where components are rendered on its own account.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const entry = templates[slug];
  const [{ Template, palette: own }, shared, css, script] = await Promise.all([
    entry.load(),
    readTemplateFile("shared.css"),
    readTemplateFile(slug, "template.css"),
    readTemplateFile(slug, "template.js").catch(() => ""),
  ]);
  const colors = palette ?? own;
  return {
    name: entry.name,
    viewport:
      "fixedWidth" in entry ? `width=${entry.fixedWidth}` : "width=device-width, initial-scale=1",
    palette: colors,
    markup: renderToStaticMarkup(<Template brand={brand} palette={colors} images={images} />),
    css: `${shared}\n${css.replaceAll('url("./fonts/', `url("${fonts}/`)}`,
    script,
  };
}

/** A whole page around a rendered template, or another static part. `head` and `tail` are markup of our own making. */
export function templateDocument(
  {
    viewport,
    css,
    markup,
    script,
  }: Pick<RenderedTemplate, "viewport" | "css" | "markup" | "script">,
  { title, head = "", tail = "" }: { title: string; head?: string; tail?: string },
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
<title>${escapeHtml(title)}</title>
${head}<style>
${css}
</style>
</head>
<body>
${markup}
${script ? `<script>\n${script}</script>\n` : ""}${tail}</body>
</html>
`;
}
