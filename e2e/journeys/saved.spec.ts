import type { Page } from "@playwright/test";
import { cali, sonic } from "../fixtures/cart";
import {
  accountButton,
  logOut,
  newCustomer,
  openAccountMenu,
  registerCustomer,
  signIn,
} from "../fixtures/customer";
import { tabAndPress } from "../fixtures/keyboard";
import { expect, test } from "../fixtures/test";

const heart = (page: Page, name: string) =>
  page.getByRole("button", { name: `Save ${name}`, exact: true });
const isSaved = (is: boolean) => ["aria-pressed", String(is)] as const;
const list = (page: Page, name: string) => page.getByRole("region", { name });
const saved = (page: Page) =>
  list(page, "Saved templates").getByRole("article").getByRole("heading");
const seen = (page: Page) => list(page, "Recently viewed").getByRole("link");

/** @requirement Saved: A guest's hearts and last seen presets stay on the device */
test("a guest saves presets, and finds them with what was seen", async ({ page, context }) => {
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "Nothing is saved yet" })).toBeVisible();

  await page.goto("/shop/price-d");
  await heart(page, "Cali").click();
  await expect(heart(page, "Cali")).toHaveAttribute(...isSaved(true));
  const other = await context.newPage();
  await other.goto(`/detail/${sonic.id}`);
  const button = other.getByRole("button", { name: "Save", exact: true });
  await button.click();
  await expect(button).toHaveAttribute(...isSaved(true));
  await expect(heart(page, "Sonic")).toHaveAttribute(...isSaved(true));
  await other.goto(`/detail/${cali.id}`);
  await expect(button).toHaveAttribute(...isSaved(true));

  await page.reload();
  await expect(heart(page, "Cali")).toHaveAttribute(...isSaved(true));
  await (await openAccountMenu(page)).getByRole("link", { name: "Saved" }).click();
  await expect(saved(page)).toHaveText(["Sonic", "Cali"]);
  await expect(seen(page)).toHaveCount(2);
  await expect(seen(page).first()).toContainText("Cali");

  await heart(page, "Sonic").click();
  await expect(heart(page, "Sonic")).toHaveAttribute(...isSaved(false));
  await expect(heart(page, "Sonic")).toBeFocused();
  await page.getByRole("button", { name: "Clear this list" }).click();
  await expect(seen(page)).toHaveCount(0);
  await page.reload();
  await expect(saved(page)).toHaveText(["Cali"]);
});

/** @requirement Saved: A guest who only looked finds what they saw last from the shop */
test("a guest who saved nothing finds what they saw from the shop", async ({ page }) => {
  await page.goto(`/detail/${sonic.id}`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("seen")))
    .toMatch(new RegExp(`^${sonic.id}\\b`));
  await page.goto("/shop");
  await page.getByRole("link", { name: "Saved and recently viewed" }).click();
  await expect(page).toHaveURL("/saved");
  await expect(seen(page)).toHaveCount(1);
  await expect(seen(page)).toContainText("Sonic");
});

/** @requirement Saved: What a guest saved goes along into the account at login, in its order */
test("what a guest saved goes along into the account, and to other devices", async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await page.goto("/shop/price-d");
  await heart(page, "Cali").click();
  await expect(heart(page, "Cali")).toHaveAttribute(...isSaved(true));
  await signIn(page, customer);
  await page.goto("/shop/price-d");
  await expect(heart(page, "Cali")).toHaveAttribute(...isSaved(true));
  await heart(page, "Thunder").click();
  await expect(heart(page, "Thunder")).toHaveAttribute(...isSaved(true));
  await expect
    .poll(async () => (await (await page.request.get("/api/saved")).json()).saved.length)
    .toBe(2);

  const device = await (await browser.newContext()).newPage();
  await signIn(device, customer);
  await device.goto("/saved");
  await expect(saved(device)).toHaveText(["Thunder", "Cali"]);
  await device.goto("/shop/price-d");
  await expect(heart(device, "Cali")).toHaveAttribute(...isSaved(true));
  await heart(device, "Cali").click();
  await expect
    .poll(async () => (await (await page.request.get("/api/saved")).json()).saved.length)
    .toBe(1);
  await device.context().close();
  await page.goto("/saved");
  await expect(saved(page)).toHaveText(["Thunder"]);

  await page.goto("/shop/price-d");
  await logOut(page);
  await expect(heart(page, "Thunder")).toHaveAttribute(...isSaved(false));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("saved"))).toBeNull();
});

/** @requirement Saved: The keyboard alone saves */
test("the keyboard alone saves", async ({ page }) => {
  await page.goto("/shop/price-d");
  await expect(heart(page, "Sonic")).toBeVisible();
  await heart(page, "Sonic").focus();
  await page.keyboard.press("Enter");
  await expect(heart(page, "Sonic")).toHaveAttribute(...isSaved(true));
  await expect(heart(page, "Sonic")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(heart(page, "Sonic")).toHaveAttribute(...isSaved(false));
});

test("the keyboard alone opens what is saved, and gives it up", async ({ page }) => {
  await page.goto(`/detail/${sonic.id}`);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expect(save).toBeVisible();
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(save).toHaveAttribute(...isSaved(true));
  await accountButton(page).focus();
  await page.keyboard.press("Enter");
  await tabAndPress(page, page.locator("#user-menu").getByRole("link", { name: "Saved" }));
  await expect(page).toHaveURL("/saved");
  await expect(saved(page)).toHaveText(["Sonic"]);
  await tabAndPress(page, heart(page, "Sonic"));
  await expect(heart(page, "Sonic")).toHaveAttribute(...isSaved(false));
  await tabAndPress(page, page.getByRole("button", { name: "Clear this list" }));
  await expect(seen(page)).toHaveCount(0);
});

test.describe("without the server for a moment", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a heart that cannot be kept says so", async ({ page }) => {
    const customer = newCustomer();
    await registerCustomer(page.request, customer);
    await signIn(page, customer);
    await page.goto("/shop/price-d");
    await expect(heart(page, "Sonic")).toBeVisible();
    await page.route("**/api/saved", (route) => route.abort());
    await heart(page, "Sonic").click();
    await expect(page.getByRole("alertdialog", { name: "Error" })).toContainText(
      "cannot be reached",
    );
    await page.keyboard.press("Escape");
    await expect(heart(page, "Sonic")).toHaveAttribute(...isSaved(false));
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("/saved");
    await expect(page.getByRole("heading", { name: "Saving needs JavaScript" })).toBeVisible();
  });
});
