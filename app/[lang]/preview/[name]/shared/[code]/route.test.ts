import { expect, test } from "vitest";
import { call } from "@/e2e/support/call";
import { translatorIn } from "@/lib/translations/messages";
import { GET } from "./route";

/** @requirement Reports of sites: A shared preview says that it is somebody's draft, is not listed, and leads to the form of reports */
test("a shared preview is a draft that search engines do not list and anybody can report", async () => {
  const path = "/preview/silent/shared/1200.SGFsZGVu";
  const response = await call(GET, path, {
    params: { lang: "en", name: "silent", code: "1200.SGFsZGVu" },
  });
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const page = await response.text();
  expect(page).toContain(`<meta name="robots" content="noindex">`);
  expect(page).toContain("An unpublished draft that somebody shared");
  const address = encodeURIComponent(`https://shop.test${path}`);
  expect(page).toMatch(new RegExp(`href="/report\\?site=${address}"[^>]*>Report it</a>`));
});

test("it is in the language of its address, and so are its links", async () => {
  const [path, code] = ["/en-XA/preview/silent/shared/1200.SGFsZGVu", "1200.SGFsZGVu"];
  const response = await call(GET, path, { params: { lang: "en-XA", name: "silent", code } });
  const page = await response.text();
  expect(page).toContain(translatorIn("en-XA", "sharedPreview")("draft"));
  expect(page).toContain(
    `href="/en-XA/report?site=${encodeURIComponent(`https://shop.test${path}`)}"`,
  );
  expect(page).toContain(`href="/en-XA/preview/silent"`);
  expect(page).toContain(`<link rel="canonical" href="https://shop.test/en-XA/preview/silent">`);
});
