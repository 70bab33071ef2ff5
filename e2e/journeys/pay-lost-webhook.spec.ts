import type { Page } from "@playwright/test";
import { approveAndLeave, fillCart, goToPayPal, invoicesOf } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";

/** Whatever PayPal tells the shop about the order on `page` gets lost; other orders are left alone. */
async function loseNotices(page: Page) {
  const { origin, searchParams } = new URL(page.url());
  const address = `${origin}/control/orders/${searchParams.get("token")}/suppress-webhooks`;
  expect((await page.request.post(address)).status()).toBe(200);
}

/** As a scheduler does every minute. */
async function sweep(page: Page) {
  const response = await page.request.post("/api/cron/sweep", {
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
  });
  expect(response.status()).toBe(200);
}

test("a payment completes when the buyer does not return and the webhook event is lost", async ({
  page,
  customer,
}) => {
  // Scheduled jobs wait a minute for the buyer to return.
  test.setTimeout(150_000);
  const [preset] = await fillCart(page, customer);
  await goToPayPal(page);
  await loseNotices(page);
  await approveAndLeave(page);
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Pending");

  const isPaid = async () => {
    await sweep(page);
    return (await invoicesOf(page, customer)).some((it) => it.isPaid);
  };
  await expect.poll(isPaid, { timeout: 120_000, intervals: [5_000] }).toBe(true);
  await page.reload();
  await expect(page.getByRole("table")).toContainText("Completed");
  await expect(page.getByRole("table")).toContainText(preset?.name ?? "");
});
