import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Language } from "@/components/templates/content/languages";
import { notFoundPage } from "@/components/templates/content/not-found";
import { itemIds } from "@/components/templates/content/values";
import { type Design, templateOf, templates } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import {
  type ContentDocument,
  documentText,
  sampleDocument,
  valueAt,
} from "@/lib/customization/content/rules";
import { documentIn, languagesOf } from "@/lib/customization/content/translations";
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
import { type SiteVersion, siteFiles } from "@/lib/sites/delivery/site";
import { formActionIn } from "@/lib/sites/form-address";
import { contactOf } from "./metadata/contact";
import { drawPictures } from "./metadata/pictures";
import { originPlaceholder, withOrigin } from "./origin";
import { relativeTo } from "./references";

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

/** One design as the files that its buyer gets, rendered by the same component as its preview. */
export async function exportSite(design: Design, order: Order): Promise<SiteFile[]> {
  const slug = templateOf(design);
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
  const languages = languagesOf(document);
  const folders = new Map(
    languages.map((it) => [it, it === document.language ? "" : `${it}/`] as const),
  );

  async function versionIn(language: Language): Promise<SiteVersion> {
    const folder = folders.get(language) ?? "";
    const shown = documentIn(declaration, document, language);
    const linksTo = (path: string) =>
      [...folders].flatMap(([it, other]) =>
        it === language || document.hasLanguageLinks === false
          ? []
          : [{ language: it, file: relativeTo(folder, other + path).replace(/\.html$/, "") }],
      );
    const render = (path: string, part: Part = {}) =>
      renderTemplate(design, {
        brand: { name: company, logo: relativeTo(folder, logo.path) },
        palette,
        values: shown.content,
        language,
        languageLinks: linksTo(path),
        formAction: formAction && (folder ? formActionIn(formAction, language) : formAction),
        images: relativeTo(folder, siteFolders.images),
        fonts: relativeTo(folder, siteFolders.fonts),
        ...part,
      });
    const missing = notFoundPage(language, home);
    const [parts, { markup }, ...pages] = await Promise.all([
      render(home),
      render(home, { page: missing, home }),
      ...textPages(declaration, shown).map(async ({ id, path, title }): Promise<SitePage> => {
        const page = await render(path, { pageId: id, home });
        return { path: folder + path, title, markup: page.markup };
      }),
    ]);
    return {
      parts,
      pages,
      notFound: { title: missing.title.text, markup },
      metadata: {
        company,
        title: shown.title || company,
        description: shown.description || owner.about,
        logo: logo.path,
        contact: contactOf({ declaration, document: shown, company }),
        business: order.business ?? null,
        folder,
        folders,
        hasOrigin: origin !== undefined,
      },
    };
  }

  const [main, ...translations] = await Promise.all([
    versionIn(document.language),
    ...languages.filter((it) => it !== document.language).map(versionIn),
  ]);
  const { title, description } = main.metadata;
  const files = siteFiles({
    main,
    translations,
    owner,
    license,
    logo,
    assets,
    uploads,
    drawn: await drawPictures({
      company,
      line: title === company ? description : title,
      palette,
      logo,
    }),
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
