import type { Browser } from "@playwright/test";
import { camtOf } from "../fakes/bank-statement";
import { expectAccessible } from "../fixtures/axe";
import { listOnSale, orderByTransfer } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice, openOrder } from "../fixtures/page";

test.use({ expectedErrors: [/status of 422/] });

async function openDesk(browser: Browser, section: string) {
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, `/admin/${section}`);
  return desk;
}

const today = new Date().toISOString().slice(0, 10);

/** @requirement Bank transfer: Part payments add up, and what is too much is a credit */
/** @requirement Bank transfer: A wrong mark is taken back by a reversal */
test("a part of a transfer is marked, the rest by one press, and a mark is taken back", async ({
  page,
  customer,
  browser,
}) => {
  const [preset] = await listOnSale(page.request, 1);
  const reference = await orderByTransfer(page, customer, preset ? [preset] : []);
  await page.goto("/purchases");
  const howToPay = page.getByRole("region", { name: /^How to pay for order \d+$/ });
  await expect(howToPay).toContainText(reference);
  await expect(howToPay).toContainText(/We keep your order until \d\d\/\d\d\/\d{4}\./);

  const desk = await openDesk(browser, "orders");
  await desk.getByRole("searchbox").fill(reference);
  const row = desk.getByRole("row").filter({ hasText: reference });
  const mark = row.getByRole("button", { name: /^Mark as paid/ });
  await mark.click();
  const dialog = desk.getByRole("dialog", { name: "Has it arrived?" });
  await expect(dialog).toContainText(reference);
  const price = Number(preset?.price);
  await expect(dialog.getByLabel(/^Amount in USD/)).toHaveValue(price.toFixed(2));
  await expect(dialog.getByLabel(/^Day on the bank's statement/)).not.toHaveValue("");
  await dialog.getByLabel(/^Amount in USD/).fill((price - 1.5).toFixed(2));
  await dialog.getByRole("button", { name: "Yes, mark as paid" }).click();
  await expect(row).toContainText("Partly paid");
  await expect(desk.getByText(/^The money of order \d+ is noted\.$/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("table")).toContainText("Partly paid");
  await expect(howToPay).toContainText("has arrived. Please transfer the rest.");
  await expect(howToPay).toContainText("$1.50");

  await mark.click();
  await dialog.getByRole("button", { name: "Yes, mark as paid" }).click();
  await expect(row).toContainText("Invoice");
  const timeline = await openOrder(row);
  const money = timeline.getByRole("region", { name: "Bank transfers" });
  await money
    .getByRole("button", { name: /^Take back/ })
    .first()
    .click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(money).toContainText("Mark taken back");
  await expect(timeline).toContainText(/Order \d+ replaced it/);
  await expectAccessible(desk, "main");
  await desk.context().close();

  await page.reload();
  await expect(howToPay).toContainText("$1.50 has arrived.");
});

/** @requirement Bank transfer: Lines of a statement are matched by reference, name and amount */
test("a bank statement is loaded, and its payments are marked in one step", async ({
  page,
  customer,
  browser,
}) => {
  const [preset] = await listOnSale(page.request, 1);
  const reference = await orderByTransfer(page, customer, preset ? [preset] : []);
  const desk = await openDesk(browser, "bank");
  const choose = desk.getByLabel(/^Choose a bank statement/);
  const fileOf = (text: string) => ({
    name: "statement.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(text),
  });
  await choose.setInputFiles(fileOf("Date;Amount\n26.11.2026;a lot"));
  await expect(desk.getByRole("main").getByRole("alert")).toHaveText(
    "Line 2: “a lot” is no amount.",
  );
  const cents = Math.round(Number(preset?.price) * 100);
  const payer = `Payer of ${reference}`;
  const payment = { cents, day: today, payer, purpose: `Order ${reference}` };
  await choose.setInputFiles(fileOf(camtOf([payment])));
  await expect(desk.getByText(/^1 new payment\./)).toBeVisible();
  await expect(desk.getByLabel(`Order of the payment by ${payer}`)).toContainText(/reference/);
  await expectAccessible(desk, "main");
  await desk.getByRole("button", { name: /^Mark \d+ payments?$/ }).click();
  await expect(desk.getByText(/^\d+ payments? (is|are) marked\.$/)).toBeVisible();
  await expect(desk.getByLabel(`Order of the payment by ${payer}`)).toHaveCount(0);
  await desk.context().close();
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Completed");
});
