import { expect, test } from "vitest";
import { clientIp } from "./client-ip";

const socket = { "x-socket-address": "203.0.113.7" };

test.each<[string, Record<string, string>, number, string]>([
  ["no proxy: the socket's address", socket, 0, "203.0.113.7"],
  [
    "no proxy: a forged X-Forwarded-For is ignored",
    { ...socket, "x-forwarded-for": "1.2.3.4" },
    0,
    "203.0.113.7",
  ],
  ["no proxy and no request filter", {}, 0, "unknown"],
  ["one proxy: the entry it added", { "x-forwarded-for": "198.51.100.9" }, 1, "198.51.100.9"],
  [
    "one proxy: forged entries before it are ignored",
    { "x-forwarded-for": "1.2.3.4, 5.6.7.8, 198.51.100.9" },
    1,
    "198.51.100.9",
  ],
  [
    "two proxies: the entry of the outer one",
    { "x-forwarded-for": "1.2.3.4, 198.51.100.9, 10.0.0.2" },
    2,
    "198.51.100.9",
  ],
  [
    "two proxies, one entry: a client that bypassed a proxy",
    { "x-forwarded-for": "1.2.3.4" },
    2,
    "unknown",
  ],
  ["one proxy, but no X-Forwarded-For", socket, 1, "unknown"],
  ["an empty entry", { "x-forwarded-for": "1.2.3.4, " }, 1, "unknown"],
  ["IPv6", { "x-forwarded-for": "2001:db8::1" }, 1, "2001:db8::1"],
])("%s", (_, headers, proxies, address) => {
  expect(clientIp(new Headers(headers), proxies)).toBe(address);
});
