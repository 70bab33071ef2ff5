import { expectAccessible } from "../fixtures/axe";
import {
  admin,
  confirmAddress,
  expect,
  newCustomer,
  registerCustomer,
  signIn,
  test,
} from "../fixtures/customer";
import { pathInEmail } from "../fixtures/mailbox";
import { openBackOffice } from "../fixtures/page";

// What a revoked token, a role and a removed member are refused.
test.use({ expectedErrors: [/status of (401|403|404)/] });

/** @requirement API tokens: A script signs in with a token that was made in the back office */
test("the owner makes a token, a script uses it, and is refused once it is revoked", async ({
  page,
  baseURL,
}) => {
  await signIn(page, admin);
  await openBackOffice(page, "/admin/api-tokens");
  const name = `Export ${Date.now()}`;
  await page.getByRole("button", { name: "Create a token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create it" }).click();
  await expect(dialog.getByText("A token needs a name")).toBeVisible();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Customers").selectOption("See");
  await dialog.getByLabel("Your password", { exact: true }).fill(admin.password);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Create it" }).click();
  await expect(dialog.getByRole("heading", { name: "Your token" })).toBeVisible();
  const token = (await dialog.locator("code").first().textContent()) ?? "";
  expect(token).toMatch(/^presetry_[\w-]{43}$/);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "I have saved it" }).click();

  const ask = (path: string) =>
    fetch(new URL(path, baseURL), { headers: { authorization: `Bearer ${token}` } });
  const customers = await ask("/api/user/admin?_end=1");
  expect(customers.status).toBe(200);
  expect(Number(customers.headers.get("x-total-count"))).toBeGreaterThan(0);
  expect((await ask("/api/shop/invoice")).status).toBe(403);
  expect((await ask("/api/user/account")).status).toBe(403);

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("customers:read");
  await expect(row).toContainText("UTC");
  await row.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked");
  const refused = await ask("/api/user/admin");
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    error: expect.stringMatching(/revoked. Create another/),
  });
});

/**
 * @requirement Back office: The owner invites staff by e-mail, who have a role from then on
 * @requirement Back office: Each role does what it is for, and nothing else
 */
test("somebody invited as support works there, sees neither prices nor money, and is removed", async ({
  page: desk,
  browser,
}) => {
  test.setTimeout(120_000);
  const ann = newCustomer("Ann of Support");
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/staff");
  await desk.getByRole("button", { name: "Invite someone" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(dialog.getByText("Please give the address")).toBeVisible();
  await dialog.getByLabel("E-mail address").fill(ann.email);
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(dialog).toBeHidden();
  await desk.getByRole("searchbox").fill(ann.email);
  const row = desk.getByRole("row").filter({ hasText: ann.email });
  await expect(row).toContainText("Invited");

  const context = await browser.newContext();
  const page = await context.newPage();
  await registerCustomer(page.request, ann);
  await signIn(page, ann);
  await confirmAddress(page, ann);
  await page.goto(await pathInEmail(page.request, ann.email, "/join"));
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(page.getByText("Welcome. Your role: Support.")).toBeVisible();
  await page.getByRole("link", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText("$");
  const tabs = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
  // With the number of what waits, where something does.
  await expect(tabs).toHaveText([
    /^Figures\d*$/,
    /^Reviews\d*$/,
    /^Customers\d*$/,
    /^Sites\d*$/,
    /^Reports\d*$/,
    /^Held sites\d*$/,
    /^Messages\d*$/,
    /^E-mails\d*$/,
    /^E-mail samples\d*$/,
    /^API tokens\d*$/,
  ]);
  for (const name of ["Reviews", "Customers", "Sites", "Messages", "E-mails"]) {
    await tabs.filter({ hasText: new RegExp(`^${name}\\d*$`) }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=false]").filter({ visible: true })).not.toHaveCount(0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.locator("main")).not.toContainText("$");
  }
  for (const slug of ["orders", "staff"]) {
    await openBackOffice(page, `/admin/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(new RegExp(slug, "i"));
  }
  await openBackOffice(page, "/admin/api-tokens");
  await page.getByRole("button", { name: "Create a token" }).click();
  await expect(page.getByRole("dialog").getByLabel("Customers")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Orders")).toHaveCount(0);
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Open the back office" })).toBeVisible();

  await desk.reload();
  await desk.getByRole("searchbox").fill(ann.email);
  await expect(row).toContainText("Active");
  await row.getByRole("button", { name: "Change role" }).click();
  await dialog.getByRole("radio", { name: /^Bookkeeping/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Bookkeeping");
  await openBackOffice(page, "/admin");
  await expect(page.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
  await expect(tabs.filter({ hasText: "Orders" })).toBeVisible();
  await expect(tabs.filter({ hasText: /Customers|Presets|Staff/ })).toHaveCount(0);

  await row.getByRole("button", { name: "Remove" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toBeHidden();
  await openBackOffice(page, "/admin/orders");
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toHaveCount(0);
  await context.close();
});
