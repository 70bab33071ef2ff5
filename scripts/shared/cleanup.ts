import { constants } from "node:os";
import { exitWithNpm } from "../../lib/platform/front-server/npm-parent.mjs";
import { red } from "./progress.mjs";

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let exiting: Promise<never> | undefined;

/** Runs `cleanup` before the process exits, also after a signal or an error; the last one added runs first. */
export function onExit(cleanup: Cleanup) {
  cleanups.push(cleanup);
}

async function runCleanups() {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(red(`While stopping: ${messageOf(error)}`));
    }
  }
}

/** Cleans up, then exits. Later calls wait for the first. */
function exit(code: number): Promise<never> {
  exiting ??= runCleanups().then(() => process.exit(code));
  return exiting;
}

export const isExiting = () => exiting !== undefined;

/** Runs a command: its exit code becomes that of the process. */
export async function runCommand(main: () => Promise<number | undefined>): Promise<void> {
  exitWithNpm();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => exit(128 + constants.signals[signal]));
  }
  try {
    const code = await main();
    if (code !== undefined) await exit(code);
  } catch (error) {
    // While exiting, child processes that were stopped report failures: those are expected.
    if (!isExiting()) console.error(`\n${red(messageOf(error))}`);
    await exit(1);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
