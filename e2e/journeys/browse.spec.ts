import type { Page } from "@playwright/test";
import { settled } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

const count = (page: Page, words: string) =>
  page.getByRole("paragraph").filter({ hasText: new RegExp(`^${words}$`) });

test.describe("a guest browses", () => {
  /**
   * @requirement Home: The button Templates Shop leads to the catalogue
   * @requirement Catalogue: Four presets a page; Back is disabled on the first page, Next on the
   *   last
   */
  test("from the home page into the shop", { tag: "@alike" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Templates Shop" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
    // Twelve, and those that other journeys sell for a moment.
    await expect(count(page, "1\\d templates")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(4);
  });

  /**
   * @requirement Catalogue: Choices are removed one by one, or all of them by Clear filters
   * @requirement Catalogue: Filters, order and page are in the address; Back and Forward restore
   *   them and the scroll position
   */
  test("by filters that live in the address, and back again", async ({ page, isMobile }) => {
    await page.goto("/shop");
    const choose = async (name: RegExp) => {
      if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
      await page.getByRole("link", { name }).filter({ visible: true }).click();
    };
    await choose(/^premium/);
    await expect(page).toHaveURL("/shop/premium");
    await expect(page.getByRole("heading", { level: 1, name: "Premium templates" })).toBeVisible();
    await choose(/^red/);
    await expect(page).toHaveURL("/shop/premium/red");
    await expect(count(page, "1 template")).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL("/shop/premium");
    await expect(count(page, "4 templates")).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL("/shop/premium/red");

    await page.getByRole("link", { name: "Remove premium" }).click();
    await expect(page).toHaveURL("/shop/red");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/shop");
  });

  /**
   * @requirement Catalogue: Several values of one facet add up, facets narrow each other
   * @requirement Catalogue: All is on while no category is chosen
   */
  test("by several categories, or by All", async ({ page, isMobile }) => {
    const chosen = async (address: string) => {
      await page.goto(address);
      if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
      const list = page.getByRole("navigation", { name: "Filter by category" });
      return list.filter({ visible: true }).locator("[aria-current]");
    };
    await expect(await chosen("/shop")).toHaveText([/^All\d+ templates$/]);
    await expect(await chosen("/shop/medium/premium")).toHaveText([
      /^medium\d+ templates$/,
      /^premium\d+ templates$/,
    ]);
  });

  /**
   * @requirement Catalogue: Four presets a page; Back is disabled on the first page, Next on the
   *   last
   */
  test("in another order, page by page", { tag: "@alike" }, async ({ page }) => {
    await page.goto("/shop");
    await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
    await page.getByRole("button", { name: "Order By" }).click();
    await page.getByRole("link", { name: "Higher price" }).click();
    await expect(page).toHaveURL("/shop/price-d");
    await expect(page.getByRole("article").first()).toContainText("Sonic");

    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/shop/price-d/2");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/shop/price-d");

    // No other journey sells a premium or medium preset.
    await page.goto("/shop/medium/premium/price-d/2");
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/shop/medium/premium/price-d");
  });

  /** @requirement Catalogue: A new filter or order returns to page 1 */
  test("and a new choice returns to the first page", { tag: "@alike" }, async ({ page }) => {
    await page.goto("/shop/2");
    await page
      .getByRole("link", { name: /^basic/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL("/shop/basic");
  });

  /** @requirement Catalogue: A combination without presets is said, with a way out */
  test("into a combination without presets, and out of it", { tag: "@alike" }, async ({ page }) => {
    await page.goto("/shop/basic/green");
    await expect(page.getByRole("heading", { name: "No templates match" })).toBeVisible();
    const pager = page.getByRole("navigation", { name: "Pages" });
    await expect(pager).toContainText("Page 1 of 1");
    for (const name of ["Back", "Next"]) {
      await expect(pager.getByRole("button", { name, exact: true })).toBeDisabled();
    }
    await page.getByRole("link", { name: "Show all templates" }).click();
    await expect(page).toHaveURL("/shop");
  });

  /**
   * @requirement Catalogue: Filters, order and page are in the address; Back and Forward restore
   *   them and the scroll position
   */
  test("and finds the scroll position again on the way back", async ({ page }) => {
    await page.goto("/shop");
    const last = page.getByRole("article").last().getByRole("link");
    await last.scrollIntoViewIfNeeded();
    await settled(last);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await last.click();
    await expect(page).toHaveURL(/\/detail\/\d+/);
    await page.goBack();
    await expect(page).toHaveURL("/shop");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 80);
  });
});

/**
 * @requirement Catalogue: One state has one address, other spellings lead to it, words without
 *   meaning are not found
 */
test("each combination has one address", { tag: "@alike" }, async ({ request }) => {
  for (const [from, to] of [
    ["/shop/blue/premium", "/shop/premium/blue"],
    ["/shop/premium/premium", "/shop/premium"],
    ["/shop/2/price-a", "/shop/price-a/2"],
    ["/shop/name-a", "/shop"],
    ["/shop/1", "/shop"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    // Next sends the header twice when it renders a redirect for the first time.
    expect(new Set(response.headers().location?.split(", ")), from).toEqual(new Set([to]));
  }
});

/**
 * @requirement Catalogue: One state has one address, other spellings lead to it, words without
 *   meaning are not found
 */
test("unknown words and pages are 404", { tag: "@alike" }, async ({ request }) => {
  for (const path of ["/shop/purple", "/shop/99", "/shop/name-a/name-d", "/shop/0", "/shop/2/3"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
