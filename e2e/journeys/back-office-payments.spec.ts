import type { Browser, Page } from "@playwright/test";
import {
  buy,
  controlPaypalOrder,
  invoicesOf,
  listOnSale,
  orderByTransfer,
  placeFlaggedOrder,
} from "../fixtures/checkout";
import { admin, type Customer, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice, openOrder } from "../fixtures/page";

test.use({ expectedErrors: [/status of 409/] });

/** The admin, at the orders that need a decision. */
async function openFlaggedOrders(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, admin);
  await openBackOffice(page, "/admin/orders");
  await page.getByRole("button", { name: "Needs a decision" }).click();
  return page;
}

/** Opens the timeline of a customer's order. */
async function openTimeline(page: Page, { email }: Customer) {
  await page.getByRole("searchbox").fill(email);
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Needs a decision");
  return openOrder(row);
}

async function decide(page: Page, decision: string, note: string) {
  const form = page.getByRole("form", { name: /^This (payment|transfer) needs a decision$/ });
  await form.getByRole("radio", { name: decision }).check();
  await form.getByLabel("Reason").fill(note);
  await form.getByRole("button", { name: decision }).click();
  return form;
}

/**
 * @requirement Back office: A payment that needs attention is found, decided about with a reason, and its
 *   timeline has both
 */
test("a payment that does not match its order is refunded, with the reason in the timeline", async ({
  page,
  customer,
  browser,
}) => {
  await placeFlaggedOrder(page, customer, { isCaptured: true });
  const desk = await openFlaggedOrders(browser);
  const timeline = await openTimeline(desk, customer);
  await expect(timeline).toContainText("another invoice");

  await expect(await decide(desk, "Release", "Nobody wants it")).toContainText(
    "PayPal has collected money for this order. Refund it instead.",
  );
  await expect(await decide(desk, "Refund", "Not what was agreed")).toBeHidden();
  const steps = timeline.getByRole("listitem");
  await expect(steps.filter({ hasText: "Refunded" })).toBeVisible();
  await expect(
    steps.filter({ hasText: `${admin.email}, refund: Not what was agreed` }),
  ).toBeVisible();

  await desk.goBack();
  await expect(desk.getByText("No results.")).toBeVisible();
  await desk.getByRole("button", { name: "All", exact: true }).click();
  await expect(desk.getByRole("row").filter({ hasText: customer.email })).toContainText(
    "Cancelled",
  );
  await desk.context().close();
});

test("a payment goes on by itself once PayPal reports what was ordered", async ({
  page,
  customer,
  browser,
}) => {
  const href = await placeFlaggedOrder(page, customer);
  const desk = await openFlaggedOrders(browser);
  const timeline = await openTimeline(desk, customer);
  const form = await decide(desk, "Check PayPal again", "PayPal repaired it");
  await expect(form).toContainText("Still not what was ordered: another invoice.");
  const [order] = await invoicesOf(page, customer);
  await controlPaypalOrder(page, href, "tamper", { custom_id: `PRESETRY-${order?.id}` });
  await expect(await decide(desk, "Check PayPal again", "Now it is")).toBeHidden();
  await expect(timeline).toContainText("Your receipt for order");
  await desk.context().close();
});

/** @requirement Bank transfer: A replaced transfer that arrives all the same is flagged for a person */
test("a replaced transfer that arrives is flagged, and closed once its money went back", async ({
  page,
  customer,
  browser,
}) => {
  const reference = await orderByTransfer(page, customer, await listOnSale(page.request, 1));
  await buy(page, customer);
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/orders");
  await desk.getByRole("searchbox").fill(reference);
  const row = desk.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("Cancelled");
  await row.getByRole("button", { name: /^Mark as paid/ }).click();
  await desk.getByRole("button", { name: "Yes, mark as paid" }).click();
  await expect(row).toContainText("Needs a decision");

  const timeline = await openOrder(row);
  await expect(timeline).toContainText(/Order \d+ replaced it/);
  await expect(timeline).toContainText(/the transfer arrived, but its templates are in order \d+/);
  await expect(timeline).toContainText("its transfer needs a decision");
  await expect(await decide(desk, "Mark as paid", "Let us see")).toContainText(
    "Its templates are in another order of this customer.",
  );
  await expect(await decide(desk, "Release", "Sent it back")).toBeHidden();
  await expect(
    timeline.getByRole("listitem").filter({ hasText: `${admin.email}, release: Sent it back` }),
  ).toBeVisible();
  await desk.goBack();
  await expect(row).toContainText("Cancelled");
  await desk.context().close();
});
