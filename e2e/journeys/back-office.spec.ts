import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { choosePayment, fillCart } from "../fixtures/checkout";
import { admin, test as customerTest, expect, signIn } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

const test = customerTest.extend({
  page: async ({ page }, use) => {
    await signIn(page, admin);
    await use(page);
  },
});

// Requests of a banned customer fail with 401.
test.use({ expectedErrors: [/status of 401/] });

/**
 * @requirement Back office: Only the admin can use it: an account with the admin's verified
 *   address; the server decides
 */
test("only the admin can open the back office", async ({ browser, page }) => {
  const otherContext = await browser.newContext();
  const theirs = await otherContext.newPage();
  await openBackOffice(theirs, "/admin/orders");
  await expect(theirs).toHaveURL(/\/$/);
  await otherContext.close();
  await openBackOffice(page, "/admin");
  await expect(page.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
});

/**
 * @requirement Back office: Presets are added, changed and taken off sale, and shoppers see it at
 *   once
 */
test("a preset that is added, changed and taken off sale shows in the shop at once", async ({
  page,
}) => {
  const name = `Harbour ${randomUUID().slice(0, 6)}`;
  await openBackOffice(page, "/admin/presets");
  await page.getByRole("button", { name: "Add a template" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price in dollars").fill("12.345");
  await dialog.getByRole("radio", { name: "Silent" }).check();
  await dialog.getByRole("button", { name: "Add the pictures of Silent" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("At most two decimals")).toBeVisible();
  await dialog.getByLabel("Price in dollars").fill("12.5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox", { name: "Name" }).fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("$12.50");
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  await dialog.getByLabel("Price in dollars").fill("15");
  await dialog.getByRole("button", { name: "Move picture 2 up" }).click();
  const pictures = dialog.getByRole("list", { name: "Pictures" }).getByRole("listitem");
  await expect(pictures.first().locator("img")).toHaveAttribute("src", "/presets/silent/2.webp");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("$15");
  const address = (await row.getByRole("link", { name }).getAttribute("href")) ?? "";

  await page.goto(address);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("$15").first()).toBeVisible();
  await openBackOffice(page, "/admin/presets");
  await page.getByRole("searchbox", { name: "Name" }).fill(name);
  const topOf = (locator: Locator) => locator.evaluate((it) => it.getBoundingClientRect().top);
  // The word beside the switch is on the line of the row's other words.
  const [word, label] = [row.getByText("On", { exact: true }), row.getByRole("link", { name })];
  expect(Math.abs((await topOf(word)) - (await topOf(label)))).toBeLessThan(2);
  await row.getByRole("switch").click();
  await expect(row.getByRole("switch")).not.toBeChecked();
  await page.goto(address);
  await expect(page.getByText("This template is no longer sold.")).toBeVisible();
});

/**
 * @requirement Bank transfer: The transfer is pending until the back office marks it paid; then the
 *   receipt is emailed once
 * @requirement Back office: Transfers are marked as paid; what PayPal decides is not
 * @requirement Back office: One search finds orders, customers, templates, sites and messages
 */
customerTest(
  "a transfer that is marked as paid completes the order",
  async ({ page, customer, browser }) => {
    await fillCart(page, customer);
    await choosePayment(page, "Bank transfer");
    await page.getByRole("alertdialog").getByRole("button").click();
    await expect(page.getByRole("table")).toContainText("Pending");

    const office = await browser.newContext();
    const desk = await office.newPage();
    await signIn(desk, admin);
    await openBackOffice(desk, "/admin/figures");
    await desk.keyboard.press("ControlOrMeta+k");
    await desk.getByRole("searchbox").fill(customer.email);
    await desk
      .getByRole("dialog")
      .getByRole("link", { name: /^Order \d+/ })
      .click();
    await expect(desk).toHaveURL(/\/admin\/orders\?q=/);
    const order = desk.getByRole("row").filter({ hasText: customer.email });
    await order.getByRole("button", { name: /^Mark as paid/ }).click();
    await desk.getByRole("button", { name: "Yes, mark as paid" }).click();
    await expect(order).toContainText("Paid");
    await order.getByRole("button", { name: /^Show what happened to order/ }).click();
    const timeline = desk.getByRole("dialog");
    await expect(timeline).toContainText("Paid by bank transfer");
    await expect(timeline).toContainText("Your receipt for order");
    await office.close();

    await page.reload();
    await expect(page.getByRole("table")).toContainText("Completed");
  },
);

/** @requirement Back office: A ban ends every session and keeps out */
customerTest(
  "a banned customer is logged out at once and stays out",
  async ({ page, customer, browser }) => {
    const office = await browser.newContext();
    const desk = await office.newPage();
    await signIn(desk, admin);
    await openBackOffice(desk, "/admin/customers");
    await desk.getByRole("searchbox").fill(customer.email);
    await desk.getByRole("button", { name: `Ban of ${customer.email}` }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Ban" }).click();
    await expect(desk.getByRole("button", { name: /^Lift the ban/ })).toBeVisible();
    await office.close();

    await page.goto("/purchases");
    await expect(page).toHaveURL(/\/$/);
    const again = await page.request.post("/api/user/login", {
      data: { email: customer.email, password: customer.password },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(again.status()).toBe(401);
  },
);
