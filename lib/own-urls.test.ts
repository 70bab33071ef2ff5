import { expect, test, vi } from "vitest";
import { wireUrl } from "./own-url-schemas";
import { pathOfOwnUrl, relativeTo } from "./own-urls";

test.each([
  ["https://shop.test/media/1.webp", "/media/1.webp"],
  ["/media/1.webp", "/media/1.webp"],
  ["", ""],
  ["https://shop.test.evil.test/media/1.webp", "https://shop.test.evil.test/media/1.webp"],
  ["http://shop.test/media/1.webp", "http://shop.test/media/1.webp"],
  ["https://images.test/1.webp", "https://images.test/1.webp"],
])("of the shop at https://shop.test, %s is stored as %s", (url, stored) => {
  expect(relativeTo("https://shop.test/", url)).toBe(stored);
});

/** @requirement API: Addresses in responses are absolute */
test("a response cannot contain a path", () => {
  expect(wireUrl.encode("https://shop.test/media/1.webp")).toBe("https://shop.test/media/1.webp");
  expect(() => wireUrl.encode("/media/1.webp")).toThrow();
});

test("in a browser, URLs of the shop are paths, even if the page has another host name", () => {
  const documentElement = { dataset: { siteUrl: "https://shop.test" } };
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("location", { origin: "http://127.0.0.1:3000" });
  expect(pathOfOwnUrl("https://shop.test/media/1.webp")).toBe("/media/1.webp");
  expect(wireUrl.decode("https://images.test/1.webp")).toBe("https://images.test/1.webp");
  // Previews are documents without that attribute.
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  expect(pathOfOwnUrl("http://127.0.0.1:3000/media/1.webp")).toBe("/media/1.webp");
  vi.unstubAllGlobals();
});
