import { fillCart, fillCompany } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";

const ownButton = { name: "Pay with PayPal" };

/** @requirement PayPal: PayPal's own button pays beside the shop where it is configured */
test("PayPal's own button takes the payment beside the shop", async ({ page, customer }) => {
  const [preset] = await fillCart(page, customer);
  const dialog = await fillCompany(page);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", ownButton).click();
  await (await opened).getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await page.getByRole("link", { name: "See your purchases" }).click();
  await expect(page.getByRole("table")).toContainText(preset?.name ?? "");
});

test("canceling in the PayPal popup cancels the payment", async ({ page, customer }) => {
  await fillCart(page, customer);
  const dialog = await fillCompany(page);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", ownButton).click();
  await (await opened).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Payment cancelled" })).toBeVisible();
});

test("PayPal's own button also requires the company data", async ({ page, customer }) => {
  await fillCart(page, customer);
  const dialog = await fillCompany(page);
  await dialog.getByLabel("City").fill("");
  await dialog.getByRole("button", ownButton).click();
  await expect(dialog.getByText("Please fill in your data first.")).toBeVisible();
  await expect(dialog.getByText("Please fill this in")).toHaveCount(1);
});
