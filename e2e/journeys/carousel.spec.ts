import type { Page } from "@playwright/test";
import { openHydrated, settled } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

const slide = (page: Page, position: number) =>
  page
    .getByRole("region", { name: /^(Best sellers|Our picks)$/ })
    .locator("li")
    .nth(position - 1);

const front = (page: Page, position: number) =>
  expect(slide(page, position)).toHaveAttribute("data-front", "true");

/** Opens the home page with the middle card in view. */
async function openCarousel(page: Page) {
  await openHydrated(page, "/");
  await slide(page, 2).scrollIntoViewIfNeeded();
  await settled(slide(page, 2));
  await front(page, 2);
}

test.beforeEach(({ page }) => openCarousel(page));

/** @requirement Home: The carousel moves to the next and the previous card and stops at its ends */
test("the carousel moves by its buttons and stops at its ends", async ({ page }) => {
  await page.getByRole("button", { name: "Next template" }).click();
  await front(page, 3);
  await expect(page.getByRole("button", { name: "Next template" })).toBeDisabled();
  await page.getByRole("button", { name: "Previous template" }).click();
  await front(page, 2);
});

/**
 * @requirement Home: A click on the card in focus opens its detail; another card comes forward
 *   first
 */
test("a click brings a card forward, a second one opens it", { tag: "@alike" }, async ({
  page,
}) => {
  await slide(page, 1).click({ position: { x: 30, y: 100 } });
  await front(page, 1);
  await expect(page).toHaveURL("/");
  await settled(slide(page, 1));
  await slide(page, 1).click();
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

test("a focused card reacts to the arrow keys and to Enter", { tag: "@alike" }, async ({
  page,
}) => {
  await slide(page, 2).getByRole("link").focus();
  await page.keyboard.press("ArrowLeft");
  await front(page, 1);
  await slide(page, 1).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

/** @requirement Home: A swipe counts from 40 pixels */
test("a swipe of 40 pixels moves it, a shorter one does not", async ({ page }) => {
  const box = await slide(page, 2).boundingBox();
  if (!box) throw new Error("The carousel is not on the page.");
  const y = box.y + box.height / 3;
  const swipe = async (distance: number) => {
    const start = box.x + box.width / 2;
    await page.mouse.move(start, y);
    await page.mouse.down();
    await page.mouse.move(start + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-39);
  await front(page, 2);
  await openCarousel(page);
  await swipe(-40);
  await front(page, 3);
  await expect(page).toHaveURL("/");
});
