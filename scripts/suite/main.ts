import { parseArgs } from "node:util";
import { isEnding, runCommand } from "../process/cleanup";
import { bold, red } from "../process/steps.mjs";
import { printSummary, type Result, total } from "./report";
import { clearReports, type SuiteStep, suite } from "./steps";

/** All steps, or those of `--only unit,journeys` with what they need. */
function selected(only: string | undefined): SuiteStep[] {
  if (!only) return suite;
  const names = only.split(",");
  const unknown = names.find((name) => !suite.some((step) => step.name === name));
  if (unknown) {
    throw new Error(
      `There is no step "${unknown}". There are: ${suite.map(({ name }) => name).join(", ")}.`,
    );
  }
  const wanted = suite.filter(({ name }) => names.includes(name));
  const needed = new Set([...names, ...wanted.flatMap(({ needs }) => needs)]);
  return suite.filter(({ name }) => needed.has(name));
}

async function attempt({ name, needs, run, counts }: SuiteStep, earlier: Result[]) {
  const start = Date.now();
  const result = (outcome: Result["outcome"]): Result => ({
    name,
    outcome,
    ms: Date.now() - start,
    counts: counts?.(),
  });
  const lacking = earlier.some((one) => needs.includes(one.name) && one.outcome !== "passed");
  if (lacking) return result("left out");
  console.log(`\n${bold(`── ${name}`)}`);
  try {
    await run();
    return result("passed");
  } catch (error) {
    console.log(red(error instanceof Error ? error.message : String(error)));
    return result("failed");
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { only: { type: "string" }, wide: { type: "boolean", default: false } },
  });
  if (values.wide) process.env.JOURNEYS_WIDE = "1";
  clearReports();
  // The suite brings its own database and its own outside services.
  for (const name of [
    "DATABASE_URL",
    "RESEND_BASE_URL",
    "PAYPAL_BASE_URL",
    "PAYPAL_PUBLIC_CLIENT_ID",
    "OIDC_ISSUER",
    "IMAGE_HOST_URL",
    "IMAGE_UPLOAD_URL",
    "PORT",
    "SITE_URL",
  ]) {
    delete process.env[name];
  }
  const results: Result[] = [];
  for (const step of selected(values.only)) {
    if (isEnding()) return undefined;
    results.push(await attempt(step, results));
  }
  printSummary(results);
  return total(results).failed > 0 ? 1 : 0;
});
