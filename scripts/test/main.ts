import { isExiting, runCommand } from "../shared/cleanup";
import { red } from "../shared/progress.mjs";
import type { Options } from "./options.mjs";
import { removeOldReports } from "./programs";
import { failuresOf, runTable, summaryOf, total } from "./report";
import { type Result, runSteps, type Step, withNeeds } from "./schedule";
import { showProgress } from "./show-progress";
import { capacity, stepsFor } from "./steps";

/** Firefox runs with `--all`, or when it is chosen; WebKit only then. */
function chosenSteps(options: Options): Step[] {
  const steps = stepsFor(options);
  if (options.only.length > 0) return withNeeds(steps, options.only);
  const browsers = options.all ? ["webkit"] : ["webkit", "firefox"];
  return steps.filter(({ name }) => !browsers.some((browser) => name.startsWith(browser)));
}

async function attempt(step: Step): Promise<Result> {
  const start = Date.now();
  const result = (tests: Result["tests"], passed: boolean): Result => ({
    name: step.name,
    outcome: passed ? "passed" : "failed",
    ms: Date.now() - start,
    tests,
  });
  try {
    const tests = (await step.run()) ?? [];
    return result(
      tests,
      tests.every(({ outcome }) => outcome !== "failed"),
    );
  } catch (error) {
    // While exiting, steps that were stopped fail: that is expected.
    if (!isExiting()) {
      console.log(
        red(`\n${step.name}: ${error instanceof Error ? error.message : String(error)}\n`),
      );
    }
    return result([], false);
  }
}

/** Runs the steps once, and prints how each went. */
async function runOnce(steps: Step[], earlier: Result[]): Promise<Result[]> {
  const progress = showProgress();
  const results = await runSteps(
    steps,
    capacity,
    async (step) => {
      progress.started(step.name);
      const result = await attempt(step);
      progress.finished(result);
      const failures = failuresOf(result);
      if (failures) console.log(failures);
      return result;
    },
    earlier,
  );
  progress.close();
  return results;
}

export async function runTests(options: Options) {
  await runCommand(async () => {
    removeOldReports();
    const runs: Result[][] = [];
    const { repeat, seed } = options;
    let steps = chosenSteps(options);
    for (let run = 0; run < repeat && !isExiting(); run++) {
      if (repeat > 1) console.log(`\nRun ${run + 1} of ${repeat}`);
      if (seed !== undefined) console.log(`In random order: --seed ${seed + run}`);
      options.seed = seed === undefined ? undefined : seed + run;
      const results = await runOnce(steps, runs[0] ?? []);
      runs.push(results);
      if (run === 0) steps = steps.filter(({ once }) => !once);
    }
    if (isExiting()) return undefined;
    if (repeat > 1) console.log(runTable(runs, seed));
    // The time since this process began includes the installation of packages.
    console.log(summaryOf(runs.flat(), options, process.uptime() * 1000));
    return total(runs.flat()).failed > 0 ? 1 : 0;
  });
}
