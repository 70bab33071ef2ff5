import type { Page } from "@playwright/test";
import { serveAgain } from "../fixtures/another-server";
import { codeOf, shownKey } from "../fixtures/authenticator";
import { expectAccessible } from "../fixtures/axe";
import { accountButton, type Customer, confirmAddress, expect, test } from "../fixtures/customer";

test.use({ expectedErrors: [/status of (401|403)/] });
test.skip(!process.env.DATABASE_URL, "Another server needs the settings of the shop.");

async function logIn(page: Page, url: string, { email, password }: Customer, code?: string) {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  if (code !== undefined) {
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Login" }).click();
  }
  await expect(page).toHaveURL(`${url}/`);
  await expect(accountButton(page)).toBeVisible();
}

/** @requirement Back office: Its first visit sets up a second factor, without which it stays closed */
test("the admin's first visit of the back office sets up a second factor", async ({
  browser,
  customer,
  page: shop,
}) => {
  test.setTimeout(120_000);
  await confirmAddress(shop, customer);

  const { url, stop } = await serveAgain({
    ADMIN_EMAIL: customer.email,
    ADMIN_SECOND_FACTOR: "required",
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await logIn(page, url, customer);
    const refused = await page.request.get(`${url}/api/user/admin`);
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ needs: "second-factor" });

    await page.goto(`${url}/admin`);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await expectAccessible(page, "main");
    await page.getByLabel("Your password", { exact: true }).fill(customer.password);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = await shownKey(page);
    await page.getByLabel("Code that the app shows").fill(codeOf(secret));
    await page.getByRole("button", { name: "Turn it on" }).click();
    await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
    await context.close();

    const elsewhere = await browser.newContext();
    const again = await elsewhere.newPage();
    await logIn(again, url, customer, codeOf(secret, 30));
    await again.goto(`${url}/admin`);
    await expect(again.getByRole("heading", { name: "Orders" })).toBeVisible();
    await elsewhere.close();
  } finally {
    await stop();
  }
});
