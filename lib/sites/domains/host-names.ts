import "server-only";
import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { getDomain, getPublicSuffix } from "tldts";
import { currentTranslations } from "#current-translations";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { isOwnHost, sitesDomain } from "./settings";
import { suffixRefusal } from "./texts";

const t = currentTranslations("domainErrors");

/**
 * With private suffixes, so that a name below a host with many customers, such as github.io, counts
 * as registered by that customer.
 */
const options = { allowPrivateDomains: true, validateHostname: false };

/** The name still has a valid length with the name of the TXT record in front of it. */
const maxLength = 230;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/**
 * Whether the name is a registered domain, such as example.com, which cannot have a CNAME record.
 */
export const isApex = (host: string): boolean => getDomain(host, options) === host;

const refused = (error: string) => new ShopError("invalid", error, { fields: { host: error } });

/** A typed name, perhaps with `https://` in front, in the form that browsers send. */
export function normalizeHost(typed: string): string {
  const name = typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/+$/, "")
    .replace(/\.$/, "");
  if (isIP(name.replace(/^\[|\]$/g, "")) > 0) throw refused(t("noAddress"));
  const host = /[/:@?#\s\\]/.test(name) ? "" : domainToASCII(name);
  const labels = host.split(".");
  if (!host || host.length > maxLength || !labels.every((it) => label.test(it))) {
    throw refused(t("notAName"));
  }
  // An IP address, in whatever notation.
  if (/^(\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? "")) throw refused(t("noAddress"));
  const registered = getDomain(host, options);
  const shop = new URL(env("site").SITE_URL).hostname;
  const isShops = registered !== null && registered === getDomain(shop, options);
  const isShared = `.${host}`.endsWith(`.${sitesDomain()}`);
  if (isShared || isOwnHost(host) || isShops || host.endsWith(`.${shop}`))
    throw refused(t("ownName"));
  if (registered === null || getPublicSuffix(host, options) === host) {
    throw refused(suffixRefusal(host));
  }
  return host;
}
