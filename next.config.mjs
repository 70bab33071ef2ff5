import { fileURLToPath } from "node:url";
import { paypalSources } from "./lib/csp/paypal-sources.mjs";
import { hintCompilation } from "./lib/next-internals/compile-hints.mjs";

/** A hosted image account, where there is one: browsers upload to it and show its pictures. */
const originIn = (name) => {
  const url = process.env[name]?.trim();
  return url ? ` ${new URL(url).origin}` : "";
};

const paypal = paypalSources(process.env);

/**
 * What every answer carries. Prerendered pages cannot have a nonce, so scripts are allowed from this
 * site only, with inline ones for the framework's own data; see docs/decisions.
 */
const policy = {
  "default-src": "'self'",
  "script-src": `'self' 'unsafe-inline'${paypal}`,
  "style-src": "'self' 'unsafe-inline'",
  "img-src": `'self' data: blob:${originIn("IMAGE_HOST_URL")}${paypal}`,
  "font-src": "'self'",
  "connect-src": `'self'${originIn("IMAGE_UPLOAD_URL")}${paypal}`,
  "frame-src": `'self'${paypal}`,
  "frame-ancestors": "'self'",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
};

const isDevelopment = process.env.NODE_ENV === "development";

const csp = Object.entries(policy)
  .map(([name, value]) =>
    // The development server evaluates its reloaded modules.
    isDevelopment && name === "script-src" ? `${name} ${value} 'unsafe-eval'` : `${name} ${value}`,
  )
  .join("; ");

const headers = [
  { key: "Content-Security-Policy", value: csp },
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

/** A picture that a customer uploaded is nothing but a picture, however it is opened. */
const onlyAPicture = [
  { key: "Content-Security-Policy", value: "default-src 'none'; sandbox" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

/**
 * A customer's site is its own world: in a sandbox it has an origin that nobody shares, so neither the
 * shop's cookies nor its storage nor its calls are within reach. Its fonts are asked for from there.
 */
const apartFromTheShop = [
  {
    key: "Content-Security-Policy",
    value: [
      "default-src 'none'",
      ...["script-src", "style-src", "img-src", "font-src"].map((kind) => `${kind} 'self'`),
      "style-src-attr 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "sandbox allow-scripts allow-popups",
    ].join("; "),
  },
  { key: "Access-Control-Allow-Origin", value: "*" },
];

/**
 * The one back office elsewhere, where there is one: its pages call the API with a token. Cookies are
 * not let through, and what Next answers to a preflight by itself carries these too.
 */
const backOffice = process.env.BACK_OFFICE_ORIGIN?.trim();

const forTheBackOffice = [
  { key: "Access-Control-Allow-Origin", value: backOffice ?? "" },
  { key: "Access-Control-Allow-Methods", value: "GET, POST, PUT, DELETE" },
  { key: "Access-Control-Allow-Headers", value: "Authorization, Content-Type" },
  { key: "Access-Control-Expose-Headers", value: "X-Total-Count, Retry-After" },
  { key: "Access-Control-Max-Age", value: "600" },
];

const picturesLastAWeek = {
  key: "Cache-Control",
  value: "public, max-age=604800, stale-while-revalidate=86400",
};

const fileBeside = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Several instances tell each other what changed, and share what they rendered: docs/decisions/0027. */
const caches = process.env.REDIS_URL?.trim()
  ? {
      cacheHandler: fileBeside("lib/next-internals/shared-cache/incremental-cache-handler.mjs"),
      cacheHandlers: {
        default: fileBeside("lib/next-internals/shared-cache/use-cache-handler.mjs"),
      },
    }
  : { cacheHandler: fileBeside("lib/next-internals/incremental-cache-handler.mjs") };

/** @type {import("next").NextConfig} */
export default {
  ...caches,
  // A container takes along only what the server needs: docs/deploy.md.
  ...(process.env.BUILD_OUTPUT?.trim() === "standalone" ? { output: "standalone" } : {}),
  compiler: { runAfterProductionCompile: hintCompilation },
  cacheComponents: true,
  // A page answers when it is whole, so that an unknown preset is a real 404 and not a shell.
  partialPrefetching: false,
  poweredByHeader: false,
  // Computed from every byte at every request, also of a cached page: see docs/decisions/0012.
  generateEtags: false,
  reactStrictMode: true,
  // Nothing is written at run time: an instance may have a read-only disk.
  experimental: { isrFlushToDisk: false },
  images: { unoptimized: true },
  // It reads its own font metrics from beside its code.
  serverExternalPackages: ["pdfkit", "fontkit"],
  headers: async () => [
    { source: "/:path*", headers },
    // On its way from a page with its opener's policy to an issuer without one, a popup would be cut
    // off: nobody could tell any more whether it is still open.
    {
      source: "/login/popup/:path*",
      headers: [{ key: "Cross-Origin-Opener-Policy", value: "unsafe-none" }],
    },
    // Their addresses may hold a secret. What is said here outweighs a route's own headers.
    ...["/reset-password/:path*", "/api/:path*"].map((source) => ({
      source,
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    })),
    ...(backOffice ? [{ source: "/api/:path*", headers: forTheBackOffice }] : []),
    { source: "/media/:file", headers: onlyAPicture },
    { source: "/sites/:path*", headers: apartFromTheShop },
    ...["presets", "templates", "team", "testimonials", "brand", "preview-scripts"].map(
      (folder) => ({
        source: `/${folder}/:path*`,
        headers: [picturesLastAWeek],
      }),
    ),
  ],
};
