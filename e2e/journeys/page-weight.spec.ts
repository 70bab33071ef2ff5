import { expect, test } from "../fixtures/test";

test.skip(({ isMobile }) => isMobile, "the weight does not depend on the device");

const kilobyte = 1000;
/**
 * Of HTML before compression, which the server's throughput follows. What server components render is in it
 * twice: as markup and in the framework's data. With a margin.
 */
const most = { "/": 55 * kilobyte, "/shop": 60 * kilobyte };

for (const [path, size] of Object.entries(most)) {
  test(`the HTML of ${path} is small`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    expect(html.byteLength).toBeLessThan(size);
  });
}

test("a drawing of a file of its own is shown", async ({ page }) => {
  const widthOf = () =>
    page
      .locator("main svg > use")
      .first()
      .evaluate((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0));
  await page.goto("/");
  await expect.poll(widthOf).toBeGreaterThan(100);
});
