import { expectAccessible } from "../fixtures/axe";
import { newCustomer, registerCustomer, signIn } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { screenGroups } from "../fixtures/screens/all-screens";
import { templateSpecs } from "../fixtures/templates";
import { test } from "../fixtures/test";

test.use({ expectedErrors: [/status of (401|404|409)/] });

for (const { user, isCustomer, screens } of screenGroups) {
  /**
   * @requirement Palette and previews: Four pickers and a reset that clears all four, on every
   *   preview
   * @requirement SEO and accessibility: No accessibility violations on any page or dialog, light
   *   and dark, phone and desktop
   * @requirement SEO and accessibility: Nothing is cut off or scrolls sideways at 320 pixels
   */
  test(`${user}: every screen is accessible and fits a narrow window`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    const customer = newCustomer();
    if (isCustomer) {
      await registerCustomer(page.request, customer);
      await signIn(page, customer);
    }
    const device = isMobile ? "phone" : "desktop";
    for (const { name, open, part } of screens.filter(({ only = device }) => only === device)) {
      await test.step(name, async () => {
        await open(page, customer);
        await expectAccessible(page, part);
        if (!part) await expectToFit(page, isMobile ? 320 : 640);
      });
    }
  });
}

/**
 * @requirement SEO and accessibility: No accessibility violations on any page or dialog, light and
 *   dark, phone and desktop
 */
test("every template is accessible", async ({ page }) => {
  test.setTimeout(120_000);
  for (const { slug } of templateSpecs) {
    await test.step(slug, async () => {
      await page.goto(`/preview/${slug}/bare`);
      await expectAccessible(page);
    });
  }
});
