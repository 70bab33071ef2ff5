import "server-only";
import { env } from "@/lib/env";
import { ownHostPattern } from "./own-hosts.mjs";

/** Whether this shop offers domains. */
export const offersDomains = (): boolean => env("domains").SITES_DOMAIN_TARGET !== undefined;

let pattern: RegExp | undefined;

/** Whether the name in a Host header belongs to the shop itself. */
export function isOwnHost(host: string): boolean {
  pattern ??= new RegExp(`^${ownHostPattern(env("site").SITE_URL, env("domains").SHOP_HOSTS)}$`);
  return pattern.test(host);
}
