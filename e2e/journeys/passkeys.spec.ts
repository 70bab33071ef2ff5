import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { accountButton, confirmAddress, expect, logOut, test } from "../fixtures/customer";

test.use({ expectedErrors: [/status of (401|422)/] });

const section = (page: Page) => page.getByRole("region", { name: "Login" });

/** A device of Chromium's own that keeps passkeys and knows its user. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** @requirement Accounts: A passkey signs in without a password and without a code */
test("a customer adds a passkey, signs in with it, and removes it", async ({ page, customer }) => {
  test.setTimeout(60_000);
  await addDevice(page);
  await confirmAddress(page, customer);

  await page.goto("/profile/security");
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Create it" }).click();
  await expect(dialog.getByText("Please give it a name")).toBeVisible();
  await dialog.getByLabel("Name").fill("Phone");
  await dialog.getByLabel("Your password", { exact: true }).fill(customer.password);
  await dialog.getByRole("button", { name: "Create it" }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByText("not used yet")).toBeVisible();

  await section(page).getByRole("button", { name: "Rename the passkey Phone" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename this passkey" });
  await renaming.getByLabel("Name").fill("Blue phone");
  await renaming.getByRole("button", { name: "Save" }).click();
  await expect(section(page).getByText("Blue phone", { exact: true })).toBeVisible();
  await expectAccessible(page, "main");

  await logOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL("/");
  await expect(accountButton(page)).toBeVisible();

  await page.goto("/profile/security");
  await expect(section(page).getByText(/^Added .*, last used/)).toBeVisible();
  await section(page).getByRole("button", { name: "Remove the passkey Blue phone" }).click();
  const removal = page.getByRole("dialog", { name: "Remove “Blue phone”?" });
  await removal.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(removal.getByText("This is not your password")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await removal.getByLabel("Your password", { exact: true }).fill(customer.password);
  await removal.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(removal).toBeHidden();
  await expect(section(page).getByText("None. With a passkey you log in")).toBeVisible();
});
