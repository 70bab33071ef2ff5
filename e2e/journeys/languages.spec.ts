import type { APIRequestContext, Page } from "@playwright/test";
import { colors } from "@/db/words/facets";
import { listOnSale } from "../fixtures/checkout";
import { expect, sameOrigin, test } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";

/** Of the languages that the test's shop is built in. */
const prefixes = ["", "/en-XA"];

const languageOf = (prefix: string) => prefix.slice(1) || "en";

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

test("a page has its language, and the same page in the main language has no prefix", async ({
  request,
}) => {
  for (const prefix of prefixes) {
    for (const path of ["/shop", "/about", "/detail/1", "/login", "/shop/search/blue"]) {
      const response = await get(request, `${prefix}${path}`);
      expect(response.status(), prefix + path).toBe(200);
      expect(await response.text()).toContain(`<html lang="${languageOf(prefix)}"`);
    }
  }
  for (const [path, plain] of Object.entries({ "/en": "/", "/en/shop/blue": "/shop/blue" })) {
    const response = await get(request, path);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(plain);
  }
});

/** @requirement Authentication and authorization: Guests are sent home from pages for customers, in each language */
test("guests are sent home from the pages of customers", async ({ request }) => {
  const paths = [
    "/pay",
    "/pay/outcome/paid",
    "/profile",
    "/profile/security",
    "/purchases",
    "/purchases/PRE-1/history",
    "/purchases/PRE-1/open",
    "/admin",
    "/admin/orders",
  ];
  for (const prefix of [...prefixes, "/%65n-XA"]) {
    for (const path of paths) {
      const response = await get(request, `${prefix}${path}`);
      expect(response.status(), prefix + path).toBe(307);
      const location = response.headers().location ?? "";
      expect(new URL(location, "http://shop").pathname).toBe(prefix ? "/en-XA" : "/");
    }
  }
  expect((await get(request, "/en/profile")).headers().location).toBe("/profile");
});

test("an address that does not exist is a page of the nearest language", async ({ request }) => {
  const unknown = {
    "/nothing": "en",
    "/nothing/at/all": "en",
    "/xx/shop": "en",
    "/about.html": "en",
    "/wp-login.php": "en",
    "/en-XA/about.html": "en-XA",
    "/EN-XA/profile": "en",
    "/API/profile": "en",
    "/en-XA/nothing": "en-XA",
    "/en-XA/en-XA/profile": "en-XA",
    "/en-XA/detail/999": "en-XA",
    "/license/PRE-1": "en",
    "/en-XA/license/PRE-1": "en-XA",
  };
  for (const [path, language] of Object.entries(unknown)) {
    const response = await get(request, path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain(`<html lang="${language}"`);
    expect(html).toContain('rel="stylesheet"');
    expect(html).toContain("<h1");
  }
});

test("what is no page is not taken for a language", async ({ request }) => {
  const others = ["api", "media", "og", "own-domain", "sites", "_next", "preview", ".well-known"];
  for (const other of others) {
    for (const path of ["/profile", "/profile/security", "/shop/premium", "/about"]) {
      const response = await get(request, `/${other}${path}`);
      expect(response.status(), other + path).toBe(404);
    }
  }
});

test("rules by path hold in each language", async ({ request }) => {
  for (const prefix of prefixes) {
    const headersOf = async (path: string) => (await get(request, `${prefix}${path}`)).headers();
    expect((await headersOf("/withdraw"))["content-security-policy"]).toContain("'nonce-");
    expect((await headersOf("/login/popup"))["cross-origin-opener-policy"]).toBe("unsafe-none");
    expect((await headersOf("/reset-password/abc"))["referrer-policy"]).toBe("no-referrer");
    const search = await get(request, `${prefix}/shop/search/%20blue%20`);
    expect(search.status()).toBe(308);
    expect(search.headers().location).toContain(`${prefix}/shop/search/blue`);
  }
});

/**
 * What is translated: the frame of every page, and the whole of these. The other pages are still in English; the list
 * may only grow.
 */
const translated = ["/about", "/nothing", "/cart"];

/** The texts below an element, and the names of its controls, that no message made. */
const leftInEnglish = (page: Page, selector: string, names: string[] = []) =>
  page.locator(selector).evaluateAll((roots, given) => {
    /** Names and addresses are the same in every language. */
    const isData = (text: string) =>
      given.includes(text) ||
      /^[^\p{L}]*$|Presetry|@|^(LinkedIn|GitHub|Mastodon)$|Berlin/u.test(text);
    const isMarked = (element: Element | null): boolean =>
      element !== null && /⟦[\s\S]*⟧/.test(element.textContent ?? "");
    return roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? "";
        const parent = walker.currentNode.parentElement;
        if (!text || isData(text) || parent?.closest("script, style, time, [translate=no]"))
          continue;
        if (!isMarked(parent)) found.push(text);
      }
      for (const element of root.querySelectorAll("[aria-label], [title], img[alt]")) {
        for (const name of ["aria-label", "title", "alt"]) {
          const text = element.getAttribute(name)?.trim();
          if (text && !isData(text) && !text.includes("⟦")) found.push(text);
        }
      }
      return found;
    });
  }, names);

test.describe("in the pseudo-language", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("the frame of every page and the translated pages have no text left in English, and room for longer ones", async ({
    page,
  }) => {
    for (const path of ["/", "/shop", "/detail/1", ...translated]) {
      await page.goto(`/en-XA${path === "/" ? "" : path}`);
      await page.getByRole("button", { name: "Account" }).click();
      for (const frame of ["body > a", "body > header", "body > footer"]) {
        expect(await leftInEnglish(page, frame), `${frame} of ${path}`).toEqual([]);
      }
      if (translated.includes(path)) expect(await leftInEnglish(page, "main"), path).toEqual([]);
      await page.keyboard.press("Escape");
      for (const width of [320, 1440]) await expectToFit(page, width);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "The team" }).click();
    await expect(page).toHaveURL("/en-XA/about");
  });

  test("a cart link and the cart have no text left in English", async ({ page, customer }) => {
    const onSale = await listOnSale(page.request, 1);
    // The words of colors are still in English where the catalogue shows them.
    const names = [...onSale.map(({ name }) => name), ...colors];
    const expectTranslated = async () => {
      expect(await leftInEnglish(page, "main", names), page.url()).toEqual([]);
      for (const width of [320, 1440]) await expectToFit(page, width);
    };
    const products = onSale.map(({ id }) => id);
    const { email } = customer;
    await page.request.post("/api/shop/order", { data: { email, products }, headers: sameOrigin });

    await page.goto(`/en-XA/cart/add/${products.join("-")}`);
    await expect(page.getByRole("button", { name: "Add it to my cart" })).toBeVisible();
    await expectTranslated();
    await page.goto("/en-XA/cart");
    await expect(page.getByRole("link", { name: "Continue to Payment" })).toBeVisible();
    await expectTranslated();
  });
});
