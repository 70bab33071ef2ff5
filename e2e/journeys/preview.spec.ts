import { choose, colorOf, storedUnder, toolbarOf } from "../fixtures/preview";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * @requirement Palette and previews: Four pickers and a reset that clears all four, on every
 *   preview
 */
test("a chosen swatch is shown at once, stored as a class name, and can be reset", async ({
  page,
}) => {
  await page.goto("/preview/sonic");
  const own = await colorOf(page, "--primary");
  await choose(page, /^Primary background/, "Royal blue");
  await expect.poll(() => colorOf(page, "--primary")).toBe("#1d4ed8");
  await choose(page, /^Text color 2/, "White");
  await expect.poll(() => colorOf(page, "--text-02")).toBe("#ffffff");
  expect(JSON.parse((await storedUnder(page, "palette")) ?? "")).toEqual({
    primary: "bg-blue-700",
    secondary: "",
    text01: "",
    text02: "text-white",
  });

  await page.goto("/preview/trend");
  await expect.poll(() => colorOf(page, "--primary")).toBe("#1d4ed8");
  const primary = toolbarOf(page).getByRole("button", {
    name: /^Primary background \(Royal blue\)/,
  });
  await primary.click();
  await expect(page.getByRole("radio", { name: "Royal blue", exact: true })).toBeChecked();
  await page.keyboard.press("Escape");

  await toolbarOf(page).getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => storedUnder(page, "palette")).toBeNull();
  await page.goto("/preview/sonic");
  await expect.poll(() => colorOf(page, "--primary")).toBe(own);
});

/**
 * @requirement Palette and previews: Each opens a palette of thirty named swatches; one is open at
 *   a time
 */
test("each of the four palettes has thirty named swatches, and one is open at a time", async ({
  page,
}) => {
  await page.goto("/preview/silent");
  for (const title of [
    "Primary background",
    "Secondary background",
    "Text color 1",
    "Text color 2",
  ]) {
    await toolbarOf(page)
      .getByRole("button", { name: new RegExp(`^${title}`) })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    const palette = page.getByRole("dialog", { name: title });
    await expect(palette.getByRole("radio")).toHaveCount(30);
    await expect(palette.getByRole("radio", { name: "Charcoal" })).toBeVisible();
  }
});

test("the keyboard alone chooses a color", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/preview/cali");
  const opener = toolbarOf(page).getByRole("button", { name: /^Primary background/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  const radio = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect(radio("White")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(radio("Yellow")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(radio("Cream")).toBeChecked();
  await expect.poll(() => colorOf(page, "--primary")).toBe("#ffedd5");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(radio("Cream")).toBeFocused();
  await page.getByRole("button", { name: "Template’s own", exact: true }).click();
  await expect.poll(() => storedUnder(page, "palette")).toBeNull();
});

test("contrast is computed against the actual background", { tag: "@alike" }, async ({ page }) => {
  await page.goto("/preview/corporate");
  const notes = toolbarOf(page).getByText(/is hard to read/);
  await choose(page, /^Primary background/, "Light gray");
  await expect(notes).toHaveCount(0);
  await page.keyboard.press("Escape");
  await choose(page, /^Secondary background/, "Gray");
  await expect(notes).toHaveText(/^Text 2 is hard to read on the secondary background/);
});

test("low contrast is reported for the current theme, and can be fixed", {
  tag: "@alike",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/preview/sonic");
  const note = toolbarOf(page).getByText(/is hard to read on the primary background/);
  await expect(note).toHaveCount(0);
  await choose(page, /^Text color 1/, "Yellow");
  await expect(note).toHaveText(/^Text 1 is hard to read on the primary background\./);
  await expect.poll(() => colorOf(page, "--text-01")).toBe("#fde047");
  await page.keyboard.press("Escape");
  const themeSwitch = page.locator("[data-theme-switch]");
  await themeSwitch.check({ force: true });
  await expect(note).toHaveCount(0);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(note).toHaveCount(1);
  await themeSwitch.uncheck({ force: true });
  await expect(note).toHaveCount(0);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(note).toHaveCount(1);
  await toolbarOf(page).getByRole("button", { name: /^Use / }).click();
  await expect(note).toHaveCount(0);
  await expect.poll(() => colorOf(page, "--text-01")).not.toBe("#fde047");
});

/**
 * @requirement Palette and previews: White, yellow, orange, red, purple, blue, green, stone and
 *   black, each with the text color that belongs to it
 */
test("every class that can be stored has its color in the page", { tag: "@alike" }, async ({
  page,
}) => {
  await page.goto("/preview/sonic");
  const wrong = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    return [...document.querySelectorAll<HTMLInputElement>("#toolbar [type=radio]")]
      .map(({ value }) => value)
      .filter((value) => {
        const property = value.startsWith("bg-") ? "backgroundColor" : "color";
        probe.className = "";
        const before = getComputedStyle(probe)[property];
        probe.className = value;
        return getComputedStyle(probe)[property] === before && !/black/.test(value);
      });
  });
  expect(wrong).toEqual([]);
});

/**
 * @requirement Palette and previews: Choices are kept on the device and followed by other previews;
 *   signed in they are kept in the profile
 */
test("other open previews follow", { tag: "@alike" }, async ({ page, context }) => {
  await page.goto("/preview/sonic");
  const other = await context.newPage();
  await other.goto("/preview/thunder");
  await page.bringToFront();
  await choose(page, /^Primary background/, "Dark green");
  await expect.poll(() => colorOf(other, "--primary")).toBe("#15803d");
  await expect(
    toolbarOf(other).getByRole("button", { name: /^Primary background \(Dark green\)/ }),
  ).toBeVisible();
});

/** @requirement Palette and previews: Broken stored values never break a preview */
test("broken stored values never break a preview", { tag: "@alike" }, async ({ page }) => {
  const broken = [
    "",
    "null",
    "true",
    "0",
    "[]",
    "{",
    "{}",
    '"bg-red-300"',
    '["bg-red-300"]',
    '{"primary":null}',
    '{"primary":7,"name":7,"logo":7}',
    '{"primary":{},"name":{},"logo":{}}',
    '{"primary":"bg-nothing-300"}',
    '{"primary":"red;background:url(//x.example)"}',
    '{"primary":"</style><script>throw 1</script>","name":"\\u0000"}',
    '{"__proto__":{"primary":"bg-red-300","name":"x"}}',
    '{"name":"a\\nb","logo":"https://x.example/a.png"}',
    '{"name":"\\u202etxet","logo":"data:image/svg+xml;base64,AAAA"}',
    "\u0000",
    "x".repeat(9000),
  ];
  await page.goto("/preview/sonic/bare");
  const own = await colorOf(page, "--primary");
  for (const value of sampleOf(broken, 4)) {
    await page.evaluate((it) => {
      localStorage.setItem("palette", it);
      localStorage.setItem("brand", it);
      localStorage.setItem("token", it);
      localStorage.setItem("palette-owner", it);
      sessionStorage.setItem("toolbar", it);
    }, value);
    await page.goto("/preview/sonic");
    await expect(toolbarOf(page), value).toBeVisible();
    await expect.poll(() => colorOf(page, "--primary"), value).toBe(own);
    await expect(page.locator("[data-brand-name]").first(), value).toHaveText("Your Company");
  }
});

/**
 * @requirement Profile and brand: A brand (name, logo, palette) is the account's, for guests the
 *   device's, and previews show it
 * @requirement Templates: Each shows the company's logo and name, otherwise the default logo and
 *   Your Company
 */
test("a company's name and logo are shown and stored in the browser", async ({ page }) => {
  await page.goto("/preview/sonic");
  await toolbarOf(page)
    .getByRole("button", { name: /brand$/i })
    .click();
  const field = page.getByLabel("Company name");
  await expect(field).toBeFocused();
  const shown = page.locator("[data-brand-name]").first();
  for (const name of ['<img src=x onerror="throw 1">', "Ünal & Söhne", "株式会社 サンプル"]) {
    await field.fill(name);
    await expect(shown).toHaveText(name);
  }
  await field.fill("a\u202eb".padEnd(60, "c"));
  await expect(shown).toHaveText("ab".padEnd(40, "c"));
  await field.fill("Halden & Voss");

  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><path fill="red" d="M0 0h900v300H0z"/></svg>';
  const file = page.getByLabel("Choose a logo");
  await file.setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(picture),
  });
  await expect(page.getByText("Your logo is added.")).toBeVisible();
  const logo = page.locator("[data-brand-logo]").first();
  await expect(logo).toHaveAttribute("src", /^data:image\/webp;base64,/);
  expect(await logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(256);
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(page.getByText("This file cannot be used as a logo.")).toBeVisible();

  await page.goto("/preview/trend/bare");
  await expect(shown).toHaveText("Halden & Voss");
  await expect(logo).toHaveAttribute("src", /^data:/);
  await page.goto("/preview/trend");
  await toolbarOf(page)
    .getByRole("button", { name: /brand$/i })
    .click();
  await expect(field).toHaveValue("Halden & Voss");
  await page.getByRole("button", { name: "Remove logo" }).click();
  await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
  await field.fill("");
  await expect(shown).toHaveText("Your Company");
  await expect.poll(() => storedUnder(page, "brand")).toBeNull();
});

/**
 * @requirement Palette and previews: A preview can be shared: colors and name travel in the link,
 *   checked, the logo only by its id
 */
test("a shared link shows the same colors and name in another browser", { tag: "@alike" }, async ({
  page,
  browser,
}) => {
  await page.goto("/preview/prestige");
  await choose(page, /^Primary background/, "Dark purple");
  await page.keyboard.press("Escape");
  await toolbarOf(page)
    .getByRole("button", { name: /brand$/i })
    .click();
  await page.getByLabel("Company name").fill('Ünal & "Söhne" <b>');
  await page.keyboard.press("Escape");
  await toolbarOf(page).getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Link").inputValue();

  const stranger = await (await browser.newContext()).newPage();
  const response = await stranger.goto(link);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect.poll(() => colorOf(stranger, "--primary")).toBe("#581c87");
  await expect(stranger.locator("[data-brand-name]").first()).toHaveText('Ünal & "Söhne" <b>');
  const picture = await stranger.locator('meta[property="og:image"]').getAttribute("content");
  const card = await page.request.get(picture ?? "");
  expect(card.headers()["content-type"]).toBe("image/png");
  await stranger.getByRole("link", { name: "Try your own colors" }).click();
  await expect(stranger).toHaveURL(/\/preview\/prestige$/);
  await stranger.context().close();
});

/**
 * @requirement Palette and previews: Twelve names have a preview at one address each, any other
 *   name nothing, with 404
 */
test("invalid URLs are 404", { tag: "@alike" }, async ({ request }) => {
  for (const path of [
    "/preview/nothing",
    "/preview/%25",
    "/preview/%25/bare",
    "/preview/nothing/bare",
    "/preview/nothing/frame",
    "/preview/nothing/shared/0000",
    "/preview/sonic/shared",
    "/preview/sonic/shared/0",
    "/preview/sonic/shared/v000",
    "/preview/sonic/shared/0000.",
    "/preview/sonic/shared/0000.QWNtZR",
    "/preview/sonic/shared/0000.IEFjbWU",
    `/preview/sonic/shared/0000.${"QUFB".repeat(60)}`,
    "/preview/sonic/shared/0000.YQBi",
    "/preview/sonic/shared/..%2F0000",
    "/og/shared/nothing/0000",
    "/og/shared/sonic/v000",
    "/og/shared/sonic/0000.QWNtZQ",
    "/og/shared/sonic/0000.QWNtZQ?signature=QWNtZQ",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe("an unknown preview", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is an empty page with a title and a language", async ({ page }) => {
    const response = await page.goto("/preview/nothing");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Template not found | Presetry");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("body")).toBeEmpty();
  });
});

test.describe("the frame", () => {
  /** @requirement Palette and previews: A template can be seen on other screens and in the dark */
  test("shows a template on three screens and in the dark", async ({ page }) => {
    await page.goto("/preview/sonic/frame");
    const inner = page.frameLocator("iframe");
    for (const [screen, width] of [
      ["Desktop", "1280px"],
      ["Tablet", "820px"],
      ["Phone", "390px"],
    ] as const) {
      await page.getByRole("radio", { name: new RegExp(screen) }).check();
      await expect(page.locator("iframe")).toHaveCSS("width", width);
    }
    const paper = () =>
      inner.locator("body > [class^='t-']").evaluate((it) => getComputedStyle(it).colorScheme);
    const before = await paper();
    await page.getByRole("checkbox", { name: "Dark mode" }).click();
    await expect.poll(paper).not.toBe(before);
  });

  test("has no dark mode for a basic template, and shrinks it", { tag: "@alike" }, async ({
    page,
  }) => {
    await page.goto("/preview/silent/frame");
    await expect(page.getByRole("checkbox", { name: /Dark mode/ })).toBeDisabled();
    await page.getByRole("radio", { name: /Phone/ }).check();
    await expect(page.locator("iframe")).toHaveCSS("width", "1280px");
  });
});
