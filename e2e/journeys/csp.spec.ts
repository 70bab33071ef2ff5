import type { Page } from "@playwright/test";
import { fillCart } from "../fixtures/checkout";
import { admin, expect, signIn, test } from "../fixtures/customer";

test("the headers of a long page are no longer than proxies take", async ({ request }) => {
  for (const path of ["/", "/detail/1", "/reference"]) {
    const headers = (await request.get(path)).headersArray();
    const length = headers.reduce((sum, it) => sum + it.name.length + it.value.length + 4, 0);
    expect(length, path).toBeLessThan(4_096);
  }
});

const isSlippedIn = (page: Page) => page.evaluate(() => "isSlippedIn" in window);

test.describe("an injected script", () => {
  // One pattern: Playwright takes a list of two for a fixture and its options.
  test.use({ expectedErrors: [/Content Security Policy|^The policy's .* forbids/] });

  test("does not run on pages that are alike for everyone", async ({ page, request }) => {
    for (const path of ["/", "/shop", "/detail/1", "/login", "/cart"]) {
      await test.step(path, async () => {
        // The second response comes from the cache, with the hashes.
        await request.get(path);
        await page.goto(path);
        await page.evaluate(() => {
          const script = document.createElement("script");
          script.textContent = "window.isSlippedIn = true";
          document.body.append(script);
        });
        expect(await isSlippedIn(page)).toBe(false);
        await page.getByRole("button", { name: "Account", exact: true }).click();
        await expect(page.locator("#user-menu")).toContainText("Login");
      });
    }
  });

  const attack = "window.isSlippedIn = true";
  const inline = `<script>${attack}</script><img alt="" src="data:," onerror="${attack}"><a href="javascript:${attack}">Injected</a>`;
  const foreign = `<base href="https://evil.test/"><script src="/preview-scripts/toolbar.js"></script>`;

  /** Adds elements to the HTML of every page, as a stored script injection would. */
  const injectIntoPages = (page: Page, injected: string) =>
    page.route("**/*", async (route) => {
      const isPage = route.request().frame() === page.mainFrame();
      if (!isPage || route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
    });

  /**
   * @requirement Security and resilience: A page that is rendered for its visitor runs only scripts with the
   *   nonce of its response, and what they load
   */
  test("does not run on pages for one visitor, as an element, a handler or a link", async ({
    page,
    customer,
  }) => {
    const expectRefused = async (path: string) => {
      const tab = await page.context().newPage();
      await injectIntoPages(tab, foreign + inline);
      const blocked: string[] = [];
      tab.on("console", (message) => blocked.push(message.text()));
      const response = await tab.goto(path);
      const policy = (await response?.allHeaders())?.["content-security-policy"] ?? "";
      expect(policy).toMatch(/script-src 'nonce-[^' ]+' 'strict-dynamic';/);
      expect(policy).toContain("base-uri 'none'");

      await tab.getByRole("link", { name: "Injected" }).click();
      for (const what of [
        "base-uri",
        "inline script",
        "toolbar.js",
        "inline event handler",
        "URL",
      ]) {
        await expect.poll(() => blocked.join("\n"), what).toContain(what);
      }
      expect(await isSlippedIn(tab)).toBe(false);
      expect(new URL(await tab.evaluate(() => document.baseURI)).pathname).toBe(path);
      await expect(tab.locator("html")).toHaveAttribute("data-theme", "light");
      await tab.getByRole("button", { name: "Account", exact: true }).click();
      await expect(tab.locator("#user-menu")).toContainText("Log Out");
      await tab.close();
    };
    await fillCart(page, customer);
    for (const path of ["/pay", "/profile", "/profile/security", "/purchases"]) {
      await test.step(path, () => expectRefused(path));
    }
    await signIn(page, admin);
    await test.step("/admin/orders", () => expectRefused("/admin/orders"));
  });

  test("does not run on previews, as an element, a handler or a link", async ({ page }) => {
    await injectIntoPages(page, inline);
    for (const path of ["/preview/silent", "/preview/silent/frame"]) {
      await page.goto(path);
      await page.getByRole("link", { name: "Injected" }).dispatchEvent("click");
      expect(await isSlippedIn(page), path).toBe(false);
    }
  });
});
