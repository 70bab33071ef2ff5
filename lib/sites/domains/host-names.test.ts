import { expect, test, vi } from "vitest";
import { nameSites, startFakeDns } from "@/e2e/support/dns";
import { isApex, normalizeHost } from "./host-names";
import { isOwnHost, siteNameIn } from "./settings";

startFakeDns();
nameSites();

test.each([
  ["www.example.com", "www.example.com"],
  [" WWW.Example.COM. ", "www.example.com"],
  ["https://www.example.com/", "www.example.com"],
  ["example.co.uk", "example.co.uk"],
  ["www.münchen.de", "www.xn--mnchen-3ya.de"],
  ["例え.テスト.jp", "xn--r8jz45g.xn--zckzah.jp"],
  ["halden.github.io", "halden.github.io"],
  ["www.halden.test", "www.halden.test"],
])("%j is the name %s", (typed, host) => {
  expect(normalizeHost(typed)).toBe(host);
});

test.each([
  ["", /such as www/],
  ["example", /whole name|shop’s own/],
  ["com", /whole name|shop’s own/],
  ["co.uk", /Everybody shares co\.uk/],
  ["github.io", /Everybody shares/],
  ["192.0.2.1", /IP address/],
  ["2001:db8::1", /IP address/],
  ["[2001:db8::1]", /IP address/],
  ["192.168.1", /IP address/],
  ["0x7f.1", /IP address/],
  ["shop.test", /shop’s own/],
  ["www.shop.test", /shop’s own/],
  ["evil.shop.test", /shop’s own/],
  ["localhost", /shop’s own/],
  ["www.localhost", /shop’s own/],
  ["printer.local", /shop’s own/],
  ["www.example.com/path", /such as www/],
  ["www.example.com:8080", /such as www/],
  ["ann@example.com", /such as www/],
  ["www..example.com", /such as www/],
  ["-www.example.com", /such as www/],
  ["www_.example.com", /such as www/],
  ["*.example.com", /such as www/],
  ["www.exam ple.com", /such as www/],
  ["www.example.com\nevil.com", /such as www/],
  [`${"a".repeat(64)}.example.com`, /such as www/],
  [`${"a.".repeat(120)}example.com`, /such as www/],
])("%j is refused", (typed, why) => {
  expect(() => normalizeHost(typed)).toThrow(why);
});

test.each([
  ["example.com", true],
  ["www.example.com", false],
  ["example.co.uk", true],
  ["halden.github.io", true],
])("that %s is a registered name is %j", (host, is) => {
  expect(isApex(host)).toBe(is);
});

test.each([
  ["shop.test", true],
  ["localhost", true],
  ["shop.localhost", true],
  ["", true],
  ["127.0.0.1", true],
  ["10.0.0.7", true],
  ["[::1]", true],
  ["[2001:db8::1]", true],
  ["shop", true],
  ["shop.svc.cluster.local", true],
  ["metadata.google.internal", true],
  ["router.home.arpa", true],
  ["halden.sites.test", false],
  ["a.halden.sites.test", false],
  ["www.shop.test", false],
  ["shop.test.evil.com", false],
  ["evilshop.test", false],
  ["shopxtest", true],
  ["shop-test.com", false],
  ["127.0.0.1.evil.com", false],
  ["local.evil.com", false],
  ["localhost.evil.com", false],
  ["www.example.com", false],
  ["a:b:c", false],
  ["/", false],
])("that %j is the shop's own name is %j", (host, is) => {
  expect(isOwnHost(host)).toBe(is);
});

test.each([
  ["halden.sites.test", "halden"],
  ["a.halden.sites.test", "a.halden"],
  ["sites.test", null],
  ["haldensites.test", null],
  ["halden.sites.test.evil.com", null],
])("the name of the site in %j is %j", (host, name) => {
  expect(siteNameIn(host)).toBe(name);
});

test.each(["sites.test", "halden.sites.test"])("%s is no customer's domain", (typed) => {
  expect(() => normalizeHost(typed)).toThrow(/shop’s own/);
});

test("on a machine of one's own the shop has no registered name", async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  vi.stubEnv("SITES_DOMAIN", undefined);
  vi.resetModules();
  const { normalizeHost } = await import("./host-names");
  expect(() => normalizeHost("co.uk")).toThrow(/Everybody shares/);
  expect(() => normalizeHost("www.localhost")).toThrow(/shop’s own/);
  expect(normalizeHost("www.halden.test")).toBe("www.halden.test");
});

test("on a machine of one's own sites have names below localhost, and the shop has the rest", async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  vi.stubEnv("SITES_DOMAIN", undefined);
  vi.stubEnv("SITES_DOMAIN_TARGET", undefined);
  vi.resetModules();
  const settings = await import("./settings");
  expect(settings.siteNameIn("halden.localhost")).toBe("halden");
  expect(settings.isOwnHost("halden.localhost")).toBe(false);
  for (const host of ["localhost", "127.0.0.1", "shop.lan", "www.example.com"]) {
    expect(settings.isOwnHost(host)).toBe(true);
  }
});

test("a public shop without a domain of sites has no names for them", async () => {
  vi.stubEnv("SITES_DOMAIN", undefined);
  vi.resetModules();
  const settings = await import("./settings");
  expect(settings.sitesDomain()).toBeNull();
  expect(settings.siteNameIn("halden.localhost")).toBeNull();
});
