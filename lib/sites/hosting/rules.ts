import { decodeComponent } from "../../decode-component";
import { siteLinks } from "../../site-links";

/** With the file name, because relative URLs need a folder and Next removes trailing slashes. */
export const hostedPath = (site: string, file = "index.html"): string =>
  `${siteLinks.site(site)}/${file.split("/").map(encodeURIComponent).join("/")}`;

/** The query of an address with which an owner opens a hidden site. */
export const ownerQuery = "owner";

export const ownerPassIn = (url: string): string | null =>
  url.includes(`?${ownerQuery}=`)
    ? new URLSearchParams(url.slice(url.indexOf("?"))).get(ownerQuery)
    : null;

/** The site and file that the path of a URL names; null unless it is below `/sites`. */
export function readHostedPath(url: string): { site: string; path: string } | null {
  const [, site = "", path = ""] = /^\/sites\/([^/?#]+)(?:\/([^?#]*))?(?:[?#]|$)/.exec(url) ?? [];
  return site ? { site: decodeComponent(site), path: decodeComponent(path) } : null;
}
