import type { Browser } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openNewSite, readSite } from "../fixtures/domains";
import { expectToFit } from "../fixtures/layout";
import { emailsTo } from "../fixtures/mailbox";
import { openBackOffice } from "../fixtures/page";

const words = "The page at the top asks for the PIN of my card.";

/** From the link in a page of the site, without an account and without script. Returns the number of the case. */
async function report(browser: Browser, site: string, email: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site);
  await page.getByRole("link", { name: "Report this site" }).click();
  await expect(page.getByRole("heading", { name: "Report a site" })).toBeVisible();
  await expect(page.getByLabel("Address of the site")).toHaveValue(site);
  await expectToFit(page, 320);
  const name = page.getByRole("textbox", { name: "Name" });
  await page.getByLabel("What is wrong").selectOption("Crimes against children");
  await expect(name).toBeHidden();
  await page.getByLabel("What is wrong").selectOption("Phishing or fraud");
  await page.getByLabel("Why, and where exactly").fill(words);
  await page.getByRole("main").getByLabel("E-mail").fill(email);
  await page.getByLabel(/^To the best of my knowledge/).check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please type your name")).toBeVisible();
  await expect(page.getByLabel("Why, and where exactly")).toHaveValue(words);
  await name.fill("Ann Example");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "We received your report" })).toBeVisible();
  await expect(page.getByText("decides within 24 hours")).toBeVisible();
  const number = new URL(page.url()).searchParams.get("number") ?? "";
  await context.close();
  return number;
}

/**
 * @requirement Reports of sites: A notice of anybody becomes a case, and the reporter gets a receipt
 * @requirement Reports of sites: The owner objects once, and staff puts the site back or keeps it offline
 */
test("a site is reported, taken down, and put back after its owner objects", async ({
  page,
  customer,
  browser,
}) => {
  test.setTimeout(120_000);
  const site = await openNewSite(page, customer);
  const reporter = `reporter-${Date.now()}@example.com`;
  const number = await report(browser, site, reporter);
  const subjects = async (email: string) =>
    (await emailsTo(page.request, email)).map(({ subject }) => subject);
  await expect.poll(() => subjects(reporter)).toContain(`We received your report ${number}`);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/figures");
  const cases = desk.getByRole("table", { name: "Open cases about sites" });
  await expect(cases.getByRole("columnheader", { name: "Less than 1 day" })).toBeVisible();
  await expectAccessible(desk, "main");
  await expectToFit(desk, 320);
  await cases
    .getByRole("row", { name: /^Reports/ })
    .getByRole("link")
    .first()
    .click();
  await expect(desk.getByRole("button", { name: /^To decide, arrived from/ })).toBeVisible();
  await desk.getByRole("searchbox").fill(reporter);
  const decide = desk.getByRole("button", { name: `Decide report ${number}` });
  await decide.click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog).toContainText(words);
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByLabel("Take it offline").check();
  await dialog.getByLabel("Reason").fill("It copies the page of a bank.");
  await dialog.getByRole("button", { name: "Decide and send e-mails" }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => subjects(reporter))
    .toContain(`The site of your report ${number} is offline`);
  await expect.poll(async () => (await readSite(page, site)).status()).toBe(404);

  await page.reload();
  await expect(page.getByText("It copies the page of a bank.")).toBeVisible();
  await expectAccessible(page, "main");
  await page.getByLabel("Why the site should be online").fill("It is our own bank.");
  await page.getByRole("button", { name: "Object", exact: true }).click();
  await expect(page.getByText(/^You objected on/)).toBeVisible();

  await openBackOffice(desk, "/admin/reports?isWaiting=true");
  await desk.getByRole("searchbox").fill(reporter);
  await decide.click();
  await expect(dialog).toContainText("It is our own bank.");
  await dialog.getByLabel("Put it back online").check();
  await dialog.getByLabel("Reason").fill("You are right.");
  await dialog.getByRole("button", { name: "Decide and send e-mails" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await readSite(page, site)).status()).toBe(200);
  await expectAccessible(desk, "main");
  await desk.context().close();
});
