import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { confirmAddress, expect, test } from "../fixtures/customer";
import { siteAddress } from "../fixtures/domains";
import { emailsTo } from "../fixtures/mailbox";
import { send } from "../fixtures/written-sites";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * @requirement Sites: A cart's button sends the order to the owner of the site
 * @requirement Messages: What a reader of a site sends is stored, then emailed to its owner alone
 */
test("an order from a published site is thanked for, and is in the owner's inbox and mail", async ({
  page,
  customer,
  browser,
}) => {
  test.setTimeout(90_000);
  await confirmAddress(page, customer);
  await buy(page, customer, { name: "Cali", hasDeployment: true });
  await page.goto("/purchases");
  await page.getByRole("link", { name: "Your site of Cali" }).click();
  await expect(page.getByText("Search engines do not list your site yet")).toBeVisible({
    timeout: 60_000,
  });
  const owned = page.url();
  const address = await siteAddress(page);

  const visitor = await browser.newContext();
  const site = await visitor.newPage();
  const errors: string[] = [];
  site.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await site.clock.install();
  await site.goto(address);
  await site.getByLabel("Put Blender in the cart").check();
  await site.getByLabel("Put Toaster in the cart").check();
  await site.getByRole("button", { name: "Finish and Pay" }).click();
  await site.getByLabel("Quantity: Toaster").fill("2");
  await expect(site.locator("[data-order-sum]:visible").last()).toHaveText("$215");
  // What is sent within three seconds looks like a program's.
  await site.clock.fastForward(3_000);
  await send(site.locator("form[data-order-some]"), "Send the order");
  await expect(site.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(site.getByText("Your order has arrived.")).toBeVisible();
  expect(new URL(site.url()).origin).toBe(new URL(address).origin);
  expect(new URL(site.url()).pathname).toMatch(/^\/api\/site-form\/\w+\/thanks$/);
  await expect(site.locator(".t-cali")).toBeVisible();
  await expectAccessible(site, "main");
  expect(errors).toEqual([]);
  await visitor.close();

  await page.goto(`${owned}/messages`);
  const list = page.getByRole("list", { name: "Messages, the newest first" });
  await list.getByRole("button", { name: /Ann Lee.*Order/ }).click();
  await expect(list.getByText("Ring twice.").last()).toBeVisible();
  const order = list.getByRole("table", { name: "Order" });
  await expect(order.getByRole("row")).toHaveText([
    /1 × Blender\s*\$55\.00/,
    /2 × Toaster\s*\$160\.00/,
    /Total\s*\$215\.00/,
  ]);
  await expectAccessible(page, "main");

  const mails = async () =>
    (await emailsTo(page.request, customer.email)).filter(({ replyTo }) =>
      replyTo.includes("ann@example.com"),
    );
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.subject).toBe("An order from Ann Lee");
  expect(mail?.text).toMatch(/1 × Blender\s+\$55\.00[\s\S]+2 × Toaster\s+\$160\.00/);
  expect(mail?.text).toMatch(/Total\s+\$215\.00/);
  await page.reload();
  await list.getByRole("button", { name: /Ann Lee/ }).click();
  await expect(list.getByText("E-mailed to you.")).toBeVisible();
});
