import type { Page } from "@playwright/test";
import {
  expect,
  newCustomer,
  registerCustomer,
  signIn,
  storedToken,
  test,
} from "../fixtures/customer";
import { logoFile, photoFile } from "../fixtures/picture";
import { choose, colorOf, storedUnder, toolbarOf } from "../fixtures/preview";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const uploadField = (page: Page) => page.getByLabel("upload Image");
const logoOf = (page: Page) => page.getByRole("img", { name: "Your logo" });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const saved = "Your profile data has been updated";

async function uploadLogo(page: Page, color?: string) {
  await uploadField(page).setInputFiles(await logoFile(color));
  await expect(logoOf(page)).toBeVisible();
}

/** Success is said before the shop has answered. */
async function saveChanges(page: Page, button = saveButton(page)) {
  const answer = page.waitForResponse((it) => it.request().method() === "PUT");
  await button.click();
  await expect(page.getByRole("alertdialog")).toContainText(saved);
  await answer;
  await page.getByRole("button", { name: "OK" }).click();
}

/**
 * @requirement Profile and brand: The profile shows company name, logo or the default one, and the
 *   text or "There is still no about to show"
 * @requirement Profile and brand: The form: name, upload Image, about with its hint, Save Changes
 * @requirement Profile and brand: The response is a new token, which replaces the stored one
 * @requirement Routing and layout: A reload of such a page while signed in stays there
 */
test("a new company has the defaults and can write its description", async ({ page, customer }) => {
  const response = await page.goto("/profile");
  expect(response?.headers()["cache-control"]).toMatch(/private.*no-store/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.name);
  await expect(page.getByRole("img", { name: "Default logo" }).first()).toBeVisible();
  await expect(page.getByText("There is still no about to show")).toBeVisible();
  await expect(page.getByText("Write a few sentences about your company.")).toBeVisible();

  const before = await storedToken(page);
  await page.getByRole("textbox", { name: "About" }).fill("We bake.\nSince 1987.");
  await saveChanges(page);
  await expect(page.getByText("There is still no about to show")).toBeHidden();
  expect(await storedToken(page)).not.toBe(before);

  await page.getByLabel("Company name").fill("Halden and Voss");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Zip code").fill("01067");
  await saveChanges(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halden and Voss");
  await saveChanges(page, page.getByRole("button", { name: "Save details" }));

  await page.reload();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByLabel("Company name")).toHaveValue("Halden and Voss");
  await expect(page.getByRole("textbox", { name: "About" })).toHaveValue("We bake.\nSince 1987.");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.getByLabel("Zip code")).toHaveValue("01067");

  await page.getByRole("textbox", { name: "About" }).fill("");
  await saveChanges(page);
  await expect(page.getByText("There is still no about to show")).toBeVisible();
});

test("invalid values are reported beside their fields and not sent", async ({ page, customer }) => {
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Cart, empty" })).toBeVisible();
  const sent: string[] = [];
  page.on("request", (it) => it.method() === "PUT" && sent.push(it.url()));
  const name = page.getByLabel("Company name");
  for (const [typed, words] of [
    ["", "Name shouldn't be empty"],
    ["x".repeat(121), "Please use at most 120 characters"],
  ] as const) {
    await name.fill(typed);
    await saveButton(page).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(name).toHaveAttribute("aria-invalid", "true");
  }
  expect(sent).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.name);
});

test("a photo of eight megabytes is made smaller and becomes the logo", async ({
  page,
  customer,
}) => {
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(customer.email).first()).toBeVisible();
  // Making it smaller takes a browser on a slow machine longer than an expectation waits.
  const stored = page.waitForResponse((response) => response.url().endsWith("/api/media"));
  await uploadField(page).setInputFiles(await photoFile(90));
  expect((await stored).ok()).toBe(true);
  await expect(logoOf(page)).toHaveAttribute("src", /\/media\/[0-9a-f-]{36}\.webp$/);
});

/**
 * @requirement Profile and brand: "Updating logo" and "Please wait while your logo is being
 *   updated" for three seconds, without a button; then the picture changes
 */
test("a logo is updated with an alert of three seconds without a button", async ({
  page,
  customer,
}) => {
  await page.clock.install();
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(customer.email).first()).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await uploadField(page).setInputFiles(await logoFile());
  const notice = page.getByRole("alertdialog", { name: "Updating logo" });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(notice).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await expect(notice).toContainText("Please wait while your logo is being updated");
  await expect(notice.getByRole("button")).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect(notice).toBeVisible();
  await expect(logoOf(page)).toBeHidden();
  await page.clock.runFor(600);
  await expect(logoOf(page)).toHaveAttribute("src", /\/media\/[0-9a-f-]{36}\.webp$/);
  await page.clock.resume();
  await expect(notice).toBeHidden();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await saveChanges(page);
  await expect(page.getByRole("img", { name: `Logo of ${customer.name}` })).toBeVisible();
  const picture = await page.request.get((await logoOf(page).getAttribute("src")) ?? "");
  expect(picture.headers()).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
});

test.describe("when a request fails", () => {
  test.use({ expectedErrors: [/status of (4\d\d|503)|ERR_/] });

  /**
   * @requirement Profile and brand: "Error loading your image" when an upload fails, and the logo
   *   stays
   */
  test("a file that is not an image is refused and the logo stays", async ({ page, customer }) => {
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(customer.email).first()).toBeVisible();
    const fake = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<h1>Hi</h1>") };
    await uploadField(page).setInputFiles(fake);
    const notice = page.getByRole("alertdialog", { name: "Error loading your image" });
    await expect(notice).toContainText("This file is not a picture that can be used.");
    await notice.getByRole("button", { name: "OK" }).click();
    await expect(logoOf(page)).toBeHidden();
    await uploadLogo(page);
  });

  /**
   * @requirement Profile and brand: "Error loading your image" when an upload fails, and the logo
   *   stays
   */
  test("an aborted upload is reported", async ({ page, customer }) => {
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(customer.email).first()).toBeVisible();
    await page.route("/api/media", (route) => route.abort());
    await uploadField(page).setInputFiles(await logoFile());
    await expect(page.getByRole("alertdialog", { name: "Error loading your image" })).toContainText(
      "The shop cannot be reached. Check your connection and try again.",
    );
  });

  /**
   * @requirement Profile and brand: "Your profile data has been updated" shows at once and gives
   *   way to Error if the shop refuses
   */
  test("a refused change replaces the success message, and the form keeps its values", {
    tag: "@alike",
  }, async ({ page, customer }) => {
    await page.goto("/profile");
    await expect(page.getByRole("main").getByText(customer.email).first()).toBeVisible();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/user\/[^/]+%40/, async (route) => {
      if (route.request().method() !== "PUT") return route.continue();
      await asked;
      await route.fulfill({ status: 503, json: { error: "The shop is busy for a moment." } });
    });
    await page.getByRole("textbox", { name: "About" }).fill("We bake.");
    await saveButton(page).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(saved);
    answer();
    await expect(dialog).toContainText("Error");
    await expect(dialog).toContainText("The shop is busy for a moment.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("textbox", { name: "About" })).toHaveValue("We bake.");
    await expect(page.getByText("There is still no about to show")).toBeVisible();
  });
});

/**
 * @requirement Profile and brand: A brand (name, logo, palette) is the account's, for guests the
 *   device's, and previews show it
 */
test("previews in new tabs show the account's logo and name, not the guest's", {
  tag: "@alike",
}, async ({ page, context, customer }) => {
  const guest = { name: "A Guest", logo: "" };
  await page.evaluate((it) => localStorage.setItem("brand", JSON.stringify(it)), guest);
  await page.goto("/profile");
  await uploadLogo(page);
  await saveChanges(page);
  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /Change the colors/ }).click(),
  ]);
  const name = preview.locator("[data-brand-name]").first();
  const logo = preview.locator("[data-brand-logo]").first();
  await expect(name).toHaveText(customer.name);
  await expect(logo).toHaveAttribute("src", /^\/media\/[0-9a-f-]{36}\.webp$/);
  expect(await logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(400);
  await toolbarOf(preview)
    .getByRole("button", { name: /brand$/i })
    .click();
  await expect(preview.getByRole("dialog", { name: "Your brand" })).toContainText(customer.name);
  await expect(preview.getByLabel("Company name")).toBeHidden();

  await page.evaluate(() => localStorage.removeItem("token"));
  await expect(name).toHaveText("A Guest");
  await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
});

/**
 * @requirement Palette and previews: Choices are kept on the device and followed by other previews;
 *   signed in they are kept in the profile
 */
test("colors follow the account to another device", async ({ page, browser, customer }) => {
  await page.goto("/preview/sonic");
  const put = page.waitForResponse((it) => it.request().method() === "PUT");
  await choose(page, /^Primary background/, "Dark purple");
  expect((await put).status()).toBe(200);

  const device = await browser.newContext();
  const there = await device.newPage();
  await signIn(there, customer);
  await there.goto("/profile");
  await expect(there.getByText("Dark purple")).toBeVisible();
  await expect.poll(() => storedUnder(there, "palette")).toContain("bg-purple-900");
  await there.goto("/preview/trend");
  await expect.poll(() => colorOf(there, "--primary")).toBe("#581c87");
  const reset = there.waitForResponse((it) => it.request().method() === "PUT");
  await toolbarOf(there).getByRole("button", { name: "Reset" }).click();
  expect((await reset).status()).toBe(200);
  await device.close();

  await page.goto("/about");
  await page.evaluate(() => localStorage.clear());
  const other = newCustomer("Somebody Else");
  await registerCustomer(page.request, other);
  await signIn(page, other);
  await page.goto("/profile");
  await expect(page.getByText("Template’s own")).toHaveCount(4);
  await expect.poll(() => storedUnder(page, "palette")).toBeNull();
});

/**
 * @requirement Palette and previews: A preview can be shared: colors and name travel in the link,
 *   checked, the logo only by its id
 */
test("a shared link shows a customer's logo to others and in its sharing image", {
  tag: "@alike",
}, async ({ page, browser, customer }) => {
  await page.goto("/profile");
  await uploadLogo(page);
  await saveChanges(page);
  await page.goto("/preview/prestige");
  await toolbarOf(page).getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("your company’s name and your logo")).toBeVisible();
  const link = await page.getByLabel("Link").inputValue();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  expect((await stranger.goto(link))?.status()).toBe(200);
  await expect(stranger.locator("[data-brand-name]").first()).toHaveText(customer.name);
  const logo = stranger.locator("[data-brand-logo]").first();
  await expect(logo).toHaveAttribute("src", /^\/media\//);
  expect(await logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(400);
  const picture = await stranger.locator('meta[property="og:image"]').getAttribute("content");
  const drawn = await page.request.get(picture ?? "");
  expect(drawn.headers()["content-type"]).toBe("image/png");

  const unknown = link.replace(/\.[\w-]{22}$/, `.${"A".repeat(22)}`);
  expect((await stranger.goto(unknown))?.status()).toBe(200);
  await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
  await context.close();
});
