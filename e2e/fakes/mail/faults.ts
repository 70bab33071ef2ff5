/** Trouble on demand: `rate` of the sendings (0 to 1) fails with `status`, or gets no answer. */
export interface Faults {
  rate: number;
  status: number;
  hang: boolean;
  /** The connection breaks. */
  drop: boolean;
  /** `after` is the cruel one: the mail was taken, and only the answer is lost. */
  when: "before" | "after";
  /** The same seed makes the same sendings fail. */
  seed: number;
}

export const noFaults: Faults = {
  rate: 0,
  status: 500,
  hang: false,
  drop: false,
  when: "before",
  seed: 1,
};

export function readFaults(body: string): Faults {
  const given: Partial<Faults> = body ? JSON.parse(body) : {};
  return { ...noFaults, ...given };
}

/** Decides for one sending after the other (mulberry32). */
export function failAtRate({ rate, seed }: Pick<Faults, "rate" | "seed">): () => boolean {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < rate;
  };
}
