const millisecondsOfDay = 86_400_000;

/**
 * `count` of the items, and others on each day (UTC): every item has its turn within `items.length / count` days.
 * `SWEEP=all` takes all of them, as the nightly run does, and `SWEEP=2026-01-31` takes those of that day again.
 */
export function sampleOfDay<T>(
  items: readonly T[],
  count: number,
  sweep = process.env.SWEEP ?? new Date().toISOString(),
): T[] {
  if (sweep === "all") return [...items];
  const day = Math.floor(Date.parse(sweep) / millisecondsOfDay);
  if (Number.isNaN(day)) throw new Error(`SWEEP is "all" or a day, not "${sweep}".`);
  const start = (day * count) % items.length;
  return [...items.slice(start), ...items].slice(0, Math.min(count, items.length));
}
