import { afterEach, expect, test } from "vitest";
import { takeLog } from "@/e2e/support/log";
import { printConsoleAsLog } from "./console-as-log";

const before = { ...console };
const listeners = process.listeners("warning");

afterEach(() => {
  Object.assign(console, before);
  process.removeAllListeners("warning");
  for (const listener of listeners) process.on("warning", listener);
});

/** @requirement Operations: Every line that a server prints is a line of the log */
test("what others print by the console is one line of the log", () => {
  printConsoleAsLog();
  const { error, warn, log } = console;
  error("\u001b[31m⨯\u001b[39m Failed to find %s", "x", new Error("broken\nin two lines"));
  warn({ name: "an object" });
  log();
  log(new Error("no words"));
  expect(takeLog()).toMatchObject([
    { level: "error", msg: "⨯ Failed to find x", cause: [{ message: "broken in two lines" }] },
    { level: "warn", msg: "{ name: 'an object' }" },
    { level: "info", msg: "Printed without words", by: "console" },
  ]);
});

test("a warning of Node.js is a line of the log", () => {
  printConsoleAsLog();
  process.emit("warning", new Error("deprecated"));
  expect(takeLog()).toMatchObject([{ level: "warn", cause: [{ message: "deprecated" }] }]);
});
