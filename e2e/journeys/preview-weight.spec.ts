import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { templateSpecs } from "../fixtures/templates";
import { expect, test } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

const slugs = sampleOf(
  templateSpecs.map(({ slug }) => slug),
  2,
);

const kilobyte = 1024;
/** The heaviest of the twelve, Trend's, and a margin: 10.0 KB, 19.2 KB and 350 KB in November 2026. */
const most = { script: 10.2 * kilobyte, markup: 19.5 * kilobyte, all: 402 * kilobyte };

const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).byteLength;
const isPacked = (response: Response) =>
  /image|font/.test(response.headers()["content-type"] ?? "");
const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);

/** Everything a preview loads, its lazy pictures too. */
async function loaded(page: Page, path: string): Promise<Response[]> {
  const responses = new Map<string, Response>();
  page.on("response", (response) => responses.set(response.url(), response));
  await page.goto(path);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  return [...responses.values()];
}

for (const slug of slugs) {
  test(`the preview of ${slug} has little script and weight`, async ({ page }) => {
    const responses = await loaded(page, `/preview/${slug}`);
    const sizes = await Promise.all(
      responses.map(async (response) => {
        const body = await response.body();
        const type = response.request().resourceType();
        return { type, size: isPacked(response) ? body.byteLength : zipped(body) };
      }),
    );
    const inline = await page
      .locator("script:not([src])")
      .evaluateAll((scripts) => scripts.map((script) => script.textContent ?? ""));
    const files = sizes.filter(({ type }) => type === "script").map(({ size }) => size);
    const markup = sum(sizes.filter(({ type }) => type === "document").map(({ size }) => size));
    const script = sum(files) + sum(inline.map(zipped));
    const all = sum(sizes.map(({ size }) => size));
    expect(script).toBeLessThan(most.script);
    expect(markup).toBeLessThan(most.markup);
    expect(all).toBeLessThan(most.all);
  });
}

/** Elements that the whole stylesheet, which a draft loads, would show otherwise than the served one. */
const changedByWholeStyles = (page: Page) =>
  page.locator("style[data-whole]").evaluate(async (style: HTMLStyleElement) => {
    const looks = () =>
      [...document.querySelectorAll("body, body *")].map((element) => {
        const computed = getComputedStyle(element);
        const values = [...computed].map((name) => `${name}:${computed.getPropertyValue(name)}`);
        return `${element.localName}.${element.className} ${values.join(";")}`;
      });
    const response = await fetch(style.dataset.whole ?? "");
    const text = await response.text();
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    const served = looks();
    style.textContent = text;
    // At once: fonts that had to be loaded again would be others meanwhile.
    const whole = looks();
    return served.filter((look, index) => look !== whole[index]);
  });

test.describe("the sample needs no styles but those that it is served with", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const slug of slugs) {
    test(slug, async ({ page }) => {
      await page.goto(`/preview/${slug}/bare`);
      expect(await changedByWholeStyles(page)).toEqual([]);
    });
  }
});
