import type { Page } from "@playwright/test";
import { newCustomer, registerCustomer, storedToken } from "../fixtures/customer";
import { expect, test } from "../fixtures/test";

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

/** @requirement Routing and layout: What is clicked or written before the scripts are there is done once when they are */
test("a form that is sent before the scripts are there is sent when they are", async ({
  page,
  request,
}) => {
  const { email, password, ...customer } = newCustomer();
  await registerCustomer(request, { email, password, ...customer });
  const calls: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().endsWith("/api/user/login")) calls.push(sent.url());
  });
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  for (const _ of [1, 2]) await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  release();
  await expect(page).toHaveURL("/");
  expect(await storedToken(page)).not.toBeNull();
  expect(calls).toHaveLength(1);
});

test("a button that is clicked before does its work once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const before = await theme(page);
  const toggle = page.getByRole("button", { name: "Switch between light and dark" });
  for (const _ of [1, 2, 3, 4]) await toggle.click();
  expect(await theme(page)).toBe(before);
  release();
  await expect.poll(() => theme(page)).not.toBe(before);
  await toggle.click();
  await expect.poll(() => theme(page)).toBe(before);
});

test("links lead on before, and what was written stays", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Templates Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await page.goto("/register", { waitUntil: "domcontentloaded" });
  const email = page.getByLabel("Email");
  await email.fill("early@example.com");
  release();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").or(page.getByText(/required|at least/i)).first()).toBeVisible();
  await expect(email).toHaveValue("early@example.com");
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
