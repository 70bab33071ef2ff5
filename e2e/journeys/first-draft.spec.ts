import { expect, test } from "../fixtures/test";

test.describe("a first draft for a trade", () => {
  test("the first screen, every preview and the editor speak for the visitor's business", async ({
    page,
  }) => {
    await page.goto("/");
    const controls = page.getByRole("group", { name: "See them in your colors" });
    await controls.getByRole("textbox", { name: "Your company" }).fill("Bäckerei Sommer");
    await controls.getByRole("combobox", { name: "What do you do?" }).selectOption("Bakery");
    await controls.getByRole("combobox", { name: "Language of your site" }).selectOption("Deutsch");
    await expect(controls.getByRole("status")).toContainText(
      "Every template now speaks for your business.",
    );
    // The live template is an inert frame: its content is read without roles.
    const live = page.frameLocator("iframe[title$=', live']").first();
    await expect(live.locator("html")).toHaveAttribute("lang", "de");
    await expect(live.locator("body")).toContainText("Kontakt");

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
    const trade = controls.getByRole("combobox", { name: "What do you do?" });
    await expect(trade).toHaveValue("bakery");
    await trade.selectOption("");
    await page.goto("/preview/corporate");
    await expect(page.locator("body")).toContainText("Warehouses that became schools");
  });
});
