import { failAtRate } from "../email/faults";

/** Faults for one kind of call or for all of them. */
export interface Faults {
  on: "any" | "token" | "create" | "read" | "capture" | "refund" | "verify";
  rate: number;
  /** What the caller sees: a status, no response at all, or a closed connection. */
  as: "status" | "hang" | "drop";
  status: number;
  /** `after`: the call was processed, and only the response is lost. */
  when: "before" | "after";
  /** Limits the number of faults. */
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

export class FaultInjector {
  /** Calls that failed since `set`. */
  faultCount = 0;
  #faults = noFaults;
  #shouldFail = failAtRate(noFaults);

  set(changes: Partial<Faults>): Faults {
    this.#faults = { ...noFaults, ...changes };
    this.#shouldFail = failAtRate(this.#faults);
    this.faultCount = 0;
    return this.#faults;
  }

  /** The fault for this call, or null. */
  nextFault(kind: CallKind): Faults | null {
    const faults = this.#faults;
    if (faults.on !== "any" && faults.on !== kind) return null;
    if (faults.times <= 0 || !this.#shouldFail()) return null;
    faults.times--;
    this.faultCount++;
    return faults;
  }
}
