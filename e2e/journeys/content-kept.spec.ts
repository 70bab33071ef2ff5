import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buy, listOnSale } from "../fixtures/checkout";
import { expect, newCustomer, registerCustomer, signIn, test } from "../fixtures/customer";
import { unpack } from "../fixtures/sites";

test.describe.configure({ timeout: 120_000 });

const written = "Ours, to the letter: “été” & <3";

const headlineOf = (page: Page) =>
  page.frameLocator("iframe[title$='your page']").locator("h1 slot-text").first();

async function write(page: Page, text: string) {
  const headline = headlineOf(page);
  await headline.click();
  await expect(headline).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/**
 * @requirement Content: What a guest writes is kept, comes along at the login, and is in the zip and on
 *   the site to the letter
 */
test("a guest writes, reloads, signs in, pays, downloads and publishes: the words are in the zip, and on the site", async ({
  page,
  browser,
}, testInfo) => {
  const [preset] = await listOnSale(page.request, 1);
  if (!preset) throw new Error("Nothing is on sale.");
  const slug = preset.name.toLowerCase().replaceAll(" ", "-");
  const editor = `/preview/${slug}/edit`;

  await page.goto(editor);
  await write(page, written);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  await expect(headlineOf(page)).toHaveText(written);
  await page.goto("/drafts");
  await expect(page.getByRole("heading", { name: preset.name })).toBeVisible();

  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  await page.goto("/shop");
  const notice = page.getByRole("alertdialog", { name: "Your draft is in your account" });
  await expect(notice).toContainText(preset.name);
  await notice.getByRole("button").first().click();
  await page.goto(editor);
  await expect(headlineOf(page)).toHaveText(written);
  await expect(
    page.getByRole("toolbar", { name: "Editor" }).getByText("Saved as a draft", { exact: true }),
  ).toBeVisible();

  const device = await browser.newPage();
  await signIn(device, customer);
  await device.goto(editor);
  await expect(headlineOf(device)).toHaveText(written);
  await device.close();

  await buy(page, customer, { hasDeployment: true });
  const download = page.waitForEvent("download");
  await page.goto("/purchases");
  await page.getByRole("button", { name: `Download ${preset.name}` }).click();
  await page.getByRole("button", { name: "Download the zip" }).click();
  const archive = join(testInfo.outputPath(), `${slug}.zip`);
  await (await download).saveAs(archive);
  const folder = unpack(archive);
  const html = readFileSync(join(folder, "index.html"), "utf8");
  expect(html).toContain(written.replace("&", "&amp;").replace("<", "&lt;"));
  const document = JSON.parse(readFileSync(join(folder, "content.json"), "utf8"));
  expect(Object.values(document.content)).toContain(written);

  await page.goto("/purchases");
  const deployment = page.getByRole("region", { name: `Deployment of ${preset.name}` });
  await expect(deployment).toContainText("Your site is online at", { timeout: 60_000 });
  const address = (await deployment.getByRole("link").getAttribute("href")) ?? "";
  await page.goto(editor);
  const publish = page.getByRole("link", { name: "Publish" });
  await expect(publish).toBeVisible();
  await write(page, "Written last");
  await publish.click();
  await expect(page).toHaveURL(/\/purchases\/[\w-]+$/);
  await expect(page.getByRole("heading", { name: "1 change is not online yet" })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(written);
});
