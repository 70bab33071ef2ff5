const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The smallest value that is at least as large as `share` of the values. */
export function percentile(values: readonly number[], share: number): number {
  const index = Math.max(Math.ceil(values.length * share) - 1, 0);
  return sorted(values)[index] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const ordered = sorted(values);
  const middle = (ordered.length - 1) / 2;
  const [low, high] = [ordered[Math.floor(middle)], ordered[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Random numbers from 0 to 1, reproducible by the seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
