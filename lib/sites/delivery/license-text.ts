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
import { addressedForm, type FormState } from "./site-form";

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

/** What a site may consist of, by the start of a path, with the words for it. */
const contents = {
  "index.html": "index",
  "styles.css": "styles",
  "script.js": "script",
  "images/": "images",
  "fonts/": "fonts",
  "404.html": "notFound",
  "site.webmanifest": "manifest",
  "robots.txt": "robots",
  "sitemap.xml": "sitemap",
  "llms.txt": "agents",
  "tokens.json": "colors",
  [contentPath]: "content",
  "LICENSE.txt": "license",
} as const;

/** In lines of at most 78 characters. */
const wrapped = (text: string) => text.replace(/(.{1,78})(?: |$)/g, "$1\n").trimEnd();

const section = (title: string, ...paragraphs: string[]) =>
  [title, "", ...paragraphs.map(wrapped)].join("\n");

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

/** The content of a site's README.txt, in the language of its license; lists only files that the site has. */
export function readmeText(
  { name }: SiteParts,
  { company }: SiteOwner,
  { language }: SiteLicense,
  { files, pages, folders, form, hasOrigin }: Described,
): string {
  const t = translatorIn(language, "siteReadme");
  const nameOf = new Intl.DisplayNames(language, { type: "language" });
  const [index, ...others] = Object.entries(contents)
    .filter(([start]) => files.some(({ path }) => path.startsWith(start)))
    .map(([start, key]) => [start, t(key)]);
  const texts = pages.map(({ path, title }) => [path, t("page", { title })]);
  const further = [...folders].flatMap(([code, folder]) =>
    folder ? [[folder, t("samePages", { language: nameOf.of(code) ?? code })]] : [],
  );
  const lines = [...(index ? [index] : []), ...texts, ...further, ...others].map(
    ([start = "", words = ""]) => `${start.padEnd(16)} ${words}`,
  );
  return page([
    underlined(t("title", { template: name, company })),
    wrapped(t("open")),
    [t("contents"), "", ...lines].join("\n"),
    section(t("colorTitle"), t("color")),
    section(t("textTitle"), t("text")),
    section(t("webTitle"), t("web")),
    ...(form === "received" ? [section(t("messagesTitle"), t("received"))] : []),
    ...(form === "unset"
      ? [
          section(t("messagesTitle"), t("unset")),
          `  ${addressedForm}`,
          wrapped(t("unsetThen", { tag: '<button type="submit">' })),
        ]
      : []),
    ...(hasOrigin
      ? []
      : [
          section(
            t("addressTitle"),
            t("address", { example: exampleOrigin }),
            t("folder", { example: exampleOrigin }),
          ),
        ]),
    t("madeBy", { shop: site.name, email: seller().email }),
  ]);
}
