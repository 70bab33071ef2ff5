import { escapeHtml } from "../html";
import { formatHtml } from "./format-html";
import { licenseText, readmeText } from "./license-text";
import { designTokens, paletteRules, withoutPaletteStyle } from "./palette-css";
import type { SiteFile, SiteLicense, SiteOwner, SiteParts } from "./rules";
import { removeUnusedCss } from "./unused-css";

interface Site {
  parts: SiteParts;
  owner: SiteOwner;
  license: SiteLicense;
  logo: SiteFile;
  /** All of the template's pictures and fonts; the site gets those it refers to, and their licenses. */
  assets: SiteFile[];
}

/** All files of a site, sorted by path; reproducible byte for byte. */
export function siteFiles({ parts, owner, license, logo, assets }: Site): SiteFile[] {
  const index = indexPage(parts, owner, logo.path);
  const css = stylesheet(parts, index);
  const references = index + css;
  const usedAssets = assets.filter(({ path }) => references.includes(`"${path}"`));
  const files = [
    textFile("index.html", index),
    textFile("styles.css", css),
    ...(parts.script ? [textFile("script.js", parts.script)] : []),
    textFile("tokens.json", designTokens(parts)),
    textFile("LICENSE.txt", licenseText(parts.name, owner, license)),
    logo,
    ...usedAssets,
    ...licensesOf(usedAssets, assets),
  ];
  const all = [...files, textFile("README.txt", readmeText(parts, owner, files))];
  return all.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function indexPage(
  { viewport, markup, script, palette }: SiteParts,
  owner: SiteOwner,
  icon: string,
) {
  const about = owner.about.replace(/\s+/g, " ").trim();
  const description = about ? `<meta name="description" content="${escapeHtml(about)}">\n` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
<title>${escapeHtml(owner.company)}</title>
${description}<link rel="icon" href="${icon}">
<link rel="stylesheet" href="styles.css">
</head>
<body>
${formatHtml(withoutPreloads(withoutPaletteStyle(markup, palette)))}
${script ? `<script src="script.js"></script>\n` : ""}</body>
</html>
`;
}

/** Removes React's preload links, which would become stale when the customer replaces a picture. */
const withoutPreloads = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, "");

const stylesheet = ({ css, palette, script }: SiteParts, index: string) =>
  `${paletteRules(palette)}\n${removeUnusedCss(css, index + script).trim()}\n`;

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
