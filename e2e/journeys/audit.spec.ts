import { readFile } from "node:fs/promises";
import { admin, expect, sameOrigin, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

// Requests of a banned customer fail with 401.
test.use({ expectedErrors: [/status of 401/] });

/**
 * @requirement Audit trail: The back office filters it, pages through it and exports it
 * @requirement Audit trail: A customer sees their own part
 * @requirement Back office: A ban ends every session and keeps out
 */
test("a customer sees what was done with their account; a ban keeps out, is found in the trail, and exported", async ({
  page,
  customer,
  browser,
}) => {
  await page.goto("/profile/security");
  const activity = page.getByRole("region", { name: "Activity" });
  await expect(activity.getByRole("listitem").first()).toContainText("Logged in");

  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/customers");
  await desk.getByRole("searchbox").fill(customer.email);
  await desk.getByRole("button", { name: `Ban of ${customer.email}` }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Ban" }).click();
  await expect(desk.getByRole("button", { name: /^Lift the ban/ })).toBeVisible();

  await page.goto("/purchases");
  await expect(page).toHaveURL(/\/$/);

  await openBackOffice(desk, "/admin/audit");
  await desk.getByRole("searchbox").fill(customer.email);
  const rows = desk.getByRole("row").filter({ hasText: customer.email });
  const ban = rows.filter({ hasText: "Banned" });
  await expect(ban).toContainText(admin.email);
  await expect(rows.filter({ hasText: "Logged in" })).toBeVisible();
  await desk.getByRole("button", { name: "Accounts" }).click();
  await expect(rows.filter({ hasText: "Logged in" })).toBeHidden();
  await expect(ban).toBeVisible();

  const downloading = desk.waitForEvent("download");
  await desk.getByRole("link", { name: "Export as CSV" }).click();
  const table = await readFile(await (await downloading).path(), "utf8");
  expect(table).toContain('"account.banned"');
  expect(table).not.toContain('"access.signed-in"');

  await desk.getByLabel("To day").fill("2020-01-01");
  await expect(desk.getByText("No results.")).toBeVisible();
  await office.close();

  // The trail has this login, too.
  const again = await page.request.post("/api/user/login", {
    data: { email: customer.email, password: customer.password },
    headers: sameOrigin,
  });
  expect(again.status()).toBe(401);
});
