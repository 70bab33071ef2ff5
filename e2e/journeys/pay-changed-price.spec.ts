import type { Browser } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { expectCartCount, putInAccount } from "../fixtures/cart";
import { choosePayment, fillCompany, leaveUnpaid } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { addPreset, changePreset } from "../fixtures/presets";

test.use({ expectedErrors: [/status of 409/] });

/** A preset of its own, and what changes it: in the back office, in a browser apart from the customer's. */
async function addPresetApart(browser: Browser) {
  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk, admin);
  const preset = await addPreset(desk);
  const change = (data: object) => changePreset(desk, preset.id, data);
  return { ...preset, change, office };
}

/**
 * @requirement Checkout: Every amount is read from the database: prices, products and deployment
 *   sent by a client are compared, never used; otherwise "Prices have changed. Please review your
 *   cart."
 * @requirement Checkout: A failure is shown (Error), and the cart stays
 */
test("a price that changes during checkout is shown before payment", async ({
  page,
  customer,
  browser,
}) => {
  const { id, change, office } = await addPresetApart(browser);
  await putInAccount(page.request, customer.email, [id]);
  const dialog = await fillCompany(page);
  await expect(dialog).toContainText("$20");
  await change({ price: 30 });
  await dialog.getByRole("button", { name: "PayPal", exact: true }).click();
  const notice = page.getByRole("alertdialog", { name: "Error" });
  await expect(notice).toContainText("Prices have changed. Please review your cart.");
  await notice.getByRole("button").click();
  await expect(page.getByText("$30").first()).toBeVisible();
  await choosePayment(page, "Bank transfer");
  await expect(page.getByRole("alertdialog", { name: "Thank you" })).toBeVisible();
  await change({ isDisabled: true });
  await office.close();
});

/** @requirement Purchases: What changed of an order that was not paid is said, and it is brought into the cart */
test("an order that has changed since it was not paid says how, and leads to the cart", async ({
  page,
  customer,
  browser,
}) => {
  const { name, change, office } = await addPresetApart(browser);
  await leaveUnpaid(page, customer, "cancel", { name });
  await change({ price: 30 });

  await page.goto("/purchases");
  const payAgain = page.getByRole("button", { name: /^Pay again/ });
  await payAgain.click();
  const changed = page.getByRole("alertdialog", { name: "This order has changed" });
  await expect(changed).toContainText("It comes to $30 now, and was $20.");
  await expectAccessible(page, "[role=alertdialog]");
  await changed.getByRole("button", { name: "Not now" }).click();
  await expect(changed).toBeHidden();
  await expect(page).toHaveURL(/\/purchases$/);
  await expectCartCount(page, "empty");

  await payAgain.click();
  await changed.getByRole("button", { name: "See your cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Total$30");

  await change({ isDisabled: true });
  await page.goto("/purchases");
  await payAgain.click();
  await expect(changed).toContainText(`No longer sold: ${name}.`);
  await expect(changed.getByRole("button")).toHaveCount(1);
  await changed.getByRole("button").click();
  await expect(payAgain).toBeEnabled();
  await office.close();
});
