import {
  accountCart,
  addButton,
  addToCart,
  atlantic,
  cali,
  expectCartCount,
  namesInCart,
  putInAccount,
  removeButton,
  sonic,
} from "../fixtures/cart";
import { expect, test } from "../fixtures/customer";
import { storedUnder } from "../fixtures/preview";

/**
 * @requirement Cart: A customer's cart is kept by the shop; other tabs follow
 * @requirement Cart merge: Without a guest's cart the account's is loaded with all details
 */
test("a customer's cart is stored on the server and synchronized between tabs", async ({
  page,
  context,
  customer,
}) => {
  await putInAccount(page.request, customer.email, [atlantic.id]);
  const other = await context.newPage();
  await other.goto("/cart");
  await expect(namesInCart(other)).toHaveText(["Atlantic"]);

  await page.bringToFront();
  await addToCart(page, sonic.id);
  await expectCartCount(page, "2 templates");
  await expect(namesInCart(other)).toHaveText(["Atlantic", "Sonic"]);
  await expect.poll(() => storedUnder(page, "cart")).toBeNull();
  await expect
    .poll(() => accountCart(page.request, customer.email))
    .toEqual([atlantic.id, sonic.id]);

  await other.bringToFront();
  await other.getByRole("button", { name: "Remove Atlantic" }).click();
  await expect(namesInCart(other)).toHaveText(["Sonic"]);
  await expectCartCount(page, "1 template");
  await page.reload();
  await expectCartCount(page, "1 template");
  await expect(other.getByRole("link", { name: "Continue to Payment" })).toHaveAttribute(
    "href",
    "/pay",
  );
});

/** @requirement Cart: A double click adds once; clicks in a row end as they were meant */
test("quick clicks are applied in order and late responses are ignored", async ({
  page,
  customer,
}) => {
  await page.goto("/shop");
  await expectCartCount(page, "empty");
  let calls = 0;
  await page.route("**/api/shop/order*", async (route) => {
    const isFirst = route.request().method() === "GET" && calls++ === 0;
    const response = await route.fetch();
    // The first response after a change arrives last.
    if (isFirst) await page.getByRole("button", { name: "Remove from Cart: Cosmo" }).waitFor();
    await route.fulfill({ response });
  });
  for (const name of ["Atlantic", "Cali", "Corporate", "Cosmo"]) {
    await page.getByRole("button", { name: `Add to Cart: ${name}` }).click();
    await expect(page.getByRole("button", { name: `Remove from Cart: ${name}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Remove from Cart: Cali" }).click();
  await expectCartCount(page, "3 templates");
  await expect.poll(() => accountCart(page.request, customer.email)).toEqual([2, 3, 6]);
  await expectCartCount(page, "3 templates");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 503/] });

  const refuse = { status: 503, json: { isSuccess: false, error: "The shop is busy." } };

  /** @requirement Cart: A customer's preset leaves the cart only when the shop says so; a refusal is shown (Error) */
  test("a failed addition is undone and the reason is shown", async ({ page, customer }) => {
    await putInAccount(page.request, customer.email, [atlantic.id]);
    await page.goto(`/detail/${sonic.id}`);
    await expectCartCount(page, "1 template");
    await page.route("**/api/shop/order", (route) => route.fulfill(refuse));
    await addButton(page).click();
    const dialog = page.getByRole("alertdialog", { name: "Error" });
    await expect(dialog).toContainText("The shop is busy.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(addButton(page)).toBeVisible();
    await expectCartCount(page, "1 template");
  });

  /** @requirement Cart: A customer's preset leaves the cart only when the shop says so; a refusal is shown (Error) */
  test("a preset whose removal failed stays in its position", async ({ page, customer }) => {
    await putInAccount(page.request, customer.email, [atlantic.id, sonic.id, cali.id]);
    await page.goto("/cart");
    await expect(namesInCart(page)).toHaveText(["Atlantic", "Sonic", "Cali"]);
    await page.route("**/api/shop/order?*", (route) =>
      route.request().method() === "DELETE" ? route.fulfill(refuse) : route.fallback(),
    );
    await page.getByRole("button", { name: "Remove Sonic" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Error" });
    await expect(dialog).toContainText("The shop is busy.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(namesInCart(page)).toHaveText(["Atlantic", "Sonic", "Cali"]);
  });

  test("a cart that failed to load can be loaded again", async ({ page, customer }) => {
    await putInAccount(page.request, customer.email, [sonic.id]);
    await page.route("**/api/shop/order?*", (route) => route.abort());
    await page.goto("/cart");
    await expect(
      page.getByRole("heading", { name: "Your cart could not be loaded" }),
    ).toBeVisible();
    await page.unroute("**/api/shop/order?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(namesInCart(page)).toHaveText(["Sonic"]);
  });
});

test("no cart is shown before it is loaded", async ({ page, customer }) => {
  await putInAccount(page.request, customer.email, [sonic.id]);
  await page.route("**/api/shop/order?*", async (route) => {
    const response = await route.fetch();
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
    await expect(addButton(page)).toBeHidden();
    await expect(removeButton(page)).toBeHidden();
    await route.fulfill({ response });
  });
  await page.goto(`/detail/${sonic.id}`);
  await expect(removeButton(page)).toBeVisible();
});
