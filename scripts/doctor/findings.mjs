import { dim, green, red, yellow } from "../shared/progress.mjs";

/**
 * @typedef {object} Finding
 * @property {string} title
 * @property {string | undefined} [problem] undefined when the check passed
 * @property {string | undefined} [remedy]
 * @property {boolean} blocks whether the problem keeps the shop from running
 */

/** @param {Finding} finding */
export function printFinding({ title, problem, remedy, blocks }) {
  if (!problem) {
    console.log(`${green("✓")} ${title}`);
    return;
  }
  console.log(`${blocks ? red("✗") : yellow("!")} ${title}`);
  for (const line of problem.split("\n")) console.log(`    ${line}`);
  if (remedy) console.log(`    ${dim("What to do:")} ${remedy}`);
}

/**
 * The exit code: 1 when something blocks.
 * @param {Finding[]} findings
 */
export function printSummary(findings) {
  const problems = findings.filter(({ problem }) => problem);
  const blocking = problems.filter(({ blocks }) => blocks).length;
  if (problems.length === 0) console.log("\nAll is well.");
  else if (blocking === 0) console.log("\nNothing blocks.");
  else console.log(`\n${blocking} to solve first.`);
  return blocking > 0 ? 1 : 0;
}
