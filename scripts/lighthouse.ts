/**
 * Lighthouse with a phone on a slow network: `npm run lighthouse`, or of some pages with
 * `npm run lighthouse -- --only /shop,/login`. A complete run is recorded in .data/measurements.md.
 */
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import { isMissed, printFigures } from "./bench/figures";
import { figuresOf, type LighthouseScores, runLighthouse } from "./bench/lighthouse";
import { startProduction } from "./bench/production";
import { record } from "./bench/record";
import { requireChromium } from "./shared/browsers";
import { onExit, runCommand } from "./shared/cleanup";
import { step } from "./shared/progress.mjs";

const pages = [
  "/",
  "/shop",
  "/shop/premium/blue/price-a",
  "/detail/1",
  "/about",
  "/login",
  "/cart",
];

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: pages.join() },
      runs: { type: "string", default: "5" },
    },
  });
  const paths = values.only.split(",");
  const runs = Number(values.runs);
  const production = await startProduction("npm run lighthouse");
  const figures = await production.serve(0, async (url) => {
    const chrome = await launch({
      chromePath: await requireChromium(),
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
      logLevel: "silent",
    });
    onExit(() => chrome.kill());
    const judgments: LighthouseScores[] = [];
    for (const path of paths) {
      const address = new URL(path, url).href;
      judgments.push(
        await step(`Judge ${path}`, () => runLighthouse(address, path, chrome.port, runs)),
      );
    }
    return judgments.flatMap(figuresOf);
  });

  console.log();
  printFigures(figures);
  if (values.only === pages.join()) {
    record("npm run lighthouse", `Mobile preset, median of ${runs}.`, figures);
  }
  return figures.some(isMissed) ? 1 : 0;
});
