import { dim, green, isLive, red, seconds, yellow } from "../shared/progress.mjs";
import { reportFile } from "./programs";
import { readProgress } from "./records";
import { countsOf, inWords } from "./report";
import type { Result } from "./schedule";

const paint = { passed: green, failed: red, "left out": yellow };

/** One line when a step is over, and now and then one with all that run: live in a terminal, else twice a minute. */
export function showProgress() {
  const start = Date.now();
  const running = new Set<string>();

  const line = () => {
    const steps = [...running].map((name) => `${name} ${readProgress(reportFile(name))}`.trim());
    return `  ${seconds(Date.now() - start)}: ${steps.join("; ")}`;
  };
  const show = () => {
    if (isLive) process.stdout.write(`\r\u001b[K${line().slice(0, process.stdout.columns - 1)}`);
    else console.log(line());
  };
  const timer = setInterval(show, isLive ? 250 : 30_000);

  return {
    started: (name: string) => void running.add(name),
    finished: ({ name, outcome, ms, tests }: Result) => {
      running.delete(name);
      const counts = tests.length > 0 ? `  ${inWords(countsOf(tests))}` : "";
      const clear = isLive ? "\r\u001b[K" : "";
      console.log(
        `${clear}${paint[outcome](`${name.padEnd(16)} ${outcome.padEnd(9)}`)} ${dim(seconds(ms).padStart(8))}${counts}`,
      );
    },
    close: () => clearInterval(timer),
  };
}
