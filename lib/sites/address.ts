import "server-only";
import { env } from "@/lib/env";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { sitesDomain } from "./domains/settings";
import { hostedPath } from "./hosting/rules";
import { isHostedHere } from "./is-hosted-here";

/** A host name with the shop's scheme and port. */
function originAt(host: string): string {
  const url = new URL(env("site").SITE_URL);
  url.hostname = host;
  return url.origin;
}

/**
 * The address of a site under its own domain; if this shop hosts it, with the shop's scheme and
 * port.
 */
export const originOfDomain = (host: string): string =>
  isHostedHere() ? originAt(host) : `https://${host}`;

interface NamedSite {
  name: string;
  /** Its own domain, if visitors are led there. */
  domain: string | null;
}

/** Where a site that this shop hosts is read, without a slash at the end. */
export function siteOrigin({ name, domain }: NamedSite): string {
  if (domain) return originOfDomain(domain);
  const shared = sitesDomain();
  return shared ? originAt(`${name}.${shared}`) : absolute(siteLinks.site(name));
}

interface StoredSite extends NamedSite {
  /** Where the site's host put it; null while it is offline. */
  address: string | null;
}

/** The address of a site's first page, as people are given it; null while the site is offline. */
export function siteAddress({ name, domain, address }: StoredSite): string | null {
  if (address === null) return null;
  // A static host has given its own address.
  if (!domain && !isStoredHere(address, name)) return address;
  return firstPageAt(siteOrigin({ name, domain }));
}

/** Whether the stored address of a site says that this shop hosts it. */
export const isStoredHere = (address: string | null, name: string): boolean =>
  address?.endsWith(hostedPath(name)) ?? false;

/** The first page needs the name of its file only below a path. */
const firstPageAt = (origin: string) =>
  new URL(origin).pathname === "/" ? `${origin}/` : `${origin}/index.html`;
