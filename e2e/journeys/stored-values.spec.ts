import { brokenValues } from "../fixtures/broken-values";
import { addButton, expectCartCount, sonic } from "../fixtures/cart";
import { openAccountMenu } from "../fixtures/customer";
import { isDark } from "../fixtures/page";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

/** All keys that the shop uses, by store. */
const storageKeys = {
  localStorage: [
    "token",
    "cart",
    "theme",
    "palette",
    "palette-owner",
    "brand",
    "deployment",
    "saved",
    "compare",
    "business",
    "businesses",
  ],
  sessionStorage: ["in-my-colors", "synced", "toolbar"],
} as const;

const paths = ["/", "/shop", `/detail/${sonic.id}`, "/cart", "/saved", "/compare", "/login"];

// A token with a valid format is sent to the server, which refuses it.
test.use({ expectedErrors: [/status of 401/] });

/**
 * @requirement Security and resilience: Broken stored carts, tokens, themes and palettes never
 *   break a page
 * @requirement Theme: Broken stored values never break a page
 */
test("broken values in all storage keys break no page", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/about");
  for (const [at, value] of sampleOf(brokenValues, paths.length).entries()) {
    await page.evaluate(
      ([keys, it]) => {
        for (const key of keys.localStorage) localStorage.setItem(key, it);
        for (const key of keys.sessionStorage) sessionStorage.setItem(key, it);
      },
      [storageKeys, value] as const,
    );
    const path = paths[at % paths.length] ?? "/";
    await page.goto(path);
    const what = `${path} with ${JSON.stringify(value).slice(0, 40)}`;
    await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible();
    await expect.poll(() => isDark(page), what).toBe(false);
    await expectCartCount(page, "empty");
    const menu = await openAccountMenu(page);
    await expect(menu.getByRole("link"), what).toHaveText(["Login", "Register"]);
  }
  await page.goto(`/detail/${sonic.id}`);
  await addButton(page).click();
  await expectCartCount(page, "1 template");
});

test("blocked storage breaks no page", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The store is shut.", "SecurityError");
        },
      });
    }
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expectCartCount(page, "empty");
  }
});
