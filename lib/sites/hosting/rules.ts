import { links } from "../../links";

/** With the file name, because relative URLs need a folder and Next removes trailing slashes. */
export const hostedPath = (site: string, file = "index.html"): string =>
  `${links.site(site)}/${file.split("/").map(encodeURIComponent).join("/")}`;

/** The site and file that the path of a URL names; null unless it is below `/sites`. */
export function readHostedPath(url: string): { site: string; path: string } | null {
  const [, site = "", path = ""] = /^\/sites\/([^/?#]+)(?:\/([^?#]*))?(?:[?#]|$)/.exec(url) ?? [];
  return site ? { site: decodeURIComponent(site), path: decodeURIComponent(path) } : null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * A text of a site as it is under its own domain: the addresses that the site has or had in the shop become
 * those of the domain. The files stay as they were published, whichever domain comes and goes.
 */
export function withAddress(
  text: string,
  { names, origin }: { names: readonly string[]; origin: string },
  shop: string,
): string {
  const addresses = names.map((name) => escaped(new URL(links.site(name), shop).href)).join("|");
  const page = "(?:/index\\.html(?![\\w.-])|/|(?![\\w/.-]))";
  return text.replace(new RegExp(`(?:${addresses})${page}`, "g"), `${origin}/`);
}
