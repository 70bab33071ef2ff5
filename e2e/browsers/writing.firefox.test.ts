import type { KeyInput, Page } from "puppeteer-core";
import { open, startFirefox } from "./firefox";
import { testWriting, type WritingPage } from "./writing";

const visit = startFirefox();

const writingPage = (page: Page): WritingPage => ({
  open: async (path) => {
    await open(page, path);
  },
  // Cast: puppeteer's type of the arguments is wider, and its result is awaited.
  evaluate: <Args extends unknown[], T>(act: (...args: Args) => T, ...args: Args) =>
    page.evaluate(act as (...all: unknown[]) => T, ...args) as Promise<T>,
  type: (text) => page.keyboard.type(text),
  press: async (held) => {
    // Cast: puppeteer lists the names of all keys.
    const keys = held.split("+") as KeyInput[];
    for (const key of keys) await page.keyboard.down(key);
    for (const key of keys.toReversed()) await page.keyboard.up(key);
  },
  click: (x, y) => page.mouse.click(x, y),
});

testWriting((act) => visit((page) => act(writingPage(page))));
