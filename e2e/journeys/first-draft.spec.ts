import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { storedUnder } from "../fixtures/preview";
import { holdScripts } from "../fixtures/scripts";
import { expect, test } from "../fixtures/test";

const controls = (page: Page) => page.getByRole("group", { name: "See them in your colors" });
const company = (page: Page) => controls(page).getByRole("textbox", { name: "Your company" });
const trade = (page: Page) => controls(page).getByRole("combobox", { name: "What do you do?" });
const language = (page: Page) =>
  controls(page).getByRole("combobox", { name: "Language of your site" });
const note = (page: Page) => page.getByRole("status").first();
/** The live template is an inert frame: its content is read without roles. */
const live = (page: Page) => page.frameLocator("iframe[title$=', live']").first();
const card = (page: Page) => page.getByRole("dialog", { name: "Your facts" });
const read = (page: Page) => card(page).getByRole("button", { name: "Read it" });
const openCard = (page: Page) =>
  page.getByRole("button", { name: "Or paste a text, choose a file, or type your facts" }).click();

const vcard = {
  name: "sommer.vcf",
  mimeType: "text/vcard",
  buffer: Buffer.from(
    [
      "BEGIN:VCARD",
      "VERSION:4.0",
      "FN:Bäckerei Sommer",
      "ORG:Bäckerei Sommer",
      "TEL;TYPE=work:+43 316 123456",
      "EMAIL:info@sommer.example",
      "ADR;TYPE=work:;;Hauptplatz 3;Graz;;8010;Austria",
      "END:VCARD",
      "",
    ].join("\r\n"),
  ),
};

const priceList = {
  name: "preise.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("Name;Preis\nRoggenbrot;4,20 €\nMohnzopf 77;0,60 €\n"),
};

test.describe("a first draft for a trade", () => {
  test("the first screen, every preview and the editor speak for the visitor's business", async ({
    page,
  }) => {
    await page.goto("/");
    await company(page).fill("Bäckerei Sommer");
    await trade(page).fill("Bakery");
    await language(page).selectOption("Deutsch");
    await expect(note(page)).toContainText("Every template now speaks for your business.");
    await expect(live(page).locator("html")).toHaveAttribute("lang", "de");
    await expect(live(page).locator("body")).toContainText("Kontakt");

    await page.goto("/preview/corporate");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const site = page.locator("main, body").first();
    await expect(site).toContainText("Bäckerei Sommer");
    await expect(site).toContainText("[Ihre Öffnungszeiten]");
    await expect(page.locator("img[src^='/trades/bakery-']").first()).toBeVisible();
    await expect(site).not.toContainText("Warehouses that became schools");

    await page.goto("/preview/corporate/edit");
    const frame = page.frameLocator("iframe").first();
    await expect(frame.locator("body")).toContainText("[Ihre Öffnungszeiten]");

    await page.goto("/");
    await expect(trade(page)).toHaveValue("Bakery");
    await trade(page).fill("");
    await expect(note(page)).toContainText("Each template with its own example.");
    await page.goto("/preview/corporate");
    await expect(page.locator("body")).toContainText("Warehouses that became schools");
  });

  /** @requirement Home: What a company does can be said in its own words */
  test("free words are understood as the nearest trade, or said not to be", async ({ page }) => {
    await page.goto("/");
    await trade(page).fill("Holzofenbrot und Brötchen, Bäckerei seit 1911");
    await expect(note(page)).toContainText("Nearest: Bakery.");
    await expect.poll(() => storedUnder(page, "business")).toContain("bakery");
    await trade(page).fill("Zyxel qwfp");
    await trade(page).blur();
    await expect(note(page)).toContainText("None of our sixteen trades is near “Zyxel qwfp”.");
    expect(await storedUnder(page, "business")).toContain("bakery");
  });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    /** @requirement Home: On a phone the template is seen while the first screen is filled in */
    test(`the first screen of ${width} x ${height} pixels holds the fields and the template`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await company(page).fill("Sommer");
      await expect(live(page).locator("[data-brand-name]").first()).toHaveText("Sommer");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const field of [company(page), trade(page), language(page)]) {
        await expect(field).toBeInViewport({ ratio: 1 });
      }
      const box = await page.locator("iframe[title$=', live']").first().boundingBox();
      expect(height - (box?.y ?? height)).toBeGreaterThan(height / 5);
      // No word of a control is cut.
      const select = language(page);
      expect(await select.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    });
  }

  /** @requirement Home: Facts of a company that were found and agreed to fill every template */
  test("files become facts to agree with, which every template says", async ({ page }) => {
    await page.goto("/");
    await trade(page).fill("Bakery");
    await language(page).selectOption("Deutsch");
    await openCard(page);
    await read(page).click();
    await expect(card(page).getByRole("alert")).toHaveText(/^Type an address/);
    await card(page).getByLabel("Or choose a file").setInputFiles(vcard);
    await read(page).click();
    await expect(
      card(page)
        .locator("p")
        .filter({ hasText: /facts found\./ }),
    ).toBeFocused();
    await expect(card(page).getByLabel("Phone")).toHaveValue("+43 316 123456");
    await card(page).getByRole("button", { name: "Add hours" }).click();
    await card(page).getByRole("checkbox", { name: "Sat" }).check();
    await card(page).getByLabel("Opens").fill("08:00");
    await card(page).getByLabel("Closes").fill("12:30");
    // What was found or typed before is kept when something else is read.
    await card(page).getByRole("button", { name: "Read a site, a text or a file" }).click();
    await card(page).getByLabel("Or choose a file").setInputFiles(priceList);
    await read(page).click();
    await expect(card(page).getByLabel("Opens")).toHaveValue("08:00");
    await expect(card(page).getByLabel("Phone")).toHaveValue("+43 316 123456");
    await expectAccessible(page);
    // One is changed, one is left out.
    const names = card(page).getByRole("textbox", { name: "Name", exact: true });
    await expect(names).toHaveCount(3);
    await names.nth(1).fill("Bauernbrot");
    await card(page).getByRole("button", { name: "Remove Mohnzopf 77" }).click();
    await card(page).getByRole("button", { name: "Use these" }).click();
    await expect(card(page)).toBeHidden();
    await expect(note(page)).toContainText("Every template now says what you told us.");

    await page.goto("/preview/gourmet-grove");
    const site = page.locator("body");
    await expect(site).toContainText("+43 316 123456");
    await expect(site).toContainText("Bauernbrot");
    await expect(site).toContainText(/4,20/);
    await expect(site).not.toContainText("Mohnzopf 77");
    await expect(site).toContainText(/8\D.*12[:.]30/);
    await expect(site).not.toContainText("[Ihre Öffnungszeiten]");
    await expect(site).toContainText("Bäckerei Sommer");
  });

  /** @requirement Home: Facts of a company that were found and agreed to fill every template */
  test("a site is read at its address, also one that was typed before the scripts came", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByLabel("You have a site already?").fill("baeckerei-sommer.example");
    const button = page.locator("form").getByRole("button", { name: "Read it" });
    await expect(button).toBeDisabled();
    release();
    await button.click();
    await expect(card(page).getByText(/facts found\./)).toBeVisible({ timeout: 30_000 });
    await expect(card(page).getByLabel("Town")).toHaveValue("Graz");
    await card(page).getByRole("button", { name: "Use these" }).click();
    await expect(card(page)).toBeHidden();
    await page.goto("/preview/corporate");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("body")).toContainText("hallo@baeckerei-sommer.example");
  });

  test("what was told is not lost with an emptied field, and can be removed", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const facts = { phone: "+43 316 123456" };
      localStorage.setItem("business", JSON.stringify({ trade: "bakery", language: "de", facts }));
    });
    await page.reload();
    await expect(trade(page)).toHaveValue("Bakery");
    await trade(page).fill("");
    await trade(page).blur();
    await expect(note(page)).toContainText("What you told us is kept");
    await expect(trade(page)).toHaveValue("Bakery");
    await openCard(page);
    await expect(card(page).getByLabel("Phone")).toHaveValue("+43 316 123456");
    await card(page).getByRole("button", { name: "Remove what you told us" }).click();
    await expect.poll(() => storedUnder(page, "business")).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => storedUnder(page, "business")).toContain("+43 316 123456");
  });

  /** @requirement Home: Facts of a company that were found and agreed to fill every template */
  test("facts that are typed by hand are kept, and wrong ones named", async ({ page }) => {
    await page.goto("/");
    await openCard(page);
    await card(page).getByRole("button", { name: "Type them myself" }).click();
    await card(page).getByLabel("E-mail").fill("nobody");
    await card(page).getByRole("button", { name: "Add hours" }).click();
    await card(page).getByRole("button", { name: "Use these" }).click();
    await expect(card(page).getByText("This is no e-mail address.")).toBeVisible();
    await expect(card(page).getByText("Choose the days and both times.")).toBeVisible();
    await card(page).getByLabel("What you do").selectOption("Bakery");
    await card(page).getByLabel("E-mail").fill("info@sommer.example");
    await card(page).getByRole("checkbox", { name: "Sat" }).check();
    await card(page).getByLabel("Opens").fill("08:00");
    await card(page).getByLabel("Closes").fill("12:30");
    await card(page).getByRole("button", { name: "Use these" }).click();
    await expect.poll(() => storedUnder(page, "business")).toContain("info@sommer.example");
    expect(await storedUnder(page, "business")).toContain('"days":["sat"]');
    await expect(trade(page)).toHaveValue("Bakery");
    await page.getByRole("link", { name: "See all twelve" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(page.getByRole("button", { name: "In my colors" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});
