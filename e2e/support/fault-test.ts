/**
 * Fault tests, fuzz tests and model-based tests run at half their size with `npm test`. `TEST_SCALE=10 npx vitest run
 * e2e/fault-tests/checkout` runs them ten times as large.
 */
const scale = Number(process.env.TEST_SCALE ?? 0.5);

export const scaled = (count: number): number => Math.ceil(count * scale);

/** Of random cases: the same in each run, so that none depends on luck. The nightly run sets another `TEST_SEED` each time. */
export const testSeed = Number(process.env.TEST_SEED ?? 1);

export const faultTestTimeout = 120_000 * Math.max(1, scale);

/** Runs `work` for every item, at most `width` at a time; results are in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
) {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** The same sequence of numbers from 0 to 1 in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Counts events by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(what: string, times = 1) {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  toString(): string {
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a);
    return byCount.map(([what, count]) => `${what} ${count} times`).join(", ");
  }
}

/** Prints what a fault test has measured. */
export const printResult = (what: string, result: Tally | string) =>
  console.log(`${what}: ${result}`);
