import { isTemplateSlug, templates } from "@/components/templates/registry";
import { requireLicence } from "@/lib/delivery/commands";
import { logoFile } from "@/lib/delivery/logo";
import { type BoughtTemplate, type SiteFile, slugOf } from "@/lib/delivery/rules";
import { ShopError } from "@/lib/errors";
import { links } from "@/lib/links";
import { coloursOf } from "@/lib/palette/rules";
import { absolute } from "@/lib/site";
import { exportSite } from "./export";

/** A bought template as files, in its owner's brand and with its own licence. */
export async function buildSite(bought: BoughtTemplate): Promise<SiteFile[]> {
  const slug = slugOf(bought.url);
  if (!isTemplateSlug(slug)) throw new ShopError("not_found", "This preset has no layout.");
  const [{ palette: own }, key, logo] = await Promise.all([
    templates[slug].load(),
    requireLicence(bought.invoiceItemId),
    logoFile(bought.logo),
  ]);
  return exportSite(slug, {
    owner: bought.owner,
    licence: { key, category: bought.category, address: absolute(links.licenceCheck(key)) },
    logo,
    palette: coloursOf(bought.choices, own),
  });
}
