import type { Page } from "@playwright/test";
import { addToCart, atlantic, namesInCart, sonic } from "../fixtures/cart";
import { openHydrated } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

/** Replaces all text nodes by elements, as the translation of a browser does. The words stay. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest("script, style, noscript, textarea"))
        texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

// React renders a part anew that was translated before React had taken it over, and says so.
test.use({ expectedErrors: [/Minified React error #418/] });

test("a translated page compares, saves and filters with labels that follow", async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, "/shop/price-d");
  const compare = (name: string) =>
    page.getByRole("button", { name: `Compare ${name}`, exact: true });
  const bar = page.getByRole("region", { name: "Templates to compare" });
  await compare("Sonic").click();
  await expect(bar.getByRole("link")).toHaveText("Compare it");
  await translate(page);
  await compare("Cali").click();
  await expect(bar.getByRole("link")).toHaveText("Compare these 2");
  await translate(page);
  await bar.getByRole("button", { name: "Do not compare Sonic" }).click();
  await expect(bar.getByRole("link")).toHaveText("Compare it");
  await translate(page);
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toHaveCount(0);

  const heart = page.getByRole("button", { name: "Save Cali", exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  const choose = async (name: RegExp) => {
    if (isMobile) await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByRole("link", { name }).filter({ visible: true }).click();
  };
  const title = page.getByRole("heading", { level: 1 });
  await openHydrated(page, "/shop");
  await translate(page);
  await choose(/^premium/);
  await expect(title).toHaveText("Premium templates");
  await translate(page);
  await page.getByRole("link", { name: "Remove premium" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(title).not.toHaveText("Premium templates");
});

test("a translated page suggests presets while somebody types", async ({ page }) => {
  await openHydrated(page, "/shop");
  await page.getByLabel("Search templates").click();
  await page.keyboard.type("resturant");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText("Gourmet Grove");
  await translate(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("sonik");
  await expect(options.first()).toContainText("Sonic");
  await translate(page);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
});

test("a translated cart counts again", async ({ page }) => {
  await addToCart(page, sonic.id);
  await addToCart(page, atlantic.id);
  await page.goto("/cart");
  await expect(namesInCart(page)).toHaveText(["Sonic", "Atlantic"]);
  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("Subtotal, 2 templates");
  await translate(page);
  await page.getByRole("radio", { name: /^With deployment/ }).check();
  await page
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await expect(namesInCart(page)).toHaveText(["Sonic"]);
  await expect(summary).toContainText("Subtotal, 1 template");
  await translate(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("You must login to continue");
  await translate(page);
  await page.keyboard.press("Escape");
  await expect(alert).toBeHidden();
});

test("translated forms show their errors", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("main").getByRole("button", { name: "Talk to us" }).click();
  const dialog = page.getByRole("dialog", { name: "Talk to us" });
  await expect(dialog).toBeVisible();
  await translate(page);
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "You must fill in at least the email and a message",
  );
  await translate(page);
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByLabel("Message").fill("Do you have a preset for a bakery?");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await translate(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await openHydrated(page, "/register");
  const rule = page
    .getByRole("list", { name: "Password rules" })
    .getByRole("listitem")
    .filter({ hasText: "An uppercase character" });
  await expect(rule).toContainText("missing");
  await translate(page);
  await page.getByLabel("Password", { exact: true }).fill("Sw");
  await expect(rule).toContainText("done");
});
