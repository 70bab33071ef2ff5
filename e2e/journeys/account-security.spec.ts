import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import {
  accountButton,
  expect,
  newCustomer,
  registerCustomer,
  signIn,
  test,
} from "../fixtures/customer";
import { emailsTo, pathInEmail } from "../fixtures/mailbox";

test.use({ expectedErrors: [/status of (400|401|404|409|422)/] });

const section = (page: Page) => page.getByRole("region", { name: "Login" });

const login = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
};

/** @requirement Accounts: An address is verified by a link that works once, for a day, signed in */
test("a customer confirms the address, in a browser that has to sign in first", async ({
  page,
  browser,
  request,
  customer,
}) => {
  const welcome = await pathInEmail(request, customer.email, "/confirm-email");
  await page.goto("/profile/security");
  await expect(section(page).getByText("Not confirmed")).toBeVisible();
  await section(page).getByRole("button", { name: "Send me the link" }).click();
  await expect(section(page).getByRole("status").filter({ hasText: "Sent." })).toBeVisible();
  await expect.poll(() => emailsTo(request, customer.email)).toHaveLength(2);

  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(welcome);
  await expect(phone).toHaveURL("/confirm-email");
  await phone.getByRole("link", { name: "Log in", exact: true }).click();
  await login(phone, customer);
  await expect(phone).toHaveURL("/confirm-email");
  await expect(phone.getByText(`You are logged in as ${customer.email}.`)).toBeVisible();
  await expectAccessible(phone, "main");
  await phone.getByRole("button", { name: "Confirm" }).click();
  await expect(phone.getByText(`Thank you. ${customer.email} is confirmed.`)).toBeVisible();
  await phone.getByRole("link", { name: "To your profile" }).click();
  await expect(section(phone).getByText("Confirmed", { exact: true })).toBeVisible();
  await expectAccessible(phone, "main");

  await phone.goto(welcome);
  await phone.getByRole("button", { name: "Confirm" }).click();
  await expect(
    phone.getByText("This link has expired or belongs to another account"),
  ).toBeVisible();
  await context.close();
});

test("a confirmation without a link says where it is", async ({ page }) => {
  await page.goto("/confirm-email");
  await expect(page.getByText("Please open the link in the e-mail")).toBeVisible();
  await page.goto("/not-me");
  await expect(page.getByText("Please open the link in the e-mail")).toBeVisible();
});

/**
 * @requirement Accounts: A password is changed with the present one; every other session ends, and the
 *   owner is told
 */
test("a password is changed while signed in, and the other device is signed out", async ({
  page,
  browser,
  request,
  customer,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, customer);
  await other.goto("/profile/security");
  await expect(section(other)).toBeVisible();

  await page.goto("/profile/security");
  await section(page).getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your password" });
  const current = dialog.getByLabel("Current password", { exact: true });
  const fill = async (present: string, next: string) => {
    await current.fill(present);
    await dialog.getByLabel("New password", { exact: true }).fill(next);
    await dialog.getByLabel("Confirm password", { exact: true }).fill(next);
    await dialog.getByRole("button", { name: "Change password" }).click();
  };
  await fill("Wrong-2026", "Green-Gate-8");
  await expect(dialog.getByText("This is not your password")).toBeVisible();
  await expect(current).toHaveValue("Wrong-2026");
  await fill(customer.password, "Passw0rd!");
  await expect(dialog.getByText("Many people use a password like this")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await fill(customer.password, "Green-Gate-8");
  await expect(dialog).toBeHidden();
  await expect(section(page).getByText("Your password is changed")).toBeVisible();
  await page.reload();
  await expect(section(page).getByText("This device")).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL("/");
  await context.close();
  await expect
    .poll(async () => (await emailsTo(request, customer.email)).map(({ subject }) => subject))
    .toContain("Your Presetry password was changed");
});

/** @requirement Accounts: An address is changed once both mailboxes have confirmed it */
test("an address is changed once both mailboxes have confirmed it", async ({
  page,
  request,
  customer,
}) => {
  await page.goto(await pathInEmail(request, customer.email, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "To your profile" }).click();

  const next = newCustomer().email;
  await section(page).getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog", { name: "Change your address" });
  await dialog.getByLabel("New e-mail address").fill(next);
  await dialog.getByLabel("Your password", { exact: true }).fill(customer.password);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Send the links" }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByText("Waiting for")).toHaveCount(2);
  await expectAccessible(page, "main");

  await page.goto(await pathInEmail(request, next, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`then your address changes to ${next}`)).toBeVisible();
  await page.goto("/profile/security");
  await expect(section(page).getByText(`${next} has confirmed it`)).toBeVisible();

  const present = async () => {
    const emails = await emailsTo(request, customer.email);
    const message = emails.find(({ subject }) => /^Confirm the new address of/.test(subject));
    return /\/confirm-email#[\w-]+/.exec(message?.text ?? "")?.[0] ?? "";
  };
  await page.goto(await present());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Your address is ${next} from now on.`)).toBeVisible();
  await page.getByRole("link", { name: "To your profile" }).click();
  await expect(section(page).getByText(next)).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, empty" })).toBeVisible();
});

/** @requirement Accounts: A customer sees where they are signed in, and signs out each device and all */
test("a customer signs out another device, then all", async ({ page, browser, customer }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, customer);
  await page.goto("/profile/security");
  const devices = section(page).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await devices.getByRole("button", { name: /^Log out/ }).click();
  await expect(devices).toHaveCount(1);
  await other.goto("/profile/security");
  await expect(other).toHaveURL("/");
  await context.close();

  await section(page).getByRole("button", { name: "Log out everywhere" }).click();
  await page.getByRole("button", { name: "Yes, everywhere" }).click();
  await page
    .getByRole("alertdialog", { name: "You are logged out everywhere" })
    .getByRole("button", { name: "OK" })
    .click();
  await expect(page).toHaveURL("/");
  await accountButton(page).click();
  await expect(page.locator("#user-menu").getByRole("link", { name: "Login" })).toBeVisible();
});

/**
 * @requirement Accounts: A notice closes the account to everybody with one link, and its owner chooses a
 *   new password
 */
test("“That was not me” closes the account and leads to a new password", async ({
  page,
  request,
}) => {
  const customer = newCustomer();
  await registerCustomer(request, customer);
  await signIn(page, customer);
  await page.goto("/profile/security");
  await section(page).getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password", { exact: true }).fill(customer.password);
  await dialog.getByLabel("New password", { exact: true }).fill("Stolen-Gate-8");
  await dialog.getByLabel("Confirm password", { exact: true }).fill("Stolen-Gate-8");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(await pathInEmail(request, customer.email, "/not-me"));
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Secure my account" }).click();
  await expect(page.getByRole("heading", { name: "Reset password" })).toBeVisible();
  const refused = await request.post("/api/user/login", {
    data: { email: customer.email, password: "Stolen-Gate-8" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(refused.status()).toBe(401);
  await page.getByLabel("New password", { exact: true }).fill("Mine-again-9");
  await page.getByLabel("Confirm password", { exact: true }).fill("Mine-again-9");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password successfully updated.")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await login(page, { email: customer.email, password: "Mine-again-9" });
  await expect(page).toHaveURL("/");
});
