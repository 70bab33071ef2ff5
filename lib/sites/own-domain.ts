import "server-only";
import { env } from "@/lib/env";

/** Where a site is read under its own domain; in this shop with its scheme and port. */
export function originOfDomain(host: string): string {
  if (env("hosting").DEPLOY_TO === "static-host") return `https://${host}`;
  const url = new URL(env("site").SITE_URL);
  url.hostname = host;
  return url.origin;
}
