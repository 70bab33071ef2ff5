import type { Page } from "@playwright/test";
import { fillCart, fillCompany } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";

/** The dialog with the payment methods, once PayPal's own button is in it. */
async function openPayment(page: Page) {
  const dialog = await fillCompany(page, { hasPaypalWindow: true });
  await expect(dialog.locator("[data-paypal-window]")).toBeVisible();
  return dialog;
}

const ownButton = { name: "PayPal", exact: true };

/** @requirement PayPal: The button PayPal opens PayPal's own window where that is configured */
test("the button PayPal opens a window, which takes the payment beside the shop", async ({
  page,
  customer,
}) => {
  const [preset] = await fillCart(page, customer);
  const dialog = await openPayment(page);
  const buttons = dialog.locator("form").getByRole("button");
  await expect(buttons).toHaveText(["PayPal", "Bank transfer"]);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", ownButton).click();
  await (await opened).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await page.getByRole("link", { name: "See your purchases" }).click();
  await expect(page.getByRole("table")).toContainText(preset?.name ?? "");
});

test("canceling in the PayPal popup cancels the payment", async ({ page, customer }) => {
  await fillCart(page, customer);
  const dialog = await openPayment(page);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", ownButton).click();
  await (await opened).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Payment cancelled" })).toBeVisible();
});

test("PayPal's own button also requires the company data", async ({ page, customer }) => {
  await fillCart(page, customer);
  const dialog = await openPayment(page);
  await dialog.getByLabel("City").fill("");
  await dialog.getByRole("button", ownButton).click();
  await expect(dialog.getByText("Please fill in your data first.")).toBeVisible();
  await expect(dialog.getByText("Please fill this in")).toHaveCount(1);
});
