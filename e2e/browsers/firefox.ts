import { launch, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect } from "vitest";

// Playwright cannot drive a Firefox that it did not build itself; puppeteer speaks WebDriver BiDi to any.

// Not BASE_URL, which vitest sets.
export const baseUrl = process.env.SHOP_URL ?? "http://localhost:3000";

/** Milliseconds for one wait; a busy machine needs several times as long as a quiet one. */
const patience = 40_000;

interface Visit {
  page: Page;
  /** Errors in the console, thrown ones and violations of the policy. */
  errors: string[];
}

function logViolations() {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    console.error(`The policy's ${effectiveDirective} forbids ${blockedURI}`),
  );
}

/** A Firefox for the tests of a file; each visit is a browser without history. */
export function startFirefox() {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch({
      browser: "firefox",
      executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
      defaultViewport: { width: 1280, height: 800 },
    });
  });
  afterAll(() => browser.close());

  /** Opens a page, and fails if anything on it went wrong in the meantime. */
  return async function visit(act: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.createBrowserContext();
    const { page, errors } = await watched(await context.newPage());
    try {
      await act(page);
      expect(errors, "errors in the browser console").toEqual([]);
    } finally {
      await context.close();
    }
  };
}

async function watched(page: Page): Promise<Visit> {
  const errors: string[] = [];
  page.setDefaultTimeout(patience);
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.evaluateOnNewDocument(logViolations);
  return { page, errors };
}

export const open = (page: Page, path: string) =>
  page.goto(new URL(path, baseUrl).href, { waitUntil: "load" });

const elements = { link: "a", button: "button" };

/**
 * A link or a button by its text or label, once it is visible: by default Puppeteer clicks what is still hidden, too.
 * Puppeteer's own search by name takes ten seconds on a page.
 */
export const named = (page: Page, role: keyof typeof elements, name: string) =>
  page
    .locator(
      `::-p-xpath(//${elements[role]}[normalize-space()="${name}" or @aria-label="${name}"])`,
    )
    .setVisibility("visible");

export const waitForPath = (page: Page, path: RegExp) =>
  page.waitForFunction((source) => new RegExp(source).test(location.pathname), {}, path.source);

/** Fails with the page's own words, which usually tell why. */
export const waitForText = (page: Page, text: string) =>
  page
    .waitForFunction((words) => document.body.innerText.includes(words), {}, text)
    .catch(async (cause: unknown) => {
      const words = await page.evaluate(() => document.body.innerText);
      throw new Error(`"${text}" is not on ${page.url()}:\n${words.slice(0, 2000)}`, { cause });
    });
