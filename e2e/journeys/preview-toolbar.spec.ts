import { settled } from "../fixtures/page";
import { toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the toolbar follows the theme of the shop", { tag: "@alike" }, async ({ page }) => {
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
    await settled(toolbar);
    const box = await toolbar.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeCloseTo(wide, 0);
    // Touch targets keep their size on a page that is zoomed out.
    const share = await toolbar.getByRole("button", { name: "Share" }).boundingBox();
    expect(((share?.height ?? 0) / wide) * 320).toBeGreaterThanOrEqual(40);
    await toolbar.getByRole("button", { name: /^Primary background/ }).click();
    await settled(page.getByRole("dialog"));
    const panel = await page.getByRole("dialog").boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(wide);
  });
}

test("the toolbar does not cover the end of a page, and can be hidden", async ({ page }) => {
  await page.goto("/preview/sonic");
  const edgeOf = (selector: string, side: "top" | "bottom") =>
    page.locator(selector).evaluate((it, at) => it.getBoundingClientRect()[at], side);
  // Lazy images make the page longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const toolbarTop = await edgeOf("#toolbar", "top");
    expect(await edgeOf("body > [class^='t-']", "bottom")).toBeLessThanOrEqual(toolbarTop + 1);
  }).toPass({ timeout: 10_000 });
  const toolbar = toolbarOf(page);
  await toolbar.getByRole("button", { name: "Hide" }).click();
  await expect(toolbar.getByRole("button", { name: /^Primary background/ })).toBeHidden();
  await toolbar.getByRole("link", { name: /^Add to Cart/ }).click({ trial: true });
  await toolbar.getByRole("link", { name: "Cart", exact: true }).click({ trial: true });
  await page.goto("/preview/trend");
  await toolbar.getByRole("button", { name: "Colors" }).click();
  await expect(toolbar.getByRole("button", { name: /^Primary background/ })).toBeVisible();
});

for (const width of [390, 768, 1280, 1440]) {
  test(`at ${width} pixels the toolbar's tools keep their sizes and apart`, {
    tag: width > 390 ? "@alike" : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/preview/sonic");
    const toolbar = toolbarOf(page);
    await settled(toolbar);
    await expect(toolbar.getByRole("link", { name: "Presetry" })).toBeVisible();
    for (const icon of await toolbar.locator(".strip svg").all()) {
      const box = await icon.boundingBox();
      expect(box?.width).toBe(box?.height);
    }
    const boxes = await toolbar
      .locator(":is(.tool, .buy, .home)")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
    for (const [at, a] of boxes.entries()) {
      expect(a.right).toBeLessThanOrEqual(width);
      for (const b of boxes.slice(at + 1)) {
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        expect(Math.max(across, down)).toBeGreaterThanOrEqual(2);
      }
    }
    const fits = await toolbar
      .locator(".tool")
      .evaluateAll((all) => all.every((it) => it.scrollWidth <= it.clientWidth));
    expect(fits).toBe(true);
  });
}
