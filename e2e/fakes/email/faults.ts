/** The share `rate` (0 to 1) of the requests fails with `status`, or gets no response. */
export interface Faults {
  rate: number;
  status: number;
  hang: boolean;
  /** Closes the connection. */
  drop: boolean;
  /** `after`: the email was accepted, and only the response is lost. */
  when: "before" | "after";
  /** The same seed makes the same requests fail. */
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

export function parseFaults(body: string): Faults {
  const changes: Partial<Faults> = body ? JSON.parse(body) : {};
  return { ...noFaults, ...changes };
}

/** For each request in turn, whether it fails (mulberry32). */
export function failAtRate({ rate, seed }: Pick<Faults, "rate" | "seed">): () => boolean {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < rate;
  };
}
