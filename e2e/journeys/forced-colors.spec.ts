import type { Locator, Page } from "@playwright/test";
import { admin, expect, signIn, test } from "../fixtures/customer";
import { openEditor, openTab, panelOf } from "../fixtures/editor";
import { openBackOffice, openHydrated } from "../fixtures/page";
import { choose, toolbarOf } from "../fixtures/preview";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** What forced colors leave of an element's look. */
const edgesOf = (locator: Locator) =>
  locator.evaluate((it) => {
    const { border, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it);
    return { border, outline: `${outlineStyle} ${outlineWidth} ${outlineColor}` };
  });

async function expectDifferent(on: Locator, off: Locator) {
  expect(await edgesOf(on)).not.toEqual(await edgesOf(off));
}

async function expectEdge(locator: Locator) {
  await expect(locator).toHaveCSS("border-top-style", "solid");
  await expect(locator).not.toHaveCSS("border-top-width", "0px");
}

const groundOf = (locator: Locator) =>
  locator.evaluate((it) => getComputedStyle(it).backgroundColor);

/** The color is the one that it has without forced colors. */
async function expectOwnColor(page: Page, swatch: Locator) {
  await expect(swatch).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const forced = await groundOf(swatch);
  await page.emulateMedia({ forcedColors: "none" });
  expect(await groundOf(swatch)).toBe(forced);
  await page.emulateMedia({ forcedColors: "active" });
}

test("the shop's filters show what is chosen, and the colors", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("palette", '{"primary":"bg-green-700"}'));
  await openHydrated(page, "/shop/premium/white");
  const filter = (name: RegExp) => page.locator("a.chip").filter({ hasText: name });
  await expectDifferent(filter(/^premium/), filter(/^basic/));
  await expectDifferent(filter(/^white/), filter(/^red/));
  await expectOwnColor(page, filter(/^red/).locator(".swatch"));
  const marks = page.getByRole("button", { name: /^Compare/ });
  await marks.first().click();
  await expect(marks.first()).toHaveAttribute("aria-pressed", "true");
  await expectDifferent(marks.first(), marks.nth(1));
  const colors = page.getByRole("button", { name: "In my colors" });
  const off = await edgesOf(colors);
  await colors.click();
  expect(await edgesOf(colors)).not.toEqual(off);
});

test("main buttons have an edge", async ({ page }) => {
  await openHydrated(page, "/detail/10");
  await expectEdge(page.getByRole("button", { name: "Add to Cart", exact: true }).first());
  await page.goto("/preview/sonic");
  await expectEdge(toolbarOf(page).getByRole("link", { name: /^Add to cart/i }));
  await page.goto("/preview/thunder");
  await expectEdge(page.getByRole("button", { name: "PAY", exact: true }));
});

test("templates show what is chosen, and the preview the colors", async ({ page }) => {
  await page.goto("/preview/trend");
  await choose(page, /^Primary background/, "Royal blue");
  await expectOwnColor(page, page.locator("[data-chip=primary]"));
  const sizes = page.locator("label.size");
  await expectDifferent(sizes.filter({ has: page.locator(":checked") }), sizes.first());
  const colors = page.locator("label.color");
  const unchosen = colors.filter({ hasNot: page.locator(":checked") });
  await expectDifferent(colors.filter({ has: page.locator(":checked") }), unchosen.first());
  await expectOwnColor(page, unchosen.first().locator(".color-chip"));

  await page.goto("/preview/thunder");
  const categories = page.locator("[data-category]");
  await categories.nth(1).click();
  await expect(categories.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expectDifferent(categories.nth(1), categories.first());

  await page.goto("/preview/cali");
  const pages = page.locator(".pages");
  const other = pages.getByRole("link", { name: "2" }).or(pages.getByRole("button", { name: "2" }));
  await expectDifferent(pages.locator("[aria-current]"), other);
});

test("the preview on other screens shows the screen and the switch", async ({ page }) => {
  await page.goto("/preview/sonic/frame");
  const label = (name: RegExp) => page.locator(".screens label").filter({ hasText: name });
  await expectDifferent(label(/^Desktop/).locator("span"), label(/^Phone/).locator("span"));
  const track = page.locator(".dark .track");
  const off = await edgesOf(track);
  await page.locator("#dark").check({ force: true });
  expect(await edgesOf(track)).not.toEqual(off);
});

test("the editor shows the screen, the switch of a part, the tab and the colors", async ({
  page,
}) => {
  await openEditor(page);
  const screens = page.getByRole("toolbar", { name: "Editor" }).locator("fieldset label");
  await expectDifferent(screens.first(), screens.last());
  const part = panelOf(page).getByRole("switch").first();
  const on = await edgesOf(part);
  await part.click();
  await expect(part).not.toBeChecked();
  expect(await edgesOf(part)).not.toEqual(on);
  const tabs = panelOf(page).getByRole("tab");
  await expectDifferent(tabs.first(), tabs.last());
  await openTab(page, "Design");
  await expectOwnColor(page, panelOf(page).locator("label .swatch").nth(3));
  await page.emulateMedia({ forcedColors: "active" });
});

test("the back office shows the section, and what is on sale", async ({ page }) => {
  await signIn(page, admin);
  await openBackOffice(page, "/admin/presets");
  const sections = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
  await expectDifferent(sections.and(page.locator("[aria-current]")), sections.first());
  const onSale = page.getByRole("switch");
  await expect(onSale.first()).toHaveText(/On|Off/);
  const thumb = onSale.first().locator("span > span");
  expect(await groundOf(thumb)).not.toBe(await groundOf(page.locator("body")));
});

test("the profile shows the customer's colors", async ({ page, customer }) => {
  await page.goto("/preview/sonic");
  await choose(page, /^Primary background/, "Royal blue");
  await openHydrated(page, "/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.name);
  const chip = page.getByRole("region", { name: /brand/i }).locator("li span[aria-hidden]").first();
  await expectOwnColor(page, chip);
  await expectEdge(page.getByRole("button", { name: "Save Changes" }));
});
