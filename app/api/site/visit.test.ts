import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { call, type Handler } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { inParallel, scaled, seededRandom } from "@/e2e/support/fault-test";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { env } from "@/lib/env";
import { createServerHosting, createSiteServer } from "@/lib/sites/hosting/server";
import { storeVisits } from "@/lib/sites/visits/commands";
import { createVisitCounter } from "@/lib/sites/visits/counter";
import type { VisitsView } from "@/lib/sites/visits/schemas";
import { GET as getSite } from "./[license]/route";
import { GET } from "./[license]/visit/route";

startMailbox();
// Before anything is asked for, because it is read only once.
beforeAll(() => {
  vi.stubEnv("TRUSTED_PROXIES", "1");
  env("http");
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An instance of the shop's host, behind one proxy. */
async function startInstance() {
  const visits = createVisitCounter({ store: storeVisits });
  const answer = createSiteServer(createServerHosting(), visits);
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, flush: visits.flush };
}

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const browserAt = (visitor: number) => ({
  "user-agent": browser,
  "x-forwarded-for": `192.0.${2 + Math.floor(visitor / 250)}.${visitor % 250}`,
});

/** The path of a page's styles. */
async function stylesOf(page: Response): Promise<string> {
  const [, href = ""] = /href="(styles\.[^"]+)"/.exec(await page.text()) ?? [];
  return new URL(href, page.url).pathname;
}

async function addLiveSite() {
  const customer = await addCustomer({ name: "Halden" });
  const purchase = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const site = await read(getSite, { customer, ...purchase });
  return { customer, ...purchase, path: new URL(site.address).pathname };
}

interface Reader {
  customer: Awaited<ReturnType<typeof addCustomer>>;
  license: string;
}

const respond = (handler: Handler, { customer, license }: Reader) =>
  call(handler, "/api/site", { headers: customer.bearer, params: { license } });

const read = async (handler: Handler, reader: Reader) => (await respond(handler, reader)).json();

/** @requirement Sites: Visitors of a day are counted once, and no address is stored */
test("visits to two instances of the host are counted once a visitor", async () => {
  const site = await addLiveSite();
  const instances = await Promise.all([startInstance(), startInstance()]);
  const visit = async (at: number, visitor: number, headers: Record<string, string> = {}) => {
    const response = await fetch(`${instances[at % 2]?.url}${site.path}`, {
      headers: { ...browserAt(visitor), ...headers },
    });
    expect(response.status).toBe(200);
    expect(response.headers.has("set-cookie")).toBe(false);
    return response;
  };
  for (let at = 0; at < 12; at++) await visit(at, 1 + (at % 3));
  // The other instance answers for the styles.
  const styles = await stylesOf(await visit(0, 3));
  for (let visitor = 1; visitor <= 3; visitor++) {
    await fetch(`${instances[1]?.url}${styles}`, { headers: browserAt(visitor) });
  }
  await visit(0, 9, { "user-agent": "Googlebot/2.1" });
  await visit(1, 3, { referer: "https://www.search.example/?q=lamps" });
  const etag = (await visit(0, 1)).headers.get("etag") ?? "";
  const kept = await fetch(`${instances[1]?.url}${site.path}`, {
    headers: { ...browserAt(4), "if-none-match": etag },
  });
  expect(kept.status).toBe(304);
  // A file, a missing page and a question for headers are no views.
  for (const [path, method] of [
    [site.path.replace("index.html", "robots.txt"), "GET"],
    [site.path.replace("index.html", "nowhere.html"), "GET"],
    [site.path, "HEAD"],
  ] as const) {
    await fetch(`${instances[0]?.url}${path}`, { method, headers: { "user-agent": browser } });
  }
  await Promise.all(instances.map(({ flush }) => flush()));
  const visits: VisitsView = await read(GET, site);
  expect(visits).toMatchObject({
    isCounted: true,
    visits: 4,
    views: 16,
    programs: 1,
    visitsBefore: 0,
    pages: [{ path: "index.html", views: 16 }],
    sources: [{ host: "search.example", views: 1 }],
  });
  expect(visits.days).toHaveLength(90);
  expect(visits.days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    visits: 4,
    views: 16,
    programs: 1,
  });
  expect(visits.days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
});

const agents = [
  browser,
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
];
/** What a script with a browser's name may send; some ask for a picture, too. */
const scripts: ((agent: string) => Record<string, string>)[] = [
  (agent) => ({ "user-agent": agent }),
  (agent) => ({ "user-agent": agent, accept: "text/html", "accept-language": "de" }),
  (agent) => ({ "user-agent": agent, "sec-purpose": "prefetch" }),
  (agent) => ({ "user-agent": agent, referer: "https://spam.example/" }),
  (agent) => ({ "user-agent": `${agent} facebookexternalhit/1.1 Facebot Twitterbot/1.0` }),
  () => ({ "user-agent": "WhatsApp/2.23.20.0" }),
];

/** @requirement Sites: Visits by programs are kept apart from those of people */
test("scripts with the names of browsers, prefetches and previews are no people", async () => {
  const site = await addLiveSite();
  const instance = await startInstance();
  const random = seededRandom(7);
  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(instance.url + path, { headers });
    await response.arrayBuffer();
  };
  const page = await fetch(instance.url + site.path, { headers: { "user-agent": "" } });
  const [picture = ""] = /images\/[^"]+\.[\da-f]{12}\.\w+/.exec(await page.clone().text()) ?? [];
  const pictures = new URL(picture, page.url).pathname;
  const styles = await stylesOf(page);
  // TEST_SCALE=10: 10,000 of them.
  const count = scaled(1_000);
  const visitors = Array.from({ length: count }, (_, at) => at);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
  await inParallel(visitors, 20, async (visitor) => {
    const named = pick(scripts)?.(pick(agents) ?? browser);
    const headers = { ...browserAt(visitor), ...named };
    await get(site.path, headers);
    if (random() < 0.2) await get(pictures, headers);
  });
  const people = Math.ceil(count / 10);
  await inParallel(visitors.slice(0, people), 20, async (visitor) => {
    const headers = { ...browserAt(count + visitor), "user-agent": pick(agents) ?? browser };
    await get(site.path, headers);
    await get(styles, headers);
  });
  await instance.flush();
  const found: VisitsView = await read(GET, site);
  expect(found).toMatchObject({ visits: people, views: people, programs: count, sources: [] });
});

test("only the owner of a site sees its visits", async () => {
  const site = await addLiveSite();
  const stranger = await addCustomer();
  expect((await respond(GET, { ...site, customer: stranger })).status).toBe(404);
  expect((await respond(GET, site)).status).toBe(200);
});
