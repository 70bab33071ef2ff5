import { expectNoViolations } from "../fixtures/axe";
import { expect, test } from "../fixtures/test";

const routes = [
  "/",
  "/shop",
  "/shop/premium/red",
  "/shop/basic/green",
  "/detail/10",
  "/detail/999",
  "/about",
  "/reference",
  "/license",
  "/cart",
  "/login",
  "/register",
  "/reset-password/link",
  "/nowhere",
];

test.use({ expectedErrors: [/404/], contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of routes) {
      test(`${path} has no barriers`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test("nor have the menus and the contact dialog", async ({ page, isMobile }) => {
      await page.goto("/shop");
      if (isMobile) {
        await page.getByRole("button", { name: "Filters" }).click();
        await expectNoViolations(page);
        await page.getByRole("button", { name: "Close the filters" }).click();
      }
      await page.getByRole("button", { name: "Order By" }).click();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Account" }).click();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("contentinfo").getByRole("button", { name: "Talk to us" }).click();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "You must" })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test("nothing is cut off or scrolls sideways at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of routes) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});

test("the keyboard alone goes from the skip link to a preset", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no Tab key");
  await page.goto("/shop");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const first = page.getByRole("article").first().getByRole("link");
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

test("the contact dialog keeps the focus and gives it back", async ({ page }) => {
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Talk to us" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Talk to us" });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const isInside = await dialog.evaluate((it) => it.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
