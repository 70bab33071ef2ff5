import { type Browser, devices, type Page } from "@playwright/test";
import { step } from "../shared/progress.mjs";
import { slowDown } from "../shared/slow-network";
import { withChromium } from "./chromium";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { median, percentile } from "./statistics";

/** How many times slower than this machine a phone may be. */
const slowness = [4, 6];
const goalFor = 4;
const mostMs = 100;
/** What shoppers do often; the others are for information. */
const withGoal = new Set(["add to cart", "filter", "colors", "typing"]);

interface Visit {
  /** Milliseconds from the navigation to the first paint. */
  paint: number;
  /** Milliseconds from the navigation to the largest paint. */
  largestPaint: number;
  /** Milliseconds from the navigation until the cart button has answered a click. */
  cartAnswers: number;
  /** The slowest interaction, in milliseconds from the input to the next paint. */
  slowest: Record<string, number>;
}

/** Runs in the page: the duration of every interaction. */
const observe = `{
  const state = (window.measured = { durations: [], answeredAt: 0, largestPaint: 0 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) state.durations.push(duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    state.largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}`;

/** Runs in the page: clicks the cart button as soon as it is seen, until it has changed. */
const clickCart = `addEventListener("DOMContentLoaded", function click() {
  const button = (name) =>
    [...document.querySelectorAll("main button")].find((it) => it.textContent.trim() === name);
  const add = button("Add to Cart");
  if (add && getComputedStyle(add).visibility === "visible") add.click();
  if (button("Remove from Cart")) measured.answeredAt = performance.now();
  else requestAnimationFrame(click);
});`;

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

const first = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

const cartPath = "/detail/1";

/** What people do on each page, and what it is called in the figures. */
const scenes: { path: string; use: (page: Page) => Promise<Record<string, number>> }[] = [
  {
    path: cartPath,
    use: async (page) => ({
      "add to cart": await slowestOf(page, () => first(page, "Remove from Cart").tap()),
      theme: await slowestOf(page, () => first(page, "Switch between light and dark").tap()),
    }),
  },
  {
    path: "/shop",
    use: async (page) => {
      const open = await slowestOf(page, () => first(page, /^Filters/).tap());
      const filter = page.getByRole("link", { name: /^premium/ }).filter({ visible: true });
      return {
        "open the filters": open,
        filter: await slowestOf(page, async () => {
          await filter.first().tap();
          await page.getByRole("heading", { level: 1, name: "Premium templates" }).waitFor();
        }),
      };
    },
  },
  {
    path: "/",
    use: async (page) => {
      const company = page.getByLabel("Your company");
      await company.tap();
      // The time that a phone takes to show its keyboard.
      await page.waitForTimeout(1000);
      return {
        typing: await slowestOf(page, () => company.pressSequentially("Halden", { delay: 80 })),
        colors: await slowestOf(page, () => page.getByRole("radio", { name: "Forest" }).tap()),
      };
    },
  },
];

async function visit(browser: Browser, url: string, cpu: number): Promise<Visit> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.addInitScript(observe);
      if (path === cartPath) await page.addInitScript(clickCart);
      await slowDown(await context.newCDPSession(page), cpu);
      await page.goto(new URL(path, url).href, { waitUntil: "commit" });
      return page;
    };
    const slowest: Visit["slowest"] = {};
    const times = { paint: Number.NaN, largestPaint: Number.NaN, cartAnswers: Number.NaN };
    for (const { path, use } of scenes) {
      const page = await open(path);
      if (path === cartPath) {
        times.cartAnswers = await page.evaluate<number>(answered);
        times.paint = await page.evaluate(
          () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        );
      }
      await page.waitForLoadState("networkidle");
      if (path === cartPath) times.largestPaint = await page.evaluate("measured.largestPaint");
      Object.assign(slowest, await use(page));
      await page.close();
    }
    return { ...times, slowest };
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
      `First paint of ${cartPath}, processor ${cpu} times slower`,
      milliseconds(median(of((it) => it.paint))),
    ),
    forInformation(
      `Largest paint of ${cartPath}, ${cpu} times slower`,
      milliseconds(median(of((it) => it.largestPaint))),
    ),
    forInformation(
      `Cart button has answered, ${cpu} times slower`,
      `${milliseconds(median(of((it) => it.cartAnswers)))}, p75 ${milliseconds(p75(of((it) => it.cartAnswers)))}`,
    ),
    ...kinds.map((kind) => {
      const what = `Interaction to next paint, ${kind}, ${cpu} times slower, p75`;
      const value = p75(of(({ slowest }) => slowest[kind] ?? Number.NaN));
      return cpu === goalFor && withGoal.has(kind)
        ? atMost(what, mostMs, value, milliseconds)
        : forInformation(what, milliseconds(value));
    }),
  ];
}

/** How slow phones perform: when the page is painted, when it answers to input, and how fast. */
export const measureInteraction = (url: string, rounds: number): Promise<Figure[]> =>
  withChromium(async (browser) => {
    const figures: Figure[] = [];
    for (const cpu of slowness) {
      const visits: Visit[] = [];
      await step(`Use three pages with a processor ${cpu} times slower`, async () => {
        for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, cpu));
      });
      figures.push(...figuresOf(cpu, visits));
    }
    return figures;
  });
