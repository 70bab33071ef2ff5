/**
 * In copies of the project, breaks one protective line at a time and runs the test that has to fail.
 * `npm run mutations -- cart` tries the mutations with that word in their name, or the group of that name.
 */
import { inParallel } from "../e2e/support/fault-test";
import { isKilled, makeCopy, runTests } from "./mutations/copy";
import { mutations } from "./mutations/list";
import { runCommand } from "./shared/cleanup";

/** How many mutations are tested in parallel, each in a copy of the project. */
const concurrency = 2;

/** Tests a group, or each mutation whose name contains `words`; the exit code is 1 when one survives. */
async function tryMutations(words: string) {
  const wanted = Object.entries(mutations).flatMap(([group, list]) =>
    list.filter(({ name }) => group === words || name.includes(words)),
  );
  const idle = Array.from({ length: concurrency }, makeCopy);
  const survived: string[] = [];
  await inParallel(wanted, concurrency, async (mutation) => {
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
  const allKilled = survived.length === 0 && withoutMutations === "green";
  return allKilled ? 0 : 1;
}

await runCommand(() => tryMutations(process.argv[2] ?? ""));
