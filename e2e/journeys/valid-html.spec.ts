import type { APIRequestContext } from "@playwright/test";
import { parseDocument } from "htmlparser2";
import { admin, expect, signIn, test } from "../fixtures/customer";

interface Element {
  name?: string;
  attribs?: Record<string, string>;
  children?: Element[];
}

const elementsOf = (node: Element): Element[] => [
  node,
  ...(node.children ?? []).flatMap(elementsOf),
];

/** The types of an input that a browser can complete. */
const completed =
  /^(color|date|datetime-local|email|hidden|month|number|password|range|search|tel|text|time|url|week)$/;

/** Faults that a validator would find, and what only a script mends. */
function faultsOf(html: string): string[] {
  // Cast: the nodes of a document are looked at for names, attributes and children only.
  const elements = elementsOf(parseDocument(html) as unknown as Element);
  const ids = elements.flatMap(({ attribs }) => attribs?.id ?? []);
  const faults = ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `twice: ${id}`);
  for (const { name, attribs = {} } of elements) {
    const { type = "text", autocomplete } = attribs;
    if (name === "input" && autocomplete && !completed.test(type)) faults.push(`${type} completed`);
    if (name === "meta" && attribs["http-equiv"] === "refresh") faults.push("redirects by a tag");
  }
  if (/NEXT_REDIRECT|__next_error__/.test(html)) faults.push("redirects by a script");
  return faults;
}

async function expectValid(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(faultsOf(await response.text()), path).toEqual([]);
}

const forGuests = [
  "/",
  "/shop",
  "/shop/premium/white",
  "/shop/search/blue",
  "/detail/1",
  "/detail/999999",
  "/compare/1/5/9",
  "/for/restaurant",
  "/about",
  "/license",
  "/privacy",
  "/imprint",
  "/terms",
  "/refunds",
  "/data-processing",
  "/accessibility",
  "/login",
  "/register",
  "/reset-password",
  "/cart",
  "/cart/add/3",
  "/saved",
  "/drafts",
  "/preview/silent",
  "/preview/silent/edit",
  "/no-such-page",
];

/** @requirement Routing and layout: The HTML of every kind of page is valid, and redirects are responses */
test("the pages for guests are valid", async ({ request }) => {
  for (const path of forGuests) await expectValid(request, path);
});

test("the pages of customers and staff are valid", async ({ page }) => {
  await signIn(page, admin);
  for (const path of [
    "/profile",
    "/profile/security",
    "/profile/data",
    "/purchases",
    "/pay",
    "/admin/orders",
    "/admin/figures",
  ]) {
    await expectValid(page.request, path);
  }
});

test("who may not see a page is led away by the response itself", async ({ page, request }) => {
  const targetOf = async (caller: APIRequestContext, path: string, cookie?: string) => {
    const options = cookie ? { headers: { cookie } } : {};
    const response = await caller.get(path, { maxRedirects: 0, ...options });
    const location = response.headers().location ?? "";
    return [response.status(), new URL(location, "http://localhost").pathname];
  };
  for (const path of ["/profile", "/pay", "/purchases", "/admin", "/admin/orders"]) {
    expect(await targetOf(request, path, "sid=ended"), path).toEqual([307, "/"]);
  }
  expect(await targetOf(request, "/shop/search/Blue%20%20shop")).toEqual([
    308,
    "/shop/search/Blue%20shop",
  ]);
  await signIn(page, admin);
  expect(await targetOf(page.request, "/admin")).toEqual([307, "/admin/figures"]);
});
