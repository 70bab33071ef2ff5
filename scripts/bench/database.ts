import { listPresets, type PresetQuery } from "@/lib/catalogue/queries/list-presets";
import { shopPageSize } from "@/lib/catalogue/rules";
import { step } from "../shared/progress.mjs";
import { atMost, type Figure, forInformation, milliseconds } from "./figures";
import { sampleQueries } from "./samples";
import { percentile } from "./statistics";
import { scansWhole, type Trace, traceDatabase } from "./traced-database";

const samples = 500;
const goalMs = 10;
const seed = 20_261_121;
/** The most presets that one call of the API can ask for. */
const largestPage = 100;

interface Sample extends Trace {
  query: PresetQuery;
  wholeMs: number;
}

/** The catalogue's list query as the shop runs it, without Next's cache. */
export async function measureDatabase(url: string, presets: number): Promise<Figure[]> {
  const catalogue = `${presets.toLocaleString("en")} presets`;
  const database = traceDatabase(url);
  const run = async (quantity: number) => {
    const title = `Ask for ${samples} random pages of ${quantity}`;
    return step(title, () => runAll(sampleQueries(samples, quantity, seed), database.take));
  };
  const ofShop = await run(shopPageSize);
  const largest = await run(largestPage);
  await database.stop();

  const statements = ofShop.flatMap((sample) => sample.statements);
  const scan = await step("Explain every statement", () => scansWhole("presets", url, statements));
  if (scan) console.log(`Reads the whole table:\n${scan}`);
  const times = ofShop.map(({ databaseMs }) => databaseMs);
  return [
    forInformation(`List query, ${catalogue}, p50`, milliseconds(percentile(times, 0.5))),
    atMost(`List query, ${catalogue}, p95`, goalMs, percentile(times, 0.95), milliseconds),
    forInformation(`List query, ${catalogue}, slowest`, slowest(ofShop)),
    forInformation(`The same with driver and mapping, p95`, p95Of(ofShop, "wholeMs")),
    forInformation(`${largestPage} presets a page, p95`, p95Of(largest, "databaseMs")),
    {
      what: `Plans that read all of presets, of ${statements.length}`,
      goal: "none",
      measured: scan ? "at least one" : "none",
      isMet: !scan,
    },
  ];
}

async function runAll(queries: PresetQuery[], take: () => Trace): Promise<Sample[]> {
  const existing = await Promise.all(queries.map(withinCatalogue));
  take();
  const results: Sample[] = [];
  for (const query of existing) {
    const start = performance.now();
    const { presets } = await listPresets(query);
    const wholeMs = performance.now() - start;
    if (presets.length === 0) throw new Error(`Nothing found: ${JSON.stringify(query)}`);
    results.push({ query, wholeMs, ...take() });
  }
  return results;
}

/** Pages past the last one need no list query, which would lower the figures. */
async function withinCatalogue(query: PresetQuery): Promise<PresetQuery> {
  const { total } = await listPresets({ ...query, page: 1 });
  return { ...query, page: Math.min(query.page, Math.ceil(total / query.quantity)) };
}

const p95Of = (list: Sample[], key: "databaseMs" | "wholeMs") =>
  milliseconds(
    percentile(
      list.map((sample) => sample[key]),
      0.95,
    ),
  );

function slowest(list: Sample[]): string {
  const { query, databaseMs } = list.reduce((a, b) => (b.databaseMs > a.databaseMs ? b : a));
  const { filters, order, page } = query;
  const words = Object.values(filters).flat().join(" ");
  return `${milliseconds(databaseMs)} (${words || "no filter"}, ${order.type} ${order.priority}, page ${page})`;
}
