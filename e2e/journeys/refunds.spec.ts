import { buy } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice, openOrder } from "../fixtures/page";

/**
 * @requirement Refunds: A customer asks for one within 14 days after the payment, from their purchases
 * @requirement Refunds: One click approves what a customer asked for
 */
test("a customer asks for a refund of one preset, one click approves it, the credit note is there", async ({
  page,
  customer,
  browser,
}) => {
  const [first, second] = await buy(page, customer, { count: 2 });
  await page.goto("/purchases");
  await page.getByRole("button", { name: /^Ask for a refund/ }).click();
  const dialog = page.getByRole("dialog", { name: /^A refund of order/ });
  await dialog.getByRole("checkbox", { name: second?.name }).uncheck();
  await dialog.getByLabel("Reason").selectOption("It is not as described");
  await dialog.getByLabel("Anything we should know").fill("Too calm for us.");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await page.getByRole("alertdialog").getByRole("button").click();
  await expect(page.getByRole("table")).toContainText("Refund requested");

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/refunds");
  const requests = desk.getByRole("region", { name: "Requests" });
  const request = requests.getByRole("row").filter({ hasText: customer.email });
  await expect(request).toContainText("Too calm for us.");
  await request.getByRole("button", { name: /^Approve/ }).click();
  await expect(request).toBeHidden();
  const made = desk.getByRole("region", { name: "Refunds" }).getByRole("row");
  await expect(made.filter({ hasText: customer.email })).toContainText("Refunded");
  await desk.context().close();

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: first?.name ?? "" });
  await expect(row).toContainText("Refunded");
  const link = page.getByRole("link", { name: /^Credit note, / });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  await expect(page.getByRole("button", { name: `Add a review of ${second?.name}` })).toBeVisible();
});

/** @requirement Refunds: An order is refunded whole or by item, with a reason, by PayPal */
test("the shop refunds one preset of an order from its timeline, then the rest, with a reason", async ({
  page,
  customer,
  browser,
}) => {
  const [first, second] = await buy(page, customer, { count: 2, hasDeployment: true });
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/orders");
  await desk.getByRole("searchbox").fill(customer.email);
  const row = desk.getByRole("row").filter({ hasText: customer.email });
  const refunds = (await openOrder(row)).getByRole("region", { name: "Refunds" });
  await refunds.getByRole("button", { name: "Refund…" }).click();
  const form = refunds.getByRole("form", { name: "Refund" });
  await expect(form.getByRole("checkbox").first()).toBeFocused();
  await expect(form.getByRole("checkbox").first()).toBeInViewport();
  // Fifty, and fifteen for each of the two.
  const deployment = form.getByText(/^Deployment, with the last template/);
  await expect(deployment).toContainText("$80");
  await form.getByRole("checkbox", { name: second?.name }).uncheck();
  await expect(deployment).toBeHidden();
  const amount = `Refund $${first?.price}`;
  await expect(form).toContainText("This cannot be undone.");
  await form.getByRole("button", { name: amount, exact: true }).click();
  // What was sent does not become a form for the rest.
  await expect(form).toBeHidden();
  const rest = (second?.price ?? 0) + 80;
  await expect(refunds.getByRole("status")).toContainText(`$${rest} of`);
  await refunds.getByRole("button", { name: "Refund…" }).click();
  await expect(form.getByRole("checkbox")).toHaveCount(1);
  await form.getByLabel("Reason").selectOption("Goodwill");
  await form.getByLabel("Note").fill("As agreed by phone");
  await expect(deployment).toContainText("$80");
  await form.getByRole("button", { name: `Refund $${rest}`, exact: true }).click();
  await expect(refunds).toContainText("Everything is refunded or on its way.");
  await expect(refunds).toContainText("As agreed by phone");
  await expect(refunds.getByRole("link", { name: /^Credit note/ })).toHaveCount(2);
  await desk.context().close();
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Refunded");
});
