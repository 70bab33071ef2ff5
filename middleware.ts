import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { redirectForGuests } from "@/lib/accounts/guest-redirect";
import { env, isProduction } from "@/lib/env";
import { contentSecurityPolicy } from "@/lib/platform/csp/policy.mjs";
import { isRenderedPerRequest } from "@/lib/platform/csp/rules";
import { isUnknownLicense } from "@/lib/sites/delivery/queries";
import { hostNameOf } from "@/lib/sites/domains/rules";
import { isOwnHost, offersDomains } from "@/lib/sites/domains/settings";

export async function middleware(request: NextRequest) {
  // A request for a customer's domain on hosts without the front server:
  // next.config.mjs rewrites it to a route.
  if (offersDomains() && !isOwnHost(hostNameOf(request.headers.get("host") ?? ""))) {
    return NextResponse.next();
  }
  const names = request.cookies.getAll().map(({ name }) => name);
  const { pathname } = request.nextUrl;
  const target = redirectForGuests(pathname, names);
  if (target) return NextResponse.redirect(new URL(target, env("site").SITE_URL));
  if (await isUnknownLicense(pathname)) return showUnknownLicense(request);
  return isRenderedPerRequest(pathname) ? withNonce(request) : NextResponse.next();
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
  matcher: [
    "/pay",
    "/pay/:path*",
    "/profile",
    "/profile/:path*",
    "/purchases",
    "/purchases/:path*",
    "/admin",
    "/admin/:path*",
    "/license/:path*",
    "/shop/search/:words/:page?",
    "/cart/add/:ids",
  ],
};
