import "server-only";
import { env } from "@/lib/env";
import { ownHostPattern, sitesDomainOf } from "./own-hosts.mjs";

/** Whether this shop offers domains. */
export const offersDomains = (): boolean => env("domains").SITES_DOMAIN_TARGET !== undefined;

/** Asked for by every request to a site. */
let shared: string | null | undefined;

/**
 * The domain below which each site has a name of its own; null for a public shop without one, whose
 * sites are below `/sites`.
 */
export function sitesDomain(): string | null {
  if (shared === undefined) {
    shared = sitesDomainOf(env("site").SITE_URL, env("domains").SITES_DOMAIN);
  }
  return shared;
}

/** The name of a site in a host name below the domain of sites; null for any other host. */
export function siteNameIn(host: string): string | null {
  const domain = sitesDomain();
  if (!domain || !host.endsWith(`.${domain}`)) return null;
  return host.slice(0, -domain.length - 1);
}

let pattern: RegExp | undefined;

/** Whether the name in a Host header belongs to the shop itself, and not to a site. */
export function isOwnHost(host: string): boolean {
  pattern ??= new RegExp(
    `^${ownHostPattern({
      siteUrl: env("site").SITE_URL,
      others: env("domains").SHOP_HOSTS,
      sitesDomain: sitesDomain(),
      offersDomains: offersDomains(),
    })}$`,
  );
  return pattern.test(host);
}
