import { links } from "../../links";

export const indexPath = "index.html";

/** With the file name, because relative URLs need a folder and Next removes trailing slashes. */
export const hostedPath = (site: string): string => `${links.site(site)}/${indexPath}`;

/** The site and file that the path of a URL names; null unless it is below `/sites`. */
export function readHostedPath(url: string): { site: string; path: string } | null {
  const [, site = "", path = ""] = /^\/sites\/([^/?#]+)(?:\/([^?#]*))?(?:[?#]|$)/.exec(url) ?? [];
  return site ? { site: decodeURIComponent(site), path: decodeURIComponent(path) } : null;
}
