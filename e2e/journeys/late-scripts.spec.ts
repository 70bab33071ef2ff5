import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/customer";

const chunks = "**/_next/static/chunks/*.js";

/** Lets the scripts of the shop's pages wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

for (const path of ["/about", "/profile"]) {
  /** @requirement Routing and layout: What is clicked before the scripts are there is done once when they are */
  test(`a button of ${path} that is clicked before does its work once`, async ({
    page,
    customer: _signedIn,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const before = await theme(page);
    const toggle = page.getByRole("button", { name: "Switch between light and dark" });
    for (const _ of [1, 2, 3, 4]) await toggle.click();
    expect(await theme(page)).toBe(before);
    release();
    await expect.poll(() => theme(page)).not.toBe(before);
    await toggle.click();
    await expect.poll(() => theme(page)).toBe(before);
  });
}

test("links lead on before, and no form is there to be sent without its script", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Templates Shop" }).click();
  await expect(page).toHaveURL("/shop");
  for (const path of ["/login", "/register"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByLabel("Email")).toBeHidden();
  }
  release();
  await page.getByLabel("Email").fill("early@example.com");
});

test.describe("without a network for a moment", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test("scripts are tried again", async ({ page }) => {
    const failed = new Set<string>();
    await page.route(chunks, async (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      await route.abort();
    });
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const before = await theme(page);
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    await expect.poll(() => theme(page)).not.toBe(before);
    expect(failed.size).toBeGreaterThan(3);
  });
});
