import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameSites, startFakeDns } from "@/e2e/support/dns";
import { eventually } from "@/e2e/support/eventually";
import { addRevision } from "@/e2e/support/factories";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { addDomain, addSite, publishFiles, publishText, textFile } from "@/e2e/support/sites";
import { createFrontServer } from "@/lib/platform/front-server/server";
import { metrics } from "@/lib/platform/telemetry/metrics";
import { renameSite } from "@/lib/sites/commands/rename";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { ownerPass } from "@/lib/sites/hosting/owner-line";
import {
  createServerHosting,
  createServerVisits,
  createSiteServer,
} from "@/lib/sites/hosting/server";
import { shopHost } from "@/lib/sites/targets/shop-host";
import { createDirectory } from "./directory";
import { createDomainServer } from "./server";

startFakeDns();
nameSites();

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

beforeAll(async () => {
  const hosting = createServerHosting();
  const visits = createServerVisits();
  server = createFrontServer({
    responders: [createDomainServer(hosting, visits), createSiteServer(hosting, visits)],
    handle: (_, response) => {
      response.setHeader("Set-Cookie", "session=1");
      response.end("the shop");
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  agent.destroy();
  server.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const open = (host: string, path = "/", options: { method?: string; headers?: object } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const { method = "GET", headers } = options;
    const sent = request(
      { host: "127.0.0.1", port, path, method, agent, headers: { Host: host, ...headers } },
      async (response) => {
        let text = "";
        for await (const chunk of response.setEncoding("utf8")) text += chunk;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      },
    );
    sent.on("error", reject);
    sent.end();
  });

/** A site with everything that one can have, of its owner's words. */
async function addNamedSite(host: string) {
  const site = await addSite();
  await addRevision(site.owner);
  const here = originPlaceholder;
  await publishFiles(site, [
    textFile(
      "index.html",
      `<link rel="canonical" href="${here}/index.html"><link rel="stylesheet" href="styles.css"><h1>The site of ${host}</h1>`,
    ),
    textFile("styles.css", "p{}"),
    textFile("imprint.html", `<a href="${here}/">Start</a>`),
    textFile("robots.txt", `Sitemap: ${here}/sitemap.xml`),
    textFile("sitemap.xml", `<loc>${here}/imprint.html</loc>`),
    textFile("404.html", "<h1>Not on this site</h1>"),
  ]);
  return site;
}

/** The same under its own domain. */
async function addSiteAt(host: string) {
  const site = await addNamedSite(host);
  await addDomain(site, host);
  // The names are read once a second.
  await eventually(async () => expect((await open(host)).status).toBe(200));
  return site;
}

/** @requirement Sites: A proved domain is answered with the site at "/", with its own robots.txt, sitemap and 404 page */
test("a proved domain is answered with the site, whose addresses are those of the domain", async () => {
  await addSiteAt("www.halden.com");
  const page = await open("www.halden.com");
  expect(page.text).toContain("The site of www.halden.com");
  expect(page.text).toContain('<link rel="canonical" href="https://www.halden.com/">');
  const [, styles] = /href="(styles[^"]+)"/.exec(page.text) ?? [];
  const loaded = await open("www.halden.com", `/${styles}`);
  expect([loaded.text, loaded.headers["cache-control"]]).toEqual([
    "p{}",
    "private, max-age=600, stale-while-revalidate=31536000",
  ]);
  expect((await open("www.halden.com", "/imprint.html?from=mail")).text).toContain(
    `<a href="https://www.halden.com/">Start</a>`,
  );
  expect((await open("www.halden.com", "/robots.txt")).text).toBe(
    "Sitemap: https://www.halden.com/sitemap.xml",
  );
  expect((await open("www.halden.com", "/sitemap.xml")).text).toBe(
    "<loc>https://www.halden.com/imprint.html</loc>",
  );
  const missing = await open("www.halden.com", "/nothing");
  expect(missing.status).toBe(404);
  expect(missing.text).toContain("<h1>Not on this site</h1>");
  expect(missing.text).toContain("Report this site");
  const { etag = "" } = page.headers;
  const again = await open("www.halden.com", "/", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

/** @requirement Sites: A site with a domain is read there, and its old address leads there */
test("a site's own names lead to its domain, but for what loaded pages still need", async () => {
  const site = await addSiteAt("www.voss.com");
  const inShop = (path: string) => open("shop.test", `/sites/${site.name}/${path}`);
  const atName = (path: string) => open(`${site.name}.sites.test`, `/${path}`);
  for (const at of [inShop, atName]) {
    await eventually(async () =>
      expect((await at("index.html")).headers.location).toBe("https://www.voss.com/"),
    );
    const leadsTo = async (path: string) => (await at(path)).headers.location;
    expect(await leadsTo("imprint.html")).toBe("https://www.voss.com/imprint.html");
    expect(await leadsTo("/evil.com")).toBe("https://www.voss.com//evil.com");
  }
  const styles = stylesOf(await open("www.voss.com"));
  expect((await atName(styles)).text).toBe("p{}");
  expect((await inShop(styles)).headers.location).toBe(`https://www.voss.com/${styles}`);
});

const stylesOf = ({ text }: Answer) => /href="(styles[^"]+)"/.exec(text)?.[1] ?? "";

/**
 * @requirement Sites: Each site has an origin of its own below SITES_DOMAIN
 * @requirement Sites: Addresses under /sites lead to the site's own address for good
 */
test("a site is at its own name, and its addresses under the shop's lead there", async () => {
  const { name } = await addNamedSite("the name");
  const host = `${name}.sites.test`;
  const page = await open(host);
  expect([page.status, page.text.includes("The site of the name")]).toEqual([200, true]);
  expect(page.text).toContain(`<link rel="canonical" href="https://${host}/">`);
  expect((await open(host, `/${stylesOf(page)}`)).text).toBe("p{}");
  expect((await open(host, "/robots.txt")).text).toBe(`Sitemap: https://${host}/sitemap.xml`);
  expect((await open(host, "/nothing")).status).toBe(404);
  expect((await open(`${host.toUpperCase()}:443`)).status).toBe(200);
  for (const [path, to] of [
    ["", "/"],
    ["/", "/"],
    ["/index.html", "/"],
    ["/imprint.html", "/imprint.html"],
    [`/${stylesOf(page)}`, `/${stylesOf(page)}`],
    ["/sitemap.xml", "/sitemap.xml"],
  ]) {
    const { status, headers, text } = await open("shop.test", `/sites/${name}${path}`);
    expect([status, headers.location, text]).toEqual([308, `https://${host}${to}`, ""]);
  }
  for (const other of ["sites.test", `a.${host}`, "no_name.sites.test", "-.sites.test"]) {
    expect((await open(other)).status).toBe(421);
  }
  const unknown = await open("nobody-has-this.sites.test");
  expect([unknown.status, unknown.text.includes("Nothing is here")]).toEqual([404, true]);
  expect(unknown.text).toContain('href="https://shop.test/report"');
});

test("a site keeps its former name, whose pages lead to the new one", async () => {
  const site = await addNamedSite("two names");
  const [before, name] = [`${site.name}.sites.test`, `lamps-${site.itemId}`];
  const styles = stylesOf(await open(before));
  await renameSite(site.owner.id, site, name, shopHost);
  const to = `https://${name}.sites.test/`;
  await eventually(async () => expect((await open(before)).headers.location).toBe(to));
  expect((await open("shop.test", `/sites/${site.name}/`)).headers.location).toBe(to);
  expect((await open(`${name}.sites.test`)).text).toContain("The site of two names");
  // A page that is open still loads them, from its own origin.
  expect((await open(before, `/${styles}`)).text).toBe("p{}");
});

/** @requirement Sites: The shop's pages, API and cookies are out of reach under a site's name */
test("under a site's name nothing of the shop answers but its forms, and these without cookies", async () => {
  const { name } = await addNamedSite("alone");
  const host = `${name}.sites.test`;
  const form = `/api/site-form/${"0".repeat(32)}`;
  for (const path of [
    "/api/preset",
    "/login",
    "/admin",
    `/sites/${name}/index.html`,
    `${form}/x`,
  ]) {
    const { status, text, headers } = await open(host, path);
    expect([status, text]).toEqual([404, expect.stringMatching(/^<h1>Not on this site<\/h1>/)]);
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect((await open(host, "/api/user/login", { method: "POST" })).status).toBe(405);
  for (const path of [form, `${form}/thanks`, `${form}?a`]) {
    expect((await open(host, path, { method: "POST" })).text).toBe("the shop");
    expect((await open("nobody.example.com", path, { method: "POST" })).status).toBe(421);
  }
  const { headers } = await open(host);
  const policy = headers["content-security-policy"];
  for (const rule of ["script-src 'self'", "worker-src 'none'", "form-action 'self'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain("sandbox");
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

/** @requirement Sites: A site sends its forms to its own origin */
test("a page that was published with the shop's address for its form sends it to its own", async () => {
  const site = await addSite();
  await publishFiles(site, [
    textFile("index.html", '<form method="post" action="https://shop.test/api/site-form/ab">'),
  ]);
  expect((await open(`${site.name}.sites.test`)).text).toContain(
    `<form method="post" action="https://${site.name}.sites.test/api/site-form/ab">`,
  );
});

/**
 * @requirement Sites: A new site is hidden from search engines until its owner publishes words of their own
 * @requirement Sites: Only its owner is told on a hidden site that it is hidden
 */
test("a site with our sample is not listed, and tells its owner alone", async () => {
  const site = await addSite();
  await publishFiles(site, [
    textFile("index.html", '<!doctype html><body class="a"><h1>Kettles</h1></body>'),
    textFile("robots.txt", `Sitemap: ${originPlaceholder}/sitemap.xml`),
    textFile("sitemap.xml", `<loc>${originPlaceholder}/</loc>`),
    textFile("llms.txt", "# Kettles"),
  ]);
  const host = `${site.name}.sites.test`;
  const line = "Only you see this line";
  const page = await open(host);
  expect([page.headers["x-robots-tag"], page.text.includes(line)]).toEqual(["noindex", false]);
  expect((await open(host, "/robots.txt")).text).toBe("User-agent: *\nAllow: /\n");
  for (const path of ["/sitemap.xml", "/llms.txt"]) {
    expect((await open(host, path)).status).toBe(404);
  }
  const asOwner = await open(host, `/?owner=${ownerPass(site.itemId)}`);
  expect(asOwner.text).toContain(`<body class="a"><div role="note"`);
  expect(asOwner.text).toContain(line);
  expect(asOwner.headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  const late = Date.now() - 61_000;
  for (const pass of [ownerPass(site.itemId + 1), ownerPass(site.itemId, late), "1.a", ""]) {
    expect((await open(host, `/?owner=${pass}`)).text).not.toContain(line);
  }
  await addRevision(site.owner);
  await publishText(site, "Bread");
  await eventually(async () => expect((await open(host)).text).toContain("Bread"));
  const own = await open(host, `/?owner=${ownerPass(site.itemId)}`);
  expect([own.headers["x-robots-tag"], own.text.includes(line)]).toEqual([undefined, false]);
});

test("the other name leads to the one that was chosen, with path and query", async () => {
  const site = await addSiteAt("www.both.com");
  await addDomain(site, "both.com", { role: "redirect" });
  await eventually(async () => expect((await open("both.com")).status).toBe(308));
  const { headers } = await open("both.com", "/imprint.html?a=1");
  expect(headers.location).toBe("https://www.both.com/imprint.html?a=1");
});

/** @requirement Sites: The shop's pages, API and cookies are out of reach under a domain */
test("under a domain nothing of the shop answers, and no cookie is set", async () => {
  const site = await addSiteAt("www.alone.com");
  const paths = [
    "/api/preset",
    "/api/site-domain/ask?domain=x",
    "/login",
    "/admin",
    "/_next/static/x.js",
  ];
  for (const path of [...paths, `/sites/${site.name}/index.html`, "/own-domain/www.alone.com"]) {
    const { status, text, headers } = await open("www.alone.com", path);
    expect([status, text]).toEqual([404, expect.stringMatching(/^<h1>Not on this site<\/h1>/)]);
    expect(headers["set-cookie"]).toBeUndefined();
  }
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const { status, headers } = await open("www.alone.com", "/api/user/login", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  }
  expect(await open("www.alone.com", "/", { method: "HEAD" })).toMatchObject({
    status: 200,
    text: "",
  });
});

/** @requirement Sites: A site under its own domain loads its own files only and is framed by nobody */
test("the headers keep a site to itself, and bind the name alone to TLS", async () => {
  await addSiteAt("www.strict.com");
  const { headers } = await open("www.strict.com");
  const policy = headers["content-security-policy"];
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain("unsafe-inline'; script");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=2592000",
    "cross-origin-opener-policy": "same-origin",
  });
  expect(headers["access-control-allow-origin"]).toBeUndefined();
});

test("a site that is taken offline, renamed or published anew is so under its domain, too", async () => {
  const site = await addSiteAt("www.moving.com");
  await renameSite(site.owner.id, site, `moved-${site.itemId}`, shopHost);
  await publishText(site, "Anew");
  const text = async () => (await open("www.moving.com")).text;
  await eventually(async () => expect(await text()).toContain("Anew"));
});

/** Requests so far, by the route that they are counted under. */
async function countRequests(route: string): Promise<number> {
  const { values } = await metrics().requests.get();
  const ofRoute = values.filter(({ labels }) => labels.route === route);
  return ofRoute.reduce((sum, { value }) => sum + value, 0);
}

/** @requirement Operations: Requests for the domains of sites are not counted as the shop's pages */
test("a request for a domain counts as that, and never as a page of the shop", async () => {
  await addSiteAt("www.counted.com");
  const pages = () => Promise.all(["/", "/shop/*", "/sites/*", "other"].map(countRequests));
  const [before, ofDomains] = [await pages(), await countRequests("/own-domain/*")];
  for (const path of ["/", "/shop", "/sites/x/index.html", "/imprint.html"]) {
    await open("www.counted.com", path);
  }
  await open("nobody.example.com");
  await eventually(async () =>
    expect(await countRequests("/own-domain/*")).toBeGreaterThanOrEqual(ofDomains + 5),
  );
  expect(await pages()).toEqual(before);
  await open("shop.test", "/shop");
  await eventually(async () => expect(await pages()).not.toEqual(before));
});

const shopHosts = [
  "shop.test",
  "SHOP.test:443",
  "shop.test.",
  "127.0.0.1",
  "10.1.2.3:3000",
  "[::1]:80",
  "localhost:3000",
  "shop",
];

test.each(shopHosts)("%s is the shop's own name", async (host) => {
  expect((await open(host)).text).toBe("the shop");
});

const letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
const anyName = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));
/** What a header can hold. */
const printable = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[^\x21-\x7e]/g, "") || "-");

const mixedCase = (host: string) =>
  fc
    .array(fc.boolean(), { minLength: host.length, maxLength: host.length })
    .map((upper) =>
      [...host].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(""),
    );
const ending = fc.constantFrom("", ".", ":80", ":443", ".:3000", ":");

const path = fc.constantFrom(
  "/",
  "/api/preset",
  "/login",
  "/admin",
  "/_next/static/a.js",
  "/sites/x/index.html",
  "/shop?a=b",
);

/** @requirement Sites: Only proved domains answer as sites, and never with the shop's own pages */
test("of random Host headers only proved domains answer as sites, the shop never under them", {
  timeout: faultTestTimeout,
}, async () => {
  const own = ["www.one.com", "two.example.org", "xn--mnchen-3ya.de"];
  for (const host of own) await addSiteAt(host);
  const { name: third } = await addNamedSite("its name");
  const hosts = [...own, `${third}.sites.test`];
  const proved = fc.constantFrom(...hosts);
  const kind = fc.oneof(
    fc
      .tuple(proved.chain(mixedCase), ending)
      .map(([host, end]) => ({ is: "site", host: host + end })),
    fc.tuple(label, proved).map(([sub, host]) => ({ is: "nobody", host: `${sub}.${host}` })),
    fc.tuple(proved, label).map(([host, top]) => ({ is: "nobody", host: `${host}.${top}x` })),
    fc
      .tuple(label, fc.constantFrom(...own))
      .map(([start, host]) => ({ is: "nobody", host: `${start}${host}` })),
    label.map((sub) => ({ is: "anybody", host: `${sub}.sites.test` })),
    fc.tuple(anyName, ending).map(([host, end]) => ({ is: "anybody", host: `${host}${end}` })),
    fc.tuple(proved, printable).map(([host, rest]) => ({ is: "anybody", host: `${host}${rest}` })),
    printable.map((host) => ({ is: "anybody", host })),
    fc.constantFrom(...shopHosts).map((host) => ({ is: "shop", host })),
  );
  const seen: Record<string, number> = {};
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(kind, path, async ({ is, host }, where) => {
      const { status, text, headers } = await open(host, where);
      const isShop = text === "the shop";
      const isSite = text.includes("The site of") || text.includes("Not on this site");
      asked += 1;
      seen[`${is} ${status}`] = (seen[`${is} ${status}`] ?? 0) + 1;
      const name = host.toLowerCase().replace(/\.?(:\d*)?$/, "");
      const isProved = hosts.some((it) => it === name);
      expect(isSite, host).toBe(isProved);
      if (is === "site") expect(isProved).toBe(true);
      if (is === "nobody") expect([421, isShop]).toEqual([status, false]);
      if (is === "shop" && !where.startsWith("/sites/")) expect(isShop, host).toBe(true);
      // Whatever else the shop answers to is no name that anybody on the internet can own.
      if (is === "anybody" && isShop) {
        expect(name).toMatch(
          /^[a-z\d_-]+$|\.(localhost|local|internal|lan|home\.arpa)$|^[\d.]+$|^\[/,
        );
      }
      if (!isShop) expect(headers["set-cookie"]).toBeUndefined();
    }),
    { numRuns: scaled(1_000), seed: 20_261_122 },
  );
  process.stdout.write(`${asked} Host headers: ${JSON.stringify(seen)}\n`);
});

test("a flood of names that no site has is one reading of the list in a second", async () => {
  let now = 0;
  let readings = 0;
  const names = new Map([["www.one.com", { invoiceItemId: 1, main: "www.one.com" }]]);
  const find = createDirectory({
    freshMs: 1_000,
    now: () => now,
    list: async () => {
      readings += 1;
      return new Map(names);
    },
  });
  for (let count = 0; count < 10_000; count++) expect(await find(`${count}.com`)).toBeNull();
  expect(readings).toBe(1);
  expect(await find("www.one.com")).not.toBeNull();
  names.delete("www.one.com");
  now = 999;
  expect(await find("www.one.com")).not.toBeNull();
  now = 1_000;
  expect(await find("www.one.com")).toBeNull();
  expect(readings).toBe(2);
});
