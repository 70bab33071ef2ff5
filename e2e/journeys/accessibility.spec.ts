import { expectAccessible } from "../fixtures/axe";
import { newCustomer, registerCustomer, signIn } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { screenGroups } from "../fixtures/screens/all-screens";
import { templateSpecs } from "../fixtures/templates";
import { test } from "../fixtures/test";
import { inTurn, sampleOf } from "../support/sweep";

test.use({ expectedErrors: [/status of (401|404|409)/] });

for (const { user, isCustomer, screens } of inTurn(screenGroups)) {
  /**
   * @requirement Palette and previews: Four pickers and a reset that clears all four, on every
   *   preview
   * @requirement SEO and accessibility: No accessibility violations on any page or dialog, light
   *   and dark, phone and desktop
   * @requirement SEO and accessibility: Nothing is cut off or scrolls sideways at 320 pixels
   */
  test(`${user}: screens are accessible and fit a narrow window`, async ({ page, isMobile }) => {
    test.setTimeout(600_000);
    const customer = newCustomer();
    if (isCustomer) {
      await registerCustomer(page.request, customer);
      await signIn(page, customer);
    }
    const device = isMobile ? "phone" : "desktop";
    const onDevice = screens.filter(({ only = device }) => only === device);
    const sampled = sampleOf(onDevice, Math.ceil(onDevice.length / (isMobile ? 5 : 3)));
    for (const screen of onDevice) {
      const { name, open, part, isStep } = screen;
      const isChecked = sampled.includes(screen);
      if (!isChecked && !isStep) continue;
      await test.step(name, async () => {
        await open(page, customer);
        if (!isChecked) return;
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
test("templates are accessible", { tag: "@alike" }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const { slug } of sampleOf(templateSpecs, 2)) {
    await test.step(slug, async () => {
      await page.goto(`/preview/${slug}/bare`);
      await expectAccessible(page);
    });
  }
});
