import { expectAccessible } from "../fixtures/axe";
import { addToCart } from "../fixtures/cart";
import { listOnSale } from "../fixtures/checkout";
import {
  checkPage,
  chooseContent,
  expectSaved,
  loadContent,
  openEditor,
  openTab,
  outlineOf,
  panelOf,
  slotOf,
  statusOf,
  write,
} from "../fixtures/editor";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

/**
 * @requirement Content: The check names what is wrong with its slot and leads there; nothing is blocked
 */
test("the check names what is wrong with its slot and leads there; the cart says so, too", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  await checkPage(page);
  await expect(outlineOf(page).getByText("No problems found.")).toBeVisible();
  await expect(outlineOf(page).getByText(/^The page is 0\.\d MB/)).toBeVisible();

  const title = slotOf(page, "opening.title");
  await title.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await openTab(page, "Design");
  const colors = outlineOf(page);
  await colors.locator("input[name='color-primary']").first().check();
  await colors.locator("input[name='color-text01']").first().check();
  await checkPage(page);
  const findings = outlineOf(page).getByRole("listitem");
  await expect(findings.filter({ hasText: "Top of the page › Headline is empty" })).toBeVisible();
  await expect(findings.filter({ hasText: "Headings should not be empty" })).toBeVisible();
  await expect(findings.filter({ hasText: "Text 1" }).first()).toContainText("hard to read");
  await expectAccessible(page);
  await outlineOf(page)
    .getByRole("button", { name: "Go to Top of the page › Headline" })
    .first()
    .click();
  await expect(title).toBeFocused();
  await expect(panelOf(page).getByRole("tab", { name: "Content" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(statusOf(page)).toHaveText(/^Saved/);

  const onSale = await listOnSale(page.request, 12);
  const silent = onSale.find(({ name }) => name === "Silent");
  await addToCart(page, silent?.id ?? 0);
  await page.goto("/cart");
  const notice = page.getByRole("list", { name: "Your own text" });
  await expect(notice).toContainText("Please check one thing in your text for Silent.");
  await expectAccessible(page);
  await notice.getByRole("link", { name: /^Look at it/ }).click();
  await expect(panelOf(page).getByRole("button", { name: "Check the page" })).toBeVisible();
});

/**
 * @requirement Content: Text that is too long stays, is said, and the check leads to it
 */
test("a text that is too long stays and is said, and the check leads to it", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  const long = "Rooms by hand ".repeat(20).trim();
  await write(page, "opening.title", long);
  await expect(slotOf(page, "opening.title")).toHaveText(long);
  await expect(statusOf(page)).toHaveText(/Headline is too long: at most \d+ characters/);
  await expect(outlineOf(page).getByText(/^\d+ characters too many/)).toBeVisible();
  await checkPage(page);
  const finding = outlineOf(page).getByRole("listitem").filter({ hasText: "has 279 characters" });
  await finding.getByRole("button", { name: "Go to Top of the page › Headline" }).click();
  await expect(slotOf(page, "opening.title")).toBeFocused();
});

test.describe("a file with a picture that is nowhere", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is loaded, the picture is said, and the check leads to it", {
    tag: "@alike",
  }, async ({ page }) => {
    await openEditor(page);
    const picture = { file: "0f".repeat(32), alt: "Our house", size: [800, 600] };
    const content = { "opening.picture": picture };
    await chooseContent(page, "silent", { language: "en", title: "", description: "", content });
    const alert = page.getByRole("alertdialog", { name: "One picture is missing" });
    await alert.getByRole("button", { name: "OK" }).click();
    await expectSaved(page);
    await checkPage(page);
    const finding = outlineOf(page)
      .getByRole("listitem")
      .filter({ hasText: "neither on this device" });
    await finding.getByRole("button", { name: "Go to Top of the page › Picture" }).click();
    await expect(outlineOf(page).getByLabel("Choose a picture")).toBeVisible();
  });
});

test("the check looks at text pages, too", { tag: "@alike" }, async ({ page }) => {
  await openEditor(page);
  const content = {
    pages: ["p1"],
    "pages.p1.title": "",
    "pages.p1.name": "imprint",
    "pages.p1.body": [{ kind: "paragraph", runs: ["Nord GmbH, Kiel"] }],
  };
  await loadContent(page, "silent", { language: "en", title: "", description: "", content });
  await checkPage(page);
  const findings = outlineOf(page).getByRole("listitem").filter({ hasText: "Text pages" });
  await expect(findings.filter({ hasText: "is empty" })).toBeVisible();
  await expect(findings.filter({ hasText: "Headings should not be empty" })).toBeVisible();
});

test("the editor is accessible in each of its states", async ({ page }) => {
  await openEditor(page);
  for (const tab of sampleOf(["Content", "Design", "Page", "Check", "History"], 2)) {
    await openTab(page, tab);
    await expect(outlineOf(page)).not.toBeEmpty();
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "File" }).click();
  await expect(page.getByRole("button", { name: "Load content from JSON" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("input[aria-label='Load content from JSON']").setInputFiles({
    name: "content.json",
    mimeType: "application/json",
    buffer: Buffer.from("{"),
  });
  await expect(page.getByRole("dialog")).toContainText("This file is not JSON.");
  await expectAccessible(page);
});
