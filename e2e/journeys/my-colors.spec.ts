import sharp from "sharp";
import { settled } from "../fixtures/page";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

const press = "In my colors";

for (const path of ["/", "/shop"]) {
  /**
   * @requirement Profile and brand: Cards and detail pictures show the visitor's colors on request
   */
  test(`${path} loads no preview until the visitor enables their colors`, async ({ page }) => {
    const previews: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/preview/")) previews.push(request.url());
    });
    await page.addInitScript(() => {
      localStorage.setItem("palette", '{"primary":"bg-green-700"}');
      localStorage.setItem("brand", '{"name":"Halden & Voss"}');
    });
    await page.goto(path);
    const button = page.getByRole("button", { name: press });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    expect(previews).toEqual([]);
    await expect(page.locator("iframe")).toHaveCount(0);

    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    const first = page.locator("iframe").first();
    await first.scrollIntoViewIfNeeded();
    const inside = first.contentFrame();
    await expect(inside.locator("[data-brand-name]").first()).toHaveText("Halden & Voss");
    await expect
      .poll(() =>
        inside
          .locator("body > [class^='t-']")
          .evaluate((it) => getComputedStyle(it).getPropertyValue("--primary")),
      )
      .toBe("#15803d");
    await expect(first).toHaveAttribute("tabindex", "-1");
    await expect(first).toHaveAttribute("aria-hidden", "true");

    await page.reload();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.click();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
}

/**
 * @requirement Profile and brand: Cards and detail pictures show the visitor's colors on request
 */
test("the page of one preset shows a visitor's own colors from the start, until they are switched off", async ({
  page,
}) => {
  await page.goto("/detail/10");
  const button = page.getByRole("button", { name: press });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => localStorage.setItem("brand", '{"name":"Halden & Voss"}'));
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const name = page.locator("iframe").first().contentFrame().locator("[data-brand-name]").first();
  await expect(name).toHaveText("Halden & Voss");

  await button.click();
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a visitor without a name or colors is led to where they are chosen", async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: press }).click();
  await expect(page).toHaveURL("/#try-on");
  await expect(page.getByLabel("Your company")).toBeFocused();
  await expect(page.getByLabel("Your company")).toBeInViewport();
});

/**
 * @requirement Profile and brand: Cards and detail pictures show the visitor's colors on request
 */
test("a live card has the size of its picture and links to the detail page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("palette", '{"primary":"bg-green-700"}'));
  await page.goto("/shop");
  const card = page.getByRole("article").first();
  const sample = card.getByRole("presentation").first();
  await settled(sample);
  const picture = await sample.boundingBox();
  await page.getByRole("button", { name: press }).click();
  await settled(card.locator("iframe"));
  const live = await card.locator("iframe").boundingBox();
  // A pixel wider than its slot, which cuts it off.
  expect(live?.width).toBeCloseTo((picture?.width ?? 0) + 1, 0);
  expect(live?.height).toBeCloseTo((picture?.height ?? 0) + 0.75, 0);
  await card.locator("iframe").click({ force: true });
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});

/** Pixels of a screenshot in which there is some magenta, at most three pixels from its edge. */
async function magentaAtEdge(screenshot: Buffer): Promise<number> {
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isAtEdge = Math.min(x, y, width - 1 - x, height - 1 - y) < 3;
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * channels);
      if (isAtEdge && Math.min(red, blue) - green > 16 && Math.abs(red - blue) < 40) count++;
    }
  }
  return count;
}

for (const deviceScaleFactor of sampleOf([1, 1.25, 1.5, 2], 2)) {
  test(`a live card covers its picture at ${deviceScaleFactor} device pixels per pixel`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ deviceScaleFactor, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("brand", '{"name":"Halden & Voss"}'));
    const create = { width: 8, height: 6, channels: 3, background: "#f0f" } as const;
    const body = await sharp({ create }).png().toBuffer();
    await page.route(/\/presets\/[^/]+\/[^/]+\.(?:avif|webp)$/, (route) =>
      route.fulfill({ contentType: "image/png", body }),
    );
    await page.goto("/shop");
    const frame = page.locator(".preset-frame > div, .preset-frame").first();
    await settled(frame);
    expect(await magentaAtEdge(await frame.screenshot())).toBeGreaterThan(100);
    await page.getByRole("button", { name: press }).click();
    const live = page.getByRole("article").first().locator("iframe");
    await expect(live.contentFrame().locator("[data-brand-name]").first()).toBeVisible();
    await settled(live);
    const slot = page.locator(".preset-frame > div").first();
    // A few pixels of the page itself may look like it.
    expect(await magentaAtEdge(await slot.screenshot())).toBeLessThan(20);
    await context.close();
  });
}
