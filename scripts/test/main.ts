import { closeSync, openSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isExiting, runCommand } from "../shared/cleanup";
import { bold, red, step } from "../shared/progress.mjs";
import { isolate } from "./isolate";
import { type Result, summaryOf, total } from "./report";
import { logFile, type Scope, type SuiteStep, stages } from "./stages";

const withoutEmpty = (list: SuiteStep[][]) => list.filter((stage) => stage.length > 0);

/** The stages of `npm test`, or of `--all`, or the steps of `--only unit,journeys` and those that they need. */
function selected({ all, only }: { all: boolean; only?: string }): SuiteStep[][] {
  if (!only) return withoutEmpty(stages.map((stage) => stage.filter((it) => all || !it.onlyAll)));
  const steps = stages.flat();
  const names = only.split(",");
  const unknown = names.find((name) => !steps.some((one) => one.name === name));
  if (unknown) {
    throw new Error(
      `There is no step "${unknown}". There are: ${steps.map(({ name }) => name).join(", ")}.`,
    );
  }
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs);
  const wanted = new Set([...names, ...needed]);
  return withoutEmpty(stages.map((stage) => stage.filter(({ name }) => wanted.has(name))));
}

async function attempt(
  { name, needs, run, counts }: SuiteStep,
  scope: Scope,
  earlier: Result[],
): Promise<Result> {
  const start = Date.now();
  const result = (outcome: Result["outcome"]): Result => ({
    name,
    outcome,
    ms: Date.now() - start,
    counts: counts?.(),
  });
  const lacking = earlier.some((one) => needs.includes(one.name) && one.outcome !== "passed");
  if (lacking) return result("left out");
  try {
    await run(scope);
    return result("passed");
  } catch (error) {
    // While exiting, steps that were stopped fail: that is expected.
    if (!isExiting()) {
      console.log(red(`${name}: ${error instanceof Error ? error.message : String(error)}`));
    }
    return result("failed");
  }
}

/** A single step prints its output; of parallel steps only those that fail do. */
async function runStage(stage: SuiteStep[], scope: Scope, earlier: Result[]): Promise<Result[]> {
  const names = stage.map(({ name }) => name);
  console.log(`\n${bold(`── ${names.join(", ")}`)}`);
  const [only, ...others] = stage;
  if (only && others.length === 0) return [await attempt(only, scope, earlier)];
  return step("In parallel", () =>
    Promise.all(
      stage.map(async (one) => {
        const log = openSync(logFile(one.name), "w");
        const result = await attempt(one, { ...scope, output: log }, earlier);
        closeSync(log);
        if (result.outcome === "failed") console.log(readFileSync(logFile(one.name), "utf8"));
        return result;
      }),
    ),
  );
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string" },
      shard: { type: "string" },
    },
  });
  isolate();
  const results: Result[] = [];
  for (const stage of selected(values)) {
    if (isExiting()) return undefined;
    results.push(...(await runStage(stage, { ...values, output: "inherit" }, results)));
  }
  console.log(summaryOf(results));
  return total(results).failed > 0 ? 1 : 0;
});
