import { expect, test, vi } from "vitest";
import { takeLog } from "@/e2e/support/log";
import { startServer } from "./startup";

/** @requirement Operations: Every line that a server prints is a line of the log */
test("each problem of the configuration is a line of the log", () => {
  vi.stubEnv("LOG_LEVEL", "loud");
  vi.stubEnv("TRUSTED_PROXIES", "many");
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(startServer).toThrow("exit 1");
  const lines = takeLog();
  for (const name of ["LOG_LEVEL", "TRUSTED_PROXIES"]) {
    const msg = expect.stringMatching(new RegExp(`^Presetry cannot start: .*${name}`));
    expect(lines).toContainEqual({ level: "error", time: expect.any(String), msg });
  }
});
