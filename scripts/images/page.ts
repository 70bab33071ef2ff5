import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TemplateSlug } from "../../components/templates/registry";
import { renderTemplate, templateDocument } from "../../components/templates/render";
import { otherPalettes } from "./palettes";

const urlOf = (path: string) => pathToFileURL(resolve(path)).href;

/** Renders a template to a temporary file and returns its file URL. */
export async function templatePage(slug: TemplateSlug, isOtherPalette: boolean): Promise<string> {
  const template = await renderTemplate(slug, {
    brand: { name: "Your Company", logo: urlOf("public/brand/default-logo.svg") },
    ...(isOtherPalette ? { palette: otherPalettes[slug] } : {}),
    images: urlOf(`public/templates/${slug}`),
  });
  const file = join(await mkdtemp(join(tmpdir(), "presetry-")), "index.html");
  await writeFile(file, templateDocument(template, { title: template.name }));
  return pathToFileURL(file).href;
}
