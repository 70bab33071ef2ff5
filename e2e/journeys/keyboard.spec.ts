import { cartLink } from "../fixtures/cart";
import { buy, company, fillCart } from "../fixtures/checkout";
import { accountButton, expect, newCustomer, registerCustomer, test } from "../fixtures/customer";
import { expectFocusTrapped, tabAndPress, tabAndType, tabTo } from "../fixtures/keyboard";
import { openHydrated } from "../fixtures/page";

// Phones have no Tab key.

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * @requirement SEO and accessibility: The keyboard alone is enough; dialogs keep the focus and give
 *   it back
 */
test("from the skip link to a preset, into the cart, through the login, and paid", async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const customer = newCustomer();
  await registerCustomer(request, customer);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/shop");
  await tabAndPress(page, page.getByRole("link", { name: "Skip to content" }));
  await expect(page.getByRole("main")).toBeFocused();
  const first = page.getByRole("article").first();
  await tabTo(page, first.getByRole("link"));
  await tabAndPress(page, first.getByRole("button", { name: /^Add to Cart/ }));
  await expect(page.getByText(/was added to your cart$/)).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/was removed from your cart$/)).toBeAttached();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/detail\/\d+$/);
  await tabAndPress(page, button("Add to Cart"));
  await expect(button("Remove from Cart")).toBeFocused();

  await cartLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cart");
  await tabTo(page, page.getByRole("radio", { name: /^Without deployment/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^With deployment/ })).toBeChecked();
  await tabAndPress(page, button("Continue to Payment"));
  await expect(page.getByRole("alertdialog", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Login" })).toBeFocused();
  await page.keyboard.press("Enter");

  await tabAndType(page, page.getByLabel("Email"), customer.email);
  await tabAndType(page, page.getByLabel("Password", { exact: true }), customer.password);
  await tabAndPress(page, button("Login"));
  await expect(page).toHaveURL("/pay");

  await tabAndPress(page, button("Pay"));
  const dialog = page.getByRole("dialog", { name: "Your data" });
  for (const [label, value] of Object.entries(company)) {
    await tabAndType(page, dialog.getByLabel(label), value);
  }
  await tabAndType(page, dialog.getByLabel("Country"), "Germany");
  await tabTo(page, dialog.getByLabel("I buy for a business"));
  await page.keyboard.press("Space");
  await tabAndPress(page, dialog.getByRole("button", { name: "Bank transfer" }));
  await expect(button("See your purchases")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toContainText("Pending");
});

test("a visitor registers", async ({ page }) => {
  const { name, email, password } = newCustomer();
  await page.goto("/register");
  await tabAndType(page, page.getByLabel("Name"), name);
  await tabAndType(page, page.getByLabel("Email"), email);
  await tabAndType(page, page.getByLabel("Password", { exact: true }), password);
  await tabAndType(page, page.getByLabel("Confirm password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("User created successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

test("a customer reviews what was bought", async ({ page, customer }) => {
  const [preset] = await buy(page, customer);
  await page.goto("/purchases");
  await tabAndPress(page, page.getByRole("button", { name: `Add a review of ${preset?.name}` }));
  const dialog = page.getByRole("dialog", { name: "Leave your review" });
  await tabTo(page, dialog.getByRole("radio", { name: "5 stars" }));
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await tabAndType(page, dialog.getByLabel("Leave a brief review"), "Calm and clear");
  await tabAndPress(page, dialog.getByRole("button", { name: "Submit Review" }));
  await expect(page.getByRole("alertdialog", { name: "Thanks for your feedback" })).toBeVisible();
  await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("a customer can cancel logging out", async ({ page, customer }) => {
  await page.goto("/shop");
  await accountButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#user-menu")).toContainText(customer.email);
  for (const name of ["Profile", "Purchases"]) await tabTo(page, page.getByRole("link", { name }));
  await tabAndPress(page, page.getByRole("button", { name: "Log Out" }));
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question.getByRole("button", { name: "Yes, log out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

/**
 * @requirement SEO and accessibility: The keyboard alone is enough; dialogs keep the focus and give
 *   it back
 */
test("every dialog takes, traps and returns the focus", async ({ page, customer }) => {
  test.setTimeout(60_000);
  const opens = (opener: string | RegExp, title: string | RegExp) =>
    test.step(`${opener}`, async () => {
      const dialog = page.getByRole("dialog", { name: title });
      await expectFocusTrapped(page, page.getByRole("button", { name: opener }).first(), dialog);
    });
  await buy(page, customer);
  await page.goto("/purchases");
  await opens(/^Add a review of/, "Leave your review");
  await opens(/^Download/, /^Download/);
  await fillCart(page, customer, 3);
  await page.goto("/pay");
  await opens("Pay", "Your data");
  await page.goto("/about");
  await opens("Talk to us", "Talk to us");
});

/**
 * @requirement SEO and accessibility: The keyboard alone is enough; dialogs keep the focus and give
 *   it back
 */
test("a menu returns the focus", async ({ page }) => {
  await openHydrated(page, "/shop");
  for (const name of ["Order By", "Account"]) {
    const opener = page.getByRole("button", { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":popover-open")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator(":popover-open :focus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  }
});
