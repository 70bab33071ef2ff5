import type { Page } from "@playwright/test";
import { expectCategoryFeatures, findBrokenImages, scrollWidth } from "../fixtures/layout";
import { settled } from "../fixtures/page";
import { templateSpecs, textsOnPage } from "../fixtures/templates";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

// Each template is tested at every width, so that one browser is enough.

const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/** Backgrounds that stand on the page, as a fingerprint of its colors. */
const colors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .map((it) => getComputedStyle(it).backgroundColor)
      .join(),
  );

for (const { slug, category, texts } of sampleOf(templateSpecs, 3)) {
  test.describe(slug, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(`/preview/${slug}/bare`);
    });

    /**
     * @requirement Templates: Each of the twelve shows every text and figure of its layout
     * @requirement Templates: Each has all its pictures, and they come from this shop
     * @requirement Templates: Each has the features of its category, from 320 to 1920 pixels, in
     *   light and dark
     */
    test(`shows all of its layout, and has the features of ${category}`, async ({ page }) => {
      const shown = plain(await page.evaluate(textsOnPage));
      for (const text of texts) expect(shown).toContain(plain(text));
      await expect(page.locator("h1")).toHaveCount(1);
      expect(await findBrokenImages(page)).toEqual([]);
      await expectCategoryFeatures(page, category);
    });

    /**
     * @requirement Templates: Each takes on the four colors and gives its own back
     * @requirement Templates: Each shows the company's logo and name, otherwise the default logo
     *   and Your Company
     */
    test("shows four chosen colors and its own after a reset, the default brand, and fits a long name", async ({
      page,
    }) => {
      const own = await colors(page);
      const paint = (values: Record<string, string>) =>
        page.locator('[class^="t-"]').evaluate((root: HTMLElement, chosen) => {
          const before: Record<string, string> = {};
          for (const [name, value] of Object.entries(chosen)) {
            before[name] = root.style.getPropertyValue(name);
            root.style.setProperty(name, value);
          }
          return before;
        }, values);
      const before = await paint({
        "--primary": "#4c1d95",
        "--secondary": "#14532d",
        "--text-01": "#ffffff",
        "--text-02": "#fde047",
      });
      expect(Object.values(before).every(Boolean), "all four are on the root").toBe(true);
      expect(await colors(page)).not.toBe(own);
      await paint(before);
      expect(await colors(page)).toBe(own);

      const names = page.locator("[data-brand-name]");
      expect(await names.count()).toBeGreaterThan(0);
      await expect(names.first()).toHaveText("Your Company");
      const logo = page.locator("img[data-brand-logo]").first();
      await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
      await page.evaluate(() => {
        for (const it of document.querySelectorAll("[data-brand-name]")) {
          it.textContent = "Donaudampfschifffahrtsgesellschaft & Sons";
        }
      });
      for (const width of category === "premium" ? [320, 1280] : [1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await scrollWidth(page), `${width} pixels`).toBe(width);
      }
    });
  });
}

/**
 * @requirement Templates: Sonic: three thumbnails change the main picture; the bar of home, audio,
 *   bag, cart, account and login leads nowhere
 */
test("Sonic: a thumbnail changes the main picture, and its navigation has no links", async ({
  page,
}) => {
  await page.goto("/preview/sonic/bare");
  const thumbnails = page.getByRole("radio");
  await expect(thumbnails).toHaveCount(3);
  await thumbnails.nth(1).check({ force: true });
  await expect(
    page
      .getByRole("img", { name: /headphones/i })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.locator("[aria-disabled=true]")).toHaveCount(6);
});

/**
 * @requirement Templates: Thunder: two items that grow under the pointer and can be removed, and a
 *   summary that adds up
 */
test("Thunder: a shoe grows under the pointer, and a removed one leaves the total", async ({
  page,
}) => {
  await page.goto("/preview/thunder/bare");
  const shoe = page.getByRole("img", { name: "Voltage Low sneaker seen from the side" });
  await settled(shoe);
  const before = (await shoe.boundingBox())?.width ?? 0;
  await shoe.hover();
  await expect.poll(async () => (await shoe.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Remove Voltage Low" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("YOUR CART (1)");
  await expect(page.getByText("$115.00")).toHaveCount(3);
});

/** @requirement Templates: Motion: a search field over eight products */
test("Motion: the search field filters by name", async ({ page }) => {
  await page.goto("/preview/motion/bare");
  await page.getByPlaceholder("Search by name...").fill("product 3");
  await expect(page.getByRole("heading", { name: "Product 3" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Product 4" })).toBeHidden();
});

/** @requirement Templates: Simple: a slide-over that closes and opens again */
test("Simple: the slide-over closes and opens again", async ({ page }) => {
  await page.goto("/preview/simple/bare");
  await expect(page.getByText("$122.00").first()).toBeVisible();
  await page.getByRole("button", { name: /continue shopping/i }).click();
  await expect(page.getByText("$122.00").first()).toBeHidden();
  await page.locator("[data-open-cart]").click();
  await expect(page.getByText("$122.00").first()).toBeVisible();
});

/** @requirement Templates: Atlantic: products of one name are lines of their own in the order */
test("Atlantic: the order keeps two products of one name apart", async ({ page }) => {
  await page.goto("/preview/atlantic/bare");
  const pieces = page.locator("article");
  await pieces.first().evaluate((it: HTMLElement) => {
    it.dataset.piece = "Sofa Toasted";
  });
  for (const at of [0, 3, 3]) await pieces.nth(at).getByRole("button").click();
  await page.getByRole("button", { name: "Finish and pay" }).click();
  await expect(page.locator("[data-lines] li")).toContainText(["$85", "Sofa Toasted × 2$440"]);
  await page.getByRole("button", { name: "Remove Sofa Toasted" }).first().click();
  await expect(page.locator("[data-lines] li")).toHaveCount(1);
});

/**
 * @requirement Templates: Trend: seven room sizes with their values, five colors, two of them Black
 */
test("Trend: seven room sizes and five colors, two of them Black", async ({ page }) => {
  await page.goto("/preview/trend/bare");
  const values = await page
    .locator("input[type=radio]")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(values).toEqual(expect.arrayContaining(["XS", "S", "M", "L", "XL", "2XL", "3XL"]));
  expect(values.filter((value) => value === "Black")).toHaveLength(2);
});

/** @requirement Templates: Cosmo: a user menu and a carousel */
test("Cosmo: the user menu opens, and the carousel moves", async ({ page }) => {
  await page.goto("/preview/cosmo/bare");
  await page.getByRole("button", { name: "Open user menu" }).click();
  await expect(page.getByText("Sign out")).toBeVisible();
  await page.keyboard.press("Escape");
  const slides = page.getByRole("radio", { name: /Slide/ });
  await page.getByText("Next slide").click({ force: true });
  await expect(slides.nth(1)).toBeChecked();
});
