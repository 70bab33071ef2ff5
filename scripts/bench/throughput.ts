import autocannon from "autocannon";
import { step } from "../shared/progress.mjs";
import { getWithHost } from "./read-site";
import { median } from "./statistics";

const connections = 20;
const warmUpSeconds = 2;

export interface Load {
  rounds: number;
  /** Duration per address and round. */
  seconds: number;
}

/** A path, with headers where they count. */
type Target = string | { path: string; headers: Record<string, string> };

/** Requests per second of an address, and their ratio to the anchor of the same round. */
export interface Throughput {
  path: string;
  perSecond: number;
  ratio: number;
}

/**
 * Measures the addresses in turn, round after round, so that a temporary load on the machine affects all
 * of them. The first address is the anchor.
 */
export async function measureThroughput(
  title: string,
  url: string,
  targets: readonly Target[],
  load: Load,
): Promise<Throughput[]> {
  return step(title, async () => {
    for (const target of targets) await hammer(url, target, warmUpSeconds);
    const rounds: number[][] = [];
    for (let round = 0; round < load.rounds; round++) {
      const rates: number[] = [];
      for (const target of targets) rates.push(await hammer(url, target, load.seconds));
      rounds.push(rates);
    }
    return targets.map((target, index) => ({
      path: pathOf(target),
      perSecond: median(rounds.map((rates) => rates[index] ?? 0)),
      ratio: median(rounds.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 0))),
    }));
  });
}

const pathOf = (target: Target) => (typeof target === "string" ? target : target.path);

/** Requests per second; throws unless every response was complete and had status 200. */
export async function hammer(url: string, target: Target, seconds: number): Promise<number> {
  const path = pathOf(target);
  const headers = typeof target === "string" ? {} : target.headers;
  const address = new URL(path, url).href;
  const sample = await getWithHost(address, { "Accept-Encoding": "identity", ...headers });
  const size = Buffer.byteLength(sample.text);
  if (sample.status !== 200 || size === 0) {
    throw new Error(`${path} answers with status ${sample.status} and ${size} bytes.`);
  }
  const result = await autocannon({ url: address, headers, connections, duration: seconds });
  const { total } = result.requests;
  const good = result.statusCodeStats?.["200"]?.count ?? 0;
  if (total === 0 || good !== total || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${path} under load: ${good} of ${total} answers with status 200, ${result.errors} errors, ${result.timeouts} timeouts.`,
    );
  }
  if (result.throughput.total / total < size) {
    throw new Error(`${path} under load: answers shorter than the ${size} bytes of a single one.`);
  }
  return total / result.duration;
}
