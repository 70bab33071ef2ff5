import { constants } from "node:os";
import { endWithNpm } from "./npm-parent.mjs";
import { red } from "./progress.mjs";

type Undo = () => Promise<void> | void;

const undos: Undo[] = [];
let ending: Promise<never> | undefined;

/** Whatever was started last is stopped first, however the process ends. */
export function onEnd(undo: Undo) {
  undos.push(undo);
}

async function stopEverything() {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(red(`While stopping: ${messageOf(error)}`));
    }
  }
}

/** Stops everything, then exits; later calls wait for the first. */
function end(code: number): Promise<never> {
  ending ??= stopEverything().then(() => process.exit(code));
  return ending;
}

export const isEnding = () => ending !== undefined;

/** For the outermost call of a command. */
export async function runCommand(main: () => Promise<number | undefined>): Promise<void> {
  endWithNpm();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => end(128 + constants.signals[signal]));
  }
  try {
    const code = await main();
    if (code !== undefined) await end(code);
  } catch (error) {
    // A child that was stopped reports a failure; that is not news while stopping.
    if (!isEnding()) console.error(`\n${red(messageOf(error))}`);
    await end(1);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
