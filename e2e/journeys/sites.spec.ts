import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { schemesOf } from "../fixtures/layout";
import {
  buyer,
  expect,
  expectSameScreenshot,
  exported,
  fileAddress,
  takeScreenshot,
  test,
} from "../fixtures/sites";
import { parseHtml } from "../support/strict-html";

// Each site is tested at every width, so that one browser is enough.

/** The names of all elements, as this browser understands the text. */
const parsed = (page: Page, html: string) =>
  page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("*")].map(
        ({ localName }) => localName,
      ),
    html,
  );

for (const { slug, category } of exported) {
  test.describe(`${slug}, unpacked and opened from the disk`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    });

    /**
     * @requirement Templates: Each has all its pictures, and they come from this shop
     * @requirement Delivery: The files look like the preview, are valid, make no external requests
     *   and have the features of the category
     */
    test("is valid HTML, makes no external requests and is accessible", async ({
      page,
      folderOf,
    }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await takeScreenshot(page, fileAddress(folderOf(slug)));
      expect(requested.filter((url) => !url.startsWith("file://"))).toEqual([]);
      await expectAccessible(page);
      const html = readFileSync(join(folderOf(slug), "index.html"), "utf8");
      expect(await parsed(page, html)).toEqual(
        parseHtml(html).map(({ name }) => name.toLowerCase()),
      );
    });

    // Like the preview, it has the features of its category.
    /**
     * @requirement Delivery: The files look like the preview, are valid, make no external requests
     *   and have the features of the category
     */
    test("looks like its preview", async ({ page, folderOf }) => {
      await page.addInitScript(({ company, choices }) => {
        if (location.protocol === "file:") return;
        localStorage.setItem("brand", JSON.stringify({ name: company, logo: "" }));
        localStorage.setItem("palette", JSON.stringify(choices));
      }, buyer);
      for (const colorScheme of schemesOf(category)) {
        await page.emulateMedia({ colorScheme });
        for (const width of category === "premium" ? [390, 1280] : [1280]) {
          await page.setViewportSize({ width, height: 900 });
          const preview = await takeScreenshot(page, `/preview/${slug}/bare`);
          await expectSameScreenshot(
            await takeScreenshot(page, fileAddress(folderOf(slug))),
            preview,
          );
        }
      }
    });
  });
}
