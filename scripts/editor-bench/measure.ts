import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Frame, Locator, Page } from "@playwright/test";
import { percentile } from "../bench/statistics";
import { slowDown } from "../shared/slow-network";

/** A page on which a text can be edited in place. */
export interface Editor {
  name: string;
  url: string;
  /** Selects the text, whichever frame it is in. */
  text: string;
  /** Whether a text is opened by a double click. */
  doubleClick: boolean;
}

export interface Writing {
  /** Seconds from the navigation until a typed letter stands in the text. */
  firstLetter: number;
  /** Milliseconds from a key to the paint after it. */
  keys: number[];
  /**
   * Gzipped bytes of the scripts that had arrived by the first letter, and of all scripts of the
   * editor.
   */
  scriptBefore: number;
  scriptInAll: number;
}

/** How much slower a mid-range phone is than this machine. */
const cpu = 4;

const letter = "Q";
const patienceMs = 30_000;

/**
 * Runs in every frame: records when the letter appears and how long each key takes to be painted.
 */
const observe = `(() => {
  const state = (window.measured = { keys: [] });
  addEventListener("keydown", (event) => {
    const start = event.timeStamp;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => state.keys.push(performance.now() - start);
      channel.port2.postMessage(null);
    });
  }, true);
})();`;

/** Opens an editor without a cache, and types as soon as the editor allows it. */
export async function write(browser: Browser, editor: Editor): Promise<Writing> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await slowDown(session, cpu);
    const scripts = countScripts(session);
    const start = performance.now();
    await page.goto(editor.url, { waitUntil: "commit" });
    const frame = await typeFirstLetter(page, editor);
    const firstLetter = (performance.now() - start) / 1000;
    const scriptBefore = scripts.bytes;
    await settle(scripts);
    await typeOn(page);
    const keys = await frame.evaluate<number[]>("measured.keys");
    return { firstLetter, keys, scriptBefore, scriptInAll: scripts.bytes };
  } finally {
    await context.close();
  }
}

function countScripts(session: CDPSession) {
  const counted = { bytes: 0 };
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Script") counted.bytes += encodedDataLength;
  });
  return counted;
}

/**
 * Waits until no script has arrived for two seconds: in a browser with frames the network never
 * counts as idle.
 */
async function settle(scripts: { bytes: number }) {
  let before = -1;
  while (scripts.bytes !== before) {
    before = scripts.bytes;
    await sleep(2_000);
  }
}

/** The frame with the text, once a typed letter stands in it. */
async function typeFirstLetter(page: Page, { text, doubleClick }: Editor): Promise<Frame> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    for (const frame of page.frames()) {
      const found = frame.locator(text).first();
      if ((await found.count().catch(() => 0)) === 0) continue;
      const clicks = doubleClick ? 2 : 1;
      const written = await typeInto(page, found, clicks).catch(() => "");
      if (written.includes(letter)) return frame;
    }
    await sleep(50);
  }
  throw new Error(`No typed letter appeared within ${patienceMs / 1000} seconds at ${page.url()}.`);
}

/**
 * No "End" key before the letter: while no text is being edited, the key would scroll the text
 * away.
 */
async function typeInto(page: Page, text: Locator, clickCount: number): Promise<string> {
  const box = await text.boundingBox({ timeout: 500 });
  if (!box) return "";
  // A text in Puck can be edited only once the pointer is above it.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.click(x, y, { clickCount });
  // A text that is covered by another element is reached with Tab; `focus` does the same.
  if (!(await text.evaluate(hasFocus))) await text.focus({ timeout: 500 });
  await page.keyboard.type(letter);
  await sleep(50);
  return (await text.textContent({ timeout: 500 })) ?? "";
}

const hasFocus = (element: Element) => element.contains(document.activeElement);

async function typeOn(page: Page) {
  for (const key of "and every word of it is ours to write down here") {
    await page.keyboard.type(key);
    await sleep(100);
  }
}

export const p50 = (values: number[]) => percentile(values, 0.5);
export const p95 = (values: number[]) => percentile(values, 0.95);
