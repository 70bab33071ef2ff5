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
  /** Pictures and fonts to choose from; a site takes those it shows, and their licenses. */
  assets: SiteFile[];
}

/** All files of a site, in the order of their paths: the same for the same input, to the byte. */
export function siteFiles({ parts, owner, license, logo, assets }: Site): SiteFile[] {
  const index = indexPage(parts, owner, logo.path);
  const css = stylesheet(parts, index);
  const referred = index + css;
  const shown = assets.filter(({ path }) => referred.includes(`"${path}"`));
  const files = [
    written("index.html", index),
    written("styles.css", css),
    ...(parts.script ? [written("script.js", parts.script)] : []),
    written("tokens.json", designTokens(parts)),
    written("LICENSE.txt", licenseText(parts.name, owner, license)),
    logo,
    ...shown,
    ...licensesOf(shown, assets),
  ];
  const all = [...files, written("README.txt", readmeText(parts, owner, files))];
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

/** The renderer asks for pictures early; in a file that somebody edits they would be forgotten there. */
const withoutPreloads = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, "");

const stylesheet = ({ css, palette, script }: SiteParts, index: string) =>
  `${paletteRules(palette)}\n${removeUnusedCss(css, index + script).trim()}\n`;

/** A font's license is named like the beginning of the font; the longest name that fits is its own. */
function licensesOf(shown: SiteFile[], assets: SiteFile[]): SiteFile[] {
  const licenses = assets
    .filter(({ path }) => path.includes("/LICENSE-"))
    .sort((a, b) => b.path.length - a.path.length);
  const own = shown.map((font) =>
    licenses.find(({ path }) =>
      font.path.startsWith(path.replace("LICENSE-", "").replace(/\.txt$/, "")),
    ),
  );
  return licenses.filter((license) => own.includes(license));
}

const written = (path: string, text: string): SiteFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});
