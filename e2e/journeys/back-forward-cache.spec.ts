import type { Page } from "@playwright/test";
import { expectCartCount, namesInCart } from "../fixtures/cart";
import {
  fillCart,
  followToPayPal,
  invoicesOf,
  leaveUnpaid,
  openPayDialog,
} from "../fixtures/checkout";
import { type Customer, expect, openAccountMenu, sameOrigin, test } from "../fixtures/customer";

const { CHROMIUM_PATH } = process.env;

test.use({
  expectedErrors: [/status of 409/],
  // Playwright turns the back-forward cache off, and Chromium's headless shell has none.
  launchOptions: {
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.toggleAttribute("data-restored", persisted);
    });
  }),
);

/** Back in the browser's history, to a page that has to come from the back-forward cache. */
async function goBack(page: Page, steps: number) {
  // After the call, because it ends the page.
  await page.evaluate((delta) => void setTimeout(() => history.go(delta)), -steps);
  await expect(page.locator("html")).toHaveAttribute("data-restored", "");
}

/**
 * To the checkout by the cart's link: a checkout that is opened by its address is not kept, because
 * its response must not be stored.
 */
async function goToCheckout(page: Page) {
  await page.route("**/sdk/js?*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/cart");
  await page.getByRole("link", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
}

const payDialog = (page: Page) => page.getByRole("dialog", { name: "Your data" });

async function goOnToPayPal(page: Page) {
  await payDialog(page).getByRole("button", { name: "PayPal", exact: true }).click();
  await followToPayPal(page);
}

/** From an empty cart to PayPal's page. */
async function leaveForPayPal(page: Page, customer: Customer) {
  await fillCart(page, customer);
  await goToCheckout(page);
  await openPayDialog(page);
  // The dialogs are still closing when the page is left, however long that takes.
  await page.addStyleTag({
    content: "[data-ending-style] { transition-duration: 600s !important }",
  });
  await goOnToPayPal(page);
}

/** The restored page looks for what has changed, and only then opens the dialog. */
const openRestoredPayDialog = (page: Page) =>
  expect(async () => {
    await page.getByRole("button", { name: "Pay", exact: true }).click({ timeout: 2_000 });
    await expect(payDialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();

/** @requirement PayPal: A page that Back restores after a payment shows what became of the order */
test("Back to the checkout of a paid order offers nothing to pay", async ({ page, customer }) => {
  await leaveForPayPal(page, customer);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await goBack(page, 2);
  await expect(page.getByRole("heading", { name: "There is nothing to pay" })).toBeVisible();
  await expectCartCount(page, "empty");
});

/** @requirement PayPal: An approval page that no longer works is not offered again */
test("Back to the checkout of a cancelled order leads to an approval page that works", async ({
  page,
  customer,
}) => {
  await leaveForPayPal(page, customer);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Payment cancelled" })).toBeVisible();
  await goBack(page, 2);
  // What was filled in is still there.
  await openRestoredPayDialog(page);
  await goOnToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  expect((await invoicesOf(page, customer)).filter(({ isPaid }) => isPaid)).toHaveLength(1);
});

/** @requirement Checkout: Each refusal has its own sentence: prices have changed only when they have */
test("Back from PayPal to the checkout, and by bank transfer instead", async ({
  page,
  customer,
}) => {
  await leaveForPayPal(page, customer);
  await goBack(page, 1);
  await openRestoredPayDialog(page);
  await payDialog(page).getByRole("button", { name: "Bank transfer" }).click();
  await expect(page.getByRole("alertdialog", { name: "Thank you" })).toBeVisible();
});

/** @requirement PayPal: A page that Back restores after a payment shows what became of the order */
test("Back to the purchases after paying again shows the order as completed", async ({
  page,
  customer,
}) => {
  await leaveUnpaid(page, customer, "cancel");
  await page.goto("/about");
  await (await openAccountMenu(page)).getByRole("link", { name: "Purchases" }).click();
  await page.getByRole("button", { name: /^Pay again/ }).click();
  await followToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await goBack(page, 2);
  await expect(page.getByRole("table")).toContainText("Completed");
  await expect(page.getByRole("button", { name: /^Pay again/ })).toHaveCount(0);
});

/** @requirement Cart: A page that Back restores shows the cart as it is now */
test("a restored cart shows what another device has changed meanwhile", async ({
  page,
  customer,
}) => {
  const [preset] = await fillCart(page, customer);
  await page.goto("/cart");
  await expect(namesInCart(page)).toHaveText([preset?.name ?? ""]);
  await page.goto("/robots.txt");
  const query = `id=${preset?.id}&email=${encodeURIComponent(customer.email)}`;
  const removed = await page.request.delete(`/api/shop/order?${query}`, { headers: sameOrigin });
  expect(removed.status()).toBe(200);
  await goBack(page, 1);
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expectCartCount(page, "empty");
});
