import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "@playwright/test";
import { step } from "../shared/progress.mjs";
import { withChromium } from "./chromium";
import { atMost, type Figure, forInformation, kilobytes } from "./figures";

const weighedPages = ["/", "/shop", "/detail/1"];
/** Kilobytes of 1,000 bytes, as in the journey that checks the limit. */
const mostScript = 150_000;

interface Weight {
  path: string;
  requests: number;
  failed: string[];
  script: number;
  stylesheet: number;
  image: number;
  layoutShift: number;
}

export const measureWeight = (url: string): Promise<Figure[]> =>
  withChromium(
    async (browser) => {
      const weights: Weight[] = [];
      for (const path of weighedPages) {
        weights.push(await step(`Weigh ${path}`, () => weigh(browser, url, path)));
      }
      return weights.flatMap(figuresOf);
    },
    ["--disable-background-networking"],
  );

const figuresOf = ({ path, script, layoutShift, failed, ...rest }: Weight): Figure[] => [
  atMost(`Script of ${path}, gzip`, mostScript, script, thousands),
  atMost(`Layout shift of ${path}`, 0, layoutShift, (value) => String(+value.toFixed(4))),
  {
    what: `Failed requests of ${path}`,
    goal: "none",
    measured: failed.join(", ") || "none",
    isMet: failed.length === 0,
  },
  forInformation(
    `Besides, ${path}`,
    `${kilobytes(rest.stylesheet)} of CSS (gzip), ${kilobytes(rest.image)} of images, ${rest.requests} requests`,
  ),
];

/** Everything that a first visit on a desktop loads until the network is idle. */
async function weigh(browser: Browser, url: string, path: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const responses = new Map<string, Response>();
  page.on("response", (response) => responses.set(response.url(), response));
  await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
  const layoutShift = await layoutShiftOf(page);

  const all = [...responses.values()];
  const bytes = async (type: string, size: (body: Buffer) => number) => {
    const wanted = all.filter((response) => response.request().resourceType() === type);
    const bodies = await Promise.all(wanted.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + size(body), 0);
  };
  const weight = {
    path,
    requests: all.length,
    failed: all.filter((one) => !one.ok()).map((one) => `${one.status()} ${one.url()}`),
    script: await bytes("script", zipped),
    stylesheet: await bytes("stylesheet", zipped),
    image: await bytes("image", (body) => body.byteLength),
    layoutShift,
  };
  await page.close();
  return weight;
}

const thousands = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const zipped = (body: Buffer) => gzipSync(body, { level: 9 }).byteLength;

const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
