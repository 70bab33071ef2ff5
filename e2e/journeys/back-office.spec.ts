import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { buy, choosePayment, fillCart } from "../fixtures/checkout";
import { admin, test as customerTest, expect, logOut, signIn } from "../fixtures/customer";
import { openBackOffice, openOrder } from "../fixtures/page";

const test = customerTest.extend({
  page: async ({ page }, use) => {
    await signIn(page, admin);
    await use(page);
  },
});

// Requests that are under way at a logout may fail with 401.
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
  await dialog.getByRole("radio", { name: "Silent", exact: true }).check();
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
    const everything = desk.getByRole("dialog").getByRole("searchbox");
    await expect(everything).toBeFocused();
    await everything.fill(customer.email);
    await desk
      .getByRole("dialog")
      .getByRole("link", { name: /^Order \d+/ })
      .click();
    await expect(desk).toHaveURL(/\/admin\/orders\/\d+$/);
    const timeline = desk.getByRole("main");
    await timeline.getByRole("button", { name: "Mark as paid" }).click();
    await timeline.getByRole("button", { name: "Yes, mark as paid" }).click();
    await expect(timeline.getByRole("region", { name: "Templates" })).toContainText("Paid");
    await expect(timeline).toContainText("Paid by bank transfer");
    await expect(timeline).toContainText("Your receipt for order");
    await office.close();

    await page.reload();
    await expect(page.getByRole("table")).toContainText("Completed");
  },
);

/**
 * @requirement Back office: An order and its customer have a page each, with an address, and all about them
 */
customerTest(
  "an order's page leads to its customer's, and both open by their addresses",
  async ({ page, customer, browser }) => {
    const [preset] = await buy(page, customer);
    const office = await browser.newContext();
    const desk = await office.newPage();
    await signIn(desk, admin);
    await openBackOffice(desk, "/admin/orders");
    await desk.getByRole("searchbox").fill(customer.email);
    const row = desk.getByRole("row").filter({ hasText: customer.email });
    const order = await openOrder(row);
    for (const part of ["Templates", "Payment", "Refunds", "Messages", "Invoice", "E-mails"]) {
      await expect(order.getByRole("region", { name: part, exact: true })).toBeVisible();
    }
    await expect(order.getByRole("region", { name: "Templates" })).toContainText(
      `${preset?.name}$${preset?.price}`,
    );
    await expectAccessible(desk, "main");
    const address = desk.url();
    await order.getByRole("link", { name: customer.name }).click();
    await expect(desk).toHaveURL(/\/admin\/customers\/\d+$/);
    const account = desk.getByRole("region", { name: "Account" });
    await expect(account).toContainText(customer.email);
    await expect(desk.getByRole("region", { name: "Sessions" })).toContainText("last seen");
    await expect(desk.getByRole("region", { name: "Orders" }).getByRole("row")).toHaveCount(2);
    await expectAccessible(desk, "main");
    await desk.goBack();
    await expect(desk).toHaveURL(address);
    await desk.goBack();
    await expect(row).toBeVisible();

    await openBackOffice(desk, address);
    await expect(desk.getByRole("region", { name: "Templates" })).toContainText(preset?.name ?? "");
    await openBackOffice(desk, "/admin/orders/2000000000");
    await expect(desk.getByRole("main").getByRole("alert")).toBeVisible();
    await openBackOffice(desk, "/admin/jobs/1");
    await expect(desk.getByRole("heading", { level: 1 })).not.toContainText("Jobs");
    await office.close();
  },
);

/** @requirement Back office: Many rows are changed at once, and it can be undone */
test("messages are marked as done together, which can be undone, and goes through when the page is left", async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8);
  for (const name of ["Ann", "Bob"]) {
    const sent = await page.request.post("/api/contact", {
      data: {
        user_name: name,
        lastname: "Lee",
        company: "Acme",
        user_email: `${name}-${word}@example.com`,
        message: `About ${word}`,
      },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(sent.ok()).toBe(true);
  }
  await openBackOffice(page, "/admin/messages");
  await page.getByRole("searchbox").first().fill(word);
  const rows = page.getByRole("row").filter({ hasText: word });
  await expect(rows).toHaveCount(2);
  const markBoth = async () => {
    await page.getByRole("checkbox", { name: "Choose all on this page" }).first().check();
    await expect(page.getByText("2 chosen")).toBeVisible();
    await page.getByRole("button", { name: "Mark as done" }).click();
    await expect(page.getByText("2 conversations are done.")).toBeVisible();
    await expect(rows.filter({ hasText: "Needs an answer" })).toHaveCount(0);
  };
  await markBoth();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows.filter({ hasText: "Needs an answer" })).toHaveCount(2);

  await markBoth();
  await expectAccessible(page, "body");
  await page.goto("/about");
  const stateOf = async () => {
    const response = await page.request.get(`/api/thread?q=${word}`);
    return ((await response.json()) as { status: string }[]).map(({ status }) => status);
  };
  await expect.poll(stateOf).toEqual(["done", "done"]);
});

/** @requirement Back office: Search and filters of a list are kept under a name */
test("a filter is saved under a name, used again, and forgotten", async ({ page }) => {
  await openBackOffice(page, "/admin/orders");
  // Faster than Next tells its router of an address.
  const paid = await page.getByRole("button", { name: "Paid", exact: true }).elementHandle();
  await page.getByRole("searchbox").evaluate(async (field, button) => {
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await Promise.resolve();
    field.focus();
    document.execCommand("insertText", false, "Zoe");
  }, paid);
  await page.getByRole("button", { name: "Save this filter" }).click();
  await page.getByRole("textbox", { name: "Name of the filter" }).fill("Zoe paid");
  await page.keyboard.press("Enter");
  const saved = page.getByRole("button", { name: "Zoe paid", exact: true });
  await expect(saved).toHaveAttribute("aria-pressed", "true");
  // Rows are pale until those of the filter are there.
  await expect(page.getByRole("row").filter({ hasText: "@example.com" })).toHaveCount(0);
  await expectAccessible(page, "main");
  await openBackOffice(page, "/admin/orders");
  await saved.click();
  await expect(page).toHaveURL(/\/admin\/orders\?q=Zoe&status=paid$|\?status=paid&q=Zoe$/);
  await expect(page.getByRole("searchbox")).toHaveValue("Zoe");
  await page.getByRole("button", { name: "Forget Zoe paid" }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Save this filter" }).click();
  await page.getByRole("textbox", { name: "Name of the filter" }).fill("Zoe again");
  await page.keyboard.press("Enter");
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).toContain("Zoe again");
  await logOut(page);
  await expect.poll(stored).not.toContain("Zoe");
});
