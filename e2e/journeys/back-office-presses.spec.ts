import type { Page } from "@playwright/test";
import { buy, listOnSale, orderByTransfer } from "../fixtures/checkout";
import { admin, expect, sameOrigin, signIn, test as withCustomer } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";
import { addPreset, changePreset } from "../fixtures/presets";

interface Desk {
  page: Page;
  /** Presses of the mouse since the first page of the back office. What is typed or chosen in a list is none. */
  presses: () => number;
  openSection: (name: string) => Promise<void>;
}

/** The admin, at the first page of the back office. */
const test = withCustomer.extend<{ desk: Desk }>({
  desk: async ({ browser }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, admin);
    let count = 0;
    await page.exposeFunction("countPress", () => {
      count += 1;
    });
    await page.addInitScript("addEventListener('pointerdown', () => countPress(), true)");
    await openBackOffice(page, "/admin");
    const openSection = async (name: string) => {
      const sections = page.getByRole("navigation", { name: "Back office" });
      // Some names are followed by how many wait.
      await sections.getByRole("link", { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    };
    await use({ page, presses: () => count, openSection });
    await context.close();
  },
});

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

const search = (page: Page, text: string) => page.getByRole("searchbox").first().fill(text);

test("an order is found by its reference, and its transfer marked as paid, in three presses", async ({
  page,
  customer,
  desk,
}) => {
  const reference = await orderByTransfer(page, customer, await listOnSale(page.request, 1));
  await desk.openSection("Orders");
  await search(desk.page, reference);
  const row = rowOf(desk.page, reference);
  await expect(row).toContainText("Pending");
  expect(desk.presses()).toBe(1);
  await row.getByRole("button", { name: /^Mark as paid/ }).click();
  await desk.page.getByRole("button", { name: "Yes, mark as paid" }).click();
  await expect(row).toContainText("Paid");
  expect(desk.presses()).toBe(3);
});

test("one template of an order is refunded in four presses", async ({ page, customer, desk }) => {
  const [first] = await buy(page, customer, { count: 2 });
  await desk.openSection("Orders");
  await search(desk.page, customer.email);
  await rowOf(desk.page, customer.email)
    .getByRole("link", { name: /^Show what happened to order/ })
    .click();
  const refunds = desk.page.getByRole("region", { name: "Refunds" });
  await refunds.getByRole("button", { name: `Refund only ${first?.name}…` }).click();
  await refunds.getByRole("button", { name: `Refund $${first?.price}`, exact: true }).click();
  await expect(refunds.getByRole("link", { name: /^Credit note/ })).toHaveCount(1);
  await expect(refunds.getByRole("status")).toBeVisible();
  expect(desk.presses()).toBe(4);
});

test("a message is answered in three presses", async ({ page, customer, desk }) => {
  const sent = await page.request.post("/api/contact", {
    data: {
      user_name: "Ann",
      lastname: "Lee",
      company: "Acme",
      user_email: customer.email,
      message: "Do you make logos?",
    },
    headers: sameOrigin,
  });
  expect(sent.ok()).toBe(true);
  await desk.openSection("Messages");
  await search(desk.page, customer.email);
  await rowOf(desk.page, customer.email)
    .getByRole("button", { name: /^Read and answer/ })
    .click();
  const dialog = desk.page.getByRole("dialog", { name: `Messages of ${customer.email}` });
  await dialog
    .getByRole("textbox", { name: "Answer" })
    .fill("We do not, but we can recommend one.");
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  expect(desk.presses()).toBe(3);
});

test("a template gets a reduced price in three presses, and is back on sale in two", async ({
  desk,
}) => {
  const { id, name } = await addPreset(desk.page);
  const disable = () => changePreset(desk.page, id, { isDisabled: true });

  await desk.openSection("Coupons and sales");
  await desk.page.getByRole("button", { name: "Create a sale" }).click();
  const dialog = desk.page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Percent off").fill("20");
  await dialog.getByLabel("And these templates, by number").fill(String(id));
  await dialog.getByLabel("Ends, your time").fill("2199-01-01T00:00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(desk.page, name)).toContainText("20%");
  expect(desk.presses()).toBe(3);

  await disable();
  await desk.openSection("Templates");
  await search(desk.page, name);
  const isOnSale = rowOf(desk.page, name).getByRole("switch");
  await expect(isOnSale).not.toBeChecked();
  await isOnSale.click();
  await expect(isOnSale).toBeChecked();
  expect(desk.presses()).toBe(5);
  await disable();
});

test("a customer is banned in three presses, and the ban is lifted by two more", async ({
  customer,
  desk,
}) => {
  await desk.openSection("Customers");
  await search(desk.page, customer.email);
  const row = rowOf(desk.page, customer.email);
  await row.getByRole("button", { name: `Ban of ${customer.email}` }).click();
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "Ban" }).click();
  const lift = row.getByRole("button", { name: /^Lift/ });
  await expect(lift).toBeVisible();
  expect(desk.presses()).toBe(3);
  await lift.click();
  await desk.page.getByRole("alertdialog").getByRole("button", { name: "Lift the ban" }).click();
  await expect(row.getByRole("button", { name: `Ban of ${customer.email}` })).toBeVisible();
  expect(desk.presses()).toBe(5);
});

test("an invoice is corrected in four presses", async ({ page, customer, desk }) => {
  await buy(page, customer);
  await desk.openSection("Orders");
  await search(desk.page, customer.email);
  await rowOf(desk.page, customer.email)
    .getByRole("link", { name: /^Show what happened to order/ })
    .click();
  const section = desk.page.getByRole("region", { name: "Invoice", exact: true });
  await section.getByRole("button", { name: "Correct the invoice…" }).click();
  await section.getByLabel("City").fill("Lyon");
  await section.getByRole("button", { name: "Issue the corrected invoice" }).click();
  await expect(section.getByRole("link", { name: /^Corrected invoice \d+$/ })).toBeVisible();
  expect(desk.presses()).toBe(4);
});
