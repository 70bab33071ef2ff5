import type { BaseNextRequest } from "next/dist/server/base-http";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { matchHas } from "next/dist/shared/lib/router/utils/prepare-destination";
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

/** The headers of an address, as the server merges them: the last of a name holds. */
async function headersOf(source: string) {
  const { default: config } = await import("./next.config.mjs");
  const rules = (await config.headers?.()) ?? [];
  return new Map(
    rules
      .filter((it) => !it.missing && (it.source === "/(.*)" || it.source === source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
}

const policyOf = async (source = "/(.*)") =>
  (await headersOf(source)).get("Content-Security-Policy") ?? "";

test("without an image host, pages load from this site and upload to it only", async () => {
  vi.stubEnv("IMAGE_HOST_URL", " ");
  vi.stubEnv("IMAGE_UPLOAD_URL", undefined);
  expect(await policyOf()).toContain("img-src 'self' data: blob:;");
  expect(await policyOf()).toContain("connect-src 'self';");
});

test("an image host may be uploaded to and its pictures shown, and nothing else of it", async () => {
  vi.stubEnv("IMAGE_HOST_URL", "https://res.images.test/acme/");
  vi.stubEnv("IMAGE_UPLOAD_URL", "https://api.images.test/v1/acme/upload");
  const policy = await policyOf();
  expect(policy).toContain("img-src 'self' data: blob: https://res.images.test;");
  expect(policy).toContain("connect-src 'self' https://api.images.test;");
  expect(policy.match(/images\.test/g)).toHaveLength(2);
});

test("an uploaded picture cannot run scripts", async () => {
  const headers = await headersOf("/media/:file");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

/** What a sandboxed page may do, sorted. */
const sandboxOf = (policy: string) =>
  /(?:^|; )sandbox ([^;]*)/.exec(policy)?.[1]?.split(" ").sort();

test("a customer's site shares its origin with nobody, and its forms lead to the shop alone", async () => {
  vi.stubEnv("SITE_URL", "https://shop.test");
  const policy = await policyOf("/sites(/.*)?");
  expect(sandboxOf(policy)).toEqual([
    "allow-downloads",
    "allow-forms",
    "allow-popups",
    "allow-scripts",
  ]);
  expect(policy).not.toContain("allow-same-origin");
  expect(policy).toContain("form-action https://shop.test/api/site-form/;");
  for (const kind of ["default-src", "frame-ancestors", "base-uri"]) {
    expect(policy).toContain(`${kind} 'none'`);
  }
});

test("without an address of the shop, a customer's site sends nothing anywhere", async () => {
  vi.stubEnv("SITE_URL", undefined);
  expect(await policyOf("/sites(/.*)?")).toContain("form-action 'none'");
});

test("no page holds a plug-in or is framed elsewhere, and none can be turned to another site", async () => {
  const policy = await policyOf();
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  for (const kind of ["frame-ancestors", "form-action"]) {
    expect(policy).toContain(`${kind} 'self'`);
  }
  expect(policy).not.toContain("unsafe-eval");
});

test("no header is compiled for each request: one with a colon is of a rule without named parameters", async () => {
  vi.stubEnv("BACK_OFFICE_ORIGIN", "https://office.test");
  const { default: config } = await import("./next.config.mjs");
  const rules = (await config.headers?.()) ?? [];
  const compiled = rules.filter(
    ({ source, headers }) =>
      source.includes(":") && headers.some(({ key, value }) => `${key}${value}`.includes(":")),
  );
  expect(compiled).toEqual([]);
});

test.each([
  ["/(.*)", ["/", "/shop", "/shop/premium/2", "/api/preset/1"], []],
  ["/api(/.*)?", ["/api", "/api/preset", "/api/preset/1"], ["/apix", "/shop/api"]],
  ["/sites(/.*)?", ["/sites/halden", "/sites/halden/index.html"], ["/sitesx", "/shop/sites"]],
])("the rule of %s is for these addresses, without parameters", (source, own, others) => {
  // As Next matches the rules of its configuration.
  const match = getPathMatch(source, { strict: true, removeUnnamedParams: true });
  expect(own.map((path) => match(path))).toEqual(own.map(() => ({})));
  expect(others.map((path) => match(path))).toEqual(others.map(() => false));
});

test("an address that may hold a secret is told to nobody", async () => {
  for (const source of ["/reset-password/:path*", "/api(/.*)?"]) {
    expect((await headersOf(source)).get("Referrer-Policy")).toBe("no-referrer");
  }
});

test("all reset links are one static page, so that a random one costs no rendering", async () => {
  const { default: config } = await import("./next.config.mjs");
  const source = "/reset-password/:token";
  expect(await config.rewrites?.()).toMatchObject({
    afterFiles: expect.arrayContaining([{ source, destination: "/en/reset-password/with-token" }]),
  });
});

/** @requirement API: No other origin may read a response, except the one configured back office */
test("without a back office elsewhere, no other site may read an answer", async () => {
  vi.stubEnv("BACK_OFFICE_ORIGIN", " ");
  expect([...(await headersOf("/api(/.*)?")).keys()].join()).not.toContain("Access-Control");
});

/** @requirement API: No other origin may read a response, except the one configured back office */
test("a back office elsewhere may call the API with a token, and read how many there are", async () => {
  vi.stubEnv("BACK_OFFICE_ORIGIN", "https://office.test");
  const headers = await headersOf("/api(/.*)?");
  expect(headers.get("Access-Control-Allow-Origin")).toBe("https://office.test");
  expect(headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
  expect(headers.get("Access-Control-Expose-Headers")).toContain("X-Total-Count");
  expect(headers.has("Access-Control-Allow-Credentials")).toBe(false);
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  expect((await headersOf("/(.*)")).has("Access-Control-Allow-Origin")).toBe(false);
});

test("without a public client id, nothing of PayPal's may be loaded", async () => {
  vi.stubEnv("PAYPAL_PUBLIC_CLIENT_ID", " ");
  vi.stubEnv("PAYPAL_BASE_URL", "https://api-m.paypal.com");
  expect(await policyOf()).not.toContain("paypal");
});

test.each([
  [undefined, "https://*.paypal.com https://*.paypalobjects.com"],
  ["https://api-m.sandbox.paypal.com", "https://*.paypal.com https://*.paypalobjects.com"],
  ["http://localhost:4020", "http://localhost:4020"],
  ["https://api-m.paypal.com.evil.test", "https://api-m.paypal.com.evil.test"],
])("with a public client id and PayPal at %s, its button may load from %s", async (url, hosts) => {
  vi.stubEnv("PAYPAL_PUBLIC_CLIENT_ID", "client");
  vi.stubEnv("PAYPAL_BASE_URL", url);
  const policy = await policyOf();
  expect(policy).toContain(`script-src 'self' 'unsafe-inline' ${hosts}`);
  for (const kind of ["frame-src", "connect-src"]) {
    expect(policy).toContain(`${kind} 'self' ${hosts};`);
  }
  expect(policy).toContain("default-src 'self';");
});

test("a scheduler that calls the old address runs the jobs", async () => {
  const { default: config } = await import("./next.config.mjs");
  const source = "/api/cron/sweep";
  expect(await config.rewrites?.()).toMatchObject({
    afterFiles: expect.arrayContaining([{ source, destination: "/api/cron/jobs" }]),
  });
});

/** Whether function hosts lead a request to a site, and by which rules. */
async function sitesRule() {
  const { default: config } = await import("./next.config.mjs");
  const rewrites = await config.rewrites?.();
  if (!rewrites || Array.isArray(rewrites)) throw new Error("There is no rewrite for sites.");
  const rules = rewrites.beforeFiles ?? [];
  const [rule] = rules;
  const isLed = (host: string) => {
    const request = { headers: { host } } as BaseNextRequest;
    return matchHas(request, {}, rule?.has, rule?.missing) !== false;
  };
  return { config, rules, rule, isLed };
}

test("function hosts lead names below the domain of sites to their sites, but for their forms", async () => {
  vi.stubEnv("SITES_DOMAIN_TARGET", undefined);
  vi.stubEnv("SITES_DOMAIN", "sites.test");
  vi.stubEnv("SITE_URL", "https://shop.test");
  const { rules, isLed } = await sitesRule();
  const hosts = ["a.sites.test", "a.b.sites.test:443", "sites.test", "shop.test", "other.test"];
  expect(hosts.map(isLed)).toEqual([true, true, false, false, false]);
  const to = (path: string) =>
    rules.flatMap(({ source, destination }) => {
      const params = getPathMatch(source, { strict: true })(path);
      return params ? destination.replace(":path", String(params.path)) : [];
    });
  expect(to("/")).toEqual(["/own-domain/:host"]);
  expect(to("/a/b.html")).toEqual(["/own-domain/:host/a/b.html"]);
  expect(to("/api/preset")).toEqual(["/own-domain/:host/api/preset"]);
  expect(to("/api/site-form/0/thanks")).toEqual([]);
});

test("where domains are offered, function hosts lead other names than the shop's to their sites", async () => {
  vi.stubEnv("SITES_DOMAIN_TARGET", "sites.shop.test");
  vi.stubEnv("SITE_URL", "https://shop.test");
  vi.stubEnv("SHOP_HOSTS", "www.shop.test, *.vercel.app");
  const { config, rule, isLed } = await sitesRule();
  const own = ["shop.test", "shop.test:443", "www.shop.test", "a-b.vercel.app", "localhost:3000"];
  expect([...own, "127.0.0.1:3000", "[::1]:3000", "shop"].filter(isLed)).toEqual([]);
  const others = ["www.halden.com", "halden.com:443", "evil.shop.test", "shop.test.evil.com"];
  expect(others.filter(isLed)).toEqual(others);
  const policy = (await config.headers?.())?.find(({ missing }) => missing !== undefined);
  expect(policy?.missing).toEqual(rule?.missing);
});

test("the answers to sites' forms have no origin, and their forms lead to the shop alone", async () => {
  vi.stubEnv("IMAGE_HOST_URL", "https://res.images.test/acme/");
  const policy = await policyOf("/api/site-form(/.*)?");
  expect(policy).toContain("default-src 'none'; script-src 'self' https://shop.test;");
  expect(policy).toContain("img-src 'self' data: https://shop.test https://res.images.test;");
  expect(policy).toContain("font-src 'self' https://shop.test;");
  expect(policy).toContain("form-action 'self'; frame-ancestors 'none'");
  // The page around an answer has the links of the site.
  expect(sandboxOf(policy)).toEqual(sandboxOf(await policyOf("/sites(/.*)?")));
});
