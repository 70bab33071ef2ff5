import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { buy, followToPayPal, openPayDialog, type PresetOnSale } from "../fixtures/checkout";
import {
  confirmAddress,
  expect,
  newCustomer,
  registerCustomer,
  signIn,
  test,
} from "../fixtures/customer";
import { readSite, siteAddress } from "../fixtures/domains";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // One expression: a pair would be taken for a value and its options.
  expectedErrors: [/status of (?:422.*\/move|409.*\/publication)/],
});
test.describe.configure({ timeout: 120_000 });

const slugOf = ({ name }: PresetOnSale) => name.toLowerCase().replaceAll(" ", "-");

/** Saves a draft with this headline, by the API: editor.spec.ts tests the screens. */
async function write(page: Page, slug: string, base: number | null, headline: string) {
  const sample = await (await page.request.get(`/api/template/${slug}/content`)).json();
  const slot = Object.entries(sample.sample.content).find(
    ([path, value]) => /title$/.test(path) && typeof value === "string",
  );
  const response = await page.request.put(`/api/draft/${slug}`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: {
      base,
      document: { ...sample.sample, content: { [slot?.[0] ?? ""]: headline } },
    },
  });
  expect(response.status()).toBe(200);
}

async function openSite(page: Page, preset: PresetOnSale) {
  await page.goto("/purchases");
  await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
  await expect(page.getByRole("heading", { name: `Your ${preset.name} site` })).toBeVisible();
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of your site" }).getByRole("link", { name });

async function confirm(page: Page, title: string | RegExp, button: string) {
  await page
    .getByRole("alertdialog", { name: title })
    .getByRole("button", { name: button })
    .click();
}

/**
 * @requirement Sites: What changes is shown before it is published
 * @requirement Sites: Any kept version is online again in one step
 */
test("a site is changed, published, put back, renamed and taken offline", {
  tag: "@alike",
}, async ({ page, customer }) => {
  // What sells best may have a form.
  await confirmAddress(page, customer);
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  const slug = slugOf(preset);
  await openSite(page, preset);
  await expect(page.getByText("Search engines do not list your site yet")).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page, "main");
  const first = await siteAddress(page);
  const online = async () => (await readSite(page, first)).text();
  const line = page.getByText("Only you see this line");
  const owned = page.url();
  await page.goto(`${owned}/open`);
  await expect(line).toBeVisible();
  await expect(page).toHaveURL((url) => url.origin === new URL(first).origin);
  await expectAccessible(page, "[role=note]");
  await page.goto(first);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goto(owned);

  await expect(page.getByText("none of its texts is yours yet")).toBeVisible();
  await write(page, slug, null, "Lamps for long nights");
  await page.reload();
  await expect(page.getByText("1 of its texts is in your own words")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 change is not online yet" })).toBeVisible();
  const changes = page.getByRole("list", { name: "What is not online yet" });
  await expect(changes).toContainText("Lamps for long nights");
  const draft = page.frameLocator("iframe[title*='after publishing']");
  await expect(draft.getByText("Lamps for long nights").first()).toBeAttached();
  const before = page.frameLocator("iframe[title*='online now']");
  await expect(before.getByText("Lamps for long nights")).toHaveCount(0);
  await expectAccessible(page, "main");
  expect(await online()).not.toContain("Lamps for long nights");

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Done: your site is online.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Everything is online")).toBeVisible();
  await expect.poll(online).toContain("Lamps for long nights");

  await tab(page, "History").click();
  const versions = page.getByRole("list", { name: "Versions, the newest first" });
  await expect(versions.getByRole("heading")).toHaveText([/^Version 2\s*Online$/, "Version 1"]);
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await confirm(page, /version 1/, "Yes, restore it");
  await expect(page.getByText("Version 1 is online again.")).toBeVisible();
  await expect(versions.getByRole("heading").first()).toHaveText(/^Version 3\s*Online$/);
  await expect.poll(online).not.toContain("Lamps for long nights");

  await tab(page, "Settings").click();
  const name = `lamps-${Date.now()}`;
  await expectAccessible(page, "main");
  const former = page.getByLabel("Addresses of your old site");
  await former.fill("about-us.html");
  const save = page.locator("form").filter({ has: former }).getByRole("button", { name: "Save" });
  await save.click();
  await page
    .getByRole("alertdialog")
    .filter({ hasText: "Line 1: please begin the old address with / or https://" })
    .getByRole("button")
    .click();
  await former.fill("https://www.old.example/about-us.html /#about");
  await page
    .getByLabel("Tags of search consoles")
    .fill('<meta name="google-site-verification" content="kPz-4_a=" />');
  await save.click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect.poll(online).toContain('name="google-site-verification" content="kPz-4_a="');
  const settings = page.url();
  await page.goto(`${first}about-us.html`);
  await expect(page).toHaveURL(`${first}#about`);
  await page.goto(settings);
  await expect(former).toHaveValue("/about-us.html /#about");

  await page.request.put(`/api/business/${randomUUID()}`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: {
      version: 0,
      name: "Lamps of Graz",
      trade: "bakery",
      language: "en",
      facts: { phone: "+43 316 123456" },
    },
  });
  await page.reload();
  const business = page.getByLabel("Business", { exact: true });
  await business.selectOption("Lamps of Graz");
  await expectAccessible(page, "main");
  await page
    .locator("form")
    .filter({ has: business })
    .getByRole("button", { name: "Save" })
    .click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await tab(page, "Overview").click();
  await expect(changes).toContainText("Facts");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect.poll(online).toContain('"telephone":"+43 316 123456"');

  await page.goto(settings);
  await page.getByLabel("Name in the address").fill(name);
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByText("Your site is at its new address.")).toBeVisible();
  // Within a second.
  await expect
    .poll(async () => (await page.goto(first))?.url())
    .toBe(new URL(first).href.replace(/\/\/[^.]+/, `//${name}`));

  await page.goto(settings);
  await page.getByRole("button", { name: "Take offline" }).click();
  await confirm(page, "Take it offline?", "Yes, take it offline");
  await expect(page.getByText("Your site is not online.")).toBeVisible({ timeout: 60_000 });
  await tab(page, "Overview").click();
  await expect(page.getByRole("heading", { name: "Your site is offline" })).toBeVisible();
  await expect.poll(async () => (await readSite(page, first)).status()).toBe(404);
});

/**
 * @requirement Sites: Visitors of a day are counted once, and no address is stored
 * @requirement Sites: Only the owner of a license sees and changes its site
 */
test("a visit is seen on the site's page, which nobody else finds, nor its pictures", async ({
  page,
  customer,
  browser,
}) => {
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  await openSite(page, preset);
  await expect(page.getByText("Search engines do not list your site yet")).toBeVisible({
    timeout: 60_000,
  });
  const url = page.url();
  const site = await siteAddress(page);
  await tab(page, "Visits").click();
  await expect(page.getByRole("heading", { name: "No visits yet" })).toBeVisible();
  await expectAccessible(page, "main");

  // As it comes, this browser says that nobody looks at it.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("Headless", "");
  const visitor = await browser.newContext({ userAgent });
  const visited = await visitor.newPage();
  const errors: string[] = [];
  visited.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visited.goto(site, { referer: "https://news.example/lamps" });
  await visited.goto(site);
  await expect(visited.locator("head script[type='application/ld+json']")).toBeAttached();
  expect(errors).toEqual([]);
  // Both views: they may be stored one after the other.
  const rows = async () => {
    await page.reload();
    return page.getByRole("row", { name: /^(First page|news\.example)/ }).allInnerTexts();
  };
  await expect
    .poll(rows, { timeout: 15_000 })
    .toEqual([expect.stringContaining("2"), expect.stringContaining("1")]);
  await expect(page.getByRole("main")).toContainText("1 visit");
  await expect(page.getByRole("img", { name: /^Visits of each day/ })).toBeVisible();
  await page.getByText("Show as a table").click();
  const today = page.getByRole("table", { name: "Visits a day" }).getByRole("row").nth(1);
  await expect(today.getByRole("cell")).toHaveText(["1", "2", "0"]);
  await expectAccessible(page, "main");
  await visitor.close();

  const stranger = await browser.newPage();
  await stranger.goto(url);
  await expect(stranger).toHaveURL(/\/$/);
  const other = newCustomer();
  await registerCustomer(stranger.request, other);
  await signIn(stranger, other);
  for (const path of ["", "/history", "/visits", "/settings"]) {
    await stranger.goto(url + path);
    await expect(stranger.getByRole("main")).not.toContainText("Your");
    await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect((await stranger.request.get(`${url}/picture/draft`)).status()).toBe(404);
  expect((await page.request.get(`${url}/picture/draft`)).status()).toBe(200);
  await stranger.close();
});

/** @requirement Deployment: It is sold again where a buyer without it stands */
test("a template that was bought without publishing leads to its download, and is put online for a price", async ({
  page,
  customer,
}) => {
  const [preset] = await buy(page, customer);
  if (!preset) throw new Error("Nothing is on sale.");
  // From the editor to the purchases, and from their table to the offer.
  await page.goto(`/preview/${slugOf(preset)}/edit`);
  await page
    .getByRole("toolbar", { name: "Editor" })
    .getByRole("link", { name: "Put it online" })
    .click();
  await expect(page).toHaveURL("/purchases");
  const offer = page.getByRole("table").getByRole("link", {
    name: `Put ${preset.name} online`,
  });
  await offer.click();
  await expect(page.getByRole("heading", { name: "Not published by us" })).toBeVisible();
  await expectAccessible(page, "main");
  await page.route("**/sdk/js?*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const dialog = await openPayDialog(page, "Put it online");
  await expect(dialog).toContainText("$65");
  await dialog.getByRole("button", { name: "PayPal", exact: true }).click();
  await followToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.waitForURL(/\/pay\/outcome\/paid/);
  await page.goto("/purchases");
  await expect(
    page.getByRole("cell", { name: `Deployment of ${preset.name}`, exact: true }),
  ).toBeVisible();
  await expect(offer).toBeHidden();
  await openSite(page, preset);
  await expect(tab(page, "Messages")).toBeVisible();
});

/** @requirement Sites: A site is published with placeholders only where its owner accepts them */
test("placeholders are shown before they are online, and each leads to its place", async ({
  page,
  customer,
}) => {
  await confirmAddress(page, customer);
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  await openSite(page, preset);
  await expect(page.getByText("Search engines do not list your site yet")).toBeVisible({
    timeout: 60_000,
  });
  await write(page, slugOf(preset), null, "Rolls at [your hours]");
  await page.reload();
  const overview = page.url();
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();
  const waiting = page.getByRole("region", { name: "1 place still waits for you" });
  const heading = waiting.getByRole("heading");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectAccessible(page, "main");
  await waiting.getByRole("listitem").getByRole("link").click();
  const fields = page.getByRole("tabpanel").getByRole("textbox");
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((it) => ("value" in it ? it.value : ""))))
    .toContain("Rolls at [your hours]");

  await page.goto(overview);
  await publish.click();
  await waiting.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByText("Done: your site is online.")).toBeVisible({ timeout: 60_000 });
  await expect(waiting).toHaveCount(0);
});
