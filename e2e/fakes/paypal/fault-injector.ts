import { failAtRate } from "../mail/faults";

/** Trouble on demand, for one kind of call or for all of them. */
export interface Faults {
  on: "any" | "token" | "create" | "read" | "capture" | "verify";
  rate: number;
  /** What the caller sees: a status, no answer at all, or a broken connection. */
  as: "status" | "hang" | "drop";
  status: number;
  /** `after` is the cruel one: the work was done, and only the answer is lost. */
  when: "before" | "after";
  /** At most so many times. */
  times: number;
  /** The same seed makes the same calls fail. */
  seed: number;
}

export type CallKind = Exclude<Faults["on"], "any">;

const noFaults: Faults = {
  on: "any",
  rate: 0,
  as: "status",
  status: 503,
  when: "before",
  times: Number.POSITIVE_INFINITY,
  seed: 1,
};

/** Decides for one call after the other. */
export class FaultInjector {
  /** How many calls were in trouble since it was ordered. */
  faultCount = 0;
  #faults = noFaults;
  #isUnlucky = failAtRate(noFaults);

  set(given: Partial<Faults>): Faults {
    this.#faults = { ...noFaults, ...given };
    this.#isUnlucky = failAtRate(this.#faults);
    this.faultCount = 0;
    return this.#faults;
  }

  /** The fault that befalls this call; null when it is spared. */
  nextFault(kind: CallKind): Faults | null {
    const faults = this.#faults;
    if (faults.on !== "any" && faults.on !== kind) return null;
    if (faults.times <= 0 || !this.#isUnlucky()) return null;
    faults.times--;
    this.faultCount++;
    return faults;
  }
}
