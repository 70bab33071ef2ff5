import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { notFoundPage } from "@/components/templates/content/not-found";
import { itemIds } from "@/components/templates/content/values";
import { type TemplateSlug, templates } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import {
  type ContentDocument,
  documentText,
  sampleDocument,
  valueAt,
} from "@/lib/customization/content/rules";
import type { PaletteColors } from "@/lib/customization/palette/rules";
import { defaultLogo, listAssets } from "@/lib/sites/delivery/assets";
import {
  type SiteBusiness,
  type SiteContext,
  type SiteFile,
  type SiteLicense,
  type SiteOwner,
  type SitePage,
  siteFolders,
} from "@/lib/sites/delivery/rules";
import { siteFiles } from "@/lib/sites/delivery/site";
import { contactOf } from "./metadata/contact";
import { drawPictures } from "./metadata/pictures";
import { originPlaceholder, withOrigin } from "./origin";

interface Order {
  owner: SiteOwner;
  license: SiteLicense;
  /** The shop's default logo when left out. */
  logo?: SiteFile;
  /** The template's own colors when left out. */
  palette?: PaletteColors;
  business?: SiteBusiness | null;
  /** The words and pictures, valid and in the template's newest version; the sample when left out. */
  document?: ContentDocument;
  /** The document's pictures of trades, and the uploaded ones in all of their widths. */
  uploads?: SiteFile[];
  site?: SiteContext;
}

type Part = Pick<Parameters<typeof renderTemplate>[1], "pageId" | "page" | "home">;

const home = "index.html";

/** One template as the files that its buyer gets, rendered by the same component as its preview. */
export async function exportSite(slug: TemplateSlug, order: Order): Promise<SiteFile[]> {
  const { owner, license, uploads = [], site: { origin, formAction } = {} } = order;
  const [{ template }, logo, assets] = await Promise.all([
    templates[slug].load(),
    order.logo ?? defaultLogo(),
    listAssets(slug),
  ]);
  const { company } = owner;
  const { content: declaration, palette: ownColors } = template;
  const palette = order.palette ?? ownColors;
  const document = order.document ?? sampleDocument(slug, declaration);
  const title = document.title || company;
  const description = document.description || owner.about;
  const render = (part: Part = {}) =>
    renderTemplate(slug, {
      brand: { name: company, logo: logo.path },
      palette,
      values: document.content,
      language: document.language,
      formAction,
      ...siteFolders,
      ...part,
    });
  const missing = notFoundPage(document.language, home);
  const [parts, drawn, { markup }, ...pages] = await Promise.all([
    render(),
    drawPictures({ company, line: title === company ? description : title, palette, logo }),
    render({ page: missing, home }),
    ...textPages(declaration, document).map(async ({ id, ...page }): Promise<SitePage> => {
      const { markup } = await render({ pageId: id, home });
      return { ...page, markup };
    }),
  ]);
  const files = siteFiles({
    parts,
    pages,
    owner,
    license,
    logo,
    assets,
    uploads,
    drawn,
    notFound: { title: missing.title.text, markup },
    metadata: {
      company,
      title,
      description,
      logo: logo.path,
      contact: contactOf({ declaration, document, company }),
      business: order.business ?? null,
      hasOrigin: origin !== undefined,
    },
    formAction,
    content: order.document ? documentText(declaration, order.document) : null,
  });
  return origin === undefined || origin === originPlaceholder
    ? files
    : files.map((file) => withOrigin(file, origin));
}

const textPages = (declaration: ContentDeclaration, document: ContentDocument) =>
  itemIds(declaration.slots.pages, undefined, document.content.pages).map((id) => ({
    id,
    path: `${valueAt(declaration, document, `pages.${id}.name`)}.html`,
    title: String(valueAt(declaration, document, `pages.${id}.title`) ?? ""),
  }));
