import type { APIRequestContext, Page } from "@playwright/test";
import { sectionsOf } from "@/components/backoffice/sections";
import { languageNames } from "@/components/templates/content/languages";
import { vitals } from "@/db/words/analytics";
import { backOfficeLink } from "@/lib/back-office-link";
import { defaultBrand } from "@/lib/customization/brand";
import { inLanguage, pseudoLanguage, withoutLanguage } from "@/lib/languages.mjs";
import { buy, listOnSale, orderByTransfer } from "../fixtures/checkout";
import { admin, expect, sameOrigin, signIn, test } from "../fixtures/customer";
import { expectToFit } from "../fixtures/layout";
import { openBackOffice } from "../fixtures/page";

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
const translated = [
  "/about",
  "/nothing",
  "/login",
  "/register",
  "/reset-password",
  "/confirm-email",
  "/export",
  "/delete-account",
  "/not-me",
  "/drafts",
  "/stop-draft-mail",
  "/cart",
  "/pay/outcome/declined",
  "/pay/outcome/cancelled",
  "/",
  "/compare",
  "/for",
  "/saved",
  "/shop/search/nothing-like-this",
  "/report",
  "/report/received?number=1&kind=spam",
];

/** The texts below an element, and the names of its controls, that no message made. */
const leftInEnglish = (page: Page, selector: string, names: string[] = []) =>
  page.locator(selector).evaluateAll((roots, given) => {
    /** Names and addresses are the same in every language. */
    const isData = (text: string) =>
      given.includes(text) ||
      /^[^\p{L}]*$|Presetry|@|^(LinkedIn|GitHub|Mastodon|PayPal)$|Berlin/u.test(text);
    const isMarked = (element: Element | null): boolean =>
      element !== null && /⟦[\s\S]*⟧/.test(element.textContent ?? "");
    return roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? "";
        const parent = walker.currentNode.parentElement;
        if (
          !text ||
          isData(text) ||
          parent?.closest(
            "script, style, time, [translate=no], [autocomplete^=country], [hreflang]",
          )
        )
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

  for (const path of ["/shop", "/detail/1", ...translated]) {
    test(`${path} has no text left in English, room for longer ones, and links in its language`, async ({
      page,
    }) => {
      await page.goto(inLanguage(pseudoLanguage, path));
      await page.getByRole("button", { name: "Account" }).click();
      for (const frame of ["body > a", "body > header", "body > footer"]) {
        expect(await leftInEnglish(page, frame), frame).toEqual([]);
      }
      if (translated.includes(path)) expect(await leftInEnglish(page, "main")).toEqual([]);
      const links = await page
        .locator("a[href^='/']:not([hreflang]), form[action^='/']")
        .evaluateAll((all) =>
          all.map((it) => it.getAttribute("href") ?? it.getAttribute("action") ?? ""),
        );
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((it) => it !== inLanguage(pseudoLanguage, withoutLanguage(it)))).toEqual(
        [],
      );
      await page.keyboard.press("Escape");
      for (const width of [320, 1440]) await expectToFit(page, width);
    });
  }

  test("an order has no text left in English, from the cart to the purchases", async ({
    page,
    customer,
  }) => {
    const onSale = await listOnSale(page.request, 3);
    const names = onSale.map(({ name }) => name);
    const expectTranslated = async (selector = "main") => {
      expect(await leftInEnglish(page, selector, names), page.url()).toEqual([]);
      for (const width of [320, 1440]) await expectToFit(page, width);
    };
    await buy(page, customer, { hasDeployment: true });
    await orderByTransfer(page, customer, onSale.slice(1, 2));
    const products = onSale.slice(2).map(({ id }) => id);
    const { email } = customer;
    await page.request.post("/api/shop/order", { data: { email, products }, headers: sameOrigin });

    await page.goto(`/en-XA/cart/add/${products.join("-")}`);
    await expect(page.getByRole("button", { name: "Add it to my cart" })).toBeVisible();
    await expectTranslated();
    await page.goto("/en-XA/cart");
    await page.getByRole("link", { name: "Continue to Payment" }).click();
    await expect(page).toHaveURL("/en-XA/pay");
    await page.goBack();
    await expect(page.getByRole("link", { name: "Continue to Payment" })).toBeVisible();
    await expectTranslated();
    await page.goto("/en-XA/pay");
    await page.getByRole("button", { name: "⟦Pay·" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectTranslated("main > *, [role=dialog], dialog[open]");
    await page.goto("/en-XA/purchases");
    await page.getByRole("button", { name: "Ask about this order" }).first().click();
    await expectTranslated();
  });

  test("a customer's site has no text left in English", async ({ page, customer }) => {
    const [preset] = await buy(page, customer, { hasDeployment: true });
    if (!preset) throw new Error("Nothing is on sale.");
    await page.goto("/purchases");
    await page.getByRole("link", { name: `Your site of ${preset.name}` }).click();
    await expect(page.getByRole("heading", { name: `Your ${preset.name} site` })).toBeVisible();
    const site = new URL(page.url()).pathname;
    const parts = ["", "/history", "/messages", "/visits", "/domain", "/settings"];
    for (const part of parts) {
      await page.goto(inLanguage(pseudoLanguage, site + part));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("⟦");
      expect(await leftInEnglish(page, "main", [preset.name]), part).toEqual([]);
      for (const width of [320, 1440]) await expectToFit(page, width);
    }
  });

  test("a customer's own data and the messages to the shop have no text left in English", async ({
    page,
    customer,
  }) => {
    await page.goto("/en-XA/profile/data");
    await expect(page.getByRole("heading", { name: customer.name })).toBeVisible();
    expect(await leftInEnglish(page, "main nav, main section")).toEqual([]);
    await page.getByRole("button", { name: "⟦Talk to us" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await leftInEnglish(page, "[role=dialog], dialog[open]")).toEqual([]);
  });

  test("the back office has no text left in English", async ({ page, customer }) => {
    test.slow();
    await orderByTransfer(page, customer, await listOnSale(page.request, 1));
    await page.context().clearCookies();
    await signIn(page, admin);
    /** What is beside the rows of the lists, which are data. */
    const parts = ["h1", "h2", "nav:not([aria-label*=E-mail])", "thead", "fieldset", "search"]
      .map((it) => `main ${it}`)
      .join(", ");
    const expectTranslated = async () => {
      await expect(page.getByRole("heading", { level: 1 })).toContainText("⟦");
      expect(await leftInEnglish(page, parts, [...vitals]), page.url()).toEqual([]);
      for (const width of [320, 1440]) await expectToFit(page, width);
    };
    for (const { slug } of sectionsOf("owner")) {
      await openBackOffice(page, inLanguage(pseudoLanguage, backOfficeLink(slug)));
      await expectTranslated();
    }
    await openBackOffice(page, inLanguage(pseudoLanguage, backOfficeLink("orders")));
    await page.getByRole("link", { name: /⟦Show/ }).first().click();
    await expect(page).toHaveURL(/\/en-XA\/admin\/orders\/\d+$/);
    await expect(page.getByRole("heading", { name: /⟦E-mails/ })).toBeVisible();
    await expectTranslated();
  });

  test("the editor has no text left in English", async ({ page }) => {
    const names = ["Silent", defaultBrand.name, ...Object.values(languageNames)];
    await page.goto("/en-XA/preview/silent/edit");
    await expect(page.getByText("You can write on the page already")).toBeHidden();
    expect(await leftInEnglish(page, "[role=toolbar]", names)).toEqual([]);
    for (const tab of ["page", "check", "history"]) {
      await page.locator(`#tab-${tab}`).click();
      await expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");
      expect(await leftInEnglish(page, "[role=tablist], #editor-panel", names), tab).toEqual([]);
    }
  });
});

test("a preview has its toolbar and its screens in the language of its address", async ({
  request,
  baseURL,
}) => {
  const textOf = async (path: string) => (await get(request, path)).text();
  const preview = await textOf("/en-XA/preview/silent");
  expect(preview).toContain(`<link rel="canonical" href="${baseURL}/en-XA/preview/silent">`);
  expect(preview).toContain('href="/en-XA/preview/silent/frame"');
  expect(preview).toContain("⟦Screens");
  const screens = await textOf("/en-XA/preview/silent/frame");
  expect(screens).toContain("⟦Desktop");
  // The template itself is the same in each language.
  expect(screens).toContain('src="/preview/silent/bare"');
  expect(await textOf("/preview/silent")).not.toContain("⟦");
});

test("the same page in another language is one press away, with its state", async ({ page }) => {
  await page.goto("/shop/premium?utm_source=letter");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
  const german = page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" });
  await expect(german).toHaveAttribute("href", "/de/shop/premium");
  await german.click();
  await expect(page).toHaveURL("/de/shop/premium?utm_source=letter");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "English" }),
  ).toHaveAttribute("href", "/shop/premium");
});

test("each language names the others to search engines", async ({ request, baseURL }) => {
  for (const path of ["/shop", "/de/shop"]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    for (const [language, address] of [
      ["en", "/shop"],
      ["de", "/de/shop"],
      ["x-default", "/shop"],
    ]) {
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${language}" href="${baseURL}${address}"/>`,
      );
    }
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const address of ["/detail/1", "/de/detail/1"]) {
    expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`);
    expect(sitemap).toContain(`href="${baseURL}${address}"`);
  }
  const feed = await (await request.get("/de/feed.xml")).text();
  expect(feed).toContain("<language>de</language>");
  expect(feed).toContain(`<link>${baseURL}/de/detail/1</link>`);
  expect(await (await request.get("/de/llms.txt")).text()).toContain(`(${baseURL}/de/shop)`);
});

test.describe("in a browser that prefers German", () => {
  test.use({ locale: "de-AT" });

  test("an English page offers the German one, until that is declined", async ({ page }) => {
    await page.goto("/about");
    const offer = page.getByRole("link", { name: "Diese Seite auf Deutsch ansehen" });
    await offer.click();
    await expect(page).toHaveURL("/de/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Das Team");
    await expect(offer).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "running");
    await expect(offer).toHaveCount(0);
  });
});

for (const path of ["/", "/shop", "/detail/1", "/for/bakery", "/compare/2/9", "/login", "/terms"]) {
  test(`${path} can be written from right to left`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const width of [320, 1440]) await expectToFit(page, width);
    const logo = await page
      .getByRole("banner")
      .getByRole("link", { name: "Presetry" })
      .boundingBox();
    expect(logo?.x).toBeGreaterThan(640);
  });
}
