import { expectAccessible } from "../fixtures/axe";
import { atlantic, cali, putInAccount } from "../fixtures/cart";
import { choosePayment, invoicesOf } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { emailsTo } from "../fixtures/mailbox";
import { openBackOffice } from "../fixtures/page";

// What a coupon that does not hold is refused with.
test.use({ expectedErrors: [/status of 409/] });

/**
 * @requirement Prices: Coupons are made, changed and ended in the back office, and the trail says so
 * @requirement Prices: A coupon that does not hold says why
 * @requirement Prices: A cart is explained line by line, without a session, too
 */
test("the shop makes a coupon, a customer pays less with it, once, until the shop ends it", async ({
  page,
  customer,
  browser,
}) => {
  const code = `SPRING-${Date.now()}`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/coupons");
  await desk.getByRole("button", { name: "Create a coupon" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Code").fill(code.toLowerCase());
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("a percentage or an amount");
  await dialog.getByLabel("Percent off").fill("20");
  await dialog.getByRole("checkbox", { name: "premium" }).check();
  await dialog.getByLabel("For how many orders").fill("5");
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = desk.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("0 of 5");
  await expect(row).toContainText("Running");

  await putInAccount(page.request, customer.email, [atlantic.id, cali.id]);
  await page.goto("/cart");
  const summary = page.getByRole("region", { name: "Summary" });
  const field = summary.getByLabel("Coupon");
  await field.fill("NO-SUCH");
  await summary.getByRole("button", { name: "Apply" }).click();
  await expect(field).toHaveAccessibleDescription(/^There is no coupon NO-SUCH\./);
  await expect(summary).toContainText("Total$90");
  await field.fill(` ${code.toLowerCase()}`);
  await field.press("Enter");
  await expect(summary).toContainText(`Coupon ${code}: 20% off premium templates-$14`);
  await expect(summary).toContainText("Total$76");
  await expectAccessible(page);

  await page.goto("/pay");
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Total$76");
  await choosePayment(page, "Bank transfer");
  await expect(page.getByRole("alertdialog", { name: "Thank you" })).toBeVisible();
  expect(await invoicesOf(page, customer)).toMatchObject([
    { totalAmount: 76, coupon: code, discount: 14 },
  ]);
  const emails = async () => (await emailsTo(page.request, customer.email)).map((it) => it.text);
  await expect.poll(emails).toContainEqual(expect.stringContaining(`Coupon ${code}`));
  await desk.reload();
  await expect(row).toContainText("1 of 5");

  await putInAccount(page.request, customer.email, [10]);
  await page.goto("/cart");
  await field.fill(code);
  await summary.getByRole("button", { name: "Apply" }).click();
  await expect(field).toHaveAccessibleDescription(/^You have already used the coupon/);

  await row.getByRole("button", { name: "End now" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
  await expect(row).toContainText("Ended");
  await desk.context().close();
  await summary.getByRole("button", { name: "Apply" }).click();
  await expect(field).toHaveAccessibleDescription(/ ended on /);
});
