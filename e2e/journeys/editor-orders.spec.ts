import type { Page } from "@playwright/test";
import {
  expectSaved,
  openEditor,
  openPart,
  outlineOf,
  pageOf,
  slotOf,
  write,
} from "../fixtures/editor";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Presses the button that shows a slot, whose part is open. */
const show = (page: Page, path: string) =>
  outlineOf(page)
    .locator(`[id="slot:${path}"]`)
    .getByRole("button", { name: /^Show .* on the page$/ })
    .click();

const siteForm = (page: Page) => pageOf(page).locator("form.site-form");

const forms = [
  { slug: "cali", part: "Order form of the site", group: "orderForm" },
  { slug: "simple", part: "Order form of the site", group: "orderForm" },
  { slug: "thunder", part: "Form of Join", group: "joinForm" },
] as const;

for (const { slug, part, group } of forms) {
  /** @requirement Content: The words of a site's forms are typed on the page as well */
  test(`${slug}: the words of its form are typed in place`, async ({ page }) => {
    const outline = await openEditor(page, slug);
    await expect(siteForm(page)).toHaveCount(0);
    await openPart(page, part);
    await show(page, `${group}.consent`);
    await expect(slotOf(page, `${group}.consent`)).toBeFocused();
    await write(page, `${group}.name`, "Who are you?");
    await expect(outline.getByRole("textbox", { name: "Field for the name" })).toHaveValue(
      "Who are you?",
    );
    await expectSaved(page);
  });
}

test("words that only the sample has bring it back, and others leave the page as it is", async ({
  page,
}) => {
  await openEditor(page, "cali");
  await openPart(page, "Order form of the site");
  await show(page, "orderForm.title");
  await expect(slotOf(page, "orderForm.title")).toBeFocused();
  await openPart(page, "Buttons and labels");
  await show(page, "words.total");
  await expect(slotOf(page, "words.total")).toBeVisible();
  await expect(siteForm(page)).toHaveCount(1);
  await openPart(page, "Products", "After paying");
  await show(page, "shop.thanks.title");
  await expect(slotOf(page, "shop.thanks.title")).toBeFocused();
  await expect(siteForm(page)).toHaveCount(0);
});
