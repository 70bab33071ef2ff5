import type { Locator, Page } from "@playwright/test";
import {
  announcementOf,
  openEditor,
  outlineOf,
  pageOf,
  panelOf,
  slotOf,
  statusOf,
} from "../fixtures/editor";
import { logoFile } from "../fixtures/picture";
import { expect, test } from "../fixtures/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement);

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

async function press(page: Page, target: Locator, key = "Enter", tab = "Tab") {
  await tabTo(page, target, tab);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string | RegExp) =>
  outlineOf(page)
    .getByRole("button", { name, exact: typeof name === "string" })
    .first();

/**
 * @requirement Content: A template is edited by keyboard alone, and every change is said
 */
test("a template is edited by keyboard alone, and every change is said", async ({ page }) => {
  await openEditor(page);
  const said = announcementOf(page);

  // From the toolbar into the page, through its slots to the headline.
  await tabTo(page, page.locator("iframe[title$='your page']"));
  await tabTo(page, slotOf(page, "opening.title"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Rooms by hand.");
  await page.keyboard.press("Enter");
  await expect(slotOf(page, "opening.title")).not.toBeFocused();

  await tabTo(page, slotOf(page, "packages.items.2.name"));
  await page.keyboard.press("Alt+ArrowUp");
  await expect(said).toHaveText("Package 2: Quiet plan is now number 1 of 3");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(said).toHaveText("Package 1: Quiet plan is the first already");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(
    outlineOf(page).getByRole("textbox", { name: "Name", exact: true }).first(),
  ).toBeFocused();

  const items = pageOf(page).locator("[data-list-item^='packages.items.']");
  await press(page, button(page, "Add package"));
  await expect(said).toHaveText("Package added");
  await expect(items).toHaveCount(4);
  await press(page, button(page, /^Move Package 4: New package up/), "Enter", "Shift+Tab");
  await expect(said).toHaveText("Package 4: New package is now number 3 of 4");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(said).toHaveText("Undone: Packages");
  await expect(items).toHaveCount(3);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(said).toHaveText("Redone: Packages");
  await expect(items).toHaveCount(4);

  await panelOf(page).focus();
  await press(page, button(page, "Top of the page"));
  const chooser = page.waitForEvent("filechooser");
  await press(page, outlineOf(page).getByLabel("Choose a picture"));
  await (await chooser).setFiles(await logoFile());
  await expect(outlineOf(page).getByText("Your picture is added.")).toBeVisible();
  await expect(pageOf(page).locator("[data-slot='opening.picture']")).toHaveAttribute(
    "src",
    /^blob:/,
  );

  const second = outlineOf(page).getByRole("group", { name: "Second link" });
  await tabTo(page, second.getByRole("combobox", { name: "Leads to" }), "Shift+Tab");
  await page.keyboard.type("A web");
  await tabTo(page, second.getByRole("textbox", { name: "Web address" }));
  await page.keyboard.type("https://rooms.example/visit");
  await expect(pageOf(page).locator("a:has([data-slot='opening.second'])")).toHaveAttribute(
    "href",
    "https://rooms.example/visit",
  );

  await press(page, outlineOf(page).getByRole("switch", { name: "Show Social" }), "Space");
  await expect(said).toHaveText("Social is left out");
  await press(page, button(page, "Text pages"));
  await press(page, button(page, "Add imprint"));
  await expect(said).toHaveText("Imprint added");
  await expect(pageOf(page).getByRole("heading", { level: 1 })).toHaveText("Imprint");
  await expect(statusOf(page)).toHaveText("Saved on this device");
  await page.reload();
  await expect(slotOf(page, "opening.title")).toHaveText("Rooms by hand.");
});
