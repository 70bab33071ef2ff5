import { escapeHtml } from "../html";
import { formatHtml } from "./format-html";
import { licenseText, readmeText } from "./license-text";
import { designTokens, paletteRules, withoutPaletteStyle } from "./palette-css";
import {
  contentPath,
  type SiteFile,
  type SiteLicense,
  type SiteOwner,
  type SitePage,
  type SiteParts,
} from "./rules";
import { hasForm, withFormNote } from "./site-form";
import { removeUnusedCss } from "./unused-css";

interface Site {
  parts: SiteParts;
  owner: SiteOwner;
  license: SiteLicense;
  logo: SiteFile;
  /** All of the template's pictures and fonts; the site gets those it refers to, and their licenses. */
  assets: SiteFile[];
  /** Uploaded pictures; the site gets those it refers to. */
  uploads: SiteFile[];
  /** Of index.html. */
  title: string;
  description: string;
  pages: SitePage[];
  /** The text of content.json; null for a site that is the sample. */
  content: string | null;
  /** The URL that receives what visitors write in its forms; undefined where nobody does. */
  formAction: string | undefined;
}

/** All files of a site, sorted by path; reproducible byte for byte. */
export function siteFiles(site: Site): SiteFile[] {
  const { parts, owner, license, logo, assets, uploads, title, description, pages } = site;
  const index = { path: "index.html", title, description, markup: parts.markup };
  const documents = [
    index,
    ...pages.map((page) => ({ ...page, title: titleOf(page, title), description: "" })),
  ].map(({ path, ...page }) => ({ path, html: htmlDocument(parts, page, logo.path) }));
  const html = documents.map((document) => document.html).join("\n");
  const css = stylesheet(parts, html);
  const references = html + css;
  const usedAssets = assets.filter(({ path }) => references.includes(`"${path}"`));
  const files = [
    ...documents.map((document) => textFile(document.path, document.html)),
    textFile("styles.css", css),
    ...(parts.script ? [textFile("script.js", parts.script)] : []),
    textFile("tokens.json", designTokens(parts)),
    textFile("LICENSE.txt", licenseText(parts.name, owner, license)),
    ...(site.content === null ? [] : [textFile(contentPath, site.content)]),
    logo,
    ...usedAssets,
    // They are referred to in lists of several widths.
    ...uploads.filter(({ path }) => references.includes(path)),
    ...licensesOf(usedAssets, assets),
  ];
  const form = hasForm(parts.markup) ? (site.formAction ? "received" : "unset") : null;
  const all = [...files, textFile("README.txt", readmeText(parts, owner, { files, pages, form }))];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const titleOf = ({ title }: SitePage, site: string) => (title ? `${title} | ${site}` : site);

interface Page {
  title: string;
  /** Empty for none. */
  description: string;
  markup: string;
}

function htmlDocument(
  { viewport, language, script, palette }: SiteParts,
  { title, description, markup }: Page,
  icon: string,
) {
  const summary = description.replace(/\s+/g, " ").trim();
  const meta = summary ? `<meta name="description" content="${escapeHtml(summary)}">\n` : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
<title>${escapeHtml(title)}</title>
${meta}<link rel="icon" href="${icon}">
<link rel="stylesheet" href="styles.css">
</head>
<body>
${withFormNote(formatHtml(withoutPreloads(withoutPaletteStyle(markup, palette))))}
${script ? `<script src="script.js"></script>\n` : ""}</body>
</html>
`;
}

/** Removes React's preload links, which would become stale when the customer replaces a picture. */
const withoutPreloads = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, "");

const stylesheet = ({ css, palette, script }: SiteParts, html: string) =>
  `${paletteRules(palette)}\n${removeUnusedCss(css, html + script).trim()}\n`;

/** `LICENSE-<name>.txt` applies to fonts whose file names start with <name>; the longest match wins. */
function licensesOf(usedAssets: SiteFile[], assets: SiteFile[]): SiteFile[] {
  const licenses = assets
    .filter(({ path }) => path.includes("/LICENSE-"))
    .sort((a, b) => b.path.length - a.path.length);
  const own = usedAssets.map((font) =>
    licenses.find(({ path }) =>
      font.path.startsWith(path.replace("LICENSE-", "").replace(/\.txt$/, "")),
    ),
  );
  return licenses.filter((license) => own.includes(license));
}

const textFile = (path: string, text: string): SiteFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});
