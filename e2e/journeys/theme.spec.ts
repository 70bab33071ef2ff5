import type { Page } from "@playwright/test";
import { isDark } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

const toggle = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });

for (const system of ["light", "dark"] as const) {
  test.describe(`with a ${system} system`, () => {
    test.use({ colorScheme: system });

    /**
     * @requirement Theme: The theme is dark when that was chosen, or when nothing was and the
     *   system prefers it; the toggle switches and is kept
     */
    test("the shop follows it until a theme is chosen, which is stored", async ({ page }) => {
      await page.goto("/");
      await expect.poll(() => isDark(page)).toBe(system === "dark");
      await toggle(page).click();
      await expect.poll(() => isDark(page)).toBe(system !== "dark");
      await page.reload();
      await expect.poll(() => isDark(page)).toBe(system !== "dark");
      const stored = await page.evaluate(() => localStorage.getItem("theme"));
      expect(stored).toBe(system === "dark" ? "light" : "dark");
    });
  });
}

/** @requirement Theme: A page never flashes in the other theme */
test("the stored theme is applied before the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("header"));
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});
