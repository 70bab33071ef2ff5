import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { call, type Handler } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
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
      headers: { "user-agent": browser, "x-forwarded-for": `192.0.2.${visitor}`, ...headers },
    });
    expect(response.status).toBe(200);
    expect(response.headers.has("set-cookie")).toBe(false);
    return response;
  };
  for (let at = 0; at < 12; at++) await visit(at, 1 + (at % 3));
  await visit(0, 9, { "user-agent": "Googlebot/2.1" });
  await visit(1, 3, { referer: "https://www.search.example/?q=lamps" });
  const etag = (await visit(0, 1)).headers.get("etag") ?? "";
  const kept = await fetch(`${instances[1]?.url}${site.path}`, {
    headers: { "user-agent": browser, "x-forwarded-for": "192.0.2.4", "if-none-match": etag },
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
    views: 15,
    visitsBefore: 0,
    pages: [{ path: "index.html", views: 15 }],
    sources: [{ host: "search.example", views: 1 }],
  });
  expect(visits.days).toHaveLength(90);
  expect(visits.days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    visits: 4,
    views: 15,
  });
  expect(visits.days.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
});

test("only the owner of a site sees its visits", async () => {
  const site = await addLiveSite();
  const stranger = await addCustomer();
  expect((await respond(GET, { ...site, customer: stranger })).status).toBe(404);
  expect((await respond(GET, site)).status).toBe(200);
});
