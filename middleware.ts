import { type NextRequest, NextResponse } from "next/server";
import { redirectForGuests } from "@/lib/accounts/guard";

export function middleware(request: NextRequest) {
  const names = request.cookies.getAll().map(({ name }) => name);
  const target = redirectForGuests(names);
  return target ? NextResponse.redirect(new URL(target, request.url)) : NextResponse.next();
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
