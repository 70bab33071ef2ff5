import type { Page } from "@playwright/test";
import { openHydrated, settled } from "../fixtures/page";
import { holdScripts } from "../fixtures/scripts";
import { expect, test } from "../fixtures/test";

const field = (page: Page) => page.getByLabel("Search templates");
const combobox = (page: Page) => page.getByRole("combobox", { name: "Search templates" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

for (const path of ["/", "/shop"]) {
  /** @requirement Search: Suggestions with pictures as somebody types, on the home page and in the shop */
  test(`suggestions on ${path} follow what is typed, and lead to a preset`, async ({ page }) => {
    await openHydrated(page, path);
    await field(page).click();
    await expect(combobox(page)).toBeFocused();
    await page.keyboard.type("resturant");
    await expect(options(page).first()).toContainText("Gourmet Grove");
    await expect(options(page).first().locator("img")).toBeVisible();
    await page.keyboard.type(" blue");
    await expect(options(page)).toContainText(["Gourmet Grove", "Silent"]);
    await options(page).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Gourmet Grove" })).toBeVisible();
  });
}

/** @requirement Search: The keyboard alone searches: a slash leads there, arrows choose, Enter opens, Escape closes */
test("the keyboard alone searches", { tag: "@alike" }, async ({ page }) => {
  await openHydrated(page, "/shop");
  await page.getByRole("button", { name: "Order By" }).focus();
  await page.keyboard.press("/");
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue("");
  await page.keyboard.type("sho/");
  await expect(combobox(page)).toHaveValue("sho/");
  await page.keyboard.press("Backspace");
  await expect(combobox(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("status").filter({ hasText: "match" })).toBeVisible();

  await page.keyboard.press("ArrowDown");
  const active = await combobox(page).getAttribute("aria-activedescendant");
  await expect(options(page).first()).toHaveAttribute("id", active ?? "none");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(combobox(page)).toBeFocused();

  await combobox(page).fill("sonik");
  await expect(options(page).first()).toContainText("Sonic");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sonic" })).toBeVisible();
});

/** @requirement Search: The key that leads to the search can be switched off, and stays off on the device */
test("the key of the search can be switched off", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/shop/search/blue");
  const key = page.getByRole("checkbox", { name: "Press / to search" });
  await key.uncheck();
  await expect(field(page)).not.toHaveAttribute("aria-keyshortcuts");
  await page.keyboard.press("/");
  await expect(key).toBeFocused();
  await page.goto("/shop");
  await expect(field(page)).not.toHaveAttribute("aria-keyshortcuts");
  await page.getByRole("button", { name: "Order By" }).focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("button", { name: "Order By" })).toBeFocused();

  const release = await holdScripts(page);
  await page.goto("/shop/search/blue", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  // Whether it is on is known only then.
  await expect(key).toBeHidden();
  release();
  await expect(key).not.toBeChecked();
  await key.check();
  await page.getByRole("button", { name: "In my colors" }).focus();
  await page.keyboard.press("/");
  await expect(combobox(page)).toBeFocused();
});

/** @requirement Search: Enter leads to all results, in an address that can be shared */
test("Enter leads to all results, and Back to where it began", { tag: "@alike" }, async ({
  page,
}) => {
  await openHydrated(page, "/shop");
  await field(page).click();
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type("Möbelhaus");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/search/M%C3%B6belhaus");
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /templates? match/ })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/shop");
});

/** @requirement Search: Words of a trade that has a page lead to that page, too */
test("results for a trade lead to its page, and nothing found to all trades", {
  tag: "@alike",
}, async ({ page }) => {
  await page.goto("/shop/search/hotel");
  await expect(page.getByRole("article").first()).toContainText("Cosmo");
  await page.getByRole("link", { name: "Website templates for hotels and guest houses" }).click();
  await expect(page).toHaveURL("/for/hotel");
  await page.goto("/shop/search/qwxyz");
  await page.getByRole("link", { name: "What a website needs, by business" }).click();
  await expect(page).toHaveURL("/for");
  await page.goto("/shop/search/hotel/2");
  await expect(page.getByRole("link", { name: "Browse all templates" })).toBeVisible();
});

/** @requirement Search: Results for a trade are shown as it, in the language of the words */
test("a search for bakeries shows bakeries, also in German, in the comparison and in previews", async ({
  page,
}) => {
  // The page before stays in the document, hidden.
  const shownAs = (said: string) => page.getByText(said, { exact: true }).filter({ visible: true });
  for (const [words, language, said] of [
    ["bakery", "en", "Shown as a bakery."],
    ["Bäckerei", "de", "Shown as a bakery, in German."],
  ] as const) {
    await page.goto(`/shop/search/${encodeURIComponent(words)}`);
    await expect(shownAs(said)).toBeVisible();
    const pictures = page.getByRole("article").locator(".preset-frame img");
    await expect(pictures.first()).toHaveAttribute(
      "src",
      `/trades/cards/bakery/gourmet-grove.${language}.webp`,
    );
    const sources = await pictures.evaluateAll((all) => all.map((it) => it.getAttribute("src")));
    for (const source of sources) {
      expect(source).toMatch(new RegExp(`^/trades/cards/bakery/[a-z-]+\\.${language}\\.webp$`));
    }
  }
  const compare = page.getByRole("button", { name: /^Compare/ });
  await compare.nth(0).click();
  await compare.nth(1).click();
  await page.getByRole("link", { name: "Compare these 2" }).click();
  await expect(page).toHaveURL(/\/compare\/\d+\/\d+\/bakery-de$/);
  await expect(shownAs("Shown as a bakery, in German.")).toBeVisible();
  const frames = page.locator("iframe[title$=', live']").filter({ visible: true });
  const live = frames.first().contentFrame();
  await expect(live.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("link", { name: "Show them as they are" }).click();
  await expect(page).toHaveURL(/\/compare\/\d+\/\d+$/);
  await expect(live.locator("html")).toHaveAttribute("lang", "en");

  await page.goto("/shop/search/B%C3%A4ckerei");
  await page.getByRole("button", { name: "Try every template as a bakery" }).click();
  await expect(page.getByRole("status").filter({ hasText: "begins as a bakery" })).toBeVisible();
  await page.goto("/preview/cali");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // What a visitor told stays, and another trade is shown for one view only.
  await page.goto("/shop/search/lawyer");
  await expect(shownAs("Shown as a law firm.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Try every/ })).toHaveCount(0);
  await page.goto("/preview/corporate#as=law-firm-en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("img[src^='/trades/law-firm-']").first()).toBeVisible();
  await page.goto("/preview/silent");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

/** @requirement Search: Nothing that is typed before the suggestions are loaded is lost */
test("keys that were typed before the suggestions are there are kept, with the cursor", {
  tag: "@alike",
}, async ({ page }) => {
  await openHydrated(page, "/shop");
  await settled(field(page));
  const release = await holdScripts(page);
  await field(page).click();
  await page.keyboard.type("bakery");
  await page.keyboard.press("Home");
  await page.keyboard.type("a ");
  await expect(combobox(page)).toHaveCount(0);
  const box = await field(page).boundingBox();
  release();
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type("my ");
  await expect(combobox(page)).toHaveValue("a my bakery");
  await expect(options(page).first()).toContainText("Gourmet Grove");
  await expect.poll(() => combobox(page).boundingBox()).toEqual(box);
});

test.describe("without a network for a moment", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("suggestions that cannot be loaded say what to do", { tag: "@alike" }, async ({ page }) => {
    await openHydrated(page, "/shop");
    await field(page).click();
    await expect(combobox(page)).toBeFocused();
    await page.route("**/api/preset?*", (route) => route.abort());
    await page.keyboard.type("blue");
    await expect(page.getByRole("status").filter({ hasText: "Press Enter" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop/search/blue");
  });
});

/** @requirement Search: What is no search gets a clear empty answer */
test("what is no search gets a clear answer", { tag: "@alike" }, async ({ page }) => {
  for (const [words, title] of [
    ["x".repeat(4_000), "Your search is too long"],
    ["'; drop table presets; --", "Nothing matches “'; drop table presets; --”"],
    ["qwxyz", "Nothing matches “qwxyz”"],
    ["!?", "Nothing matches “!?”"],
  ] as const) {
    const response = await page.goto(`/shop/search/${encodeURIComponent(words)}`);
    expect(response?.status(), words).toBe(200);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("link", { name: "Show all templates" })).toBeVisible();
  }
  await page.goto("/shop/search?q=%01%1b%20blue%0d%0aLocation:%20https://evil.example");
  await expect(page).toHaveURL("/shop/search/blue%20Location%3A%20https%3A%20evil.example");
});

/** @requirement Search: Suggestions are in the visitor's colors where cards are */
test("suggestions are live in the visitor's colors where cards are", { tag: "@alike" }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("palette", '{"primary":"bg-green-700"}'));
  await openHydrated(page, "/shop");
  await page.getByRole("button", { name: "In my colors" }).click();
  await field(page).click();
  await expect(combobox(page)).toBeFocused();
  await page.keyboard.type("sonic");
  await expect(options(page)).toHaveCount(1);
  const live = options(page).locator("iframe");
  await expect(live).toHaveAttribute("src", "/preview/sonic/bare");
  await expect
    .poll(() =>
      live
        .contentFrame()
        .locator("body > [class^='t-']")
        .evaluate((it) => getComputedStyle(it).getPropertyValue("--primary")),
    )
    .toBe("#15803d");
});

/** @requirement Security and resilience: An address is decoded once */
test("an address is decoded once, by the page and by its title", async ({ page, request }) => {
  await page.goto("/shop/search/%2541bc");
  await expect(page).toHaveTitle(/^Search for %41bc/);
  await expect(page.getByRole("heading", { name: "Nothing matches “%41bc”" })).toBeVisible();
  const editor = await request.get("/preview/%2573ilent/edit");
  expect(editor.status()).toBe(404);
  expect(await editor.text()).not.toContain("<title>Edit Silent");
});
