import { buy } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";
import { isDark, openHydrated } from "../fixtures/page";
import { printedPages, textsHiddenInPrint, wordsLostInPrint } from "../fixtures/print";
import { templateSpecs } from "../fixtures/templates";
import { sampleOf } from "../support/sweep";

for (const { slug } of sampleOf(templateSpecs, 3)) {
  test(`${slug} is printed with all its words`, async ({ page }) => {
    await page.goto(`/preview/${slug}`);
    await page.locator("#toolbar").evaluate((it) => it.remove());
    expect(await wordsLostInPrint(page)).toEqual([]);
    expect(await textsHiddenInPrint(page)).toEqual([]);
  });
}

test("a cart that is open above the page is printed before it", async ({ page }) => {
  await page.goto("/preview/simple/bare");
  await page.getByRole("button", { name: /continue shopping/i }).click();
  await page.locator("[data-open-cart]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const [cart, first] = await printedPages(page);
  expect(cart).toContain("$122.00");
  expect(cart).not.toContain("twohandsfree");
  expect(first).toContain("twohandsfree");
});

test("a bare page is printed in light colors, also in the dark theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/preview/sonic/bare");
  const ground = () =>
    page.locator("body > [class^='t-']").evaluate((it) => getComputedStyle(it).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await ground()).toBe(light);
});

for (const path of sampleOf(["/about", "/privacy", "/license", "/reference"], 2)) {
  test(`${path} is printed with all its words, dark on light`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await openHydrated(page, path);
    expect(await wordsLostInPrint(page)).toEqual([]);
    expect(await textsHiddenInPrint(page)).toEqual([]);
    expect(await isDark(page)).toBe(false);
  });
}

test("orders are printed with all their words", async ({ page, customer }) => {
  await buy(page, customer, { name: "Sonic" });
  expect(await wordsLostInPrint(page)).toEqual([]);
  await openHydrated(page, "/purchases");
  await expect(page.getByRole("link", { name: /^Invoice/ })).toBeVisible();
  expect(await wordsLostInPrint(page)).toEqual([]);
  expect(await textsHiddenInPrint(page)).toEqual([]);
});
