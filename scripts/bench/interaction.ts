import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { requireChromium } from "../shared/browsers";
import { step } from "../shared/progress.mjs";
import { slowDown } from "../shared/slow-network";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { median, percentile } from "./statistics";

/** How many times slower than this machine a phone may be. */
const slowness = [4, 6];
const goalFor = 4;
const mostMs = 100;

interface Visit {
  /** Milliseconds from the navigation to the first paint. */
  paint: number;
  /** Milliseconds from the navigation until the cart button has answered a click. */
  cartAnswers: number;
  /** The slowest of its interactions, in milliseconds from the input to the next paint. */
  slowest: Record<string, number>;
}

/** Runs in the page: the duration of every interaction, and the state of the cart button as it changes. */
const observe = `(() => {
  const state = (window.measured = { durations: [], answeredAt: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) state.durations.push(duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  const tryClick = () => {
    const button = [...document.querySelectorAll("main button")].find((it) => it.textContent.trim() === "Add to Cart");
    if (button && getComputedStyle(button).visibility === "visible") button.click();
    const isIn = [...document.querySelectorAll("main button")].some((it) => it.textContent.trim() === "Remove from Cart");
    if (isIn) state.answeredAt = performance.now();
    else requestAnimationFrame(tryClick);
  };
  addEventListener("DOMContentLoaded", tryClick);
})();`;

/** Resolves with the time when the cart button has answered. */
const answered = `new Promise((resolve) => {
  const look = () => (measured.answeredAt ? resolve(measured.answeredAt) : setTimeout(look, 20));
  look();
})`;

/** The slowest interaction while `act` runs; an answer faster than a frame and a half counts as 16 ms. */
async function slowestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate("measured.durations.length = 0");
  await act();
  await page.waitForTimeout(500);
  return Math.max(16, ...(await page.evaluate<number[]>("measured.durations")));
}

async function visit(browser: Browser, url: string, cpu: number): Promise<Visit> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await slowDown(await context.newCDPSession(page), cpu);
    await page.goto(new URL("/detail/1", url).href, { waitUntil: "commit" });
    const cartAnswers = await page.evaluate<number>(answered);
    const paint = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    await page.waitForLoadState("networkidle");
    const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
    const slowest = {
      "add to cart": await slowestOf(page, () => button("Remove from Cart").tap()),
      theme: await slowestOf(page, () => button("Switch between light and dark").tap()),
    };
    return { paint, cartAnswers, slowest };
  } finally {
    await context.close();
  }
}

const p75 = (values: number[]) => percentile(values, 0.75);

function figuresOf(cpu: number, visits: Visit[]): Figure[] {
  const of = (read: (visit: Visit) => number) => visits.map(read);
  const kinds = Object.keys(visits[0]?.slowest ?? {});
  return [
    forInformation(
      `First paint of /detail/1, processor ${cpu} times slower`,
      milliseconds(median(of((it) => it.paint))),
    ),
    forInformation(
      `Cart button has answered, ${cpu} times slower`,
      `${milliseconds(median(of((it) => it.cartAnswers)))}, p75 ${milliseconds(p75(of((it) => it.cartAnswers)))}`,
    ),
    ...kinds.map((kind) => {
      const what = `Interaction to next paint, ${kind}, ${cpu} times slower, p75`;
      const value = p75(of(({ slowest }) => slowest[kind] ?? Number.NaN));
      return cpu === goalFor
        ? atMost(what, mostMs, value, milliseconds)
        : forInformation(what, milliseconds(value));
    }),
  ];
}

/** What people feel on slow phones: when the page is there, when it answers, and how fast. */
export async function measureInteraction(url: string, rounds: number): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const figures: Figure[] = [];
    for (const cpu of slowness) {
      const visits: Visit[] = [];
      await step(`Use /detail/1 with a processor ${cpu} times slower`, async () => {
        for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, cpu));
      });
      figures.push(...figuresOf(cpu, visits));
    }
    return figures;
  } finally {
    await browser.close();
  }
}
