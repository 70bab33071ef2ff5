import type { Category } from "@/db/words/facets";
import type { Business } from "@/lib/customization/first-draft/business";
import type { PaletteChoices, PaletteColors } from "@/lib/customization/palette/rules";
import type { SharedPreview } from "@/lib/customization/preview/rules";
import { mediaPath } from "@/lib/platform/media/rules";

/** The parts of a rendered template, the same for its preview and its exported site. */
export interface SiteParts {
  name: string;
  language: string;
  /** The content of the viewport meta element. */
  viewport: string;
  palette: PaletteColors;
  markup: string;
  css: string;
  /** Empty for a template without a script. */
  script: string;
}

/** A file of a site; `path` is relative to the folder of `index.html`. */
export interface SiteFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A page of a site besides index.html. */
export interface SitePage {
  /** Its file, in the folder of its language. */
  path: string;
  title: string;
  markup: string;
}

/** The page for addresses that do not exist on the site. */
export const notFoundPath = "404.html";

/** The folder of a further language, such as `de/`, in the path of a file; empty for the site's own language. */
export const languageFolder = (path: string): string => /^[a-z]{2}\//.exec(path)?.[0] ?? "";

export const isNotFoundPage = (path: string): boolean =>
  path === languageFolder(path) + notFoundPath;

/** The file from which a site's words and pictures can be loaded again. */
export const contentPath = "content.json";

/** The company that a site is made for. */
export interface SiteOwner {
  company: string;
  /** The company's own description; may be empty. */
  about: string;
}

/** What search engines are told about the company. */
export type SiteBusiness = Pick<Business, "trade" | "facts">;

/** The license of a site. */
export interface SiteLicense {
  key: string;
  category: Category;
  /** URL of the page that shows whether the key is valid. */
  address: string;
  /** The language of its text. */
  language: string;
}

/** The address of a site, and its connections to the shop. */
export interface SiteContext {
  /** The URL that receives the messages of its forms. */
  formAction?: string;
  /**
   * The site's public address, without a slash at the end, or the placeholder that its host
   * replaces. Left out for files that can be put anywhere.
   */
  origin?: string;
}

/** Folders of a site to which its markup and stylesheet refer. */
export const siteFolders = { images: "images", fonts: "fonts" } as const;

/** Path of the logo in a site: WebP for an uploaded one, SVG for the default. */
export const logoPath = (extension: "webp" | "svg"): string =>
  `${siteFolders.images}/logo.${extension}`;

const contentTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  woff2: "font/woff2",
};

/** The `Content-Type` of a site's file. */
export const contentTypeOf = (path: string): string =>
  contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/** A paid template, with its customer's current company, logo and colors. */
export interface BoughtTemplate {
  invoiceItemId: number;
  licenseNumber: number;
  /** Path of its preview. */
  url: string;
  category: Category;
  /** The language of its order. */
  language: string;
  owner: SiteOwner;
  /** A URL; empty for the default logo. */
  logo: string;
  choices: PaletteChoices;
  /** Whose facts the owner chose for search engines; null for none. */
  business: SiteBusiness | null;
}

/** A paid template in a customer's list of purchases. */
export interface Delivery {
  /** The item of its order. */
  itemId: number;
  presetId: number;
  licenseNumber: number;
  /** Path of its preview. */
  preview: string;
  license: string;
}

/** The purchase in the brand of a shared preview; empty fields are taken from the profile. */
export const withBrand = (
  bought: BoughtTemplate,
  { name, logo, choices }: SharedPreview,
): BoughtTemplate => ({
  ...bought,
  owner: { ...bought.owner, company: name || bought.owner.company },
  logo: logo ? mediaPath(logo) : bought.logo,
  choices,
});
