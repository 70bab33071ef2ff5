import type { Page } from "@playwright/test";
import { sonic } from "../fixtures/cart";
import { toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";

test.use({ javaScriptEnabled: false });

/** Buttons that a visitor sees, and that the browser alone cannot do anything with. */
const idleButtons = (page: Page) =>
  page
    .locator("button:not([popovertarget]):not([disabled]):not(search button)")
    .filter({ visible: true })
    .allInnerTexts();

/** @requirement Catalogue: Everything can be browsed, filtered, ordered and paged without script */
test("the shop can be browsed, filtered, sorted and paged up to a preview", async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Templates Shop" }).click();
  await expect(page).toHaveURL("/shop");
  // Until a menu is parsed, its button opens nothing.
  await page.waitForLoadState();
  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
  await page
    .getByRole("link", { name: /^basic/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL("/shop/basic");
  await page.waitForLoadState();
  await page.getByRole("button", { name: "Order By" }).click();
  await page.getByRole("link", { name: "Higher price" }).click();
  await expect(page).toHaveURL("/shop/basic/price-d");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/shop/basic/price-d/2");
  const first = page.getByRole("article").first();
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(0);

  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: /^PREVIEW/ }).click();
  const preview = await opening;
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(toolbarOf(preview)).toBeHidden();
});

/** @requirement Search: The search works without script, at an address of its own that is not indexed */
test("presets are searched for", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/shop");
  const field = page.getByRole("textbox", { name: "Search templates" });
  await field.fill("  Bäckerei/Café ");
  await field.press("Enter");
  await expect(page).toHaveURL("/shop/search/B%C3%A4ckerei%20Caf%C3%A9");
  await expect(field).toHaveValue("Bäckerei Café");
  await expect(page.getByRole("article").first()).toContainText("Gourmet Grove");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  await field.fill("");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/shop");
  await page.goto("/");
  await field.fill("qwxyz");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing matches “qwxyz”" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Show all templates" })).toBeVisible();
});

test.describe("an address without a page", () => {
  test.use({ expectedErrors: [/404/] });

  test("says so, and leads on", { tag: "@alike" }, async ({ page }) => {
    const generic = "We cannot find this page";
    for (const [path, title] of [
      ["/nonsense", generic],
      ["/detail/999", "Not detail"],
      ["/shop/zzz", generic],
      ["/for/nobody", generic],
    ] as const) {
      // Also the first request, which no cache answers.
      for (const _ of ["first", "second"]) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page).toHaveTitle("Page not found | Presetry");
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByRole("link", { name: "Browse all templates" })).toBeVisible();
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      }
    }
  });
});

test("the best sellers are links, the menus open, and the team can be reached", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto("/");
  const contact = page.getByRole("contentinfo").getByRole("region", { name: "Contact" });
  await expect(contact.getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expect(contact).toContainText(/\+\d/);
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect(page.getByRole("link", { name: "Register" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("region", { name: /^(Best sellers|Our picks)$/ })
    .locator("li")
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

/** @requirement Catalogue: Everything can be browsed, filtered, ordered and paged without script */
test("features that need script say so, and no button does nothing", { tag: "@alike" }, async ({
  page,
}) => {
  for (const path of [
    "/",
    "/shop",
    `/detail/${sonic.id}`,
    "/for",
    "/for/workshops",
    "/about",
    "/cart",
    "/login",
  ]) {
    await page.goto(path);
    expect(await idleButtons(page), path).toEqual([]);
  }
  await expect(page.getByText("This form needs JavaScript: please turn it on")).toBeVisible();
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "The cart needs JavaScript" })).toBeVisible();
  await page.goto(`/cart/add/${sonic.id}`);
  await expect(page.getByRole("heading", { level: 2, name: sonic.name })).toBeVisible();
  await expect(page.getByText("The cart needs JavaScript: please turn it on")).toBeVisible();
  expect(await idleButtons(page)).toEqual([]);
});
