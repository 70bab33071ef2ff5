import { expect, test } from "vitest";
import { callerNetwork, socketAddressHeader, socketAddressValue } from "./client-ip";

const from = (address: string) => ({ [socketAddressHeader]: socketAddressValue(address) });
const socket = from("203.0.113.7");

test.each<[string, Record<string, string>, number, string]>([
  ["no proxy: the socket's address", socket, 0, "203.0.113.7"],
  [
    "no proxy: a forged X-Forwarded-For is ignored",
    { ...socket, "x-forwarded-for": "1.2.3.4" },
    0,
    "203.0.113.7",
  ],
  ["no proxy and no front server", {}, 0, "unknown"],
  [
    "no front server: a forged socket address is ignored",
    { [socketAddressHeader]: "1.2.3.4" },
    0,
    "unknown",
  ],
  [
    "no front server: nor one with a made-up secret",
    { [socketAddressHeader]: "secret 1.2.3.4" },
    0,
    "unknown",
  ],
  ["a socket that is closed already", from(""), 0, "unknown"],
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
  ["an entry that is no address", { "x-forwarded-for": "ann@example.com" }, 1, "unknown"],
])("%s", (_, headers, proxies, network) => {
  expect(callerNetwork(new Headers(headers), proxies)).toBe(network);
});

/** @requirement Security and resilience: A /64 of IPv6 addresses is one caller, whatever its port */
test.each([
  ["1.2.3.4:5678", "1.2.3.4"],
  ["[::1]:443", "0:0:0:0::/64"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:DB8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
  ["2001:db8:0:1::", "2001:db8:0:1::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:3:4:192.0.2.1", "2001:db8:1:2::/64"],
  ["1::8", "1:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:192.0.2.255", "192.0.2.255"],
  ["::FFFF:c000:2ff", "192.0.2.255"],
  ["[0:0:0:0:0:ffff:192.0.2.255]:8080", "192.0.2.255"],
  ["::192.0.2.1", "0:0:0:0::/64"],
  ["1.2.3.4:", "unknown"],
  ["[1.2.3.4", "unknown"],
  ["1.2.3", "unknown"],
])("%s is the caller %s", (address, network) => {
  expect(callerNetwork(new Headers({ "x-forwarded-for": address }), 1)).toBe(network);
  expect(callerNetwork(new Headers(from(address)), 0)).toBe(network);
});
