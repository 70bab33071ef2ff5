import { expectNoViolations } from "../fixtures/axe";
import { expect, openAccountMenu, test } from "../fixtures/customer";

test.use({ expectedErrors: [/status of 401/], contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the account's forms have no barriers, with all their complaints", async ({ page }) => {
      await page.goto("/register");
      await page.getByLabel("Password", { exact: true }).fill("Swatch-2026");
      await page.getByLabel("Confirm password", { exact: true }).fill("Swatch");
      await page.getByRole("button", { name: "Register" }).click();
      await expect(page.getByText("Name shouldn't be empty")).toBeVisible();
      await expectNoViolations(page);

      await page.goto("/reset-password/link");
      await page.getByLabel("New password", { exact: true }).fill("swatch");
      await expect(page.getByRole("list", { name: "Password rules" })).toBeVisible();
      await expectNoViolations(page);

      await page.goto("/login");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByText("Password shouldn't be empty")).toBeVisible();
      await expectNoViolations(page);
    });

    test("nor have their dialogs", async ({ page }) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Forgot password?" }).click();
      await page.getByRole("button", { name: "Send link" }).click();
      await expect(page.getByText("You need to enter your email address")).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await page.getByLabel("Email").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("Wrong-2026");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByRole("alertdialog", { name: "Error" })).toBeVisible();
      await expectNoViolations(page);
    });

    test("nor have the customer's menu and the way out", async ({ page, customer }) => {
      await page.goto("/shop");
      const menu = await openAccountMenu(page);
      await expect(menu).toContainText(customer.email);
      await expectNoViolations(page);
      await menu.getByRole("button", { name: "Log Out" }).click();
      await expect(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test("the keyboard alone signs in and out", async ({ page, customer, isMobile }) => {
  test.skip(isMobile, "a phone has no Tab key");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  const email = page.getByLabel("Email");
  await expect(email).toBeVisible();
  await email.focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Login" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");

  const button = page.getByRole("button", { name: "Account" });
  await button.focus();
  await page.keyboard.press("Enter");
  for (const name of ["Profile", "Purchases"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question.getByRole("button", { name: "Yes, log out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
});
