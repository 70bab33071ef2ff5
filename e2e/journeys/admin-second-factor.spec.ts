import type { Page } from "@playwright/test";
import { cannotServeAgain, serveAgain } from "../fixtures/another-server";
import { codeOf, shownKey } from "../fixtures/authenticator";
import { expectAccessible } from "../fixtures/axe";
import { accountButton, admin, expect, test } from "../fixtures/customer";

test.use({ expectedErrors: [/status of (401|403)/] });
test.skip(...cannotServeAgain);

async function logIn(page: Page, code?: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Login" }).click();
  if (code !== undefined) {
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Login" }).click();
  }
  await expect(page).toHaveURL("/");
  await expect(accountButton(page)).toBeVisible();
}

/** @requirement Back office: Its first visit sets up a second factor, without which it stays closed */
test("the admin's first visit of the back office sets up a second factor", async ({ browser }) => {
  test.setTimeout(120_000);
  const { url: baseURL, stop } = await serveAgain({ ADMIN_SECOND_FACTOR: "required" });
  try {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await logIn(page);
    const refused = await page.request.get("/api/user/admin");
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ needs: "second-factor" });

    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await expectAccessible(page, "main");
    await page.getByLabel("Your password", { exact: true }).fill(admin.password);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = await shownKey(page);
    await page.getByLabel("Code that the app shows").fill(codeOf(secret));
    await page.getByRole("button", { name: "Turn it on" }).click();
    await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByRole("heading", { name: "Figures" })).toBeVisible();
    await context.close();

    const elsewhere = await browser.newContext({ baseURL });
    const again = await elsewhere.newPage();
    await logIn(again, codeOf(secret, 30));
    await again.goto("/admin");
    await expect(again.getByRole("heading", { name: "Figures" })).toBeVisible();
    await elsewhere.close();
  } finally {
    await stop();
  }
});
