// @ts-check
import { originOf } from "./policy.mjs";

/** On every response of the shop, besides its content security policy. */
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

/** Below it are the addresses that receive the forms of sites. */
const siteForms = "/api/site-form/";

/**
 * A site loads its own files only and is framed by nobody. Its forms lead to the shop alone: another address
 * of its owner's is for downloads.
 */
const sitePolicy = (/** @type {string | undefined} */ siteUrl) => [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "font-src", "manifest-src"].map(
    (kind) => `${kind} 'self'`,
  ),
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  `form-action ${siteUrl ? new URL(siteForms, siteUrl).href : "'none'"}`,
  "frame-ancestors 'none'",
];

/**
 * A hosted site is sandboxed, so it has an opaque origin and no access to the shop's cookies, storage
 * and API. Its fonts are requests from that origin, so they need CORS.
 */
export const hostedSiteHeaders = (/** @type {string | undefined} */ siteUrl) => [
  {
    key: "Content-Security-Policy",
    value: [...sitePolicy(siteUrl), "sandbox allow-scripts allow-popups allow-forms"].join("; "),
  },
  { key: "Access-Control-Allow-Origin", value: "*" },
];

/**
 * Under its own domain a site is alone with its origin. HSTS is for the name alone and for a month: the
 * owner has other names below it, and may leave.
 */
export const ownDomainHeaders = (/** @type {string | undefined} */ siteUrl) => [
  { key: "Content-Security-Policy", value: sitePolicy(siteUrl).join("; ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=2592000" },
];

/**
 * Answers to sites' forms are pages in the look of the site, isolated like the site itself. Their styles are
 * inline; each page narrows where its form may go (lib/messages/pages/frame.ts).
 */
export const siteFormHeaders = (
  /** @type {Readonly<Record<string, string | undefined>>} */ environment,
) => [
  {
    key: "Content-Security-Policy",
    value: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
      `img-src 'self' data:${originOf(environment.IMAGE_HOST_URL)}`,
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "sandbox allow-forms allow-scripts",
    ].join("; "),
  },
];
