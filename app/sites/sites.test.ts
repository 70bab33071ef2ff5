import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { deployments, siteBlobs, siteVersions } from "@/db/schema/sites";
import { call } from "@/e2e/support/call";
import { addRevision, addUser } from "@/e2e/support/factories";
import { refund } from "@/e2e/support/purchases";
import { addSite, publishText, siteFilesOf } from "@/e2e/support/sites";
import { saveMoveSettings } from "@/lib/sites/commands/move-settings";
import { renameSite } from "@/lib/sites/commands/rename";
import { syncDeployments } from "@/lib/sites/commands/sync";
import { takeDown } from "@/lib/sites/commands/take-down";
import { deleteOldVersions, storeFiles } from "@/lib/sites/commands/versions";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { createHosting } from "@/lib/sites/hosting/hosting";
import { shopHost } from "@/lib/sites/targets/shop-host";
import { GET } from "./[site]/[[...path]]/route";

const open = (site: string, path = "index.html", headers: HeadersInit = {}) =>
  call(GET, "/", { headers, params: { site, path: path.split("/") } });

const stylesOf = (page: string) => /href="(styles[^"]+)"/.exec(page)?.[1] ?? "";

/** @requirement Sites: A reader gets one version, whole */
test("a page that was loaded before a publication still finds its own styles", async () => {
  const site = await addSite();
  await publishText(site, "One");
  const before = await (await open(site.name)).text();
  await publishText(site, "Two");
  const after = await (await open(site.name)).text();
  expect(stylesOf(after)).not.toBe(stylesOf(before));
  expect(await (await open(site.name, stylesOf(before))).text()).toContain("One");
  expect(await (await open(site.name, stylesOf(after))).text()).toContain("Two");
});

test("a page is asked for again each time, and its styles only by browsers, at their next visit", async () => {
  const site = await addSite();
  await publishText(site, "One");
  const page = await open(site.name);
  expect(page.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
  const etag = page.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\da-f]{64}"$/);
  expect((await open(site.name, "index.html", { "if-none-match": etag })).status).toBe(304);
  const styles = await open(site.name, stylesOf(await page.text()));
  expect(styles.headers.get("cache-control")).toBe(
    "private, max-age=600, stale-while-revalidate=31536000",
  );
  await publishText(site, "Two");
  expect((await open(site.name, "index.html", { "if-none-match": etag })).status).toBe(200);
});

test("texts are sent compressed to clients that accept it", async () => {
  const site = await addSite();
  await publishText(site, "One ".repeat(1_000));
  const plain = await open(site.name);
  const compressed = await open(site.name, "index.html", { "accept-encoding": "gzip, br" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(compressed.headers.get("content-encoding")).toBe("gzip");
  expect(compressed.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  expect(Number(compressed.headers.get("content-length"))).toBeLessThan(
    Number(plain.headers.get("content-length")) / 4,
  );
});

/** @requirement Sites: A new site is hidden from search engines until its owner publishes words of their own */
test("search engines list a site from the first words of its owner on", async () => {
  const site = await addSite();
  await publishText(site, "The sample");
  const page = await open(site.name);
  const styles = stylesOf(await page.text());
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect((await open(site.name, styles)).headers.get("x-robots-tag")).toBe("noindex");
  await addRevision(site.owner);
  await publishText(site, "Own words");
  expect((await open(site.name)).headers.get("x-robots-tag")).toBeNull();
});

/** @requirement Sites: A site says where it is, and what is shown beside links to it */
test("a site names the address that it has, also once it was renamed", async () => {
  const site = await addSite();
  await publishText(site, `${originPlaceholder}/index.html`);
  const before = await open(site.name);
  expect(await before.text()).toContain(`<h1>https://shop.test/sites/${site.name}/index.html</h1>`);
  const name = `lamps-${site.itemId}`;
  await renameSite(site.owner.id, site, name, shopHost);
  const after = await open(name, "index.html", {
    "if-none-match": before.headers.get("etag") ?? "",
  });
  expect(after.status).toBe(200);
  const text = await after.text();
  expect(text).toContain(`<h1>https://shop.test/sites/${name}/index.html</h1>`);
  expect(after.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
});

test("an old name leads to the new one", async () => {
  const site = await addSite();
  await publishText(site, "One");
  const name = `bakery-${site.itemId}`;
  await renameSite(site.owner.id, site, name, shopHost);
  expect(await (await open(name)).text()).toContain("One");
  const start = `https://shop.test/sites/${name}/`;
  for (const [path, end] of [
    ["about.html", "about.html"],
    ["https://evil.example/", "https%3A//evil.example/"],
    ["//evil.example", "//evil.example"],
  ] as const) {
    const old = await open(site.name, path);
    expect([old.status, old.headers.get("location")]).toEqual([308, start + end]);
  }
});

/** @requirement Sites: Addresses of an old site lead to the new one */
test("an old address leads to its page, at once, and what the site has stays", async () => {
  const site = await addSite();
  await publishText(site, "One");
  const redirects = { "about.html": "/#about", "index.html": "/elsewhere", "über uns": "/" };
  await saveMoveSettings(site.owner.id, site, { redirects, verifications: {} });
  const start = `https://shop.test/sites/${site.name}`;
  for (const [path, to] of [
    ["about.html", "/#about"],
    ["about.html/", "/#about"],
    ["über uns", "/"],
  ] as const) {
    const old = await open(site.name, path);
    expect([old.status, old.headers.get("location")]).toEqual([308, start + to]);
  }
  expect((await open(site.name)).status).toBe(200);
  expect((await open(site.name, "about")).status).toBe(404);
});

/** @requirement Sites: Search consoles find the tag of a site's owner */
test("the tags of search consoles are in the first page without a publication", async () => {
  const site = await addSite();
  await publishText(site, "One</head>");
  const verifications = { "google-site-verification": "kPz-4_a=" };
  await saveMoveSettings(site.owner.id, site, { redirects: {}, verifications });
  const tag = '<meta name="google-site-verification" content="kPz-4_a="></head>';
  expect(await (await open(site.name)).text()).toContain(tag);
  await saveMoveSettings(site.owner.id, site, { redirects: {}, verifications: {} });
  expect(await (await open(site.name)).text()).not.toContain("google-site-verification");
});

test("a site that the shop took down, or whose payment was given back, is gone", async () => {
  const [down, refunded] = [await addSite(), await addSite()];
  const admin = await addUser();
  await publishText(down, "One");
  await publishText(refunded, "One");
  await takeDown(admin.id, down.itemId, "Copied");
  expect((await open(down.name)).status).toBe(404);
  await refund(refunded);
  await syncDeployments(refunded, { attempt: 1, runAgainIn: () => {} });
  await refunded.runJobs();
  expect((await open(refunded.name)).status).toBe(404);
});

test("there is no site of an unknown name", async () => {
  for (const name of ["nobody", "", "a\0b", "../../etc"]) {
    expect((await open(name)).status).toBe(404);
  }
});

/** @requirement Sites: A publication is online within a second */
test("which version is current is looked up again when it is no longer fresh", async () => {
  const site = await addSite();
  await publishText(site, "One");
  let now = 0;
  const answer = createHosting({ freshMs: 1_000, maxBytes: 10, now: () => now });
  const text = async () => {
    const request = { ifNoneMatch: null, acceptEncoding: null };
    const { body } = await answer(site.name, "index.html", request);
    return new TextDecoder().decode(body ?? undefined);
  };
  expect(await text()).toContain("One");
  await publishText(site, "Two");
  now = 999;
  expect(await text()).toContain("One");
  now = 1_000;
  expect(await text()).toContain("Two");
});

/** @requirement Sites: Equal files are stored once */
test("two versions with the same files store them once", async () => {
  const site = await addSite();
  await publishText(site, "Same for both");
  const before = await database().$count(siteBlobs);
  await publishText(site, "Same for both");
  expect(await database().$count(siteBlobs)).toBe(before);
  const rows = await database()
    .select()
    .from(siteVersions)
    .where(eq(siteVersions.invoiceItemId, site.itemId));
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(rows[1]?.hash).toBe(rows[2]?.hash);
  const [row] = await database()
    .select()
    .from(deployments)
    .where(eq(deployments.invoiceItemId, site.itemId));
  expect(row?.currentVersionId).toBe(rows[2]?.id);
});

test("a site has no file of another one, whatever its name", async () => {
  const [one, other] = [await addSite(), await addSite()];
  await publishText(one, "One");
  await publishText(other, "Other");
  const styles = stylesOf(await (await open(other.name)).text());
  expect((await open(other.name, styles)).status).toBe(200);
  expect((await open(one.name, styles)).status).toBe(404);
});

test("files of a publication that has not ended are kept for a day", async () => {
  const { files } = await storeFiles(siteFilesOf("Not online yet"));
  const isPage = eq(siteBlobs.hash, files[0]?.hash ?? "");
  await deleteOldVersions();
  expect(await database().$count(siteBlobs, isPage)).toBe(1);
  const storedAt = sql`now() - interval '25 hours'`;
  await database().update(siteBlobs).set({ storedAt }).where(isPage);
  await deleteOldVersions();
  expect(await database().$count(siteBlobs, isPage)).toBe(0);
});
