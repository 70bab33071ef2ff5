import "server-only";
import { isDesign, templateOf, templates } from "@/components/templates/registry";
import { renderTemplate, templateDocument } from "@/components/templates/render";
import { defaultBrand } from "@/lib/customization/brand";
import { noChoices, paletteColors } from "@/lib/customization/palette/rules";
import { tradesPath, uploadsPath } from "@/lib/customization/pictures/rules";
import type { SiteSource } from "./changes";

/**
 * A site's page without its script, with the shop's pictures: a preview of the site in a small
 * frame.
 */
export async function drawPicture(
  design: string,
  { document, profile }: SiteSource,
): Promise<string | null> {
  if (!isDesign(design)) return null;
  const slug = templateOf(design);
  const { template } = await templates[slug].load();
  const parts = await renderTemplate(design, {
    brand: {
      name: profile?.company || defaultBrand.name,
      logo: profile?.logo || defaultBrand.logo,
    },
    palette: paletteColors(profile?.choices ?? noChoices, template.palette),
    images: `/templates/${slug}`,
    uploads: uploadsPath,
    trades: tradesPath,
    values: document.content,
    language: document.language,
  });
  const title = document.title || profile?.company || defaultBrand.name;
  return templateDocument({ ...parts, script: "" }, { title });
}
