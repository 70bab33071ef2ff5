/**
 * Writes sample pages for visual checks: templates with the longest words and lists, with the
 * fewest, and with random ones: `npm run worst-pages <folder> [template ...]`.
 * e2e/support/worst-content.ts lists the cases.
 */
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { pictureWidths, uploadName } from "../components/templates/content/print";
import { designs, isDesign, templateOf, templates } from "../components/templates/registry";
import { renderTemplate, templateDocument } from "../components/templates/render";
import { contentDocuments } from "../e2e/support/content-arbitrary";
import {
  randomPage,
  randomPages,
  worstCaseNames,
  worstContent,
  worstPageId,
  worstPictures,
} from "../e2e/support/worst-content";
import { canonicalDocument } from "../lib/customization/content/rules";
import { runCommand } from "./shared/cleanup";

const brand = { name: "Donaudampfschifffahrtsgesellschaft & Sons", logo: "logo.svg" };
const seed = 20_261_123;

async function writePictures(folder: string) {
  await mkdir(folder, { recursive: true });
  for (const { hash, size } of worstPictures) {
    for (const width of pictureWidths) {
      const height = Math.round((size[1] / size[0]) * width);
      const canvas = { width, height, channels: 3, background: "#9aa5b1" } as const;
      await sharp({ create: canvas })
        .webp()
        .toFile(join(folder, uploadName(hash, width)));
    }
  }
}

await runCommand(async () => {
  const [folder, ...named] = process.argv.slice(2);
  if (!folder) throw new Error("Name a folder: npm run worst-pages /tmp/worst");
  for (const design of named.length > 0 ? named.filter(isDesign) : designs) {
    const slug = templateOf(design);
    const site = join(folder, design);
    await cp(join("public/templates", slug), join(site, "images"), { recursive: true });
    await cp("public/brand/default-logo.svg", join(site, "logo.svg"));
    await writePictures(join(site, "uploads"));
    const { template } = await templates[slug].load();
    const write = async (name: string, options: Partial<Parameters<typeof renderTemplate>[1]>) => {
      const folders = { images: "images", uploads: "uploads" };
      const rendered = await renderTemplate(design, { brand, ...folders, ...options });
      const html = templateDocument(rendered, { title: `${rendered.name}, ${name}` });
      await writeFile(join(site, `${name}.html`), html);
    };
    const documents = contentDocuments(slug, template.content);
    for (const [n, valid] of fc.sample(documents, { numRuns: randomPages, seed }).entries()) {
      const { content, language } = canonicalDocument(template.content, valid);
      await write(randomPage(n), { values: content, language });
    }
    for (const name of worstCaseNames) {
      const isPage = name === "page";
      await write(name, {
        values: worstContent(template.content, name),
        ...(name.startsWith("site")
          ? { formAction: "https://shop.example/api/site-form/key" }
          : {}),
        ...(isPage ? { pageId: worstPageId, home: "unbreakable.html" } : {}),
      });
    }
  }
  return 0;
});
