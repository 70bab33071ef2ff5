import { expectAccessible } from "../fixtures/axe";
import { expectCartCount } from "../fixtures/cart";
import { buy, invoicesOf, leaveUnpaid, listOnSale, orderByTransfer } from "../fixtures/checkout";
import { expect, test } from "../fixtures/customer";

/** @requirement Purchases: Without purchases there is a way to the shop */
test("a customer without purchases gets a link to the shop", { tag: "@alike" }, async ({
  page,
  customer,
}) => {
  expect(customer.email).toContain("@");
  await page.goto("/purchases");
  await expect(page.getByRole("heading", { name: "Nothing bought yet" })).toBeVisible();
  await page.getByRole("link", { name: "Browse all templates" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

/**
 * @requirement Purchases: The columns Purchase N°, Date, Status, Name, Price, Color, Type, Category
 *   and Review; what belongs to an invoice spans its rows
 * @requirement Purchases: The date is long weekday, short month, day and year in US English
 * @requirement Reviews: Leave your review: 1 to 5 stars, 5 to begin with, a text with a counter "n
 *   / 200", Submit Review; an empty text is not sent
 * @requirement Reviews: A check takes the place of Add a review at once; a pending row says After
 *   payment
 * @requirement Reviews: "Thanks for your feedback", readable on the way home
 */
test("a purchase is listed with its day, reviewed once, and the review is on the detail page", async ({
  page,
  customer,
}) => {
  const bought = await buy(page, customer, { count: 2 });
  const [preset] = bought;
  await page.goto("/purchases");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Purchase N°",
    "Date",
    "Status",
    "Name",
    "Price",
    "Color",
    "Type",
    "Category",
    "Review",
  ]);
  const number = page.getByRole("table").locator("th[scope=rowgroup]");
  await expect(number).toHaveCount(1);
  // Below each template row is its delivery.
  await expect(number).toHaveAttribute("rowspan", String(bought.length * 2));
  await expect(page.getByRole("table")).toContainText("Completed");
  // In the reader's time zone: on a phone of these journeys it may be tomorrow.
  const day = await page.evaluate(() =>
    new Intl.DateTimeFormat("en-US", {
      weekday: "long",
      month: "short",
      day: "numeric",
      year: "numeric",
    }).format(new Date()),
  );
  await expect(page.getByRole("table")).toContainText(day);

  await page.getByRole("button", { name: `Add a review of ${preset?.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Leave your review" });
  await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
  await expect(dialog.getByRole("button", { name: "Submit Review" })).toBeDisabled();
  await dialog.getByRole("radio", { name: "5 stars" }).press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
  const words = `Calm and clear, ${customer.email}`;
  await dialog.getByLabel("Leave a brief review").fill(words);
  await expect(dialog.getByText(`${words.length} / 200`)).toBeVisible();
  await dialog.getByRole("button", { name: "Submit Review" }).click();

  const thanks = page.getByRole("alertdialog", { name: "Thanks for your feedback" });
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await thanks.getByRole("button").click();
  await page.goto(`/detail/${preset?.id}`);
  await expect(page.getByText(words)).toBeVisible();
  await page.goto("/purchases");
  await expect(page.getByText(`You reviewed ${preset?.name}`)).toBeAttached();
});

/** @requirement Purchases: An order that PayPal declined or the buyer cancelled is "Not paid", not Pending */
test("after PayPal declined it an order is not paid, and is paid again from the purchases", {
  tag: "@alike",
}, async ({ page, customer }) => {
  const [preset] = await leaveUnpaid(page, customer, "decline", { forBusiness: true });
  await page.goto("/purchases");
  const table = page.getByRole("table");
  await expect(table).toContainText("Not paid");
  await expect(table).not.toContainText("Pending");
  await expect(table).not.toContainText("After payment");
  await page.getByRole("button", { name: /^Pay again/ }).click();
  const alert = page.getByRole("alertdialog", { name: "PayPal" });
  await expect(alert).toContainText("Please, wait a few moments while we redirect you..!");
  await alert.getByRole("button", { name: "Go now" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Paid. Thank you!" })).toBeVisible();
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Completed");
  await expect(page.getByRole("table")).toContainText(preset?.name ?? "");
  await expect(page.getByText("Not paid")).toHaveCount(0);
  const [paid] = await invoicesOf(page, customer);
  expect(paid).toMatchObject({ status: "paid", forBusiness: true });
});

test.describe("when the price has changed meanwhile", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("paying again says so", { tag: "@alike" }, async ({ page, customer }) => {
    await leaveUnpaid(page, customer, "cancel");
    await page.goto("/purchases");
    await page.route("**/api/shop/pay_order", async (route) => {
      const order = route.request().postDataJSON();
      await route.continue({ postData: { ...order, totalAmount: order.totalAmount - 1 } });
    });
    await page.getByRole("button", { name: /^Pay again/ }).click();
    const alert = page.getByRole("alertdialog", { name: "Error" });
    await expect(alert).toContainText("Prices have changed. Please review your cart.");
    await alert.getByRole("button").click();
    await expect(page.getByRole("button", { name: /^Pay again/ })).toBeEnabled();
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/status of 503/] });

  /**
   * @requirement Reviews: The close icon resets and closes it
   * @requirement Reviews: "Something went wrong" otherwise, and it can be tried again
   */
  test("closing a review resets it, and a failed one is reported and can be retried", {
    tag: "@alike",
  }, async ({ page, customer }) => {
    const [preset] = await buy(page, customer);
    await page.goto("/purchases");
    await page.route("**/api/review", (route) =>
      route.fulfill({ status: 503, json: { error: "The shop is busy." } }),
    );
    const open = page.getByRole("button", { name: `Add a review of ${preset?.name}` });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Leave your review" });
    await dialog.getByLabel("Leave a brief review").fill("Half a thought");
    await dialog.getByRole("radio", { name: "2 stars" }).check({ force: true });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await expect(dialog.getByLabel("Leave a brief review")).toHaveValue("");
    await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
    await dialog.getByLabel("Leave a brief review").fill("Calm and clear");
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    const notice = page.getByRole("alertdialog", { name: "Something went wrong" });
    await expect(notice).toContainText("The shop is busy.");
    await notice.getByRole("button").click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeVisible();
    await expect(page).toHaveURL("/purchases");
  });
});

/**
 * @requirement Detail: What was bought says Bought, its card is gray, and there is no add button
 * @requirement Purchases: An invoice is a PDF with a number, given without gaps once it is paid
 */
test("bought presets are marked everywhere, and the invoice can be opened", {
  tag: "@alike",
}, async ({ page, customer }) => {
  const [preset] = await buy(page, customer, { name: "Sonic" });
  await page.goto(`/detail/${preset?.id}`);
  await expect(page.getByText("Bought", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart", exact: true })).toHaveCount(0);
  await expect(page.locator(".detail-card")).toHaveCSS("filter", "grayscale(1)");
  await page.goto("/for/workshops");
  const sample = page.locator(".preset-card").filter({ hasText: preset?.name ?? "" });
  await expect(sample).toHaveCSS("filter", "grayscale(1)");
  await expect(sample).toContainText("Bought");
  await page.goto("/shop/name-d");
  const card = page.getByRole("article").filter({ hasText: "Bought" });
  await expect(card).toContainText(preset?.name ?? "");
  await expect(card).toHaveCSS("filter", "grayscale(1)");
  await page.goto("/purchases");
  const invoice = page.getByRole("link", { name: /^Invoice/ });
  const response = await page.request.get((await invoice.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

/** @requirement Detail: What was bought says Bought, its card is gray, and there is no add button */
test("a bought best seller is marked on the home page", { tag: "@alike" }, async ({
  page,
  customer,
}) => {
  await page.goto("/");
  const best = page.locator("main .preset-card a[href^='/detail/']").first();
  const href = (await best.getAttribute("href")) ?? "";
  const onSale = await listOnSale(page.request, 100);
  const sold = onSale.find(({ id }) => href === `/detail/${id}`);
  await buy(page, customer, { name: sold?.name ?? "" });
  await page.goto("/");
  const card = page.locator("main .preset-card").filter({ has: page.locator(`a[href="${href}"]`) });
  await expect(card).toContainText("Bought");
  await expect(card).toHaveCSS("filter", "grayscale(1)");
});

/** @requirement Bank transfer: Its buyer can cancel it until it has arrived; an email takes back how to pay */
test("a transfer is cancelled after a question, and is named beside the table", async ({
  page,
  customer,
}) => {
  const reference = await orderByTransfer(page, customer, await listOnSale(page.request, 1));
  await page.goto("/purchases");
  const cancel = page.getByRole("button", { name: /^Cancel this order ?: order \d+$/ });
  await cancel.click();
  const question = page.getByRole("alertdialog", { name: /^Cancel your order \d+\?$/ });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("table")).toContainText("Pending");
  await cancel.click();
  await question.getByRole("button", { name: "Cancel the order" }).click();
  const closed = page.getByRole("region", { name: "Bank transfers that are no longer due" });
  await expect(closed).toContainText(
    new RegExp(
      `Your order \\d+ is cancelled\\. Please do not transfer \\$\\d+ with the reference ${reference} any more\\.`,
    ),
  );
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible(page, "main");
  await expectCartCount(page, "1 template");
});
