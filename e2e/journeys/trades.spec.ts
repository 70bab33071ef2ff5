import { inLanguage, languageOf } from "@/lib/languages.mjs";
import { tabAndPress } from "../fixtures/keyboard";
import { expect, test } from "../fixtures/test";

const pathsIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = ""]) => path);

/** @requirement Trades: Every preset is three clicks from any page that search engines know */
test("every preset is three clicks from every page of the sitemap", { tag: "@alike" }, async ({
  request,
}) => {
  test.setTimeout(120_000);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  // Without those that other journeys sell for a moment.
  const presets = known.filter((path) => /^\/detail\/([1-9]|1[0-2])$/.test(path));
  expect(presets).toHaveLength(12);
  const leadsTo = new Map<string, string[]>();
  for (const path of known) leadsTo.set(path, pathsIn(await (await request.get(path)).text()));

  const clickFrom = (paths: Iterable<string>) =>
    new Set([...paths].flatMap((path) => leadsTo.get(path) ?? []));
  for (const start of known) {
    const one = clickFrom([start]);
    const two = clickFrom(one);
    const reached = new Set([start, ...one, ...two, ...clickFrom(two)]);
    const inItsLanguage = presets.map((path) => inLanguage(languageOf(start), path));
    expect(
      inItsLanguage.filter((path) => !reached.has(path)),
      start,
    ).toEqual([]);
  }
});

/** @requirement Trades: A page for each trade says what its site needs and which presets do */
test("the footer leads to a trade, its presets, and their comparison", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "By business" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Website templates for your business",
  );
  await page.getByRole("link", { name: "Restaurants", exact: true }).click();
  await expect(page).toHaveURL("/for/restaurant");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Website templates for restaurants",
  );
  const suited = page.getByRole("region", { name: "Templates that suit it" });
  await expect(suited.getByRole("article").getByRole("heading")).toHaveText([
    "Gourmet Grove",
    "Simple",
    "Cali",
  ]);
  await suited.getByRole("link", { name: "Compare Gourmet Grove, Simple, and Cali" }).click();
  await expect(page).toHaveURL("/compare/1/5/9/restaurant-en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Compare Gourmet Grove, Simple, and Cali",
  );
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

/** @requirement Trades: Examples open in the preview, in their companies' names, colors and words */
test("an example opens in the preview, in its company's words", async ({ page }) => {
  await page.goto("/for/plant-shops");
  await page
    .getByRole("link", { name: /^Open it in the preview ?, with the text of Blattgold$/ })
    .click();
  await expect(page).toHaveURL(/\/preview\/cali\/shared\/[\w.-]+#copy=example-cali/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grün, das bei Ihnen bleibt");
  await expect(page.getByText("Blattgold").first()).toBeVisible();
});

/** @requirement Trades: The page of a trade shows every template as it, and its previews too */
test("the page of a trade shows all templates as it, and leads to such previews", async ({
  page,
}) => {
  await page.goto("/for/law-firm");
  const pictures = page.locator("article img[src^='/trades/cards/law-firm/']");
  // Three in the fan, three beside their presets, and nine others.
  await expect(pictures).toHaveCount(15);
  await page
    .getByRole("link", { name: /^Open it in the preview ?, as a law firm$/ })
    .first()
    .click();
  await expect(page).toHaveURL("/preview/corporate#as=law-firm-en");
  await expect(page.locator("img[src^='/trades/law-firm-']").first()).toBeVisible();
  for (const [before, now] of [
    ["restaurants", "restaurant"],
    ["guest-houses", "hotel"],
    ["builders", "carpenter"],
  ]) {
    const response = await page.request.get(`/for/${before}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`/for/${now}`);
  }
});

test("the keyboard alone goes from a trade to a preset in the cart", async ({ page }) => {
  await page.goto("/for");
  await tabAndPress(page, page.getByRole("link", { name: "Makers and workshops" }));
  await expect(page).toHaveURL("/for/workshops");
  const add = page.getByRole("button", { name: /^Add.*Sonic/ });
  await expect(add).toBeEnabled();
  await tabAndPress(page, add);
  await expect(page.getByRole("button", { name: /^Remove.*Sonic/ })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a trade is read, and its presets and examples are links", async ({ page }) => {
    await page.goto("/for/hotel");
    await expect(page.getByRole("heading", { name: "What your site should say" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Open it in the preview/ })).toHaveCount(3);
    await page.getByRole("link", { name: /Cosmo/ }).first().click();
    await expect(page).toHaveURL("/detail/6");
  });
});
