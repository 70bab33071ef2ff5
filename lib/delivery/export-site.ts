import type { TemplateSlug } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { defaultLogo, listAssets } from "@/lib/delivery/assets";
import { type SiteFile, type SiteLicense, type SiteOwner, siteFolders } from "@/lib/delivery/rules";
import { siteFiles } from "@/lib/delivery/site";
import type { PaletteColors } from "@/lib/palette/rules";

interface Order {
  owner: SiteOwner;
  license: SiteLicense;
  /** The shop's default logo when left out. */
  logo?: SiteFile;
  /** The template's own colors when left out. */
  palette?: PaletteColors;
}

/** One template as the files its buyer gets, rendered by the very component that is previewed. */
export async function exportSite(slug: TemplateSlug, order: Order): Promise<SiteFile[]> {
  const { owner, license, palette } = order;
  const logo = order.logo ?? (await defaultLogo());
  const [parts, assets] = await Promise.all([
    renderTemplate(slug, {
      brand: { name: owner.company, logo: logo.path },
      palette,
      ...siteFolders,
    }),
    listAssets(slug),
  ]);
  return siteFiles({ parts, owner, license, logo, assets });
}
