import lighthouse, { type Result } from "lighthouse";
import { atLeast, atMost, type Figure, forInformation, seconds } from "./figures";
import { median } from "./statistics";

const categories = [
  { id: "performance", name: "performance", least: 98 },
  { id: "accessibility", name: "accessibility", least: 100 },
  { id: "best-practices", name: "best practices", least: 100 },
  { id: "seo", name: "SEO", least: 100 },
] as const;

/** Pages with `noindex` on purpose: the audit for crawlability does not apply. */
const unlisted = new Set(["/login", "/cart", "/shop/premium/blue/price-a"]);

export interface LighthouseScores {
  path: string;
  scores: Record<(typeof categories)[number]["id"], number>;
  /** The lowest score of the runs. */
  leastPerformance: number;
  layoutShift: number;
  blockingMs: number;
  largestPaintMs: number;
  /** The bytes of everything that is loaded until the network is idle. */
  transferBytes: number;
  /** Audits below a full score in any run. */
  faults: string[];
}

export async function runLighthouse(
  address: string,
  path: string,
  port: number,
  runs: number,
): Promise<LighthouseScores> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run++) reports.push(await report(address, path, port));
  const middle = (read: (result: Result) => number | null | undefined) =>
    median(reports.map((result) => read(result) ?? Number.NaN));
  const scoreOf = (id: string, { categories }: Result) => (categories[id]?.score ?? 0) * 100;
  const score = (id: string) => middle((result) => scoreOf(id, result));
  return {
    path,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    leastPerformance: Math.min(...reports.map((result) => scoreOf("performance", result))),
    layoutShift: middle(({ audits }) => audits["cumulative-layout-shift"]?.numericValue),
    blockingMs: middle(({ audits }) => audits["total-blocking-time"]?.numericValue),
    largestPaintMs: middle(({ audits }) => audits["largest-contentful-paint"]?.numericValue),
    transferBytes: middle(({ audits }) => audits["total-byte-weight"]?.numericValue),
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

/** Retries, because on a busy machine the browser sometimes loses a trace. */
async function report(address: string, path: string, port: number, attempts = 3): Promise<Result> {
  const response = await lighthouse(address, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: categories.map(({ id }) => id),
    ...(unlisted.has(path) && { skipAudits: ["is-crawlable"] }),
  });
  if (!response) throw new Error(`Lighthouse returned no report for ${path}.`);
  const { runtimeError } = response.lhr;
  if (runtimeError && attempts > 1) return report(address, path, port, attempts - 1);
  if (runtimeError) throw new Error(`Lighthouse on ${path}: ${runtimeError.message}`);
  return response.lhr;
}

/** Audits that lower a score other than performance; those of weight 0 do not count. */
const faultsOf = ({ categories, audits }: Result): string[] =>
  Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);

const whole = (value: number) => String(Math.round(value));
const kilobytes = (bytes: number) => `${whole(bytes / 1000)} KB`;

const [performance, ...otherCategories] = categories;

const figureOfCategory =
  ({ path, scores }: LighthouseScores) =>
  ({ id, name, least }: (typeof categories)[number]) =>
    atLeast(`${path} ${name}`, least, Math.round(scores[id]), whole);

export const figureOfPerformance = (judgment: LighthouseScores) =>
  figureOfCategory(judgment)(performance);

export const figureOfLargestPaint = ({ path, largestPaintMs }: LighthouseScores) =>
  atMost(`${path} largest paint`, 2, largestPaintMs / 1000, seconds);

function transferOf({ path, transferBytes }: LighthouseScores): Figure {
  const what = `${path} transfer, KB of 1,000 bytes`;
  return path === "/"
    ? atMost(what, 280_000, transferBytes, kilobytes)
    : forInformation(what, kilobytes(transferBytes));
}

export function figuresOf(judgment: LighthouseScores): Figure[] {
  const { path, leastPerformance, layoutShift, blockingMs, faults } = judgment;
  return [
    figureOfPerformance(judgment),
    ...otherCategories.map(figureOfCategory(judgment)),
    forInformation(`${path} performance, lowest`, whole(leastPerformance)),
    atMost(`${path} layout shift`, 0, layoutShift, (value) => String(+value.toFixed(4))),
    atMost(`${path} blocking time`, 50, blockingMs, (value) => `${whole(value)} ms`),
    figureOfLargestPaint(judgment),
    transferOf(judgment),
    ...faults.map((fault) => forInformation(`${path} loses points`, fault)),
  ];
}
