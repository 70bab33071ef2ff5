import { domainToASCII, domainToUnicode } from "node:url";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as readCopy } from "@/app/api/share/[code]/route";
import { POST as object } from "@/app/api/site/[license]/objection/route";
import { PUT as decide, GET as one } from "@/app/api/site-report/[id]/route";
import { GET as figures } from "@/app/api/site-report-figures/route";
import { GET as hosted } from "@/app/sites/[site]/[[...path]]/route";
import { database } from "@/db/client";
import { sharedCopies } from "@/db/schema/content";
import { siteReports } from "@/db/schema/site-reports";
import { deployments } from "@/db/schema/sites";
import { reportKinds } from "@/db/words/site-reports";
import { call, fromAddress, jsonBody, sendPlainForm, statusAndBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { addDomain, addSite, publishText } from "@/e2e/support/sites";
import { addStaff } from "@/e2e/support/staff";
import { openSession } from "@/lib/platform/sessions/commands";
import { allowSite, takeDown } from "@/lib/sites/commands/take-down";
import { deleteOldReports } from "@/lib/sites/reports/commands/clean";
import { encodeReport, readCookies, readReport } from "@/lib/sites/reports/form";
import { getReportFigures } from "@/lib/sites/reports/queries/figures";
import { POST } from "./route";

const mailbox = startMailbox();

let admin: Awaited<ReturnType<typeof addAdmin>>;
beforeAll(async () => {
  admin = await addAdmin();
});

type Site = Awaited<ReturnType<typeof addSite>>;

async function addPublished(): Promise<Site> {
  const site = await addSite();
  await publishText(site, "Online");
  return site;
}

const addressOf = ({ name }: Pick<Site, "name">) => `https://shop.test/sites/${name}/index.html`;

async function send(...form: [fields: Record<string, string>, headers?: Record<string, string>]) {
  const { response, status, to } = await sendPlainForm(POST, "/api/report", ...form);
  const kept = response.headers.getSetCookie().map((cookie) => /^[\w-]+=([^;]*)/.exec(cookie)?.[1]);
  return { status, to, typed: readCookies(kept).typed };
}

let reporters = 0;
const reportOf = (site: string, fields: Record<string, string> = {}) => {
  reporters += 1;
  return {
    site,
    kind: "phishing",
    explanation: "It asks for the passwords of my bank.",
    name: "Ann Example",
    email: `reporter-${reporters}@example.com`,
    goodFaith: "yes",
    ...fields,
  };
};

async function report(site: Site, fields: Record<string, string> = {}): Promise<number> {
  const { to } = await send(reportOf(addressOf(site), fields));
  return Number(/number=(\d+)/.exec(to)?.[1]);
}

const decideAs = async (
  who: { bearer: Record<string, string> },
  id: number,
  decision: Record<string, unknown>,
) =>
  call(decide, `/api/site-report/${id}`, {
    ...jsonBody(decision, who.bearer),
    method: "PUT",
    params: { id: String(id) },
  });

const stored = async (id: number) => {
  const [row] = await database().select().from(siteReports).where(eq(siteReports.id, id));
  return row;
};

const hoursToDecideOf = (row: Awaited<ReturnType<typeof stored>>) =>
  ((row?.dueAt.getTime() ?? 0) - (row?.objectedAt ?? row?.receivedAt ?? new Date(0)).getTime()) /
  3.6e6;

const stateOf = async ({ itemId }: Site) => {
  const [row] = await database()
    .select({ status: deployments.status, reason: deployments.takenDownReason })
    .from(deployments)
    .where(eq(deployments.invoiceItemId, itemId));
  return row;
};

/** Subjects and texts of all emails to an address, in no order. */
const mailTo = async (address: string) =>
  (await mailbox.messages())
    .filter(({ to }) => to.includes(address))
    .map(({ subject, text }) => `${subject} ${text}`)
    .join(" ");

async function objectAs(site: Site, objection: unknown) {
  const { token } = await openSession(site.owner.id);
  return call(object, `/api/site/${site.license}/objection`, {
    ...jsonBody({ objection }, { authorization: token }),
    params: { license: site.license },
  });
}

describe("a notice", () => {
  /** @requirement Reports of sites: A notice of anybody becomes a case, and the reporter gets a receipt */
  test("is stored with its deadline, and both the reporter and the shop are told", async () => {
    const site = await addPublished();
    const fields = reportOf(addressOf(site));
    const { status, to } = await send(fields);
    expect({ status, to }).toEqual({
      status: 303,
      to: expect.stringMatching(/^\/report\/received\?number=\d+&kind=phishing$/),
    });
    const row = await stored(Number(/\d+/.exec(to)?.[0]));
    expect(row).toMatchObject({
      invoiceItemId: site.itemId,
      status: "open",
      kind: "phishing",
      explanation: fields.explanation,
      reporterEmail: fields.email,
    });
    const receipt = await mailTo(fields.email);
    expect(receipt).toContain(`We received your report ${row?.id}`);
    expect(receipt).not.toContain(fields.explanation);
    expect(await mailTo(admin.email)).toContain(`Report ${row?.id}: Phishing`);
  });

  /** @requirement Reports of sites: Fraud and crimes against children are decided within a day, all else within a week */
  test.each(
    reportKinds.map((kind) => [kind, ["phishing", "children"].includes(kind) ? 24 : 168] as const),
  )("of %s is to be decided within %i hours", async (kind, hours) => {
    const row = await stored(await report(await addPublished(), { kind }));
    expect(hoursToDecideOf(row)).toBe(hours);
  });

  test.each([
    ["no address", { site: "" }, "site"],
    ["what is no address", { site: "http://" }, "site"],
    ["an unknown kind", { kind: "ugly" }, "kind"],
    ["no explanation", { explanation: " " }, "explanation"],
    ["too long an explanation", { explanation: "a".repeat(2_001) }, "explanation"],
    ["no name", { name: "" }, "name"],
    ["a link for a name", { name: "www.elsewhere.test" }, "name"],
    ["no e-mail address", { email: "ann" }, "email"],
    ["no good faith", { goodFaith: "" }, "goodFaith"],
  ])("with %s goes back with what was typed", async (_, wrong, field) => {
    const fields = reportOf("https://shop.test/sites/any/", wrong);
    const answer = await send(fields);
    expect(answer).toEqual({ status: 303, to: "/report?problem=fields", typed: fields });
    expect(Object.keys(readReport(fields).errors)).toEqual([field]);
  });

  /** @requirement Reports of sites: A person who reports a crime against children is asked for no name */
  test("about children needs no name, and keeps none", async () => {
    const site = await addPublished();
    const id = await report(site, { kind: "children" });
    expect(await stored(id)).toMatchObject({ reporterName: null, reporterEmail: null });
    expect(await mailTo(`reporter-${reporters}@example.com`)).toBe("");
    const { name, email, ...fields } = reportOf(addressOf(site), { kind: "children" });
    expect((await send(fields)).to).toContain("/report/received");
  });

  test("finds a site by its domain, without a scheme, by a former name, and while it is offline", async () => {
    const site = await addPublished();
    const host = `www.reported-${site.itemId}.example`;
    await addDomain(site, host);
    await takeDown(admin.id, site.itemId, "It was reported.");
    for (const address of [`${host}/about.html?x=1`, `shop.test/sites/${site.name}`]) {
      expect((await send(reportOf(address))).to).toContain("/report/received");
    }
  });

  test("about a domain in other letters says it in these letters, and as it stands in DNS", async () => {
    const site = await addPublished();
    const host = domainToASCII(`bäckerei-${site.itemId}.example`);
    const both = `${domainToUnicode(host)} (${host})`;
    expect(both).not.toBe(`${host} (${host})`);
    await addDomain(site, host);
    const sent = await send(reportOf(`https://${host}/`));
    const id = /number=(\d+)/.exec(sent.to ?? "")?.[1] ?? "";
    const read = await call(one, `/api/site-report/${id}`, {
      headers: admin.bearer,
      params: { id },
    });
    expect(await read.json()).toMatchObject({ address: `https://${host}/`, shownAddress: both });
    const told = (await mailbox.messages()).filter(({ text }) => text?.includes(both));
    expect(told.length).toBeGreaterThan(0);
  });

  test("about an address that is no site of ours says so", async () => {
    for (const address of ["https://elsewhere.test/", "https://shop.test/imprint"]) {
      const fields = reportOf(address);
      expect(await send(fields)).toEqual({
        status: 303,
        to: "/report?problem=site",
        typed: fields,
      });
    }
  });

  test("cannot be sent by pages of other sites, and nobody can send many", async () => {
    const site = await addPublished();
    const fields = reportOf(addressOf(site));
    const forged = await send(fields, { "sec-fetch-site": "cross-site" });
    expect(forged.to).toBe("/report?problem=forbidden");
    const places: string[] = [];
    for (let time = 0; time < 11; time += 1) places.push((await send(fields)).to);
    expect(places[9]).toContain("/report/received");
    expect(places[10]).toBe("/report?problem=too_many_requests");
    const network = fromAddress("198.51.100.7");
    for (let time = 0; time < 11; time += 1) {
      places[time] = (await send(reportOf(addressOf(site)), network)).to;
    }
    expect(places[10]).toBe("/report?problem=too_many_requests");
  });

  test("of the greatest length in any script comes back whole", () => {
    const letters = Array.from({ length: 2_000 }, (_, n) => String.fromCodePoint(0x4e00 + n));
    const typed = readReport(reportOf("x", { explanation: letters.join("") })).typed;
    expect(readCookies(encodeReport(typed)).typed).toEqual(typed);
    const long = { ...typed, explanation: letters.join("").repeat(20) };
    expect(long.explanation).toContain(readCookies(encodeReport(long)).typed.explanation);
    expect(readCookies(["%", undefined]).typed.site).toBe("");
  });
});

describe("a decision", () => {
  /** @requirement Reports of sites: A decision is told to both sides, with its reasons and what they can do */
  test("to take a site down answers all who reported it, and its owner", async () => {
    const site = await addPublished();
    const ids = [await report(site), await report(site, { kind: "spam" })];
    const reason = "It copies the page of a bank.";
    const decision = { status: "taken_down", ground: "law", reason };
    const response = await decideAs(admin, ids[1] ?? 0, decision);
    expect(await statusAndBody(response)).toMatchObject({
      status: 200,
      body: { status: "taken_down", isOffline: true, decidedBy: admin.email },
    });
    expect(await stateOf(site)).toMatchObject({ reason });
    expect(await stored(ids[0] ?? 0)).toMatchObject({
      status: "taken_down",
      decidedWithId: ids[1],
    });
    for (const id of ids) {
      const mails = await mailTo((await stored(id))?.reporterEmail ?? "");
      expect(mails).toContain(`Our reason: ${reason}`);
      expect(mails).toMatch(/court/);
    }
    expect(await mailTo(site.owner.email)).toMatch(
      /It breaks the law[\s\S]*Somebody reported it[\s\S]*object/i,
    );
    const again = await decideAs(admin, ids[0] ?? 0, decision);
    expect(again.status).toBe(409);
  });

  test("not to act tells the reporter alone, and the others if asked", async () => {
    const site = await addPublished();
    const ids = [await report(site), await report(site), await report(site)];
    const decision = { status: "no_action", reason: "It is the bank’s own page." };
    await decideAs(admin, ids[0] ?? 0, decision);
    expect((await stored(ids[1] ?? 0))?.status).toBe("open");
    await decideAs(admin, ids[1] ?? 0, { ...decision, withOthers: true });
    expect((await stored(ids[2] ?? 0))?.status).toBe("no_action");
    expect(await stateOf(site)).toEqual({ status: "live", reason: null });
    expect(await mailTo(site.owner.email)).not.toContain(decision.reason);
  });

  test("is for those who may change sites, and needs a reason", async () => {
    const id = await report(await addPublished());
    const decision = { status: "no_action", reason: "Nothing is wrong." };
    expect((await decideAs(await addCustomer(), id, decision)).status).toBe(403);
    expect((await decideAs(await addStaff("bookkeeping"), id, decision)).status).toBe(403);
    expect((await decideAs(admin, id, { status: "no_action", reason: " " })).status).toBe(422);
    expect((await decideAs(admin, id, { status: "taken_down", reason: "No ground" })).status).toBe(
      422,
    );
    expect((await decideAs(admin, id, { status: "upheld", reason: "No objection" })).status).toBe(
      409,
    );
    expect((await decideAs(await addStaff("support"), id, decision)).status).toBe(200);
    expect((await decideAs(admin, 987_654_321, decision)).status).toBe(404);
  });

  test("about a site that is down already closes the report only", async () => {
    const site = await addPublished();
    await takeDown(admin.id, site.itemId, "Found by us.");
    const id = await report(site);
    const decision = { status: "taken_down", ground: "terms", reason: "It is offline." };
    expect((await decideAs(admin, id, decision)).status).toBe(200);
    expect(await mailTo(site.owner.email)).not.toContain("It is offline.");
    expect((await objectAs(site, "I object.")).status).toBe(200);
    expect((await objectAs(site, "I object again.")).status).toBe(409);
  });
});

describe("a draft that is shared by a link", () => {
  const withWords =
    "https://shop.test/preview/silent/shared/0000#words=q1YqSS1RslIqSy0qzszPU7Iy0FFKzs8rSc0rUbKqrgUA";

  async function addShared() {
    const owner = await addCustomer();
    const code = `draft-${owner.id}-`.padEnd(43, "x");
    await database()
      .insert(sharedCopies)
      .values({
        code,
        userId: owner.id,
        template: "silent",
        brand: "0000",
        document: { template: "silent", version: 1, content: {} },
        hash: code,
      });
    return { owner, code, address: `https://shop.test/preview/silent/shared/0000#copy=${code}` };
  }

  async function reportAddress(address: string): Promise<number> {
    const { to } = await send(reportOf(address));
    return Number(/number=(\d+)/.exec(to)?.[1]);
  }

  const read = async (id: number) => {
    const params = { id: String(id) };
    return (await call(one, `/api/site-report/${id}`, { headers: admin.bearer, params })).json();
  };

  const shown = async (code: string) =>
    (await call(readCopy, `/api/share/${code}`, { params: { code } })).json();

  /** @requirement Reports of sites: A draft that is shared by a link can be reported, and staff end the link */
  test("is a case, and taking it down ends the link and answers everybody", async () => {
    const { owner, code, address } = await addShared();
    const ids = [await reportAddress(address), await reportAddress(address)];
    const found = { siteId: null, isDraft: true, isOffline: false, others: 1, address };
    expect(await read(ids[0] ?? 0)).toMatchObject(found);
    const reason = "It asks for the PIN of a bank.";
    const decision = { status: "taken_down", ground: "law", reason };
    expect(await statusAndBody(await decideAs(admin, ids[0] ?? 0, decision))).toMatchObject({
      status: 200,
      body: { status: "taken_down", isOffline: true },
    });
    expect(await shown(code)).toBeNull();
    for (const id of ids) {
      const row = await stored(id);
      expect(row?.status).toBe("taken_down");
      expect(await mailTo(row?.reporterEmail ?? "")).toContain(`Our reason: ${reason}`);
    }
    expect(await mailTo(owner.email)).toMatch(/ended a link[\s\S]*PIN of a bank[\s\S]*disagree/);
    await deleteOldReports();
    expect(await stored(ids[0] ?? 0)).toMatchObject({ reason, address });
    expect((await send(reportOf(address))).to).toBe("/report?problem=site");
  });

  test("stays shared without action, which answers the others if asked", async () => {
    const { code, address } = await addShared();
    const ids = [await reportAddress(address), await reportAddress(address)];
    const decision = { status: "no_action", reason: "It is harmless.", withOthers: true };
    expect((await decideAs(admin, ids[0] ?? 0, decision)).status).toBe(200);
    expect((await stored(ids[1] ?? 0))?.status).toBe("no_action");
    expect(await shown(code)).toMatchObject({ template: "silent" });
    await deleteOldReports();
    expect(await stored(ids[0] ?? 0)).toMatchObject({ address });
  });

  test("whose words are only in its address can be reported, and nothing of it is kept", async () => {
    const id = await reportAddress(withWords);
    expect(await read(id)).toMatchObject({ isDraft: true, isOffline: true, address: withWords });
    const taking = { status: "taken_down", ground: "law", reason: "It cannot be ended." };
    expect((await decideAs(admin, id, taking)).status).toBe(409);
    const closing = { status: "no_action", reason: "It is nowhere but in its address." };
    expect((await decideAs(admin, id, closing)).status).toBe(200);
    await deleteOldReports();
    expect(await stored(id)).toMatchObject({ address: "", explanation: "" });
  });

  test.each([
    `https://shop.test/preview/silent/shared/0000#copy=${"x".repeat(43)}`,
    "https://shop.test/preview/nothing/shared/0000",
    "https://shop.test/preview/silent/shared/no-code",
    "https://shop.test/preview/silent",
    "https://elsewhere.test/preview/silent/shared/0000",
  ])("is not at %s", async (address) => {
    expect((await send(reportOf(address))).to).toBe("/report?problem=site");
  });
});

describe("an objection", () => {
  async function addTakenDown() {
    const site = await addPublished();
    await takeDown(admin.id, site.itemId, "Pictures of others.", "law");
    await site.runJobs();
    const [row] = await database()
      .select({ id: siteReports.id })
      .from(siteReports)
      .where(eq(siteReports.invoiceItemId, site.itemId));
    return { site, id: row?.id ?? 0 };
  }

  /** @requirement Reports of sites: The owner objects once, and staff puts the site back or keeps it offline */
  test("is made once, and the site comes back as it was", async () => {
    const { site, id } = await addTakenDown();
    expect(await statusAndBody(await objectAs(site, " "))).toMatchObject({ status: 422 });
    const answer = await statusAndBody(await objectAs(site, "I took the pictures."));
    expect(answer).toMatchObject({
      status: 200,
      body: { takedown: { ground: "law", canObject: false, objectedAt: expect.any(String) } },
    });
    expect((await objectAs(site, "Again.")).status).toBe(409);
    expect(hoursToDecideOf(await stored(id))).toBe(168);
    expect(await stored(id)).toMatchObject({
      status: "objected",
      objection: "I took the pictures.",
    });
    expect(await mailTo(admin.email)).toContain(`Report ${id}: the owner objects`);
    const reason = "You are right.";
    expect((await decideAs(admin, id, { status: "restored", reason })).status).toBe(200);
    expect(await stateOf(site)).toEqual({ status: "live", reason: null });
    const page = await call(hosted, "/", { params: { site: site.name, path: ["index.html"] } });
    expect(await page.text()).toContain("Online");
    const mails = await mailTo(site.owner.email);
    expect(mails).toContain("Your site is online again");
    expect(mails).toContain(`Our answer to your objection: ${reason}`);
  });

  test("that is declined leaves the site offline, and the owner reads why", async () => {
    const { site, id } = await addTakenDown();
    await objectAs(site, "I took the pictures.");
    await decideAs(admin, id, { status: "upheld", reason: "The photographer says no." });
    expect(await stateOf(site)).toMatchObject({ status: "offline", reason: "Pictures of others." });
    expect(await mailTo(site.owner.email)).toContain("The photographer says no.");
    expect((await objectAs(site, "Please!")).status).toBe(409);
  });

  test("is of the owner, about a takedown", async () => {
    const site = await addPublished();
    expect((await objectAs(site, "Why?")).status).toBe(409);
    const other = await addPublished();
    expect((await objectAs({ ...site, owner: other.owner }, "Why?")).status).toBe(404);
  });

  test("that is accepted is told to who reported the site", async () => {
    const site = await addPublished();
    const id = await report(site);
    await decideAs(admin, id, { status: "taken_down", ground: "law", reason: "A copy." });
    await objectAs(site, "It is mine.");
    await decideAs(admin, id, { status: "restored", reason: "You are right." });
    const mails = await mailTo((await stored(id))?.reporterEmail ?? "");
    expect(mails).toContain(`We changed our decision on your report ${id}`);
  });

  test("allowing a site without one closes its case, and leaves publishing to the owner", async () => {
    const { site, id } = await addTakenDown();
    await allowSite(admin.id, site.itemId);
    expect(await stored(id)).toMatchObject({ status: "restored", objectionDecidedAt: null });
    expect(await stateOf(site)).toEqual({ status: "offline", reason: null });
  });
});

describe("figures and retention", () => {
  /** @requirement Reports of sites: The figures of a year are those of the transparency report */
  test("a year is counted by kind, decision, time and objection", async () => {
    const values = { address: "https://x.example/", reason: "Why", decidedBy: "a@example.com" };
    const at = (hour: number) => new Date(Date.UTC(2021, 5, 1, hour));
    const notice = { ...values, receivedAt: at(0), dueAt: at(24) };
    const decided = { ...notice, status: "no_action" as const };
    await database()
      .insert(siteReports)
      .values([
        { ...decided, kind: "spam", decidedAt: at(1) },
        { ...decided, kind: "spam", decidedAt: at(3) },
        {
          ...decided,
          kind: "phishing",
          status: "upheld",
          ground: "law",
          decidedAt: at(8),
          objectedAt: at(9),
        },
        { ...notice, kind: "other" },
        {
          ...decided,
          kind: "other",
          source: "shop",
          status: "restored",
          ground: "terms",
          decidedAt: at(0),
          objectedAt: at(9),
        },
        {
          ...decided,
          kind: "spam",
          receivedAt: new Date("2020-12-31T23:59:59Z"),
          decidedAt: at(3),
        },
      ]);
    const response = await call(figures, "/api/site-report-figures?year=2021", {
      headers: admin.bearer,
    });
    expect(await statusAndBody(response)).toEqual({
      status: 200,
      body: {
        year: 2021,
        years: expect.arrayContaining([2020, 2021, new Date().getUTCFullYear()]),
        notices: 4,
        kinds: { spam: 2, phishing: 1, other: 1 },
        open: 1,
        takenDown: 1,
        noAction: 2,
        ownTakedowns: 1,
        grounds: { law: 1, terms: 1 },
        medianHours: 3,
        objections: 2,
        restored: 1,
        upheld: 1,
      },
    });
    expect((await getReportFigures(new Date(), 2019)).medianHours).toBeNull();
  });

  test("a reporter is forgotten half a year after the decision, and a case after three years", async () => {
    const site = await addPublished();
    const [closed = 0, open = 0, old = 0] = [
      await report(site),
      await report(site),
      await report(site),
    ];
    await decideAs(admin, closed, { status: "no_action", reason: "Nothing." });
    await decideAs(admin, old, { status: "no_action", reason: "Nothing." });
    const age = (id: number, years: number) =>
      database()
        .update(siteReports)
        .set({
          receivedAt: sql`received_at - make_interval(years => ${years})`,
          decidedAt: sql`decided_at - make_interval(years => ${years})`,
        })
        .where(eq(siteReports.id, id));
    await age(closed, 1);
    await age(open, 4);
    await age(old, 4);
    await deleteOldReports();
    expect(await stored(closed)).toMatchObject({ reporterName: null, reporterEmail: null });
    expect((await stored(open))?.reporterName).toBe("Ann Example");
    expect(await stored(old)).toBeUndefined();
  });

  test("of a deleted site only the figures of its closed cases stay", async () => {
    const site = await addPublished();
    const [closed, open] = [await report(site), await report(site)];
    await decideAs(admin, closed, { status: "no_action", reason: "Nothing." });
    await database().delete(deployments).where(eq(deployments.invoiceItemId, site.itemId));
    await deleteOldReports();
    expect(await stored(closed)).toMatchObject({ address: "", explanation: "", reason: "" });
    const taking = { status: "taken_down", ground: "law", reason: "It is gone." };
    expect((await decideAs(admin, open, taking)).status).toBe(409);
    expect(
      (await decideAs(admin, open, { status: "no_action", reason: "It is gone." })).status,
    ).toBe(200);
    const shown = await call(one, `/api/site-report/${open}`, {
      headers: admin.bearer,
      params: { id: String(open) },
    });
    expect(await shown.json()).toMatchObject({ site: null, isOffline: true });
  });
});

/** @requirement Reports of sites: Every page of a hosted site leads to the form of reports, with its address */
test("the pages of a site end with a link that names the page; its other files do not", async () => {
  const site = await addPublished();
  const open = (path: string) => call(hosted, "/", { params: { site: site.name, path: [path] } });
  const page = await (await open("index.html")).text();
  const address = encodeURIComponent(addressOf(site).replace(/index\.html$/, ""));
  expect(page).toContain(`href="https://shop.test/report?site=${address}`);
  const [, styles = ""] = /href="(styles[^"]+)"/.exec(page) ?? [];
  expect(await (await open(styles)).text()).not.toContain("/report");
});
