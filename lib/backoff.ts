interface Backoff {
  first: number;
  longest: number;
}

/** The pause after so many failures in a row, twice as long each time, in the unit of its bounds. */
export const backoff = (failures: number, { first, longest }: Backoff): number =>
  Math.min(first * 2 ** (failures - 1), longest);
