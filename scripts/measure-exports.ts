/**
 * Measures every design's site as a customer gets it, for the detail pages: `npm run measure-exports`,
 * or some with `npm run measure-exports silent sonic`. Lighthouse simulates a slow phone, so the machine
 * should be idle. Writes lib/sites/delivery/measured.json.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import { type Design, designs, isDesign } from "../components/templates/registry";
import type { Measured } from "../lib/sites/delivery/measured";
import { runLighthouse } from "./bench/lighthouse";
import { fingerprintOf } from "./measure-exports/fingerprint";
import { lookAt } from "./measure-exports/look";
import { sampleSite } from "./measure-exports/sample";
import { serveSite, weightOf } from "./measure-exports/serve";
import { requireChromium } from "./shared/browsers";
import { onExit, runCommand } from "./shared/cleanup";
import { step } from "./shared/progress.mjs";

const recordFile = "lib/sites/delivery/measured.json";
const runs = 3;

await runCommand(async () => {
  const named = process.argv.slice(2);
  const slugs = named.length > 0 ? named.filter(isDesign) : designs;
  if (slugs.length < named.length) throw new Error(`Designs are ${designs.join(", ")}.`);
  const executablePath = await requireChromium();
  const judging = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    logLevel: "silent",
  });
  onExit(() => judging.kill());
  const looking = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  onExit(() => looking.close());

  async function measure(slug: Design): Promise<Measured> {
    const files = await sampleSite(slug);
    const { url, stop } = await serveSite(files);
    try {
      const { scores } = await runLighthouse(url, slug, judging.port, runs);
      return {
        date: new Date().toISOString().slice(0, 10),
        site: fingerprintOf(files),
        weight: weightOf(files),
        performance: Math.round(scores.performance),
        accessibility: Math.round(scores.accessibility),
        bestPractices: Math.round(scores["best-practices"]),
        seo: Math.round(scores.seo),
        ...(await lookAt(looking, url)),
      };
    } finally {
      await stop();
    }
  }

  const record: Record<string, Measured> = JSON.parse(await readFile(recordFile, "utf8"));
  for (const slug of slugs) {
    record[slug] = await step(`Measure ${slug}`, () => measure(slug));
    await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  }
  return 0;
});
