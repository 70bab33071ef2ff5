import { settled } from "../fixtures/page";
import { expect, test } from "../fixtures/test";

const press = "In my colors";

for (const path of ["/", "/shop", "/detail/10"]) {
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
test("a live card has the size of its picture and links to the detail page", async ({ page }) => {
  await page.goto("/shop");
  const card = page.getByRole("article").first();
  const sample = card.getByRole("presentation").first();
  await settled(sample);
  const picture = await sample.boundingBox();
  await page.getByRole("button", { name: press }).click();
  await settled(card.locator("iframe"));
  const live = await card.locator("iframe").boundingBox();
  expect(live?.width).toBeCloseTo(picture?.width ?? 0, 0);
  expect(live?.height).toBeCloseTo(picture?.height ?? 0, 0);
  await card.locator("iframe").click({ force: true });
  await expect(page).toHaveURL(/\/detail\/\d+$/);
});
