import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { GET as getSite } from "@/app/api/site/[license]/route";
import { PUT as decide, GET as getOne } from "@/app/api/site-report/[id]/route";
import { GET as getList } from "@/app/api/site-report/route";
import { database } from "@/db/client";
import { sharedCopies } from "@/db/schema/content";
import { heldSites } from "@/db/schema/held-sites";
import { invoices } from "@/db/schema/invoices";
import { siteReports } from "@/db/schema/site-reports";
import { deployments } from "@/db/schema/sites";
import type { ReportKind } from "@/db/words/site-reports";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { listStored, newForm } from "@/e2e/support/messages";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase, refund } from "@/e2e/support/purchases";
import { sendForm } from "@/e2e/support/send-form";
import { noChoices } from "@/lib/customization/palette/rules";
import { encodeSharedPreview } from "@/lib/customization/preview/rules";
import { sharedPath } from "@/lib/customization/sharing/rules";
import { encodeWords } from "@/lib/customization/sharing/words";
import { formTexts } from "@/lib/sites/messages/form-texts";
import type { SiteReport } from "@/lib/sites/reports/schemas";
import type { SiteView } from "@/lib/sites/schemas";

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

const documentOf = (title: string, opening: string) => ({
  template: "silent",
  version: 1,
  language: "en" as const,
  title,
  description: "",
  content: { "opening.title": opening },
});

/** Not doubtful enough to be held. */
const doubtful = documentOf("Netflix: your fee", "Tell us again how you pay");
const honest = documentOf("Halden chairs", "Chairs that stay");

/** A new account's site, online with these words. */
async function addSite(document = doubtful) {
  const customer = await addCustomer({ emailVerifiedAt: new Date() });
  await addRevision(customer, { document });
  const purchase = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const [row] = await database()
    .select()
    .from(deployments)
    .where(eq(deployments.invoiceItemId, purchase.itemId));
  if (row?.status !== "live") throw new Error("The site is not online.");
  return { customer, ...purchase, key: row.formKey, name: row.name };
}

type Site = Awaited<ReturnType<typeof addSite>>;

async function addReport(
  invoiceItemId: number | null,
  { kind = "phishing" as ReportKind, address = "https://shop.test/sites/any/" } = {},
): Promise<number> {
  const [row] = await database()
    .insert(siteReports)
    .values({ invoiceItemId, address, kind, dueAt: new Date(Date.now() + 86_400_000) })
    .returning({ id: siteReports.id });
  return row?.id ?? 0;
}

const listed = async (id: number): Promise<SiteReport | undefined> => {
  const response = await call(getList, `/api/site-report?id=${id}`, { headers: admin.bearer });
  return (await response.json())[0];
};

const report = async (id: number): Promise<SiteReport> => {
  const params = { id: String(id) };
  return (await call(getOne, "/api/site-report", { headers: admin.bearer, params })).json();
};

const view = async ({ customer, license }: Site): Promise<SiteView> =>
  (await call(getSite, "/api/site", { headers: customer.bearer, params: { license } })).json();

const reject = (id: number) =>
  call(decide, `/api/site-report/${id}`, {
    ...jsonBody({ status: "no_action", reason: "It is fine." }, admin.bearer),
    method: "PUT",
    params: { id: String(id) },
  });

/** @requirement Reports of sites: Staff see what the screening notices in a reported site as it is online */
test("the desk shows the score and the reasons of the site as it is published", async () => {
  const site = await addSite();
  const id = await addReport(site.itemId, { kind: "spam" });
  const next = { ...honest, content: { "opening.title": "A draft that nobody has published" } };
  await addRevision(site.customer, { number: 2, document: next });
  const shown = await report(id);
  expect(shown.screening).toMatchObject({ areFormsPaused: false });
  expect(shown.screening?.score).toBeGreaterThanOrEqual(4);
  expect(shown.screening?.reasons).toContainEqual(
    expect.objectContaining({ evidence: expect.stringContaining("Netflix") }),
  );
  expect((await listed(id))?.screening).toEqual(shown.screening);

  const clean = await addReport((await addSite(honest)).itemId);
  const nothing = { score: 0, reasons: [], areFormsPaused: false };
  expect((await report(clean)).screening).toEqual(nothing);
  await reject(id);
  expect((await report(id)).screening).toBeNull();
}, 60_000);

/** @requirement Reports of sites: Staff see what the screening notices in a reported draft */
test("the desk judges a shared draft, stored or in its address", async () => {
  const { id: userId } = await addCustomer();
  const code = `judged-${userId}-`.padEnd(43, "x");
  const brand = encodeSharedPreview({ choices: noChoices, name: "Netflix", logo: "" });
  const stored = { code, userId, template: "silent", brand, document: doubtful, hash: code };
  await database().insert(sharedCopies).values(stored);
  const contents = [
    { kind: "copy" as const, code },
    { kind: "words" as const, code: encodeWords(doubtful) },
  ];
  for (const content of contents) {
    const address = `https://shop.test${sharedPath("silent", brand, content)}`;
    const { screening } = await report(await addReport(null, { address }));
    expect(screening?.score).toBeGreaterThanOrEqual(4);
    expect(screening?.areFormsPaused).toBe(false);
  }
  const wordless = `https://shop.test${sharedPath("silent", brand)}`;
  expect((await report(await addReport(null, { address: wordless }))).screening).toBeNull();
});

/** @requirement Reports of sites: A report of phishing pauses the forms of a doubtful site until staff decide */
test("a report of phishing pauses the forms of a doubtful new site until it is decided", async () => {
  const site = await addSite();
  const id = await addReport(site.itemId);
  const form = newForm();
  const refused = await sendForm(site, form);
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain(formTexts.en.pausedText);
  expect(page).toContain(form.message);
  expect(await listStored(site.itemId)).toEqual([]);
  expect((await report(id)).screening?.areFormsPaused).toBe(true);
  const { formPause } = await view(site);
  expect(formPause).toContainEqual(
    expect.objectContaining({ evidence: expect.stringContaining("Netflix") }),
  );

  expect((await reject(id)).status).toBe(200);
  expect((await view(site)).formPause).toBeNull();
  expect((await sendForm(site, form)).status).toBe(303);
  expect(await listStored(site.itemId)).toHaveLength(1);

  // What staff found right is not paused by the next report.
  const next = await addReport(site.itemId);
  expect((await sendForm(site, newForm())).status).toBe(303);
  expect((await report(next)).screening?.areFormsPaused).toBe(false);
}, 60_000);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** @requirement Reports of sites: A report does not pause the forms of an honest site, nor of a known account */
test.each<
  [what: string, kind: ReportKind, words: typeof doubtful, change: (site: Site) => unknown]
>([
  ["an honest site", "phishing", honest, () => {}],
  ["a site that is reported for something else", "spam", doubtful, () => {}],
  [
    "an account that paid long ago",
    "phishing",
    doubtful,
    ({ invoiceId }) =>
      database()
        .update(invoices)
        .set({ paidAt: daysAgo(40) })
        .where(eq(invoices.id, invoiceId)),
  ],
  [
    "words that a person has approved",
    "phishing",
    doubtful,
    async ({ itemId }) => {
      const { screening } = await report(await addReport(itemId, { kind: "spam" }));
      const findings = (screening?.reasons ?? []).map(({ evidence }) => ({
        rule: "presents-as",
        weight: 4,
        evidence,
      }));
      const facts = { change: "publication", status: "approved", decidedAt: new Date() } as const;
      await database()
        .insert(heldSites)
        .values({
          invoiceItemId: itemId,
          score: 4,
          findings,
          content: {},
          contentHash: "-",
          ...facts,
        });
    },
  ],
])("a report does not pause the forms of %s", async (_, kind, words, change) => {
  const site = await addSite(words);
  await change(site);
  await addReport(site.itemId, { kind });
  expect((await sendForm(site, newForm())).status).toBe(303);
});

test("forms stay paused when the order of the site is given back", async () => {
  const site = await addSite();
  const id = await addReport(site.itemId);
  await refund(site);
  expect((await report(id)).screening).toMatchObject({ areFormsPaused: true });
});
