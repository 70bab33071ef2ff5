import { schemesOf } from "../fixtures/layout";
import { expectNoBarriers } from "../fixtures/preview";
import { promised } from "../fixtures/templates";
import { test } from "../fixtures/test";

for (const { slug, category } of promised) {
  for (const colorScheme of schemesOf(category)) {
    test(`${slug} has no barriers in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(`/preview/${slug}/bare`);
      await expectNoBarriers(page, "html");
    });
  }
}
