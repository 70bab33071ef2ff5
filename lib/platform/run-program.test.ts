import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runProgram } from "./run-program";

const folder = mkdtempSync(join(tmpdir(), "presetry-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

function programOf(name: string, onTask: string): string {
  const program = join(folder, `${name}.mjs`);
  writeFileSync(
    program,
    `process.once("message", (task) => { ${onTask} });
process.once("disconnect", () => process.exit());`,
  );
  return program;
}

const endless = programOf("endless", "setInterval(() => {}, 1_000);");
const notStarted = () => new Error("Not started");

const run = (program: string, deadline: number, signal?: AbortSignal) =>
  runProgram({ program, task: { word: "bread" }, deadline, notStarted, ...(signal && { signal }) });

test("a program sends its result", async () => {
  const echo = programOf("echo", "process.send(task.word, () => process.exit());");
  expect(await run(echo, 60_000)).toBe("bread");
});

test("one that ends without a result has not started", async () => {
  await expect(run(programOf("broken", "process.exit(1);"), 60_000)).rejects.toThrow("Not started");
});

test("one that takes too long is killed", async () => {
  expect(await run(endless, 500)).toBeNull();
});

test("one that is canceled is killed long before its deadline", async () => {
  const reading = new AbortController();
  const result = run(endless, 600_000, reading.signal);
  reading.abort();
  expect(await result).toBeNull();
});

test("one that was canceled before is killed, too", async () => {
  expect(await run(endless, 600_000, AbortSignal.abort())).toBeNull();
});
