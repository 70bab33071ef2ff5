import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addToCart, atlantic, expectCount, sonic } from "../fixtures/cart";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectNoBarriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(" ")}`);
  expect(found).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("a cart with something in it has no barriers, nor have its dialogs", async ({ page }) => {
      await addToCart(page, sonic.id);
      await expectNoBarriers(page);
      await page.goto("/shop");
      await expectCount(page, "1 preset");
      await expectNoBarriers(page);
      await page.goto("/cart");
      await page.getByRole("radio", { name: /^With deployment/ }).check();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Continue to Payment" }).click();
      await expect(page.getByRole("alertdialog", { name: "Login" })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}

test("nothing is cut off or scrolls sideways at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addToCart(page, sonic.id);
  await addToCart(page, atlantic.id);
  for (const path of ["/cart", "/shop", `/detail/${sonic.id}`]) {
    await page.goto(path);
    await expectCount(page, "2 presets");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});

test("the keyboard alone fills the cart, and changes of it are announced", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has no Tab key");
  await page.goto("/shop");
  const add = page.getByRole("button", { name: "Add to Cart: Atlantic" });
  await expect(add).toBeVisible();
  await page.getByRole("article").first().getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Atlantic was added to your cart")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Atlantic was removed from your cart")).toBeAttached();
});
