/**
 * Measures how soon a visitor can write in the editor, compared with two page builders on the same
 * profile (4 times slower processor, 1.6 Mbit/s, 150 ms): `npm run editor-bench`. Puck and GrapesJS
 * are installed into a temporary folder.
 */
import { chromium } from "@playwright/test";
import { templateSlugs } from "../components/templates/registry";
import {
  atLeast,
  atMost,
  type Figure,
  forInformation,
  isMissed,
  kilobytes,
  milliseconds,
  printFigures,
  ratio,
} from "./bench/figures";
import { startProduction } from "./bench/production";
import { record } from "./bench/record";
import { median } from "./bench/statistics";
import { type Editor, p50, p95, type Writing, write } from "./editor-bench/measure";
import { serveRivals } from "./editor-bench/rivals";
import { requireChromium } from "./shared/browsers";
import { onExit, runCommand } from "./shared/cleanup";
import { step } from "./shared/progress.mjs";

const rounds = 3;

const seconds = (value: number) => `${value.toFixed(2)} s`;

interface Measured {
  name: string;
  firstLetter: number;
  keys: number[];
  scriptBefore: number;
  scriptInAll: number;
}

const summarize = (name: string, writings: Writing[]): Measured => ({
  name,
  firstLetter: median(writings.map((it) => it.firstLetter)),
  keys: writings.flatMap((it) => it.keys),
  scriptBefore: median(writings.map((it) => it.scriptBefore)),
  scriptInAll: median(writings.map((it) => it.scriptInAll)),
});

function figuresOf(own: Measured[], rivals: Measured[]): Figure[] {
  const letters = own.map(({ firstLetter }) => firstLetter);
  const puck = rivals.find(({ name }) => name === "Puck")?.firstLetter ?? Number.NaN;
  const row = (it: Measured) =>
    forInformation(
      it.name,
      `${seconds(it.firstLetter)}, keys ${p50(it.keys).toFixed(0)} / ${p95(it.keys).toFixed(0)} ms, script ${kilobytes(it.scriptBefore)} before, ${kilobytes(it.scriptInAll)} in all`,
    );
  return [
    atMost("First typed letter stands, median of the templates", 1.9, median(letters), seconds),
    atMost("First typed letter stands, slowest template", 2.5, Math.max(...letters), seconds),
    atLeast("Puck : this editor", 2, puck / median(letters), ratio),
    atMost("Key to paint, p95", 50, p95(own.flatMap(({ keys }) => keys)), milliseconds),
    ...own.map(row),
    ...rivals.map(row),
  ];
}

await runCommand(async () => {
  const rivals = await serveRivals();
  const production = await startProduction("npm run editor-bench");
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  onExit(() => browser.close());
  const figures = await production.serve(0, async (url) => {
    const own: Editor[] = templateSlugs.map((slug) => ({
      name: slug,
      url: `${url}/preview/${slug}/edit`,
      text: "h1 slot-text",
      doubleClick: false,
    }));
    const all = [...own, ...rivals];
    const writings = new Map<string, Writing[]>(all.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round++) {
      await step(`Write in ${all.length} editors, round ${round} of ${rounds}`, async () => {
        for (const editor of all) writings.get(editor.name)?.push(await write(browser, editor));
      });
    }
    const measure = ({ name }: Editor) => summarize(name, writings.get(name) ?? []);
    return figuresOf(own.map(measure), rivals.map(measure));
  });
  console.log();
  printFigures(figures);
  record("npm run editor-bench", `Medians of ${rounds} cold visits.`, figures);
  return figures.some(isMissed) ? 1 : 0;
});
