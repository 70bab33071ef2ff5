import { expect, test } from "vitest";
import { sitesDomainProblem } from "./sites-domain";

/** @requirement Operations: The doctor warns of sites below the shop's own domain */
test.each([
  ["https://shop.example.com", "sites.example.com", /below example\.com/],
  ["https://example.com", "example.com", /below example\.com/],
  ["https://shop.example.co.uk", "sites.example.co.uk", /below example\.co\.uk/],
  ["https://example.com", undefined, /Without SITES_DOMAIN/],
  ["https://example.com", "", /Without SITES_DOMAIN/],
])("for a shop at %s, %s is warned of", (shop, sites, why) => {
  expect(sitesDomainProblem(shop, sites)).toMatch(why);
});

test.each([
  ["https://example.com", "example-sites.com"],
  ["https://one.co.uk", "two.co.uk"],
  // A name of its own below a public suffix.
  ["https://one.github.io", "two.github.io"],
])("for a shop at %s, %s is apart", (shop, sites) => {
  expect(sitesDomainProblem(shop, sites)).toBeUndefined();
});
