import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TemplateSlug } from "../../components/templates/registry";
import { renderTemplate, templateDocument } from "../../components/templates/render";
import { otherPalettes } from "./palettes";

const urlOf = (path: string) => pathToFileURL(resolve(path)).href;

type Print = Parameters<typeof renderTemplate>[1];

/** Renders a template for a company to a temporary file and returns its file URL. */
export async function pageFile(
  slug: TemplateSlug,
  company: string,
  print: Partial<Print> = {},
): Promise<string> {
  const template = await renderTemplate(slug, {
    brand: { name: company, logo: urlOf("public/brand/default-logo.svg") },
    images: urlOf(`public/templates/${slug}`),
    trades: urlOf("public/trades"),
    ...print,
  });
  const file = join(await mkdtemp(join(tmpdir(), "presetry-")), "index.html");
  await writeFile(file, templateDocument(template, { title: template.name }));
  return pathToFileURL(file).href;
}

/** A template's own sample, in its own colors or in others. */
export const templatePage = (slug: TemplateSlug, isOtherPalette: boolean): Promise<string> =>
  pageFile(slug, "Your Company", isOtherPalette ? { palette: otherPalettes[slug] } : {});
