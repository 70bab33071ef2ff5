import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

const emailOf = (page: Page) => page.frameLocator("iframe[sandbox='']");

const colorOf = (page: Page) =>
  emailOf(page)
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);

/** @requirement Back office: Every kind of email can be looked at as it is sent, light and dark */
test("staff look at an email in light and dark, on a phone, and as text", async ({
  page,
  isMobile,
}) => {
  await signIn(page, admin);
  await openBackOffice(page, "/admin/email-samples");
  await expect(page.getByRole("heading", { name: "Welcome to Presetry" })).toBeVisible();
  await expect(emailOf(page).getByRole("heading", { name: "Hello Halden Bakery" })).toBeVisible();
  if (isMobile)
    await page
      .getByRole("combobox", { name: "E-mail", exact: true })
      .selectOption("Orders: Order paid");
  else await page.getByRole("link", { name: "Order paid", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/email-samples\?kind=receipt$/);
  await expect(page.getByRole("heading", { name: "Your receipt for order 1042" })).toBeVisible();
  const message = emailOf(page);
  await expect(message.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await expect.poll(() => colorOf(page)).toBe("rgb(248, 245, 239)");

  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect.poll(() => colorOf(page)).toBe("rgb(21, 18, 15)");
  await page.getByRole("button", { name: "Phone", exact: true }).click();
  const frame = page.getByTitle("The e-mail “Your receipt for order 1042”");
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.getByText("Plain text version").click();
  await expect(page.locator("pre")).toContainText(/Total +\$35\.75/);
  await expectAccessible(page, "main");

  // What is chosen is in the address.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your receipt for order 1042" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Welcome to Presetry" })).toBeVisible();
});
