import { confirmAddress, test } from "../fixtures/customer";
import { tabTo } from "../fixtures/keyboard";
import { expect } from "../fixtures/test";

const wanted = { name: "Remind me by e-mail of unfinished drafts" };

/** @requirement Emails about drafts: Off until a customer with a verified address asks for them */
test("a customer asks for the emails by the keyboard, once their address is confirmed", async ({
  page,
  customer,
}) => {
  await page.goto("/drafts");
  const choice = page.getByRole("checkbox", wanted);
  await expect(page.getByRole("link", { name: "Confirm it in your profile" })).toBeVisible();
  await expect(choice).toBeDisabled();

  await confirmAddress(page, customer);
  await page.goto("/drafts");
  await expect(choice).toBeEnabled();
  await expect(choice).not.toBeChecked();
  await tabTo(page, choice);
  await page.keyboard.press("Space");
  await expect(page.getByText("Reminders are on.")).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(page.getByText("Reminders are off.")).toBeVisible();
  await page.reload();
  await expect(choice).toBeEnabled();
  await expect(choice).not.toBeChecked();
});

test("a guest is not asked", async ({ page }) => {
  await page.goto("/drafts");
  await expect(page.getByText("Saved on this device only.")).toBeVisible();
  await expect(page.getByRole("checkbox", wanted)).toHaveCount(0);
});

test.describe("a link that is none of the shop's", () => {
  test.use({ expectedErrors: [/404/] });

  /** @requirement Emails about drafts: Each stops them with one click, without signing in */
  test("is answered clearly, and leads to the drafts", async ({ page }) => {
    await page.goto(`/stop-draft-mail#1.${"a".repeat(43)}`);
    await page.getByRole("button", { name: "Stop these e-mails" }).click();
    await expect(page.getByText("This link is not valid any more.")).toBeVisible();
    await page.getByRole("link", { name: "To your drafts" }).click();
    await expect(page).toHaveURL("/drafts");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link of an email says what it needs", async ({ page }) => {
    await page.goto("/stop-draft-mail");
    await expect(page.locator("noscript p")).toHaveText(
      "This form needs JavaScript: please turn it on, or load the page again.",
    );
  });
});
