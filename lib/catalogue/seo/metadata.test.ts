import { expect, test } from "vitest";
import { translatorIn } from "@/lib/translations/messages";
import { pageMetadata, rootMetadata } from "./metadata";

const facts = {
  title: "Blue presets",
  description: "All that are blue.",
  path: "/shop/blue",
  image: "/og/shop",
};

test("a page has a canonical URL and its own sharing card", () => {
  expect(pageMetadata(facts, "en")).toMatchObject({
    title: "Blue presets",
    description: "All that are blue.",
    alternates: { canonical: "/shop/blue" },
    openGraph: {
      title: "Blue presets",
      url: "/shop/blue",
      images: [{ url: "/og/shop", width: 1200, height: 630, alt: "Blue presets" }],
    },
    twitter: { card: "summary_large_image", images: ["/og/shop"] },
  });
});

test("a page is indexed unless it opts out", () => {
  expect(pageMetadata(facts, "en")).not.toHaveProperty("robots");
  expect(pageMetadata({ ...facts, isIndexed: false }, "en").robots).toEqual({
    index: false,
    follow: true,
  });
});

/**
 * @requirement Security and resilience: Links start with the configured URL, and the client IP is
 *   read through as many proxies as configured
 */
test("metadata URLs are based on the configured site", () => {
  const { metadataBase, title } = rootMetadata("https://shop.test", translatorIn("en", "shop"));
  expect(String(metadataBase)).toBe("https://shop.test/");
  expect(title).toMatchObject({ template: "%s | Presetry" });
});
