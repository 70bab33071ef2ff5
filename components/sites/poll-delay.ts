/** The delay before the next poll, in milliseconds: it grows from the first to the largest. */
export const pollDelayMs = (pollCount: number, firstMs = 1_500, maxMs = 30_000): number =>
  Math.min(firstMs * 1.3 ** pollCount, maxMs);
