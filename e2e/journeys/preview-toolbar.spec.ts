import { toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the shop's theme is the toolbar's too", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/preview/sonic");
  await expect(toolbarOf(page)).toHaveCSS("color-scheme", "dark");
});

for (const slug of ["sonic", "silent"]) {
  test(`the toolbar fits a screen of 320 pixels over ${slug}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, "a fixed layout is as wide as it is on a desktop");
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/preview/${slug}`);
    const toolbar = toolbarOf(page);
    const wide = await page.evaluate(() => document.documentElement.clientWidth);
    const box = await toolbar.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeCloseTo(wide, 0);
    // As large for a finger as on a page that is not shrunk.
    const share = await toolbar.getByRole("button", { name: "Share" }).boundingBox();
    expect(((share?.height ?? 0) / wide) * 320).toBeGreaterThanOrEqual(40);
    await toolbar.getByRole("button", { name: /^Primary background/ }).click();
    const panel = await page.getByRole("dialog").boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(wide);
  });
}

test("the end of a page is not covered, and the toolbar folds away", async ({ page }) => {
  await page.goto("/preview/sonic");
  const edgeOf = (selector: string, side: "top" | "bottom") =>
    page.locator(selector).evaluate((it, at) => it.getBoundingClientRect()[at], side);
  // Pictures that come into view make the page longer still.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const toolbarTop = await edgeOf("#toolbar", "top");
    expect(await edgeOf("body > [class^='t-']", "bottom")).toBeLessThanOrEqual(toolbarTop + 1);
  }).toPass({ timeout: 10_000 });
  const toolbar = toolbarOf(page);
  await toolbar.getByRole("button", { name: "Hide" }).click();
  await expect(toolbar.getByRole("button", { name: /^Primary background/ })).toBeHidden();
  await page.goto("/preview/trend");
  await toolbar.getByRole("button", { name: "Colors" }).click();
  await expect(toolbar.getByRole("button", { name: /^Primary background/ })).toBeVisible();
});
