import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAccessible } from "../fixtures/axe";
import { expect, signIn, test } from "../fixtures/customer";
import { emailsTo, pathInEmail } from "../fixtures/mailbox";

test.use({ expectedErrors: [/status of (400|401|422)/] });

const section = (page: Page) => page.getByRole("region", { name: "Your data" });
const banner = (page: Page) => page.getByRole("region", { name: "Deletion of your account" });

/** @requirement Accounts: A customer gets all that the shop has of them, by a link that works for a day, signed in */
test("a customer asks for their data and downloads it by the link in the email", async ({
  page,
  request,
  customer,
}, info) => {
  await page.goto("/profile/data");
  await section(page).getByRole("button", { name: "Prepare my data" }).click();
  await expect(section(page).getByText("We are preparing it")).toBeVisible();
  const link = await pathInEmail(request, customer.email, "/export");

  await page.reload();
  await expect(section(page).getByText("Ready. The link that we e-mailed you")).toBeVisible();
  await expectAccessible(page, "main");

  await page.goto(link);
  await expect(page).toHaveURL("/export");
  await expect(page.getByText(`You are logged in as ${customer.email}.`)).toBeVisible();
  await expectAccessible(page, "main");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const came = await coming;
  expect(came.suggestedFilename()).toBe("your-data.zip");
  const archive = info.outputPath("your-data.zip");
  await came.saveAs(archive);
  await expect(page.getByText("Done: it is in your downloads.")).toBeVisible();
  const files = unzipSync(readFileSync(archive));
  const account = JSON.parse(new TextDecoder().decode(files["account.json"])) as unknown;
  expect(account).toMatchObject({ account: { email: customer.email, name: customer.name } });

  await page.goto(`/export#${"A".repeat(43)}`);
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("This link has expired or belongs to another account")).toBeVisible();
});

/** @requirement Accounts: An account is deleted two weeks after its owner asked for it with the password, unless they take it back */
test("a deletion is asked for, shown on every page and device, taken back, and asked for again", async ({
  page,
  browser,
  request,
  customer,
}) => {
  await page.goto("/profile/data");
  const ask = async (password: string) => {
    await section(page).getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    return dialog;
  };
  const dialog = await ask("Wrong-2026");
  await expect(dialog.getByText("This is not your password")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("Your password", { exact: true }).fill(customer.password);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByText(/^Your account will be deleted on/)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, "body");

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, customer);
  await other.goto("/shop");
  await expect(banner(other)).toContainText(/Your account will be deleted on/);
  await banner(other).getByRole("button", { name: "Keep my account" }).click();
  await expect(banner(other)).toBeHidden();
  await context.close();

  await page.reload();
  await expect(section(page).getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await ask(customer.password);
  await expect(banner(page)).toBeVisible();
  await expect
    .poll(async () =>
      (await emailsTo(request, customer.email)).filter(({ subject }) =>
        subject.includes("will be deleted"),
      ),
    )
    .toHaveLength(2);
  await section(page).getByRole("button", { name: "Keep my account" }).click();
  await expect(section(page).getByText("Your account stays.")).toBeVisible();
});

test("what is kept how long is linked from every page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { name: "Privacy", level: 1 })).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^Invoices, their payments and refunds/ }),
  ).toContainText("Kept for 10 years");
  await expectAccessible(page, "main");
});
