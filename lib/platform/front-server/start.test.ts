import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const program = fileURLToPath(new URL("start.mjs", import.meta.url));

/** @requirement Operations: Every line that a server prints is a line of the log */
test("a server that cannot start says so in one line of the log, and ends", () => {
  const cwd = mkdtempSync(join(tmpdir(), "presetry-start-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toMatchObject({
    level: "error",
    msg: expect.stringContaining("Presetry cannot start"),
  });
});
