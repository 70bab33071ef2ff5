/**
 * In copies of the project, breaks one protective line at a time and runs the test that has to fail.
 * `npm run mutations -- cart` tries the mutations with that word in their name.
 */
import { inParallel } from "../../e2e/support/fault-test";
import { runCommand } from "../process/cleanup";
import { isKilled, makeCopy, runTests } from "./copy";
import { mutations } from "./list";

const parallelCopies = 2;

/** Exit code 1 when a mutation survives, or a test fails without any mutation. */
async function tryMutations(words: string) {
  const wanted = Object.values(mutations)
    .flat()
    .filter(({ name }) => name.includes(words));
  const idle = Array.from({ length: parallelCopies }, makeCopy);
  const survived: string[] = [];
  await inParallel(wanted, parallelCopies, async (mutation) => {
    const folder = idle.pop() ?? makeCopy();
    const killed = await isKilled(mutation, folder);
    idle.push(folder);
    if (!killed) survived.push(mutation.name);
    console.log(`${killed ? "killed  " : "SURVIVED"}  ${mutation.name}  (${mutation.test})`);
  });
  const tests = [...new Set(wanted.map(({ test }) => test))];
  const withoutMutations = await runTests(tests, idle.pop() ?? makeCopy());
  console.log(`${wanted.length} mutations, ${survived.length} survived.`);
  console.log(`Without mutations, ${tests.length} test files are ${withoutMutations}.`);
  return survived.length === 0 && withoutMutations === "green" ? 0 : 1;
}

await runCommand(() => tryMutations(process.argv[2] ?? ""));
