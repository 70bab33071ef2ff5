import { expect, test } from "vitest";
import { call } from "@/e2e/support/call";
import { GET } from "./route";

/** @requirement Reports of sites: A shared preview says that it is somebody's draft, is not listed, and leads to the form of reports */
test("a shared preview is a draft that search engines do not list and anybody can report", async () => {
  const path = "/preview/silent/shared/1200.SGFsZGVu";
  const response = await call(GET, path, { params: { name: "silent", code: "1200.SGFsZGVu" } });
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  const page = await response.text();
  expect(page).toContain(`<meta name="robots" content="noindex">`);
  expect(page).toContain("An unpublished draft that somebody shared");
  const address = encodeURIComponent(`https://shop.test${path}`);
  expect(page).toMatch(new RegExp(`href="/report\\?site=${address}"[^>]*>Report it</a>`));
});
