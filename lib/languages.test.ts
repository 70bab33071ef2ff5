import { expect, test } from "vitest";
import { isForCustomers } from "./accounts/guest-redirect";
import { stageOf } from "./analytics/rules";
import {
  inLanguage,
  languageOf,
  languagesOfAddresses,
  pseudoLanguage,
  withoutLanguage,
} from "./languages.mjs";
import { isRenderedPerRequest } from "./platform/csp/rules";
import { keptAddressOf } from "./platform/front-server/kept-addresses";
import { sectionOf } from "./platform/http/observe-page";

test.each([
  ["/en-XA", "/"],
  ["/en-XA/", "/"],
  ["/en-XA?page=2", "/?page=2"],
  ["/en-XA/shop/search/blue", "/shop/search/blue"],
  ["/en/profile", "/profile"],
  ["/en-XA/en-XA/profile", "/en-XA/profile"],
  ["/english", "/english"],
  ["/EN-XA/profile", "/EN-XA/profile"],
  ["/shop", "/shop"],
  ["/", "/"],
])("%s is %s in the main language", (path, plain) => {
  expect(withoutLanguage(path)).toBe(plain);
});

test("a path in a language is read back, and the main language has no prefix", () => {
  for (const language of languagesOfAddresses) {
    for (const path of [
      "/",
      "/shop",
      "/profile/security",
      "/#try-on",
      "/shop?page=2",
      "/preview/silent",
    ]) {
      const written = inLanguage(language, path);
      expect(withoutLanguage(written)).toBe(path);
      expect(languageOf(written)).toBe(language);
    }
  }
  const others = [
    "#content",
    "https://example.com/shop",
    "/api/preset",
    "/preview/silent/bare#as=cafe",
    "/preview/silent/edit/frame",
    "/preview/silent/styles?v=1",
    "/robots.txt",
    "/feed.json",
    "/own-domain/x",
  ];
  for (const address of others) expect(inLanguage(pseudoLanguage, address)).toBe(address);
  expect(inLanguage(pseudoLanguage, "/preview/silent/edit?license=2")).toBe(
    "/en-XA/preview/silent/edit?license=2",
  );
  expect(inLanguage("en", "/shop")).toBe("/shop");
  expect(inLanguage(pseudoLanguage, "/")).toBe("/en-XA");
});

test("what is decided by the path is the same in every language", () => {
  const paths = [
    "/",
    "/pay",
    "/pay/outcome/paid",
    "/profile/security",
    "/purchases/PRE-1/history",
    "/admin/orders",
    "/license/PRE-1",
    "/shop",
    "/shop/premium/2",
    "/shop/search/blue",
    "/cart",
    "/cart/add/1",
    "/detail/1",
    "/withdraw/confirm",
    "/report/received",
    "/preview/silent",
    "/preview/silent/frame",
    "/about",
    "/nothing",
  ];
  for (const language of languagesOfAddresses) {
    for (const path of paths) {
      const there = inLanguage(language, path);
      expect(isForCustomers(there), there).toBe(isForCustomers(path));
      expect(isRenderedPerRequest(there), there).toBe(isRenderedPerRequest(path));
      expect(sectionOf(there), there).toBe(sectionOf(path));
      expect(stageOf(there), there).toBe(stageOf(path));
      expect(keptAddressOf(there, {})?.kind, there).toBe(keptAddressOf(path, {})?.kind);
    }
  }
});
