import { fileURLToPath } from "node:url";
import { printFinding, printSummary } from "./doctor/findings.mjs";
import { nodeProblem } from "./shared/node-version.mjs";
import { packagesProblem } from "./shared/packages.mjs";

/** Checks whether the shop can run here, and says what to do. Installs, starts and changes nothing. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const node = nodeProblem();
const packages = packagesProblem();
const findings = [
  { title: `Node.js ${process.versions.node}`, problem: node, blocks: true },
  {
    title: "Packages as in package-lock.json and patches/",
    problem: packages,
    remedy: "npm ci (npm run shop does it by itself)",
    blocks: true,
  },
];
for (const finding of findings) printFinding(finding);

if (node || packages) {
  console.log("  The other checks need the packages.");
} else {
  const { register } = await import("tsx/esm/api");
  register();
  const { checks } = await import("./doctor/checks.ts");
  for (const check of checks) {
    const finding = await check();
    printFinding(finding);
    findings.push(finding);
  }
}
process.exit(printSummary(findings));
