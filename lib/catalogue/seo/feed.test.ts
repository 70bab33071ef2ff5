import { expect, test } from "vitest";
import { presetView } from "@/e2e/support/presets";
import { llmsText, productFeed } from "./feed";

test("the feed has the fields that shopping search engines require", () => {
  const feed = productFeed([presetView({ priceCents: 1_750 })], "en");
  for (const part of [
    "<g:id>9</g:id>",
    "<title>Cali</title>",
    "<link>https://shop.test/detail/9</link>",
    "<g:image_link>https://shop.test/presets/cali/1.webp</g:image_link>",
    "<g:additional_image_link>https://shop.test/presets/cali/2.webp</g:additional_image_link>",
    "<guid>https://shop.test/detail/9</guid>",
    "<g:identifier_exists>no</g:identifier_exists>",
    "<g:price>17.50 USD</g:price>",
    "<g:product_type>premium &gt; shop</g:product_type>",
  ]) {
    expect(feed).toContain(part);
  }
});

/** @requirement Prices: Search engines read what a sale reduces */
test("in a sale the feed has what is reduced, and the price of the sale", () => {
  const sale = { priceCents: 1_600, regularPriceCents: 2_000, lowestPriceCents: 1_900 };
  const feed = productFeed([presetView(sale)], "en");
  expect(feed).toContain("<g:price>19.00 USD</g:price><g:sale_price>16.00 USD</g:sale_price>");
  expect(productFeed([presetView()], "en")).not.toContain("g:sale_price");
});

test("a preset without pictures has a default one", () => {
  expect(productFeed([presetView({ images: [] })], "en")).toContain(
    "<g:image_link>https://shop.test/brand/mark.svg</g:image_link>",
  );
});

test.each([
  [`<b>&"'`, "&lt;b&gt;&amp;&quot;'"],
  ["]]></title><x>", "]]&gt;&lt;/title&gt;&lt;x&gt;"],
  ["bell\u0007, tab\tand \ufffe", "bell, tab\tand "],
  ["palette \u{1f3a8}", "palette \u{1f3a8}"],
])("the name %j is escaped", (name, escaped) => {
  expect(productFeed([presetView({ name })], "en")).toContain(`<title>${escaped}</title>`);
});

test("a shop without presets has a valid feed", () => {
  expect(productFeed([], "en")).toMatch(/^<\?xml .*<\/channel><\/rss>$/);
});

/** @requirement Agents: llms.txt tells agents what they can do here */
test("llms.txt tells agents of the MCP server, cart links, UCP and the feeds", () => {
  const text = llmsText([], "en");
  for (const path of ["/api/mcp", "/cart/add/2,9", "/.well-known/ucp", "/feed.json", "/feed.xml"]) {
    expect(text).toContain(`(https://shop.test${path})`);
  }
});

/** @requirement Agents: llms.txt names the addresses of searches and comparisons, and says what it leaves out */
test("llms.txt names searches, comparisons and the API's description", () => {
  const text = llmsText([], "en");
  for (const path of [
    "/shop/search/calm%20bakery",
    "/api/preset?q=bakery",
    "/compare/2/9",
    "/api/openapi.json",
  ]) {
    expect(text).toContain(`(https://shop.test${path})`);
  }
  expect(text).toContain("the 100 newest presets");
});

test("llms.txt says how many presets it leaves out", () => {
  expect(llmsText([presetView()], "en", 130)).toContain(
    "The first 1 of 130 by name. The API lists all of them: https://shop.test/api/preset?",
  );
  expect(llmsText([presetView()], "en")).not.toContain("The first");
});

test("llms.txt names the pages of trades", () => {
  expect(llmsText([], "en")).toContain("(https://shop.test/for/restaurant)");
});

test("llms.txt lists every preset with its price and URL", () => {
  expect(llmsText([presetView()], "en")).toContain(
    "- [Cali](https://shop.test/detail/9): $70. Cali is a premium website template",
  );
});
