import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";

const widths = [480, 720, 960, 1440];

/** A card is an article without another one in it. */
const pictures = "article:not(:has(article)) img[srcset]";

/** Of each loaded picture in a card: its file's width and the least that its slot needs. */
const picturesOf = (page: Page) =>
  page.evaluate(
    ({ known, selector }) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)]
        .filter(({ currentSrc }) => currentSrc)
        .map((picture) => {
          const { currentSrc, offsetWidth } = picture;
          // Three hundredths less cannot be seen.
          const needed = offsetWidth * devicePixelRatio * 0.97;
          return {
            width: Number(/-(\d+)\.webp$/.exec(currentSrc)?.[1] ?? known.at(-1)),
            least: known.find((width) => width >= needed) ?? known.at(-1),
          };
        }),
    { known: widths, selector: pictures },
  );

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`with ${deviceScaleFactor} device pixels to one of CSS`, () => {
    test.use({ deviceScaleFactor });

    /** @requirement SEO and accessibility: Pictures are loaded in the size of their slots */
    test("pictures in cards are as large as their slots, not larger", async ({ page }) => {
      for (const path of ["/", "/shop", "/detail/1"]) {
        await page.goto(path);
        const last = page.locator(pictures).last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toHaveJSProperty("complete", true);
        const loaded = await picturesOf(page);
        expect(loaded.length, path).toBeGreaterThan(0);
        expect(
          loaded.filter(({ width, least }) => width !== least),
          path,
        ).toEqual([]);
      }
    });
  });
}
