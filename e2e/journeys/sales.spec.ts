import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { addToCart, putInAccount } from "../fixtures/cart";
import { choosePayment, invoicesOf } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";
import { addPreset, changePreset, newPresetName } from "../fixtures/presets";

// What a preset that is not launched yet is answered with.
test.use({ expectedErrors: [/status of 404/] });

const takeOffSale = (desk: Page, id: number) => changePreset(desk, id, { isDisabled: true });

const priceOf = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/preset/${id}`)).json()).price;

/**
 * @requirement Prices: A sale is made and ended in the back office
 * @requirement Prices: A cart is explained line by line, without a session, too
 */
test("the shop makes a sale; a visitor sees both prices and buys; the invoice explains it", async ({
  page,
  customer,
  browser,
}) => {
  test.slow();
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  const { id, name: presetName } = await addPreset(desk);
  const name = `Sale ${randomUUID().slice(0, 6)}`;
  await openBackOffice(desk, "/admin/coupons");
  const dialog = desk.getByRole("dialog");
  await desk.getByRole("button", { name: "Create a sale" }).click();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Percent off").fill("20");
  await dialog.getByLabel("And these templates, by number").fill(String(id));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please say when it ends")).toBeVisible();
  await dialog.getByLabel("Ends, your time").fill("2199-01-01T00:00");
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => priceOf(desk, id)).toBe(16);
  await desk.reload();
  const row = desk.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Running");
  await expect(row).toContainText(presetName);

  const guest = await (await browser.newContext()).newPage();
  await addToCart(guest, id);
  const product = guest.getByRole("article").first();
  await expect(product).toContainText("Reduced to $16 instead of $20");
  await expect(product).toContainText("Lowest price of the last 30 days: $20");
  await expectAccessible(guest);
  const line = `${name}: 20% off`;
  await guest.goto("/cart");
  await expect(guest.getByRole("region", { name: "Summary" })).toContainText(`${line}-$4`);
  await guest.context().close();

  await putInAccount(page.request, customer.email, [id]);
  await page.goto("/pay");
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText(`${line}-$4`);
  await expect(summary).toContainText("Total$16");
  await choosePayment(page, "Bank transfer");
  await expect(page.getByRole("alertdialog", { name: "Thank you" })).toBeVisible();
  expect(await invoicesOf(page, customer)).toMatchObject([
    { totalAmount: 16, discounts: [{ text: line, amount: 4 }] },
  ]);

  await row.getByRole("button", { name: "End now" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
  await expect(row).toContainText("Ended");
  await expect.poll(() => priceOf(desk, id)).toBe(20);
  await takeOffSale(desk, id);
  await desk.context().close();
});

/** @requirement Presets: Before its launch only staff see a preset, and nobody can buy it */
test("a preset with a launch date is nowhere until it is launched", async ({ page, browser }) => {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  const name = newPresetName();
  await openBackOffice(desk, "/admin/presets");
  await desk.getByRole("button", { name: "Add a template" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Price in dollars").fill("20");
  await dialog.getByRole("radio", { name: "Silent" }).check();
  await dialog.getByLabel("Launch, your time").fill("2199-01-01T09:00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await desk.getByRole("searchbox", { name: "Name" }).fill(name);
  const row = desk.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Launch 01/01/2199, 09:00 UTC");
  const address = (await row.getByRole("link", { name }).getAttribute("href")) ?? "";

  await page.goto(address);
  await expect(page.getByRole("alertdialog", { name: "Not detail" })).toBeVisible();

  await row.getByRole("switch").click();
  await expect(row.getByRole("switch")).toBeChecked();
  await page.goto(address);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await takeOffSale(desk, Number(address.split("/").at(-1)));
  await desk.context().close();
});
