import { type Browser, devices, type Page } from "@playwright/test";
import { step } from "../shared/progress.mjs";
import { withChromium } from "./chromium";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { median, percentile } from "./statistics";

const mostMs = 100;
/** How many times slower than this machine a processor may be; the goal is for the first. */
const slowness = [1, 4];
const paths = ["/", "/shop"];
/** The typing speed of a visitor who knows the word. */
const betweenKeysMs = 80;

/** Names, trades, colors and words of samples, in English and German, with and without errors. */
const searches = [
  "thunder",
  "gormet",
  "atlatnic",
  "smiple",
  "sonik",
  "bakery",
  "resturant",
  "sneakers",
  "jewelry",
  "law firm",
  "haedphones",
  "furnitur",
  "florist",
  "Bäckerei",
  "Gaststätte",
  "Uhrmacher",
  "Möbelhaus",
  "Archtiekt",
  "Kopfhörer",
  "Lärmschutz",
  "Zahnarztpraxis",
  "Blumenladen",
  "blue",
  "grüner Laden",
  "white shop",
  "corduroy",
];

interface Sample {
  words: string;
  ms: number;
}

/** Runs in the page: records when the last key was pressed, by the browser's own clock. */
const watchKeys = `addEventListener("keydown", ({ timeStamp }) => (window.keyAt = timeStamp), true);`;

/** Resolves in the page once the suggestions for exactly these words are painted, not those for their beginning. */
const painted = (words: string) => `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("No suggestions for ${words}")), 20_000);
  requestAnimationFrame(function look() {
    const list = document.querySelector("main [role=listbox]");
    const status = list?.parentElement.querySelector("[role=status]");
    if (!list?.querySelector("[role=option]") || !status.textContent.includes("“${words}”"))
      return requestAnimationFrame(look);
    // After this frame, which paints them.
    setTimeout(() => resolve(performance.now() - keyAt));
  });
})`;

async function suggestionsFor(page: Page, words: string): Promise<Sample> {
  await page.keyboard.press("ControlOrMeta+a");
  const [ms] = await Promise.all([
    page.evaluate<number>(painted(words)),
    page.keyboard.type(words, { delay: betweenKeysMs }),
  ]);
  return { words, ms };
}

async function samplesOf(browser: Browser, url: string, path: string, cpu: number) {
  const context = await browser.newContext(devices["Desktop Chrome"]);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(new URL(path, url).href);
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await page.getByLabel("Search templates").click();
    await page.getByRole("combobox", { name: "Search templates" }).waitFor();
    const samples: Sample[] = [];
    for (const words of searches) samples.push(await suggestionsFor(page, words));
    return samples;
  } finally {
    await context.close();
  }
}

function figuresOf(cpu: number, samples: Sample[]): Figure[] {
  const times = samples.map(({ ms }) => ms);
  const slowest = samples.reduce((a, b) => (b.ms > a.ms ? b : a));
  const what = `Last key to suggestions painted, ${samples.length} searches${cpu > 1 ? `, processor ${cpu} times slower` : ""}`;
  const p75 = percentile(times, 0.75);
  return [
    forInformation(`${what}, median`, milliseconds(median(times))),
    cpu === 1
      ? atMost(`${what}, p75`, mostMs, p75, milliseconds)
      : forInformation(`${what}, p75`, milliseconds(p75)),
    forInformation(`${what}, slowest`, `${milliseconds(slowest.ms)} (${slowest.words})`),
  ];
}

/** How soon a visitor who types sees matching suggestions, without a slow network. */
export const measureSuggestions = (url: string): Promise<Figure[]> =>
  withChromium(async (browser) => {
    const figures: Figure[] = [];
    for (const cpu of slowness) {
      const samples: Sample[] = [];
      await step(`Search on two pages with a processor ${cpu} times slower`, async () => {
        for (const path of paths) samples.push(...(await samplesOf(browser, url, path, cpu)));
      });
      figures.push(...figuresOf(cpu, samples));
    }
    return figures;
  });
