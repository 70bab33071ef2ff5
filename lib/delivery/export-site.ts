import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { itemIds } from "@/components/templates/content/values";
import { type TemplateSlug, templates } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { type ContentDocument, documentText, sampleDocument, valueAt } from "@/lib/content/rules";
import { defaultLogo, listAssets } from "@/lib/delivery/assets";
import {
  type SiteContext,
  type SiteFile,
  type SiteLicense,
  type SiteOwner,
  type SitePage,
  siteFolders,
} from "@/lib/delivery/rules";
import { siteFiles } from "@/lib/delivery/site";
import type { PaletteColors } from "@/lib/palette/rules";

interface Order {
  owner: SiteOwner;
  license: SiteLicense;
  /** The shop's default logo when left out. */
  logo?: SiteFile;
  /** The template's own colors when left out. */
  palette?: PaletteColors;
  /** The words and pictures, valid and in the template's newest version; the sample when left out. */
  document?: ContentDocument;
  /** The uploaded pictures of the document, in the folder of pictures and in all of their widths. */
  uploads?: SiteFile[];
  site?: SiteContext;
}

type Part = Pick<Parameters<typeof renderTemplate>[1], "pageId" | "home">;

/** One template as the files its buyer gets, rendered by the very component that is previewed. */
export async function exportSite(slug: TemplateSlug, order: Order): Promise<SiteFile[]> {
  const { owner, license, palette, uploads = [], site } = order;
  const [{ template }, logo, assets] = await Promise.all([
    templates[slug].load(),
    order.logo ?? defaultLogo(),
    listAssets(slug),
  ]);
  const declaration = template.content;
  const document = order.document ?? sampleDocument(slug, declaration);
  const render = (part: Part = {}) =>
    renderTemplate(slug, {
      brand: { name: owner.company, logo: logo.path },
      palette,
      values: document.content,
      language: document.language,
      formAction: site?.formAction,
      ...siteFolders,
      ...part,
    });
  const [parts, ...pages] = await Promise.all([
    render(),
    ...textPages(declaration, document).map(async ({ id, ...page }): Promise<SitePage> => {
      const { markup } = await render({ pageId: id, home: "index.html" });
      return { ...page, markup };
    }),
  ]);
  return siteFiles({
    ...{ parts, pages, owner, license, logo, assets, uploads },
    formAction: site?.formAction,
    title: document.title || owner.company,
    description: document.description || owner.about,
    content: order.document ? documentText(declaration, order.document) : null,
  });
}

const textPages = (declaration: ContentDeclaration, document: ContentDocument) =>
  itemIds(declaration.slots.pages, undefined, document.content.pages).map((id) => ({
    id,
    path: `${valueAt(declaration, document, `pages.${id}.name`)}.html`,
    title: String(valueAt(declaration, document, `pages.${id}.title`) ?? ""),
  }));
