import { colors, types } from "@/db/words/facets";
import { searchPresets } from "@/lib/catalogue/queries/search-presets";
import { getVocabulary } from "@/lib/catalogue/search/vocabulary";
import { step } from "../shared/progress.mjs";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { percentile, randomFrom } from "./statistics";
import { scansWhole, type Trace, traceDatabase } from "./traced-database";

const samples = 400;
const goalMs = 30;
const seed = 20_261_121;
const shown = 6;

interface Sample extends Trace {
  q: string;
  wholeMs: number;
}

/** Names of synthetic presets begin with six hexadecimal digits and end with their number. */
const hex = (letters: number, random: () => number) =>
  Array.from({ length: letters }, () => Math.floor(random() * 16).toString(16)).join("");

/** What people type while they type it: words of all kinds, begun, whole, several, and with two letters swapped. */
async function sampleSearches(): Promise<string[]> {
  const random = randomFrom(seed);
  const oneOf = <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(random() * values.length)];
  const words = [...(await getVocabulary()).keys()];
  const word = () => oneOf(words) ?? "";
  const begun = (it: string) => it.slice(0, 2 + Math.floor(random() * it.length));
  const swapped = (it: string) => it.replace(/^(.{2})(.)(.)/, "$1$3$2");
  const kinds = [
    word,
    () => begun(word()),
    () => swapped(word()),
    () => `${oneOf(colors)} ${oneOf(types)}`,
    () => `${oneOf(colors)} ${word()}`,
    () => `${word()} ${word()} ${word()}`,
    () => hex(2 + Math.floor(random() * 5), random),
    () => `${hex(6, random)} ${Math.floor(random() * 1_000_000)}`,
  ];
  return Array.from({ length: samples }, () => oneOf(kinds)?.() ?? "");
}

/** The search as the shop runs it for each letter that a visitor types. */
export async function measureSearch(url: string, presets: number): Promise<Figure[]> {
  const searches = await sampleSearches();
  const database = traceDatabase(url);
  const results = await step(`Search ${samples} times`, async () => {
    const list: Sample[] = [];
    for (const q of searches) {
      const start = performance.now();
      await searchPresets({ q, quantity: shown });
      list.push({ q, wholeMs: performance.now() - start, ...database.take() });
    }
    return list;
  });
  await database.stop();

  const statements = results.flatMap((it) => it.statements);
  const scan = await step("Explain every statement", () => scansWhole("presets", url, statements));
  if (scan) console.log(`Reads the whole table:\n${scan}`);
  const times = results.map(({ databaseMs }) => databaseMs);
  const slowest = results.reduce((a, b) => (b.databaseMs > a.databaseMs ? b : a));
  const wholeTimes = results.map(({ wholeMs }) => wholeMs);
  const what = `Search, ${presets.toLocaleString("en")} presets`;
  return [
    forInformation(`${what}, p50`, milliseconds(percentile(times, 0.5))),
    atMost(`${what}, p95`, goalMs, percentile(times, 0.95), milliseconds),
    forInformation(`${what}, slowest`, `${milliseconds(slowest.databaseMs)} (${slowest.q})`),
    forInformation(`${what}, with all else, p95`, milliseconds(percentile(wholeTimes, 0.95))),
    {
      what: `Plans of searches that read all of presets, of ${statements.length}`,
      goal: "none",
      measured: scan ? "at least one" : "none",
      isMet: !scan,
    },
  ];
}
