import type { Page } from "@playwright/test";
import { addToCart, cali, expectCartCount, namesInCart } from "../fixtures/cart";
import { company, fillCart, fillCompany } from "../fixtures/checkout";
import { expect, newCustomer, test } from "../fixtures/customer";
import { slugOf } from "../fixtures/download";
import { toolbarOf } from "../fixtures/preview";

/** The page before stays in the document, hidden. */
const fieldOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

/**
 * @requirement Registration: The way to the payment is kept: the login after it is prefilled with the
 *   address and the new password, and one press leads to /pay
 */
test("a new customer gets from the cart to PayPal in five screens and thirteen fields", async ({
  page,
}) => {
  const customer = newCustomer();
  await page.setViewportSize({ width: 390, height: 740 });
  let fields = 0;
  const fill = async (label: string, text: string) => {
    fields += 1;
    await fieldOf(page, label).fill(text);
  };
  await addToCart(page, cali.id);
  const screens: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname);
  });

  await page.goto("/cart");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page
    .getByRole("alertdialog", { name: "Login" })
    .getByRole("button", { name: "Login" })
    .click();
  const main = page.getByRole("main");
  const toRegister = main.getByRole("link", { name: "Register" });
  await expect(toRegister).toBeInViewport({ ratio: 1 });
  await toRegister.click();
  await expect(page).toHaveURL("/register?redirect=%2Fpay");
  await fill("Name", customer.name);
  await fill("Email", customer.email);
  await fill("Password", customer.password);
  await fill("Confirm password", customer.password);
  await main.getByRole("button", { name: "Register" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).getByRole("button").click();
  await expect(page).toHaveURL("/login?redirect=%2Fpay");
  await expect(fieldOf(page, "Email")).toHaveValue(customer.email);
  await expect(fieldOf(page, "Password")).toHaveValue(customer.password);
  await main.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/pay");
  expect(screens).toEqual(["/cart", "/login", "/register", "/login", "/pay"]);
  await fillCompany(page);
  // The company's name is filled in already, and the country is chosen from a list.
  expect(fields + Object.keys(company).length + 1).toBeLessThanOrEqual(13);
});

test("the address typed at the login is there at the registration, and the password is not", async ({
  page,
}) => {
  await page.goto("/login?redirect=%2Fpay");
  await fieldOf(page, "Email").fill("ada@example.com");
  await fieldOf(page, "Password").fill("Swatch-2026");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Register" }).click();
  await expect(fieldOf(page, "Email")).toHaveValue("ada@example.com");
  await expect(fieldOf(page, "Password")).toHaveValue("");
  await main.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login?redirect=%2Fpay");
});

test("preview and editor offer the template with its price, and lead to a cart that offers it", async ({
  page,
}) => {
  await page.goto("/preview/cali");
  const offer = page.getByRole("link", { name: "Add to Cart, $70" });
  await expect(offer).toBeVisible();
  await expect(page.getByRole("link", { name: "Presetry" })).toHaveAttribute("href", "/");
  await toolbarOf(page).getByRole("link", { name: "Cart", exact: true }).click();
  const offered = page.getByRole("region", { name: "For your cart" });
  await offered.getByRole("button", { name: "Add to Cart" }).click();
  await expect(namesInCart(page)).toHaveText([cali.name]);
  await expect(offered).toBeHidden();
  await page.getByRole("button", { name: `Remove ${cali.name}` }).click();
  await expectCartCount(page, "empty");
  await page.goto("/preview/cali");
  const cartLink = `/cart/add/${cali.id}`;
  await expect(offer).toHaveAttribute("href", cartLink);
  await page.goto(cartLink);
  await expect(page.getByRole("button", { name: "Add it to my cart" })).toBeVisible();
  await expectCartCount(page, "empty");
  await page.goBack();
  // The visitor's own press adds without asking again.
  await offer.click();
  await expect(page).toHaveURL("/cart");
  await expect(namesInCart(page)).toHaveText([cali.name]);
  await page.getByRole("button", { name: `Remove ${cali.name}` }).click();
  await expectCartCount(page, "empty");

  await page.goto("/preview/cali/edit");
  const bar = page.getByRole("toolbar", { name: "Editor" });
  await expect(bar.getByRole("link", { name: "Cart", exact: true })).toHaveAttribute(
    "href",
    `/cart#preset-${cali.id}`,
  );
  await bar.getByRole("button", { name: "Add to Cart, $70" }).click();
  await expect(bar.getByRole("link", { name: "Go to cart" })).toBeVisible();
  await page.goto("/preview/cali");
  await expect(page.getByRole("link", { name: "Go to cart" })).toHaveAttribute("href", "/cart");
});

test("what a template shows of a business is its draft once it is paid for", async ({
  page,
  customer,
}) => {
  await page.goto("/robots.txt");
  await page.evaluate(() =>
    localStorage.setItem(
      "business",
      JSON.stringify({ trade: "bakery", language: "de", facts: { phone: "+43 316 1" } }),
    ),
  );
  const [preset] = await fillCart(page, customer);
  if (!preset) throw new Error("Nothing is on sale.");
  const draft = async () => {
    const response = await page.request.get(`/api/draft/${slugOf(preset)}`);
    return response.ok() ? (await response.json()).document : null;
  };
  expect(await draft()).toBe(null);
  await fillCompany(page);
  await expect.poll(draft).toMatchObject({ language: "de" });
  expect(JSON.stringify(await draft())).toContain("+43 316 1");
});
