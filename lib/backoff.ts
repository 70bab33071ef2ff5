interface Backoff {
  /** The pause after the first failure. */
  baseMs: number;
  maxMs: number;
  /** How many times longer each pause is than the one before it. */
  factor?: number;
}

/** Milliseconds to wait after the given number of failed attempts in a row (1 for the first). */
export const backoffMs = (attempt: number, { baseMs, maxMs, factor = 2 }: Backoff): number =>
  Math.min(baseMs * factor ** (attempt - 1), maxMs);
