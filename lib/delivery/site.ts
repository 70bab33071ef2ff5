import { escapeHtml } from "../html";
import { colourRules, tokens, withoutColours } from "./colours";
import { laidOut } from "./laid-out";
import { licenceText, readme } from "./papers";
import type { SiteFile, SiteLicence, SiteOwner, SiteParts } from "./rules";
import { usedRules } from "./used-rules";

interface Site {
  parts: SiteParts;
  owner: SiteOwner;
  licence: SiteLicence;
  logo: SiteFile;
  /** Pictures and fonts to choose from; a site takes those it shows, and their licences. */
  assets: SiteFile[];
}

/** All files of a site, in the order of their paths: the same for the same input, to the byte. */
export function siteFiles({ parts, owner, licence, logo, assets }: Site): SiteFile[] {
  const index = indexPage(parts, owner, logo.path);
  const css = stylesheet(parts, index);
  const referred = index + css;
  const shown = assets.filter(({ path }) => referred.includes(`"${path}"`));
  const files = [
    written("index.html", index),
    written("styles.css", css),
    ...(parts.script ? [written("script.js", parts.script)] : []),
    written("tokens.json", tokens(parts)),
    written("LICENSE.txt", licenceText(parts.name, owner, licence)),
    logo,
    ...shown,
    ...licencesOf(shown, assets),
  ];
  const all = [...files, written("README.txt", readme(parts, owner, files))];
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
${laidOut(withoutPreloads(withoutColours(markup, palette)))}
${script ? `<script src="script.js"></script>\n` : ""}</body>
</html>
`;
}

/** The renderer asks for pictures early; in a file that somebody edits they would be forgotten there. */
const withoutPreloads = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, "");

const stylesheet = ({ css, palette, script }: SiteParts, index: string) =>
  `${colourRules(palette)}\n${usedRules(css, index + script).trim()}\n`;

/** A font's licence is named like the beginning of the font; the longest name that fits is its own. */
function licencesOf(shown: SiteFile[], assets: SiteFile[]): SiteFile[] {
  const licences = assets
    .filter(({ path }) => path.includes("/LICENSE-"))
    .sort((a, b) => b.path.length - a.path.length);
  const own = shown.map((font) =>
    licences.find(({ path }) =>
      font.path.startsWith(path.replace("LICENSE-", "").replace(/\.txt$/, "")),
    ),
  );
  return licences.filter((licence) => own.includes(licence));
}

const written = (path: string, text: string): SiteFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});
