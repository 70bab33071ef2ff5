import { domainToASCII } from "node:url";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { GET as ask } from "@/app/api/site-domain/ask/route";
import { database } from "@/db/client";
import { siteDomains } from "@/db/schema/domains";
import { emailOutbox } from "@/db/schema/email";
import { call, type Handler, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { nameSites, startFakeDns } from "@/e2e/support/dns";
import { eventually } from "@/e2e/support/eventually";
import { makeJobsDue } from "@/e2e/support/jobs";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase, refund } from "@/e2e/support/purchases";
import { addAttempts } from "@/e2e/support/rate-limits";
import type { DomainView, SiteDomains } from "@/lib/sites/domains/schemas";
import { GET as listDeployments } from "../delivery/deployments/route";
import { GET as listRecords } from "../published-site/route";
import { POST as check } from "./[license]/domain/check/route";
import { PUT as choose, DELETE as remove, GET as show } from "./[license]/domain/route";
import { GET as getSite } from "./[license]/route";

startMailbox();
const dns = startFakeDns();
nameSites();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

async function addLiveSite() {
  const customer = await addCustomer({ name: "Halden" });
  const purchase = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  return { customer, ...purchase };
}

type LiveSite = Awaited<ReturnType<typeof addLiveSite>>;
type Caller = LiveSite["customer"];

async function send(
  handler: Handler,
  method: string,
  { customer, license }: LiveSite,
  { body, caller = customer }: { body?: object; caller?: Caller } = {},
) {
  return call(handler, "/api/site", {
    ...(body ? jsonBody(body, caller.bearer) : { headers: caller.bearer }),
    method,
    params: { license },
  });
}

const claim = async (site: LiveSite, host: string, hasOther = false): Promise<SiteDomains> =>
  (await send(choose, "PUT", site, { body: { host, hasOther } })).json();
const view = async (site: LiveSite): Promise<SiteDomains> => (await send(show, "GET", site)).json();
const checkNow = async (site: LiveSite): Promise<SiteDomains> =>
  (await send(check, "POST", site)).json();

/** What the page shows as the value of the TXT record. */
const tokenOf = ({ domains: [domain] }: SiteDomains) =>
  domain?.records[0]?.value.replace("site=", "") ?? "";

const statesOf = (domain?: DomainView) => domain?.records.map(({ state }) => state);

const asked = async (domain: string) =>
  (await call(ask, `/api/site-domain/ask?domain=${encodeURIComponent(domain)}`)).status;

const subjects = async ({ email }: Caller) =>
  (await database().select().from(emailOutbox).orderBy(desc(emailOutbox.id)))
    .filter(({ payload }) => payload.to === email)
    .map(({ payload }) => payload.subject);

/** So much later, with everything that is due then. */
async function later(host: string, days: number) {
  const shift = (column: string) =>
    sql`${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(days => ${days})`;
  await database().execute(
    sql`update site_domains set ${sql.join(
      ["started_at", "checked_at", "answered_at", "failing_since"].map(shift),
      sql`, `,
    )} where host = ${host}`,
  );
  await makeJobsDue();
  await runJobs();
}

/** @requirement Sites: The shop says which DNS records to set, and names the one that is wrong */
test("a domain is claimed, its records are looked for, and it is proved once they are right", async () => {
  const site = await addLiveSite();
  const host = "www.halden-lamps.com";
  expect(await view(site)).toMatchObject({ isAvailable: true, address: null, domains: [] });
  const claimed = await claim(site, " https://WWW.Halden-Lamps.com/ ");
  expect(claimed).toMatchObject({
    address: null,
    otherHost: "halden-lamps.com",
    domains: [
      {
        host,
        role: "main",
        status: "pending",
        records: [
          { type: "TXT", name: `_presetry.${host}`, state: "missing" },
          { type: "CNAME", name: host, value: "sites.presetry.test", state: "missing" },
        ],
      },
    ],
  });
  expect(tokenOf(claimed)).toMatch(/^[\da-f]{32}$/);
  expect(await asked(host)).toBe(404);

  dns.set(host, "CNAME", ["elsewhere.test"]);
  dns.set("elsewhere.test", "A", ["192.0.2.1"]);
  expect((await checkNow(site)).domains[0]?.records[1]).toMatchObject({
    state: "wrong",
    found: ["elsewhere.test"],
  });
  // The rest is found without anybody's doing.
  dns.prove(host, tokenOf(claimed));
  await makeJobsDue();
  await runJobs();
  const proved = await view(site);
  expect(proved).toMatchObject({
    address: `https://${host}/`,
    domains: [{ status: "proved", endsAt: null }],
  });
  expect(statesOf(proved.domains[0])).toEqual(["right", "right"]);
  expect((await subjects(site.customer))[0]).toBe(`Your site is now at ${host}`);
  expect(await (await send(getSite, "GET", site)).json()).toMatchObject({
    address: `https://${host}/`,
  });
  const listed = await call(listRecords, `/api/published-site?q=${host}`, {
    headers: admin.bearer,
  });
  expect(await listed.json()).toMatchObject([{ id: site.itemId, domain: host }]);
});

/** @requirement Sites: The shop says which DNS records to set, and names the one that is wrong */
test("a name in other letters is shown in them, with its form in DNS, wherever its owner and staff read it", async () => {
  const site = await addLiveSite();
  const name = "www.bäckerei-halden.de";
  const host = domainToASCII(name);
  const shown = `${name} (${host})`;
  const claimed = await claim(site, name);
  dns.prove(host, tokenOf(claimed));
  await makeJobsDue();
  await runJobs();
  const { domains } = await view(site);
  expect(domains).toMatchObject([{ host, shownHost: shown, status: "proved" }]);
  const address = { address: `https://${host}/`, shownAddress: shown };
  expect(await (await send(getSite, "GET", site)).json()).toMatchObject(address);
  expect(await (await send(listDeployments, "GET", site)).json()).toMatchObject([address]);
  expect((await subjects(site.customer))[0]).toBe(`Your site is now at ${shown}`);
  const records = `/api/published-site?id=${site.itemId}`;
  const listed = await call(listRecords, records, { headers: admin.bearer });
  expect(await listed.json()).toMatchObject([{ domain: host, shownDomain: shown }]);
});

/** @requirement Sites: Nobody can take another's domain */
test("only the site whose token DNS shows gets a name that others want, too", async () => {
  const [first, second, third] = [await addLiveSite(), await addLiveSite(), await addLiveSite()];
  const host = "www.wanted.com";
  const [one, two] = [await claim(first, host), await claim(second, host)];
  expect((await claim(third, host)).domains[0]?.status).toBe("pending");
  expect(tokenOf(one)).not.toBe(tokenOf(two));
  dns.prove(host, tokenOf(two));
  for (const site of [first, second, third]) await checkNow(site);
  expect((await view(second)).domains[0]?.status).toBe("proved");
  expect((await view(first)).domains[0]).toMatchObject({
    status: "pending",
    records: [{ state: "wrong", found: [`site=${tokenOf(two)}`] }, { state: "right" }],
  });

  // With both tokens the name stays where it is; with the other's alone it has moved.
  dns.set(
    `_presetry.${host}`,
    "TXT",
    [tokenOf(one), tokenOf(two)].map((it) => `site=${it}`),
  );
  expect(statesOf((await checkNow(first)).domains[0])).toEqual(["taken", "right"]);
  expect((await view(second)).domains[0]?.status).toBe("proved");
  dns.prove(host, tokenOf(one));
  expect((await checkNow(first)).domains[0]?.status).toBe("proved");
  expect((await view(second)).domains[0]).toMatchObject({ status: "expired" });
  expect((await subjects(second.customer))[0]).toBe(`${host} no longer leads to your site`);
});

test("two sites that are proved at the same moment: one of them is", async () => {
  const sites = [await addLiveSite(), await addLiveSite()] as const;
  const host = "www.at-once.com";
  const tokens = [tokenOf(await claim(sites[0], host)), tokenOf(await claim(sites[1], host))];
  dns.set(host, "CNAME", ["sites.presetry.test"]);
  dns.set(
    `_presetry.${host}`,
    "TXT",
    tokens.map((it) => `site=${it}`),
  );
  await makeJobsDue();
  await runJobs();
  await makeJobsDue();
  await runJobs();
  const statuses = await Promise.all(sites.map(async (it) => (await view(it)).domains[0]?.status));
  expect(statuses.sort()).toEqual(["pending", "proved"]);
});

test("two owners who have the same name checked at the same moment both get an answer", async () => {
  const sites = [await addLiveSite(), await addLiveSite()] as const;
  const rounds = ["www.race-1.com", "www.race-2.com", "www.race-3.com"];
  for (const host of rounds) {
    const tokens = [tokenOf(await claim(sites[0], host)), tokenOf(await claim(sites[1], host))];
    dns.set(host, "CNAME", ["sites.presetry.test"]);
    dns.set(
      `_presetry.${host}`,
      "TXT",
      tokens.map((it) => `site=${it}`),
    );
    const responses = await Promise.all(sites.map((site) => send(check, "POST", site)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const views: SiteDomains[] = await Promise.all(responses.map((it) => it.json()));
    expect(views.map(({ domains }) => domains[0]?.status).sort()).toEqual(["pending", "proved"]);
  }
});

/** @requirement Sites: A domain whose records are gone is answered for a week, and then withdrawn */
test("a domain whose records change is told, stays for a week, and comes back by itself", async () => {
  const site = await addLiveSite();
  const host = "www.changing.com";
  const token = tokenOf(await claim(site, host));
  dns.prove(host, token);
  await checkNow(site);
  dns.set(host, "CNAME", []);
  await later(host, 1);
  const failing = await view(site);
  // What is read elsewhere is not led to a name that does not work.
  expect(failing).toMatchObject({ address: null, domains: [{ status: "failing" }] });
  expect((await subjects(site.customer))[0]).toBe(`Something is wrong with ${host}`);
  await eventually(async () => expect(await asked(host)).toBe(200));
  dns.prove(host, token);
  await later(host, 1);
  expect((await view(site)).domains[0]?.status).toBe("proved");

  dns.set(`_presetry.${host}`, "TXT", []);
  await later(host, 1);
  await later(host, 6);
  expect((await view(site)).domains[0]?.status).toBe("failing");
  await later(host, 2);
  expect((await view(site)).domains[0]).toMatchObject({ status: "expired", nextCheckAt: null });
  expect((await subjects(site.customer))[0]).toBe(`${host} no longer leads to your site`);
  dns.prove(host, token);
  expect((await checkNow(site)).domains[0]?.status).toBe("proved");
});

/** @requirement Sites: The records of a domain are looked for by themselves for seven days */
test("records that are not set in seven days are given up, until their owner asks again", async () => {
  const site = await addLiveSite();
  const host = "www.never.com";
  await claim(site, host);
  await later(host, 6);
  expect((await view(site)).domains[0]?.status).toBe("pending");
  await later(host, 2);
  expect((await view(site)).domains[0]).toMatchObject({ status: "expired", nextCheckAt: null });
  expect((await subjects(site.customer))[0]).toBe(`We stopped checking ${host}`);
  const again = await checkNow(site);
  expect(again.domains[0]?.status).toBe("pending");
  expect(Date.parse(again.domains[0]?.nextCheckAt ?? "")).toBeGreaterThan(Date.now());
});

test("the name with or without www leads to the one that was chosen, and they can change places", async () => {
  const site = await addLiveSite();
  const token = tokenOf(await claim(site, "www.both.com"));
  dns.prove("www.both.com", token);
  dns.set("_presetry.both.com", "TXT", [`site=${token}`]);
  dns.set("both.com", "A", ["127.0.0.1"]);
  const rolesOf = ({ domains }: SiteDomains) =>
    domains.map(({ host, role, status }) => [host, role, status]);
  expect(rolesOf(await claim(site, "www.both.com", true))).toEqual([
    ["www.both.com", "main", "proved"],
    ["both.com", "redirect", "proved"],
  ]);
  const changed = await claim(site, "both.com", true);
  expect(rolesOf(changed)).toEqual([
    ["both.com", "main", "proved"],
    ["www.both.com", "redirect", "proved"],
  ]);
  expect(changed.address).toBe("https://both.com/");
  expect(rolesOf(await claim(site, "both.com"))).toEqual([["both.com", "main", "proved"]]);
  expect(
    (await send(choose, "PUT", site, { body: { host: "a.both.com", hasOther: true } })).status,
  ).toBe(422);
});

test("a domain is removed, and one of a site whose payment was given back is free", async () => {
  const [kept, refunded] = [await addLiveSite(), await addLiveSite()];
  dns.prove("www.kept.com", tokenOf(await claim(kept, "www.kept.com")));
  await checkNow(kept);
  expect(await (await send(remove, "DELETE", kept)).json()).toMatchObject({
    address: null,
    domains: [],
  });
  const host = "www.refunded.com";
  dns.prove(host, tokenOf(await claim(refunded, host)));
  await checkNow(refunded);
  await refund(refunded);
  await later(host, 1);
  expect(await database().select().from(siteDomains).where(eq(siteDomains.host, host))).toEqual([]);
});

test("what is no name of one's own is refused in words, and nothing is claimed", async () => {
  const site = await addLiveSite();
  for (const host of ["shop.test", "www.shop.test", "co.uk", "127.0.0.1", "localhost", "a b", ""]) {
    const response = await send(choose, "PUT", site, { body: { host } });
    expect(response.status, host).toBe(422);
    expect((await response.json()).fields.host, host).toMatch(/\w/);
  }
  expect((await view(site)).domains).toEqual([]);
});

/** @requirement Sites: Only the owner of a license sees and changes its site */
test("nobody else sees or changes a site's domain", async () => {
  const site = await addLiveSite();
  await claim(site, "www.private.com");
  const caller = await addCustomer();
  for (const [handler, method] of [
    [show, "GET"],
    [remove, "DELETE"],
    [check, "POST"],
  ] as const) {
    expect((await send(handler, method, site, { caller })).status).toBe(404);
  }
  const body = { host: "www.stolen.com" };
  expect((await send(choose, "PUT", site, { caller, body })).status).toBe(404);
  expect((await view(site)).domains[0]?.host).toBe("www.private.com");
});

test("an account may choose and look thirty times in ten minutes", async () => {
  const site = await addLiveSite();
  await addAttempts("site-domain", site.customer.id, 29);
  expect((await send(choose, "PUT", site, { body: { host: "www.often.com" } })).status).toBe(200);
  expect((await send(check, "POST", site)).status).toBe(429);
});

/** @requirement Sites: A certificate may be issued for proved domains only */
test("the issuer of certificates is told yes for proved names only, however many others are asked", async () => {
  const site = await addLiveSite();
  const host = "www.certified.com";
  dns.prove(host, tokenOf(await claim(site, host)));
  await checkNow(site);
  // The names are read once a second.
  await eventually(async () => expect(await asked(host)).toBe(200));
  expect(await asked("WWW.Certified.com.")).toBe(200);
  const { name } = await (await send(getSite, "GET", site)).json();
  expect(await asked(`${name}.sites.test`)).toBe(200);
  for (const other of ["sites.test", "nobody.sites.test", `a.${name}.sites.test`, "*.sites.test"]) {
    expect(await asked(other), other).toBe(404);
  }
  for (const other of ["certified.com", "shop.test", "", "\0", "*.certified.com"]) {
    expect(await asked(other), other).toBe(404);
  }
  const statuses = await Promise.all(
    Array.from({ length: 700 }, (_, n) => asked(`unknown-${n}.com`)),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
  expect(await asked(host)).toBe(200);
});
