import { gzipSync } from "node:zlib";
import { expect, test } from "../fixtures/test";

const kilobyte = 1000;
/**
 * HTML before compression, which the server's throughput follows: what server components render is in it
 * twice, as markup and in the framework's data. Script with gzip, most of it the framework's. With a margin.
 */
const most = {
  "/": { html: 69 * kilobyte, script: 150 * kilobyte },
  "/shop": { html: 61 * kilobyte, script: 150 * kilobyte },
  "/for/restaurant": { html: 75 * kilobyte, script: 149 * kilobyte },
};

for (const [path, { html, script }] of Object.entries(most)) {
  test(`${path} is small`, async ({ page }) => {
    const loaded: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      loaded.push(response.body());
    });
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect((await response?.body())?.byteLength).toBeLessThan(html);
    const scripts = await Promise.all(loaded);
    const sizes = scripts.map((it) => gzipSync(it, { level: 9 }).byteLength);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(script);
    // V8 compiles what every page begins with beside the main thread.
    const hinted = scripts.filter((it) => it.toString().startsWith("//# allFunctionsCalledOnLoad"));
    expect(hinted.length).toBeGreaterThan(0);
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

/** Where one such rule is loaded, browsers style the whole page anew whenever something is added or removed. */
test('no rule styles "*" after :has()', async ({ page }) => {
  for (const path of ["/", "/shop", "/detail/1", "/cart"]) {
    await page.goto(path);
    const selectors = await page.evaluate(() => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...("cssRules" in rule ? selectorsOf((rule as CSSGroupingRule).cssRules) : []),
        ]);
      return [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules));
    });
    expect(selectors.filter((it) => it.includes(":has(")).length).toBeGreaterThan(0);
    expect(selectors.filter((it) => /:has\(.*\s\*/.test(it))).toEqual([]);
  }
});
