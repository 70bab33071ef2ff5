import { type NextRequest, NextResponse } from "next/server";
import { redirectForGuests } from "@/lib/accounts/guest-redirect";
import { env } from "@/lib/env";

export function middleware(request: NextRequest) {
  const names = request.cookies.getAll().map(({ name }) => name);
  const target = redirectForGuests(names);
  return target
    ? NextResponse.redirect(new URL(target, env("site").SITE_URL))
    : NextResponse.next();
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
  ],
};
