import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { isForCustomers } from "@/lib/accounts/guest-redirect";
import { searchHref, tidySearch } from "@/lib/catalogue/search/words";
import { asUnavailable } from "@/lib/database-errors";
import { decodeComponent } from "@/lib/decode-component";
import { env, isProduction } from "@/lib/env";
import { inLanguage, languageOf, withoutLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { contentSecurityPolicy } from "@/lib/platform/csp/policy.mjs";
import { isRenderedPerRequest } from "@/lib/platform/csp/rules";
import { findActor } from "@/lib/platform/sessions/authenticate";
import { siteLinks } from "@/lib/site-links";
import { readLicenseKey } from "@/lib/sites/delivery/license-key";
import { isUnknownLicense } from "@/lib/sites/delivery/queries";
import { hostNameOf } from "@/lib/sites/domains/rules";
import { isOwnHost } from "@/lib/sites/domains/settings";

export async function middleware(request: NextRequest) {
  // A request for a site's name on hosts without the front server: next.config.mjs rewrites it to a
  // route.
  if (!isOwnHost(hostNameOf(request.headers.get("host") ?? ""))) {
    return NextResponse.next();
  }
  const { pathname } = request.nextUrl;
  if (isForCustomers(pathname) && (await isGuest(request))) {
    return redirectTo(inLanguage(languageOf(pathname), links.home), 307);
  }
  if (await isUnknownLicense(pathname)) return showUnknownLicense(request);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return redirectTo(canonical, 308);
  return isRenderedPerRequest(pathname) ? withNonce(request) : NextResponse.next();
}

/**
 * Redirects here and not in the page: a page that is rendered per request has sent its status before
 * it knows, and redirects by a script.
 */
const redirectTo = (path: string, status: 307 | 308) =>
  NextResponse.redirect(new URL(path, env("site").SITE_URL), status);

/** False if the database is unavailable: the page says so. */
async function isGuest(request: NextRequest): Promise<boolean> {
  try {
    return (await findActor(request)) === null;
  } catch (error) {
    if (asUnavailable(error)) return false;
    throw error;
  }
}

/** The one address of a search or a license, however it is spelled. */
function canonicalPath(path: string): string {
  const [, place, typed] = /^\/(license|shop\/search)\/([^/]+)/.exec(withoutLanguage(path)) ?? [];
  if (!typed) return path;
  const inSameLanguage = (other: string) => inLanguage(languageOf(path), other);
  const words = decodeComponent(typed);
  if (place !== "license") {
    return words === tidySearch(words) ? path : inSameLanguage(searchHref(words));
  }
  const key = readLicenseKey(words);
  return key && key !== typed ? inSameLanguage(siteLinks.licenseCheck(key)) : path;
}

/**
 * Selects the page for unknown license keys in next.config.mjs: a rewrite in the middleware would
 * need the server's own host.
 */
const unknownLicense = "x-unknown-license";

function showUnknownLicense(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set(unknownLicense, "1");
  // Not cached: a later purchase may get this key.
  return NextResponse.next({
    request: { headers },
    headers: { "Cache-Control": "private, no-store" },
  });
}

const header = "Content-Security-Policy";

/** Next reads the nonce for a page's scripts from the policy in the request headers. */
function withNonce(request: NextRequest) {
  const policy = contentSecurityPolicy(
    { ...env("images"), ...env("paypal") },
    { nonce: randomBytes(16).toString("base64"), isDevelopment: !isProduction() },
  );
  const headers = new Headers(request.headers);
  headers.delete(unknownLicense);
  headers.set(header, policy);
  return NextResponse.next({ request: { headers }, headers: { [header]: policy } });
}

export const config = {
  runtime: "nodejs",
  // Next reads these without running the file, so any two letters may be the language.
  matcher: [
    "/:language([a-z]{2}|en-XA)?/pay/:path*",
    "/:language([a-z]{2}|en-XA)?/profile/:path*",
    "/:language([a-z]{2}|en-XA)?/purchases/:path*",
    "/:language([a-z]{2}|en-XA)?/admin/:path*",
    "/:language([a-z]{2}|en-XA)?/license/:path*",
    "/:language([a-z]{2}|en-XA)?/shop/search/:words/:page?",
    "/:language([a-z]{2}|en-XA)?/cart/add/:ids",
    "/:language([a-z]{2}|en-XA)?/withdraw/:path*",
    "/:language([a-z]{2}|en-XA)?/report/:path*",
  ],
};
