import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { newCustomer, openAccountMenu, registerCustomer, signIn } from "../fixtures/customer";
import { expectSaved, loadContent, openEditor, pageOf } from "../fixtures/editor";
import { logoFile } from "../fixtures/picture";
import { toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

const sampleTitle = "Buildings that keep their voice down.";
const ownTitle = "Rooms that listen: “été” & <3";
const written = { content: { "opening.title": ownTitle } };

/** Words that do not deflate: beyond what an address holds. */
const long = () => {
  const letters = Array.from({ length: 14_000 }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  ).join("");
  const body = letters.match(/.{1,12}/g)?.join(" ") ?? "";
  return {
    content: {
      "opening.title": ownTitle,
      pages: ["a"],
      "pages.a.title": "Terms",
      "pages.a.name": "terms",
      "pages.a.body": [{ kind: "paragraph", runs: [body] }],
    },
  };
};

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const picture = (page: Page) => page.locator(".landing .picture img");
const banner = (page: Page) => page.getByRole("complementary", { name: "About this page" });

async function write(page: Page, document: object) {
  await openEditor(page, "silent");
  await loadContent(page, "silent", document);
}

async function choosePicture(page: Page) {
  const outline = await openEditor(page, "silent");
  await outline.getByRole("button", { name: "Top of the page", expanded: false }).first().click();
  await outline
    .getByRole("group", { name: "Picture", exact: true })
    .locator("input[type=file]")
    .first()
    .setInputFiles(await logoFile());
  await expect(pageOf(page).locator("[data-slot='opening.picture']")).toHaveAttribute(
    "src",
    /^blob:|^\/media\//,
  );
  await expectSaved(page);
}

/** Opens the share panel. */
async function share(page: Page) {
  await page.goto("/preview/silent");
  await toolbarOf(page).getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  await expect(panel.getByRole("status")).not.toBeEmpty();
  return panel;
}

const linkOf = (panel: Awaited<ReturnType<typeof share>>) => panel.getByLabel("Link").inputValue();

/**
 * @requirement Content: A shared link carries the words in its address, and every reader may edit a copy
 */
test("a guest shares what they wrote; another guest sees it and edits a copy", async ({
  page,
  browser,
}) => {
  await write(page, written);
  const panel = await share(page);
  await expect(panel).toContainText("It also shows your own text");
  await expect(panel.getByRole("button", { name: "Link to a copy" })).toBeHidden();
  await expectAccessible(page);
  const link = await linkOf(panel);
  expect(new URL(link).hash).toMatch(/^#words=[\w-]+$/);

  const other = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  other.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await other.goto(link);
  await expect(title(other)).toHaveText(ownTitle);
  await expect(title(other)).toBeVisible();
  // A link to a part of the page leaves the words in the address.
  await other.evaluate(() => {
    location.hash = "#silent-main";
  });
  await expect.poll(() => other.url()).toBe(link);
  await other.reload();
  await expect(title(other)).toHaveText(ownTitle);
  await expectAccessible(other);

  await banner(other).getByRole("link", { name: "Edit a copy" }).click();
  await expect(pageOf(other).locator("h1 slot-text").first()).toHaveText(ownTitle);
  await expectSaved(other);
  expect(new URL(other.url()).hash).toBe("");
  await other.goto("/preview/silent");
  await expect(title(other)).toHaveText(ownTitle);
  expect(errors).toEqual([]);
  await other.context().close();
});

test("a copy takes the place of one's own draft after a question only, and undo brings it back", async ({
  page,
  browser,
}) => {
  await write(page, written);
  const link = await linkOf(await share(page));
  const other = await (await browser.newContext()).newPage();
  await write(other, { content: { "opening.title": "Mine" } });
  const headline = pageOf(other).locator("h1 slot-text").first();
  const editCopy = async () => {
    await other.goto(link);
    await banner(other).getByRole("link", { name: "Edit a copy" }).click();
    return other.getByRole("alertdialog", { name: "Replace your draft?" });
  };
  await (await editCopy()).getByRole("button", { name: "Keep my draft" }).click();
  await expect(headline).toHaveText("Mine");
  await (await editCopy()).getByRole("button", { name: "Replace my draft" }).click();
  await expect(headline).toHaveText(ownTitle);
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(headline).toHaveText("Mine");
  await other.context().close();
});

/** @requirement Content: A hostile link shows the sample */
test("a hostile or damaged link shows the sample and one calm sentence", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, "alert", () => document.documentElement.setAttribute("data-attacked", ""));
  });
  const codes = ["words=", "words=%3Cscript%3E", "words=AAAA", `words=${"A".repeat(7000)}`];
  const hashes = [...codes, "words=a.b", "copy=x", "words=<img src=x onerror=alert(1)>"];
  for (const hash of sampleOf(hashes, 3)) {
    await page.goto("about:blank");
    await page.goto(`/preview/silent/shared/0000#${hash}`);
    await expect(title(page)).toHaveText(sampleTitle);
    await expect(banner(page).getByRole("status")).toHaveText(
      "The text of this link cannot be read: you see the template’s sample text.",
    );
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-attacked");
  }
  await page.goto("about:blank");
  await page.goto(`/preview/silent/shared/0000#copy=${"x".repeat(43)}`);
  await expect(banner(page).getByRole("status")).toContainText("no longer shared");
  await page.goto("about:blank");
  await page.goto("/preview/silent/shared/0000#silent-main");
  await expect(title(page)).toHaveText(sampleTitle);
  await expect(banner(page)).not.toContainText(/this link/i);
});

/** @requirement Content: What a shared link cannot carry is said */
test("a guest is told about pictures, and about words that an address cannot hold", async ({
  page,
}) => {
  await choosePicture(page);
  const panel = await share(page);
  await expect(panel).toContainText("It does not show your picture");
  await expect(panel).toContainText("Log in, and we keep a copy with them");
  await expect(panel.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.goto(await linkOf(panel));
  await expect(picture(page)).toHaveAttribute("src", "/templates/silent/office.webp");

  await write(page, long());
  const again = await share(page);
  await expect(again).toContainText(/that takes \d+\.\d KB, and a link can hold 6/);
  await expect(again.getByRole("button", { name: "Link to a copy" })).toBeHidden();
  expect(new URL(await linkOf(again)).hash).toBe("");
});

/** @requirement Content: Words that an address cannot hold are shared as a copy, until it is taken back */
test("a customer shares a copy with pictures, and takes it back", async ({ page, browser }) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  await write(page, long());
  await choosePicture(page);
  const panel = await share(page);
  await panel.getByRole("button", { name: "Link to a copy" }).click();
  await expect(panel).toContainText("Anyone with this link sees your text");
  await expectAccessible(page);
  const link = await linkOf(panel);
  expect(new URL(link).hash).toMatch(/^#copy=[\w-]{43}$/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(title(other)).toHaveText(ownTitle);
  await expect(other.getByRole("complementary", { name: "About these words" })).toContainText(
    "An unpublished draft that somebody shared",
  );
  await expect(other.getByRole("link", { name: "Report it" })).toHaveJSProperty(
    "href",
    `${new URL(link).origin}/report?site=${encodeURIComponent(link)}`,
  );
  await expect(picture(other)).toHaveAttribute("src", /^\/media\/[0-9a-f]{64}-/);
  await expect
    .poll(() => picture(other).evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await banner(other).getByRole("link", { name: "Edit a copy" }).click();
  await expect(other.getByRole("alertdialog")).toContainText("Its pictures belong to");
  await other.getByRole("alertdialog").getByRole("button").first().click();
  await expect(pageOf(other).locator("h1 slot-text").first()).toHaveText(ownTitle);

  await page.goto("/drafts");
  const links = page.getByRole("region", { name: "Links I shared" });
  await expect(links.getByRole("heading", { name: "Silent" })).toBeVisible();
  await expectAccessible(page);
  await links.getByRole("button", { name: "Stop sharing Silent" }).click();
  await page
    .getByRole("alertdialog", { name: "Stop sharing Silent?" })
    .getByRole("button", { name: "Yes, stop sharing" })
    .click();
  await expect(links).toBeHidden();
  await other.goto(link);
  await other.reload();
  await expect(title(other)).toHaveText(sampleTitle);
  await expect(banner(other).getByRole("status")).toContainText("no longer shared");
  await other.context().close();
});

/** @requirement Content: A draft that is deleted on one device is deleted on the others */
test("a customer deletes a draft, and it is gone on a second device", async ({ page, browser }) => {
  const customer = newCustomer();
  await registerCustomer(page.request, customer);
  await signIn(page, customer);
  await write(page, written);
  const device = await (await browser.newContext()).newPage();
  await signIn(device, customer);
  await device.goto("/shop");
  await openAccountMenu(device);
  await device.locator("#user-menu").getByRole("link", { name: "Your drafts" }).click();
  await expect(device.getByRole("heading", { name: "Silent" })).toBeVisible();
  await device.goto("/preview/silent");
  await expect(title(device)).toHaveText(ownTitle);

  await page.goto("/drafts");
  await page.getByRole("button", { name: "Delete Silent" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete your draft of Silent?" });
  await expect(question).toContainText("A published site stays as it is");
  await question.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByText("You have no drafts yet.")).toBeVisible();
  await page.goto("/preview/silent");
  await expect(title(page)).toHaveText(sampleTitle);

  await device.goto("/drafts");
  await expect(device.getByText("You have no drafts yet.")).toBeVisible();
  await device.goto("/preview/silent");
  await expect(title(device)).toHaveText(sampleTitle);
  await device.context().close();
});
