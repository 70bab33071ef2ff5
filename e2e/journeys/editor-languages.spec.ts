import { expectAccessible } from "../fixtures/axe";
import {
  announcementOf,
  checkPage,
  expectSaved,
  openEditor,
  openPart,
  openTab,
  outlineOf,
  pageOf,
  panelOf,
  slotOf,
  write,
} from "../fixtures/editor";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const headline = "Buildings that keep their voice down.";

test("a site is translated beside its own text, with one undo log, and Check counts the rest", async ({
  page,
  isMobile,
}) => {
  await openEditor(page);
  const language = page.getByRole("combobox", { name: "Language you are writing" });
  await expect(language).toHaveCount(0);
  await openTab(page, "Page");
  await outlineOf(page).getByRole("combobox", { name: "Add a language" }).selectOption("de");
  await expect(language).toHaveValue("de");
  await expect(slotOf(page, "words.cart")).toHaveText("Warenkorb");
  await expect(pageOf(page).locator("html")).toHaveAttribute("lang", "de");
  const left = outlineOf(page).getByText(/^\d+ texts are not translated yet$/);
  const before = Number.parseInt((await left.textContent()) ?? "", 10);
  await outlineOf(page).getByRole("textbox", { name: "Title of the page" }).fill("Stille Räume");
  await expectAccessible(page);

  await openTab(page, "Content");
  await openPart(page, "Top of the page");
  const field = outlineOf(page).getByRole("textbox", { name: "Headline", exact: true });
  await expect(field).toHaveValue("");
  await expect(outlineOf(page).getByText(headline, { exact: true })).toBeVisible();
  if (isMobile) await field.fill("Häuser, die leise sprechen.");
  else await write(page, "opening.title", "Häuser, die leise sprechen.");
  await expect(field).toHaveValue("Häuser, die leise sprechen.");
  await expect(slotOf(page, "opening.title")).toHaveText("Häuser, die leise sprechen.");
  await expectAccessible(page);

  await language.selectOption("en");
  await expect(field).toHaveValue(headline);
  await expect(slotOf(page, "opening.title")).toHaveText(headline);
  // The undone change is shown in its language.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(language).toHaveValue("de");
  await expect(slotOf(page, "opening.title")).toHaveText(headline);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(slotOf(page, "opening.title")).toHaveText("Häuser, die leise sprechen.");
  await expectSaved(page);

  await page.reload();
  await expect(slotOf(page, "opening.title")).toHaveText(headline);
  await language.selectOption("de");
  await expect(slotOf(page, "opening.title")).toHaveText("Häuser, die leise sprechen.");
  const open = panelOf(page).getByRole("button", { name: "Open the panel" });
  if (await open.isVisible()) await open.click();
  await openTab(page, "Page");
  await expect(left).toHaveText(`${before - 1} texts are not translated yet`);
  await checkPage(page);
  await expect(
    outlineOf(page).getByText(`Deutsch has ${before - 1} texts that are not translated yet`),
  ).toBeVisible();
  await language.selectOption("en");
  await outlineOf(page).getByRole("button", { name: "Go to Deutsch", exact: true }).click();
  await expect(language).toHaveValue("de");
});

test("each text that is not translated leads to the next, on the page and in the panel", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  await openTab(page, "Page");
  await outlineOf(page).getByRole("combobox", { name: "Add a language" }).selectOption("de");
  const next = outlineOf(page).getByRole("button", { name: /^Next untranslated text/ });
  const inPanel = outlineOf(page).locator("[data-active]");
  const onPage = pageOf(page).locator("[data-active]");
  await next.click();
  await expect(inPanel).toBeInViewport();
  await expect(onPage).toBeInViewport();
  const first = (await inPanel.getAttribute("id")) ?? "";
  await next.click();
  await expect(inPanel).not.toHaveAttribute("id", first);
  await expect(inPanel).toBeInViewport();
  await expect(onPage).toBeInViewport();
});

test("a removed language comes back with its texts", { tag: "@alike" }, async ({ page }) => {
  await openEditor(page);
  await openTab(page, "Page");
  await outlineOf(page).getByRole("combobox", { name: "Add a language" }).selectOption("fr");
  await outlineOf(page).getByRole("textbox", { name: "Title of the page" }).fill("Pièces calmes");
  await outlineOf(page).getByRole("button", { name: "Remove Français" }).click();
  await expect(announcementOf(page)).toHaveText("Français removed. Undo brings it back.");
  await expect(page.getByRole("combobox", { name: "Language you are writing" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(outlineOf(page).getByRole("textbox", { name: "Title of the page" })).toHaveValue(
    "Pièces calmes",
  );
});

test("the page links to its other languages unless that is turned off", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  await openTab(page, "Page");
  await outlineOf(page).getByRole("combobox", { name: "Add a language" }).selectOption("de");
  const link = pageOf(page).getByRole("link", { name: "English", includeHidden: true });
  await expect(link).toHaveAttribute("hreflang", "en");
  await outlineOf(page)
    .getByRole("checkbox", { name: "The page links to its other languages" })
    .uncheck();
  await expect(link).toHaveCount(0);
});

test("an imprint begins with what is known of the business, and has its title in each language", {
  tag: "@alike",
}, async ({ page }) => {
  const facts = { legalName: "Hush Ltd", address: { street: "Ringweg 1", city: "Graz" } };
  await page.addInitScript(
    (business) => {
      localStorage.setItem("business", JSON.stringify(business));
    },
    { trade: "bakery", language: "en", facts },
  );
  await openEditor(page);
  await openTab(page, "Page");
  await outlineOf(page).getByRole("combobox", { name: "Add a language" }).selectOption("de");
  await openTab(page, "Content");
  await openPart(page, "Text pages");
  await outlineOf(page).getByRole("button", { name: "Add imprint" }).click();
  await expect(pageOf(page).getByRole("heading", { level: 1 })).toHaveText("Impressum");
  await expect(pageOf(page).locator("main")).toContainText("Hush LtdRingweg 1Graz");
});
