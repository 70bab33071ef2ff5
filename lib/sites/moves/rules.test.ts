import { expect, test } from "vitest";
import {
  readRedirects,
  readVerifications,
  redirectOf,
  writeRedirects,
  writeVerifications,
} from "./rules";

test.each([
  ["a path leads to the first page", "/about.html", { "about.html": "/" }],
  ["a second address is the page", "/contact/ /#contact", { contact: "/#contact" }],
  ["of a whole address, the path", "https://www.old.example/a/b?c=d#e", { "a/b": "/" }],
  [
    "signs between the two",
    "/a, /b.html\n/c -> /d\n/e\t/f\r\n/g;/h",
    { a: "/b.html", c: "/d", e: "/f", g: "/h" },
  ],
  ["a comma within an address", "/news,12.html", { "news,12.html": "/" }],
  ["encoded letters", "/%C3%BCber-uns", { "über-uns": "/" }],
  ["the old first page and empty lines are left out", "\nhttps://old.example/\n\n/a", { a: "/" }],
  ["the last line of an address counts", "/a /b\n/a /c", { a: "/c" }],
  [
    "a sitemap",
    "<urlset><url><loc>https://old.example/</loc></url><url><loc> https://old.example/menu </loc></url></urlset>",
    { menu: "/" },
  ],
])("%s", (_, text, value) => {
  expect(readRedirects(text)).toEqual({ value });
});

test.each([
  ["/a\nabout.html", "Line 2: please begin the old address with / or https://"],
  ["//evil.example/a", "Line 1: please begin the old address with / or https://"],
  ["/a https://evil.example", "Line 1: please name a page of this site, beginning with /"],
  ["/a //evil.example", "Line 1: please name a page of this site, beginning with /"],
  ["/a /\\evil.example", "Line 1: please name a page of this site, beginning with /"],
  ["/a /b /c", "Line 1: there are more than two addresses."],
  ["/a /a", "/a is in the list of old addresses, so that nobody would arrive there."],
  ["/a /b/#c\n/b /a", "/b/#c is in the list of old addresses, so that nobody would arrive there."],
  ["/a%00", "Line 1: this address cannot be read."],
  [
    Array.from({ length: 201 }, (_, at) => `/page-${at}`).join("\n"),
    "Please list at most 200 addresses. These are 201.",
  ],
])("%j is refused with its line", (text, error) => {
  expect(readRedirects(text)).toEqual({ error });
});

test("redirects that are shown can be saved again", () => {
  const read = readRedirects("/%C3%BCber uns\n/a/b /#contact\n/100%25");
  expect(read).toMatchObject({ error: expect.stringContaining("Line 1") });
  const value = { "über-uns": "/", "a/b": "/#contact", "100%": "/" };
  expect(readRedirects(writeRedirects(value))).toEqual({ value });
});

test("an address is found with and without a slash at its end, and nothing that every object has", () => {
  const redirects = { "a/b": "/#c" };
  expect(redirectOf(redirects, "a/b")).toBe("/#c");
  expect(redirectOf(redirects, "a/b/")).toBe("/#c");
  expect(redirectOf(redirects, "a")).toBeUndefined();
  expect(redirectOf(redirects, "constructor")).toBeUndefined();
});

const google = '<meta name="google-site-verification" content="kPz-4_a=" />';

test("tags are read as consoles give them, and can be saved again", () => {
  const read = readVerifications(`${google}\n<META content='0A1B' name='msvalidate.01'>`);
  const value = { "google-site-verification": "kPz-4_a=", "msvalidate.01": "0A1B" };
  expect(read).toEqual({ value });
  expect(readVerifications(writeVerifications(value))).toEqual({ value });
  expect(readVerifications("  ")).toEqual({ value: {} });
});

test.each([
  ["kPz-4_a=", 'Please paste the whole tag, beginning with <meta name="'],
  [
    '<meta name="refresh" content="0">',
    /^We know these tags: google-site-verification, msvalidate\.01, .+, facebook-domain-verification\.$/,
  ],
  [
    `<meta name="google-site-verification" content="<script>">`,
    "The content of google-site-verification is not complete. Please copy the tag again.",
  ],
  [
    `<meta name="google-site-verification" content='x" onload="alert(1)'>`,
    "The content of google-site-verification is not complete. Please copy the tag again.",
  ],
  [
    '<meta name="google-site-verification">',
    "The content of google-site-verification is not complete. Please copy the tag again.",
  ],
])("%j is refused", (text, error) => {
  expect(readVerifications(text)).toEqual({
    error: typeof error === "string" ? error : expect.stringMatching(error),
  });
});
