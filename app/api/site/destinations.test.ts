import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { POST as postAlarm } from "@/app/api/user/account/alarm/route";
import { database } from "@/db/client";
import { auditEvents } from "@/db/schema/audit";
import { siteDomains } from "@/db/schema/domains";
import { rateLimits } from "@/db/schema/rate-limits";
import { deployments, formerDestinations } from "@/db/schema/sites";
import { siteWebhooks } from "@/db/schema/webhooks";
import { call, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { nameSites, startFakeDns } from "@/e2e/support/dns";
import { startMailbox } from "@/e2e/support/mailbox";
import { addOnlineSite } from "@/e2e/support/messages";
import { runJobs } from "@/e2e/support/payments";
import { deleteFormerDestinations } from "@/lib/sites/destinations/commands/put-back";
import { PUT as chooseDomain, DELETE as removeDomain } from "./[license]/domain/route";
import { PUT as saveForm } from "./[license]/form/route";
import { PUT as saveWebhook } from "./[license]/webhook/route";

const mailbox = startMailbox();
startFakeDns();
nameSites();

beforeEach(async () => {
  await database().delete(rateLimits);
});

async function addSite() {
  const owner = await addCustomer({ emailVerifiedAt: new Date() });
  return { ...(await addOnlineSite(owner)), owner };
}

type Site = Awaited<ReturnType<typeof addSite>>;

const send = (handler: Handler, { license, owner }: Site, body?: object, method = "PUT") =>
  call(handler, "/api/site", {
    ...(body ? jsonBody(body, owner.bearer) : { headers: owner.bearer }),
    method,
    params: { license },
  });

/** What a session is enough for. */
async function lead(site: Site, host: string) {
  const form = {
    paymentLink: `https://pay.${host}/`,
    formAddress: `https://forms.${host}/`,
  };
  expect((await send(saveForm, site, form)).status).toBe(200);
  const address = `https://hook.${host}/`;
  expect((await send(saveWebhook, site, { address })).status).toBe(200);
  expect((await send(chooseDomain, site, { host, hasOther: false })).status).toBe(200);
  await runJobs();
}

const leadsTo = (host: string) => ({
  paymentLink: `https://pay.${host}/`,
  formAddress: `https://forms.${host}/`,
  webhook: `https://hook.${host}/`,
  hosts: [host],
});

const nowhere = { paymentLink: null, formAddress: null, webhook: undefined, hosts: [] };

async function destinationsOf({ itemId }: Site) {
  const [row] = await database()
    .select()
    .from(deployments)
    .where(eq(deployments.invoiceItemId, itemId));
  const [webhook] = await database()
    .select()
    .from(siteWebhooks)
    .where(eq(siteWebhooks.invoiceItemId, itemId));
  const domains = await database()
    .select()
    .from(siteDomains)
    .where(eq(siteDomains.invoiceItemId, itemId));
  return {
    paymentLink: row?.paymentLink,
    formAddress: row?.formAddress,
    webhook: webhook?.address,
    hosts: domains.map(({ host }) => host),
  };
}

/** Emails to the owner, newest first, without those about the state of a domain. */
const notices = async ({ owner }: Site) =>
  (await mailbox.messages()).filter(
    ({ to, text }) => to.includes(owner.email) && text?.includes("/not-me#"),
  );

const tokenIn = (text = "") => /\/not-me#([\w-]{43})/.exec(text)?.[1] ?? "";

const raise = (token: string) => call(postAlarm, "/api/user/account/alarm", jsonBody({ token }));

/** @requirement Accounts: The owner is told by email when a site's visitors, messages or payments go elsewhere, and puts it back with the notice */
test("each change of where a site leads is emailed to its owner, with from and to", async () => {
  const site = await addSite();
  await lead(site, "thief.example");
  const texts = (await notices(site)).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  const [domain, webhook, form] = texts;
  expect(form).toContain("Before: none\nNow: https://pay.thief.example/");
  expect(form).toContain("Before: none\nNow: https://forms.thief.example/");
  expect(webhook).toContain("Before: none\nNow: https://hook.thief.example/");
  expect(domain).toContain("Before: none\nNow: thief.example");

  expect((await send(removeDomain, site, undefined, "DELETE")).status).toBe(200);
  await runJobs();
  const [removed] = await notices(site);
  expect(removed?.text).toContain("Before: thief.example\nNow: none");
});

test("what changes nothing is not emailed", async () => {
  const site = await addSite();
  await lead(site, "halden.example");
  const before = (await notices(site)).length;
  await lead(site, "halden.example");
  await send(saveWebhook, site, { address: "https://hook.halden.example/", newSecret: true });
  await runJobs();
  expect(await notices(site)).toHaveLength(before);
});

test("“That was not me” puts back what was changed since the notice, and says what", async () => {
  const [site, other] = [await addSite(), await addSite()];
  await lead(site, "halden.example");
  await lead(other, "other.example");
  const [owned] = await database()
    .select({ token: siteDomains.token })
    .from(siteDomains)
    .where(eq(siteDomains.invoiceItemId, site.itemId));
  const earlier = new Set((await notices(site)).map(({ id }) => id));
  await lead(site, "thief.example");
  await lead(site, "thief-2.example");
  const ofThief = (await notices(site)).filter(({ id }) => !earlier.has(id));

  const response = await statusAndBody(await raise(tokenIn(ofThief.at(-1)?.text)));
  expect(response).toMatchObject({
    status: 200,
    body: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      putBack: [{ destinations: ["domain", "paymentLink", "formAddress", "webhook"] }],
    },
  });
  expect(await destinationsOf(site)).toEqual(leadsTo("halden.example"));
  expect(await destinationsOf(other)).toEqual(leadsTo("other.example"));
  // The records of the owner's domain contain this token.
  expect(
    await database()
      .select({ token: siteDomains.token, status: siteDomains.status })
      .from(siteDomains)
      .where(eq(siteDomains.invoiceItemId, site.itemId)),
  ).toEqual([{ token: owned?.token, status: "pending" }]);
  const [event] = await database()
    .select({ target: auditEvents.target, detail: auditEvents.detail })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subjectId, site.owner.id),
        eq(auditEvents.event, "site.destinations-put-back"),
      ),
    );
  expect(event).toEqual({
    target: `site site-${site.itemId}`,
    detail: "domain, paymentLink, formAddress, webhook",
  });
});

test("what was empty before the notice is emptied; what was set before it stays", async () => {
  const site = await addSite();
  await send(saveForm, site, { paymentLink: "https://pay.halden.example/", formAddress: "" });
  await lead(site, "thief.example");
  const texts = (await notices(site)).map(({ text }) => text);
  const ofWebhook = texts.find((text) => text?.includes("https://hook."));
  expect((await raise(tokenIn(ofWebhook))).status).toBe(200);
  expect(await destinationsOf(site)).toEqual({
    ...leadsTo("thief.example"),
    webhook: undefined,
    hosts: [],
  });
  // An earlier notice still works.
  expect((await raise(tokenIn(texts.at(-1)))).status).toBe(200);
  expect(await destinationsOf(site)).toEqual(nowhere);
});

test("where a site led is forgotten when no notice can put it back any more", async () => {
  const [site, other] = [await addSite(), await addSite()];
  await lead(site, "old.example");
  await lead(other, "new.example");
  const kept = ({ itemId }: Site) =>
    database().$count(formerDestinations, eq(formerDestinations.invoiceItemId, itemId));
  await database()
    .update(formerDestinations)
    .set({ changedAt: sql`now() - interval '8 days'` })
    .where(eq(formerDestinations.invoiceItemId, site.itemId));
  await deleteFormerDestinations();
  expect([await kept(site), await kept(other)]).toEqual([0, 3]);
});
