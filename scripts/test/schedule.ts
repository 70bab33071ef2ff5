import type { TestRecord } from "./records";

export interface Step {
  name: string;
  /** Steps that have to pass first; choosing this step chooses them, too. */
  needs?: string[];
  /** Steps that have to be over first, if they are chosen. */
  after?: string[];
  /** How much of `capacity` it takes while it runs: 0 when it mostly waits for the network. */
  load: number;
  /** Whether it prepares something, which stays when the parts are repeated. */
  once?: true;
  run: () => Promise<TestRecord[]> | Promise<void>;
}

export interface Result {
  name: string;
  outcome: "passed" | "failed" | "left out";
  ms: number;
  tests: TestRecord[];
}

/** The steps of these names and, in turn, those that they need. */
export function withNeeds(steps: Step[], names: string[]): Step[] {
  const chosen = new Set<string>();
  const add = (name: string) => {
    chosen.add(name);
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) add(need);
  };
  names.forEach(add);
  return steps.filter(({ name }) => chosen.has(name));
}

/**
 * Starts each step, in the order of the list, as soon as those before it are over and the machine has room.
 * `earlier` are results of steps that ran before.
 */
export async function runSteps(
  steps: Step[],
  capacity: number,
  attempt: (step: Step) => Promise<Result>,
  earlier: Result[] = [],
): Promise<Result[]> {
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const results: Result[] = [];
  const passed = (name: string) =>
    [...earlier, ...results].some((it) => it.name === name && it.outcome === "passed");
  const isAhead = (name: string) =>
    [...waiting, ...running.keys()].some((step) => step.name === name);
  const hasRoom = (load: number) =>
    [...running.keys()].reduce((sum, step) => sum + step.load, load) <= capacity;

  while (waiting.size + running.size > 0) {
    for (const step of [...waiting]) {
      const { needs = [], after = [], load } = step;
      if ([...needs, ...after].some(isAhead) || !hasRoom(load)) continue;
      waiting.delete(step);
      if (needs.every(passed)) {
        const over = attempt(step).then((result) => {
          running.delete(step);
          results.push(result);
        });
        running.set(step, over);
      } else {
        results.push({ name: step.name, outcome: "left out", ms: 0, tests: [] });
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}
