import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { confirmAddress, expect, test } from "../fixtures/customer";
import { siteAddress } from "../fixtures/domains";
import { download, downloadDialog, slugOf } from "../fixtures/download";
import { expectSaved, openEditor, openTab } from "../fixtures/editor";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

const languageLink = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("a site in English and German: written, read and answered in both, online and from a disk", async ({
  page,
  customer,
}, testInfo) => {
  await confirmAddress(page, customer);
  const [preset] = await buy(page, customer, { hasDeployment: true });
  if (!preset) throw new Error("Nothing is on sale.");
  const outline = await openEditor(page, slugOf(preset));
  await outline.getByRole("switch", { name: "Show Contact form" }).check();
  await openTab(page, "Page");
  const title = outline.getByRole("textbox", { name: "Title of the page" });
  await title.fill("Lamps for long nights");
  await outline.getByRole("combobox", { name: "Add a language" }).selectOption("de");
  await title.fill("Lampen für lange Nächte");
  await expectSaved(page);

  await page.goto("/purchases");
  await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
  await expect(page.getByText(/^Online since/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Done: your site is online.")).toBeVisible({ timeout: 60_000 });
  const address = await siteAddress(page);

  await expect(async () => {
    await page.goto(address);
    await expect(page).toHaveTitle("Lamps for long nights", { timeout: 1_000 });
  }).toPass();
  await languageLink(page, "Deutsch").click();
  await expect(page).toHaveURL(`${address}de/index.html`);
  await expect(page).toHaveTitle("Lampen für lange Nächte");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expectAccessible(page);
  await page.clock.install();
  await page.reload();
  const form = page.locator("form.contact-form");
  await form.getByRole("textbox", { name: "Name" }).fill("Ada Müller");
  await form.getByRole("textbox", { name: "E-Mail" }).fill("ada@example.com");
  await form.getByRole("textbox", { name: "Nachricht" }).fill("Liefern Sie nach Graz?");
  await form.getByRole("checkbox").check();
  // What is sent within three seconds looks like a program's.
  await page.clock.fastForward(3_000);
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: "Vielen Dank" })).toBeVisible();

  await page.goto("/purchases");
  await downloadDialog(page, preset);
  const folder = await download(page, preset, testInfo.outputPath());
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await expect(page).toHaveTitle("Lamps for long nights");
  await languageLink(page, "Deutsch").click();
  await expect(page).toHaveTitle("Lampen für lange Nächte");
  await languageLink(page, "English").click();
  await expect(page).toHaveTitle("Lamps for long nights");
});
