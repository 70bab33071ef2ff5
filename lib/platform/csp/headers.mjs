// @ts-check
import { originOf } from "./policy.mjs";

/** Headers of every response of the shop, besides its content security policy. */
export const commonHeaders = (/** @type {boolean} */ isDevelopment) => [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  },
  ...(isDevelopment
    ? []
    : [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }]),
];

/** The addresses that receive the forms of sites are below this path. */
const siteForms = "/api/site-form/";

/**
 * A hosted site loads its own files only, cannot be framed, and leaves no worker behind in browsers.
 * Its forms may be sent to the shop only; another address that its owner has chosen is used in
 * downloads only.
 */
const sitePolicy = (/** @type {string} */ forms) => [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "font-src", "manifest-src"].map(
    (kind) => `${kind} 'self'`,
  ),
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "worker-src 'none'",
  `form-action ${forms}`,
  "frame-ancestors 'none'",
];

/**
 * An opaque origin: a sandboxed page has no access to the shop's cookies, storage and API. Its links
 * may lead to another site, an email program or a file.
 */
const sandbox = "sandbox allow-scripts allow-popups allow-forms allow-downloads";

/** A site below the shop's own address is sandboxed. Its fonts are requests from an opaque origin, so they need CORS. */
export const hostedSiteHeaders = (/** @type {string | undefined} */ siteUrl) => [
  {
    key: "Content-Security-Policy",
    value: [...sitePolicy(siteUrl ? new URL(siteForms, siteUrl).href : "'none'"), sandbox].join(
      "; ",
    ),
  },
  { key: "Access-Control-Allow-Origin", value: "*" },
];

/**
 * Under a name of its own a site has its own origin, and needs no sandbox: the shop answers there
 * with its files and the forms of sites only. HSTS covers only this host name, and for a month: the
 * owner of a domain has other names below it, and may move away.
 */
export const ownOriginHeaders = [
  { key: "Content-Security-Policy", value: sitePolicy("'self'").join("; ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=2592000" },
];

/**
 * Answers to the forms of sites are pages in the design of the site, at its own address or at the
 * shop's, with pictures and fonts from the shop. Their styles are inline; each page restricts where
 * its form may be sent (lib/sites/messages/pages/frame.ts).
 */
export const siteFormHeaders = (
  /** @type {Readonly<Record<string, string | undefined>>} */ environment,
) => [
  {
    key: "Content-Security-Policy",
    value: [
      "default-src 'none'",
      `script-src 'self'${originOf(environment.SITE_URL)}`,
      "style-src 'unsafe-inline'",
      `img-src 'self' data:${originOf(environment.SITE_URL)}${originOf(environment.IMAGE_HOST_URL)}`,
      `font-src 'self'${originOf(environment.SITE_URL)}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      sandbox,
    ].join("; "),
  },
];
