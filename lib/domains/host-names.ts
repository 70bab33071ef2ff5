import "server-only";
import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { getDomain, getPublicSuffix } from "tldts";
import { env } from "@/lib/env";
import { ShopError } from "@/lib/errors";
import { isOwnHost } from "./settings";
import { domainTexts as texts } from "./texts";

/** So that names below a host of many customers, such as github.io, count as theirs. */
const options = { allowPrivateDomains: true, validateHostname: false };

/** With the name of the TXT record in front of it, a name is still one. */
const maxLength = 230;
const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** Whether the name is one that is registered, such as example.com: it cannot have a CNAME record. */
export const isApex = (host: string): boolean => getDomain(host, options) === host;

const refused = (error: string) => new ShopError("invalid", error, { fields: { host: error } });

/** A name as somebody typed it, perhaps with `https://` before it, in the form that browsers send. */
export function normalizeHost(typed: string): string {
  const name = typed
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/+$/, "")
    .replace(/\.$/, "");
  if (isIP(name.replace(/^\[|\]$/g, "")) > 0) throw refused(texts.noAddress);
  const host = /[/:@?#\s\\]/.test(name) ? "" : domainToASCII(name);
  const labels = host.split(".");
  if (!host || host.length > maxLength || !labels.every((it) => label.test(it))) {
    throw refused(texts.notAName);
  }
  // The numbers of an IP address, however they are written.
  if (/^(\d+|0x[\da-f]*)$/.test(labels.at(-1) ?? "")) throw refused(texts.noAddress);
  const registered = getDomain(host, options);
  const shop = new URL(env("site").SITE_URL).hostname;
  const isShops = registered !== null && registered === getDomain(shop, options);
  if (isOwnHost(host) || isShops || host.endsWith(`.${shop}`)) throw refused(texts.ownName);
  if (registered === null || getPublicSuffix(host, options) === host) {
    throw refused(texts.onlySuffix(host));
  }
  return host;
}
