/**
 * `count` of the items, evenly spaced: the same ones in every run, so that a run does not depend on the day.
 * `SWEEP=all` takes all of them, as the nightly run does.
 */
export function sampleOf<T>(
  items: readonly T[],
  count: number,
  sweep = process.env.SWEEP,
): readonly T[] {
  if (sweep && sweep !== "all") throw new Error(`SWEEP is "all" or not set, not "${sweep}".`);
  if (sweep || count >= items.length) return items;
  return items.filter(
    (_, at) =>
      Math.floor(((at + 1) * count) / items.length) > Math.floor((at * count) / items.length),
  );
}
