import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";

/** A card is an article without another one in it. */
const pictures = "article:not(:has(article)) img[srcset]";

/** The pixels of a phone are so small that seven tenths of a slot's are as sharp to the eye. */
const shareOnPhone = 0.7;

/** The file of each loaded picture in a card, and the one that the browser takes for its share of the slot. */
const filesOf = (page: Page, share: number) =>
  page.evaluate(
    async ([selector, share]) => {
      const loaded = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
        ({ currentSrc }) => currentSrc,
      );
      return Promise.all(
        loaded.map(async ({ currentSrc, srcset, offsetWidth }) => {
          const exact = new Image();
          // Other addresses: the browser prefers a file that it has.
          const files = srcset.replaceAll(".webp ", ".webp?exact ");
          Object.assign(exact, { sizes: `${offsetWidth * share}px`, srcset: files });
          await exact.decode();
          return { taken: currentSrc, exact: exact.currentSrc.replace("?exact", "") };
        }),
      );
    },
    [pictures, share] as const,
  );

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`with ${deviceScaleFactor} device pixels to one of CSS`, () => {
    test.use({ deviceScaleFactor });
    test.skip(
      ({ isMobile }) => deviceScaleFactor === (isMobile ? 1 : 3),
      "phones have small pixels, desktops large ones",
    );

    /** @requirement SEO and accessibility: Pictures are loaded in the size of their slots */
    test("pictures in cards are those for their slots", async ({ page, isMobile }) => {
      for (const path of ["/", "/shop", "/detail/1"]) {
        await page.goto(path);
        const last = page.locator(pictures).last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toHaveJSProperty("complete", true);
        const files = await filesOf(page, isMobile ? shareOnPhone : 1);
        expect(files.length, path).toBeGreaterThan(0);
        expect(
          files.filter(({ taken, exact }) => taken !== exact),
          path,
        ).toEqual([]);
      }
    });
  });
}
