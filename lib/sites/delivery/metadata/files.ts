import type { PaletteColors } from "@/lib/customization/palette/rules";
import { inOneLine } from "@/lib/in-one-line";
import { translatorIn } from "@/lib/translations/messages";
import { addressOf, exampleOrigin } from "../origin";
import type { SiteLicense, SitePage } from "../rules";
import { iconPath } from "./icons";
import type { SiteMetadata } from "./rules";

type TitledPage = Pick<SitePage, "path" | "title">;

const sitemapPath = "sitemap.xml";

/** The web manifest: the name and the icons that phones show. */
export const manifest = ({ company }: SiteMetadata, language: string, { primary }: PaletteColors) =>
  `${JSON.stringify(
    {
      name: company,
      short_name: company,
      lang: language,
      start_url: "./",
      display: "browser",
      background_color: primary,
      theme_color: primary,
      icons: ([192, 512] as const).map((size) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    },
    null,
    2,
  )}\n`;

/**
 * Search engines accept only absolute addresses. Without a known address, the example address has
 * to be replaced by the owner.
 */
const wholeAddress = (path: string, hasOrigin: boolean) =>
  hasOrigin ? addressOf(path, true) : `${exampleOrigin}/${path}`;

export const robots = ({ hasOrigin }: SiteMetadata, { language }: SiteLicense): string => {
  const line = `Sitemap: ${wholeAddress(sitemapPath, hasOrigin)}`;
  const sitemap = hasOrigin
    ? line
    : `# ${translatorIn(language, "siteReadme")("robotsNote")}\n# ${line}`;
  return `User-agent: *\nAllow: /\n\n${sitemap}\n`;
};

/** The sitemap. Without dates, so that the same site always gives the same bytes. */
export function sitemap({ hasOrigin }: SiteMetadata, pages: readonly TitledPage[]): string {
  const paths = pages.map(({ path }) => path);
  const entries = paths.map((path) => `<url><loc>${wholeAddress(path, hasOrigin)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Brackets would end the words of a link. */
const linkWords = (text: string) => inOneLine(text).replace(/[[\]\\]/g, "\\$&");

/** A description of the site for language models, in the language of the site. */
export function llms(
  { company, description, contact, hasOrigin }: SiteMetadata,
  language: string,
  pages: readonly TitledPage[],
): string {
  const t = translatorIn(language, "siteDescription");
  const facts = (["address", "hours", "phone", "email"] as const)
    .filter((name) => contact[name])
    .map((name) => `- ${t(name)}: ${contact[name]}`);
  return [
    `# ${inOneLine(company)}`,
    ...(description ? ["", `> ${inOneLine(description)}`] : []),
    "",
    `## ${t("pages")}`,
    "",
    ...pages.map((it) => `- [${linkWords(it.title || it.path)}](${addressOf(it.path, hasOrigin)})`),
    ...(facts.length > 0 ? ["", `## ${t("contact")}`, "", ...facts] : []),
    "",
  ].join("\n");
}
