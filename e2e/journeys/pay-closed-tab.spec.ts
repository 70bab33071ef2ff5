import { approveAndLeave, fillCart, goToPayPal, invoicesOf } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";

/** @requirement PayPal: A payment completes although the buyer never returns to the shop */
test("a payment completes when the buyer approves and closes the tab", async ({
  page,
  customer,
}) => {
  const [preset] = await fillCart(page, customer);
  await goToPayPal(page);
  await approveAndLeave(page);
  const isPaid = async () => (await invoicesOf(page, customer)).some((it) => it.isPaid);
  await expect.poll(isPaid, { timeout: 15_000 }).toBe(true);
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Completed");
  await expect(page.getByRole("table")).toContainText(preset?.name ?? "");
});

/** @requirement Checkout: Two tabs, double clicks and retries make one order */
test("a double click orders once", async ({ page, customer }) => {
  await fillCart(page, customer);
  await goToPayPal(page, { isDoubleClick: true });
  expect(await invoicesOf(page, customer)).toHaveLength(1);
});
