import type { Page } from "@playwright/test";
import {
  accountButton,
  expect,
  newCustomer,
  openAccountMenu,
  registerCustomer,
  storedToken,
  test,
} from "../fixtures/customer";

const opener = (page: Page) => page.getByRole("button", { name: "Sign in with..." });
const status = (page: Page) => page.getByRole("main").getByRole("status");

async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await opener(page).click();
  const popup = await opened;
  await popup.getByRole("heading", { name: "Sign in" }).waitFor();
  return popup;
}

/** Fills the issuer's own page. */
async function signInAtIssuer(page: Page, email: string, isVerified = true) {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await page.getByLabel("Address is verified").setChecked(isVerified);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const expectSignedIn = async (page: Page, email: string) => {
  await expect(await openAccountMenu(page)).toContainText(email);
  await expect.poll(() => storedToken(page)).not.toBeNull();
};

/**
 * @requirement Identity provider: Sign in with... opens a popup of 400 by 600 and leads where the
 *   visitor was going
 */
test("a visitor signs in through the popup, and returns to the page they came from", async ({
  page,
}) => {
  const { email } = newCustomer();
  await page.goto("/login?redirect=/cart");
  const popup = await openPopup(page);
  expect(popup.viewportSize()).toEqual({ width: 400, height: 600 });
  await expect(status(page)).toHaveText("Please continue in the small window.");
  const closed = popup.waitForEvent("close");
  await signInAtIssuer(popup, email);
  await closed;
  await expect(page).toHaveURL("/cart");
  await expectSignedIn(page, email);
  await page.reload();
  await expectSignedIn(page, email);
});

/**
 * @requirement Identity provider: The popup times out after 60 seconds; closing or canceling it
 *   shows a message
 */
test("closing, canceling and an unverified address show a message, and can be retried", async ({
  page,
}) => {
  const { email } = newCustomer();
  await page.goto("/login");
  await (await openPopup(page)).close();
  await expect(status(page)).toHaveText("The small window was closed before you had logged in.");
  await expect(opener(page)).toBeEnabled();

  await signInAtIssuer(await openPopup(page), email, false);
  const error = page.getByRole("alertdialog", { name: "Error" });
  await expect(error).toContainText("has not verified your e-mail address");
  await expect.poll(() => storedToken(page)).toBeNull();
  await error.getByRole("button", { name: "OK" }).click();

  await (await openPopup(page)).getByRole("button", { name: "Cancel" }).click();
  await expect(error).toContainText("You cancelled the login.");
  await error.getByRole("button", { name: "OK" }).click();
  await expect(opener(page)).toBeFocused();
  await signInAtIssuer(await openPopup(page), email);
  await expect(page).toHaveURL("/");
  await expectSignedIn(page, email);
});

/**
 * @requirement Identity provider: The popup times out after 60 seconds; closing or canceling it
 *   shows a message
 */
test("after a minute the popup is closed with a message", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  const popup = await openPopup(page);
  const closed = popup.waitForEvent("close");
  await page.clock.fastForward(30_000);
  await expect(status(page)).toHaveText("Please continue in the small window.");
  await page.clock.fastForward(31_000);
  await closed;
  await expect(page.getByRole("alertdialog", { name: "Error" })).toContainText(
    "The login took too long. Please try again.",
  );
});

test.describe("where popups are blocked", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.assign(window, { open: () => null })),
  );

  /** @requirement Identity provider: With blocked popups the page itself redirects and returns */
  test("the page itself redirects and returns", async ({ page }) => {
    const { email } = newCustomer();
    await page.goto("/login?redirect=/cart");
    await opener(page).click();
    await signInAtIssuer(page, email);
    await expect(page).toHaveURL("/cart");
    await expectSignedIn(page, email);
  });

  test("a refusal is shown once on the login page", async ({ page }) => {
    await page.goto("/login?redirect=/cart");
    await opener(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    const error = page.getByRole("alertdialog", { name: "Error" });
    await expect(error).toContainText("You cancelled the login.");
    await expect(page).toHaveURL("/login?redirect=%2Fcart");
    await page.reload();
    await expect(opener(page)).toBeVisible();
    await expect(error).toBeHidden();
  });
});

test("a used ticket cannot be used again", async ({ page }) => {
  const { email } = newCustomer();
  const statuses: number[] = [];
  await page.route("**/api/user/login0", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const first = await route.fetch();
    const again = await route.fetch();
    statuses.push(first.status(), again.status());
    await route.fulfill({ response: first });
  });
  await page.goto("/login");
  await signInAtIssuer(await openPopup(page), email);
  await expectSignedIn(page, email);
  expect(statuses).toEqual([200, 401]);
});

test.describe("an email that somebody else registered", () => {
  test.use({ expectedErrors: [/401/] });

  /**
   * @requirement Identity provider: An unverified account with the same address is taken over by
   *   the verified owner; a verified one is linked
   */
  test("belongs only to its owner once they sign in", async ({ page, browser }) => {
    const squatter = newCustomer("Squatter");
    await registerCustomer(page.request, squatter);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto("/login");
    await elsewhere.getByLabel("Email").fill(squatter.email);
    await elsewhere.getByLabel("Password", { exact: true }).fill(squatter.password);
    await elsewhere.getByRole("button", { name: "Login", exact: true }).click();
    await expectSignedIn(elsewhere, squatter.email);

    await page.goto("/login");
    await signInAtIssuer(await openPopup(page), squatter.email);
    await expectSignedIn(page, squatter.email);

    await elsewhere.reload();
    await expect((await openAccountMenu(elsewhere)).getByRole("link")).toHaveText([
      "Login",
      "Register",
    ]);
    await elsewhere.goto("/login");
    await elsewhere.getByLabel("Email").fill(squatter.email);
    await elsewhere.getByLabel("Password", { exact: true }).fill(squatter.password);
    await elsewhere.getByRole("button", { name: "Login", exact: true }).click();
    await expect(elsewhere.getByRole("alertdialog", { name: "Error" })).toContainText(
      "The email or password is incorrect.",
    );
    await elsewhere.context().close();
    await expect(accountButton(page)).toBeVisible();
  });
});
