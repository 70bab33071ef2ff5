import type { Page } from "@playwright/test";
import {
  accountCart,
  addToCart,
  atlantic,
  cali,
  expectCartCount,
  namesInCart,
  putInAccount,
  sonic,
} from "../fixtures/cart";
import {
  type Customer,
  expect,
  newCustomer,
  registerCustomer,
  signIn,
  test,
} from "../fixtures/customer";
import { storedUnder } from "../fixtures/preview";

const merged = "Your cart has been updated and merged with your account's items";

const alert = (page: Page) => page.getByRole("alertdialog", { name: "Login" });

// Clearing the cookies leaves the last requests of the page without a session.
test.use({ expectedErrors: [/status of 401/] });

/** An account whose cart was filled on another device. */
async function accountWith(page: Page, ids: number[]): Promise<Customer> {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  if (ids.length > 0) {
    await signIn(page, customer);
    await putInAccount(page.request, customer.email, ids);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
  return customer;
}

async function openCartSignedIn(page: Page, customer: Customer) {
  await signIn(page, customer);
  await page.goto("/cart");
}

/**
 * @requirement Cart merge: A guest's cart joins the account's; the device forgets it once the shop
 *   has taken it
 * @requirement Cart merge: "Your cart has been updated and merged with your account's items"
 *   (Login) when the account held more
 */
test("a guest's cart joins the account's, with an alert on one tab and the result on both", async ({
  page,
  context,
}) => {
  const customer = await accountWith(page, [cali.id, sonic.id]);
  await addToCart(page, sonic.id);
  await addToCart(page, atlantic.id);
  const other = await context.newPage();
  await other.goto("/shop");
  await expectCartCount(other, "2 templates");

  await page.bringToFront();
  await page.goto("/login?redirect=%2Fcart");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(alert(page)).toContainText(merged);
  await expect(page).toHaveURL("/cart");
  await alert(page).getByRole("button", { name: "OK" }).click();
  await expect(namesInCart(page)).toHaveText(["Cali", "Sonic", "Atlantic"]);
  await expectCartCount(other, "3 templates");
  await expect(alert(other)).toBeHidden();
  await expect.poll(() => storedUnder(page, "cart")).toBeNull();
  await expect
    .poll(() => accountCart(page.request, customer.email))
    .toEqual([cali.id, sonic.id, atlantic.id]);
});

/**
 * @requirement Cart merge: "Your cart has been updated and merged with your account's items"
 *   (Login) when the account held more
 */
test("a merge that changes nothing shows no alert", async ({ page }) => {
  const customer = await accountWith(page, []);
  await addToCart(page, sonic.id);
  await openCartSignedIn(page, customer);
  await expect(namesInCart(page)).toHaveText(["Sonic"]);
  await expect(page.getByRole("link", { name: "Continue to Payment" })).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await expect.poll(() => accountCart(page.request, customer.email)).toEqual([sonic.id]);
});

const unknownPreset = {
  id: 2_000_000,
  name: "Yesterday",
  priceCents: 500,
  color: "red",
  type: "shop",
  category: "basic",
  image: "",
  rating: 0,
};

/**
 * @requirement Cart merge: What was bought or is no longer sold is left out, and the alert names it
 */
test("presets that cannot be merged are left out and named", async ({ page }) => {
  const customer = await accountWith(page, []);
  await addToCart(page, sonic.id);
  await page.evaluate((preset) => {
    const cart = JSON.parse(localStorage.getItem("cart") ?? "[]");
    localStorage.setItem("cart", JSON.stringify([...cart, preset]));
  }, unknownPreset);
  await openCartSignedIn(page, customer);
  await expect(alert(page)).toContainText(`${merged}. Left out: Yesterday`);
  await expect.poll(() => accountCart(page.request, customer.email)).toEqual([sonic.id]);
});

test.describe("a merge that fails", () => {
  test.use({ expectedErrors: [/status of (401|404|503)/] });

  /**
   * @requirement Cart merge: A merge that fails loses nothing and is tried again; two tabs merge
   *   once
   */
  test("loses nothing, shows the reason and is retried", async ({ page }) => {
    const customer = await accountWith(page, [cali.id]);
    await addToCart(page, sonic.id);
    const cart = await storedUnder(page, "cart");
    await page.route("**/api/shop/order", (route) =>
      route.fulfill({ status: 503, json: { error: "The shop is busy." } }),
    );
    await openCartSignedIn(page, customer);
    const dialog = page.getByRole("alertdialog", { name: "Error" });
    await expect(dialog).toContainText("The shop is busy.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(namesInCart(page)).toHaveText(["Cali"]);
    await expect.poll(() => storedUnder(page, "cart")).toBe(cart);

    await page.unroute("**/api/shop/order");
    await page.reload();
    await expect(alert(page)).toContainText(merged);
    await alert(page).getByRole("button", { name: "OK" }).click();
    await expect(namesInCart(page)).toHaveText(["Cali", "Sonic"]);
    await expect.poll(() => storedUnder(page, "cart")).toBeNull();
  });
});

/**
 * @requirement Cart merge: A merge that fails loses nothing and is tried again; two tabs merge once
 */
test("two tabs that sign in at once merge once", async ({ page, context }) => {
  const customer = await accountWith(page, [cali.id]);
  await addToCart(page, sonic.id);
  const other = await context.newPage();
  const merges: string[] = [];
  context.on("request", (request) => {
    const isMerge = request.method() === "POST" && request.url().endsWith("/api/shop/order");
    if (isMerge) merges.push(request.url());
  });
  await signIn(page, customer);
  await Promise.all([page.goto("/shop"), other.goto("/shop")]);
  await expectCartCount(page, "2 templates");
  await expectCartCount(other, "2 templates");
  expect(merges).toHaveLength(1);
});
