import { expect, test } from "../fixtures/test";

test.skip(({ isMobile }) => isMobile, "the server sends the same to everyone");

test.describe("an injected script", () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  for (const path of ["/", "/shop", "/detail/1", "/login", "/cart"]) {
    test(`does not run on ${path}`, async ({ page, request }) => {
      // The second response comes from the cache, with the hashes.
      await request.get(path);
      await page.goto(path);
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "window.isSlippedIn = true";
        document.body.append(script);
      });
      expect(await page.evaluate(() => "isSlippedIn" in window)).toBe(false);
      await page.getByRole("button", { name: "Account" }).click();
      await expect(page.locator("#user-menu")).toContainText("Login");
    });
  }
});
