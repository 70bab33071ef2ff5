import { launch } from "chrome-launcher";
import { requireChromium } from "../shared/browsers";
import { onExit } from "../shared/cleanup";
import { step } from "../shared/progress.mjs";
import { type Figure, forInformation } from "./figures";
import { type LighthouseScores, runLighthouse } from "./lighthouse";
import { serveEverShop } from "./peers/evershop";
import { absent, figuresOfJudgments, figuresOfRates, type PerStore } from "./peers/figures";
import { type Kind, kinds, type Store } from "./peers/store";
import { hammer, type Load } from "./throughput";

const warmUpSeconds = 2;
const lighthouseRuns = 5;

/**
 * Compares the shop with shops installed from npm and shops that already run, page by page in
 * turns.
 */
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
    figures.push(...figuresOfRates(kind, rates));
  }
  const port = await startChrome();
  for (const kind of kinds) {
    const judged = await step(`Judge each ${kind}`, () => judgeEach(stores, kind, port));
    figures.push(...figuresOfJudgments(kind, judged));
  }
  return [...figures, ...missing, ...absent(beside)];
}

async function startPeers(url: string) {
  try {
    return { peers: [await serveEverShop(url)], missing: [] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { peers: [], missing: [forInformation("EverShop", `cannot be run here: ${reason}`)] };
  }
}

async function measureRates(stores: Store[], kind: Kind, load: Load) {
  const ask = (store: Store, seconds: number) => {
    const { origin, pathname } = new URL(store.pages[kind]);
    return hammer(origin, pathname, seconds);
  };
  for (const store of stores) await ask(store, warmUpSeconds);
  const rates: PerStore<number[]> = stores.map((store) => [store, []]);
  for (let round = 0; round < load.rounds; round++) {
    for (const [store, all] of rates) all.push(await ask(store, load.seconds));
  }
  return rates;
}

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
  const judged: PerStore<LighthouseScores> = [];
  for (const store of stores) {
    const address = store.pages[kind];
    const { pathname } = new URL(address);
    judged.push([store, await runLighthouse(address, pathname, port, lighthouseRuns)]);
  }
  return judged;
}
