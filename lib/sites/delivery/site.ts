import { escapeHtml } from "@/lib/html";
import { inOneLine } from "@/lib/in-one-line";
import { translatorIn } from "@/lib/translations/messages";
import { formatHtml } from "./format-html";
import { licenseText, readmeText } from "./license-text";
import { llms, manifest, robots, sitemap } from "./metadata/files";
import { iconLines, organizationLine, sharingLines } from "./metadata/head";
import { manifestPath, type SiteMetadata } from "./metadata/rules";
import { originPlaceholder } from "./origin";
import { designTokens, paletteRules, withoutPaletteStyle } from "./palette-css";
import { relativeTo, replaceReferences } from "./references";
import {
  contentPath,
  notFoundPath,
  type SiteFile,
  type SiteLicense,
  type SiteOwner,
  type SitePage,
  type SiteParts,
} from "./rules";
import { hasForm, withFormNote } from "./site-form";
import { removeUnusedCss } from "./unused-css";

/** The pages of a site in one of its languages. */
export interface SiteVersion {
  parts: SiteParts;
  metadata: SiteMetadata;
  pages: SitePage[];
  /** The page for addresses that do not exist on the site. */
  notFound: Omit<SitePage, "path">;
}

interface Site {
  /** The site in its own language. */
  main: SiteVersion;
  /** The site in its further languages. */
  translations: SiteVersion[];
  owner: SiteOwner;
  license: SiteLicense;
  logo: SiteFile;
  /**
   * All of the template's pictures and fonts; the site contains only those it refers to, with their
   * licenses.
   */
  assets: SiteFile[];
  /** Uploaded pictures; the site contains only those it refers to. */
  uploads: SiteFile[];
  /** Icons, and the picture for link previews. */
  drawn: SiteFile[];
  /** The text of content.json; null for a site that equals the sample. */
  content: string | null;
  /** The URL that receives the messages of its forms; undefined if there is none. */
  formAction: string | undefined;
}

interface HtmlPage {
  path: string;
  /** The page formatted as in its file. */
  body: string;
  title: string;
  description: string;
}

/** All files of a site, sorted by path; reproducible byte for byte. */
export function siteFiles(site: Site): SiteFile[] {
  const { main, translations, owner, license, logo, assets, uploads, drawn } = site;
  const { parts, metadata, pages } = main;
  const own = versionFiles(main, site);
  const further = translations.flatMap((version) => versionFiles(version, site));
  // All languages show the same pictures, and their texts are in the same fonts.
  const references = own.map(textOf).join("\n");
  const usedAssets = assets.filter(({ path }) => references.includes(`"${path}"`));
  const files = [
    ...own,
    ...further,
    textFile("tokens.json", designTokens(parts)),
    textFile("LICENSE.txt", licenseText(parts.name, owner, license)),
    ...(site.content === null ? [] : [textFile(contentPath, site.content)]),
    ...metadataFiles(site),
    logo,
    ...drawn,
    ...usedAssets,
    // Such files are referred to in lists of several widths.
    ...uploads.filter(({ path }) => references.includes(path)),
    ...licensesOf(usedAssets, assets),
  ];
  const form = hasForm(parts.markup) ? (site.formAction ? "received" : "unset") : null;
  const { hasOrigin, folders } = metadata;
  const readme = readmeText(parts, owner, license, { files, pages, folders, form, hasOrigin });
  const all = [...files, textFile("README.txt", readme)];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The pages in one language, with their styles and script. */
function versionFiles(version: SiteVersion, site: Site): SiteFile[] {
  const { parts, metadata, pages } = version;
  const { folder } = metadata;
  const documents: HtmlPage[] = [
    { path: `${folder}index.html`, ...metadata, body: bodyOf(parts, parts.markup, site) },
    ...pages.map(({ path, title, markup }) => ({
      path,
      title: titleOf({ title }, metadata.title),
      description: "",
      body: bodyOf(parts, markup, site),
    })),
  ];
  const html = documents.map((document) => htmlDocument(parts, document)).join("\n");
  return [
    ...documents.map((document) =>
      textFile(document.path, describedDocument(parts, document, metadata)),
    ),
    ...notFoundFiles(version, site),
    textFile(`${folder}styles.css`, stylesheet(parts, html)),
    ...(parts.script ? [textFile(`${folder}script.js`, parts.script)] : []),
  ];
}

const titleOf = ({ title }: Pick<SitePage, "title">, site: string) =>
  title ? `${title} | ${site}` : site;

/** A page with its metadata; the structured data about the company is on the first page only. */
const describedDocument = (parts: SiteParts, document: HtmlPage, metadata: SiteMetadata) =>
  htmlDocument(parts, document, [
    ...sharingLines({ ...document, description: inOneLine(document.description) }, metadata),
    ...iconLines(metadata),
    ...(document.path === `${metadata.folder}index.html` ? [organizationLine(metadata)] : []),
  ]);

function metadataFiles({ main, translations, license }: Site): SiteFile[] {
  const { parts, metadata } = main;
  const pages = [main, ...translations].flatMap(({ metadata: { folder, title }, pages }) => [
    { path: `${folder}index.html`, title },
    ...pages,
  ]);
  return [
    textFile(manifestPath, manifest(metadata, parts.language, parts.palette)),
    textFile("robots.txt", robots(metadata, license)),
    textFile("sitemap.xml", sitemap(metadata, pages)),
    textFile("llms.txt", llms(metadata, parts.language, pages)),
  ];
}

const notFoundStyles = "404.css";

/**
 * The page for missing addresses. It has styles of its own, so that the site's stylesheet does not
 * get larger. It may be shown at any address, also below folders that do not exist, so its
 * references start at the site's root.
 */
function notFoundFiles({ parts, notFound, metadata }: SiteVersion, site: Site): SiteFile[] {
  const { title, markup } = notFound;
  const { folder, folders, hasOrigin } = metadata;
  const lines = [`<meta name="robots" content="noindex">`, ...iconLines(metadata)];
  const body = bodyOf(parts, markup, site);
  const page = { title: titleOf({ title }, metadata.title), description: "", body };
  const html = htmlDocument(parts, page, lines, notFoundStyles);
  const shared = [...site.assets, ...site.uploads, ...site.drawn, site.logo];
  const pages = [site.main, ...site.translations].flatMap((version) => version.pages);
  const paths = [
    ...[...shared, ...pages].map(({ path }) => path),
    ...[...folders.values()].map((it) => `${it}index.html`),
    manifestPath,
    `${folder}${notFoundStyles}`,
    `${folder}script.js`,
  ];
  const start = hasOrigin ? `${originPlaceholder}/` : "/";
  const fromStart = new Map(paths.map((path) => [relativeTo(folder, path), start + path]));
  return [
    textFile(folder + notFoundPath, replaceReferences(html, fromStart)),
    textFile(folder + notFoundStyles, stylesheet(parts, html)),
  ];
}

function htmlDocument(
  { viewport, language, script }: SiteParts,
  { title, description, body }: Omit<HtmlPage, "path">,
  lines: readonly string[] = [],
  styles = "styles.css",
) {
  const summary = inOneLine(description);
  const meta = summary ? `<meta name="description" content="${escapeHtml(summary)}">\n` : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
<title>${escapeHtml(title)}</title>
${meta}${lines.map((line) => `${line}\n`).join("")}<link rel="stylesheet" href="${styles}">
</head>
<body>
${body}
${script ? `<script src="script.js"></script>\n` : ""}</body>
</html>
`;
}

/** The page as its owner reads it, with notes in their language. */
const bodyOf = ({ palette }: SiteParts, markup: string, { license }: Site) =>
  withFormNote(
    formatHtml(withoutPreloads(withoutPaletteStyle(markup, palette))),
    translatorIn(license.language, "siteReadme")("formNote"),
  );

/** Removes React's preload links, which would become stale when the customer replaces a picture. */
const withoutPreloads = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, "");

/** Metadata for search engines contains no class names of the page. */
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

const textOf = ({ bytes }: SiteFile) => new TextDecoder().decode(bytes);
