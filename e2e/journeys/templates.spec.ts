import type { Page } from "@playwright/test";
import { promised } from "../fixtures/templates";
import { expect, test } from "../fixtures/test";

// Each template is looked at in every width here; a second, narrow browser would see the same.
test.skip(({ isMobile }) => isMobile);

const plain = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Waits for all pictures, lazy ones too; returns the addresses of those that cannot be shown. */
const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

/** The average brightness of the whole page, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const picture = (await page.screenshot({ fullPage: true })).toString("base64");
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = Object.assign(document.createElement("canvas"), {
      width: 1,
      height: 1,
    }).getContext("2d");
    if (!context) throw new Error("No canvas");
    context.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, picture);
}

/** Backgrounds that stand on the page, as a fingerprint of its colours. */
const colours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .map((it) => getComputedStyle(it).backgroundColor)
      .join(),
  );

for (const { slug, category, texts } of promised) {
  test.describe(slug, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(`/preview/${slug}/bare`);
    });

    test("shows every text and figure of its layout", async ({ page }) => {
      const shown = plain(
        await page.evaluate(() =>
          [
            document.body.textContent,
            ...[...document.querySelectorAll("[aria-label], [placeholder]")].map(
              (it) => `${it.getAttribute("aria-label")} ${it.getAttribute("placeholder")}`,
            ),
          ].join(" "),
        ),
      );
      for (const text of texts) expect(shown).toContain(plain(text));
      await expect(page.locator("h1")).toHaveCount(1);
    });

    test("has all its pictures", async ({ page }) => {
      expect(await brokenPictures(page)).toEqual([]);
    });

    test(`keeps the promise of ${category}`, async ({ page }) => {
      const widths = category === "premium" ? [320, 390, 768, 1024, 1440, 1920] : [1280, 1920];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await scrollWidth(page), `${width} pixels`).toBe(width);
      }
      if (category !== "premium") {
        await page.setViewportSize({ width: 390, height: 900 });
        expect(await scrollWidth(page)).toBeGreaterThanOrEqual(1200);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await brokenPictures(page);
      const light = await brightness(page);
      await page.emulateMedia({ colorScheme: "dark" });
      const dark = await brightness(page);
      if (category === "basic") expect(Math.abs(dark - light)).toBeLessThan(2);
      else expect(dark).toBeLessThan(light - 8);
    });

    test("takes on four colours and gives them back", async ({ page }) => {
      const own = await colours(page);
      const paint = (values: Record<string, string>) =>
        page.locator(`.t-${slug}`).evaluate((root: HTMLElement, chosen) => {
          const before: Record<string, string> = {};
          for (const [name, value] of Object.entries(chosen)) {
            before[name] = root.style.getPropertyValue(name);
            root.style.setProperty(name, value);
          }
          return before;
        }, values);
      const before = await paint({
        "--primary": "#4c1d95",
        "--secondary": "#14532d",
        "--text-01": "#ffffff",
        "--text-02": "#fde047",
      });
      expect(Object.values(before).every(Boolean), "all four are on the root").toBe(true);
      expect(await colours(page)).not.toBe(own);
      await paint(before);
      expect(await colours(page)).toBe(own);
    });

    test("shows the default brand, and stands a long name", async ({ page }) => {
      const names = page.locator("[data-brand-name]");
      expect(await names.count()).toBeGreaterThan(0);
      await expect(names.first()).toHaveText("Your Company");
      const logo = page.locator("img[data-brand-logo]").first();
      await expect(logo).toHaveAttribute("src", "/brand/default-logo.svg");
      await page.evaluate(() => {
        for (const it of document.querySelectorAll("[data-brand-name]")) {
          it.textContent = "Donaudampfschifffahrtsgesellschaft & Sons";
        }
      });
      for (const width of category === "premium" ? [320, 1280] : [1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await scrollWidth(page), `${width} pixels`).toBe(width);
      }
    });
  });
}

test("Sonic: a thumbnail changes the main picture, and its bar leads nowhere", async ({ page }) => {
  await page.goto("/preview/sonic/bare");
  const thumbnails = page.getByRole("radio");
  await expect(thumbnails).toHaveCount(3);
  await thumbnails.nth(1).check({ force: true });
  await expect(
    page
      .getByRole("img", { name: /headphones/i })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.locator("[aria-disabled=true]")).toHaveCount(6);
});

test("Motion: the search field filters by name", async ({ page }) => {
  await page.goto("/preview/motion/bare");
  await page.getByPlaceholder("Search by name...").fill("product 3");
  await expect(page.getByRole("heading", { name: "Product 3" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Product 4" })).toBeHidden();
});

test("Simple: the slide-over closes and opens again", async ({ page }) => {
  await page.goto("/preview/simple/bare");
  await expect(page.getByText("$122.00").first()).toBeVisible();
  await page.getByRole("button", { name: /continue shopping/i }).click();
  await expect(page.getByText("$122.00").first()).toBeHidden();
  await page.locator("[data-open-cart]").click();
  await expect(page.getByText("$122.00").first()).toBeVisible();
});

test("Trend: seven room sizes and five colours, two of them Black", async ({ page }) => {
  await page.goto("/preview/trend/bare");
  const values = await page
    .locator("input[type=radio]")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(values).toEqual(expect.arrayContaining(["XS", "S", "M", "L", "XL", "2XL", "3XL"]));
  expect(values.filter((value) => value === "Black")).toHaveLength(2);
});

test("Cosmo: the user menu opens, and the carousel moves", async ({ page }) => {
  await page.goto("/preview/cosmo/bare");
  await page.getByRole("button", { name: "Open user menu" }).click();
  await expect(page.getByText("Sign out")).toBeVisible();
  await page.keyboard.press("Escape");
  const slides = page.getByRole("radio", { name: /Slide/ });
  await page.getByText("Next slide").click({ force: true });
  await expect(slides.nth(1)).toBeChecked();
});
