import { isTemplateSlug, templates } from "@/components/templates/registry";
import { requireLicense } from "@/lib/delivery/commands";
import { logoFile } from "@/lib/delivery/logo";
import { type BoughtTemplate, type SiteFile, slugOf } from "@/lib/delivery/rules";
import { ShopError } from "@/lib/errors";
import { links } from "@/lib/links";
import { paletteColors } from "@/lib/palette/rules";
import { absolute } from "@/lib/site";
import { exportSite } from "./export-site";

/** A bought template as files, in its owner's brand and with its own license. */
export async function buildSite(bought: BoughtTemplate): Promise<SiteFile[]> {
  const slug = slugOf(bought.url);
  if (!isTemplateSlug(slug)) throw new ShopError("not_found", "This preset has no layout.");
  const [{ palette: own }, key, logo] = await Promise.all([
    templates[slug].load(),
    requireLicense(bought.invoiceItemId),
    logoFile(bought.logo),
  ]);
  return exportSite(slug, {
    owner: bought.owner,
    license: { key, category: bought.category, address: absolute(links.licenseCheck(key)) },
    logo,
    palette: paletteColors(bought.choices, own),
  });
}
