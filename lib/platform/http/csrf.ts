import { readAuthorization } from "../sessions/rules";

const unsafeMethods = new Set(["POST", "PUT", "PATCH", "DELETE"]);

interface Caller {
  method: string;
  headers: Headers;
}

/** What the browser says about the request's origin; undefined if it says nothing. */
function isDeclaredCrossSite(headers: Headers, siteUrl: string): boolean | undefined {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin";
  const origin = headers.get("origin");
  return origin ? origin !== new URL(siteUrl).origin : undefined;
}

/** True unless the headers prove that the request is same-origin, or it has neither them nor a cookie. */
export const isCrossSite = (headers: Headers, siteUrl: string): boolean =>
  isDeclaredCrossSite(headers, siteUrl) ?? headers.has("cookie");

interface Sites {
  SITE_URL: string;
  /** The only other origin whose pages may call, and only without cookies. */
  BACK_OFFICE_ORIGIN?: string | undefined;
}

const isBackOffice = (headers: Headers, origin: string | undefined) =>
  origin !== undefined && headers.get("origin") === origin && !headers.has("cookie");

/**
 * Whether a page of another site could have sent this request with the visitor's cookies (CSRF). Not if
 * it has a token, with which the cookies are ignored, or neither a cookie nor browser headers. `isUnsafe` overrides the
 * method, for a GET that changes something.
 */
export function isForgedRequest(
  { method, headers }: Caller,
  { SITE_URL, BACK_OFFICE_ORIGIN }: Sites,
  isUnsafe = unsafeMethods.has(method),
): boolean {
  if (!isUnsafe || readAuthorization(headers.get("authorization"))) return false;
  if (isBackOffice(headers, BACK_OFFICE_ORIGIN)) return false;
  // Such a GET does not use the cookie: only a browser's word makes it forged.
  if (!unsafeMethods.has(method)) return isDeclaredCrossSite(headers, SITE_URL) ?? false;
  return isCrossSite(headers, SITE_URL);
}
