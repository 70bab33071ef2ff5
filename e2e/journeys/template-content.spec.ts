import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import {
  type Design,
  designName,
  designs,
  fixedWidthOf,
} from "../../components/templates/registry";
import { expectAccessible } from "../fixtures/axe";
import { scrollWidth } from "../fixtures/layout";
import { test as base, expect } from "../fixtures/test";
import { findPopoverFaults, findTextFaults, headingLevels } from "../fixtures/text-faults";
import { sampleOf } from "../support/sweep";
import { randomPage, randomPages, worstCaseNames, worstCases } from "../support/worst-content";

// Rendered without a server: what a design holds does not depend on one.

const cases = sampleOf(
  worstCaseNames.flatMap((name) => designs.map((design) => ({ design, name }))),
  6,
);
const randomDesigns = sampleOf(designs, 1);

interface Pages {
  /** The address of a design's page. */
  addressOf: (design: Design, name: string) => string;
}

const test = base.extend<object, Pages>({
  addressOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const root = mkdtempSync(join(tmpdir(), "presetry-worst-"));
      const program = ["node_modules/tsx/dist/cli.mjs", "scripts/worst-pages.ts"];
      const named = new Set([...cases.map(({ design }) => design), ...randomDesigns]);
      execFileSync(process.execPath, [...program, root, ...named]);
      await use((design, name) => pathToFileURL(join(root, design, `${name}.html`)).href);
      rmSync(root, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** Puts every product in the order of a site, and opens what is folded. */
const fillOrder = (page: Page) =>
  page.evaluate(() => {
    const choices = "[data-order-add], [data-order-pick]";
    for (const choice of document.querySelectorAll<HTMLElement>(choices)) choice.click();
    for (const folded of document.querySelectorAll("details")) folded.open = true;
  });

async function expectToHold(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await scrollWidth(page), `${width} pixels: width of the page`).toBe(width);
  expect.soft(await findPopoverFaults(page), `${width} pixels: what opens`).toEqual([]);
  expect.soft(await findTextFaults(page), `${width} pixels: texts`).toEqual([]);
}

const widthsOf = (design: Design) => {
  const fixedWidth = fixedWidthOf(design);
  return fixedWidth ? [fixedWidth, 1920] : [320, 768, 1280, 1920];
};

for (const { design, name } of cases) {
  /**
   * @requirement Templates: Each holds the longest texts and lists, and stands without its optional
   *   parts: nothing overflows, overlaps or is cut, and it stays accessible
   */
  test(`${designName(design)} holds ${worstCases[name]}`, async ({ page, addressOf }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(addressOf(design, name));
    await page.evaluate(() => document.fonts.ready);
    if (name.startsWith("site")) await fillOrder(page);
    // It covers the page until it is closed below.
    if ((await page.locator("dialog[open]").count()) > 0) await expectAccessible(page);
    for (const width of widthsOf(design)) await expectToHold(page, width);
    const levels = await headingLevels(page);
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
    expect.soft(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    await expectAccessible(page);
  });
}

for (const design of randomDesigns) {
  test(`${designName(design)} stays accessible with random words`, async ({ page, addressOf }) => {
    test.setTimeout(60_000 * randomPages);
    for (let n = 0; n < randomPages; n++) {
      await page.goto(addressOf(design, randomPage(n)));
      await expectAccessible(page);
    }
  });
}
