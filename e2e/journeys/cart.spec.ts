import type { Page } from "@playwright/test";
import {
  addButton,
  addToCart,
  atlantic,
  cali,
  cartLink,
  expectCartCount,
  namesInCart,
  openCartWith,
  removeButton,
  sonic,
} from "../fixtures/cart";
import { storedUnder } from "../fixtures/preview";
import { holdScripts, scripts } from "../fixtures/scripts";
import { expect, test } from "../fixtures/test";

const warning = "This preset is allready on cart";

/**
 * @requirement Routing and layout: The cart icon carries the number of presets in the cart
 * @requirement Detail: Add to Cart or Remove from Cart, by what is in the cart
 * @requirement Cart: A guest's cart is kept on the device under cart and outlives a reload; other
 *   tabs follow
 */
test("a guest fills a cart that outlives a reload, and other tabs follow", {
  tag: "@alike",
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/shop");
  await expectCartCount(other, "empty");

  await page.bringToFront();
  await addToCart(page, sonic.id);
  await expectCartCount(page, "1 template");
  await expectCartCount(other, "1 template");
  await page.reload();
  await expect(removeButton(page)).toBeVisible();

  await page.goto("/shop");
  await page.getByRole("button", { name: "Add to Cart: Atlantic" }).click();
  await expectCartCount(page, "2 templates");
  await other.bringToFront();
  await cartLink(other).click();
  await expect(namesInCart(other)).toHaveText(["Sonic", "Atlantic"]);

  await page.bringToFront();
  await page.getByRole("button", { name: "Remove from Cart: Atlantic" }).click();
  await expect(namesInCart(other)).toHaveText(["Sonic"]);
  await expectCartCount(page, "1 template");
});

test("a cart that is looked at is not written: another tab may be changing it", {
  tag: "@alike",
}, async ({ page }) => {
  await addToCart(page, sonic.id);
  await page.addInitScript(`
    window.cartWrites = 0;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "cart") window.cartWrites += 1;
      setItem.call(this, key, value);
    };
  `);
  const prices = page.waitForResponse(/\/api\/preset\?ids=/);
  await page.goto("/cart");
  await prices;
  await page.waitForLoadState("networkidle");
  await expect(namesInCart(page)).toHaveText(["Sonic"]);
  expect(await page.evaluate("window.cartWrites")).toBe(0);
});

/**
 * @requirement Cart: "This preset is allready on cart" (Warning) when it is there already, and
 *   nothing else happens
 * @requirement Cart: All presets of a page can be added at once
 */
test("adding a preset twice shows a warning and changes nothing", { tag: "@alike" }, async ({
  page,
}) => {
  await page.goto("/shop");
  const addAll = page.getByRole("button", { name: "Add all 4 to Cart" });
  await addAll.click();
  await expectCartCount(page, "4 templates");
  const before = await storedUnder(page, "cart");
  await addAll.click();
  const dialog = page.getByRole("alertdialog", { name: "Warning" });
  await expect(dialog).toContainText(warning);
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => storedUnder(page, "cart")).toBe(before);
});

/**
 * @requirement Cart: "This preset is allready on cart" (Warning) when it is there already, and
 *   nothing else happens
 */
test("a preset that another tab has added shows the warning", { tag: "@alike" }, async ({
  page,
}) => {
  await addToCart(page, sonic.id);
  const stored = (await storedUnder(page, "cart")) ?? "";
  await removeButton(page).click();
  await expect(addButton(page)).toBeVisible();
  // The storage event is not sent to the same tab.
  await page.evaluate((cart) => localStorage.setItem("cart", cart), stored);
  await addButton(page).click();
  await expect(page.getByRole("alertdialog", { name: "Warning" })).toContainText(warning);
});

/**
 * @requirement Cart: "This preset is allready on cart" (Warning) when it is there already, and
 *   nothing else happens
 */
test("the editor's offer of a preset that another tab has added shows the warning", {
  tag: "@alike",
}, async ({ page }) => {
  await addToCart(page, sonic.id);
  const stored = (await storedUnder(page, "cart")) ?? "";
  await removeButton(page).click();
  await expectCartCount(page, "empty");
  await page.goto("/preview/Sonic/edit");
  const add = page.getByRole("button", { name: /^Add to Cart, / });
  await expect(add).toBeVisible();
  await page.evaluate((cart) => localStorage.setItem("cart", cart), stored);
  await add.click();
  await expect(page.getByRole("alertdialog", { name: "Warning" })).toContainText(warning);
});

/** @requirement Cart: A double click adds once; clicks in a row end as they were meant */
test("a double click adds once, and so does a click that only counts as its second", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto(`/detail/${sonic.id}`);
  // Browsers count clicks at one place across pages.
  await addButton(page).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(removeButton(page)).toBeVisible();
  await expectCartCount(page, "1 template");

  await removeButton(page).click();
  await addButton(page).dblclick();
  await expect(removeButton(page)).toBeVisible();
  await expectCartCount(page, "1 template");
});

/**
 * @requirement Cart: List, deployment without or with, subtotal, and Continue to Payment
 * @requirement Cart: Deployment costs 15 a template plus 50, otherwise 0; it follows the cart and
 *   is remembered while the cart lives
 */
test("the totals follow the cart, with and without deployment", async ({ page }) => {
  await openCartWith(page, sonic.id, atlantic.id, cali.id);
  const figure = (label: RegExp) =>
    page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
  await expect(figure(/^Subtotal/)).toHaveText("$180");
  await expect(figure(/^Deployment/)).toHaveText("$0");
  await expect(figure(/^Total/)).toHaveText("$180");

  await page.getByRole("radio", { name: /^With deployment/ }).check();
  await expect(figure(/^Deployment/)).toHaveText("$95");
  await expect(figure(/^Total/)).toHaveText("$275");

  await page.getByRole("button", { name: "Remove Cali" }).click();
  await expect(namesInCart(page)).toHaveText(["Sonic", "Atlantic"]);
  await expect(page.getByRole("heading", { name: "2 templates" })).toBeFocused();
  await expect(figure(/^Deployment/)).toHaveText("$80");
  await expect(figure(/^Total/)).toHaveText("$190");

  await page.reload();
  await expect(page.getByRole("radio", { name: /^With deployment/ })).toBeChecked();
  await expect(figure(/^Total/)).toHaveText("$190");

  await page.getByRole("button", { name: "Remove Sonic" }).click();
  await page.getByRole("button", { name: "Remove Atlantic" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expectCartCount(page, "empty");
  await expect.poll(() => storedUnder(page, "deployment")).toBeNull();
});

/**
 * @requirement Cart: A guest who continues is told "You must login to continue" and led to the
 *   login, which leads on to the checkout
 */
test("a guest logs in before paying and returns to the checkout", async ({ page }) => {
  await openCartWith(page, sonic.id);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Login" });
  await expect(dialog).toContainText("You must login to continue");
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(page).toHaveURL("/cart");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fpay");
  await page.goBack();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await dialog.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/register?redirect=%2Fpay");
  await expect(dialog).toHaveCount(0);
});

const stored = (facts: object) => ({
  id: 10,
  name: "Old name",
  priceCents: 100,
  color: "blue",
  type: "shop",
  category: "basic",
  image: "",
  rating: 0,
  ...facts,
});

test("a stored preset is updated, and an unknown one is removed with a message", {
  tag: "@alike",
}, async ({ page }) => {
  await page.addInitScript(
    (cart) => localStorage.setItem("cart", cart),
    JSON.stringify([stored({ isAdmin: true }), stored({ id: 2_000_000, name: "Gone" })]),
  );
  await page.goto("/cart");
  await expect(namesInCart(page)).toHaveText(["Sonic"]);
  await expect(page.getByText("No longer sold and removed from your cart: Gone.")).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: /^Total/ })).toBeVisible();
  const storedCart = JSON.parse((await storedUnder(page, "cart")) ?? "[]");
  expect(storedCart).toMatchObject([{ id: 10, name: "Sonic", priceCents: 9_000 }]);
  expect(Object.keys(storedCart[0]).sort()).toEqual(Object.keys(stored({})).sort());
});

test.describe("when the server is unreachable", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  /** @requirement Cart: A failed action of a guest is said too, and the cart stays */
  test("a guest's cart stays and the reason is shown", { tag: "@alike" }, async ({ page }) => {
    await page.route("**/api/preset/*", (route) => route.abort());
    await page.goto(`/detail/${sonic.id}`);
    await addButton(page).click();
    const dialog = page.getByRole("alertdialog", { name: "Error" });
    await expect(dialog).toContainText("The shop cannot be reached.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(addButton(page)).toBeVisible();
    await expectCartCount(page, "empty");
  });
});

const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/** @requirement SEO and accessibility: No layout shift when client data arrives */
test("no layout shift when the cart is loaded", async ({ page }) => {
  await addToCart(page, sonic.id);
  for (const path of ["/shop", `/detail/${sonic.id}`, "/"]) {
    await page.goto(path);
    await expectCartCount(page, "1 template");
    expect(await layoutShiftOf(page), path).toBe(0);
  }
});

/** Opens a page whose scripts arrive after it was painted. */
async function openWithLateScripts(page: Page, path: string) {
  const arrive = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  arrive();
}

/** @requirement SEO and accessibility: No layout shift when client data arrives */
test("no layout shift on the cart page, empty or not", async ({ page }) => {
  await openWithLateScripts(page, "/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  expect(await layoutShiftOf(page)).toBe(0);
  await page.unrouteAll();
  await addToCart(page, sonic.id);
  await openWithLateScripts(page, "/cart");
  await expect(page.getByRole("link", { name: sonic.name }).first()).toBeVisible();
  expect(await layoutShiftOf(page)).toBe(0);
});

test.describe("while no script of the shop's arrives", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a guest without a cart reads so, and one with a cart what is missing", {
    tag: "@alike",
  }, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    const empty = page.getByRole("heading", { name: "Your cart is empty" });
    await page.goto("/cart");
    await expect(empty).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" })).toBeHidden();
    await page.unrouteAll();
    await addToCart(page, sonic.id);
    await page.route(scripts, (route) => route.abort());
    await page.goto("/cart");
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
    await expect(empty).toBeHidden();
    await expect(page.getByRole("heading", { name: "The cart needs JavaScript" })).toBeVisible();
    await expect(page.getByRole("status", { name: "Loading" })).toBeHidden();
  });
});
