/** Set by the guard in front of the server, from the socket; what a client sends there is dropped. */
export const socketAddressHeader = "x-socket-address";

/**
 * Who is calling, for counting attempts. `X-Forwarded-For` can be believed only as far as our own
 * proxies wrote it: the entry that the outermost of them added, counted from the right.
 */
export function clientIp(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return headers.get(socketAddressHeader) ?? "unknown";
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || "unknown";
}
