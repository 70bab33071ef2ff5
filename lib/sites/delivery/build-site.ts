import { uploadName } from "@/components/templates/content/print";
import { isDesign, templateOf, templates } from "@/components/templates/registry";
import { designOf } from "@/lib/catalogue/rules";
import {
  type ContentDocument,
  tradePicturesOf,
  uploadsOf,
} from "@/lib/customization/content/rules";
import { readDocument } from "@/lib/customization/content/save";
import { paletteColors } from "@/lib/customization/palette/rules";
import { listPictureFiles } from "@/lib/customization/pictures/queries";
import { ShopError } from "@/lib/errors";
import { absoluteIn } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { readTradePictures } from "@/lib/sites/delivery/assets";
import { requireLicense } from "@/lib/sites/delivery/commands";
import { logoFile } from "@/lib/sites/delivery/logo";
import {
  type BoughtTemplate,
  type SiteContext,
  type SiteFile,
  siteFolders,
} from "@/lib/sites/delivery/rules";
import { exportSite } from "./export-site";

/**
 * A bought template as files, in its owner's brand, with its license and its owner's words;
 * `stored` is the document of a revision, in the version that it was saved in.
 */
export async function buildSite(
  bought: BoughtTemplate,
  stored: ContentDocument | null,
  site: SiteContext = {},
): Promise<SiteFile[]> {
  const design = designOf(bought.url);
  if (!isDesign(design)) throw new ShopError("not_found", "This template has no layout.");
  const [{ template }, key, logo] = await Promise.all([
    templates[templateOf(design)].load(),
    requireLicense(bought.invoiceItemId),
    logoFile(bought.logo),
  ]);
  const { category, language } = bought;
  const document = stored && readDocument(template.content, stored);
  return exportSite(design, {
    owner: bought.owner,
    license: {
      key,
      category,
      language,
      address: absoluteIn(language, siteLinks.licenseCheck(key)),
    },
    logo,
    palette: paletteColors(bought.choices, template.palette),
    business: bought.business,
    site,
    ...(document ? { document, uploads: await picturesOf(document) } : {}),
  });
}

/** The pictures of a document that are not the template's, without encoding them again. */
async function picturesOf(document: ContentDocument): Promise<SiteFile[]> {
  const [uploads, trade] = await Promise.all([
    listPictureFiles(uploadsOf(document)),
    readTradePictures(tradePicturesOf(document)),
  ]);
  const uploaded = uploads.map(({ hash, width, content }) => ({
    path: `${siteFolders.images}/${uploadName(hash, width)}`,
    bytes: new Uint8Array(content),
  }));
  return [...uploaded, ...trade];
}
