import { red } from "./shared/progress.mjs";
import { prepareTypescript } from "./shared/typescript.mjs";
import { readOptions } from "./test/options.mjs";

/** Options are read before anything is installed. */
function optionsOrExit() {
  try {
    const options = readOptions(process.argv.slice(2));
    if (!("help" in options)) return options;
    console.log(options.help);
    process.exit(0);
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)));
    console.error("npm test -- --help lists the options.");
    process.exit(2);
  }
}

const options = optionsOrExit();
await prepareTypescript();
const { runTests } = await import("./test/main.ts");
await runTests(options);
