import { brokenValues } from "../fixtures/broken-values";
import { addButton, expectCartCount, sonic } from "../fixtures/cart";
import { openAccountMenu } from "../fixtures/customer";
import { expect, test } from "../fixtures/test";

/** Whatever is kept on a device, by the store that keeps it. */
const kept = {
  localStorage: ["token", "cart", "theme", "palette", "palette-owner", "brand", "deployment"],
  sessionStorage: ["in-my-colors", "palette-of", "toolbar"],
} as const;

const paths = ["/", "/shop", `/detail/${sonic.id}`, "/cart", "/login"];

// A token that could be one is shown to the shop, which refuses it.
test.use({ expectedErrors: [/status of 401/] });

/**
 * @requirement Security and resilience: Broken stored carts, tokens, themes and palettes never
 *   break a page
 */
test("whatever is kept, all of it broken at once, breaks no page", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/about");
  for (const [at, value] of brokenValues.entries()) {
    await page.evaluate(
      ([keys, it]) => {
        for (const key of keys.localStorage) localStorage.setItem(key, it);
        for (const key of keys.sessionStorage) sessionStorage.setItem(key, it);
      },
      [kept, value] as const,
    );
    const path = paths[at % paths.length] ?? "/";
    await page.goto(path);
    const what = `${path} with ${JSON.stringify(value).slice(0, 40)}`;
    await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible();
    await expectCartCount(page, "empty");
    const menu = await openAccountMenu(page);
    await expect(menu.getByRole("link"), what).toHaveText(["Login", "Register"]);
  }
  await page.goto(`/detail/${sonic.id}`);
  await addButton(page).click();
  await expectCartCount(page, "1 preset");
});

test("a store that is shut breaks no page", async ({ page }) => {
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
