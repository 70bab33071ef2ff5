/**
 * The proofs run small with the other tests. `PROOF_SCALE=10 npx vitest run lib/checkout/proof` runs
 * them at the size that the figures in docs/measurements.md are about.
 */
const scale = Number(process.env.PROOF_SCALE ?? 1);

export const scaled = (count: number): number => Math.ceil(count * scale);

/** Milliseconds that a proof may take. */
export const faultTestTimeout = 60_000 * Math.max(1, scale);

/** Runs `work` for every one, so many at once. */
export async function inParallel<T, R>(
  all: readonly T[],
  width: number,
  work: (one: T) => Promise<R>,
) {
  const results: R[] = [];
  const waiting = [...all.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** How often each thing happened. */
export class Tally {
  readonly #counts = new Map<string, number>();

  count(what: string, times = 1) {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  toString(): string {
    const often = [...this.#counts].sort(([, a], [, b]) => b - a);
    return often.map(([what, count]) => `${what} ${count} times`).join(", ");
  }
}

/** What a proof has seen, for docs/measurements.md. */
export const printResult = (what: string, seen: Tally | string) => console.log(`${what}: ${seen}`);
