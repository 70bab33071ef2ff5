import { launch } from "chrome-launcher";
import { requireChromium } from "../shared/browsers";
import { onExit } from "../shared/cleanup";
import { step } from "../shared/progress.mjs";
import { type Figure, forInformation } from "./figures";
import { type LighthouseScores, runLighthouse } from "./lighthouse";
import { serveEverShop } from "./peers/evershop";
import { type Kind, kinds, type Store } from "./peers/store";
import { median } from "./statistics";
import { hammer, type Load } from "./throughput";

/** Shops that npm is not enough to run: whoever has them running names them with `--beside`. */
const absent = [
  forInformation(
    "Payload's ecommerce template",
    "not compared: create-payload-app on npm loads its templates from GitHub",
  ),
  forInformation("NextFaster", "not compared: on GitHub only"),
];

const warmUpSeconds = 2;
const lighthouseRuns = 3;

type PerStore<T> = Map<Store, T>;

/** The shop beside those that npm has and those that run already, page by page in turns. */
export async function measurePeers(url: string, load: Load, beside: Store[]): Promise<Figure[]> {
  const own: Store = {
    name: "this shop",
    pages: { home: `${url}/`, listing: `${url}/shop`, product: `${url}/detail/1` },
  };
  const { peers, missing } = await startPeers(url);
  const stores = [own, ...peers, ...beside];
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const rates = await step(`Ask for each ${kind}`, () => measureRates(stores, kind, load));
    figures.push(inOneRow(`${kind}, requests a second`, rates, printRates(rates.get(own))));
  }
  const port = await startChrome();
  for (const kind of kinds) {
    const judged = await step(`Judge each ${kind}`, () => judgeEach(stores, kind, port));
    figures.push(inOneRow(`${kind}, largest paint and performance`, judged, printJudgment));
  }
  return [...figures, ...missing, ...(beside.length === 0 ? absent : [])];
}

async function startPeers(url: string) {
  try {
    return { peers: [await serveEverShop(url)], missing: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { peers: [], missing: [forInformation("EverShop", `cannot be run here: ${reason}`)] };
  }
}

const inOneRow = <T>(what: string, values: PerStore<T>, print: (value: T) => string): Figure =>
  forInformation(
    what,
    [...values].map(([{ name }, value]) => `${name} ${print(value)}`).join(", "),
  );

async function measureRates(stores: Store[], kind: Kind, load: Load): Promise<PerStore<number>> {
  const ask = (store: Store, seconds: number) => {
    const { origin, pathname } = new URL(store.pages[kind]);
    return hammer(origin, pathname, seconds);
  };
  for (const store of stores) await ask(store, warmUpSeconds);
  const rates: PerStore<number[]> = new Map(stores.map((store) => [store, []]));
  for (let round = 0; round < load.rounds; round++) {
    for (const store of stores) rates.get(store)?.push(await ask(store, load.seconds));
  }
  return new Map([...rates].map(([store, all]) => [store, median(all)]));
}

const printRates =
  (own = Number.NaN) =>
  (rate: number) =>
    rate === own ? rate.toFixed(0) : `${rate.toFixed(0)} (${(own / rate).toFixed(1)} times)`;

async function startChrome(): Promise<number> {
  const chrome = await launch({
    chromePath: await requireChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    logLevel: "silent",
  });
  onExit(() => chrome.kill());
  return chrome.port;
}

async function judgeEach(stores: Store[], kind: Kind, port: number) {
  const judged: PerStore<LighthouseScores> = new Map();
  for (const store of stores) {
    const address = store.pages[kind];
    judged.set(
      store,
      await runLighthouse(address, new URL(address).pathname, port, lighthouseRuns),
    );
  }
  return judged;
}

const printJudgment = ({ largestPaintMs, scores }: LighthouseScores) =>
  `${(largestPaintMs / 1000).toFixed(2)} s, ${scores.performance.toFixed(0)}`;
