import { expectNoBarriers } from "../fixtures/preview";
import { promised } from "../fixtures/templates";
import { test } from "../fixtures/test";

for (const { slug, category } of promised) {
  const themes = category === "basic" ? (["light"] as const) : (["light", "dark"] as const);
  for (const colorScheme of themes) {
    test(`${slug} has no barriers in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(`/preview/${slug}/bare`);
      await expectNoBarriers(page, "html");
    });
  }
}
