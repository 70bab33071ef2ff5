import type { Page } from "@playwright/test";
import {
  approveAndLeave,
  controlPaypalOrder,
  fillCart,
  goToPayPal,
  invoicesOf,
} from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";

/** As a scheduler does every minute. */
async function runJobs(page: Page) {
  const response = await page.request.post("/api/cron/jobs", {
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
  await controlPaypalOrder(page, page.url(), "suppress-webhooks");
  await approveAndLeave(page);
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Pending");

  const isPaid = async () => {
    await runJobs(page);
    return (await invoicesOf(page, customer)).some((it) => it.isPaid);
  };
  await expect.poll(isPaid, { timeout: 120_000, intervals: [5_000] }).toBe(true);
  await page.reload();
  await expect(page.getByRole("table")).toContainText("Completed");
  await expect(page.getByRole("table")).toContainText(preset?.name ?? "");
});
