import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as showSite } from "@/app/sites/[site]/[[...path]]/route";
import type { SlotValue } from "@/components/templates/content/values";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { siteTakedowns } from "@/db/schema/sites";
import { call, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { addAttempts } from "@/e2e/support/rate-limits";
import { listDeployments } from "@/lib/sites/queries/deployments";
import { listSiteCards } from "@/lib/sites/queries/site-cards";
import type { PastVersion, SiteView } from "@/lib/sites/schemas";
import { GET as getRecord } from "../published-site/[id]/route";
import { DELETE as allow, POST as takeDown } from "../published-site/[id]/takedown/route";
import { GET as listRecords } from "../published-site/route";
import { POST as publish, DELETE as unpublish } from "./[license]/publication/route";
import { GET as getSite, PUT as putSite } from "./[license]/route";
import { POST as restore } from "./[license]/version/[number]/restore/route";
import { GET as getVersions } from "./[license]/version/route";

startMailbox();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

async function addLiveSite(slug = "silent") {
  const customer = await addCustomer({ name: "Halden" });
  const purchase = await addPurchase(customer, { slug, withDeployment: true });
  await runJobs();
  return { customer, ...purchase };
}

type LiveSite = Awaited<ReturnType<typeof addLiveSite>>;

interface Parts {
  number?: number;
  body?: object;
  caller?: Customer;
  query?: string;
}

/** A document of the site's template. */
const silent = (content: Record<string, SlotValue>) => ({
  template: "silent" as const,
  version: 1,
  language: "en" as const,
  title: "",
  description: "",
  content,
});

async function send(
  handler: Handler,
  method: string,
  { customer, license, itemId }: LiveSite,
  { number = 1, body, caller = customer, query = "" }: Parts = {},
) {
  return call(handler, `/api/site${query}`, {
    ...(body ? jsonBody(body, caller.bearer) : { headers: caller.bearer }),
    method,
    params: { license, number: String(number), id: String(itemId) },
  });
}

const view = async (site: LiveSite): Promise<SiteView> => (await send(getSite, "GET", site)).json();
const history = async (site: LiveSite): Promise<PastVersion[]> =>
  (await send(getVersions, "GET", site)).json();

async function read({ name }: SiteView): Promise<string | number> {
  const params = { site: name, path: ["index.html"] };
  const response = await call(showSite, "/", { params });
  return response.ok ? response.text() : response.status;
}

/** @requirement Sites: What changes is shown before it is published */
test("what was written since is not online until it is published", async () => {
  const site = await addLiveSite();
  expect(await view(site)).toMatchObject({
    status: "live",
    current: { number: 1, revision: null, publishedBy: null, restoredFrom: null },
    changes: [],
    canPublish: true,
  });
  await addRevision(site.customer, { number: 1 });
  await database().update(users).set({ name: "Voss" }).where(eq(users.id, site.customer.id));
  const changed = await view(site);
  expect(changed.changes.map(({ after }) => after)).toEqual(["Revision 1", "Voss"]);
  expect(await read(changed)).toContain("Halden");

  const published = await (await send(publish, "POST", site)).json();
  expect(published).toMatchObject({ status: "ordered", canPublish: false });
  const after = await view(site);
  expect(after).toMatchObject({
    status: "live",
    current: { number: 2, revision: 1, publishedBy: "Voss" },
    changes: [],
  });
  expect(await read(after)).toContain("Revision 1");
});

/** @requirement Sites: A new site is hidden from search engines until its owner publishes words of their own */
test("what was saved before the payment is listed once its owner publishes it, unless it says nothing new", async () => {
  const customer = await addCustomer();
  await addRevision(customer, { number: 1 });
  const purchase = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const site = { customer, ...purchase };
  const isListed = async () => {
    const { name, isHidden } = await view(site);
    const [card] = await listSiteCards(customer.id);
    const params = { site: name, path: ["index.html"] };
    const { headers } = await call(showSite, "/", { params });
    const isAllowed = headers.get("x-robots-tag") === null;
    expect([isHidden, card?.isHidden]).toEqual([!isAllowed, !isAllowed]);
    return isAllowed;
  };
  expect(await view(site)).toMatchObject({
    current: { revision: 1, publishedBy: null },
    ownTexts: 1,
  });
  expect(await isListed()).toBe(false);
  await send(publish, "POST", site);
  expect(await isListed()).toBe(true);
  expect(await view(site)).toMatchObject({ ownTexts: null });
  const document = silent({ measures: false });
  await addRevision(customer, { number: 2, document });
  await send(publish, "POST", site);
  expect(await view(site)).toMatchObject({ current: { number: 3, revision: 2 }, ownTexts: 0 });
  expect(await isListed()).toBe(false);
  await send(restore, "POST", site, { number: 2 });
  expect(await isListed()).toBe(true);
});

/** @requirement Sites: Any kept version is online again in one step */
test("an earlier version is online again at once, as a new one with the same files", async () => {
  const site = await addLiveSite();
  await addRevision(site.customer, { number: 1 });
  await send(publish, "POST", site);
  const restored: SiteView = await (await send(restore, "POST", site, { number: 1 })).json();
  expect(restored).toMatchObject({ status: "live", current: { number: 3, restoredFrom: 1 } });
  expect(await read(restored)).not.toContain("Revision 1");
  const versions = await history(site);
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(versions[0]?.hash).toBe(versions[2]?.hash);
  expect(versions.map(({ changes }) => changes?.length ?? null)).toEqual([1, 1, null]);
  expect((await send(restore, "POST", site, { number: 9 })).status).toBe(404);
});

/** @requirement Sites: A site says where it is, and what is shown beside links to it */
test("a published site says where it is and where its form goes", async () => {
  const site = await addLiveSite();
  await addRevision(site.customer, { number: 1, document: silent({ contactForm: true }) });
  const owner = eq(users.id, site.customer.id);
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(owner);
  expect((await send(publish, "POST", site)).status).toBe(200);
  const published = await view(site);
  const page = await read(published);
  const origin = `https://shop.test/sites/${published.name}`;
  expect(page).toContain(`<link rel="canonical" href="${origin}/index.html">`);
  expect(page).toContain(`content="${origin}/images/share.png"`);
  expect(page).toMatch(/action="https:\/\/shop\.test\/api\/site-form\/[\w-]{20,}"/);
});

test("a site that was taken offline can be published, and an earlier version restored", async () => {
  const site = await addLiveSite();
  await send(unpublish, "DELETE", site);
  const offline = await view(site);
  expect(offline).toMatchObject({ status: "offline", address: null, canTakeOffline: false });
  expect(await read(offline)).toBe(404);
  expect((await send(unpublish, "DELETE", site)).status).toBe(409);
  await send(restore, "POST", site);
  expect(await read(await view(site))).toContain("Halden");
});

test("a site has the name that its owner gives it", async () => {
  const site = await addLiveSite();
  const rename = (name: string, of = site) => send(putSite, "PUT", of, { body: { name } });
  const renamed: SiteView = await (await rename(" Halden-Lamps ")).json();
  expect(renamed).toMatchObject({
    name: "halden-lamps",
    address: "https://shop.test/sites/halden-lamps/index.html",
    shownAddress: "shop.test/sites/halden-lamps",
  });
  expect(await read(renamed)).toContain("Halden");
  const other = await addLiveSite();
  expect((await rename("halden-lamps", other)).status).toBe(409);
  expect((await rename("halden", site)).status).toBe(200);
  // The old name stays with its site.
  expect((await rename("halden-lamps", other)).status).toBe(409);
  expect((await rename("halden-lamps", site)).status).toBe(200);
  for (const name of ["a", "no_underscore", "-x-", "a--b", "admin", "x".repeat(41)]) {
    expect((await rename(name)).status, name).toBe(422);
  }
});

/** @requirement Sites: Names that mislead are refused, also where digits stand for letters */
test.each(["paypal", "paypa1", "commerzbank-hilfe", "rnicrosoft", "раураl", "xn--pypal-4ve"])(
  "a site is not called %s",
  async (name) => {
    const site = await addLiveSite();
    expect((await send(putSite, "PUT", site, { body: { name } })).status).toBe(422);
    expect((await view(site)).name).not.toBe(name);
  },
);

/** @requirement Sites: Only the owner of a license sees and changes its site */
test("somebody else's site is not found", async () => {
  const site = await addLiveSite();
  const caller = await addCustomer();
  const body = { name: "stolen" };
  for (const [handler, method] of [
    [getSite, "GET"],
    [publish, "POST"],
    [unpublish, "DELETE"],
    [getVersions, "GET"],
    [restore, "POST"],
  ] as const) {
    expect((await send(handler, method, site, { caller })).status).toBe(404);
  }
  expect((await send(putSite, "PUT", site, { caller, body })).status).toBe(404);
  expect((await send(takeDown, "POST", site, { body: { reason: "x" } })).status).toBe(403);
  expect(await view(site)).toMatchObject({ status: "live", current: { number: 1 } });
});

test("an account may publish and restore twenty times in ten minutes", async () => {
  const site = await addLiveSite();
  await addAttempts("deployment", site.customer.id, 19);
  expect((await send(publish, "POST", site)).status).toBe(200);
  expect((await send(restore, "POST", site)).status).toBe(429);
});

/** @requirement Back office: A site is taken down with a reason, which its owner is told */
test("the shop takes a site down and lets it up again; who, when and why is recorded", async () => {
  const site = await addLiveSite();
  const admin = await addAdmin();
  const body = { reason: "It copies another company." };
  const subjects = async () =>
    (await database().select().from(emailOutbox).orderBy(desc(emailOutbox.id)))
      .filter(({ payload }) => payload.to === site.customer.email)
      .map(({ payload }) => payload.subject);
  expect((await send(takeDown, "POST", site, { caller: admin, body: {} })).status).toBe(422);
  expect((await send(takeDown, "POST", site, { caller: admin, body })).status).toBe(200);
  expect((await send(takeDown, "POST", site, { caller: admin, body })).status).toBe(409);
  const down = await view(site);
  expect(down).toMatchObject({ takenDownReason: body.reason, canPublish: false, address: null });
  expect(await read(down)).toBe(404);
  expect(await listDeployments(site.customer.id)).toMatchObject([
    { takenDownReason: body.reason, canDeploy: false, address: null },
  ]);
  expect((await send(publish, "POST", site)).status).toBe(409);
  expect((await send(restore, "POST", site)).status).toBe(409);
  expect((await subjects())[0]).toMatch(/^We took your site down/);
  const record = { id: site.itemId, email: site.customer.email, takenDownReason: body.reason };
  expect(await (await send(getRecord, "GET", site, { caller: admin })).json()).toMatchObject(
    record,
  );
  const listed = await call(listRecords, `/api/published-site?q=${site.license}`, {
    headers: admin.bearer,
  });
  expect(await listed.json()).toMatchObject([record]);
  expect(listed.headers.get("x-total-count")).toBe("1");

  expect((await send(allow, "DELETE", site, { caller: admin })).status).toBe(200);
  expect((await send(allow, "DELETE", site, { caller: admin })).status).toBe(409);
  expect((await subjects())[0]).toMatch(/^You can publish/);
  await send(publish, "POST", site);
  expect(await read(await view(site))).toContain("Halden");
  const notes = await database()
    .select({ adminId: siteTakedowns.adminId, reason: siteTakedowns.reason })
    .from(siteTakedowns)
    .where(eq(siteTakedowns.invoiceItemId, site.itemId))
    .orderBy(siteTakedowns.id);
  expect(notes).toEqual([
    { adminId: admin.id, reason: body.reason },
    { adminId: admin.id, reason: null },
  ]);
});

/** @requirement Sites: A site with a form is published once the owner's address is verified */
test("a form asks for a verified address, and nothing changes before", async () => {
  const site = await addLiveSite();
  const { id } = site.customer;
  await addRevision(site.customer, { number: 1, document: silent({ contactForm: true }) });
  const before = await view(site);
  const refused = await send(publish, "POST", site);
  expect(await statusAndBody(refused)).toEqual({
    status: 409,
    body: {
      error: expect.stringMatching(/confirm your e-mail address first/),
      needs: "verified-email",
    },
  });
  expect(await view(site)).toEqual(before);
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
  expect((await send(publish, "POST", site)).status).toBe(200);
  expect(await history(site)).toMatchObject([{ number: 2, revision: 1 }, { number: 1 }]);
});

/** @requirement Sites: A site with a form is published once the owner's address is verified */
test.each([
  ["orders", "cali"],
  ["reservations", "prestige"],
])(
  "a site that takes %s asks for a verified address, but for the shop's own publication",
  async (_, slug) => {
    const site = await addLiveSite(slug);
    const first = await view(site);
    expect(first).toMatchObject({ status: "live", current: { number: 1 } });
    expect(await statusAndBody(await send(publish, "POST", site))).toEqual({
      status: 409,
      body: {
        error: expect.stringMatching(/confirm your e-mail address first/),
        needs: "verified-email",
      },
    });
    expect(await view(site)).toEqual(first);
    const owner = eq(users.id, site.customer.id);
    await database().update(users).set({ emailVerifiedAt: new Date() }).where(owner);
    expect((await send(publish, "POST", site)).status).toBe(200);
  },
);

/** @requirement Sites: A site is published with placeholders only where its owner accepts them */
test("placeholders are named with their places, and nothing changes before they are accepted", async () => {
  const site = await addLiveSite();
  const document = silent({
    "opening.title": "Rolls at [your opening hours]",
    "packages.items.2.price": { amount: 0, currency: "EUR", isOpen: true },
    // Nobody sees a section that is off.
    measures: false,
    "measures.label": "[Your figures]",
  });
  await addRevision(site.customer, { number: 1, document });
  const before = await view(site);
  expect(await statusAndBody(await send(publish, "POST", site))).toEqual({
    status: 409,
    body: {
      error: expect.stringMatching(/^2 places still wait for your own words: .*Fill them in/),
      openPlaces: [
        {
          name: expect.stringContaining("Headline"),
          editor: "/preview/silent/edit#slot=opening.title",
        },
        {
          name: expect.stringContaining("Price"),
          editor: "/preview/silent/edit#slot=packages.items.2.price",
        },
      ],
    },
  });
  expect(await view(site)).toEqual(before);
  const accepted = await send(publish, "POST", site, { query: "?acceptsOpenPlaces=true" });
  expect(accepted.status).toBe(200);
  expect(await history(site)).toMatchObject([{ number: 2, revision: 1 }, { number: 1 }]);
});

test("what a draft lacks in its further languages, and the imprint of its country, is said before it is published", async () => {
  const site = await addLiveSite();
  const move = (country: string) =>
    database().update(users).set({ country }).where(eq(users.id, site.customer.id));
  await move("Brasil");
  expect(await view(site)).toMatchObject({ untranslated: [], lacksImprint: false });
  await move("Österreich");
  const content = { "opening.title": "Rolls" };
  const document = { ...silent(content), translations: { de: { "opening.title": "Semmeln" } } };
  await addRevision(site.customer, { number: 1, document });
  const { untranslated, lacksImprint } = await view(site);
  expect(untranslated).toEqual([{ language: "de", count: expect.any(Number) }]);
  expect(untranslated[0]?.count).toBeGreaterThan(20);
  expect(lacksImprint).toBe(true);
  const pages = { pages: ["n1"], "pages.n1.name": "imprint", "pages.n1.title": "Imprint" };
  await addRevision(site.customer, { number: 2, document: silent(pages) });
  expect(await view(site)).toMatchObject({ untranslated: [], lacksImprint: false });
});

test("a site whose form is off needs no verified address", async () => {
  const site = await addLiveSite();
  await addRevision(site.customer, { number: 1 });
  expect((await send(publish, "POST", site)).status).toBe(200);
});
