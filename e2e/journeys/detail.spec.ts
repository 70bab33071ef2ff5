import { openHydrated, settled } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

/**
 * @requirement Detail: Name, price, category, type, color, release day (day/month/year) and the
 *   features of the category
 */
test("a preset shows its specification and the features of its category", async ({ page }) => {
  await page.goto("/detail/10");
  await expect(page.getByRole("heading", { level: 1, name: "Sonic" })).toBeVisible();
  await expect(page.getByText("$90", { exact: true })).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: "Category premium" })).toBeVisible();
  await expect(table.getByRole("row", { name: "Layout Responsive, with dark mode" })).toBeVisible();
  await expect(table.getByRole("row", { name: "Released 11/08/2026" })).toBeVisible();
});

/** @requirement Detail: Pictures 2 to 5, with a zoom under the pointer */
test("its pictures 2 to 5 zoom around the pointer", { tag: "@alike" }, async ({ page }) => {
  await openHydrated(page, "/detail/2");
  const pictures = page.getByRole("figure").getByRole("img");
  await expect(pictures).toHaveCount(4);
  const picture = pictures.first();
  await settled(picture);
  const before = await picture.boundingBox();
  await picture.hover();
  await expect
    .poll(async () => (await picture.boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 1.9);
});

/** @requirement Detail: PREVIEW opens the layout in a new tab */
test("PREVIEW opens the layout in a new tab", { tag: "@alike" }, async ({ page, context }) => {
  await page.goto("/detail/2");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: /PREVIEW/ }).click();
  const preview = await opening;
  await expect(preview).toHaveURL("/preview/atlantic");
  await expect(preview.getByText("Your Company").first()).toBeVisible();
});

test("similar presets are linked", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/detail/2");
  const similar = page.getByRole("region", { name: "Similar templates" });
  await expect(similar.getByRole("article")).toHaveCount(3);
  await similar.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/detail\/(?!2$)\d+$/);
});

test.describe("a preset that does not exist", () => {
  test.use({ expectedErrors: [/404/] });

  /**
   * @requirement Detail: "Unable to display detail at this time" under the title Not detail, for a
   *   preset that does not exist
   */
  test("is a 404 page with links", { tag: "@alike" }, async ({ page, request }) => {
    for (const id of ["0", "abc", "2147483648", "010", "1e1"]) {
      expect((await request.get(`/detail/${id}`)).status(), id).toBe(404);
    }
    const response = await page.goto("/detail/999");
    expect(response?.status()).toBe(404);
    const dialog = page.getByRole("alertdialog", { name: "Not detail" });
    await expect(dialog).toContainText("Unable to display detail at this time");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Not detail" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Unable to display detail at this time")).toBeVisible();
    // React empties a page that is not found for a moment when it takes it over: a press then meets nothing.
    await expect(async () => {
      const link = page.getByRole("link", { name: "Browse all templates" });
      if (await link.isVisible()) await link.click({ timeout: 2_000 });
      await expect(page).toHaveURL("/shop", { timeout: 2_000 });
    }).toPass();
  });
});

/**
 * @requirement Palette and previews: Twelve names have a preview at one address each, any other
 *   name nothing, with 404
 */
test("each preview has one URL, other names are 404", { tag: "@alike" }, async ({ request }) => {
  expect((await request.get("/preview/sonic")).status()).toBe(200);
  const mixedCase = await request.get("/preview/Gourmet%20Grove", { maxRedirects: 0 });
  expect(mixedCase.status()).toBe(308);
  expect(mixedCase.headers().location).toBe("/preview/gourmet-grove");
  expect((await request.get("/preview/nothing")).status()).toBe(404);
});
