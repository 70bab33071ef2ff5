import { expectAccessible } from "../fixtures/axe";
import { expectCartCount, namesInCart } from "../fixtures/cart";
import { confirmAddress, expect, test } from "../fixtures/customer";
import { connectAgent } from "../support/agent";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Found {
  id: number;
  name: string;
  template: string;
}

/**
 * @requirement Agents: An agent finds, reads and dresses a preset without an account, and hands over a link
 * @requirement Agents: A cart link shows what it would add, and adds it only when a person presses the button
 */
test("an agent dresses a preset; a person opens the link, edits a copy and takes the cart link", async ({
  page,
  baseURL,
}) => {
  const { client, use } = await connectAgent(`${baseURL}/api/mcp`);
  const { data: found } = await use("search_presets", { query: "white shop" });
  const presets = found.presets as Found[];
  const { data: content } = await use("get_template_content", { template: "silent" });
  expect(content.schema).toHaveProperty("properties");
  const { data } = await use("make_try_on", {
    template: "silent",
    company: "Halden Huus",
    colors: { primary: "Red 700" },
    words: { "opening.title": "Rooms that listen: “été” & <3" },
  });
  const { data: cart } = await use("make_cart_link", {
    ids: presets.slice(0, 2).map(({ id }) => id),
  });
  await client.close();

  await page.goto(String(data.url));
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Rooms that listen: “été” & <3");
  await expect(page.getByText("Halden Huus").first()).toBeVisible();
  await page.getByRole("link", { name: "Edit a copy" }).click();
  await expect(page).toHaveURL(/\/preview\/silent\/edit/);

  await page.goto(String(cart.url));
  await expect(page.getByRole("article")).toHaveCount(2);
  await expectCartCount(page, "empty");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add all 2 to my cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(namesInCart(page)).toHaveText(presets.slice(0, 2).map(({ name }) => name));
  await expectCartCount(page, "2 templates");
});

test("a cart link that is pressed twice adds once, and says what is not sold any more", async ({
  page,
}) => {
  for (const time of ["once", "again"]) {
    await page.goto("/cart/add/2,999999");
    await expect(page.getByText("One more template of this link is not for sale")).toBeVisible();
    await page.getByRole("button", { name: "Add it to my cart" }).click();
    if (time === "again") {
      const warning = page.getByRole("alertdialog", { name: "Warning" });
      await expect(warning).toContainText("This preset is allready on cart");
      await warning.getByRole("button", { name: "OK" }).click();
    }
    await expect(page).toHaveURL("/cart");
    await expectCartCount(page, "1 template");
  }
  for (const path of ["/cart/add/999999", "/cart/add/2;9", "/cart/add/%3Cscript%3E"]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { name: "Nothing in this link is for sale" }),
    ).toBeVisible();
  }
});

/** @requirement Agents: With a token made in the profile, a program reads its customer's own orders and sites */
test("a customer gives a program a token in the profile, and takes it back", async ({
  page,
  customer,
  baseURL,
}) => {
  await confirmAddress(page, customer);
  await page.goto("/profile/security");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.name);
  const programs = page.getByRole("region", { name: "Access for programs" });
  await expect(programs).toContainText("No program has access.");
  await programs.getByRole("button", { name: "Create a token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create it" }).click();
  await expect(dialog.getByText("A token needs a name")).toBeVisible();
  await expect(dialog.getByText("Please choose what the token may do")).toBeVisible();
  await dialog.getByLabel("Name").fill("My assistant");
  await dialog.getByLabel("Your orders").check();
  await dialog.getByLabel("Your password", { exact: true }).fill(customer.password);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Create it" }).click();
  await expect(dialog.getByRole("heading", { name: "Your token" })).toBeVisible();
  const token = (await dialog.locator("code").first().textContent()) ?? "";
  expect(token).toMatch(/^presetry_[\w-]{43}$/);
  await dialog.getByRole("button", { name: "I have saved it" }).click();

  const headers = { authorization: `Bearer ${token}` };
  const { client, use } = await connectAgent(`${baseURL}/api/mcp`, { headers });
  expect((await use("list_orders")).data.orders).toEqual([]);
  expect((await use("list_sites")).text).toContain("own-sites:read");

  await page.reload();
  await expect(programs).toContainText("Reads your orders, last used");
  await programs.getByRole("button", { name: "Revoke the token My assistant" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(programs).toContainText("Revoked");
  await expect(use("list_orders")).rejects.toThrow(/revoked/);
  await client.close();
});
