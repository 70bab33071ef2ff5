import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/customer";
import { hydrated, openHydrated } from "../fixtures/page";
import { holdScripts, scripts } from "../fixtures/scripts";

const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

for (const path of ["/about", "/profile"]) {
  /** @requirement Routing and layout: What is clicked before the scripts are there is done once when they are */
  test(`a button of ${path} that is clicked before does its work once`, { tag: "@alike" }, async ({
    page,
    customer: _signedIn,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const before = await theme(page);
    const toggle = page.getByRole("button", { name: "Switch between light and dark" });
    for (const _ of [1, 2, 3, 4]) await toggle.click();
    expect(await theme(page)).toBe(before);
    release();
    await expect.poll(() => theme(page)).not.toBe(before);
    await toggle.click();
    await expect.poll(() => theme(page)).toBe(before);
  });
}

test("links lead on before, and no form is there to be sent without its script", {
  tag: "@alike",
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Templates Shop" }).click();
  await expect(page).toHaveURL("/shop");
  for (const path of ["/login", "/register"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByLabel("Email")).toBeHidden();
  }
  release();
  await page.getByLabel("Email").fill("early@example.com");
});

test.describe("a page that is not found", () => {
  test.use({ expectedErrors: [/404/] });

  /** @requirement Routing and layout: What is clicked before the scripts are there is done once when they are */
  test("is taken over while a link is pressed, and leads on", { tag: "@alike" }, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/nowhere", { waitUntil: "domcontentloaded" });
    await page.getByRole("link", { name: "Browse all templates" }).hover();
    await page.mouse.down();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
    await page.mouse.up();
    await expect(page).toHaveURL("/shop");
  });
});

/** @requirement Routing and layout: What is clicked before the scripts are there is done once when they are */
test("what is done on the first screen before its scripts are there counts once", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const tryOn = page.getByRole("group", { name: "See them in your colors" });
  await tryOn.getByLabel("Your company").fill("Halden");
  await tryOn.getByRole("radio", { name: "Forest" }).check();
  const slides = page.getByRole("region", { name: /^(Best sellers|Our picks)$/ }).locator("li");
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Next template" }).click();
  const contact = page.getByRole("main").getByRole("button", { name: "Talk to us" });
  await contact.dblclick();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog", { name: "Talk to us" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(slides.nth(2)).toHaveAttribute("data-front", "true");
  await expect(tryOn.getByLabel("Your company")).toHaveValue("Halden");
  await expect(tryOn.getByRole("radio", { name: "Forest" })).toBeChecked();
  const live = page.locator("iframe[title$=', live']").first().contentFrame();
  await expect(live.locator("[data-brand-name]").first()).toHaveText("Halden");
});

test("menus, filters and pages work before the scripts are there", async ({ page, isMobile }) => {
  const release = await holdScripts(page);
  await page.goto("/shop", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Order By/ }).click();
  await page.getByRole("link", { name: "Higher price" }).click();
  await expect(page).toHaveURL("/shop/price-d");
  if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("link", { name: /^premium/ }).click();
  await expect(page).toHaveURL("/shop/premium/price-d");
  await page.goto("/detail/10", { waitUntil: "domcontentloaded" });
  // It has its place, and is there when it can answer.
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeHidden();
  release();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Remove from Cart" })).toBeVisible();
});

test("a search that is sent before the scripts are there is sent once", { tag: "@alike" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  const asked: string[] = [];
  // A slow answer: what is sent again would cancel it.
  await page.route("**/shop/search**", async (route) => {
    asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/shop", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Search templates").fill("blue");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/search/blue");
  await expect(page.getByRole("link", { name: /Silent/ }).first()).toBeVisible();
  expect(asked.filter((url) => url.includes("q=blue"))).toHaveLength(1);
  release();
});

test("keys pressed on a button before the scripts are there count", { tag: "@alike" }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const before = await theme(page);
  await page.getByRole("button", { name: "Switch between light and dark" }).focus();
  await page.keyboard.press("Enter");
  release();
  await expect.poll(() => theme(page)).not.toBe(before);
});

for (const path of ["/", "/shop"]) {
  /** @requirement Search: The keyboard alone searches: a slash leads there, arrows choose, Enter opens, Escape closes */
  test(`a slash leads to the search of ${path} before the scripts are there`, {
    tag: "@alike",
  }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.keyboard.press("/");
    const field = page.getByLabel("Search templates");
    await expect(field).toBeFocused();
    await page.keyboard.type("blue/");
    release();
    await expect(page.getByRole("option", { name: /Silent/ })).toBeVisible();
    await expect(field).toHaveValue("blue/");
    await expect(field).toBeFocused();
  });
}

test.describe("while no script of the shop's arrives", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const [path, text] of [
    ["/login", "This form needs JavaScript"],
    ["/saved", "Saving needs JavaScript"],
  ] as const) {
    /** @requirement Routing and layout: Without its scripts a page says so and leads on, and works as soon as they come */
    test(`${path} says so, and works as soon as they come`, { tag: "@alike" }, async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole("button", { name: "Switch between light" })).toBeHidden();
      await page.getByRole("button", { name: "Account" }).click();
      await expect(page.getByRole("link", { name: "Register" }).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await page.unroute(scripts);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.getByText(text)).toBeHidden();
      await expect(page.getByRole("button", { name: "Switch between light" })).toBeVisible();
    });
  }
});

test.describe("without a network for a moment", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  for (const path of ["/about", "/profile"]) {
    test(`scripts of ${path} are tried again`, { tag: "@alike" }, async ({
      page,
      customer: _signedIn,
    }) => {
      const failed = new Set<string>();
      await page.route(scripts, async (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        await route.abort();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const before = await theme(page);
      await page.getByRole("button", { name: "Switch between light and dark" }).click();
      await expect.poll(() => theme(page)).not.toBe(before);
      expect(failed.size).toBeGreaterThan(3);
    });
  }

  test("a dialog that cannot be loaded says so, and opens when the network is back", {
    tag: "@alike",
  }, async ({ page, context }) => {
    await openHydrated(page, "/about");
    await context.setOffline(true);
    const contact = page.getByRole("button", { name: "Talk to us" });
    await contact.click();
    const note = page.getByRole("alert").filter({ hasText: "This could not be loaded" });
    await expect(note).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog", { name: "Talk to us" })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test("a preset that cannot be added leaves the page as it is", { tag: "@alike" }, async ({
    page,
    context,
  }) => {
    await page.goto("/detail/10");
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("alert").first()).toContainText("could not be loaded");
    await expect(page.getByRole("heading", { level: 1, name: "Sonic" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("alertdialog", { name: "Error" })).toBeVisible();
    await page.getByRole("button", { name: "OK" }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("button", { name: "Remove from Cart" })).toBeVisible();
  });
});
