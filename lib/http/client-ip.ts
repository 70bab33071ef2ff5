/** Set from the socket by the request filter, which overwrites a value sent by the client. */
export const socketAddressHeader = "x-socket-address";

/**
 * The client's IP address, for rate limits. Only the entries of `X-Forwarded-For` that our own proxies
 * added can be trusted: the client's is the one that the outermost proxy added, counted from the right.
 */
export function clientIp(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return headers.get(socketAddressHeader) ?? "unknown";
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || "unknown";
}
