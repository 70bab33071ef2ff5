import { expectAccessible } from "../fixtures/axe";
import { listOnSale, orderByTransfer } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openBackOffice } from "../fixtures/page";

/**
 * @requirement Back office: It opens with the figures, each of which leads to its rows
 * @requirement Back office: Visitors on the way to a payment are counted without cookies
 */
test("the way of a visitor to an unpaid transfer is in the figures, and leads to the order", async ({
  page,
  customer,
  browser,
}) => {
  test.slow();
  // As it comes, this browser says that nobody looks at it; an address in its name would say the same.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("Headless", "");
  const visitor = await browser.newContext({
    userAgent: `${userAgent} ${customer.email.replace(/\W/g, "")}`,
  });
  const visited = await visitor.newPage();
  const office = await browser.newContext();
  const desk = await office.newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin");
  await expect(desk.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
  const opened = desk.getByRole("row", { name: /^Opened a template/ }).getByRole("cell");
  const countOf = async () =>
    Number.parseInt((await opened.count()) > 0 ? await opened.innerText() : "0", 10);
  await expect(desk.getByText("Needs attention")).toBeVisible();
  const before = await countOf();

  // The page of a preset was fetched before it is opened, and is asked for no more.
  await visited.goto("/shop");
  const card = visited.locator("main a[href^='/detail/']").first();
  await card.hover();
  await card.click();
  await expect(visited).toHaveURL(/\/detail\//);
  const seen = async () => {
    await desk.reload();
    await expect(desk.getByText("Needs attention")).toBeVisible();
    return countOf();
  };
  // The other journeys' browsers count as nobody, but this journey runs on a phone as well.
  await expect.poll(seen, { timeout: 15_000 }).toBeGreaterThan(before);
  await visitor.close();

  await orderByTransfer(page, customer, await listOnSale(page.request, 1));
  await desk.reload();
  await expect(desk.getByText("Needs attention")).toBeVisible();
  await expect(desk.locator("[aria-busy=true]")).toHaveCount(0);
  await expectAccessible(desk, "main");
  await desk.getByRole("link", { name: /bank transfers? ha(s|ve) not arrived/ }).click();
  await expect(desk).toHaveURL(/status=pending&paymentMethod=bank_transfer/);
  await expect(desk.getByRole("button", { name: "Pending, Bank transfer" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(desk.getByRole("row").filter({ hasText: customer.email })).toBeVisible();
  await desk.getByRole("button", { name: "All", exact: true }).click();
  await expect(desk).toHaveURL(/\/admin\/orders$/);
  await desk.goBack();
  await expect(desk.getByRole("button", { name: "Pending, Bank transfer" })).toBeVisible();

  await openBackOffice(desk, "/admin/figures?days=7");
  const placed = desk.getByRole("link", { name: /^See them ?: Orders placed$/ });
  await placed.click();
  await expect(desk.getByRole("button", { name: /^Placed \d\d\/\d\d\/\d{4} to/ })).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: customer.email })).toBeVisible();
  await openBackOffice(desk, "/admin/figures?days=365");
  await desk.getByText("Show as a table").first().click();
  await expect(desk.getByRole("table", { name: "Revenue per day" })).toBeVisible();
  await expectAccessible(desk, "main");
  await office.close();
});
