import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buy, fillCart, goToPayPal } from "../fixtures/checkout";
import {
  type Customer,
  confirmAddress,
  expect,
  newCustomer,
  registerCustomer,
  signIn,
  test,
} from "../fixtures/customer";
import { readSite } from "../fixtures/domains";
import { download, downloadDialog, slugOf } from "../fixtures/download";
import { emailsTo } from "../fixtures/mailbox";
import { choose } from "../fixtures/preview";
import { expectSameScreenshot, fileAddress, takeScreenshot } from "../fixtures/sites";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

const blue = "--primary: #1d4ed8";
const purple = "--primary: #581c87";

/** The color of the profile, once the shop has it. */
const savedPrimary = (page: Page, { email }: Customer) =>
  expect.poll(async () => {
    const response = await page.request.get(`/api/user/${encodeURIComponent(email)}`);
    return (await response.json()).palette?.primary;
  });

/**
 * @requirement Delivery: What was paid for is downloaded as a finished site in the company's brand,
 *   with a license, as often as wanted
 */
test("a guest colors a preview, buys, downloads, and opens the files from the disk", async ({
  page,
}, testInfo) => {
  await page.goto("/preview/silent");
  await choose(page, /^Primary background/, "Royal blue");
  const customer = newCustomer("Halden Lamps");
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  await page.goto("/profile");
  await savedPrimary(page, customer).toBe("bg-blue-700");

  const [preset] = await buy(page, customer);
  if (!preset) throw new Error("Nothing is on sale.");
  await page.goto("/purchases");
  await downloadDialog(page, preset);
  const folder = await download(page, preset, testInfo.outputPath());
  expect(readFileSync(join(folder, "styles.css"), "utf8")).toContain(blue);

  const preview = await takeScreenshot(page, `/preview/${slugOf(preset)}/bare`);
  const site = await takeScreenshot(page, fileAddress(folder));
  await expect(page).toHaveTitle(customer.name);
  await expectSameScreenshot(site, preview);
});

/** @requirement Delivery: A license key leads to a page that says whether it is valid */
test("another brand can be chosen for one download, and the license key links to its page", async ({
  page,
  customer,
}, testInfo) => {
  const [preset] = await buy(page, customer);
  if (!preset) throw new Error("Nothing is on sale.");
  await page.goto("/purchases");
  const dialog = await downloadDialog(page, preset);
  await dialog.getByLabel("Company name").fill("Voss Brothers");
  await dialog.getByLabel("Primary background").selectOption("Dark purple");
  const frame = dialog.frameLocator("iframe");
  await expect(frame.getByText("Voss Brothers").first()).toBeAttached();
  const folder = await download(page, preset, testInfo.outputPath());
  expect(readFileSync(join(folder, "styles.css"), "utf8")).toContain(purple);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toContain("Voss Brothers");
  await dialog.getByRole("button", { name: "As in my profile" }).click();
  await expect(dialog.getByLabel("Company name")).toHaveValue(customer.name);
  await expect(dialog.getByLabel("Primary background")).toHaveValue("Template’s own");

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^([B-Z]{4}-){4}[B-Z]{4}$/ }).click();
  await expect(page.getByRole("heading", { name: "This license is valid" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(customer.name);
});

test.describe("a license key that was never given", () => {
  test.use({ expectedErrors: [/404/] });

  /** @requirement Delivery: A license key leads to a page that says whether it is valid */
  test("is a 404 page that says so", async ({ page, request }) => {
    for (const key of ["bbbb-bbbb-bbbb-bbbb-bbbb", "PRE-1", "unknown"]) {
      expect((await request.get(`/license/${key}`)).status(), key).toBe(404);
    }
    const response = await page.goto("/license/BBBB-BBBB-BBBB-BBBB-BBBB");
    expect(response?.status()).toBe(404);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    expect(response?.headers()["content-security-policy"]).toMatch(/script-src [^;]*'sha256-/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such license");
    await page.getByRole("link", { name: "What a license allows" }).click();
    await expect(page).toHaveURL("/license");
  });
});

/**
 * @requirement Delivery: What was paid for with deployment goes live, changes with its brand, and
 *   can be taken offline
 */
test("bought with deployment, a site goes live, changes with its brand, and goes offline", {
  tag: "@alike",
}, async ({ page, customer }) => {
  // What sells best may have a form.
  await confirmAddress(page, customer);
  const [preset] = await fillCart(page, customer);
  if (!preset) throw new Error("Nothing is on sale.");
  await page.goto("/cart");
  await page.getByRole("radio", { name: /^With deployment/ }).check();
  await goToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();

  await page.goto("/purchases");
  const deployment = page.getByRole("region", { name: `Deployment of ${preset.name}` });
  await expect(deployment).toContainText("Your site is online at", { timeout: 60_000 });
  const address = (await deployment.getByRole("link").getAttribute("href")) ?? "";
  await expect
    .poll(async () => (await emailsTo(page.request, customer.email)).map(({ subject }) => subject))
    .toContain(`Your site is online: ${preset.name}`);
  await page.goto(address);
  await expect(page).toHaveTitle(customer.name);

  await page.goto(`/preview/${slugOf(preset)}`);
  await choose(page, /^Primary background/, "Royal blue");
  await savedPrimary(page, customer).toBe("bg-blue-700");
  await page.goto("/purchases");
  await deployment.getByRole("button", { name: `Publish again ${preset.name}` }).click();
  const styles = async () => {
    const html = await (await readSite(page, address)).text();
    const path = /href="(styles[^"]*)"/.exec(html)?.[1] ?? "";
    return (await readSite(page, new URL(path, address).href)).text();
  };
  await expect.poll(styles, { timeout: 60_000 }).toContain(blue);
  await expect(deployment).toContainText("Your site is online at", { timeout: 60_000 });

  await deployment.getByRole("button", { name: `Take offline ${preset.name}` }).click();
  const question = page.getByRole("alertdialog", { name: "Take it offline?" });
  await question.getByRole("button", { name: "Yes, take it offline" }).click();
  await expect(deployment).toContainText("Your site is offline.", { timeout: 60_000 });
  await expect.poll(async () => (await readSite(page, address)).status()).toBe(404);
});
