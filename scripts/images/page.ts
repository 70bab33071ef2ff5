import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Design, templateOf } from "../../components/templates/registry";
import { renderTemplate, templateDocument } from "../../components/templates/render";
import { otherPalettes } from "./palettes";

const urlOf = (path: string) => pathToFileURL(resolve(path)).href;

type Print = Parameters<typeof renderTemplate>[1];

/** Renders a template for a company to a temporary file and returns its file URL. */
export async function pageFile(
  design: Design,
  company: string,
  print: Partial<Print> = {},
): Promise<string> {
  const template = await renderTemplate(design, {
    brand: { name: company, logo: urlOf("public/brand/default-logo.svg") },
    images: urlOf(`public/templates/${templateOf(design)}`),
    trades: urlOf("public/trades"),
    ...print,
  });
  const file = join(await mkdtemp(join(tmpdir(), "presetry-")), "index.html");
  await writeFile(file, templateDocument(template, { title: template.name }));
  return pathToFileURL(file).href;
}

/** A design's own sample, in its own colors or in others. */
export const templatePage = (design: Design, isOtherPalette: boolean): Promise<string> =>
  pageFile(
    design,
    "Your Company",
    isOtherPalette ? { palette: otherPalettes[templateOf(design)] } : {},
  );
