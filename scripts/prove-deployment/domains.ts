import getPort from "get-port";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { addRevision } from "../../e2e/support/factories";
import { addSite, publishFiles, textFile } from "../../e2e/support/sites";
import { atMost, expected, type Figure, milliseconds } from "../bench/figures";
import { step } from "../shared/progress.mjs";
import { sitesDomain, startCaddy, tellClientsApart } from "./caddy";
import { timeUntil } from "./change";
import { createCertificate } from "./domains/certificate";
import { createClient, type TlsClient } from "./domains/client";
import { proveDomain } from "./domains/prove-domain";
import { startInstance } from "./instance";
import { requireProgram } from "./programs";
import type { Shop } from "./shop";

/** docs/deploy/Caddyfile in front of the shop, with Caddy's own certificate authority. */
export async function verifyDomains(shop: Shop): Promise<Figure[]> {
  requireProgram("caddy");
  await shop.build();
  const ports = { http: await getPort(), https: await getPort() };
  const settings = {
    SITE_URL: `https://localhost:${ports.https}`,
    SITES_DOMAIN: sitesDomain,
    TRUSTED_PROXIES: "1",
  };
  const [one, other] = [
    await startInstance("behind-caddy", settings),
    await startInstance("beside-caddy", settings),
  ];
  // The other parts and this process keep using the previous address.
  process.env.SITE_URL = shop.url;
  try {
    const certificate = createCertificate(sitesDomain);
    const present = certificate.renew();
    const { root, reload } = await step("Start Caddy", () =>
      startCaddy(new URL(one.url).port, ports, certificate.files),
    );
    const client = createClient(ports, [root, present.text]);
    const first = await addSiteSaying("One");
    const second = await addSiteSaying("Two");
    const named = await addSiteSaying("Named");
    await step("Prove two domains", async () => {
      await proveDomain(first, "www.one.test", { hasOther: true });
      await proveDomain(second, "two.test");
    });
    return [
      ...(await step("Visit them", () => visits(client, first.name))),
      ...(await step("Visit a site by its name", () =>
        visitByName(client, named.name, present.fingerprint),
      )),
      ...(await step("Renew the certificate of all sites", async () => {
        const renewed = certificate.renew();
        reload();
        return visitAfterRenewal(createClient(ports, [root, renewed.text]), named.name, renewed);
      })),
      ...(await step("Ask for names that nobody proved", () => strangers(client))),
      ...(await step("Tell two clients apart", () => tellClientsApart(client))),
      ...(await step("Compare two instances", () => agreement([one.url, other.url]))),
    ];
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

/** A published site whose files name its address. */
async function addSiteSaying(text: string) {
  const site = await addSite();
  // Search engines are told about a site with words of its owner only.
  await addRevision(site.owner);
  await publishFiles(site, [
    textFile(
      "index.html",
      `<link rel="canonical" href="${originPlaceholder}/index.html"><h1>${text}</h1>`,
    ),
    textFile("robots.txt", `Sitemap: ${originPlaceholder}/sitemap.xml`),
    textFile("404.html", "<h1>Not on this site</h1>"),
  ]);
  return site;
}

async function visits({ open, openPlainly, origin }: TlsClient, name: string): Promise<Figure[]> {
  await timeUntil(async () => (await open("www.one.test")).status === 200);
  const start = performance.now();
  const two = await open("two.test");
  const issued = performance.now() - start;
  const one = await open("www.one.test");
  const [robots, missing] = [
    await open("www.one.test", "/robots.txt"),
    await open("www.one.test", "/nothing"),
  ];
  const shopPages = [
    "/login",
    "/api/preset",
    "/_next/static/a.js",
    "/admin",
    `/sites/${name}/index.html`,
  ];
  const inside = await Promise.all(shopPages.map((path) => open("two.test", path)));
  const apex = await open("one.test", "/a?b=c");
  const plain = await openPlainly("two.test");
  const shop = await open("localhost", "/api/health");
  const old = await open("localhost", `/sites/${name}/index.html`);
  return [
    expected(
      "Two domains answer over TLS, each with its site",
      one.text.includes("<h1>One") && two.text.includes("<h1>Two"),
    ),
    expected(
      "each with a certificate for its name alone",
      one.names === "DNS:www.one.test" && two.names === "DNS:two.test",
    ),
    atMost("The first visit, for which a certificate is issued", 3_000, issued, milliseconds),
    expected(
      "The canonical address is the domain's",
      one.text.includes(`href="${origin("www.one.test")}/"`),
    ),
    expected(
      "and that in robots.txt",
      robots.text === `Sitemap: ${origin("www.one.test")}/sitemap.xml`,
    ),
    expected(
      "The site's own 404 page",
      missing.status === 404 && missing.text.includes("Not on this site"),
    ),
    expected(
      "The other name leads to it, with path and query",
      apex.status === 308 && apex.location === `${origin("www.one.test")}/a?b=c`,
    ),
    expected(
      "http leads to https",
      plain.status === 308 && plain.location.startsWith("https://two.test"),
    ),
    expected("The shop answers under its own name", shop.status === 200),
    expected(
      "and leads from /sites to the domain",
      old.status === 308 && old.location === `${origin("www.one.test")}/`,
    ),
    atMost(
      `Of ${shopPages.length} addresses of the shop, answered by it under a domain`,
      0,
      inside.filter((it) => it.status !== 404 || !it.text.includes("Not on this site")).length,
      String,
    ),
    atMost(
      "Cookies set",
      0,
      [one, two, robots, missing, apex, ...inside].filter((it) => it.hasCookie).length,
      String,
    ),
  ];
}

/** A name below the domain of sites, with the wildcard certificate. */
async function visitByName(
  { open, origin }: TlsClient,
  name: string,
  fingerprint: string,
): Promise<Figure[]> {
  const host = `${name}.${sitesDomain}`;
  const site = await open(host);
  const old = await open("localhost", `/sites/${name}/index.html`);
  const shopPages = await Promise.all(
    ["/login", "/api/preset", "/admin"].map((path) => open(host, path)),
  );
  const thanks = await open(host, `/api/site-form/${"0".repeat(32)}/thanks`);
  const below = await open(`a.${host}`).then(
    () => true,
    () => false,
  );
  return [
    expected(
      "A site answers at its name, with the certificate of all sites from its files",
      site.text.includes("<h1>Named") && site.fingerprint === fingerprint,
    ),
    expected(
      "and its address below /sites leads there",
      old.status === 308 && old.location === `${origin(host)}/`,
    ),
    atMost(
      "Addresses of the shop, answered by it under a site's name",
      0,
      shopPages.filter((it) => it.status !== 404 || !it.text.includes("Not on this site")).length,
      String,
    ),
    expected(
      "The forms of sites answer there, without a cookie",
      thanks.status === 200 && !thanks.hasCookie && thanks.text.includes("<h1"),
    ),
    expected("A name below a site's has no certificate", !below),
  ];
}

async function visitAfterRenewal(
  { open }: TlsClient,
  name: string,
  renewed: { fingerprint: string },
): Promise<Figure[]> {
  const sites = await open(`${name}.${sitesDomain}`);
  const domain = await open("two.test");
  return [
    expected(
      "After a renewal and a reload, the site has the new certificate",
      sites.text.includes("<h1>Named") && sites.fingerprint === renewed.fingerprint,
    ),
    expected("and the domains keep theirs", domain.names === "DNS:two.test"),
  ];
}

const strangeNames = 100;

async function strangers({ open }: TlsClient): Promise<Figure[]> {
  const names = Array.from({ length: strangeNames }, (_, n) => `www.stranger-${n}.test`);
  const refused = await Promise.all(
    names.map((name) =>
      open(name).then(
        () => false,
        () => true,
      ),
    ),
  );
  const start = performance.now();
  const { status } = await open("two.test");
  return [
    atMost(
      `Of ${strangeNames} names that nobody proved, given a certificate`,
      0,
      refused.filter((it) => !it).length,
      String,
    ),
    expected("A domain answers meanwhile", status === 200),
    atMost("within", 1_000, performance.now() - start, milliseconds),
  ];
}

/** How soon each instance answers for a domain that another instance verified. */
async function agreement(urls: string[]): Promise<Figure[]> {
  const host = "www.three.test";
  const site = await addSiteSaying("Three");
  const client = createClient({ http: 0, https: 0 }, []);
  const asked = (url: string) => async () => (await client.openAt(url, host)).status === 200;
  // Both instances have just read the list of names.
  for (const url of urls) await asked(url)();
  await proveDomain(site, host);
  const times = await Promise.all(urls.map((url) => timeUntil(asked(url))));
  return [
    atMost(
      "A new domain is seen by both instances within",
      1_200,
      Math.max(...times),
      milliseconds,
    ),
  ];
}
