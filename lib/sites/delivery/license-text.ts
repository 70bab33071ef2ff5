import { seller } from "@/lib/seller";
import { site } from "@/lib/site";
import { legalTextsIn } from "@/lib/translations/legal-texts";
import { translatorIn } from "@/lib/translations/messages";
import { exampleOrigin } from "./origin";
import {
  contentPath,
  type SiteFile,
  type SiteLicense,
  type SiteOwner,
  type SitePage,
  type SiteParts,
} from "./rules";
import { type FormState, formReadme } from "./site-form";

const underlined = (title: string) => `${title}\n${"=".repeat([...title].length)}`;

const page = (parts: string[]) => `${parts.join("\n\n")}\n`;

/** The content of a site's LICENSE.txt. */
export function licenseText(
  template: string,
  { company }: SiteOwner,
  { key, category, address, language }: SiteLicense,
): string {
  const t = translatorIn(language, "licenseFile");
  const word = translatorIn(language, "presetWords")(category);
  const { terms, categories, sameForce } = legalTextsIn(language).license;
  const facts = [
    [`${t("key")}:`, key],
    [`${t("licensedTo")}:`, company],
    [`${t("category")}:`, word],
    [t("validity"), address],
  ];
  const width = Math.max(...facts.map(([label = ""]) => label.length));
  return page([
    underlined(t("title", { template })),
    facts.map(([label = "", fact]) => `${label.padEnd(width)}  ${fact}`).join("\n"),
    ...terms.map(({ title, sentences }) => [title, ...sentences].join("\n")),
    [t("promises", { category: word }), ...categories[category]].join("\n"),
    ...(sameForce ? [sameForce] : []),
  ]);
}

const contents = {
  "index.html": "the page",
  "styles.css": "how it looks; the four colors are its first lines",
  "script.js": "what moves in it",
  "images/": "pictures, and your logo",
  "fonts/": "typefaces, each with its own license",
  "404.html": "the page for addresses that do not exist; 404.css is how it looks",
  "site.webmanifest": "the name and icons that phones show",
  "robots.txt": "what search engines may read: everything",
  "sitemap.xml": "your pages, for search engines",
  "llms.txt": "your pages, for language models",
  "tokens.json": "the four colors, for your design tools",
  [contentPath]: "your words and pictures, which the shop's editor can load",
  "LICENSE.txt": "what you may do with all this, and your license key",
};

const inEnglish = new Intl.DisplayNames("en", { type: "language" });

interface Described {
  files: readonly SiteFile[];
  pages: readonly SitePage[];
  /** The folders of the site's languages by their code; empty for its own. */
  folders: ReadonlyMap<string, string>;
  /** Null for a site without a form. */
  form: FormState | null;
  /** Whether the site's address is known. */
  hasOrigin: boolean;
}

/** The information that only the owner of an address can fill in. */
const addressText = `Found and shown

Once you know the address of your site, write it in place of
${exampleOrigin} in robots.txt and sitemap.xml, and in front of
images/share.png in index.html: the picture that chats show beside a link.
404.html is for a site at the top of its address, such as
${exampleOrigin}/. In a folder, put the folder in front of what it
loads: /folder/404.css.`;

/** The content of a site's README.txt; lists only files that the site has. */
export function readmeText(
  { name }: SiteParts,
  { company }: SiteOwner,
  { files, pages, folders, form, hasOrigin }: Described,
): string {
  const [index, ...others] = Object.entries(contents).filter(([start]) =>
    files.some(({ path }) => path.startsWith(start)),
  );
  const texts = pages.map(({ path, title }) => [path, `the page “${title}”`]);
  const further = [...folders].flatMap(([language, folder]) =>
    folder ? [[folder, `the same pages in ${inEnglish.of(language)}`]] : [],
  );
  const lines = [...(index ? [index] : []), ...texts, ...further, ...others].map(
    ([start = "", words = ""]) => `${start.padEnd(16)} ${words}`,
  );
  return page([
    underlined(`${name} for ${company}`),
    "Open index.html with a double click. The page needs nothing else: no\ninstallation, no build step, no connection to anybody.",
    `What is in here\n\n${lines.join("\n")}`,
    "Another color\n\nChange the four colors at the top of styles.css. Everything follows.",
    "Another text or picture\n\nOpen index.html in any text editor, or put another picture of the same name\ninto the folder images.",
    "On the web\n\nUpload the whole folder to any web space. index.html is its first page.",
    ...(form ? [formReadme[form]] : []),
    ...(hasOrigin ? [] : [addressText]),
    `Made by ${site.name}. Questions: ${seller().email}`,
  ]);
}
