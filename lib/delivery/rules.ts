import type { Category } from "../catalogue/facets";
import { mediaPath } from "../media/rules";
import type { PaletteChoices, PaletteColors } from "../palette/rules";
import type { SharedPreview } from "../preview/rules";

/** A template as it was rendered: what the preview shows and what a customer gets are the same parts. */
export interface SiteParts {
  name: string;
  /** The content of the viewport meta element. */
  viewport: string;
  palette: PaletteColors;
  markup: string;
  css: string;
  /** Empty for a layout without any. */
  script: string;
}

/** One file of a site, by its path from the folder that holds `index.html`. */
export interface SiteFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Whom a site is made for. */
export interface SiteOwner {
  company: string;
  /** What the company says of itself; empty when it says nothing. */
  about: string;
}

/** What a site may be used for. */
export interface SiteLicense {
  key: string;
  category: Category;
  /** Where anybody can see whether the key holds. */
  address: string;
}

/** Folders of a site that its markup and its stylesheet are rendered with. */
export const siteFolders = { images: "images", fonts: "fonts" } as const;

/** The file a logo becomes in a site: drawn by this shop, or its default. */
export const logoPath = (extension: "webp" | "svg"): string =>
  `${siteFolders.images}/logo.${extension}`;

const contentTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  woff2: "font/woff2",
};

/** What a file of a site is served as. */
export const contentTypeOf = (path: string): string =>
  contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/** A template that somebody has paid for, and whom its site is for as things stand. */
export interface BoughtTemplate {
  invoiceItemId: number;
  /** The address of its preview. */
  url: string;
  category: Category;
  owner: SiteOwner;
  /** An address; empty for the shop's default. */
  logo: string;
  choices: PaletteChoices;
}

/** What a customer's purchases say of a template that was paid for. */
export interface Delivery {
  presetId: number;
  /** The address of its preview. */
  preview: string;
  license: string;
}

/** The template behind a preview's address. */
export const slugOf = (url: string): string => url.replace(/^\/preview\//, "");

/** The same purchase in a brand chosen for the moment; what that leaves open is the profile's. */
export const withBrand = (
  bought: BoughtTemplate,
  { name, logo, choices }: SharedPreview,
): BoughtTemplate => ({
  ...bought,
  owner: { ...bought.owner, company: name || bought.owner.company },
  logo: logo ? mediaPath(logo) : bought.logo,
  choices,
});
