import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";

/** The scale of the page in the editor's frame, once it fits the window. */
async function scaleOf(page: Page): Promise<number> {
  const frame = page.locator("iframe[title$='your page']");
  const scale = () => frame.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).a);
  await expect.poll(scale).not.toBe(1);
  return scale();
}

for (const slug of ["silent", "trend"]) {
  test(`the words of ${slug} grow in the editor at 200 %`, async ({ page, browser }) => {
    await page.goto(`/preview/${slug}/edit`);
    const usual = await scaleOf(page);

    // The browser is set to show large text.
    await page.addStyleTag({ content: "html { font-size: 32px }" });
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5 * usual);

    // The page is zoomed in: its window has half as many pixels, each of which is twice as large.
    const zoomed = await browser.newPage({
      viewport: { width: 720, height: 400 },
      deviceScaleFactor: 2,
    });
    await zoomed.goto(`/preview/${slug}/edit`);
    expect(2 * (await scaleOf(zoomed))).toBeGreaterThan(1.5 * usual);
    await zoomed.close();
  });
}

test("a page of a fixed width is not shown on a phone's screen because of the zoom", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/preview/silent/edit");
  expect(2 * (await scaleOf(page))).toBeGreaterThan(1);
});
