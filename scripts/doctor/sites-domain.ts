import { getDomain } from "tldts";

const registered = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host;

/** What is risky about where a public shop has its customers' sites; undefined if nothing is. */
export function sitesDomainProblem(siteUrl: string, sitesDomain?: string): string | undefined {
  if (!sitesDomain) {
    return "Without SITES_DOMAIN, sites are below the shop's own address: one that deceives people can have the whole shop flagged.";
  }
  const shop = registered(new URL(siteUrl).hostname);
  return registered(sitesDomain) === shop
    ? `SITES_DOMAIN ${sitesDomain} is below ${shop}, the shop's own domain: a site that deceives people can have both flagged, and sites can set cookies there.`
    : undefined;
}
