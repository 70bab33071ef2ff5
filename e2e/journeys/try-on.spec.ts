import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/axe";
import { tabTo } from "../fixtures/keyboard";
import { expectToFit } from "../fixtures/layout";
import { logoFile } from "../fixtures/picture";
import { colorOf, storedUnder, toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";

const controls = (page: Page) => page.getByRole("group", { name: "See them in your colors" });
const company = (page: Page) => controls(page).getByLabel("Your company");
const look = (page: Page, name: string) => controls(page).getByRole("radio", { name, exact: true });
/** Below the controls; on a phone below the template. */
const note = (page: Page) => page.getByRole("status").first();
const button = (page: Page, name: string) => page.getByRole("button", { name });
/** The live template of the first screen, before those of the cards. */
const stage = (page: Page) => page.locator("iframe[title$=', live']").first();

const wornBy = (frame: Locator) =>
  frame
    .contentFrame()
    .locator("body > [class^='t-']")
    .evaluate((root) => getComputedStyle(root).getPropertyValue("--primary"));
const nameIn = (frame: Locator) => frame.contentFrame().locator("[data-brand-name]").first();

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await controls(page).getByLabel("From your logo").setInputFiles(file);
}

/** @requirement Home: The first screen dresses the templates in a company's name and colors at once */
test("a name and a palette dress the first screen, the cards and the previews", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("iframe")).toHaveCount(0);
  await company(page).fill("Halden & Voss");
  await expect(nameIn(stage(page))).toHaveText("Halden & Voss");
  await look(page, "Forest").check();
  await expect.poll(() => wornBy(stage(page))).toBe("#14532d");
  await expect(note(page)).toHaveText(
    "Forest green, Charcoal, White, Yellow. All text is easy to read in these colors.",
  );
  await expect(page.getByRole("button", { name: "In my colors" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const card = page.getByRole("article").first().locator("iframe");
  await card.scrollIntoViewIfNeeded();
  await expect(nameIn(card)).toHaveText("Halden & Voss");
  await expect.poll(() => wornBy(card)).toBe("#14532d");

  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Open .* in your brand$/ }).click();
  const preview = await opening;
  await expect.poll(() => colorOf(preview, "--primary")).toBe("#14532d");
  await toolbarOf(preview).getByRole("button", { name: "Reset" }).click();
  await preview.close();
  await expect(look(page, "Original colors")).toBeChecked();
  await page.reload();
  await expect(company(page)).toHaveValue("Halden & Voss");
  await company(page).fill("");
  await expect(nameIn(stage(page))).toHaveText("Your Company");
  await expect.poll(() => storedUnder(page, "brand")).toBeNull();
});

/** @requirement Home: The first screen dresses the templates in a company's name and colors at once */
test("another template can be tried on, without a step in the history", { tag: "@alike" }, async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/");
  await look(page, "Harbor").check();
  await expect.poll(() => wornBy(stage(page))).toBe("#1d4ed8");
  const switches = page.getByRole("group", { name: "Template", exact: true }).getByRole("button");
  await expect(switches).toHaveCount(3);
  await switches.nth(2).click();
  await expect(switches.nth(2)).toHaveAttribute("aria-pressed", "true");
  const name = (await switches.nth(2).textContent()) ?? "";
  const frame = page.getByTitle(`${name}, live`, { exact: true }).first();
  await expect.poll(() => wornBy(frame)).toBe("#1d4ed8");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

/** @requirement Palette and previews: Four readable colors are taken from a picture, on the device */
test("a logo gives its colors and itself, and can be taken back", { tag: "@alike" }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > 1000) sent.push(request.url());
  });
  await page.goto("/");
  await look(page, "Ink").check();
  await upload(page, await logoFile("#14532d"));
  await expect(note(page)).toHaveText(/^Forest green, .* It is also your logo now\.$/);
  await expect.poll(() => wornBy(stage(page))).toBe("#14532d");
  const logo = stage(page).contentFrame().locator("[data-brand-logo]").first();
  await expect(logo).toHaveAttribute("src", /^data:image/);

  await button(page, "Only the colors").click();
  await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
  expect(await wornBy(stage(page))).toBe("#14532d");

  await upload(page, await logoFile("#7f1d1d"));
  await expect.poll(() => wornBy(stage(page))).toBe("#7f1d1d");
  await button(page, "Undo").click();
  await expect.poll(() => wornBy(stage(page))).toBe("#14532d");
  await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
  await expect(button(page, "Surprise me")).toBeFocused();
  expect(sent).toEqual([]);
});

/** @requirement Palette and previews: A picture without colors says so */
test("a picture without colors is only the logo, and a file that is none changes nothing", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto("/");
  await look(page, "Clay").check();
  await expect.poll(() => storedUnder(page, "palette")).toContain("bg-orange-900");
  const stored = await storedUnder(page, "palette");
  await upload(page, await logoFile("#ffffff"));
  await expect(note(page)).toHaveText(/^This picture has only one color.* It is your logo now\.$/);
  await expect(button(page, "Only the colors")).toHaveCount(0);
  expect(await storedUnder(page, "brand")).toContain("data:image");
  await button(page, "Undo").click();
  await expect.poll(() => storedUnder(page, "brand")).toBeNull();
  await upload(page, { name: "x.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(note(page)).toHaveText(/^This file cannot be read as a picture/);
  await upload(page, { name: "x.png", mimeType: "image/png", buffer: Buffer.alloc(20_000_001) });
  await expect(note(page)).toHaveText(/^This picture is larger than 20 MB/);
  await expect.poll(() => storedUnder(page, "palette")).toBe(stored);
  await expect.poll(() => storedUnder(page, "brand")).toBeNull();
});

/**
 * @requirement Palette and previews: Colors that are proposed can be read, WCAG AA
 * @requirement Home: An idea that is taken back leaves a name that was typed since
 */
test("surprises are other each time, and Undo takes one back, not the name typed after it", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto("/");
  const seen = new Set<string | null>();
  let before: string | null = null;
  for (let times = 1; times <= 4; times++) {
    before = await storedUnder(page, "palette");
    await button(page, "Surprise me").click();
    await expect.poll(() => storedUnder(page, "palette")).not.toBe(before);
    await expect(note(page)).toHaveText(/All text is easy to read in these colors/);
    seen.add(await storedUnder(page, "palette"));
  }
  expect(seen.size).toBeGreaterThan(1);
  await company(page).fill("Halden & Voss");
  await expect(nameIn(stage(page))).toHaveText("Halden & Voss");
  await button(page, "Undo").click();
  await expect.poll(() => storedUnder(page, "palette")).toBe(before);
  await expect(company(page)).toHaveValue("Halden & Voss");
  await expect(nameIn(stage(page))).toHaveText("Halden & Voss");
});

test("the keyboard alone dresses a template and opens it", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/");
  await tabTo(page, company(page));
  await page.keyboard.type("Ünal & Söhne");
  await expect(nameIn(stage(page))).toHaveText("Ünal & Söhne");
  await tabTo(page, look(page, "Original colors"));
  await page.keyboard.press("ArrowRight");
  await expect(look(page, "Paper")).toBeChecked();
  await expect.poll(() => wornBy(stage(page))).toBe("#ffedd5");
  await tabTo(page, button(page, "Surprise me"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Undo"));
  await page.keyboard.press("Enter");
  await expect.poll(() => wornBy(stage(page))).toBe("#ffedd5");
  const opening = page.waitForEvent("popup");
  await tabTo(page, page.getByRole("link", { name: /^Open .* in your brand$/ }));
  await page.keyboard.press("Enter");
  expect(await colorOf(await opening, "--primary")).toBe("#ffedd5");
});

test("nothing shifts while a template is tried on, and everything is accessible", async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript does not know this kind of entry; all of these have a value.
        const { value } = entry as unknown as { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await company(page).fill("Halden & Voss");
  await look(page, "Mint").check();
  await expect.poll(() => wornBy(stage(page))).toBe("#86efac");
  await button(page, "Surprise me").click();
  await expect(button(page, "Undo")).toBeVisible();
  await expect(nameIn(stage(page))).toHaveText("Halden & Voss");
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.01);
  await expectAccessible(page);
  await expectToFit(page, isMobile ? 320 : 640);
});

/** @requirement Palette and previews: Four readable colors are taken from a picture, on the device */
test("a palette of a preview takes a picture's colors, surprises, and goes back", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto("/preview/sonic");
  const own = await colorOf(page, "--primary");
  await toolbarOf(page)
    .getByRole("button", { name: /^Secondary background/ })
    .click();
  const palette = page.getByRole("dialog", { name: "Secondary background" });
  const picture = palette.getByLabel("From a picture");
  await expect(palette.getByRole("button", { name: "Surprise me" })).toBeVisible();
  await picture.setInputFiles(await logoFile("#14532d"));
  await expect.poll(() => colorOf(page, "--primary")).toBe("#14532d");
  await expect(palette.getByRole("status")).toHaveText(/^Forest green, .*All text is easy to read/);
  await palette.getByRole("button", { name: "Surprise me" }).click();
  await expect.poll(() => colorOf(page, "--primary")).not.toBe("");
  await palette.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => colorOf(page, "--primary")).toBe("#14532d");
  await palette.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => colorOf(page, "--primary")).toBe(own);
  await expect(palette.getByRole("button", { name: "Surprise me" })).toBeFocused();
  await picture.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(palette.getByRole("status")).toHaveText(/^This file cannot be read/);
  await expect.poll(() => colorOf(page, "--primary")).toBe(own);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first screen is a picture without controls", { tag: "@alike" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(controls(page)).toBeHidden();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
