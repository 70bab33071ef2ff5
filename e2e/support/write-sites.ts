/**
 * Writes the sites of all templates that take orders or requests, with forms that are sent to an address:
 * `tsx e2e/support/write-sites.ts <folder> <address>`. For journeys, which cannot render a template themselves.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContentValues } from "../../components/templates/content/values";
import { offers } from "../../components/templates/offers";
import { isTemplateSlug, type TemplateSlug, templates } from "../../components/templates/registry";
import { sampleDocument } from "../../lib/customization/content/rules";
import { exportSite } from "../../lib/sites/delivery/export-site";

/** What differs from the samples. */
const contents: Partial<Record<TemplateSlug, ContentValues>> = {
  "gourmet-grove": { reservation: true },
  simple: { "bags.items.2.quantity": "0" },
};

const [folder, formAction] = process.argv.slice(2);
if (!folder || !formAction) throw new Error("Name a folder and an address.");
for (const slug of Object.keys(offers).filter(isTemplateSlug)) {
  const { template } = await templates[slug].load();
  const files = await exportSite(slug, {
    owner: { company: "Halden & Voss", about: "" },
    license: {
      key: "BCDF",
      category: "premium",
      address: "https://shop.example/license/BCDF",
      language: "en",
    },
    document: { ...sampleDocument(slug, template.content), content: contents[slug] ?? {} },
    site: { formAction },
  });
  for (const { path, bytes } of files) {
    const file = join(folder, slug, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
