import "server-only";
import { env } from "@/lib/env";
import { isHostedHere } from "./is-hosted-here";

/**
 * The address of a site under its own domain; if this shop hosts it, with the shop's scheme and
 * port.
 */
export function originOfDomain(host: string): string {
  if (!isHostedHere()) return `https://${host}`;
  const url = new URL(env("site").SITE_URL);
  url.hostname = host;
  return url.origin;
}
