import "server-only";
import { env } from "@/lib/env";
import { isHostedHere } from "./is-hosted-here";

/** Where a site is read under its own domain; in this shop with its scheme and port. */
export function originOfDomain(host: string): string {
  if (!isHostedHere()) return `https://${host}`;
  const url = new URL(env("site").SITE_URL);
  url.hostname = host;
  return url.origin;
}
