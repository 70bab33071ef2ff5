interface Backoff {
  first: number;
  longest: number;
}

/** Exponential backoff: the pause after so many failures in a row, in the unit of its bounds. */
export const backoff = (failures: number, { first, longest }: Backoff): number =>
  Math.min(first * 2 ** (failures - 1), longest);
