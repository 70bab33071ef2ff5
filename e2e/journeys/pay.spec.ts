import {
  choosePayment,
  company,
  fillCart,
  fillCompany,
  goToPayPal,
  invoicesOf,
  listOnSale,
  orderByTransfer,
  placeOrder,
} from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";
import { emailsTo } from "../fixtures/mailbox";

test.use({ expectedErrors: [/status of 409/] });

/**
 * @requirement PayPal: "Please, wait a few moments while we redirect you..!" for five seconds,
 *   which can be skipped, then PayPal's page
 * @requirement Purchases: Completed when it is paid, otherwise Pending
 */
test("a payment that PayPal approves is a purchase, a receipt and an empty cart", async ({
  page,
  customer,
}) => {
  const [first, second] = await fillCart(page, customer, 2);
  await goToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  for (const preset of [first, second]) {
    const words = page.getByRole("link", { name: `1. Write your words (${preset?.name})` });
    await expect(words).toHaveAttribute("href", /\/edit$/);
    await expect(page.getByRole("button", { name: `Download ${preset?.name}` })).toBeVisible();
  }

  await page.getByRole("link", { name: "See your purchases" }).click();
  await expect(page.getByRole("heading", { name: "Your sites" })).toBeVisible();
  const table = page.getByRole("table");
  await expect(table).toContainText("Completed");
  await expect(table).toContainText(first?.name ?? "");
  await expect(table).toContainText(second?.name ?? "");
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect
    .poll(async () => (await emailsTo(page.request, customer.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/receipt|invoice/i));
});

/** @requirement Checkout: What was filled in is saved to the account and there the next time */
test("the company data is saved for the next order", { tag: "@alike" }, async ({
  page,
  customer,
}) => {
  await fillCart(page, customer);
  await goToPayPal(page);
  await page.goto("/pay");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your data" });
  for (const [label, value] of Object.entries(company)) {
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  }
  await expect(dialog.getByLabel("Company name")).toHaveValue(customer.name);
  await expect(dialog.getByLabel("Country")).toHaveValue("DE");
  await expect(dialog.getByLabel("I buy for a business")).toBeChecked();
});

test("an unusual zip code is asked about, and taken when the button is pressed again", {
  tag: "@alike",
}, async ({ page, customer }) => {
  await fillCart(page, customer);
  const dialog = await fillCompany(page);
  await dialog.getByLabel("Company name").fill("3M Deutschland GmbH");
  await dialog.getByLabel("Country").selectOption("PL");
  await dialog.getByLabel("Zip code").fill("5066");
  await dialog.getByRole("button", { name: "Bank transfer" }).click();
  await expect(dialog.getByText("In Poland a zip code looks like 12-345.")).toBeVisible();
  expect(await invoicesOf(page, customer)).toEqual([]);
  await dialog.getByRole("button", { name: "Bank transfer" }).click();
  await expect(
    page.getByText("You will receive an email with the bank account details"),
  ).toBeVisible();
  expect(await invoicesOf(page, customer)).toHaveLength(1);
});

test.describe("where the VAT depends on the zip code", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("a zip code that does not tell is asked about beside its field", { tag: "@alike" }, async ({
    page,
    customer,
  }) => {
    await fillCart(page, customer);
    const dialog = await fillCompany(page);
    await dialog.getByLabel("Zip code").fill("5066");
    await dialog.getByRole("button", { name: "Bank transfer" }).click();
    await expect(dialog.getByText("In Germany a zip code looks like 12345.")).toBeVisible();
    await dialog.getByRole("button", { name: "Bank transfer" }).click();
    await expect(dialog.getByText(/is no post code of this country/)).toBeVisible();
    await dialog.getByLabel("Zip code").fill("50667");
    await dialog.getByRole("button", { name: "Bank transfer" }).click();
    await expect(
      page.getByText("You will receive an email with the bank account details"),
    ).toBeVisible();
    expect(await invoicesOf(page, customer)).toHaveLength(1);
  });
});

/**
 * @requirement Checkout: A summary and Pay, which asks for company name, last name, first name,
 *   city, zip code and country, all required
 */
test("every field of the company data is required", { tag: "@alike" }, async ({
  page,
  customer,
}) => {
  await fillCart(page, customer);
  await page.goto("/pay");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Your data" });
  await dialog.getByRole("button", { name: "Bank transfer" }).click();
  await expect(dialog.getByText("Please fill this in")).toHaveCount(6);
  await expect(dialog.getByLabel("I buy for a business")).toHaveAccessibleDescription(
    /^We sell to businesses only/,
  );
  expect(await invoicesOf(page, customer)).toEqual([]);
});

/**
 * @requirement PayPal: "Please, wait a few moments while we redirect you..!" for five seconds,
 *   which can be skipped, then PayPal's page
 */
test("the redirect to PayPal is announced for five seconds", { tag: "@alike" }, async ({
  page,
  customer,
}) => {
  await fillCart(page, customer);
  await page.clock.install();
  const dialog = await fillCompany(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await dialog.getByRole("button", { name: "PayPal", exact: true }).click();
  const notice = page.getByRole("alertdialog", { name: "PayPal" });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(notice).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.clock.runFor(4_500);
  await expect(notice).toContainText("Please, wait a few moments while we redirect you..!");
  await page.clock.runFor(600);
  await expect(page.getByRole("heading", { name: /^Pay / })).toBeVisible();
});

const endings = [
  { choice: "Cancel", title: "Payment cancelled" },
  { choice: "Decline", title: "The payment was declined" },
  { choice: "Pending", title: "PayPal is still checking" },
] as const;

for (const { choice, title } of endings) {
  /**
   * @requirement PayPal: Cancel and decline lose nothing and leave no pending invoice in the list
   * @requirement PayPal: The result of a payment is shown on a page of the shop
   */
  test(`${choice} at PayPal shows its result and leaves the cart unchanged`, {
    tag: "@alike",
  }, async ({ page, customer }) => {
    const [preset] = await fillCart(page, customer);
    const { href } = await placeOrder(page, customer);
    await page.goto(href);
    await page.getByRole("button", { name: choice }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    const invoices = await invoicesOf(page, customer);
    expect(invoices.every(({ isPaid }) => !isPaid)).toBe(true);
    if (choice === "Pending") return;
    await page.goto("/cart");
    await expect(page.getByText(preset?.name ?? "", { exact: true }).first()).toBeVisible();
  });
}

/**
 * @requirement Bank transfer: "You will receive an email with the bank account details"; the cart
 *   is emptied and the invoice is pending
 * @requirement Purchases: Completed when it is paid, otherwise Pending
 * @requirement Reviews: A check takes the place of Add a review at once; a pending row says After
 *   payment
 */
test("a bank transfer empties the cart and emails the bank details", async ({ page, customer }) => {
  await fillCart(page, customer);
  await choosePayment(page, "Bank transfer");
  const notice = page.getByRole("alertdialog");
  await expect(notice).toContainText("You will receive an email with the bank account details");
  await expect(
    page.getByRole("heading", { name: "Waiting for your transfer", includeHidden: true }),
  ).toBeVisible();
  await notice.getByRole("button").click();
  const table = page.getByRole("table");
  await expect(table).toContainText("Pending");
  await expect(table).toContainText("After payment");
  await expect
    .poll(async () => (await emailsTo(page.request, customer.email)).map(({ text }) => text).join())
    .toContain("Payment reference");
  await page.goto("/pay");
  await expect(page.getByText("Payment reference")).toBeVisible();
});

/** @requirement Bank transfer: A preset in a pending transfer can be paid by PayPal instead, which replaces the transfer */
test("the checkout says that PayPal replaces a transfer, and it does", { tag: "@alike" }, async ({
  page,
  customer,
}) => {
  const presets = await listOnSale(page.request, 2);
  const reference = await orderByTransfer(page, customer, presets);
  const [preset] = await fillCart(page, customer);
  await page.goto("/pay");
  await expect(page.getByRole("note")).toContainText(
    `${preset?.name} waits for your bank transfer ${reference}.`,
  );
  const note = (await fillCompany(page)).getByRole("note");
  await expect(note).toContainText("please do not send it any more");
  await expect(note).toContainText(`${presets[1]?.name} goes back to your cart`);
  await goToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  expect(await invoicesOf(page, customer)).toMatchObject([{ isPaid: true }]);
  await page.goto("/cart");
  await expect(page.getByText(presets[1]?.name ?? "", { exact: true }).first()).toBeVisible();
  await page.goto("/pay");
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
  await expect(page.getByRole("note")).toHaveCount(0);
});

/** @requirement Checkout: Two tabs, double clicks and retries make one order */
test("two tabs that pay for one cart make one order", { tag: "@alike" }, async ({
  page,
  customer,
  context,
}) => {
  await fillCart(page, customer);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await choosePayment(tab, "PayPal");
  }
  const approvals = await Promise.all(
    [page, other].map(async (tab) => {
      await tab.waitForURL(/checkoutnow/, { timeout: 15_000 });
      return tab.url();
    }),
  );
  expect(new Set(approvals).size).toBe(1);
});

/** @requirement Checkout: With an empty cart there is nothing to pay */
test("an empty cart cannot be paid", { tag: "@alike" }, async ({ page, customer }) => {
  expect(await listOnSale(page.request, 1)).toHaveLength(1);
  expect(customer.email).toContain("@");
  await page.goto("/pay");
  await expect(page.getByRole("heading", { name: "There is nothing to pay" })).toBeVisible();
});
