import { escapeHtml } from "@/lib/html";
import { addressOf } from "../origin";
import { relativeTo } from "../references";
import { iconPath } from "./icons";
import { localBusiness } from "./local-business";
import { manifestPath, type SiteMetadata } from "./rules";
import { sharePath, shareSize } from "./share-card";

interface FoundPage {
  path: string;
  title: string;
  /** Empty for none. */
  description: string;
}

const meta = (key: "name" | "property", name: string, content: string) =>
  content && `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string, more = "") => `<link rel="${rel}" href="${href}"${more}>`;

/** The icons: a small picture of the logo, and the logo itself if it is a vector drawing. */
export const iconLines = ({ logo, folder }: Pick<SiteMetadata, "logo" | "folder">): string[] => [
  link("icon", relativeTo(folder, iconPath(32)), ` sizes="32x32"`),
  ...(logo.endsWith(".svg") ? [link("icon", relativeTo(folder, logo))] : []),
  link("apple-touch-icon", relativeTo(folder, iconPath(180))),
  link("manifest", relativeTo(folder, manifestPath)),
];

/** The same page in each language of a site with several; `x-default` is the site's own language. */
function languageLines(path: string, { folder, folders, hasOrigin }: SiteMetadata): string[] {
  if (folders.size < 2) return [];
  const file = path.slice(folder.length);
  const to = (other: string) =>
    hasOrigin ? addressOf(other + file, true) : relativeTo(folder, other + file);
  return [...folders, ["x-default", ""] as const].map(([language, other]) =>
    link("alternate", to(other), ` hreflang="${language}"`),
  );
}

/** The canonical address, the other languages, and the data for link previews. */
export function sharingLines(page: FoundPage, site: SiteMetadata): string[] {
  const { company, folder, hasOrigin } = site;
  const address = hasOrigin ? addressOf(page.path, true) : "";
  return [
    address && link("canonical", address),
    ...languageLines(page.path, site),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", company),
    meta("property", "og:title", page.title),
    meta("property", "og:description", page.description),
    meta("property", "og:url", address),
    meta(
      "property",
      "og:image",
      hasOrigin ? addressOf(sharePath, true) : relativeTo(folder, sharePath),
    ),
    meta("property", "og:image:width", String(shareSize.width)),
    meta("property", "og:image:height", String(shareSize.height)),
    meta("property", "og:image:alt", company),
    meta("name", "twitter:card", "summary_large_image"),
  ].filter(Boolean);
}

/** The company as structured data. */
function organization({
  company,
  description,
  contact: { address, ...contact },
  business,
  hasOrigin,
}: SiteMetadata): object {
  const email = contact.email || business?.facts.email;
  const phone = contact.phone || business?.facts.phone;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company,
    ...(hasOrigin ? { url: addressOf("index.html", true) } : {}),
    logo: addressOf(iconPath(512), hasOrigin),
    ...(description ? { description } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address ? { address: { "@type": "PostalAddress", streetAddress: address } } : {}),
    ...(business ? localBusiness(business) : {}),
  };
}

/** `<` is escaped, so that no text can close the element. */
export const organizationLine = (site: SiteMetadata): string =>
  `<script type="application/ld+json">${JSON.stringify(organization(site)).replaceAll("<", "\\u003c")}</script>`;
