import { expectAccessible } from "../fixtures/axe";
import {
  announcementOf,
  checkPage,
  expectSaved,
  openEditor,
  openTab,
  outlineOf,
  slotOf,
  write,
} from "../fixtures/editor";
import { expect, test } from "../fixtures/test";

const writer = process.env.DRAFT_WRITER_URL ?? "http://localhost:4220";

/** Other journeys ask for no other words, so that nobody else meets the fault. */
const injectFaults = (faults: object) =>
  fetch(new URL("/control/faults", writer), { method: "POST", body: JSON.stringify(faults) });

/** @requirement Content: What a language model writes is marked until a person has read it, and no text of a hand is replaced */
test("texts are rephrased with AI, marked until they are read, and undone", async ({ page }) => {
  await page.goto("/");
  const controls = page.getByRole("group", { name: "See them in your colors" });
  await controls.getByRole("textbox", { name: "Your company" }).fill("Bakery Sommer");
  await controls.getByRole("combobox", { name: "What do you do?" }).fill("Bakery");
  await expect(page.getByRole("status").first()).toContainText("speaks for your business");

  const outline = await openEditor(page);
  await expect(outline).toContainText(/A language model of localhost:\d+ receives/);
  const title = slotOf(page, "opening.title");
  await write(page, "opening.kicker", "By my own hand");
  const before = await title.textContent();

  await injectFaults({ mistake: "number" });
  await outline.getByRole("button", { name: "Rephrase with AI" }).click();
  const status = outline.getByRole("status").first();
  await expect(status).toContainText(/texts have new words\. Undo takes them back\./);
  await expect(outline.getByRole("listitem").filter({ hasText: "a number" })).toHaveText(
    "Top of the page › Headline: it named a number that is not among your facts",
  );
  await expect(title).toHaveText(before ?? "");

  await injectFaults({});
  await outline.getByRole("button", { name: "Rephrase with AI" }).click();
  await expect(title).toContainText("– Bakery Sommer");
  await expect(slotOf(page, "opening.kicker")).toHaveText("By my own hand");
  await expectAccessible(page);
  await expectSaved(page);

  await checkPage(page);
  const unread = outline.getByRole("listitem").filter({ hasText: "was written by AI" });
  await expect(unread.filter({ hasText: "Headline" }).first()).toBeVisible();
  const count = await unread.count();
  await unread.getByRole("button", { name: "Go to Top of the page › Headline" }).click();
  await outlineOf(page).getByRole("button", { name: "I have read it: Headline" }).click();
  await expect(announcementOf(page)).toContainText("Marked as read.");
  await write(page, "opening.lead", "My own lead");
  await checkPage(page);
  await expect(unread).toHaveCount(count - 2);

  await openTab(page, "Content");
  await outline.getByRole("button", { name: "I have read all of them" }).click();
  await checkPage(page);
  await expect(unread).toHaveCount(0);
});
