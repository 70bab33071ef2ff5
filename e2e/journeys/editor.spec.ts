import { readFile } from "node:fs/promises";
import { expectAccessible } from "../fixtures/axe";
import {
  loadContent,
  openEditor,
  openPart,
  outlineOf,
  pageOf,
  panelOf,
  statusOf,
} from "../fixtures/editor";
import { photoFile } from "../fixtures/picture";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const headline = "Buildings that keep their voice down.";
test("what is written on the page and in the form is one text, kept across a reload", async ({
  page,
  isMobile,
}) => {
  await openEditor(page);
  await expectAccessible(page);
  const title = pageOf(page).locator("[data-slot='opening.title']").first();
  if (!isMobile) {
    await title.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Rooms that listen.");
    await expect(
      outlineOf(page).getByRole("textbox", { name: "Headline", exact: true }),
    ).toHaveValue("Rooms that listen.");
  }
  if (isMobile) await openPart(page, "Top of the page");
  await outlineOf(page)
    .getByRole("textbox", { name: "Headline", exact: true })
    .fill("Rooms that hear.");
  await expect(title).toHaveText("Rooms that hear.");
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  await expect(title).toHaveText("Rooms that hear.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title).toHaveText(headline);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(title).not.toHaveText(headline);
});

test("a picture that is pressed on the page opens its field, on a phone, too", async ({ page }) => {
  await page.goto("/preview/silent/edit");
  await expect(panelOf(page).getByText("You can write on the page already")).toBeHidden();
  const picture = pageOf(page).locator("[data-slot='opening.picture']").first();
  await picture.click();
  await expect(outlineOf(page).getByText("Choose a picture").first()).toBeInViewport();
});

test("items are added, copied, moved and removed, each of which can be undone", async ({
  page,
}) => {
  await openEditor(page);
  await openPart(page, "Packages", "Packages");
  const items = pageOf(page).locator("[data-list-item^='packages.items.']");
  await expect(items).toHaveCount(3);
  const list = outlineOf(page).getByRole("list", { name: "Packages" });
  await list.getByRole("button", { name: /^Move Package 1: Listening visit down/ }).click();
  await expect(items.first()).toContainText("Quiet plan");
  await outlineOf(page).getByRole("button", { name: "Add package" }).click();
  await expect(items).toHaveCount(4);
  await outlineOf(page)
    .getByRole("button", { name: /^Remove Package 4/ })
    .click();
  await expect(items).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(items).toHaveCount(4);
});

test("a large photo is taken by a browser that makes no WebP", { tag: "@alike" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const convert = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convert.call(this, options?.type === "image/webp" ? { type: "image/png" } : options);
    };
  });
  await openEditor(page);
  await openPart(page, "Top of the page");
  await outlineOf(page)
    .getByLabel("Choose a picture")
    .setInputFiles(await photoFile());
  await expect(outlineOf(page).getByText("Your picture is added.")).toBeVisible();
  const text = outlineOf(page).getByRole("textbox", { name: "Alternative text" });
  await expect(text).toHaveValue("");
  await expect(text).toHaveAccessibleDescription(/Please say what your picture shows/);
});

test("a section is left out, and the check names the link that leads there", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  await outlineOf(page).getByRole("switch", { name: "Show Social" }).click();
  await expect(pageOf(page).getByRole("heading", { name: "Social" })).toBeHidden();
  await panelOf(page).getByRole("tab", { name: "Check" }).click();
  await panelOf(page).getByRole("button", { name: "Check the page" }).click();
  await expect(panelOf(page).getByText("leads to a part that is not shown")).toBeVisible();
  await expectAccessible(page);
  await panelOf(page)
    .getByRole("button", { name: /^Go to Menu panel/ })
    .click();
  await expect(panelOf(page).getByRole("tab", { name: "Content" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("the language translates small words; colors and the name are in the same log", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  await expect(statusOf(page)).toHaveText("Click any text to change it");
  await panelOf(page).getByRole("tab", { name: "Page" }).click();
  await panelOf(page).getByRole("combobox", { name: "Language of the site" }).selectOption("de");
  await expect(pageOf(page).locator("[data-slot='words.cart']").first()).toHaveText("Warenkorb");
  await panelOf(page).getByRole("tab", { name: "Design" }).click();
  await panelOf(page)
    .getByRole("textbox", { name: "Company name" })
    .pressSequentially("Hush & Sons");
  await expect(pageOf(page).getByText("Hush & Sons").first()).toBeAttached();
  await expectAccessible(page);
  const primary = panelOf(page).getByRole("group", { name: /^Primary background/ });
  await panelOf(page).getByRole("radio", { name: "Harbor" }).check();
  await expect(primary.getByRole("radio", { checked: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(primary.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pageOf(page).locator("[data-slot='words.cart']").first()).toHaveText("Cart");
});

test("the content is a file, which is loaded again or refused with the slot's name", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page);
  await openPart(page, "Top of the page");
  await outlineOf(page).getByRole("textbox", { name: "Headline", exact: true }).fill("From a file");
  await page.getByRole("button", { name: "File" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the content as JSON" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(JSON.parse(text).content).toEqual({ "opening.title": "From a file" });
  const load = (content: string) =>
    page.locator("input[aria-label='Load content from JSON']").setInputFiles({
      name: "content.json",
      mimeType: "application/json",
      buffer: Buffer.from(content),
    });
  await load(text.replace("From a file", "Another one"));
  const title = pageOf(page).locator("[data-slot='opening.title']").first();
  await expect(title).toHaveText("Another one");
  await load(text.replace('"From a file"', '"x\\u202ey"'));
  await expect(page.getByRole("dialog")).toContainText("Top of the page › Headline");
  await expect(title).toHaveText("Another one");
});

test("what a template's script and stylesheet print is the draft's, too", {
  tag: "@alike",
}, async ({ page }) => {
  await openEditor(page, "atlantic");
  const content = { "words.added": "{name} is yours.", "words.onePiece": "Just one" };
  await loadContent(page, "atlantic", { language: "en", title: "", description: "", content });
  await pageOf(page)
    .locator("[data-add]")
    .first()
    .click({ modifiers: ["Alt"] });
  await expect(pageOf(page).locator("[data-note]")).toHaveText(/ is yours\.$/);
  await expect(pageOf(page).locator("[data-count]")).toHaveText("Just one");

  // Each slide is shown by a rule of its own, so an added one needs another.
  await openEditor(page, "cosmo");
  await openPart(page, /^Banner/, /^Slides/, /^Slides/);
  const radios = pageOf(page).locator("[data-slide]");
  const count = await radios.count();
  await outlineOf(page).getByRole("button", { name: "Add slide" }).click();
  await expect(radios).toHaveCount(count + 1);
  const added = pageOf(page).locator(".slides li").last();
  await expect(added).toBeHidden();
  await radios.last().check({ force: true });
  await expect(added).toBeVisible();
});

test("the pages after the editor have the shop's header, and the editor has not", async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByRole("banner")).toBeHidden();
  await page.getByRole("toolbar", { name: "Editor" }).getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL(/\/cart#preset-\d+$/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.goBack();
  await expect(panelOf(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});
