import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { logOut, newCustomer, registerCustomer, signIn } from "../fixtures/customer";
import { storedUnder } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";

const card = (page: Page) => page.getByRole("dialog", { name: "Your facts" });
const choice = (page: Page) => card(page).getByLabel("Business", { exact: true });
const use = (page: Page) => card(page).getByRole("button", { name: "Use these" }).click();

async function openCard(page: Page) {
  await page.goto("/");
  await page
    .getByRole("button", { name: "Or paste a text, choose a file, or type your facts" })
    .click();
}

const phonesInAccount = async (page: Page): Promise<string[]> => {
  const businesses: { facts: { phone: string } }[] = await (
    await page.request.get("/api/business")
  ).json();
  return businesses.map(({ facts }) => facts.phone).toSorted();
};

/** @requirement Facts: What a guest told goes along into the account, and comes to other devices */
test("what a guest told is in the account, also a second business, and on the next device", async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await openCard(page);
  await card(page).getByRole("button", { name: "Type them myself" }).click();
  await card(page).getByLabel("What you do").selectOption("Bakery");
  await card(page).getByLabel("Phone").fill("+43 316 1");
  await card(page).getByLabel("Street and number").fill("Ringweg 1");
  await card(page).getByLabel("Town").fill("Graz");
  await use(page);
  await expect.poll(() => storedUnder(page, "business")).toContain("+43 316 1");

  await signIn(page, customer);
  await openCard(page);
  await expect.poll(() => phonesInAccount(page)).toEqual(["+43 316 1"]);
  await expect(choice(page)).toBeHidden();
  await card(page).getByRole("button", { name: "Another business" }).click();
  await expect(choice(page)).toHaveValue("");
  await expect(card(page).getByLabel("Phone")).toHaveValue("");
  await card(page).getByLabel("Name", { exact: true }).first().fill("Café Winter");
  await card(page).getByLabel("What you do").selectOption("Café");
  await card(page).getByLabel("Phone").fill("+43 316 2");
  await use(page);
  await expect.poll(() => phonesInAccount(page)).toEqual(["+43 316 1", "+43 316 2"]);

  const device = await (await browser.newContext()).newPage();
  await signIn(device, customer);
  await device.goto("/");
  await expect.poll(() => storedUnder(device, "business")).toContain("+43 316 2");
  await openCard(device);
  await expect(choice(device).getByRole("option")).toHaveCount(2);
  await expectAccessible(device);
  await choice(device).selectOption({ index: 1 });
  await expect(card(device).getByLabel("Phone")).toHaveValue("+43 316 1");
  await expect.poll(() => storedUnder(device, "business")).toContain("+43 316 1");

  await device.goto("/profile");
  await device.getByRole("button", { name: "Fill in what you told us" }).click();
  await expect(device.getByLabel("Street and number")).toHaveValue("Ringweg 1");
  await expect(device.getByText("Filled in from your facts.")).toBeVisible();

  await logOut(device);
  await expect.poll(() => storedUnder(device, "business")).toBeNull();
  expect(await storedUnder(device, "businesses")).toBeNull();
  await device.context().close();
});
