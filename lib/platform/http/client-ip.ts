import { randomBytes } from "node:crypto";
import { isIP, isIPv4 } from "node:net";

/** Set by the front server to `socketAddressValue()`, in place of a value that the client sent. */
export const socketAddressHeader = "x-socket-address";

/** What names the caller; node:http has them as an object. */
export type CallerHeaders = Pick<Headers, "get">;

// Global, because the front server and the routes are bundled separately.
const shared = globalThis as typeof globalThis & { presetrySocketSecret?: string };

/** Random per process. A host that runs routes without the front server passes the client's headers on. */
const socketSecret = () => {
  shared.presetrySocketSecret ??= randomBytes(16).toString("base64url");
  return shared.presetrySocketSecret;
};

/** The value of the socket address header, which clients cannot forge. */
export const socketAddressValue = (address = ""): string => `${socketSecret()} ${address}`;

function socketAddress(headers: CallerHeaders): string | undefined {
  const [secret, address] = headers.get(socketAddressHeader)?.split(" ") ?? [];
  return secret === socketSecret() ? address : undefined;
}

/**
 * The client's IP address as its proxy or socket gives it. Only the entries of `X-Forwarded-For` that our
 * own proxies added can be trusted: the client's is the one that the outermost proxy added, counted from
 * the right.
 */
function clientAddress(headers: CallerHeaders, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return socketAddress(headers);
  return headers.get("x-forwarded-for")?.split(",").at(-trustedProxies)?.trim();
}

/** Without the port that some proxies add: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // The URL parser writes an embedded IPv4 address as groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

const ipv4Of = (high: number, low: number): string =>
  [high >> 8, high & 255, low >> 8, low & 255].join(".");

/**
 * The network that rate limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, because
 * an IPv6 customer has all 2^64 addresses of it. "unknown" without a valid address.
 */
export function callerNetwork(headers: CallerHeaders, trustedProxies: number): string {
  const [address = ""] = withoutPort(clientAddress(headers, trustedProxies) ?? "").split("%");
  if (isIP(address) === 0) return "unknown";
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return ipv4Of(high, low);
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}
