import { addToCart, cali, expectCartCount } from "../fixtures/cart";
import { buy, choosePayment, fillCompany, followToPayPal } from "../fixtures/checkout";
import { expect, newCustomer, registerCustomer, test } from "../fixtures/customer";
import { expectSaved, slotOf, write } from "../fixtures/editor";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

/**
 * @requirement Licenses: A bought preset is sold again only as a license for another site
 * @requirement Licenses: Each license has its own key, site and words
 */
test("a customer buys two further licenses from the purchases, and writes for one of them", async ({
  page,
  customer,
}) => {
  await buy(page, customer, { name: "Silent" });
  // The click comes before it is known who the visitor is.
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/user/validate", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto("/purchases");
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: /^License for another site/ });
  await add.click();
  await expect(add).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page).toHaveURL("/cart");
  const count = page.getByRole("combobox", { name: "Licenses of Silent, one for each site" });
  await expect(count).toHaveValue("1");
  await count.selectOption("2");
  await expect(page.getByRole("heading", { name: "1 template, 2 licenses" })).toBeVisible();
  await page.reload();
  await expect(count).toHaveValue("2");
  await page.getByRole("link", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText(
    "Silent, 2 licenses",
  );
  const dialog = await fillCompany(page);
  await dialog.getByRole("button", { name: "PayPal", exact: true }).click();
  await followToPayPal(page);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page).toHaveURL(/\/pay\/outcome\/paid/);

  await page.goto("/purchases");
  for (const name of ["Silent", "Silent, license 2", "Silent, license 3"]) {
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const keys = await main.locator("a[href^='/license/']").allInnerTexts();
  expect(new Set(keys).size).toBe(3);
  await expect(main.getByRole("button", { name: /^License for another site/ })).toHaveCount(1);

  await main.getByRole("link", { name: "Edit (Silent, license 2)" }).click();
  await expect(page).toHaveURL("/preview/silent/edit?license=2");
  await write(page, "opening.title", "The second site");
  await expectSaved(page);
  const titleOf = async (draft: string) => {
    const response = await page.request.get(`/api/draft/${draft}`);
    return response.ok() ? (await response.json()).document.content["opening.title"] : null;
  };
  expect(await titleOf("silent~2")).toBe("The second site");
  expect(await titleOf("silent")).toBeNull();
  await page.goto("/preview/silent/edit");
  await expect(slotOf(page, "opening.title")).not.toHaveText("The second site");
  await page.goto("/drafts");
  await expect(main.getByRole("heading", { name: "Silent, license 2" })).toBeVisible();

  await page.goto("/purchases");
  await main.getByRole("link", { name: "Your site of Silent, license 2" }).click();
  await expect(page.getByRole("heading", { name: "Your Silent, license 2 site" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Edit texts and pictures" })).toHaveAttribute(
    "href",
    "/preview/silent/edit?license=2",
  );
  await expect(main.getByRole("button", { name: /^License for another site/ })).toBeVisible();
});

/** @requirement Licenses: An agency buys ten licenses of one preset in one order */
test("a guest takes ten licenses along to the login, and orders them by bank transfer", async ({
  page,
}) => {
  await addToCart(page, cali.id);
  await page.goto("/cart");
  const count = page.getByRole("combobox", { name: "Licenses of Cali, one for each site" });
  await count.selectOption("10");
  await expect(page.getByText("10 licenses at $70")).toBeVisible();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$700");
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await page.goto("/login?redirect=%2Fcart");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/cart");
  await expect(count).toHaveValue("10");
  await expectCartCount(page, "1 template");
  await choosePayment(page, "Bank transfer");
  await page.getByRole("alertdialog", { name: "Thank you" }).getByRole("button").click();
  await expect(page).toHaveURL("/purchases");
  await expect(page.getByRole("link", { name: "Cali, license 10", exact: true })).toBeVisible();
});
