import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";

const schemes = ["light", "dark"] as const;

/** Mean brightness of a page, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ fullPage: true })).stats();
  const colors = channels.slice(0, 3);
  return colors.reduce((sum, { mean }) => sum + mean, 0) / colors.length;
}

/** A site on a narrow phone, in dark mode, and its accessibility violations. */
export async function lookAt(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const seen = { barriers: 0, brightness: [] as number[] };
  await page.goto(address, { waitUntil: "networkidle" });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    seen.brightness.push(await brightness(page));
    seen.barriers += (await new AxeBuilder({ page }).analyze()).violations.length;
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await context.close();
  const [light = 0, dark = 0] = seen.brightness;
  return {
    barriers: seen.barriers,
    fitsNarrowPhone: width <= 320,
    hasDarkMode: dark < light - 8,
  };
}
