import type { Page } from "@playwright/test";
import { atlantic, cali, expectCartCount, sonic } from "../fixtures/cart";
import { tabAndPress, tabTo } from "../fixtures/keyboard";
import { expect, test } from "../fixtures/test";

const cosmo = { id: 6, name: "Cosmo" };
const bar = (page: Page) => page.getByRole("region", { name: "Templates to compare" });
const compareButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Compare ${name}`, exact: true });
const cells = (page: Page, row: string | RegExp) =>
  page
    .locator("tbody")
    .filter({ has: page.getByRole("rowheader", { name: row }) })
    .getByRole("cell");
const frameOf = (page: Page, name: string) =>
  page.getByRole("region", { name: "Live previews" }).frameLocator(`[title="${name}, live"]`);

/** How far a frame is scrolled, as a share of its height. */
const shareOf = (page: Page, name: string) =>
  frameOf(page, name)
    .locator("html")
    .evaluate((html) => window.scrollY / (html.scrollHeight - window.innerHeight));

/** @requirement Compare: Presets are chosen on cards and pages; a bar says which, and leads to them */
test("presets are chosen in the shop, and compared", async ({ page }) => {
  await page.goto("/shop/price-d");
  await expect(bar(page)).toHaveCount(0);
  await compareButton(page, "Sonic").click();
  await expect(compareButton(page, "Sonic")).toHaveAttribute("aria-pressed", "true");
  await compareButton(page, "Cali").click();
  await expect(bar(page).getByRole("listitem")).toHaveText(["Sonic", "Cali"]);

  await page.goto(`/detail/${cosmo.id}`);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(bar(page).getByRole("listitem")).toHaveText(["Sonic", "Cali", "Cosmo"]);
  await page.goto(`/detail/${atlantic.id}`);
  const fourth = page.getByRole("button", { name: "Compare", exact: true });
  await fourth.click();
  await expect(page.getByRole("alertdialog", { name: "Error" })).toContainText(
    "You can compare three",
  );
  await page.keyboard.press("Escape");
  await expect(fourth).toHaveAttribute("aria-pressed", "false");

  await bar(page).getByRole("link", { name: "Compare these 3" }).click();
  await expect(page).toHaveURL(`/compare/${sonic.id}/${cali.id}/${cosmo.id}`);
  await expect(page).toHaveTitle("Compare Sonic, Cali, and Cosmo | Presetry");
  const columns = page.getByRole("table").first().getByRole("columnheader");
  await expect(columns).toHaveText(["Sonic", "Cali", "Cosmo"]);
  await expect(bar(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Remove Cosmo" }).click();
  await expect(page).toHaveURL(`/compare/${sonic.id}/${cali.id}`);
  await page.getByRole("button", { name: "Add to Cart: Cali" }).click();
  await expectCartCount(page, "1 template");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to cart" })).toBeVisible();
  await page.goto("/shop");
  await expect(bar(page).getByRole("listitem")).toHaveText(["Sonic", "Cali"]);
  await bar(page).getByRole("button", { name: "Do not compare Sonic" }).click();
  await expect(bar(page).getByRole("link", { name: "Compare it" })).toBeVisible();
  await bar(page).getByRole("button", { name: "Clear" }).click();
  await expect(bar(page)).toHaveCount(0);
});

/** @requirement Compare: Up to three beside each other: promises, measured figures, the price with deployment */
test("the space under the page for the bar is gone with the bar", async ({ page }) => {
  await page.goto("/shop/price-d");
  await compareButton(page, "Sonic").click();
  await expect(bar(page)).toBeVisible();
  await expect(page.locator("body")).not.toHaveCSS("padding-bottom", "0px");
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(page).toHaveURL("/cart");
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
});

test("a comparison says what they cost, include and were measured at", { tag: "@alike" }, async ({
  page,
}) => {
  await page.goto(`/compare/${atlantic.id}/${cosmo.id}/${cali.id}`);
  await expect(cells(page, /^Price$/)).toHaveText(["$20", "$45", "$70"]);
  await expect(cells(page, "With deployment")).toHaveText([/^\$85/, /^\$110/, /^\$135/]);
  await expect(cells(page, "With deployment").first()).toContainText("$50 once and $15");
  await expect(cells(page, "Category")).toHaveText([/^basic/, /^medium/, /^premium.*responsive/]);
  await expect(cells(page, "Performance")).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/]);
  await expect(cells(page, "Fits a screen of 320 pixels")).toHaveText(["no", "no", "yes"]);
});

/** @requirement Compare: The live previews are in the visitor's brand, and scroll together */
test("the previews are in one's brand, on three screens, and scroll together", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("palette", '{"primary":"bg-green-700"}');
    localStorage.setItem("brand", '{"name":"Halden & Voss"}');
  });
  await page.goto(`/compare/${cali.id}/${sonic.id}`);
  for (const name of ["Cali", "Sonic"]) {
    await page.locator(`iframe[title="${name}, live"]`).scrollIntoViewIfNeeded();
    const brand = frameOf(page, name).locator("[data-brand-name]").first();
    await expect(brand).toHaveText("Halden & Voss");
  }
  const width = () =>
    frameOf(page, "Cali")
      .locator("html")
      .evaluate(() => window.innerWidth);
  for (const [label, pixels] of [
    ["Tablet", 820],
    ["Phone", 390],
    ["Desktop", 1280],
  ] as const) {
    await page.getByRole("radio", { name: label }).check();
    await expect.poll(width).toBe(pixels);
  }

  const scroll = (name: string, share: number) =>
    frameOf(page, name)
      .locator("html")
      .evaluate((html, to) => {
        const top = to * (html.scrollHeight - window.innerHeight);
        window.scrollTo({ top, behavior: "instant" });
      }, share);
  await scroll("Cali", 0.5);
  await expect.poll(() => shareOf(page, "Sonic")).toBeCloseTo(0.5, 1);
  await scroll("Sonic", 1);
  await expect.poll(() => shareOf(page, "Cali")).toBeCloseTo(1, 1);
  await page.getByRole("checkbox", { name: "Scroll together" }).uncheck();
  await scroll("Cali", 0);
  await expect.poll(() => shareOf(page, "Cali")).toBe(0);
  expect(await shareOf(page, "Sonic")).toBeCloseTo(1, 1);
});

/** @requirement Compare: A comparison is shared in one's brand, which is checked where it is opened */
test("a comparison is shared in one's brand, for that view only", { tag: "@alike" }, async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("palette", '{"primary":"bg-green-700"}');
    localStorage.setItem("brand", '{"name":"Halden & Voss","logo":"data:image/png;base64,AA=="}');
    const writeText = async (text: string) => {
      document.documentElement.dataset.copied = text;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await page.goto(`/compare/${cali.id}/${sonic.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "The link is copied." })).toHaveText(
    /colors and company’s name that you see here.*not show your logo/,
  );
  const link = (await page.locator("html").getAttribute("data-copied")) ?? "";
  expect(link).toMatch(/\/compare\/9\/10#brand=[\w.-]+$/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto("/");
  await stranger.evaluate(() => localStorage.setItem("brand", '{"name":"Acme"}'));
  await stranger.goto(link);
  const shown = frameOf(stranger, "Cali").locator("[data-brand-name]").first();
  const color = () =>
    frameOf(stranger, "Cali")
      .locator("body > [class^='t-']")
      .evaluate((root) => getComputedStyle(root).getPropertyValue("--primary"));
  await expect(shown).toHaveText("Halden & Voss");
  await expect.poll(color).toBe("#15803d");
  await expect(stranger.getByText("In the brand of Halden & Voss")).toBeVisible();
  await stranger.getByRole("link", { name: "Remove Sonic" }).click();
  await expect(stranger).toHaveURL(/\/compare\/9#brand=/);
  await expect(shown).toHaveText("Halden & Voss");
  await stranger.getByRole("button", { name: "Show it in my colors" }).click();
  await expect(stranger).toHaveURL(/\/compare\/9$/);
  await expect(shown).toHaveText("Acme");
  await expect.poll(color).not.toBe("#15803d");
  expect(await stranger.evaluate(() => localStorage.getItem("palette"))).toBeNull();
  expect(await stranger.evaluate(() => localStorage.getItem("brand"))).toBe('{"name":"Acme"}');

  await stranger.goto(`/compare/${cali.id}#brand=zzzz.<b>`);
  await stranger.reload();
  await expect(shown).toHaveText("Acme");
  await stranger.context().close();
});

/** @requirement Compare: The keyboard alone chooses, compares, and scrolls */
test("the keyboard alone compares", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/shop/price-d");
  await expect(compareButton(page, "Sonic")).toBeVisible();
  await compareButton(page, "Sonic").focus();
  await page.keyboard.press("Space");
  await expect(compareButton(page, "Sonic")).toHaveAttribute("aria-pressed", "true");
  await tabAndPress(page, compareButton(page, "Thunder"), "Space");
  await bar(page).getByRole("button", { name: "Clear" }).focus();
  await tabAndPress(page, bar(page).getByRole("link", { name: "Compare these 2" }));
  await expect(page).toHaveURL(/\/compare\/10\/11$/);
  await page.getByRole("radio", { name: "Desktop" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Tablet" })).toBeChecked();
  await tabTo(page, page.getByRole("checkbox", { name: "Scroll together" }));
  await page.keyboard.press("Tab");
  // A preview scrolls once it has loaded.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect.poll(() => shareOf(page, "Thunder"), { timeout: 2_000 }).toBeGreaterThan(0.9);
  }).toPass();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  /** @requirement Compare: A comparison can be made and read without script */
  test("a comparison is made of links, and a table", { tag: "@alike" }, async ({ page }) => {
    await page.goto(`/detail/${cali.id}`);
    await page.getByRole("link", { name: "Compare Cali with these" }).click();
    await expect(page).toHaveURL(/^[^?]*\/compare\/9\/\d+\/\d+$/);
    await expect(page.getByRole("table").first().getByRole("columnheader")).toHaveCount(3);
    await expect(cells(page, /^Price$/).first()).toHaveText("$70");
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.locator("article img")).toHaveCount(3);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.goto(`/compare/${cali.id}`);
    const another = page.getByRole("region", { name: "Add another" });
    await another.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/compare\/9\/\d+$/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  });
});

test.describe("an address that is no comparison", () => {
  test.use({ expectedErrors: [/404/] });

  /** @requirement Compare: Unknown, doubled and too many presets are answered clearly */
  test("says so", { tag: "@alike" }, async ({ page, request }) => {
    for (const path of ["/compare/9/999", "/compare/x", "/compare/09", "/compare/0"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    const response = await page.goto("/compare/999");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing to compare");
    await expect(page.getByRole("link", { name: "Browse all templates" })).toBeVisible();
    await page.goto("/compare/9/2/9");
    await expect(page).toHaveURL("/compare/9/2");
    await page.goto("/compare/1/2/3/4");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "You can compare three at most",
    );
    await page.getByRole("link", { name: "Compare the first three" }).click();
    await expect(page).toHaveURL("/compare/1/2/3");
    await page.goto("/compare");
    await expect(page.getByText("Nothing is chosen yet")).toBeVisible();
    await page.getByRole("link", { name: /^Compare .*,.* and / }).click();
    await expect(page).toHaveURL(/\/compare\/\d+\/\d+\/\d+$/);
  });
});
