import type { Page } from "@playwright/test";
import { codeOf, shownKey } from "../fixtures/authenticator";
import { expectAccessible } from "../fixtures/axe";
import { accountButton, type Customer, confirmAddress, expect, test } from "../fixtures/customer";

test.use({ expectedErrors: [/status of (401|422)/] });

const section = (page: Page) => page.getByRole("region", { name: "Login" });

async function fillLogin(page: Page, { email, password }: Customer) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Turns the second factor on; returns the app's secret and the recovery codes. */
async function turnOn(page: Page, customer: Customer) {
  await page.goto("/profile/security");
  await section(page).getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn on two-step login" });
  await dialog.getByLabel("Your password", { exact: true }).fill(customer.password);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = await shownKey(dialog);
  await expectAccessible(page, "[role=dialog]");
  const code = dialog.getByLabel("Code that the app shows");
  await code.fill("12");
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(dialog.getByText("This code is wrong")).toBeVisible();
  await code.fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  const list = page.getByRole("list", { name: "Your recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page, "[role=dialog]");
  const recoveryCodes = await list.getByRole("listitem").allInnerTexts();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(section(page).getByText("10 recovery codes left")).toBeVisible();
  return { secret, recoveryCodes };
}

/**
 * @requirement Accounts: A second factor is turned on with a first code, and comes with ten recovery
 *   codes
 * @requirement Accounts: With a second factor, each login asks for a code, which works once
 */
test("a customer turns a second factor on, signs in with it, and turns it off", async ({
  page,
  browser,
  customer,
}) => {
  test.setTimeout(90_000);
  await confirmAddress(page, customer);
  const data = await page.context().newPage();
  await data.goto("/profile/data");
  const { secret, recoveryCodes } = await turnOn(page, customer);

  const context = await browser.newContext();
  const phone = await context.newPage();
  await fillLogin(phone, customer);
  const code = phone.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(phone, "main");
  await code.fill("000 000");
  await phone.getByRole("button", { name: "Login" }).click();
  const error = phone.getByRole("alertdialog", { name: "Error" });
  await expect(error).toContainText("This code is wrong");
  await error.getByRole("button", { name: "OK" }).click();
  await code.fill(codeOf(secret, 30));
  await phone.getByRole("button", { name: "Login" }).click();
  await expect(phone).toHaveURL("/");
  await expect(accountButton(phone)).toBeVisible();
  await context.close();

  const lost = await browser.newContext();
  const other = await lost.newPage();
  await fillLogin(other, customer);
  await other.getByLabel("Code", { exact: true }).fill(recoveryCodes[0] ?? "");
  await other.getByRole("button", { name: "Login" }).click();
  await expect(other).toHaveURL("/");
  await lost.close();

  // The page was loaded before: it learns from the refusal that a code is asked for.
  await data.getByRole("button", { name: "Delete my account" }).click();
  const deletion = data.getByRole("dialog", { name: "Delete your account?" });
  await deletion.getByLabel("Your password", { exact: true }).fill(customer.password);
  await deletion.getByRole("button", { name: "Delete my account" }).click();
  await expect(deletion.getByText("Please type a code of your app")).toBeVisible();
  await deletion.getByLabel("Code of your app, or a recovery code").fill(recoveryCodes[2] ?? "");
  await deletion.getByRole("button", { name: "Delete my account" }).click();
  await expect(deletion).toBeHidden();
  await data.getByRole("main").getByRole("button", { name: "Keep my account" }).click();
  await data.close();

  await page.reload();
  await expect(section(page).getByText("8 recovery codes left")).toBeVisible();
  await section(page).getByRole("button", { name: "Change address" }).click();
  const moving = page.getByRole("dialog", { name: "Change your address" });
  await expect(moving.getByLabel("Code of your app, or a recovery code")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await section(page).getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn off two-step login?" });
  await dialog.getByLabel("Code of your app, or a recovery code").fill(recoveryCodes[1] ?? "");
  await dialog.getByRole("button", { name: "Turn it off" }).click();
  await expect(dialog.getByText("This is not your password")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill(customer.password);
  await dialog.getByRole("button", { name: "Turn it off" }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByRole("button", { name: "Turn on" })).toBeVisible();
});
