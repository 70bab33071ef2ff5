import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { buy } from "../fixtures/checkout";
import { admin, type Customer, expect, signIn, test } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { emailsTo } from "../fixtures/mailbox";
import { openBackOffice } from "../fixtures/page";

/** Buys a preset and reviews it; returns it with the words. */
async function review(page: Page, customer: Customer) {
  const [preset] = await buy(page, customer);
  const ratingMessage = `A bit slow, says ${customer.email}`;
  const sent = await page.request.post("/api/review", {
    data: { email: customer.email, presetId: preset?.id, ratingMessage, rating: 3 },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(sent.status()).toBe(200);
  return { address: `/detail/${preset?.id}`, words: ratingMessage };
}

/**
 * @requirement Reviews: The shop answers below a review, changes its answer and removes it
 * @requirement Reviews: The writer of a hidden review is told why, by one email and in their purchases
 */
test("the shop answers a review, then hides it with a reason that its customer reads", async ({
  page,
  customer,
  browser,
}) => {
  test.setTimeout(90_000);
  const { address, words } = await review(page, customer);
  const answer = `It is faster now, ${customer.email}.\nThank you!`;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await openBackOffice(desk, "/admin/reviews");
  await desk.getByRole("searchbox").fill(customer.email);
  const row = desk.getByRole("row").filter({ hasText: words });
  const dialog = desk.getByRole("dialog");

  await row.getByRole("button", { name: /^Answer/ }).click();
  await dialog.getByRole("button", { name: "Publish the answer" }).click();
  await expect(dialog.getByText("Please write an answer")).toBeVisible();
  await expectAccessible(desk, "[role=dialog]");
  const tooLong = "🎨".repeat(601);
  await dialog.getByLabel("Answer").fill(tooLong);
  await expect(dialog.getByText("Please use at most 600 characters")).toBeVisible();
  await expect(dialog.getByLabel("Answer")).toHaveValue(tooLong);
  await dialog.getByLabel("Answer").fill("🎨".repeat(600));
  await expect(dialog.getByText("0 characters left")).toBeVisible();
  await dialog.getByLabel("Answer").fill(answer);
  await dialog.getByRole("button", { name: "Publish the answer" }).click();
  await expect(row).toContainText("It is faster now");
  await page.goto(address);
  const shown = page.getByRole("listitem").filter({ hasText: words });
  await expect(shown).toContainText(/Answer from Presetry, \d\d\/\d\d\/\d{4}/);
  await expect(shown).toContainText("It is faster now");
  await expectAccessible(page, "main");
  await expectToFit(page, 320);

  await row.getByRole("button", { name: /^Edit the answer/ }).click();
  await dialog.getByLabel("Answer").fill(`It is twice as fast, ${customer.email}.`);
  await dialog.getByRole("button", { name: "Publish the answer" }).click();
  await expect(row).toContainText("It is twice as fast");
  await page.goto(address);
  await expect(shown).toContainText("It is twice as fast");
  await row.getByRole("button", { name: /^Remove the answer/ }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Remove the answer" }).click();
  await expect(row.getByRole("button", { name: /^Answer/ })).toBeVisible();
  await page.goto(address);
  await expect(shown).not.toContainText("Answer from");

  await row.getByRole("button", { name: /^Hide/ }).click();
  await dialog.getByLabel("Reason").fill("It names a person.");
  await expectAccessible(desk, "[role=dialog]");
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(row).toContainText("Hidden: It names a person.");
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shown).toBeHidden();
  await page.goto("/purchases");
  await expect(page.getByRole("table")).toContainText("Reason: It names a person.");
  await expectAccessible(page, "main");
  await expectToFit(page, 320);
  await expect
    .poll(async () => (await emailsTo(page.request, customer.email)).map(({ text }) => text))
    .toContainEqual(expect.stringContaining("Reason: It names a person."));

  await row.getByRole("button", { name: /^Show again/ }).click();
  await expect(row).not.toContainText("Hidden");
  await page.goto(address);
  await expect(shown).toBeVisible();
  await desk.context().close();
});
