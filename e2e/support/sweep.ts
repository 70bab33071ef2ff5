export const today = () => new Date().toISOString().slice(0, 10);

const msPerDay = 86_400_000;

/**
 * `count` of the items, evenly spaced: others each day, until each had its turn. `SWEEP=2026-11-29` repeats a day, and
 * `SWEEP=all` takes all of them, as the nightly run does.
 */
export function sampleOf<T>(
  items: readonly T[],
  count: number,
  sweep = process.env.SWEEP || today(),
): readonly T[] {
  if (sweep === "all") return items;
  const day = Date.parse(sweep) / msPerDay;
  if (!Number.isInteger(day)) {
    throw new Error(`SWEEP is "all" or a day like 2026-11-29, not "${sweep}".`);
  }
  const shareUpTo = (turn: number) => Math.floor((turn * count) / items.length);
  return items.filter((_, at) => {
    const turn = (at + day) % items.length;
    return shareUpTo(turn + 1) > shareUpTo(turn);
  });
}

/**
 * Those of test files, or of what one does, whose turn it is in `npm test -- --all`: each comes every so many days. All
 * of them when files are named, and nightly.
 */
export const inTurn = <T>(items: readonly T[], days = 4): readonly T[] =>
  process.env.BY_TURNS ? sampleOf(items, Math.ceil(items.length / days)) : items;
