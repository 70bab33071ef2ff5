/**
 * Measures the shop against its goals: `npm run bench`, or a part of it with
 * `npm run bench -- --only pages,weight`. A complete run is recorded in .data/measurements.md.
 */

import { runCommand } from "../shared/cleanup";
import { measureAudit } from "./audit";
import { measureFigures } from "./back-office-figures";
import { measureCustomers } from "./customers";
import { measureDatabase } from "./database";
import { atLeast, type Figure, forInformation, isMissed, printFigures, ratio } from "./figures";
import { measureInteraction } from "./interaction";
import { measureMemory } from "./memory";
import { type Part, parts, readOptions } from "./options";
import { measurePeers } from "./peers";
import { startProduction } from "./production";
import { measureProfiles, prepareProfiles } from "./profiles";
import { record } from "./record";
import { measureSearch } from "./search";
import { measureSites } from "./sites";
import { measureSuggestions } from "./suggestions";
import { type Load, measureThroughput, type Throughput } from "./throughput";
import { measureWeight } from "./weight";

/** A route handler, which Next serves slower than a page. */
const preview = "/preview/silent";
const pages = [
  "/about",
  "/",
  "/shop",
  "/shop/premium/blue/price-a",
  "/shop/2",
  "/detail/1",
  preview,
];
const calls = ["/api/health", "/api/preset?quantity=4&page=1", "/api/preset/1"];
const leastOfPages = 0.8;
const leastOfPreview = 0.85;
const leastOfCalls = 0.85;
const leastAfterGrowth = 0.9;

function throughputFigures([anchor, ...others]: Throughput[], least: number): Figure[] {
  if (!anchor) return [];
  const rate = ({ perSecond }: Throughput) => `${Math.round(perSecond)} a second`;
  return [
    forInformation(`${anchor.path}, the anchor`, rate(anchor)),
    ...others.map((other) => {
      const goal = other.path === preview ? leastOfPreview : least;
      const figure = atLeast(`${other.path} : ${anchor.path}`, goal, other.ratio, ratio);
      return { ...figure, measured: `${ratio(other.ratio)} (${rate(other)})` };
    }),
  ];
}

const measurePages = (url: string, load: Load) =>
  measureThroughput("Ask for pages", url, pages, load);
const measureCalls = (url: string, load: Load) =>
  measureThroughput("Call the API", url, calls, load);

const anchors = new Set([pages[0], calls[0]]);

const growthFigures = (before: Throughput[], after: Throughput[], presets: number): Figure[] =>
  after.flatMap(({ path, ratio: grown }) => {
    if (anchors.has(path)) return [];
    const small = before.find((one) => one.path === path)?.ratio ?? Number.NaN;
    const what = `${path}, ${presets.toLocaleString("en")} presets : 12`;
    const figure = atLeast(what, leastAfterGrowth, grown / small, ratio);
    return { ...figure, measured: `${figure.measured} (${ratio(grown)} : ${ratio(small)})` };
  });

/** Parts that ask a server of the shop with the presets of the seed. */
const served = [
  "pages",
  "growth",
  "api",
  "weight",
  "customers",
  "memory",
  "sites",
  "interaction",
  "peers",
  "profiles",
] as const satisfies Part[];

const sceneOf: Partial<Record<Part, string>> = {
  audit:
    "1,000,000 events of 2,000 accounts, one in ten the admin's; the first and the last page of every combination of filters, in both orders; medians of 3.",
  figures:
    "1,000,000 orders of 20,000 customers over ten years, each with an email; 20 times each of 7, 30, 90 and 365 days.",
  sites:
    "One site that the shop hosts, published and restored 10 times each; then its page, in turns with /about; then page loads, each from an address of its own.",
  customers:
    "20 customers at once, each of whom signs in, fills a cart and pays for every preset, one after the other; load and fakes on the same machine.",
  memory:
    "Mixed load: a crawler at random deep addresses, the API, customers who sign in and fill carts. Medians of what was sampled in each third.",
  interaction:
    "Pixel 7 in headless Chromium, 1.6 Mbit/s, 150 ms round trip, no cache; medians of the rounds. Suggestions: a desktop, network and processor of this machine.",
  peers:
    "Page by page in turns, each with its own demo data and PostgreSQL, pictures of this shop; medians and lowest. Lighthouse with its mobile preset, 5 runs.",
  profiles:
    "20 connections for 5 s after a warm-up of 2 s; shares of the time in which the processor was busy.",
};

await runCommand(async () => {
  const { wanted, load, presets, minutes, beside } = readOptions();
  const asks = (...names: Part[]) => names.some((name) => wanted.has(name));
  if (asks("profiles")) prepareProfiles();
  const production = await startProduction("npm run bench");
  const figures: Figure[] = [];

  let small: Throughput[] = [];
  if (asks(...served)) {
    await production.serve(0, async (url, server) => {
      const pageThroughput = asks("pages", "growth") ? await measurePages(url, load) : [];
      const apiThroughput = asks("api", "growth") ? await measureCalls(url, load) : [];
      figures.push(...throughputFigures(pageThroughput, leastOfPages));
      figures.push(...throughputFigures(apiThroughput, leastOfCalls));
      small = [...pageThroughput, ...apiThroughput];
      if (asks("sites")) figures.push(...(await measureSites(url, load)));
      if (asks("interaction")) {
        figures.push(...(await measureInteraction(url, load.rounds)));
        figures.push(...(await measureSuggestions(url)));
      }
      if (asks("weight")) figures.push(...(await measureWeight(url)));
      if (asks("customers")) figures.push(...(await measureCustomers(url)));
      if (asks("memory")) figures.push(...(await measureMemory(url, server, minutes)));
      if (asks("peers")) figures.push(...(await measurePeers(url, load, beside)));
      if (asks("profiles")) figures.push(...(await measureProfiles(url, server)));
    });
  }
  if (asks("growth")) {
    const grown = await production.serve(presets, async (url) => [
      ...(await measurePages(url, load)),
      ...(await measureCalls(url, load)),
    ]);
    figures.push(...growthFigures(small, grown, presets));
  }
  if (asks("database")) {
    const catalogue = await production.catalogue(presets);
    figures.push(...(await measureDatabase(catalogue, presets)));
    figures.push(...(await measureSearch(catalogue, presets)));
  }

  if (asks("audit")) figures.push(...(await measureAudit(await production.catalogue(0))));
  if (asks("figures")) figures.push(...(await measureFigures(await production.catalogue(0))));

  console.log();
  printFigures(figures);
  const [part] = wanted;
  const scene = part && wanted.size === 1 ? sceneOf[part] : undefined;
  if (parts.every((name) => wanted.has(name))) {
    record(
      "npm run bench",
      `Medians of ${load.rounds} rounds of ${load.seconds} s an address.`,
      figures,
    );
  } else if (scene) {
    record(`npm run bench -- --only ${part}`, scene, figures);
  }
  return figures.some(isMissed) ? 1 : 0;
});
