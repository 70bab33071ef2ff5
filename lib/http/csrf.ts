const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"]);

interface Caller {
  method: string;
  headers: Headers;
}

/** Whether another site's page may have sent these cookies: nothing says that our own did. */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin";
  const origin = headers.get("origin");
  if (origin) return origin !== new URL(siteUrl).origin;
  return headers.has("cookie");
}

interface Sites {
  SITE_URL: string;
  /** The one other site whose pages may call; without cookies, so in nobody's name but the caller's. */
  BACK_OFFICE_ORIGIN?: string | undefined;
}

const isBackOffice = (headers: Headers, origin: string | undefined) =>
  origin !== undefined && headers.get("origin") === origin && !headers.has("cookie");

/**
 * Whether a page of another site could have sent this request with the visitor's cookies. A caller
 * that names itself in `Authorization` is no browser acting on its own, and neither is one that sends
 * no cookie and no browser header. `isUnsafe` is for a GET that changes something.
 */
export function isForgedRequest(
  { method, headers }: Caller,
  { SITE_URL, BACK_OFFICE_ORIGIN }: Sites,
  isUnsafe = unsafe.has(method),
): boolean {
  if (!isUnsafe || headers.has("authorization")) return false;
  if (isBackOffice(headers, BACK_OFFICE_ORIGIN)) return false;
  return isCrossSite(headers, SITE_URL);
}
