import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { redirectForGuests } from "@/lib/accounts/guest-redirect";
import { contentSecurityPolicy } from "@/lib/csp/policy.mjs";
import { isRenderedPerRequest } from "@/lib/csp/rules";
import { isUnknownLicense } from "@/lib/delivery/queries";
import { hostNameOf } from "@/lib/domains/rules";
import { isOwnHost, offersDomains } from "@/lib/domains/settings";
import { env, isProduction } from "@/lib/env";

export async function middleware(request: NextRequest) {
  // The domain of a site, where no front server answers for it: next.config.mjs leads it there.
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

/** Chooses the page of unknown licenses in next.config.mjs: a rewrite of the middleware needs the server's own host. */
const unknownLicense = "x-unknown-license";

function showUnknownLicense(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set(unknownLicense, "1");
  // The next purchase may be given this key.
  return NextResponse.next({
    request: { headers },
    headers: { "Cache-Control": "private, no-store" },
  });
}

const header = "Content-Security-Policy";

/** Next takes the nonce of a page's scripts from the policy in the headers of the request. */
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
