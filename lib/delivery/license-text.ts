import { site } from "../site";
import {
  contentPath,
  type SiteFile,
  type SiteLicense,
  type SiteOwner,
  type SitePage,
  type SiteParts,
} from "./rules";
import { type FormState, formReadme } from "./site-form";
import { categoryTerms, terms } from "./terms";

const underlined = (title: string) => `${title}\n${"=".repeat([...title].length)}`;

const page = (parts: string[]) => `${parts.join("\n\n")}\n`;

/** The content of a site's LICENSE.txt. */
export const licenseText = (
  template: string,
  { company }: SiteOwner,
  { key, category, address }: SiteLicense,
): string =>
  page([
    underlined(`License for ${template}`),
    `License key:  ${key}\nLicensed to:  ${company}\nCategory:     ${category}\nStill valid?  ${address}`,
    ...terms.map(({ title, sentences }) => [title, ...sentences].join("\n")),
    [`What ${category} promises`, ...categoryTerms[category]].join("\n"),
  ]);

const contents = {
  "index.html": "the page",
  "styles.css": "how it looks; the four colors are its first lines",
  "script.js": "what moves in it",
  "images/": "pictures, and your logo",
  "fonts/": "typefaces, each with its own license",
  "tokens.json": "the four colors, for your design tools",
  [contentPath]: "your words and pictures, which the shop's editor can load",
  "LICENSE.txt": "what you may do with all this, and your license key",
};

interface Described {
  files: readonly SiteFile[];
  pages: readonly SitePage[];
  /** Null for a site without a form. */
  form: FormState | null;
}

/** The content of a site's README.txt; lists only files that the site has. */
export function readmeText(
  { name }: SiteParts,
  { company }: SiteOwner,
  { files, pages, form }: Described,
): string {
  const [index, ...others] = Object.entries(contents).filter(([start]) =>
    files.some(({ path }) => path.startsWith(start)),
  );
  const texts = pages.map(({ path, title }) => [path, `the page “${title}”`]);
  const lines = [...(index ? [index] : []), ...texts, ...others].map(
    ([start = "", words = ""]) => `${start.padEnd(13)} ${words}`,
  );
  return page([
    underlined(`${name} for ${company}`),
    "Open index.html with a double click. The page needs nothing else: no\ninstallation, no build step, no connection to anybody.",
    `What is in here\n\n${lines.join("\n")}`,
    "Another color\n\nChange the four colors at the top of styles.css. Everything follows.",
    "Another text or picture\n\nOpen index.html in any text editor, or put another picture of the same name\ninto the folder images.",
    "On the web\n\nUpload the whole folder to any web space. index.html is its first page.",
    ...(form ? [formReadme[form]] : []),
    `Made by ${site.name}. Questions: ${site.email}`,
  ]);
}
