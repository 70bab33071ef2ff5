import type { Browser, Page } from "@playwright/test";
import { test as base, cannotServeAgain } from "../fixtures/another-server";
import { expectAccessible } from "../fixtures/axe";
import { atlantic, cali, putInAccount } from "../fixtures/cart";
import { followToPayPal } from "../fixtures/checkout";
import {
  admin,
  type Customer,
  expect,
  newCustomer,
  registerCustomer,
  signIn,
} from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { emailsTo } from "../fixtures/mailbox";
import { openBackOffice } from "../fixtures/page";
import { pdfText } from "../support/pdf-text";

base.skip(...cannotServeAgain);

const test = base.extend({
  baseURL: async ({ shopForEverybody }, use) => use(shopForEverybody),
});

const french = {
  "Last name": "Dupont",
  "First name": "Marie",
  "Street and number": "12 rue des Lilas",
  "Zip code": "69001",
  City: "Lyon",
} as const;

/** From the checkout page to the dialog. Without PayPal's window its button leads to PayPal's page. */
async function openPayDialog(page: Page) {
  await page.route("**/sdk/js?*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/pay");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  return page.getByRole("dialog", { name: "Your data" });
}

async function payByPaypal(page: Page) {
  await page.getByRole("button", { name: "Buy now with PayPal", exact: true }).click();
  await followToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
}

const subjectsTo = async (page: Page, { email }: Customer) =>
  (await emailsTo(page.request, email)).map(({ subject }) => subject);

const waits = /You can withdraw until \d{2}\/\d{2}\/\d{4}\./;

/** Without account and script, as a stranger's browser would. */
async function withdraw(browser: Browser, baseURL: string, order: string, { email }: Customer) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/withdraw");
  await expectToFit(page, 320);
  await page.getByLabel("Order number").fill(order);
  await page.getByLabel("Name").fill("Marie Dupont");
  await page.getByRole("main").getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`I withdraw from the contract of order ${order}.`)).toBeVisible();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { name: "We received your withdrawal" })).toBeVisible();
  await context.close();
}

/**
 * @requirement Consumers: A consumer buys without a company name, and never owes the tax by reverse charge
 * @requirement Consumers: Without consent, download and hosting wait until the right to withdraw has ended
 * @requirement Consumers: Withdrawing works without an account and without script, with a confirming step
 * @requirement Consumers: A withdrawal of an order becomes a refund request that one click approves
 */
test("a private buyer in France buys, waits, starts, and withdraws from a second order", async ({
  page,
  browser,
  shopForEverybody,
}) => {
  test.setTimeout(180_000);
  const marie = newCustomer("Marie");
  await registerCustomer(page.request, marie);
  await signIn(page, marie);
  await putInAccount(page.request, marie.email, [cali.id]);
  const dialog = await openPayDialog(page);
  await expect(dialog.getByLabel("I buy for a business")).not.toBeChecked();
  await expect(dialog.getByLabel("Company name")).toHaveCount(0);
  await expect(dialog.getByLabel("VAT id")).toHaveCount(0);
  await dialog.getByLabel("I buy for a business").check();
  await expect(dialog.getByLabel("Company name")).toBeVisible();
  await dialog.getByLabel("I buy for a business").uncheck();
  await dialog.getByLabel("Country").selectOption("France");
  for (const [label, value] of Object.entries(french)) await dialog.getByLabel(label).fill(value);
  await expect(dialog.getByLabel(/^Start at once/)).not.toBeChecked();
  await expect(dialog.getByRole("button", { name: "Buy now by bank transfer" })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 320);
  await payByPaypal(page);

  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download Cali" })).toHaveCount(0);
  await page.goto("/purchases");
  await expect(page.getByText(waits)).toHaveCount(2);
  expect((await page.request.get(`/api/delivery/${cali.id}`)).status()).toBe(409);
  const invoice = page.getByRole("link", { name: /^Invoice \d+ as PDF/ });
  const file = await page.request.get((await invoice.getAttribute("href")) ?? "");
  const words = await pdfText(await file.body());
  expect(words).toContain("Marie");
  expect(words).toMatch(/20\s*%/);
  expect(words).not.toMatch(/reverse charge/i);

  await page
    .getByRole("button", { name: /^Start now/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start now" }).click();
  await expect(page.getByRole("button", { name: "Download Cali" })).toBeVisible();
  expect((await page.request.get(`/api/delivery/${cali.id}`)).status()).toBe(200);
  await expect
    .poll(() => subjectsTo(page, marie))
    .toContainEqual(expect.stringContaining("You can start"));

  await putInAccount(page.request, marie.email, [atlantic.id]);
  await openPayDialog(page);
  await payByPaypal(page);
  await page.goto("/purchases");
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Withdraw from a contract" });
  await expect(link).toHaveAttribute("href", "/withdraw");
  const [order = ""] =
    /\d+/.exec((await page.getByRole("rowheader").first().textContent()) ?? "") ?? [];
  await withdraw(browser, shopForEverybody, order, marie);
  await expect
    .poll(() => subjectsTo(page, marie), { timeout: 10_000 })
    .toContain(`We received your withdrawal from order ${order}`);

  const desk = await (await browser.newContext({ baseURL: shopForEverybody })).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/refunds");
  const requests = desk.getByRole("region", { name: "Requests" });
  const request = requests.getByRole("row").filter({ hasText: marie.email });
  await expect(request).toContainText("In time: the law gives a right to the money.");
  await request.getByRole("button", { name: /^Approve/ }).click();
  await expect(request).toBeHidden();
  await desk.context().close();
  await page.reload();
  await expect(page.getByRole("table")).toContainText("Refunded");
});
