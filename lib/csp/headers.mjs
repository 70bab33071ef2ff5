// @ts-check

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

/** A site loads its own files only, sends nothing anywhere and is framed by nobody. */
const sitePolicy = [
  "default-src 'none'",
  ...["script-src", "style-src", "img-src", "font-src", "manifest-src"].map(
    (kind) => `${kind} 'self'`,
  ),
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/**
 * A hosted site is sandboxed, so it has an opaque origin and no access to the shop's cookies, storage
 * and API. Its fonts are requests from that origin, so they need CORS.
 */
export const hostedSiteHeaders = [
  {
    key: "Content-Security-Policy",
    value: [...sitePolicy, "sandbox allow-scripts allow-popups"].join("; "),
  },
  { key: "Access-Control-Allow-Origin", value: "*" },
];

/**
 * Under its own domain a site is alone with its origin. HSTS is for the name alone and for a month: the
 * owner has other names below it, and may leave.
 */
export const ownDomainHeaders = [
  { key: "Content-Security-Policy", value: sitePolicy.join("; ") },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=2592000" },
];
