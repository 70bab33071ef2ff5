import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { PUT as putForm } from "@/app/api/site/[license]/form/route";
import { PUT as putMove } from "@/app/api/site/[license]/move/route";
import { POST as publish } from "@/app/api/site/[license]/publication/route";
import { GET as getSite, PUT as putSite } from "@/app/api/site/[license]/route";
import { POST as restore } from "@/app/api/site/[license]/version/[number]/restore/route";
import { GET as showSite } from "@/app/sites/[site]/[[...path]]/route";
import type { ContentValues } from "@/components/templates/content/values";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { emailOutbox } from "@/db/schema/email";
import { heldSites } from "@/db/schema/held-sites";
import { invoices } from "@/db/schema/invoices";
import { call, type Handler, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { startFakeSafeBrowsing } from "@/e2e/support/safe-browsing";
import { addStaff } from "@/e2e/support/staff";
import type { SiteView } from "@/lib/sites/schemas";
import type { HeldRecord } from "@/lib/sites/screening/schemas";
import { POST as approve } from "./[id]/approval/route";
import { GET as getContent } from "./[id]/content/route";
import { POST as refuse } from "./[id]/refusal/route";
import { GET as getHeld } from "./[id]/route";
import { GET as listHeld } from "./route";

const mailbox = startMailbox();

const { injectFaults } = startFakeSafeBrowsing();

let admin: Customer;
beforeAll(async () => {
  admin = await addAdmin();
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** A new account's site, which shows the sample. */
async function addSite(name = "Halden") {
  const customer = await addCustomer({ name, emailVerifiedAt: new Date() });
  const purchase = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  return { customer, ...purchase };
}

type Site = Awaited<ReturnType<typeof addSite>>;

const sendOf = (handler: Handler, { customer, license }: Site, method: string, body?: object) =>
  call(handler, "/api/site", {
    ...(body ? jsonBody(body, customer.bearer) : { headers: customer.bearer }),
    method,
    params: { license, number: "1" },
  });

const view = async (site: Site): Promise<SiteView> => (await sendOf(getSite, site, "GET")).json();

const documentOf = (title: string, content: ContentValues) => ({
  template: "silent",
  version: 1,
  language: "en",
  title,
  description: "",
  content,
});

let number = 0;

/** Writes these words and publishes them. */
async function publishWords(site: Site, title: string, content: ContentValues): Promise<SiteView> {
  number += 1;
  await addRevision(site.customer, { number, document: documentOf(title, content) });
  expect((await sendOf(publish, site, "POST")).status).toBe(200);
  await runJobs();
  return view(site);
}

const bait = {
  "opening.title": "Your account is suspended",
  "opening.lead": ["Please verify your account within 24 hours."],
} satisfies ContentValues;

/** Worse than doubtful. */
const phishing = {
  ...bait,
  "opening.lead": [
    "We noticed unusual activity. Enter your password and card number within 24 hours to verify your account.",
  ],
} satisfies ContentValues;

const honest = { "opening.title": "Chairs that stay" } satisfies ContentValues;

async function read({ name }: SiteView): Promise<string | number> {
  const response = await call(showSite, "/", { params: { site: name, path: ["index.html"] } });
  return response.ok ? response.text() : response.status;
}

const staff = (caller: Customer, handler: Handler, id: number, body?: object) =>
  call(handler, `/api/held-site/${id}`, {
    ...(body ? jsonBody(body, caller.bearer) : { headers: caller.bearer, method: "POST" }),
    params: { id: String(id) },
  });

const heldOf = async (site: Site) => {
  const [row] = await database()
    .select()
    .from(heldSites)
    .where(eq(heldSites.invoiceItemId, site.itemId))
    .orderBy(desc(heldSites.id));
  if (!row) throw new Error("Nothing is held.");
  return row;
};

const subjects = async ({ customer }: Site) =>
  (await database().select().from(emailOutbox).orderBy(desc(emailOutbox.id)))
    .filter(({ payload }) => payload.to === customer.email)
    .map(({ payload }) => payload.subject);

const events = async ({ customer }: Site) =>
  (
    await database()
      .select({ event: auditEvents.event })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, customer.id))
      .orderBy(auditEvents.id)
  ).map(({ event }) => event);

/** @requirement Sites: A doubtful publication is held, and the version before stays online */
test("a doubtful publication is held until a person puts it online, and not held again", async () => {
  const site = await addSite();
  const before = await read(await view(site));
  const held = await publishWords(site, "PayPal: Log in", bait);
  expect(held).toMatchObject({
    status: "live",
    current: { number: 1 },
    canPublish: true,
    waiting: { change: "publication", isRefused: false, answer: null },
  });
  expect(held.waiting?.reasons.length).toBeGreaterThan(2);
  expect(await read(held)).toBe(before);
  expect((await subjects(site))[0]).toMatch(/^We are checking your site before/);

  const { id } = await heldOf(site);
  await sendOf(publish, site, "POST");
  await runJobs();
  expect((await heldOf(site)).id).toBe(id);

  const shown = async (handler: Handler) =>
    (
      await call(handler, "/api/held-site", {
        headers: admin.bearer,
        params: { id: String(id) },
      })
    ).json();
  expect(await shown(getHeld)).toMatchObject({ status: "held", email: site.customer.email });
  expect(await shown(getContent)).toMatchObject({
    title: "PayPal: Log in",
    texts: expect.arrayContaining([bait["opening.title"]]),
  });
  expect((await staff(admin, approve, id)).status).toBe(200);
  expect((await staff(admin, approve, id)).status).toBe(409);
  await runJobs();
  const online = await view(site);
  expect(online).toMatchObject({ status: "live", waiting: null, current: { number: 2 } });
  expect(await read(online)).toContain(bait["opening.title"]);
  expect(await subjects(site)).toContainEqual(expect.stringMatching(/^Your site is fine/));

  const again = await publishWords(site, "PayPal: Log in", { ...bait, "opening.place": "Leeds" });
  expect(again).toMatchObject({ waiting: null, current: { number: 3 } });
  expect(await events(site)).toEqual(expect.arrayContaining(["site.held", "site.approved"]));
}, 60_000);

test("a refused publication stays offline, its owner is told why, and other words are online at once", async () => {
  const site = await addSite();
  await publishWords(site, "PayPal: Log in", bait);
  const { id } = await heldOf(site);
  expect((await staff(admin, refuse, id, {})).status).toBe(422);
  const answer = "This is not PayPal’s site.";
  expect((await staff(admin, refuse, id, { reason: answer })).status).toBe(200);
  await runJobs();
  expect(await view(site)).toMatchObject({
    current: { number: 1 },
    waiting: { isRefused: true, answer },
  });
  expect((await subjects(site))[0]).toMatch(/^We did not put your site online/);

  // The same words do not wait again.
  await sendOf(publish, site, "POST");
  await runJobs();
  expect(await view(site)).toMatchObject({ waiting: { isRefused: true, answer } });

  const changed = await publishWords(site, "Halden chairs", honest);
  expect(changed).toMatchObject({ waiting: null, current: { number: 2 } });
  expect(await read(changed)).toContain("Chairs that stay");
});

test("changed words and an earlier version end the waiting", async () => {
  const site = await addSite();
  await publishWords(site, "PayPal: Log in", bait);
  expect((await sendOf(restore, site, "POST")).status).toBe(200);
  expect(await view(site)).toMatchObject({ waiting: null, current: { number: 2 } });
  expect(await heldOf(site)).toMatchObject({ status: "replaced" });

  await publishWords(site, "Netflix: Log in", bait);
  await publishWords(site, "Halden chairs", honest);
  expect(await heldOf(site)).toMatchObject({ status: "replaced" });
});

test("words that give fewer reasons wait, too, where those before them were held", async () => {
  const title = "Netflix: your fee";
  const fewer = { "opening.title": "Tell us again how you pay" } satisfies ContentValues;
  const first = await publishWords(await addSite(), title, fewer);
  expect(first).toMatchObject({ waiting: null, current: { number: 2 } });

  const site = await addSite();
  await publishWords(site, "Netflix: Log in", bait);
  const second = await publishWords(site, title, fewer);
  expect(second).toMatchObject({ waiting: { isRefused: false }, current: { number: 1 } });
});

test("after phishing whatever the account publishes waits for a person, who sees why; nobody is told the words", async () => {
  const site = await addSite();
  const held = await publishWords(site, "PayPal: Log in", phishing);
  expect(held.waiting).toMatchObject({ change: "publication", reasons: [] });
  const email = (await mailbox.messages()).find(({ subject }) => /^We are checking/.test(subject));
  const said = email?.text?.replace(/\s+/g, " ");
  expect(said).toContain("waits for our decision as well");
  expect(said).not.toContain("password and card");

  const later = await publishWords(site, "Halden chairs", honest);
  expect(later).toMatchObject({ waiting: { reasons: [] }, current: { number: 1 } });
  const row = await heldOf(site);
  expect(row.findings).toMatchObject([
    { rule: "held-before", evidence: expect.stringContaining("PayPal") },
  ]);
  const settings = { paymentLink: "https://www.paypal.com/paypalme/halden", formAddress: "" };
  expect((await sendOf(putForm, site, "PUT", settings)).status).toBe(409);
  expect((await staff(admin, approve, row.id)).status).toBe(200);
  await runJobs();
  expect(await read(await view(site))).toContain("Chairs that stay");
  const next = { "opening.title": "Tables that stay" } satisfies ContentValues;
  expect(await publishWords(site, "Halden tables", next)).toMatchObject({ current: { number: 3 } });
});

test("the first publication after the payment is held as well", async () => {
  const customer = await addCustomer({ name: "PayPal" });
  await addRevision(customer, { number: 1, document: documentOf("PayPal: Log in", bait) });
  const site = { customer, ...(await addPurchase(customer, { withDeployment: true })) };
  await runJobs();
  const held = await view(site);
  expect(held).toMatchObject({ status: "offline", address: null, current: null });
  expect(held.waiting).not.toBeNull();
  expect(await read(held)).toBe(404);
});

test("settings that make a site doubtful are not saved until a person allows them", async () => {
  const site = await addSite("PayPal");
  const form = { paymentLink: "https://paypal-login.secure-pay.example/signin", formAddress: "" };
  expect((await sendOf(putForm, site, "PUT", form)).status).toBe(409);
  expect(await view(site)).toMatchObject({
    form: { paymentLink: null },
    waiting: { change: "settings" },
  });
  const { id } = await heldOf(site);
  expect((await staff(admin, approve, id)).status).toBe(200);
  expect((await sendOf(putForm, site, "PUT", form)).status).toBe(200);
  const honestForm = { paymentLink: "https://www.paypal.com/paypalme/halden", formAddress: "" };
  expect((await sendOf(putForm, site, "PUT", honestForm)).status).toBe(200);
});

test("old addresses that name a bank make a page with its password field doubtful", async () => {
  const site = await addSite();
  await publishWords(site, "Kundenbereich", { "opening.title": "Passwort" });
  const move = { redirects: "/sparkasse/online-banking/login.html /", verification: "" };
  expect((await sendOf(putMove, site, "PUT", move)).status).toBe(409);
  expect((await sendOf(putMove, site, "PUT", { ...move, redirects: "/menu /" })).status).toBe(200);
  expect((await sendOf(putSite, site, "PUT", { name: "kunden-bereich-nord" })).status).toBe(200);
});

test("an address on the list holds a site, and an earlier version with it does not come back", async () => {
  const site = await addSite();
  const text = [{ text: "our shop", to: "https://www.listed-as-dangerous.example/a" }];
  await injectFaults({ rate: 1, status: 500 });
  const published = await publishWords(site, "Halden", { "opening.lead": text });
  expect(published).toMatchObject({ waiting: null, current: { number: 2 } });
  await injectFaults({});
  const held = await publishWords(site, "Halden chairs", { "opening.lead": text });
  expect(held.waiting?.reasons[0]?.evidence).toContain("listed-as-dangerous");
  const response = await call(restore, "/api/site", {
    headers: site.customer.bearer,
    method: "POST",
    params: { license: site.license, number: "2" },
  });
  expect(response.status).toBe(409);
  expect((await sendOf(restore, site, "POST")).status).toBe(200);
});

test("an account whose order was paid long ago has more trust", async () => {
  const words = { "opening.title": "Passwort", "opening.lead": ["PIN"] } satisfies ContentValues;
  expect((await publishWords(await addSite(), "Kundenbereich", words)).waiting).not.toBeNull();
  const known = await addSite();
  const paidAt = new Date(Date.now() - 40 * 24 * 3_600_000);
  await database().update(invoices).set({ paidAt }).where(eq(invoices.id, known.invoiceId));
  expect(await publishWords(known, "Kundenbereich", words)).toMatchObject({
    waiting: null,
    current: { number: 2 },
  });
});

/** @requirement Back office: Support decides about held sites, bookkeeping does not see them */
test("support sees held sites and decides, bookkeeping and customers do not", async () => {
  const site = await addSite();
  await publishWords(site, "PayPal: Log in", bait);
  const { id } = await heldOf(site);
  const bookkeeper = await addStaff("bookkeeping");
  expect((await staff(bookkeeper, approve, id)).status).toBe(403);
  expect((await staff(site.customer, approve, id)).status).toBe(403);
  const supporter = await addStaff("support");
  const listed = await call(listHeld, `/api/held-site?status=held&q=${site.customer.email}`, {
    headers: supporter.bearer,
  });
  const rows: HeldRecord[] = await listed.json();
  expect(rows).toMatchObject([{ id, status: "held", change: "publication" }]);
});
