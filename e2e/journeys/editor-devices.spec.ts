import { expectAccessible } from "../fixtures/axe";
import { expect, signIn, test } from "../fixtures/customer";
import { announcementOf, openTab, outlineOf, slotOf, statusOf, write } from "../fixtures/editor";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

// Without a network the browser says so.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 409/] });

const title = "opening.title";

/**
 * @requirement Content: Without a network, in two tabs and on two devices no words are lost
 */
test("two devices and a lost network: nothing is lost, and the same slot asks which to keep", async ({
  page,
  customer,
  browser,
}) => {
  await page.goto("/preview/silent/edit");
  await write(page, title, "Before");
  await expect(statusOf(page)).toHaveText("Saved as a draft");

  const other = await browser.newPage();
  await signIn(other, customer);
  await other.goto("/preview/silent/edit");
  await expect(slotOf(other, title)).toHaveText("Before");

  await page.context().setOffline(true);
  await write(page, title, "Written without a network");
  await write(page, "opening.kicker", "Here");
  await expect(statusOf(page)).toHaveText(/^Saved on this device: no connection to the shop/);
  await write(other, title, "Written elsewhere");
  await write(other, "opening.place", "There");
  await expect(statusOf(other)).toHaveText("Saved as a draft");

  await page.context().setOffline(false);
  const dialog = page.getByRole("dialog", { name: "Changed in two places" });
  await expect(dialog).toContainText("Written without a network", { timeout: 15_000 });
  await expect(dialog).toContainText("Written elsewhere");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("radio", { name: /^From the other device or tab/ }).check();
  await dialog.getByRole("button", { name: "Keep these" }).click();
  await expect(statusOf(page)).toHaveText("Saved as a draft");
  await expect(slotOf(page, title)).toHaveText("Written elsewhere");
  await expect(slotOf(page, "opening.place")).toHaveText("There");
  await other.reload();
  await expect(slotOf(other, "opening.kicker")).toHaveText("Here");
  await other.close();

  // The history has every state; going back adds one, which Undo takes back.
  await openTab(page, "History");
  const states = outlineOf(page)
    .getByRole("list", { name: "Saved versions" })
    .getByRole("listitem");
  await expect(states.last()).toContainText("Top of the page › Headline");
  await expectAccessible(page);
  const count = await states.count();
  await states
    .last()
    .getByRole("button", { name: /^View the version/ })
    .click();
  await expect(slotOf(page, title)).toHaveText("Before");
  await states.last().getByRole("button", { name: "Back to the current version" }).click();
  await expect(slotOf(page, title)).toHaveText("Written elsewhere");
  await states
    .last()
    .getByRole("button", { name: /^Restore/ })
    .click();
  await expect(announcementOf(page)).toHaveText("Restored. Undo takes it back.");
  await expect(slotOf(page, title)).toHaveText("Before");
  await expect(states).toHaveCount(count + 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(slotOf(page, title)).toHaveText("Written elsewhere");
});

/**
 * @requirement Content: Without a network, in two tabs and on two devices no words are lost
 */
test("two tabs of a browser write in one draft, and each undoes its own", async ({ page }) => {
  await page.goto("/preview/silent/edit");
  const tab = await page.context().newPage();
  await tab.goto("/preview/silent/edit");
  await write(tab, "opening.kicker", "From the second tab");
  await expect(statusOf(tab)).toHaveText(/^Saved/);
  await page.bringToFront();
  await expect(slotOf(page, "opening.kicker")).toHaveText("From the second tab");
  await write(page, title, "From the first tab");
  await expect(statusOf(page)).toHaveText(/^Saved/);
  await tab.bringToFront();
  await expect(slotOf(tab, title)).toHaveText("From the first tab");
  await tab.getByRole("button", { name: "Undo" }).click();
  await expect(slotOf(tab, "opening.kicker")).toHaveText("Acoustics for working people");
  await page.bringToFront();
  await expect(slotOf(page, "opening.kicker")).toHaveText("Acoustics for working people");
  await expect(slotOf(page, title)).toHaveText("From the first tab");
});
