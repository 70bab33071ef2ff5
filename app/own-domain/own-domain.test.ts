import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as openInShop } from "@/app/sites/[site]/[[...path]]/route";
import { database } from "@/db/client";
import { siteVisitDays } from "@/db/schema/visits";
import { call } from "@/e2e/support/call";
import { startFakeDns } from "@/e2e/support/dns";
import { eventually } from "@/e2e/support/eventually";
import { addDomain, addSite, publishFiles, publishText } from "@/e2e/support/sites";
import { parseHtml } from "@/e2e/support/strict-html";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { type ContentDocument, sampleDocument } from "@/lib/customization/content/rules";
import { exportSite } from "@/lib/sites/delivery/export-site";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import { GET, POST } from "./[host]/[[...path]]/route";

startFakeDns();

const host = "www.halden.com";

/** As a function host calls the route, for the header that the visitor sent. */
const open = (asked: string, path: string[] = [], of = host, handler = GET, method = "GET") =>
  call(handler, "/own-domain", { method, headers: { host: asked }, params: { host: of, path } });

test("on function hosts the route answers for the domain of a site, and for nothing else", async () => {
  const site = await addSite();
  await publishText(site, "Hello");
  await addDomain(site, host);
  expect(await (await open(host)).text()).toContain("<h1>Hello</h1>");
  expect((await open(`${host}:443`, ["index.html"])).status).toBe(200);
  expect((await open(host, ["api", "preset"])).status).toBe(404);
  expect((await open(host, [], host, POST, "POST")).status).toBe(405);
  expect((await open("www.voss.com", [], "www.voss.com")).status).toBe(421);
});

/** @requirement Sites: A site has further languages in folders of their own, which link to each other */
test("a further language is at a folder of the site's address, with a page for missing addresses", async () => {
  const other = "www.halden.de";
  const site = await addSite();
  const declaration = await requireDeclaration("silent");
  const document: ContentDocument = {
    ...sampleDocument("silent", declaration),
    translations: { de: { "opening.title": "Stille Räume" } },
  };
  const files = await exportSite("silent", {
    owner: { company: "Halden", about: "" },
    license: {
      key: "KEY",
      category: "basic",
      address: "https://shop.test/license/KEY",
      language: "en",
    },
    document,
    site: { origin: originPlaceholder },
  });
  await publishFiles(site, files);
  await addDomain(site, other);
  const at = (path: string[]) => open(other, path, other);
  // The list of domains is kept for a second.
  const moved = await eventually(async () => {
    const response = await at(["de"]);
    expect(response.status).toBe(308);
    return response;
  });
  expect(moved.headers.get("location")).toBe(`https://${other}/de/`);

  const german = await (await at(["de", ""])).text();
  expect(german).toContain("Stille Räume");
  expect(german).toContain(`<link rel="canonical" href="https://${other}/de/">`);
  expect(german).toContain(`<link rel="alternate" href="https://${other}/" hreflang="en">`);
  const loaded = parseHtml(german).flatMap(({ name, attributes }) =>
    name === "a"
      ? []
      : [attributes.get("src"), attributes.get("href")].filter((it) => it !== undefined),
  );
  expect(loaded).toContainEqual(expect.stringMatching(/^\.\.\/images\/.+\.[\da-f]{12}\.webp$/));
  expect(loaded).toContainEqual(expect.stringMatching(/^styles\.[\da-f]{12}\.css$/));
  for (const url of loaded) {
    const path = decodeURI(new URL(url, `https://${other}/de/`).pathname).slice(1);
    expect([path, (await at(path.split("/"))).status]).toEqual([path, 200]);
  }

  const textOf = async (...path: string[]) => {
    const response = await at(path);
    return `${response.status} ${await response.text()}`;
  };
  expect(await textOf("de", "nothing")).toMatch(/^404 [\s\S]*Diese Seite gibt es nicht/);
  expect(await textOf("fr", "")).toMatch(/^404 [\s\S]*There is no such page/);
  expect(await textOf("de", "404.css")).toMatch(/^404/);
});

test("nobody reads a site's domain under the shop's own name, or another one's", async () => {
  for (const asked of ["shop.test", "localhost", "127.0.0.1", "", "www.voss.com"]) {
    expect((await open(asked)).status, asked).toBe(404);
  }
});

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** @requirement Sites: Visits are counted on function hosts, too */
test("visits to the routes of function hosts are counted, those of programs apart", async () => {
  const [site, other] = [await addSite(), await addSite()];
  await publishText(site, "Hello");
  await publishText(other, "Hello");
  const name = "www.counted.com";
  await addDomain(other, name);
  const read = (path: string, agent = browser, method = "GET") =>
    call(openInShop, "/", {
      method,
      headers: { "user-agent": agent },
      params: { site: site.name, path: [path] },
    });
  const page = await read("index.html");
  expect(page.status).toBe(200);
  await read("index.html");
  const [, styles = ""] = /href="(styles[^"]+)"/.exec(await page.text()) ?? [];
  expect((await read(styles)).status).toBe(200);
  await read("index.html", "Googlebot/2.1");
  await read("index.html", browser, "HEAD");
  await read("LICENSE.txt");
  const headers = { host: name, "user-agent": browser };
  const params = { host: name };
  // The names are read once a second.
  const status = async () => (await call(GET, "/own-domain", { headers, params })).status;
  await eventually(async () => expect(await status()).toBe(200));
  const daysOf = (id: number) =>
    database()
      .select({
        visits: siteVisitDays.visits,
        views: siteVisitDays.views,
        programs: siteVisitDays.programs,
      })
      .from(siteVisitDays)
      .where(eq(siteVisitDays.invoiceItemId, id));
  expect(await daysOf(site.itemId)).toEqual([{ visits: 1, views: 2, programs: 1 }]);
  expect(await daysOf(other.itemId)).toEqual([{ visits: 0, views: 0, programs: 1 }]);
});
