import {
  accountButton,
  expect,
  newCustomer,
  openAccountMenu,
  registerCustomer,
  signIn,
  storedToken,
  test,
} from "../fixtures/customer";
import { emailsTo, pathInEmail } from "../fixtures/mailbox";
import { holdScripts } from "../fixtures/scripts";

test.use({ expectedErrors: [/status of (400|401|409|422)/] });

/**
 * @requirement Accounts: "Password should be the same" where the confirmation differs, and nothing
 *   is sent
 * @requirement Accounts: Five password rules are ticked off live under their labels; the
 *   confirmation is disabled until all are kept
 * @requirement Accounts: A password can be shown and hidden
 * @requirement Accounts: "User created successfully!", then the login; the shop keeps an account
 *   without a session
 */
test("a visitor registers, and every password rule is checked off", async ({ page, request }) => {
  const { name, email, password } = newCustomer();
  await page.goto("/register");
  const field = page.getByLabel("Password", { exact: true });
  const confirm = page.getByLabel("Confirm password", { exact: true });
  const rule = (label: string) =>
    page
      .getByRole("list", { name: "Password rules" })
      .getByRole("listitem")
      .filter({ hasText: label });
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await expect(confirm).toBeDisabled();

  for (const [label, text] of [
    ["An uppercase character", "S"],
    ["An lowercase character", "Sw"],
    ["At least one number", "Sw2"],
    ["A special character", "Sw2-"],
  ] as const) {
    await expect(rule(label)).toContainText("missing");
    await field.fill(text);
    await expect(rule(label)).toContainText("done");
    await expect(confirm).toBeDisabled();
  }
  await field.fill(`${password}${"x".repeat(30)}`);
  await expect(rule("A between 8 and 30 char...")).toContainText("missing");
  await field.fill(password);
  await expect(rule("A between 8 and 30 char...")).toContainText("done");

  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");

  await confirm.fill(`${password}!`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Password should be the same").first()).toBeVisible();
  expect(await emailsTo(request, email)).toEqual([]);

  await confirm.fill(password);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("User created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/login");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByText("open it when you like to confirm your address")).toBeVisible();
  await expect.poll(() => emailsTo(request, email)).toHaveLength(1);
});

/**
 * @requirement Accounts: Name: required, at most 20 characters, letters of any script and spaces,
 *   each with its message
 * @requirement Accounts: Email: required, at most 40 characters, an address, each with its message
 * @requirement Accounts: A password that many people use, or with the customer's name or address, is
 *   refused
 * @requirement Accounts: "Registered email... Please try again." for an address that is taken or
 *   the admin's
 */
test("registration errors are shown beside their fields, and a taken address in an alert", async ({
  page,
}) => {
  await page.goto("/register");
  const name = page.getByLabel("Name");
  const email = page.getByLabel("Email");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Name shouldn't be empty")).toBeVisible();
  await expect(page.getByText("Email shouldn't be empty")).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("R2D2");
  await expect(page.getByText("Name can only have letters")).toBeVisible();
  await name.fill("A name of more than twenty");
  await expect(page.getByText("Name shouldn't have more than 20 characters")).toBeVisible();
  await email.fill("not an address");
  await expect(page.getByText("Incorrect email format")).toBeVisible();
  await email.fill(`${"a".repeat(40)}@example.com`);
  await expect(page.getByText("Email shouldn't have more than 40 characters")).toBeVisible();
  await expect(page).toHaveURL("/register");

  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await name.fill("Somebody else");
  await email.fill(customer.email.toUpperCase());
  const password = page.getByLabel("Password", { exact: true });
  const register = async (word: string) => {
    await password.fill(word);
    await page.getByLabel("Confirm password", { exact: true }).fill(word);
    await page.getByRole("button", { name: "Register" }).click();
  };
  await register("Somebody-2026");
  await expect(page.getByText("Your name and address are easy to guess.")).toBeVisible();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await register("Passw0rd!");
  await expect(page.getByText("Many people use a password like this")).toBeVisible();
  await register("Blue-Door-7");
  const dialog = page.getByRole("alertdialog", { name: "Error" });
  await expect(dialog).toContainText("Registered email... Please try again.");
  await dialog.getByRole("button").click();
  await expect(name).toHaveValue("Somebody else");
});

/**
 * @requirement Routing and layout: A guest's menu offers Login and Register, a customer's Profile,
 *   Purchases and Log Out
 * @requirement Accounts: Login by email and password, both required; success leads to the redirect
 *   target, else home
 * @requirement Accounts: A failure is shown (Error) in the shop's words, the same for an unknown
 *   address and a wrong password
 */
test("a customer signs in, after a wrong password, and is sent home", async ({ page }) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await page.goto("/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Password shouldn't be empty")).toBeVisible();
  await page.getByLabel("Email").fill(customer.email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Wrong-2026");
  await password.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Error" });
  await expect(dialog).toContainText("The email or password is incorrect.");
  await page.keyboard.press("Escape");
  await expect(password).toBeFocused();
  await expect.poll(() => storedToken(page)).toBeNull();

  await password.fill(customer.password);
  await password.press("Enter");
  await expect(page).toHaveURL("/");
  const menu = await openAccountMenu(page);
  await expect(menu).toContainText(customer.email);
  for (const name of ["Profile", "Purchases"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu.getByRole("link", { name: "Admin Panel" })).toBeHidden();
});

test("a double click on Login before the validation is loaded signs in once", {
  tag: "@alike",
}, async ({ page }) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await page.goto("/login");
  // React has taken the page over: what is held from here on is the validation.
  await expect(page.getByLabel("Email")).toBeVisible();
  const release = await holdScripts(page);
  const logins: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/user/login")) logins.push(request.url());
  });
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Login" }).dblclick();
  expect(logins).toEqual([]);
  release();
  await expect(page).toHaveURL("/");
  expect(logins).toHaveLength(1);
});

/**
 * @requirement Accounts: Login by email and password, both required; success leads to the redirect
 *   target, else home
 */
test("a login redirects to its target if that is a page of the shop", {
  tag: "@alike",
}, async ({ page }) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  for (const [asked, target] of [
    ["/shop", "/shop"],
    ["//evil.example", "/"],
  ] as const) {
    await page.goto(`/login?redirect=${encodeURIComponent(asked)}`);
    await page.getByLabel("Email").fill(customer.email);
    await page.getByLabel("Password", { exact: true }).fill(customer.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(target);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

/** @requirement Emails: Links to pages for customers lead through the login, because these pages send guests home */
test("the login leads a customer who is logged in already on to the target, else home", async ({
  page,
}) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  for (const [search, target] of [
    ["?redirect=%2Fpurchases", "/purchases"],
    ["?redirect=%2F%2Fevil.example", "/"],
    ["", "/"],
  ] as const) {
    await page.goto(`/login${search}`);
    await expect(page).toHaveURL(target);
  }
});

/**
 * @requirement Accounts: Forgot password asks for an address: "You need to enter your email
 *   address"
 * @requirement Accounts: "Check your email. You will receive a link to create a new password", for
 *   known and unknown addresses
 * @requirement Accounts: The reset page shows the rules while the new password is edited and hides
 *   them at the confirmation; a difference is said beside it
 * @requirement Accounts: "Password successfully updated." (Success), then the login; a failure is
 *   shown (Error) in the shop's words; Back to login is there
 */
test("a forgotten password is replaced through the mailbox, once", async ({ page, request }) => {
  const customer = newCustomer();
  await registerCustomer(request, customer);
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog).toContainText("You need to enter your email address");
  await dialog.getByLabel("Email").fill(customer.email);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog.getByRole("status")).toHaveText(
    "Check your email. You will receive a link to create a new password",
  );

  const link = await pathInEmail(request, customer.email, "/reset-password/");
  await page.goto(link);
  const password = page.getByLabel("New password", { exact: true });
  const confirm = page.getByLabel("Confirm password", { exact: true });
  const rules = page.getByRole("list", { name: "Password rules" });
  await expect(rules).toBeHidden();
  await expect(confirm).toBeDisabled();
  await password.fill("Another-2027");
  await expect(rules.getByRole("listitem")).toHaveText([
    /^An uppercase character/,
    /^An lowercase character/,
    /^A between 8 and 30 char\.\.\./,
    /^At least one number/,
    /^A special character/,
  ]);
  await confirm.fill("Another-2028");
  await expect(rules).toBeHidden();
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Password should be the same").first()).toBeVisible();
  // Validated on submit too, not only while typing.
  await expect(confirm).toBeFocused();
  await confirm.fill("Another-2027");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success" })).toContainText(
    "Password successfully updated.",
  );
  await expect(page).toHaveURL("/login");
  await page.getByRole("button", { name: "OK" }).click();

  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill("Another-2027");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/");

  await page.goto(link);
  await password.fill("Another-2029");
  await confirm.fill("Another-2029");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("alertdialog", { name: "Error" })).toContainText(
    "This link is no longer valid.",
  );
  await page.getByRole("alertdialog").getByRole("button").click();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL("/");
  await expect(accountButton(page)).toBeVisible();
});

/**
 * @requirement Accounts: "Check your email. You will receive a link to create a new password", for
 *   known and unknown addresses
 */
test("a reset page without a token says so, and answers an unknown address as a known one", async ({
  page,
  request,
}) => {
  const { email } = newCustomer();
  await page.goto("/reset-password");
  await expect(page.getByText("Please open the link in the e-mail")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot password" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog.getByRole("status")).toHaveText(
    "Check your email. You will receive a link to create a new password",
  );
  expect(await emailsTo(request, email)).toEqual([]);
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/status of 502/] });

  /**
   * @requirement Accounts: "There was an error trying to send the data, check the email entered or
   *   try again later" for a real failure
   */
  test("a failed reset email is reported and the email stays in the form", async ({ page }) => {
    await page.route("**/api/user/forgot", (route) =>
      route.fulfill({ status: 502, json: { error: "The e-mail could not be sent." } }),
    );
    await page.goto("/login");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgot password" });
    await dialog.getByLabel("Email").fill("ada@example.com");
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "There was an error trying to send the data, check the email entered or try again later",
    );
    await expect(dialog.getByLabel("Email")).toHaveValue("ada@example.com");
  });
});
