/**
 * Prints the requirements of the shop and the tests of each, from the `@requirement` tags above the
 * tests. `npm run requirements -- cart` prints the requirements with that word.
 */
import { listRequirements } from "../e2e/support/requirements";

const words = process.argv.slice(2).join(" ").toLowerCase();

/** By area, then by requirement, in alphabetical order: `file: title` of each test. */
const areas = new Map<string, Map<string, string[]>>();
for (const { area, requirement, file, title } of listRequirements()) {
  if (!`${area}: ${requirement}`.toLowerCase().includes(words)) continue;
  const requirements = areas.get(area) ?? new Map<string, string[]>();
  requirements.set(requirement, [...(requirements.get(requirement) ?? []), `${file}: ${title}`]);
  areas.set(area, requirements);
}

for (const [area, requirements] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`\n${area}\n${"=".repeat(area.length)}`);
  for (const [requirement, tests] of requirements) {
    console.log(`\n${requirement}\n${tests.map((test) => `  ${test}`).join("\n")}`);
  }
}
const total = [...areas.values()].reduce((sum, { size }) => sum + size, 0);
console.log(`\n${total} requirements in ${areas.size} areas`);
