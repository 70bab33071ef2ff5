import { expect, test } from "../fixtures/test";

test.use({ javaScriptEnabled: false });

test("without script the shop can be browsed, filtered, ordered and paged", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Templates Shop" }).click();
  await expect(page).toHaveURL("/shop");
  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
  await page
    .getByRole("link", { name: /^basic/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL("/shop/basic");
  await page.getByRole("button", { name: "Order By" }).click();
  await page.getByRole("link", { name: "Higher price" }).click();
  await expect(page).toHaveURL("/shop/basic/price-d");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/shop/basic/price-d/2");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Silent" })).toBeVisible();
});

test("without script the best sellers are links and the menus open", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("link", { name: "Register" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Best sellers" }).locator("li").nth(1).click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});
