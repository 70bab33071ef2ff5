import { expect, test } from "../fixtures/test";

// As most search engines read them.
test.use({ javaScriptEnabled: false });

/** Other journeys sell presets of their own for a moment. */
const seededPresets = Array.from({ length: 12 }, (_, index) => index + 1);

const pages = [
  "/",
  "/shop",
  "/shop/premium",
  "/shop/2",
  "/detail/1",
  "/about",
  "/reference",
  "/for",
  "/for/restaurant",
  "/compare/9/5/4",
];

/**
 * @requirement SEO and accessibility: Every page has title, description, canonical address, sharing
 *   card, one heading and structured data
 */
test("pages have all metadata for search engines", async ({ page, request, baseURL }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const content = (selector: string, name = "content") =>
        page.locator(selector).first().getAttribute(name);
      expect((await page.title()).length).toBeGreaterThan(8);
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(40);
      expect(await content('link[rel="canonical"]', "href")).toBe(
        path === "/" ? baseURL : `${baseURL}${path}`,
      );
      for (const name of ["og:title", "og:description", "og:url", "og:image"]) {
        expect(await content(`meta[property="${name}"]`), name).toBeTruthy();
      }
      expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
      await expect(page.locator("h1")).toHaveCount(1);
      const image = await request.get((await content('meta[property="og:image"]')) ?? "");
      expect(image.headers()["content-type"]).toBe("image/png");

      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks
        .flatMap((block) => JSON.parse(block))
        .map((it: { "@type": string }) => it["@type"]);
      expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    });
  }
});

/**
 * @requirement SEO and accessibility: Every page has title, description, canonical address, sharing
 *   card, one heading and structured data
 */
test("a preset is a product with an offer", async ({ page }) => {
  await page.goto("/detail/10");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = blocks
    .flatMap((block) => JSON.parse(block))
    .find((it: { "@type": string }) => it["@type"] === "Product");
  expect(product).toMatchObject({
    name: "Sonic",
    offers: { price: "90.00", priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
  expect(product.aggregateRating).toBeUndefined();
});

/**
 * @requirement SEO and accessibility: One facet deep is indexed, deeper only followed; sitemap,
 *   robots, feed and llms.txt are there
 */
test("pages with one filter value are indexed, deeper ones only followed", async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto("/shop/premium");
  await expect(robots).toHaveCount(0);
  await page.goto("/shop/premium/blue");
  await expect(robots).toHaveAttribute("content", "noindex, follow");
  await page.goto("/shop/price-d");
  await expect(robots).toHaveAttribute("content", "noindex, follow");
});

/**
 * @requirement SEO and accessibility: One facet deep is indexed, deeper only followed; sitemap,
 *   robots, feed and llms.txt are there
 */
test("the sitemap lists pages that exist", async ({ request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  const ofPages = addresses.filter((url) => !url.includes("/detail/"));
  // Each in English and in German.
  expect(ofPages).toHaveLength(2 * (4 + 15 + 1 + 20 + 24));
  const ofPresets = seededPresets.map((id) => `${baseURL}/detail/${id}`);
  expect(addresses).toEqual(expect.arrayContaining(ofPresets));
  for (const url of [...ofPages, ...ofPresets]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(await response.text(), url).not.toMatch(/<meta name="robots" content="noindex/);
  }
  const pictures = [...sitemap.matchAll(/<image:loc>([^<]+)</g)].map(([, url]) => url ?? "");
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(seededPresets.length);
  expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
});

/**
 * @requirement SEO and accessibility: One facet deep is indexed, deeper only followed; sitemap,
 *   robots, feed and llms.txt are there
 */
test("robots.txt, the feed and llms.txt are there", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
  const feed = await (await request.get("/feed.xml")).text();
  expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(seededPresets.length);
  expect(feed).toContain("<g:price>90.00 USD</g:price>");
  expect(await (await request.get("/llms.txt")).text()).toContain("[Thunder]");
  const ucp = await request.get("/.well-known/ucp");
  expect((await ucp.json()).ucp.services["dev.ucp.shopping"]).toHaveLength(1);
  const { products } = await (await request.get("/feed.json")).json();
  expect(products.length).toBeGreaterThanOrEqual(seededPresets.length);
});

test("security.txt says where to report a weakness, and expires within the year", async ({
  request,
}) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^# Something is wrong with a site .+\/report$/m);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
